-- The :cells of all steps with the number :n.
INSERT INTO op_number(n, cells) VALUES (:n, :cells)
