-- When the earliest recording of the files with rows began (ns; NULL: no file has rows), and the
-- median duration of the numbered steps of all ranks (ns; NULL: there are none).
WITH numbered AS MATERIALIZED (SELECT dur FROM step WHERE n IS NOT NULL)
SELECT (SELECT min(first_ns) FROM file WHERE kept > 0 AND first_ns >= :begin AND first_ns < :end),
    (SELECT CAST(avg(dur) AS INTEGER) FROM (
        SELECT dur FROM numbered ORDER BY dur
        LIMIT 2 - (SELECT count(*) FROM numbered) % 2
        OFFSET max((SELECT count(*) FROM numbered) - 1, 0) / 2))
