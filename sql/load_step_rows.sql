-- The ProfilerStep rows of :file in file order: n, ts, dur.
SELECT n, ts, dur FROM main.step_row WHERE file = :file ORDER BY row
