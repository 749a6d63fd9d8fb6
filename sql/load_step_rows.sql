-- The ProfilerStep rows of :file in file order: n, ts, dur, begin and end of the window.
SELECT n, ts, dur, begin_ts, end_ts FROM main.step_row WHERE file = :file ORDER BY row
