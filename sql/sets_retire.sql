-- Puts the listed sets that must be removed at :now (unix seconds) into the bin.
UPDATE sets SET deleted = :now
WHERE id IN (SELECT id FROM set_row WHERE deleted = 0 AND removing = 0 AND goes <= :now)
