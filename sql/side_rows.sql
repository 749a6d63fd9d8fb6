-- One side of TraceDiff: every row (name or short name, category) of the selected steps
-- of a set, ordered by name (bytes), then category. set_pair.c merges two such streams, and
-- also adds up ops of the same name and category: these few follow each other, and a GROUP BY
-- for them would take longer than all the rest.
--
-- :steps, :files, :numbers (arrays of int64: step.id, file, step number) and :scope (NULL,
-- 'steps' or 'any') say which blobs of step_cells and which rows of op_file, op_number and
-- op_set add up to the selection (set_cover.h); :use_short_name; :merge_addresses.
--
-- Columns: name, category, side, kind, count, total, self, min, max. With more than nine
-- columns SQLite sorts in a slower way (vdbesort.c: records of 13 fields and more).
--
-- Every access is by rowid or primary key.
WITH
selected(cells) AS MATERIALIZED (
    SELECT cells_sum(cells) FROM (
        SELECT cells_sum(o.cells) AS cells
        FROM numbers(:steps) AS i CROSS JOIN main.step_cells AS o ON o.step = i.value
        UNION ALL
        SELECT cells_sum(o.op, o.count, o.total, o.self, o.min, o.max)
        FROM numbers(:files) AS i CROSS JOIN main.op_file AS o ON o.file = i.value
        UNION ALL
        SELECT cells_sum(o.op, o.count, o.total, o.self, o.min, o.max)
        FROM numbers(:numbers) AS i CROSS JOIN main.op_number AS o ON o.n = i.value
        UNION ALL
        SELECT cells_sum(o.op, o.count, o.total, o.self, o.min, o.max)
        FROM main.op_set AS o WHERE o.scope = :scope
    )
)
SELECT n.text, k.text, o.side, o.kind, c.count, c.total, c.self, c.min, c.max
FROM selected AS s
    CROSS JOIN cells(s.cells) AS c
    CROSS JOIN main.op AS o ON o.id = c.op
    CROSS JOIN main.category AS k ON k.id = o.category
    CROSS JOIN main.name AS n ON n.id = iif(:merge_addresses,
        iif(:use_short_name, o.merged_short_name, o.merged_name),
        iif(:use_short_name, o.short_name, o.name))
ORDER BY n.position, k.text
