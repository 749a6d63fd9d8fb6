-- The samples of a set: id, file, n, ts, dur, end, host_ts, host, lag, compute,
-- exposed_communication, exposed_memory, idle. The samples of a file are adjacent: the
-- pseudo-step first, then by number.
SELECT id, file, n, ts, dur, end_ts, host_ts, host, lag, compute, exposed_communication,
    exposed_memory, idle
FROM step ORDER BY id
