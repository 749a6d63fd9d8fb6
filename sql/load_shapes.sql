-- Every shape of a set: id, text.
SELECT id, text FROM main.shape ORDER BY id
