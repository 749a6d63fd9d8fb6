-- Every op of a set with the row that it belongs to: id, name, category, side, kind.
-- :use_short_name, :merge_addresses; :side: only of this side (NULL: of both). Access by rowid;
-- no index needed.
SELECT o.id, n.text, k.text, o.side, o.kind
FROM main.op AS o
    CROSS JOIN main.category AS k ON k.id = o.category
    CROSS JOIN main.name AS n ON n.id = iif(:merge_addresses,
        iif(:use_short_name, o.merged_short_name, o.merged_name),
        iif(:use_short_name, o.short_name, o.name))
WHERE :side IS NULL OR o.side = :side
ORDER BY o.id
