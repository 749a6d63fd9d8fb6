-- Every name of a set: id, text.
SELECT id, text FROM main.name ORDER BY id
