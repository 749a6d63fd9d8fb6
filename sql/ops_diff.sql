-- The names of one change, ordered by their bytes.
SELECT name FROM joined WHERE matches AND is_first AND change = :change ORDER BY rowid
