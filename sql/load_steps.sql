-- The samples of :file, pseudo-step first: n, ts, dur, compute, exposed_communication,
-- exposed_memory, idle.
SELECT n, ts, dur, compute, exposed_communication, exposed_memory, idle
FROM main.step WHERE file = :file ORDER BY n
