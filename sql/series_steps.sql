-- The selected samples of a set (docs/semantics.md §5: all ranks, all steps): number (NULL: the
-- whole file), span, dur, host, lag, compute, exposed_communication, exposed_memory, idle, the time of the
-- row :name in it (0: not there; total, or self if :self), and when its recording began (ns). The
-- row is that of :category; if this is NULL, the rows of all categories. No row if :name is NULL.
-- In order of number and span. Reads all files and steps, and with a row all names, of the set.
WITH wanted(op) AS MATERIALIZED (
    SELECT o.id
    FROM op AS o
        CROSS JOIN name AS n ON n.id = o.merged_name
        CROSS JOIN category AS k ON k.id = o.category
    WHERE :name IS NOT NULL AND n.text = :name AND (:category IS NULL OR k.text = :category)
)
SELECT s.n, f.span, s.dur, s.host, s.lag, s.compute, s.exposed_communication, s.exposed_memory, s.idle,
    iif(:name IS NULL, 0, (
        SELECT coalesce(sum(iif(:self, c.self, c.total)), 0)
        FROM step_cells AS o CROSS JOIN cells(o.cells) AS c
        WHERE o.step = s.id AND c.op IN (SELECT op FROM wanted)
    )),
    f.first_ns
FROM file AS f CROSS JOIN step AS s ON s.file = f.file
WHERE (s.n IS NULL) = (f.has_steps = 0)
ORDER BY s.n, f.span
