-- Table step_row by file and number, as store/set/set_check.c looks at it.
SELECT file, row, n, ts, dur, begin_ts, end_ts, begin_ts <= end_ts FROM main.step_row ORDER BY file, row
