-- Inputs :id of a set: the texts of shapes, types and concrete inputs, NULL where not recorded.
SELECT s.text, t.text, c.text
FROM main.inputs AS i
    LEFT JOIN main.shape AS s ON s.id = i.shape
    LEFT JOIN main.argument AS t ON t.id = i.types
    LEFT JOIN main.argument AS c ON c.id = i.concrete
WHERE i.id = :id
