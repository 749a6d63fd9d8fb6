-- Table place by file and number, for store/set/set_check.c; for texts, whether they are of the
-- right type.
SELECT file, id, typeof(pid) = 'text', typeof(tid) = 'text', device, stream, stream_is_wide
FROM main.place ORDER BY file, id
