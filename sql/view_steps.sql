-- The samples of a set: id, file, n, ts, dur, compute, exposed_communication, exposed_memory,
-- idle. Those of a file stand together, the pseudo-step first, then by number.
SELECT id, file, n, ts, dur, compute, exposed_communication, exposed_memory, idle
FROM step ORDER BY id
