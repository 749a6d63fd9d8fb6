-- The distinct ranks, ascending.
SELECT DISTINCT rank FROM file ORDER BY rank
