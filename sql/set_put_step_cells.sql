-- The :cells of the step :step.
INSERT INTO step_cells(step, cells) VALUES (:step, :cells)
