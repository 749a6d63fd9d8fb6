-- How many ops and how many inputs a set has; both are numbered from 0.
SELECT (SELECT coalesce(max(id) + 1, 0) FROM main.op),
       (SELECT coalesce(max(id) + 1, 0) FROM main.inputs)
