-- The cells that the selection `all` sums: op_file where there is one, else the single
-- numbered step, else (no numbered step) the pseudo-step: cells.
SELECT cells FROM op_file
UNION ALL
SELECT o.cells
FROM step AS s CROSS JOIN file AS f ON f.file = s.file CROSS JOIN step_cells AS o ON o.step = s.id
WHERE f.file NOT IN (SELECT file FROM op_file) AND (s.n IS NULL) = (f.has_steps = 0)
