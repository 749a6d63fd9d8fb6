-- The samples of :file, pseudo-step first: n, ts, dur, end, host_ts, host, lag, compute,
-- exposed_communication, exposed_memory, idle. By the index step_of_file.
SELECT n, ts, dur, end_ts, host_ts, host, lag, compute, exposed_communication, exposed_memory,
    idle
FROM main.step WHERE file = :file ORDER BY n
