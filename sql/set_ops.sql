-- The operations of a set over every kept row, largest total first: name (addresses merged),
-- short_name, category, side, kind, count, total. :query NULL, or text that the name contains
-- (ASCII without case); :limit.
SELECT n.text, h.text, k.text, o.side, o.kind, sum(c.count), sum(c.total) AS total
FROM op_set AS s
    CROSS JOIN cells(s.cells) AS c
    CROSS JOIN op AS o ON o.id = c.op
    CROSS JOIN name AS n ON n.id = o.merged_name
    CROSS JOIN name AS h ON h.id = o.merged_short_name
    CROSS JOIN category AS k ON k.id = o.category
WHERE s.scope = 'any' AND (:query IS NULL OR contains_nocase(n.text, :query))
GROUP BY o.merged_name, o.category, o.side, o.kind
ORDER BY total DESC, n.text, k.text
LIMIT :limit
