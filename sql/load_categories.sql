-- Every category of a set: id, text.
SELECT id, text FROM main.category ORDER BY id
