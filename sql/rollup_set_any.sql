-- The cells of every pseudo-step: cells.
SELECT o.cells FROM step AS s CROSS JOIN step_cells AS o ON o.step = s.id WHERE s.n IS NULL
