-- Statements that write a set file, in the order of an ingest: recordings and their rows, what all
-- recordings share, duplicates, sums over several steps, and what the summary of the set needs.

-- name: set_put_file
-- One recording; rank, span and rank_source are settled later (set_place_file).
INSERT INTO file(file, name, rank, span, rank_source, raw_bytes, disk_bytes, hash,
    disk_hash, has_steps, has_device_rows, base_time_known, first_ns, rows, events, kept,
    repaired, dropped, invalid, ignored, device_rows_without_step)
VALUES (:file, :name, 0, 0, 0, :raw_bytes, :disk_bytes, :hash, :disk_hash, :has_steps,
    :has_device_rows, :base_time_known, :first_ns, :rows, :events, :kept, :repaired,
    :dropped, :invalid, :ignored, :device_rows_without_step)

-- name: set_put_metadata
-- The metadata of the recording :file, :json.
INSERT INTO metadata(file, json) VALUES (:file, :json)

-- name: set_put_quality
-- What was dropped, repaired or assumed in :file: :kind, :count, :example.
INSERT INTO quality(file, kind, count, example) VALUES (:file, :kind, :count, :example)
ON CONFLICT(file, kind) DO UPDATE SET count = count + excluded.count

-- name: set_put_quality_once
-- An assumption about the whole set, noted at :file unless it is noted there already:
-- :kind, :count, :example.
INSERT INTO quality(file, kind, count, example) VALUES (:file, :kind, :count, :example)
ON CONFLICT(file, kind) DO UPDATE SET count = max(count, excluded.count)

-- name: set_forget_notes
-- Deletes the notes of :file. By the primary key.
DELETE FROM main.quality WHERE file = :file

-- name: set_put_place
-- Place :id of :file: :pid, :tid, :device, :stream, :stream_is_wide.
INSERT INTO place(file, id, pid, tid, device, stream, stream_is_wide)
VALUES (:file, :id, :pid, :tid, :device, :stream, :stream_is_wide)

-- name: set_put_step
-- One sample :id of :file; :n NULL is the pseudo-step, parts are NULL if there are none.
INSERT INTO step(id, file, n, ts, dur, end_ts, host_ts, host, lag, compute,
    exposed_communication, exposed_memory, idle)
VALUES (:id, :file, :n, :ts, :dur, :end, :host_ts, :host, :lag, :compute,
    :exposed_communication, :exposed_memory, :idle)

-- name: set_put_step_row
-- ProfilerStep row number :row of :file: :n, :ts, :dur, and its window, :begin to :end.
INSERT INTO step_row(file, row, n, ts, dur, begin_ts, end_ts)
VALUES (:file, :row, :n, :ts, :dur, :begin, :end)

-- name: set_put_step_cells
-- The :cells of the step :step.
INSERT INTO step_cells(step, cells) VALUES (:step, :cells)

-- name: set_put_segment
-- One segment: :id, :rows, :min_ts, :max_end, :ops, :columns.
INSERT INTO segment(id, rows, min_ts, max_end, ops, columns)
VALUES (:id, :rows, :min_ts, :max_end, :ops, :columns)

-- name: set_put_memory_block
-- One block of instants `[memory]`: :id, :rows, :columns.
INSERT INTO memory_block(id, rows, columns) VALUES (:id, :rows, :columns)

-- name: set_put_collective_block
-- One block of rows with facts of a collective: :id, :rows, :columns.
INSERT INTO collective_block(id, rows, columns) VALUES (:id, :rows, :columns)

-- name: set_put_counter_block
-- One block of samples of a counter: :id, :rows, :columns, :device, :pid, :name.
INSERT INTO counter_block(id, rows, columns, device, pid, name)
VALUES (:id, :rows, :columns, :device, :pid, :name)

-- name: set_put_launch_shape
-- Device time of :op in :file by launching :operator and input :shape (-1: none).
INSERT INTO launch_shape(file, op, operator, shape, count, total)
VALUES (:file, :op, :operator, :shape, :count, :total)
ON CONFLICT DO UPDATE SET count = count + excluded.count, total = total + excluded.total

-- name: set_put_duplicate
-- A file that does not count, because it has the bytes of another file: :file, :name, :same_as
-- (the number of the other file), :disk_bytes, :disk_hash
INSERT INTO duplicate(file, name, same_as, disk_bytes, disk_hash)
VALUES (:file, :name, :same_as, :disk_bytes, :disk_hash)

-- name: set_drop_duplicates
-- Deletes the rows of files that turned out to be duplicates, except those in
-- `duplicate`. Rows that they share with others (names, ops, inputs) stay.
DELETE FROM step_cells WHERE step IN (
    SELECT s.id FROM duplicate AS d JOIN step AS s ON s.file = d.file);
DELETE FROM step WHERE file IN (SELECT file FROM duplicate);
DELETE FROM step_row WHERE file IN (SELECT file FROM duplicate);
DELETE FROM segment WHERE id IN (
    SELECT s.id FROM duplicate AS d JOIN segment AS s
        ON s.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM memory_block WHERE id IN (
    SELECT m.id FROM duplicate AS d JOIN memory_block AS m
        ON m.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM collective_block WHERE id IN (
    SELECT c.id FROM duplicate AS d JOIN collective_block AS c
        ON c.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM counter_block WHERE id IN (
    SELECT c.id FROM duplicate AS d JOIN counter_block AS c
        ON c.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM launch_shape WHERE file IN (SELECT file FROM duplicate);
DELETE FROM place WHERE file IN (SELECT file FROM duplicate);
DELETE FROM quality WHERE file IN (SELECT file FROM duplicate);
DELETE FROM metadata WHERE file IN (SELECT file FROM duplicate);
DELETE FROM file WHERE file IN (SELECT file FROM duplicate);

-- name: set_place_file
-- Settles :rank, :span and :rank_source of the recording :file.
UPDATE file SET rank = :rank, span = :span, rank_source = :rank_source WHERE file = :file

-- name: set_put_name
-- Name :id, its raw bytes :text, and its :position among all by bytes.
INSERT INTO name(id, position, text) VALUES (:id, :position, :text)

-- name: set_put_category
-- Category :id, :text.
INSERT INTO category(id, text) VALUES (:id, :text)

-- name: set_put_op
-- Op :id: :name, :short_name, :merged_name and :merged_short_name (name.id), :category,
-- :side, :kind.
INSERT INTO op(id, name, short_name, merged_name, merged_short_name, category, side, kind)
VALUES (:id, :name, :short_name, :merged_name, :merged_short_name, :category, :side, :kind)

-- name: set_put_shape
-- Input shapes :id, JSON :text.
INSERT INTO shape(id, text) VALUES (:id, :text)

-- name: set_put_argument
-- Text of an argument :id, :text.
INSERT INTO argument(id, text) VALUES (:id, :text)

-- name: set_put_inputs
-- Inputs :id with :shape, :types and :concrete; -1: not recorded.
INSERT INTO inputs(id, shape, types, concrete) VALUES (:id, :shape, :types, :concrete)

-- name: rollup_count_files
-- How many recordings a set has.
SELECT count(*) FROM file

-- name: rollup_files
-- The sums of the selection `all`, by file: its numbered steps, or the pseudo-step of a
-- file without any: file, cells. By the index step_of_file.
SELECT s.file, o.cells
FROM file AS f
    CROSS JOIN step AS s ON s.file = f.file AND (s.n IS NULL) = (f.has_steps = 0)
    CROSS JOIN step_cells AS o ON o.step = s.id
ORDER BY f.file

-- name: rollup_numbers
-- The numbered steps by number: n, id.
SELECT n, id FROM step WHERE n IS NOT NULL ORDER BY n, id

-- name: rollup_set_any
-- The cells of every pseudo-step: cells.
SELECT o.cells FROM step AS s CROSS JOIN step_cells AS o ON o.step = s.id WHERE s.n IS NULL

-- name: set_put_op_file
-- The sums of :op in :file: :count, :total, :self, :min, :max.
INSERT INTO op_file(file, op, count, total, self, min, max)
VALUES (:file, :op, :count, :total, :self, :min, :max)

-- name: set_put_op_number
-- The sums of :op in all steps with the number :n: :count, :total, :self, :min, :max.
INSERT INTO op_number(n, op, count, total, self, min, max)
VALUES (:n, :op, :count, :total, :self, :min, :max)

-- name: set_put_op_set
-- The sums of :op in the whole set, in the :scope 'steps' or 'any': :count, :total, :self,
-- :min, :max.
INSERT INTO op_set(scope, op, count, total, self, min, max)
VALUES (:scope, :op, :count, :total, :self, :min, :max)

-- name: summary_files
-- The files of a set, with the values for its summary and its id, by number: file, name,
-- rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps. Rank and hash of duplicates
-- are NULL: the row is for the catalogue only.
SELECT file, name, rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps
FROM file
UNION ALL
SELECT file, name, NULL, 0, disk_bytes, NULL, disk_hash, 0
FROM duplicate ORDER BY file

-- name: summary_duplicates
-- The files of a set that do not count, by number: name, and the name of the file that
-- counts instead.
SELECT d.name, f.name
FROM duplicate AS d CROSS JOIN file AS f ON f.file = d.same_as ORDER BY d.file

-- name: summary_totals
-- Sums over the files: files, files with rows but without steps, raw_bytes, disk_bytes, then the counters of
-- struct trace_quality, then the number of notes.
SELECT count(*), coalesce(sum(has_steps = 0 AND kept > 0), 0), coalesce(sum(raw_bytes), 0),
    coalesce(sum(disk_bytes), 0), coalesce(sum(events), 0), coalesce(sum(kept), 0),
    coalesce(sum(repaired), 0), coalesce(sum(dropped), 0), coalesce(sum(invalid), 0),
    coalesce(sum(ignored), 0), coalesce(sum(device_rows_without_step), 0),
    (SELECT count(*) FROM quality)
FROM file

-- name: summary_times
-- When the earliest recording of the files with rows began (ns; NULL: no file has rows), and the
-- median duration of the numbered steps of all ranks (ns; NULL: there are none).
WITH numbered AS MATERIALIZED (SELECT dur FROM step WHERE n IS NOT NULL)
SELECT (SELECT min(first_ns) FROM file WHERE kept > 0 AND first_ns >= :begin AND first_ns < :end),
    (SELECT CAST(avg(dur) AS INTEGER) FROM (
        SELECT dur FROM numbered ORDER BY dur
        LIMIT 2 - (SELECT count(*) FROM numbered) % 2
        OFFSET max((SELECT count(*) FROM numbered) - 1, 0) / 2))

-- name: summary_ranks
-- The distinct ranks, ascending.
SELECT DISTINCT rank FROM file ORDER BY rank

-- name: summary_steps
-- The distinct step numbers, ascending.
SELECT DISTINCT n FROM step WHERE n IS NOT NULL ORDER BY n

-- name: summary_affected
-- The notes on the files of a set, by file: file, name, rank, kind, count.
SELECT q.file, f.name, f.rank, q.kind, q.count
FROM quality AS q CROSS JOIN file AS f ON f.file = q.file ORDER BY q.file, q.kind

-- name: summary_lacking
-- The things that file :file lacks and other files of its span have: device rows (1 or 0,
-- in the first row), then the numbers of steps, ascending, at most :most rows.
SELECT coalesce(max(o.has_device_rows), 0) > f.has_device_rows, 0 AS place
FROM file AS f LEFT JOIN file AS o ON o.span = f.span WHERE f.file = :file
UNION ALL
SELECT n, place FROM (
    SELECT DISTINCT s.n AS n, 1 AS place
    FROM file AS f
    JOIN file AS o ON o.span = f.span AND o.file <> f.file
    JOIN step AS s ON s.file = o.file
    WHERE f.file = :file AND s.n IS NOT NULL
        AND s.n NOT IN (SELECT n FROM step WHERE file = :file AND n IS NOT NULL)
    ORDER BY s.n)
LIMIT :most

-- name: set_put_meta
-- Writes one entry of the metadata of a set. :key, :value.
INSERT INTO meta(key, value) VALUES (:key, :value)
