-- Statements behind the tables of rows that a query can read: events, memory, collectives and
-- counters. A segment holds the rows of one file, packed by columns.

-- name: events_files
-- The files of a set, by number: file, name, rank, span, rows, first_ns.
SELECT file, name, rank, span, rows, first_ns FROM main.file ORDER BY file

-- name: events_ops
-- The ops of a set in words: id, name, short name, category, side, kind.
SELECT o.id, n.text, s.text, c.text, o.side, o.kind
FROM main.op AS o
JOIN main.name AS n ON n.id = o.name
JOIN main.name AS s ON s.id = o.short_name
JOIN main.category AS c ON c.id = o.category
ORDER BY o.id

-- name: event_files
-- The files :first to :last of a set with the number of their events, by number: file, rows.
SELECT file, rows FROM main.file WHERE file BETWEEN :first AND :last ORDER BY file

-- name: event_segments
-- The segments of :file, in file order, that may have rows which start at :latest or before
-- and end at :earliest or after: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment
WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff
  AND min_ts <= :latest AND max_end >= :earliest
ORDER BY id

-- name: event_segment_of_row
-- The segment of :file that holds the row :row: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment
WHERE id BETWEEN :file << 32 AND (:file << 32) + :row
ORDER BY id DESC
LIMIT 1

-- name: kept_files
-- The files of a set for the tables memory, collectives and counters: file, rank, span, rows, places, how
-- many texts of arguments the set has, start of the first event.
SELECT f.file, f.rank, f.span, f.rows,
    (SELECT count(*) FROM main.place AS p WHERE p.file = f.file),
    (SELECT count(*) FROM main.argument), f.first_ns
FROM main.file AS f ORDER BY f.file

-- name: kept_place
-- Process and thread of place :id of :file.
SELECT pid, tid FROM main.place WHERE file = :file AND id = :id
