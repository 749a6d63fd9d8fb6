-- Text :id of an argument of a set.
SELECT text FROM main.argument WHERE id = :id
