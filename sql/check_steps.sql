-- Table step by number, as store/set/set_check.c looks at it: all of it, then whether all parts
-- are there or none, and whether they are the step.
SELECT id, file, n, ts, dur, compute, exposed_communication, exposed_memory, idle,
    (compute IS NULL) + (exposed_communication IS NULL) + (exposed_memory IS NULL)
        + (idle IS NULL) IN (0, 4),
    coalesce(compute, 0) <= dur AND coalesce(exposed_communication, 0) <= dur
        AND coalesce(exposed_memory, 0) <= dur AND coalesce(idle, 0) <= dur
FROM main.step ORDER BY id
