-- The set file (docs/store.md), written once and then never changed. Numbers of names, ops, categories
-- and shapes count from 0 in the whole set; times are ns; texts of traces are raw bytes, not always UTF-8.

-- name: set_schema
PRAGMA application_id = 0x74647374;
PRAGMA user_version = 8;

-- Facts about the set itself: id, created (unix seconds), program, summary (JSON).
CREATE TABLE meta(
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One recording. `hash` is the XXH3-128 of the uncompressed bytes, `disk_hash` that of the bytes
-- on disk, both in canonical (big-endian) form.
CREATE TABLE file(
    file INTEGER PRIMARY KEY,           -- number in path order
    name TEXT NOT NULL,
    rank INTEGER NOT NULL,
    span INTEGER NOT NULL,
    rank_source INTEGER NOT NULL,       -- enum trace_rank_source
    raw_bytes INTEGER NOT NULL,
    disk_bytes INTEGER NOT NULL,
    hash BLOB NOT NULL,
    disk_hash BLOB NOT NULL,
    has_steps INTEGER NOT NULL,
    has_device_rows INTEGER NOT NULL,
    base_time_known INTEGER NOT NULL,
    first_ns INTEGER NOT NULL,
    rows INTEGER NOT NULL,              -- of `event`
    events INTEGER NOT NULL,            -- struct trace_quality
    kept INTEGER NOT NULL,
    repaired INTEGER NOT NULL,
    dropped INTEGER NOT NULL,
    invalid INTEGER NOT NULL,
    ignored INTEGER NOT NULL,
    device_rows_without_step INTEGER NOT NULL
) STRICT;

-- A file with the uncompressed bytes of another file. It is in no other table. `disk_bytes` and
-- `disk_hash` are for recognising its folder.
CREATE TABLE duplicate(
    file INTEGER PRIMARY KEY,           -- number in path order
    name TEXT NOT NULL,
    same_as INTEGER NOT NULL,           -- file.file
    disk_bytes INTEGER NOT NULL, disk_hash BLOB NOT NULL
) STRICT;

-- Every top-level key of the file but traceEvents, as a JSON object.
CREATE TABLE metadata(
    file INTEGER PRIMARY KEY,
    json TEXT NOT NULL
) STRICT;

-- What was dropped, repaired or assumed.
CREATE TABLE quality(
    file INTEGER NOT NULL,
    kind TEXT NOT NULL,
    count INTEGER NOT NULL,
    example TEXT NOT NULL,
    PRIMARY KEY (file, kind)
) STRICT, WITHOUT ROWID;

-- `position`: the place of the text in the byte order of all texts of the set, from 0.
CREATE TABLE name(
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE category(
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- What an event is. The short name also depends on the category. The merged names are those
-- of host rows with memory addresses as 0x…; without addresses, they are the names above.
CREATE TABLE op(
    id INTEGER PRIMARY KEY,
    name INTEGER NOT NULL,              -- name.id
    short_name INTEGER NOT NULL,        -- name.id
    merged_name INTEGER NOT NULL,       -- name.id
    merged_short_name INTEGER NOT NULL, -- name.id, of the merged name
    category INTEGER NOT NULL,          -- category.id
    side INTEGER NOT NULL,              -- enum trace_side
    kind INTEGER NOT NULL               -- enum trace_kind
) STRICT;

-- Input shapes, as the JSON text of the file.
CREATE TABLE shape(
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- Texts of arguments: `Input type` and `Concrete Inputs` as the JSON text of the file, and the
-- texts of collectives.
CREATE TABLE argument(
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- The inputs of host rows; -1: not recorded.
CREATE TABLE inputs(
    id INTEGER PRIMARY KEY,
    shape INTEGER NOT NULL,             -- shape.id
    types INTEGER NOT NULL,             -- argument.id
    concrete INTEGER NOT NULL           -- argument.id
) STRICT;

-- Where an event of a file ran.
CREATE TABLE place(
    file INTEGER NOT NULL,
    id INTEGER NOT NULL,
    pid TEXT NOT NULL,
    tid TEXT NOT NULL,
    device INTEGER NOT NULL,            -- -1: none
    stream INTEGER NOT NULL,            -- -1: none
    stream_is_wide INTEGER NOT NULL,    -- 1: over 2^63 - 1; `stream` minus 2^64
    PRIMARY KEY (file, id)
) STRICT, WITHOUT ROWID;

-- One sample: all step rows of one number in one file, or (n NULL) the whole file. Its time is
-- that of its windows (docs/semantics.md §19): `ts` to `end_ts`, of it `dur` inside. The parts
-- are NULL in files without device rows.
CREATE TABLE step(
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    n INTEGER,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    end_ts INTEGER NOT NULL,
    host_ts INTEGER NOT NULL,           -- of its rows, as the host has them
    host INTEGER NOT NULL,              -- the length of their union
    lag INTEGER NOT NULL,               -- how far the device is behind when the host leaves
    compute INTEGER,
    exposed_communication INTEGER,
    exposed_memory INTEGER,
    idle INTEGER
) STRICT;
CREATE INDEX step_of_file ON step(file);

-- The ProfilerStep rows themselves, in file order: `ts` and `dur` of the host, and their windows.
CREATE TABLE step_row(
    file INTEGER NOT NULL,
    row INTEGER NOT NULL,
    n INTEGER NOT NULL,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    begin_ts INTEGER NOT NULL,
    end_ts INTEGER NOT NULL,
    PRIMARY KEY (file, row)
) STRICT, WITHOUT ROWID;

-- Sums of every op in one step: blobs of server/store/cells.h, read through cells().
CREATE TABLE step_cells(
    step INTEGER PRIMARY KEY,           -- step.id
    cells BLOB NOT NULL
) STRICT;

-- Roll-ups: sums of every op over many steps, as rows. The columns: count (of rows), total,
-- self, min, max (of their durations).
--
-- op_file: the selection `all` in a file: its numbered steps, or the pseudo-step of a file
-- without any. op_number: the steps of one number in all files, if two or more files have it.
-- op_set, if there are two files or more: 'steps' is the sum of op_file, 'any' that of the
-- pseudo-steps of all files.
CREATE TABLE op_file(
    file INTEGER NOT NULL,
    op INTEGER NOT NULL,                -- op.id
    count INTEGER NOT NULL,
    total INTEGER NOT NULL, self INTEGER NOT NULL,
    min INTEGER NOT NULL, max INTEGER NOT NULL,
    PRIMARY KEY (file, op)
) STRICT, WITHOUT ROWID;
CREATE TABLE op_number(
    n INTEGER NOT NULL,                 -- step.n
    op INTEGER NOT NULL,
    count INTEGER NOT NULL,
    total INTEGER NOT NULL, self INTEGER NOT NULL,
    min INTEGER NOT NULL, max INTEGER NOT NULL,
    PRIMARY KEY (n, op)
) STRICT, WITHOUT ROWID;
CREATE TABLE op_set(
    scope TEXT NOT NULL,
    op INTEGER NOT NULL,
    count INTEGER NOT NULL,
    total INTEGER NOT NULL, self INTEGER NOT NULL,
    min INTEGER NOT NULL, max INTEGER NOT NULL,
    PRIMARY KEY (scope, op)
) STRICT, WITHOUT ROWID;

-- 16,384 events of one file in file order as compressed columns (server/store/segment.h).
-- id = file * 2^32 + number of the first row, so the segments of a file are one range.
CREATE TABLE segment(
    id INTEGER PRIMARY KEY,
    rows INTEGER NOT NULL,
    min_ts INTEGER NOT NULL,
    max_end INTEGER NOT NULL,           -- the largest ts + dur
    ops BLOB NOT NULL,                  -- the distinct ops inside
    columns BLOB NOT NULL
) STRICT;

-- 4,096 instants `[memory]`, or rows with facts of a collective, of one file in file order as
-- compressed columns (server/store/segment.h). id = file * 2^32 + number of the first.
CREATE TABLE memory_block(
    id INTEGER PRIMARY KEY,
    rows INTEGER NOT NULL, columns BLOB NOT NULL
) STRICT;
CREATE TABLE collective_block(
    id INTEGER PRIMARY KEY,
    rows INTEGER NOT NULL, columns BLOB NOT NULL
) STRICT;

-- 4,096 samples of one counter of a file in order of time, likewise; the blocks of a counter
-- follow each other.
CREATE TABLE counter_block(
    id INTEGER PRIMARY KEY,
    rows INTEGER NOT NULL, columns BLOB NOT NULL,
    device INTEGER NOT NULL,            -- -1: none is known
    pid TEXT NOT NULL, name TEXT NOT NULL
) STRICT;

-- Device time by (kernel, launching operator, its input shapes) of a file; -1: none.
CREATE TABLE launch_shape(
    file INTEGER NOT NULL,
    op INTEGER NOT NULL,                -- op.id of the device work
    operator INTEGER NOT NULL,          -- name.id
    shape INTEGER NOT NULL,             -- shape.id
    count INTEGER NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (file, op, operator, shape)
) STRICT, WITHOUT ROWID;

-- Views for readers: names instead of numbers, times in microseconds. They use only what every
-- SQLite from 3.25 on has. Rows are by name (memory addresses merged) and category, as on the
-- pages. device_type is CPU, GPU, or empty for annotations and waits of a device; kind is that
-- of device work, otherwise empty.

-- The selection `all`: all numbered steps, and the whole file for files without any.
CREATE VIEW ops(name, short_name, category, device_type, kind, counts, total_us, self_us,
    min_us, max_us) AS
SELECT n.text, h.text, k.text,
    CASE max(o.side) WHEN 0 THEN 'CPU' WHEN 1 THEN 'GPU' ELSE '' END,
    CASE max(o.kind) WHEN 1 THEN 'COMPUTATION' WHEN 2 THEN 'COMMUNICATION' WHEN 3 THEN 'MEMORY'
        ELSE '' END,
    sum(s.count), total(s.total) / 1000, total(s.self) / 1000, min(s.min) / 1000.0,
    max(s.max) / 1000.0
FROM (
        SELECT op, count, total, self, min, max FROM op_set WHERE scope = 'steps'
        UNION ALL
        SELECT op, count, total, self, min, max FROM op_file
        WHERE (SELECT count(*) FROM file) = 1
    ) AS s
    JOIN op AS o ON o.id = s.op JOIN name AS n ON n.id = o.merged_name
    JOIN name AS h ON h.id = o.merged_short_name JOIN category AS k ON k.id = o.category
GROUP BY o.merged_name, o.category;

-- The same for each recording.
CREATE VIEW ops_by_rank(rank, span, name, short_name, category, device_type, kind, counts,
    total_us, self_us, min_us, max_us) AS
SELECT f.rank, f.span, n.text, h.text, k.text,
    CASE max(o.side) WHEN 0 THEN 'CPU' WHEN 1 THEN 'GPU' ELSE '' END,
    CASE max(o.kind) WHEN 1 THEN 'COMPUTATION' WHEN 2 THEN 'COMMUNICATION' WHEN 3 THEN 'MEMORY'
        ELSE '' END,
    sum(s.count), total(s.total) / 1000, total(s.self) / 1000, min(s.min) / 1000.0,
    max(s.max) / 1000.0
FROM file AS f
    JOIN op_file AS s ON s.file = f.file
    JOIN op AS o ON o.id = s.op JOIN name AS n ON n.id = o.merged_name
    JOIN name AS h ON h.id = o.merged_short_name JOIN category AS k ON k.id = o.category
GROUP BY f.rank, f.span, o.merged_name, o.category;

-- The same for each step number, over all recordings that have it. If only one recording has it,
-- there is no roll-up: then this decodes the blob of the step, byte by byte, for readers who have
-- only SQLite (server/store/cells.h describes the blob). Taking a part out of a blob copies
-- the blob, so it is halved repeatedly: n log n. The table op_step is faster.
CREATE VIEW ops_by_step_number(step_number, name, short_name, category, device_type, kind,
    counts, total_us, self_us, min_us, max_us) AS
WITH
-- The steps, the width of each column, the number of sums and of patches. A byte is what it is:
-- its place among all bytes.
blob AS (
    SELECT t.n AS step_number, c.cells, a.bytes,
        instr(a.bytes, substr(c.cells, 2, 1)) - 1 AS op_width,
        instr(a.bytes, substr(c.cells, 3, 1)) - 1 AS count_width,
        instr(a.bytes, substr(c.cells, 4, 1)) - 1 AS total_width,
        instr(a.bytes, substr(c.cells, 5, 1)) - 1 AS nested_width,
        instr(a.bytes, substr(c.cells, 6, 1)) - 1 AS min_width,
        instr(a.bytes, substr(c.cells, 7, 1)) - 1 AS spread_width,
        instr(a.bytes, substr(c.cells, 9, 1)) - 1 +
            ((instr(a.bytes, substr(c.cells, 10, 1)) - 1) << 8) +
            ((instr(a.bytes, substr(c.cells, 11, 1)) - 1) << 16) AS sums,
        instr(a.bytes, substr(c.cells, 13, 1)) - 1 +
            ((instr(a.bytes, substr(c.cells, 14, 1)) - 1) << 8) +
            ((instr(a.bytes, substr(c.cells, 15, 1)) - 1) << 16) +
            ((instr(a.bytes, substr(c.cells, 16, 1)) - 1) << 24) AS patches
    FROM step AS t JOIN step_cells AS c ON c.step = t.id
        JOIN (SELECT CAST(x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' ||
            x'202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f' ||
            x'404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f' ||
            x'606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f' ||
            x'808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f' ||
            x'a0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebf' ||
            x'c0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedf' ||
            x'e0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff' AS BLOB) AS bytes) AS a
    WHERE t.n IS NOT NULL AND NOT EXISTS (SELECT 1 FROM op_number AS m WHERE m.n = t.n)
    GROUP BY t.n
),
-- Where each column begins.
place AS (
    SELECT *, 17 AS op_at,
        17 + sums * (op_width) AS count_at,
        17 + sums * (op_width + count_width) AS total_at,
        17 + sums * (op_width + count_width + total_width) AS nested_at,
        17 + sums * (op_width + count_width + total_width + nested_width) AS min_at,
        17 + sums * (op_width + count_width + total_width + nested_width + min_width) AS spread_at,
        17 + sums * (op_width + count_width + total_width + nested_width + min_width +
            spread_width) AS patches_at
    FROM blob
),
-- The columns, cut in halves until a piece has 8 sums or fewer.
part AS (
    SELECT step_number, bytes, op_width, count_width, total_width, nested_width, min_width,
        spread_width, 0 AS first, sums, sums / 2 AS half,
        substr(cells, op_at, sums * op_width) AS op,
        substr(cells, count_at, sums * count_width) AS count,
        substr(cells, total_at, sums * total_width) AS total,
        substr(cells, nested_at, sums * nested_width) AS nested,
        substr(cells, min_at, sums * min_width) AS min,
        substr(cells, spread_at, sums * spread_width) AS spread
    FROM place
    UNION ALL
    SELECT step_number, bytes, op_width, count_width, total_width, nested_width, min_width,
        spread_width, first + h.n * half, half + h.n * (sums % 2), (half + h.n * (sums % 2)) / 2,
        substr(op, 1 + h.n * half * op_width, (half + h.n * sums) * op_width),
        substr(count, 1 + h.n * half * count_width, (half + h.n * sums) * count_width),
        substr(total, 1 + h.n * half * total_width, (half + h.n * sums) * total_width),
        substr(nested, 1 + h.n * half * nested_width, (half + h.n * sums) * nested_width),
        substr(min, 1 + h.n * half * min_width, (half + h.n * sums) * min_width),
        substr(spread, 1 + h.n * half * spread_width, (half + h.n * sums) * spread_width)
    FROM part JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS h
    WHERE sums > 8
),
-- The patches, cut in halves until each is alone.
patch AS (
    SELECT step_number, bytes, patches AS count, substr(cells, patches_at, patches * 13) AS text
    FROM place WHERE patches > 0
    UNION ALL
    SELECT step_number, bytes, count / 2 + h.n * (count % 2),
        substr(text, 1 + h.n * (count / 2) * 13, (count / 2 + h.n * count) * 13)
    FROM patch JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS h
    WHERE count > 1
),
-- The bytes of each value, and those of each patch, which has the place of its value, too. A
-- substr() of nothing is NULL.
piece AS (
    SELECT step_number, bytes, first + i.id AS place,
        coalesce(substr(op, 1 + i.id * op_width, op_width), x'') AS op,
        coalesce(substr(count, 1 + i.id * count_width, count_width), x'') AS count,
        coalesce(substr(total, 1 + i.id * total_width, total_width), x'') AS total,
        coalesce(substr(nested, 1 + i.id * nested_width, nested_width), x'') AS nested,
        coalesce(substr(min, 1 + i.id * min_width, min_width), x'') AS min,
        coalesce(substr(spread, 1 + i.id * spread_width, spread_width), x'') AS spread
    FROM part JOIN op AS i ON i.id < sums WHERE sums <= 8
    UNION ALL
    SELECT step_number, bytes, instr(bytes, substr(text, 2, 1)) - 1 +
            ((instr(bytes, substr(text, 3, 1)) - 1) << 8) +
            ((instr(bytes, substr(text, 4, 1)) - 1) << 16),
        CASE substr(text, 1, 1) WHEN x'00' THEN substr(text, 6, 8) ELSE x'' END,
        CASE substr(text, 1, 1) WHEN x'01' THEN substr(text, 6, 8) ELSE x'' END,
        CASE substr(text, 1, 1) WHEN x'02' THEN substr(text, 6, 8) ELSE x'' END,
        CASE substr(text, 1, 1) WHEN x'03' THEN substr(text, 6, 8) ELSE x'' END,
        CASE substr(text, 1, 1) WHEN x'04' THEN substr(text, 6, 8) ELSE x'' END,
        CASE substr(text, 1, 1) WHEN x'05' THEN substr(text, 6, 8) ELSE x'' END
    FROM patch WHERE count = 1
),
-- The values: little-endian; op is the distance from the op before.
cell AS (
    SELECT step_number, place,
        sum(CASE length(op) WHEN 0 THEN 0 ELSE
            instr(bytes, substr(op, 1, 1)) - 1 +
            ((instr(bytes, substr(op, 2, 1)) - 1) << 8) +
            ((instr(bytes, substr(op, 3, 1)) - 1) << 16)
        END + CASE WHEN length(op) < 4 THEN 0 ELSE
            ((instr(bytes, substr(op, 4, 1)) - 1) << 24) +
            ((instr(bytes, substr(op, 5, 1)) - 1) << 32) +
            ((instr(bytes, substr(op, 6, 1)) - 1) << 40) +
            ((instr(bytes, substr(op, 7, 1)) - 1) << 48) +
            ((instr(bytes, substr(op, 8, 1)) - 1) << 56)
        END) AS op, sum(CASE length(count) WHEN 0 THEN 0 ELSE
            instr(bytes, substr(count, 1, 1)) - 1 +
            ((instr(bytes, substr(count, 2, 1)) - 1) << 8) +
            ((instr(bytes, substr(count, 3, 1)) - 1) << 16)
        END + CASE WHEN length(count) < 4 THEN 0 ELSE
            ((instr(bytes, substr(count, 4, 1)) - 1) << 24) +
            ((instr(bytes, substr(count, 5, 1)) - 1) << 32) +
            ((instr(bytes, substr(count, 6, 1)) - 1) << 40) +
            ((instr(bytes, substr(count, 7, 1)) - 1) << 48) +
            ((instr(bytes, substr(count, 8, 1)) - 1) << 56)
        END) AS count, sum(CASE length(total) WHEN 0 THEN 0 ELSE
            instr(bytes, substr(total, 1, 1)) - 1 +
            ((instr(bytes, substr(total, 2, 1)) - 1) << 8) +
            ((instr(bytes, substr(total, 3, 1)) - 1) << 16)
        END + CASE WHEN length(total) < 4 THEN 0 ELSE
            ((instr(bytes, substr(total, 4, 1)) - 1) << 24) +
            ((instr(bytes, substr(total, 5, 1)) - 1) << 32) +
            ((instr(bytes, substr(total, 6, 1)) - 1) << 40) +
            ((instr(bytes, substr(total, 7, 1)) - 1) << 48) +
            ((instr(bytes, substr(total, 8, 1)) - 1) << 56)
        END) AS total, sum(CASE length(nested) WHEN 0 THEN 0 ELSE
            instr(bytes, substr(nested, 1, 1)) - 1 +
            ((instr(bytes, substr(nested, 2, 1)) - 1) << 8) +
            ((instr(bytes, substr(nested, 3, 1)) - 1) << 16)
        END + CASE WHEN length(nested) < 4 THEN 0 ELSE
            ((instr(bytes, substr(nested, 4, 1)) - 1) << 24) +
            ((instr(bytes, substr(nested, 5, 1)) - 1) << 32) +
            ((instr(bytes, substr(nested, 6, 1)) - 1) << 40) +
            ((instr(bytes, substr(nested, 7, 1)) - 1) << 48) +
            ((instr(bytes, substr(nested, 8, 1)) - 1) << 56)
        END) AS nested, sum(CASE length(min) WHEN 0 THEN 0 ELSE
            instr(bytes, substr(min, 1, 1)) - 1 +
            ((instr(bytes, substr(min, 2, 1)) - 1) << 8) +
            ((instr(bytes, substr(min, 3, 1)) - 1) << 16)
        END + CASE WHEN length(min) < 4 THEN 0 ELSE
            ((instr(bytes, substr(min, 4, 1)) - 1) << 24) +
            ((instr(bytes, substr(min, 5, 1)) - 1) << 32) +
            ((instr(bytes, substr(min, 6, 1)) - 1) << 40) +
            ((instr(bytes, substr(min, 7, 1)) - 1) << 48) +
            ((instr(bytes, substr(min, 8, 1)) - 1) << 56)
        END) AS min, sum(CASE length(spread) WHEN 0 THEN 0 ELSE
            instr(bytes, substr(spread, 1, 1)) - 1 +
            ((instr(bytes, substr(spread, 2, 1)) - 1) << 8) +
            ((instr(bytes, substr(spread, 3, 1)) - 1) << 16)
        END + CASE WHEN length(spread) < 4 THEN 0 ELSE
            ((instr(bytes, substr(spread, 4, 1)) - 1) << 24) +
            ((instr(bytes, substr(spread, 5, 1)) - 1) << 32) +
            ((instr(bytes, substr(spread, 6, 1)) - 1) << 40) +
            ((instr(bytes, substr(spread, 7, 1)) - 1) << 48) +
            ((instr(bytes, substr(spread, 8, 1)) - 1) << 56)
        END) AS spread
    FROM piece
    GROUP BY step_number, place
)
SELECT s.step_number, n.text, h.text, k.text,
    CASE max(o.side) WHEN 0 THEN 'CPU' WHEN 1 THEN 'GPU' ELSE '' END,
    CASE max(o.kind) WHEN 1 THEN 'COMPUTATION' WHEN 2 THEN 'COMMUNICATION' WHEN 3 THEN 'MEMORY'
        ELSE '' END,
    sum(s.count), total(s.total) / 1000, total(s.self) / 1000, min(s.min) / 1000.0,
    max(s.max) / 1000.0
FROM (
        SELECT n AS step_number, op, count, total, self, min, max FROM op_number
        UNION ALL
        SELECT step_number, sum(op + 1) OVER (PARTITION BY step_number ORDER BY place) - 1,
            count, total, total - nested, min, min + spread
        FROM cell
    ) AS s
    JOIN op AS o ON o.id = s.op
    JOIN name AS n ON n.id = o.merged_name JOIN name AS h ON h.id = o.merged_short_name
    JOIN category AS k ON k.id = o.category
GROUP BY s.step_number, o.merged_name, o.category;

-- The steps, by rank and number: start_us (from the first event of the recording) and duration_us
-- are those of the window. A recording without steps has one row for the whole (step_number and
-- the times of the host NULL). The four parts are NULL if there is no device work.
CREATE VIEW steps(rank, span, step_number, start_us, duration_us, compute_us,
    exposed_communication_us, exposed_memory_us, idle_us, host_start_us, host_us, lag_us) AS
SELECT f.rank, f.span, s.n, (s.ts - f.first_ns) / 1000.0, s.dur / 1000.0, s.compute / 1000.0,
    s.exposed_communication / 1000.0, s.exposed_memory / 1000.0, s.idle / 1000.0,
    CASE WHEN s.n IS NOT NULL THEN (s.host_ts - f.first_ns) / 1000.0 END,
    CASE WHEN s.n IS NOT NULL THEN s.host / 1000.0 END,
    CASE WHEN s.n IS NOT NULL THEN s.lag / 1000.0 END
FROM file AS f JOIN step AS s ON s.file = f.file
WHERE (s.n IS NULL) = (f.has_steps = 0);

-- Device work by what launched it, over the whole recording. operator and shapes are NULL if
-- the trace does not state them.
CREATE VIEW launches(rank, span, kernel, operator, shapes, counts, total_us) AS
SELECT f.rank, f.span, n.text, p.text, s.text, sum(l.count), total(l.total) / 1000
FROM file AS f
    JOIN launch_shape AS l ON l.file = f.file
    JOIN op AS o ON o.id = l.op JOIN name AS n ON n.id = o.name
    LEFT JOIN name AS p ON p.id = l.operator
    LEFT JOIN shape AS s ON s.id = l.shape
GROUP BY f.rank, f.span, o.name, l.operator, l.shape;

-- The recordings. `events` counts those of the file, the other counts say what became of them.
CREATE VIEW files(rank, span, name, rank_source, has_steps, has_device_rows, raw_bytes,
    disk_bytes, hash, first_event_ns, events, kept, repaired, dropped, invalid, ignored,
    device_rows_without_step, metadata) AS
SELECT f.rank, f.span, f.name,
    CASE f.rank_source WHEN 2 THEN 'distributedInfo' WHEN 1 THEN 'file name' ELSE 'assumed' END,
    f.has_steps, f.has_device_rows, f.raw_bytes, f.disk_bytes, lower(hex(f.hash)), f.first_ns,
    f.events, f.kept, f.repaired, f.dropped, f.invalid, f.ignored, f.device_rows_without_step,
    m.json
FROM file AS f LEFT JOIN metadata AS m ON m.file = f.file;

-- What was dropped, repaired or assumed.
CREATE VIEW notes(rank, span, kind, count, example) AS
SELECT f.rank, f.span, q.kind, q.count, q.example
FROM file AS f JOIN quality AS q ON q.file = f.file;
