-- The things that file :file lacks and other files of its span have: device rows (1 or 0,
-- in the first row), then the numbers of steps, ascending, at most :most rows.
SELECT coalesce(max(o.has_device_rows), 0) > f.has_device_rows, 0 AS place
FROM file AS f LEFT JOIN file AS o ON o.span = f.span WHERE f.file = :file
UNION ALL
SELECT n, place FROM (
    SELECT DISTINCT s.n AS n, 1 AS place
    FROM file AS f
    JOIN file AS o ON o.span = f.span AND o.file <> f.file
    JOIN step AS s ON s.file = o.file
    WHERE f.file = :file AND s.n IS NOT NULL
        AND s.n NOT IN (SELECT n FROM step WHERE file = :file AND n IS NOT NULL)
    ORDER BY s.n)
LIMIT :most
