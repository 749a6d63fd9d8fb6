-- The samples of :file, pseudo-step first: n, ts, dur, compute, exposed_communication,
-- exposed_memory, idle. By the index step_of_file.
SELECT n, ts, dur, compute, exposed_communication, exposed_memory, idle
FROM main.step WHERE file = :file ORDER BY n
