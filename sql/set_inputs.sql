-- The distinct shapes and types of inputs of a set, as one text.
SELECT DISTINCT s.text || ' ' || coalesce(t.text, '')
FROM main.inputs AS i
    JOIN main.shape AS s ON s.id = i.shape
    LEFT JOIN main.argument AS t ON t.id = i.types
