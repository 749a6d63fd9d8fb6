-- Table step by number, for store/set/set_check.c: its columns, then whether all parts or
-- none are there, whether they add up to the step, and whether its windows fit their ends.
SELECT id, file, n, ts, dur, end_ts, host_ts, host, lag, compute, exposed_communication,
    exposed_memory, idle,
    (compute IS NULL) + (exposed_communication IS NULL) + (exposed_memory IS NULL)
        + (idle IS NULL) IN (0, 4),
    coalesce(compute, 0) <= dur AND coalesce(exposed_communication, 0) <= dur
        AND coalesce(exposed_memory, 0) <= dur AND coalesce(idle, 0) <= dur,
    dur <= end_ts - ts
FROM main.step ORDER BY id
