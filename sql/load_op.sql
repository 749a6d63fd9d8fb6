-- Op :id of a set: name, category, side, kind.
SELECT name.text, category.text, op.side, op.kind
FROM main.op
JOIN main.name ON name.id = op.name
JOIN main.category ON category.id = op.category
WHERE op.id = :id
