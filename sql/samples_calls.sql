-- How often each op of a set was called, in any step or none: op, count. Reads one blob.
SELECT c.op, c.count FROM main.op_set AS s CROSS JOIN cells(s.cells) AS c
WHERE s.scope = 'any'
