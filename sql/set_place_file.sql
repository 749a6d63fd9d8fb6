-- Settles :rank, :span and :rank_source of the recording :file.
UPDATE file SET rank = :rank, span = :span, rank_source = :rank_source WHERE file = :file
