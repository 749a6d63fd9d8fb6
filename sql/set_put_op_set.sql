-- The :cells of the whole set in the :scope 'steps' or 'any'.
INSERT INTO op_set(scope, cells) VALUES (:scope, :cells)
