-- The sums of the samples of :file, in the order of load_steps.sql: cells.
SELECT o.cells
FROM main.step AS s JOIN main.step_cells AS o ON o.step = s.id
WHERE s.file = :file ORDER BY s.n
