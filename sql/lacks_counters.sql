-- Whether some file of a set was read without its counters: 1 or 0.
SELECT EXISTS (SELECT 1 FROM quality WHERE kind = 'counters_not_read')
