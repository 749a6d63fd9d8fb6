-- Table segment by file and row, as store/set/set_check.c looks at it: file, number of the first
-- row, rows, min_ts, max_end, whether ops and columns are blobs.
SELECT id >> 32, id & 0xffffffff, rows, min_ts, max_end, typeof(ops) = 'blob',
    typeof(columns) = 'blob'
FROM main.segment ORDER BY id
