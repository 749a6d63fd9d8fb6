-- Shape :id of a set: text.
SELECT text FROM main.shape WHERE id = :id
