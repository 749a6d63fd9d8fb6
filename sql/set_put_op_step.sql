-- The :cells of the step :step.
INSERT INTO op_step(step, cells) VALUES (:step, :cells)
