-- The sums of the selection `all`, by file: its numbered steps, or the pseudo-step of a
-- file without any: file, cells. By the index step_of_file.
SELECT s.file, o.cells
FROM file AS f
    CROSS JOIN step AS s ON s.file = f.file AND (s.n IS NULL) = (f.has_steps = 0)
    CROSS JOIN step_cells AS o ON o.step = s.id
ORDER BY f.file
