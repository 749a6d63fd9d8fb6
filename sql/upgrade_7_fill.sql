-- The steps that sql/upgrade_7_keep.sql kept, in the tables of format 7: their windows are the
-- intervals of the host until they are made again.
INSERT INTO main.step(id, file, n, ts, dur, end_ts, host_ts, host, lag, compute,
    exposed_communication, exposed_memory, idle)
SELECT id, file, n, ts, dur, ts + dur, ts, dur, 0, compute, exposed_communication,
    exposed_memory, idle
FROM temp.old_step;
INSERT INTO main.step_row(file, row, n, ts, dur, begin_ts, end_ts)
SELECT file, row, n, ts, dur, ts, ts + dur FROM temp.old_step_row;
DROP TABLE temp.old_step;
DROP TABLE temp.old_step_row;
