-- The operations of a set over every kept row, largest total first: name (addresses merged),
-- short_name, category, side, kind, count, total. :query NULL, or text that the name contains
-- (ASCII without case); :limit.
SELECT n.text, h.text, k.text, o.side, o.kind, sum(c.count), sum(c.total) AS total
FROM (
        SELECT op, count, total FROM op_set WHERE scope = 'any'
        UNION ALL
        SELECT c.op, c.count, c.total
        FROM step AS s
            CROSS JOIN step_cells AS o ON o.step = s.id
            CROSS JOIN cells(o.cells) AS c
        WHERE s.n IS NULL AND (SELECT count(*) FROM file) = 1
    ) AS c
    CROSS JOIN op AS o ON o.id = c.op
    CROSS JOIN name AS n ON n.id = o.merged_name
    CROSS JOIN name AS h ON h.id = o.merged_short_name
    CROSS JOIN category AS k ON k.id = o.category
WHERE (:query IS NULL OR contains_nocase(n.text, :query))
GROUP BY o.merged_name, o.category, o.side, o.kind
ORDER BY total DESC, n.text, k.text
LIMIT :limit
