-- The launches of some device work in some files: op, operator, input shapes, count; NULL
-- if not known. :files and :ops are arrays of int64 (numbers()). By the primary key of
-- launch_shape.
SELECT l.op, n.text, s.text, l.count
FROM numbers(:files) AS f
    CROSS JOIN numbers(:ops) AS o
    CROSS JOIN main.launch_shape AS l ON l.file = f.value AND l.op = o.value
    LEFT JOIN main.name AS n ON n.id = l.operator
    LEFT JOIN main.shape AS s ON s.id = l.shape
