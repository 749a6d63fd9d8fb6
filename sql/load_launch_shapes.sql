-- The launches of all device work of :file: op, operator, input shapes (texts, NULL if
-- not known), count, total. By the primary key of launch_shape.
SELECT l.op, n.text, s.text, l.count, l.total
FROM main.launch_shape AS l
    LEFT JOIN main.name AS n ON n.id = l.operator
    LEFT JOIN main.shape AS s ON s.id = l.shape
WHERE l.file = :file ORDER BY l.op, l.operator, l.shape
