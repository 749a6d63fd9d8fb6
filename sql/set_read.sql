-- Statements that answer questions about a set: what it consists of, its operations, its samples,
-- the row of a name over the steps, launches; and the tables that it has for people's queries.

-- name: set_meta
-- The value of :key in the metadata of a set.
SELECT value FROM meta WHERE key = :key

-- name: view_files
-- The files of a set by number: file, name, rank, span, rank_source, raw_bytes, disk_bytes,
-- hash, has_steps, has_device_rows, first_ns, metadata, then the counters of struct
-- trace_quality, disk_hash.
SELECT f.file, f.name, f.rank, f.span, f.rank_source, f.raw_bytes, f.disk_bytes, f.hash,
    f.has_steps, f.has_device_rows, f.first_ns, coalesce(m.json, '{}'),
    f.events, f.kept, f.repaired, f.dropped, f.invalid, f.ignored,
    f.device_rows_without_step, f.disk_hash
FROM file AS f LEFT JOIN metadata AS m ON m.file = f.file
ORDER BY f.file

-- name: view_duplicates
-- The files of a set that do not count, by number: file, name, same_as.
SELECT file, name, same_as FROM duplicate ORDER BY file

-- name: view_notes
-- What was dropped, repaired or assumed, by file: file, kind, count, example.
SELECT file, kind, count, example FROM quality ORDER BY file, kind

-- name: view_steps
-- The samples of a set: id, file, n, ts, dur, end, host_ts, host, lag, compute,
-- exposed_communication, exposed_memory, idle. The samples of a file are adjacent: the
-- pseudo-step first, then by number.
SELECT id, file, n, ts, dur, end_ts, host_ts, host, lag, compute, exposed_communication,
    exposed_memory, idle
FROM step ORDER BY id

-- name: view_facts
-- Whether a set has input shapes of operators (Input Dims), changes of memory (instants [memory]) and
-- counters: 1 or 0 each; the largest number of an op (NULL: there is none), from the end of the table.
SELECT EXISTS (SELECT 1 FROM shape), EXISTS (SELECT 1 FROM memory_block),
    EXISTS (SELECT 1 FROM counter_block), (SELECT max(id) FROM op)

-- name: lacks_counters
-- Whether some file of a set was read without its counters: 1 or 0.
SELECT EXISTS (SELECT 1 FROM quality WHERE kind = 'counters_not_read')

-- name: set_ops
-- The operations of a set over every kept row, largest total first: name (addresses merged),
-- short_name, category, side, kind, count, total. :query NULL, or text that the name contains
-- (ASCII without case); :limit.
SELECT n.text, h.text, k.text, o.side, o.kind, sum(c.count), sum(c.total) AS total
FROM (
        SELECT op, count, total FROM op_set WHERE scope = 'any'
        UNION ALL
        SELECT c.op, c.count, c.total
        FROM step AS s
            CROSS JOIN step_cells AS o ON o.step = s.id
            CROSS JOIN cells(o.cells) AS c
        WHERE s.n IS NULL AND (SELECT count(*) FROM file) = 1
    ) AS c
    CROSS JOIN op AS o ON o.id = c.op
    CROSS JOIN name AS n ON n.id = o.merged_name
    CROSS JOIN name AS h ON h.id = o.merged_short_name
    CROSS JOIN category AS k ON k.id = o.category
WHERE (:query IS NULL OR contains_nocase(n.text, :query))
GROUP BY o.merged_name, o.category, o.side, o.kind
ORDER BY total DESC, n.text, k.text
LIMIT :limit

-- name: samples_ops
-- Every op of a set with the row that it belongs to: id, name, category, side, kind.
-- :use_short_name, :merge_addresses; :side: only of this side (NULL: of both). Access by rowid;
-- no index needed.
SELECT o.id, n.text, k.text, o.side, o.kind
FROM main.op AS o
    CROSS JOIN main.category AS k ON k.id = o.category
    CROSS JOIN main.name AS n ON n.id = iif(:merge_addresses,
        iif(:use_short_name, o.merged_short_name, o.merged_name),
        iif(:use_short_name, o.short_name, o.name))
WHERE :side IS NULL OR o.side = :side
ORDER BY o.id

-- name: samples_calls
-- How often each op of a set was called, in any step or none: op, count. A set of one file has
-- no op_set, so this uses the pseudo-step.
SELECT op, count FROM main.op_set WHERE scope = 'any'
UNION ALL
SELECT c.op, c.count
FROM main.step AS s
    CROSS JOIN main.step_cells AS o ON o.step = s.id
    CROSS JOIN cells(o.cells) AS c
WHERE s.n IS NULL AND (SELECT count(*) FROM main.file) = 1

-- name: step_cells
-- The cells of one step. :step
SELECT cells FROM step_cells WHERE step = :step

-- name: op_step_cells
-- The steps :first to :last and their cells: step, cells.
SELECT step, cells FROM main.step_cells WHERE step BETWEEN :first AND :last ORDER BY step

-- name: series_steps
-- The selected samples of a set (docs/semantics.md §5: all ranks, all steps): number (NULL: the
-- whole file), span, dur, host, lag, compute, exposed_communication, exposed_memory, idle, the time of the
-- row :name in it (0: not there; total, or self if :self), when its recording began (ns), and whether
-- the row is of the host. The row is that of :category; if this is NULL, the rows of all categories.
-- No row if :name is NULL. In order of number and span. Reads all files and steps, and with a row all
-- names, of the set.
WITH wanted(op, side) AS MATERIALIZED (
    SELECT o.id, o.side
    FROM op AS o
        CROSS JOIN name AS n ON n.id = o.merged_name
        CROSS JOIN category AS k ON k.id = o.category
    WHERE :name IS NOT NULL AND n.text = :name AND (:category IS NULL OR k.text = :category)
)
SELECT s.n, f.span, s.dur, s.host, s.lag, s.compute, s.exposed_communication, s.exposed_memory, s.idle,
    iif(:name IS NULL, 0, (
        SELECT coalesce(sum(iif(:self, c.self, c.total)), 0)
        FROM step_cells AS o CROSS JOIN cells(o.cells) AS c
        WHERE o.step = s.id AND c.op IN (SELECT op FROM wanted)
    )),
    f.first_ns, (SELECT max(side) = 0 FROM wanted)
FROM file AS f CROSS JOIN step AS s ON s.file = f.file
WHERE (s.n IS NULL) = (f.has_steps = 0)
ORDER BY s.n, f.span

-- name: series_metadata
-- Of each file of a set with steps: its recording (span), its metadata (a JSON object), for what
-- it states about the recording, and whether it lost rows of the device; whether it has none.
SELECT f.span, m.json,
    EXISTS (SELECT 1 FROM quality AS q WHERE q.file = f.file AND q.kind = 'device_rows_lost'),
    EXISTS (SELECT 1 FROM quality AS q WHERE q.file = f.file AND q.kind = 'device_rows_none')
FROM file AS f JOIN metadata AS m ON m.file = f.file
WHERE EXISTS (SELECT 1 FROM step AS s WHERE s.file = f.file)
ORDER BY f.rank, f.span

-- name: set_launches
-- The launches of some device work in some files: op, operator, input shapes, count; NULL
-- if not known. :files and :ops are arrays of int64 (numbers()). By the primary key of
-- launch_shape.
SELECT l.op, n.text, s.text, l.count
FROM numbers(:files) AS f
    CROSS JOIN numbers(:ops) AS o
    CROSS JOIN main.launch_shape AS l ON l.file = f.value AND l.op = o.value
    LEFT JOIN main.name AS n ON n.id = l.operator
    LEFT JOIN main.shape AS s ON s.id = l.shape

-- name: set_inputs
-- The distinct shapes and types of inputs of a set, as one text.
SELECT DISTINCT s.text || ' ' || coalesce(t.text, '')
FROM main.inputs AS i
    JOIN main.shape AS s ON s.id = i.shape
    LEFT JOIN main.argument AS t ON t.id = i.types

-- name: sql_tables
-- The tables and views that a set file declares for readers: name, type.
SELECT name, type
FROM main.sqlite_schema
WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'
ORDER BY type DESC, rowid

-- name: sql_columns
-- The columns of a table: name, declared type.
SELECT name, lower(type) FROM pragma_table_info(:table)
