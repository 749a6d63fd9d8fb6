-- Table inputs by number, as store/set/set_check.c looks at it: id, shape, types, concrete.
SELECT id, shape, types, concrete FROM main.inputs ORDER BY id
