-- The cells of every pseudo-step: cells.
SELECT o.cells FROM step AS s CROSS JOIN op_step AS o ON o.step = s.id WHERE s.n IS NULL
