-- The ops of a set in words: id, name, short name, category, side, kind.
SELECT o.id, n.text, s.text, c.text, o.side, o.kind
FROM main.op AS o
JOIN main.name AS n ON n.id = o.name
JOIN main.name AS s ON s.id = o.short_name
JOIN main.category AS c ON c.id = o.category
ORDER BY o.id
