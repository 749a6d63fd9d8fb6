-- The samples of a set by file, the pseudo-step first, then by number: id, file, n, ts, dur,
-- compute, exposed_communication, exposed_memory, idle.
SELECT id, file, n, ts, dur, compute, exposed_communication, exposed_memory, idle
FROM step ORDER BY file, n
