-- Table place by file and number, as store/set/set_check.c looks at it; texts as whether they are
-- some.
SELECT file, id, typeof(pid) = 'text', typeof(tid) = 'text', device, stream, stream_is_wide
FROM main.place ORDER BY file, id
