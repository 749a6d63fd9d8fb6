-- The operations of a set over every kept row, largest total first: name, short_name,
-- category, side, kind, count, total. :query NULL, or text that the name contains (ASCII
-- without case); :limit.
SELECT n.text, h.text, k.text, o.side, o.kind, c.count, c.total
FROM op_set AS s
    CROSS JOIN cells(s.cells) AS c
    CROSS JOIN op AS o ON o.id = c.op
    CROSS JOIN name AS n ON n.id = o.name
    CROSS JOIN name AS h ON h.id = o.short_name
    CROSS JOIN category AS k ON k.id = o.category
WHERE s.scope = 'any' AND (:query IS NULL OR instr(lower(n.text), lower(:query)) > 0)
ORDER BY c.total DESC, n.text, k.text
LIMIT :limit
