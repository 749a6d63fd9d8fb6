-- Statements that load recordings from a set file as the reader of traces makes them: to show them,
-- to merge, split or upgrade sets, to analyse events.

-- name: load_file
-- One recording, :file: rank, rank_source, raw_bytes, disk_bytes, hash, disk_hash,
-- has_steps, base_time_known, first_ns, rows, metadata, then the counters of struct
-- trace_quality.
SELECT f.rank, f.rank_source, f.raw_bytes, f.disk_bytes, f.hash, f.disk_hash, f.has_steps,
    f.base_time_known, f.first_ns, f.rows, coalesce(m.json, '{}'),
    f.events, f.kept, f.repaired, f.dropped, f.invalid, f.ignored,
    f.device_rows_without_step
FROM main.file AS f LEFT JOIN main.metadata AS m ON m.file = f.file
WHERE f.file = :file

-- name: load_notes
-- What was dropped, repaired or assumed in :file: kind, count, example.
SELECT kind, count, example FROM main.quality WHERE file = :file ORDER BY kind

-- name: load_steps
-- The samples of :file, pseudo-step first: n, ts, dur, end, host_ts, host, lag, compute,
-- exposed_communication, exposed_memory, idle. By the index step_of_file.
SELECT n, ts, dur, end_ts, host_ts, host, lag, compute, exposed_communication, exposed_memory,
    idle
FROM main.step WHERE file = :file ORDER BY n

-- name: load_step_rows
-- The ProfilerStep rows of :file in file order: n, ts, dur, begin and end of the window.
SELECT n, ts, dur, begin_ts, end_ts FROM main.step_row WHERE file = :file ORDER BY row

-- name: load_step_cells
-- The sums of the samples of :file, in the order of load_steps: cells.
SELECT o.cells
FROM main.step AS s JOIN main.step_cells AS o ON o.step = s.id
WHERE s.file = :file ORDER BY s.n

-- name: load_places
-- The places of :file: id, pid, tid, device, stream, stream_is_wide.
SELECT id, pid, tid, device, stream, stream_is_wide FROM main.place WHERE file = :file ORDER BY id

-- name: load_ops
-- Every op of a set: id, name, category, side, kind, short_name.
SELECT id, name, category, side, kind, short_name FROM main.op ORDER BY id

-- name: load_names
-- Every name of a set: id, text.
SELECT id, text FROM main.name ORDER BY id

-- name: load_categories
-- Every category of a set: id, text.
SELECT id, text FROM main.category ORDER BY id

-- name: load_shapes
-- Every shape of a set: id, text.
SELECT id, text FROM main.shape ORDER BY id

-- name: load_arguments
-- Every text of an argument of a set: id, text.
SELECT id, text FROM main.argument ORDER BY id

-- name: load_inputs
-- All inputs of a set: id, shape, types, concrete.
SELECT id, shape, types, concrete FROM main.inputs ORDER BY id

-- name: load_segments
-- The segments of :file in file order: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id

-- name: load_times
-- Those of :file with rows that overlap the times from :from to :to: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment
WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff AND max_end >= :from AND min_ts <= :to
ORDER BY id

-- name: load_rows
-- How many rows the segments of :file hold.
SELECT coalesce(sum(rows), 0)
FROM main.segment WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff

-- name: load_memory_blocks
-- The blocks of instants `[memory]` of :file in file order: first number, rows, columns.
SELECT id & 0xffffffff, rows, columns
FROM main.memory_block WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id

-- name: load_collective_blocks
-- The blocks of rows with facts of a collective of :file in file order: first number, rows, columns.
SELECT id & 0xffffffff, rows, columns
FROM main.collective_block WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id

-- name: load_counter_blocks
-- The blocks of samples of :file, counter by counter: first number, rows, columns, device, pid,
-- name.
SELECT id & 0xffffffff, rows, columns, device, pid, name
FROM main.counter_block WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id

-- name: load_launch_shapes
-- The launches of all device work of :file: op, operator, input shapes (texts, NULL if
-- not known), count, total. By the primary key of launch_shape.
SELECT l.op, n.text, s.text, l.count, l.total
FROM main.launch_shape AS l
    LEFT JOIN main.name AS n ON n.id = l.operator
    LEFT JOIN main.shape AS s ON s.id = l.shape
WHERE l.file = :file ORDER BY l.op, l.operator, l.shape

-- name: load_counts
-- How many ops and how many inputs a set has; both are numbered from 0.
SELECT (SELECT coalesce(max(id) + 1, 0) FROM main.op),
       (SELECT coalesce(max(id) + 1, 0) FROM main.inputs)

-- name: load_op
-- Op :id of a set: name, category, side, kind.
SELECT name.text, category.text, op.side, op.kind
FROM main.op
JOIN main.name ON name.id = op.name
JOIN main.category ON category.id = op.category
WHERE op.id = :id

-- name: load_inputs_of
-- Inputs :id of a set: the texts of shapes, types and concrete inputs, NULL where not recorded.
SELECT s.text, t.text, c.text
FROM main.inputs AS i
    LEFT JOIN main.shape AS s ON s.id = i.shape
    LEFT JOIN main.argument AS t ON t.id = i.types
    LEFT JOIN main.argument AS c ON c.id = i.concrete
WHERE i.id = :id

-- name: load_argument
-- Text :id of an argument of a set.
SELECT text FROM main.argument WHERE id = :id
