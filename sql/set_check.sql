-- Statements that check a set file before anything in it is trusted.

-- name: set_integrity
-- Whether the pages of a set file make a valid database: one row, "ok" or the first problem.
PRAGMA integrity_check(1)

-- name: check_schema
-- Everything that a set file declares: type, and its SQL (store/set_check.c).
SELECT type, sql FROM main.sqlite_master

-- The statements below look at one table each, and return a row if something there is wrong: a
-- number out of its range, a reference to nothing, or NULL (so IS NOT TRUE). Numbers of names, ops
-- and the like count from 0 without a gap: each below their count is one of them. The tables are
-- STRICT; a number with a fraction, which only a forged file can have, is read as its whole part,
-- which is in the range, too. server/store/set_check.c binds the limits.

-- name: check_meta
SELECT 1 FROM main.meta
WHERE (typeof(key) = 'text'
    AND typeof(value) = 'text') IS NOT TRUE

-- name: check_files
SELECT 1 FROM main.file
WHERE (file BETWEEN 0 AND 2147483647
    AND typeof(name) = 'text'
    AND typeof(rank) = 'integer'
    AND span BETWEEN 0 AND 2147483647
    AND rank_source BETWEEN 0 AND 2
    AND raw_bytes BETWEEN 0 AND :count_max
    AND disk_bytes BETWEEN 0 AND :count_max
    AND typeof(hash) = 'blob' AND length(hash) = 16
    AND typeof(disk_hash) = 'blob' AND length(disk_hash) = 16
    AND has_steps IN (0, 1)
    AND has_device_rows IN (0, 1)
    AND base_time_known IN (0, 1)
    AND first_ns BETWEEN -:time_max AND :time_max
    AND rows BETWEEN 0 AND 4294967294
    AND events BETWEEN 0 AND :count_max
    AND kept BETWEEN 0 AND :count_max
    AND repaired BETWEEN 0 AND :count_max
    AND dropped BETWEEN 0 AND :count_max
    AND invalid BETWEEN 0 AND :count_max
    AND ignored BETWEEN 0 AND :count_max
    AND device_rows_without_step BETWEEN 0 AND :count_max) IS NOT TRUE

-- name: check_duplicates
SELECT 1 FROM main.duplicate
WHERE (file BETWEEN 0 AND 2147483647
    AND typeof(name) = 'text'
    AND same_as IN (SELECT file FROM main.file)
    AND disk_bytes BETWEEN 0 AND :count_max
    AND typeof(disk_hash) = 'blob' AND length(disk_hash) = 16) IS NOT TRUE

-- name: check_metadata
SELECT 1 FROM main.metadata
WHERE (file IN (SELECT file FROM main.file)
    AND typeof(json) = 'text') IS NOT TRUE

-- name: check_notes
SELECT 1 FROM main.quality
WHERE (file IN (SELECT file FROM main.file)
    AND typeof(kind) = 'text'
    AND kind NOT GLOB '*[^a-z0-9_]*'
    AND count BETWEEN 0 AND :count_max
    AND typeof(example) = 'text') IS NOT TRUE

-- name: check_names
SELECT 1 FROM main.name
WHERE (id BETWEEN 0 AND (SELECT count(*) FROM main.name) - 1
    AND position BETWEEN 0 AND 4294967295
    AND typeof(text) = 'text') IS NOT TRUE

-- name: check_categories
SELECT 1 FROM main.category
WHERE (id BETWEEN 0 AND (SELECT count(*) FROM main.category) - 1
    AND typeof(text) = 'text') IS NOT TRUE

-- name: check_shapes
SELECT 1 FROM main.shape
WHERE (id BETWEEN 0 AND (SELECT count(*) FROM main.shape) - 1
    AND typeof(text) = 'text') IS NOT TRUE

-- name: check_arguments
SELECT 1 FROM main.argument
WHERE (id BETWEEN 0 AND (SELECT count(*) FROM main.argument) - 1
    AND typeof(text) = 'text') IS NOT TRUE

-- name: check_inputs
SELECT 1 FROM main.inputs
WHERE (id BETWEEN 0 AND (SELECT count(*) FROM main.inputs) - 1
    AND shape BETWEEN -1 AND (SELECT count(*) FROM main.shape) - 1
    AND types BETWEEN -1 AND (SELECT count(*) FROM main.argument) - 1
    AND concrete BETWEEN -1 AND (SELECT count(*) FROM main.argument) - 1) IS NOT TRUE

-- name: check_ops
SELECT 1 FROM main.op
WHERE (id BETWEEN 0 AND (SELECT count(*) FROM main.op) - 1
    AND id < :ops_max
    AND name BETWEEN 0 AND (SELECT count(*) FROM main.name) - 1
    AND short_name BETWEEN 0 AND (SELECT count(*) FROM main.name) - 1
    AND merged_name BETWEEN 0 AND (SELECT count(*) FROM main.name) - 1
    AND merged_short_name BETWEEN 0 AND (SELECT count(*) FROM main.name) - 1
    AND category BETWEEN 0 AND (SELECT count(*) FROM main.category) - 1
    AND side BETWEEN 0 AND 2
    AND kind BETWEEN 0 AND 3) IS NOT TRUE

-- name: check_places
SELECT 1 FROM main.place
WHERE (file IN (SELECT file FROM main.file)
    AND typeof(id) = 'integer'
    AND typeof(pid) = 'text'
    AND typeof(tid) = 'text'
    AND device BETWEEN -2147483648 AND 2147483647
    AND typeof(stream) = 'integer'
    AND stream_is_wide IN (0, 1)) IS NOT TRUE

-- name: check_place_numbers
SELECT 1 FROM main.place GROUP BY file HAVING min(id) <> 0 OR max(id) <> count(*) - 1

-- name: check_steps
-- The parts: all or none of them are there.
SELECT 1 FROM main.step
WHERE (id BETWEEN 0 AND 4294967294
    AND file IN (SELECT file FROM main.file)
    AND (n IS NULL OR typeof(n) = 'integer')
    AND ts BETWEEN -:time_max AND :time_max + :duration_max
    AND dur BETWEEN 0 AND 2 * :time_max + :duration_max
    AND end_ts BETWEEN -:time_max AND :time_max + :duration_max
    AND dur <= end_ts - ts
    AND host_ts BETWEEN -:time_max AND :time_max
    AND host BETWEEN 0 AND 2 * :time_max + :duration_max
    AND lag BETWEEN 0 AND 2 * :time_max + :duration_max
    AND (compute IS NULL OR compute BETWEEN 0 AND dur)
    AND (exposed_communication IS NULL OR exposed_communication BETWEEN 0 AND dur)
    AND (exposed_memory IS NULL OR exposed_memory BETWEEN 0 AND dur)
    AND (idle IS NULL OR idle BETWEEN 0 AND dur)
    AND (compute IS NULL) + (exposed_communication IS NULL) + (exposed_memory IS NULL)
        + (idle IS NULL) IN (0, 4)) IS NOT TRUE

-- name: check_step_rows
SELECT 1 FROM main.step_row
WHERE (file IN (SELECT file FROM main.file)
    AND typeof(row) = 'integer'
    AND typeof(n) = 'integer'
    AND ts BETWEEN -:time_max AND :time_max
    AND dur BETWEEN 0 AND :duration_max
    AND begin_ts BETWEEN -:time_max AND :time_max + :duration_max
    AND end_ts BETWEEN -:time_max AND :time_max + :duration_max
    AND begin_ts <= end_ts) IS NOT TRUE

-- name: check_step_row_numbers
SELECT 1 FROM main.step_row GROUP BY file HAVING min(row) <> 0 OR max(row) <> count(*) - 1

-- name: check_segments
SELECT 1 FROM main.segment
WHERE (id >> 32 IN (SELECT file FROM main.file)
    AND rows BETWEEN 1 AND :segment_rows
    AND min_ts BETWEEN -:time_max AND :time_max
    AND max_end BETWEEN -:time_max AND :time_max + :duration_max
    AND typeof(ops) = 'blob'
    AND typeof(columns) = 'blob') IS NOT TRUE

-- name: check_segment_rows
-- The segments of a file follow each other, and have all of its rows.
SELECT 1
FROM (SELECT id & 0xffffffff AS first, rows,
        sum(rows) OVER (PARTITION BY id >> 32 ORDER BY id) AS rows_so_far
    FROM main.segment)
WHERE first <> rows_so_far - rows
UNION ALL
SELECT 1 FROM main.file AS f
WHERE f.rows <> (SELECT total(s.rows) FROM main.segment AS s
    WHERE s.id BETWEEN f.file << 32 AND (f.file << 32) + 0xffffffff)

-- name: check_blocks
SELECT 1
FROM (SELECT id, rows, columns, -1 AS device FROM main.memory_block
    UNION ALL SELECT id, rows, columns, -1 FROM main.collective_block
    UNION ALL SELECT id, rows, columns, device FROM main.counter_block)
WHERE (id >> 32 IN (SELECT file FROM main.file)
    AND rows BETWEEN 1 AND :block_rows
    AND typeof(columns) = 'blob'
    AND device BETWEEN -1 AND 2147483647) IS NOT TRUE

-- name: check_block_rows
-- The blocks of a file follow each other.
SELECT 1
FROM (SELECT id & 0xffffffff AS first, rows,
        sum(rows) OVER (PARTITION BY kind, id >> 32 ORDER BY id) AS rows_so_far
    FROM (SELECT 0 AS kind, id, rows FROM main.memory_block
        UNION ALL SELECT 1, id, rows FROM main.collective_block
        UNION ALL SELECT 2, id, rows FROM main.counter_block))
WHERE first <> rows_so_far - rows

-- name: check_launches
SELECT 1 FROM main.launch_shape
WHERE (file IN (SELECT file FROM main.file)
    AND op BETWEEN 0 AND (SELECT count(*) FROM main.op) - 1
    AND operator BETWEEN -1 AND (SELECT count(*) FROM main.name) - 1
    AND shape BETWEEN -1 AND (SELECT count(*) FROM main.shape) - 1
    AND count BETWEEN 0 AND :count_max
    AND total >= 0) IS NOT TRUE

-- name: check_sums
SELECT 1 FROM main.step_cells
WHERE (typeof(cells) = 'blob') IS NOT TRUE

-- name: check_op_files
SELECT 1 FROM main.op_file
WHERE (file IN (SELECT file FROM main.file)
    AND op BETWEEN 0 AND (SELECT count(*) FROM main.op) - 1
    AND count > 0
    AND total >= 0
    AND typeof(self) = 'integer'
    AND min >= 0
    AND max >= 0) IS NOT TRUE

-- name: check_op_numbers
SELECT 1 FROM main.op_number
WHERE (typeof(n) = 'integer'
    AND op BETWEEN 0 AND (SELECT count(*) FROM main.op) - 1
    AND count > 0
    AND total >= 0
    AND typeof(self) = 'integer'
    AND min >= 0
    AND max >= 0) IS NOT TRUE

-- name: check_op_sets
SELECT 1 FROM main.op_set
WHERE (scope IN ('steps', 'any')
    AND op BETWEEN 0 AND (SELECT count(*) FROM main.op) - 1
    AND count > 0
    AND total >= 0
    AND typeof(self) = 'integer'
    AND min >= 0
    AND max >= 0) IS NOT TRUE
