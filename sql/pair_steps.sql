-- The samples of a set by file and number, pseudo-steps first: id, file, n, and whether
-- there are roll-ups of the file and of the number.
SELECT s.id, s.file, s.n,
    EXISTS (SELECT 1 FROM main.op_file AS f WHERE f.file = s.file),
    EXISTS (SELECT 1 FROM main.op_number AS k WHERE k.n = s.n)
FROM main.step AS s ORDER BY s.file, s.n
