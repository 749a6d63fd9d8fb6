-- Every text of an argument of a set: id, text.
SELECT id, text FROM main.argument ORDER BY id
