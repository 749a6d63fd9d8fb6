-- How often each op of a set was called, in any step or none: op, count. A set of one file has
-- no op_set, so this uses the pseudo-step.
SELECT op, count FROM main.op_set WHERE scope = 'any'
UNION ALL
SELECT c.op, c.count
FROM main.step AS s
    CROSS JOIN main.step_cells AS o ON o.step = s.id
    CROSS JOIN cells(o.cells) AS c
WHERE s.n IS NULL AND (SELECT count(*) FROM main.file) = 1
