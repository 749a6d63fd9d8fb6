-- Statements that check a set file before anything in it is trusted: server/store/set/ compares
-- what they return with what a set may hold.

-- name: set_integrity
-- Whether the pages of a set file make a valid database: one row, "ok" or the first problem.
PRAGMA integrity_check(1)

-- name: check_schema
-- Everything that a set file declares: type, and its SQL (store/set_check.c).
SELECT type, sql FROM main.sqlite_master

-- name: check_meta
-- Table meta, as store/set_check.c looks at it: whether key and value are texts.
SELECT typeof(key) = 'text', typeof(value) = 'text' FROM main.meta

-- name: check_files
-- Table file by number, for store/set_check.c; for texts and hashes, whether they are of
-- the right type.
SELECT file, typeof(name) = 'text', rank, span, rank_source, raw_bytes, disk_bytes,
    typeof(hash) = 'blob' AND length(hash) = 16,
    typeof(disk_hash) = 'blob' AND length(disk_hash) = 16,
    has_steps, has_device_rows, base_time_known, first_ns, rows, events, kept, repaired,
    dropped, invalid, ignored, device_rows_without_step
FROM main.file ORDER BY file

-- name: check_duplicates
-- Table duplicate, for store/set_check.c; for texts and hashes, whether they are of the
-- right type.
SELECT file, typeof(name) = 'text', same_as, disk_bytes,
    typeof(disk_hash) = 'blob' AND length(disk_hash) = 16
FROM main.duplicate

-- name: check_metadata
-- Table metadata, as store/set_check.c looks at it: file, whether there is a text.
SELECT file, typeof(json) = 'text' FROM main.metadata

-- name: check_notes
-- Table quality, as store/set_check.c looks at it: file, whether the kind is a word, count,
-- whether the example is a text.
SELECT file, typeof(kind) = 'text' AND kind NOT GLOB '*[^a-z0-9_]*', count,
    typeof(example) = 'text'
FROM main.quality

-- name: check_names
-- Table name by number, as store/set_check.c looks at it: id, position, whether there is a
-- text.
SELECT id, position, typeof(text) = 'text' FROM main.name ORDER BY id

-- name: check_categories
-- Table category by number, as store/set_check.c looks at it: id, whether there is a text.
SELECT id, typeof(text) = 'text' FROM main.category ORDER BY id

-- name: check_shapes
-- Table shape by number, as store/set_check.c looks at it: id, whether there is a text.
SELECT id, typeof(text) = 'text' FROM main.shape ORDER BY id

-- name: check_arguments
-- Table argument by number, as store/set_check.c looks at it: id, whether there is a text.
SELECT id, typeof(text) = 'text' FROM main.argument ORDER BY id

-- name: check_inputs
-- Table inputs by number, as store/set_check.c looks at it: id, shape, types, concrete.
SELECT id, shape, types, concrete FROM main.inputs ORDER BY id

-- name: check_ops
-- Table op by number, as store/set_check.c looks at it.
SELECT id, name, short_name, merged_name, merged_short_name, category, side, kind
FROM main.op ORDER BY id

-- name: check_places
-- Table place by file and number, for store/set_check.c; for texts, whether they are of the
-- right type.
SELECT file, id, typeof(pid) = 'text', typeof(tid) = 'text', device, stream, stream_is_wide
FROM main.place ORDER BY file, id

-- name: check_steps
-- Table step by number, for store/set_check.c: its columns, then whether all parts or
-- none are there, whether they add up to the step, and whether its windows fit their ends.
SELECT id, file, n, ts, dur, end_ts, host_ts, host, lag, compute, exposed_communication,
    exposed_memory, idle,
    (compute IS NULL) + (exposed_communication IS NULL) + (exposed_memory IS NULL)
        + (idle IS NULL) IN (0, 4),
    coalesce(compute, 0) <= dur AND coalesce(exposed_communication, 0) <= dur
        AND coalesce(exposed_memory, 0) <= dur AND coalesce(idle, 0) <= dur,
    dur <= end_ts - ts
FROM main.step ORDER BY id

-- name: check_step_rows
-- Table step_row by file and number, as store/set_check.c looks at it.
SELECT file, row, n, ts, dur, begin_ts, end_ts, begin_ts <= end_ts FROM main.step_row ORDER BY file, row

-- name: check_segments
-- Table segment by file and row, as store/set_check.c looks at it: file, number of the first
-- row, rows, min_ts, max_end, whether ops and columns are blobs.
SELECT id >> 32, id & 0xffffffff, rows, min_ts, max_end, typeof(ops) = 'blob',
    typeof(columns) = 'blob'
FROM main.segment ORDER BY id

-- name: check_blocks
-- Tables memory_block, collective_block and counter_block, as store/set_check.c looks at them:
-- file, number of the first row, rows, whether columns is a blob, device.
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', 0, 0, id FROM main.memory_block
UNION ALL
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', 0, 1, id FROM main.collective_block
UNION ALL
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', device, 2, id
FROM main.counter_block
ORDER BY 6, 7

-- name: check_launches
-- Table launch_shape, as store/set_check.c looks at it.
SELECT file, op, operator, shape, count, total FROM main.launch_shape

-- name: check_sums
-- Table step_cells, as store/set_check.c looks at it: how many sums are not blobs.
SELECT count(*) FROM main.step_cells WHERE typeof(cells) <> 'blob'

-- name: check_op_files
-- Table op_file, as store/set_check.c looks at it.
SELECT file, op, count, total, self, min, max FROM main.op_file

-- name: check_op_numbers
-- Table op_number, as store/set_check.c looks at it.
SELECT n, op, count, total, self, min, max FROM main.op_number

-- name: check_op_sets
-- Table op_set, as store/set_check.c looks at it: whether the scope is one of ours, and the
-- sums.
SELECT scope IN ('steps', 'any'), op, count, total, self, min, max FROM main.op_set
