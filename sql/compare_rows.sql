-- TraceDiff: every row (name or short name, category) of the selected steps of two sets,
-- attached as `control` and `test`, ordered by name (bytes), then category.
--
-- Parameters, for each side: :<side>_steps, :<side>_files, :<side>_numbers (arrays of int64:
-- step.id, file, step number) and :<side>_scope (NULL, 'steps' or 'any') say which blobs of
-- op_step, op_file, op_number and op_set add up to the selection (set_cover.h);
-- :use_short_name.
--
-- Columns: name, category, side, kind, then count, total, self, min, max of control, and of
-- test; min and max are NULL where the side lacks the row.
--
-- Every access is by rowid or primary key. The two sides meet by UNION ALL and GROUP BY:
-- FULL OUTER JOIN would be quadratic.
WITH
control_sum(cells) AS MATERIALIZED (
    SELECT cells_sum(cells) FROM (
        SELECT cells_sum(o.cells) AS cells
        FROM numbers(:control_steps) AS i CROSS JOIN control.op_step AS o ON o.step = i.value
        UNION ALL
        SELECT cells_sum(o.cells)
        FROM numbers(:control_files) AS i CROSS JOIN control.op_file AS o ON o.file = i.value
        UNION ALL
        SELECT cells_sum(o.cells)
        FROM numbers(:control_numbers) AS i CROSS JOIN control.op_number AS o ON o.n = i.value
        UNION ALL
        SELECT cells FROM control.op_set WHERE scope = :control_scope
    )
),
test_sum(cells) AS MATERIALIZED (
    SELECT cells_sum(cells) FROM (
        SELECT cells_sum(o.cells) AS cells
        FROM numbers(:test_steps) AS i CROSS JOIN test.op_step AS o ON o.step = i.value
        UNION ALL
        SELECT cells_sum(o.cells)
        FROM numbers(:test_files) AS i CROSS JOIN test.op_file AS o ON o.file = i.value
        UNION ALL
        SELECT cells_sum(o.cells)
        FROM numbers(:test_numbers) AS i CROSS JOIN test.op_number AS o ON o.n = i.value
        UNION ALL
        SELECT cells FROM test.op_set WHERE scope = :test_scope
    )
),
op_row(which, name, category, side, kind, count, total, self, min, max) AS (
    SELECT 0, n.text, k.text, o.side, o.kind, c.count, c.total, c.self, c.min, c.max
    FROM control_sum AS s
        CROSS JOIN cells(s.cells) AS c
        CROSS JOIN control.op AS o ON o.id = c.op
        CROSS JOIN control.category AS k ON k.id = o.category
        CROSS JOIN control.name AS n ON n.id = iif(:use_short_name, o.short_name, o.name)
    UNION ALL
    SELECT 1, n.text, k.text, o.side, o.kind, c.count, c.total, c.self, c.min, c.max
    FROM test_sum AS s
        CROSS JOIN cells(s.cells) AS c
        CROSS JOIN test.op AS o ON o.id = c.op
        CROSS JOIN test.category AS k ON k.id = o.category
        CROSS JOIN test.name AS n ON n.id = iif(:use_short_name, o.short_name, o.name)
)
SELECT name, category, max(side), max(kind),
    coalesce(sum(count) FILTER (WHERE which = 0), 0),
    coalesce(sum(total) FILTER (WHERE which = 0), 0),
    coalesce(sum(self) FILTER (WHERE which = 0), 0),
    min(min) FILTER (WHERE which = 0),
    max(max) FILTER (WHERE which = 0),
    coalesce(sum(count) FILTER (WHERE which = 1), 0),
    coalesce(sum(total) FILTER (WHERE which = 1), 0),
    coalesce(sum(self) FILTER (WHERE which = 1), 0),
    min(min) FILTER (WHERE which = 1),
    max(max) FILTER (WHERE which = 1)
FROM op_row
GROUP BY name, category
ORDER BY name, category
