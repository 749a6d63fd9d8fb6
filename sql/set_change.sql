-- Statements that make a set of a copy of a set file or of parts of one: from an older format, with
-- the steps of a marker, with metadata to share, merged from parts.

-- name: upgrade_7_older
-- What sets of format 6 declare otherwise than sql/set.sql (store/set_check.c).
CREATE TABLE step(
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    n INTEGER,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    compute INTEGER,
    exposed_communication INTEGER,
    exposed_memory INTEGER,
    idle INTEGER
) STRICT;

CREATE TABLE step_row(
    file INTEGER NOT NULL,
    row INTEGER NOT NULL,
    n INTEGER NOT NULL,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    PRIMARY KEY (file, row)
) STRICT, WITHOUT ROWID;

CREATE VIEW steps(rank, span, step_number, start_us, duration_us, compute_us,
    exposed_communication_us, exposed_memory_us, idle_us) AS
SELECT f.rank, f.span, s.n, (s.ts - f.first_ns) / 1000.0, s.dur / 1000.0, s.compute / 1000.0,
    s.exposed_communication / 1000.0, s.exposed_memory / 1000.0, s.idle / 1000.0
FROM file AS f JOIN step AS s ON s.file = f.file
WHERE (s.n IS NULL) = (f.has_steps = 0);

-- name: upgrade_7_keep
-- A copy of a set file of format 6: keeps the steps aside, and removes what format 7 declares anew
-- (store/set_file.c).
CREATE TEMP TABLE old_step AS
SELECT id, file, n, ts, dur, compute, exposed_communication, exposed_memory, idle FROM main.step;
CREATE TEMP TABLE old_step_row AS SELECT file, row, n, ts, dur FROM main.step_row;
DROP VIEW main.steps;
DROP TABLE main.step;
DROP TABLE main.step_row;

-- name: upgrade_7_fill
-- The steps that upgrade_7_keep kept, in the tables of format 7: their windows are the
-- intervals of the host until they are made again.
INSERT INTO main.step(id, file, n, ts, dur, end_ts, host_ts, host, lag, compute,
    exposed_communication, exposed_memory, idle)
SELECT id, file, n, ts, dur, ts + dur, ts, dur, 0, compute, exposed_communication,
    exposed_memory, idle
FROM temp.old_step;
INSERT INTO main.step_row(file, row, n, ts, dur, begin_ts, end_ts)
SELECT file, row, n, ts, dur, ts, ts + dur FROM temp.old_step_row;
DROP TABLE temp.old_step;
DROP TABLE temp.old_step_row;

-- name: upgrade_8_fill
-- Notes that the traces of a set of an older format were read without their counters.
INSERT OR IGNORE INTO main.quality(file, kind, count, example)
SELECT file, 'counters_not_read', 1, 'the set was read by an older version; read its traces again'
FROM main.file;

-- name: upgrade_files
-- The files of a set.
SELECT file FROM main.file ORDER BY file

-- name: upgrade_steps
-- The steps of :file: the lowest number, how many, the highest number. By the index step_of_file.
SELECT min(id), count(*), max(id) FROM main.step WHERE file = :file

-- name: upgrade_forget_steps
-- Deletes the steps of :file. By the index step_of_file.
DELETE FROM main.step WHERE file = :file

-- name: upgrade_forget_step_rows
-- Deletes the step rows of :file. By the primary key.
DELETE FROM main.step_row WHERE file = :file

-- name: upgrade_notes
-- Counts the notes of a set file again in its summary. Returns how many there are.
UPDATE main.meta
SET value = json_set(value, '$.quality.notes', (SELECT count(*) FROM main.quality))
WHERE key = 'summary'
RETURNING json_extract(value, '$.quality.notes')

-- name: upgrade_put_set
-- Notes in the catalogue that the file of set :id has :notes notes and :stored_bytes bytes now.
UPDATE sets SET summary = json_set(summary, '$.quality.notes', :notes), stored_bytes = :stored_bytes
WHERE id = :id

-- name: marked_forget_steps
-- A copy of a set file without its steps, for those of a marker (store/set_marked.c).
DELETE FROM step;
DELETE FROM step_row;
DELETE FROM step_cells;
DELETE FROM op_file;
DELETE FROM op_number;
DELETE FROM op_set;

-- name: marked_update_file
-- Updates the values of :file that the steps of a marker change: :has_steps,
-- :device_rows_without_step. By the rowid.
UPDATE file SET has_steps = :has_steps, device_rows_without_step = :device_rows_without_step
WHERE file = :file

-- name: marked_put_id
-- The id of a set with a marker, in its copy of the set file: :id. By the primary key.
UPDATE meta SET value = :id WHERE key = 'id'

-- name: marked_put_cover
-- The part of the time that the rows of a marker cover, as a decimal: :value.
INSERT OR REPLACE INTO meta(key, value) VALUES ('marker_cover', :value)

-- name: share_next_metadata
-- The metadata of the next file after :after: file, json.
SELECT file, json FROM metadata WHERE file > :after ORDER BY file LIMIT 1

-- name: share_put_metadata
-- Other metadata of the file :file, :json.
UPDATE metadata SET json = :json WHERE file = :file

-- name: part_files
-- The facts that merging needs about all files of a part, by number: file, name, same_as
-- (NULL: it counts), then, only for files that count: rank, rank_source, first_ns, rows,
-- events, raw_bytes, hash; then disk_bytes, disk_hash, and the end of the last row.
SELECT file, name, NULL, rank, rank_source, first_ns, rows, events, raw_bytes, hash,
    disk_bytes, disk_hash, (SELECT s.end_ts FROM step AS s WHERE s.file = file.file AND s.n IS NULL)
FROM file
UNION ALL
SELECT file, name, same_as, 0, 0, 0, 0, 0, 0, NULL, disk_bytes, disk_hash, 0
FROM duplicate ORDER BY file

-- name: part_cut
-- One row if names, shapes or other texts of a set were cut.
SELECT 1 FROM quality WHERE kind IN ('names_cut', 'shapes_cut', 'arguments_cut') LIMIT 1
