-- The distinct step numbers, ascending.
SELECT DISTINCT n FROM step WHERE n IS NOT NULL ORDER BY n
