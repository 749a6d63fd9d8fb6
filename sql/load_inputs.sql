-- All inputs of a set: id, shape, types, concrete.
SELECT id, shape, types, concrete FROM main.inputs ORDER BY id
