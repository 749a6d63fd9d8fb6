-- The tables of a set file (docs/store.md). A file is written once and then never changed.
--
-- Numbers of names, ops, categories and shapes count from 0 and hold for the whole set.
-- Times are nanoseconds. Texts from traces are raw bytes, perhaps not UTF-8.
PRAGMA application_id = 0x74647374;
PRAGMA user_version = 5;

-- What the set says about itself: id, created (unix seconds), program, summary (JSON).
CREATE TABLE meta(
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One recording. `hash` is the XXH3-128 of the uncompressed bytes, `disk_hash` of the bytes
-- as they lay on disk, both in canonical (big-endian) form.
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

-- A file with the uncompressed bytes of another: it is in no other table. `disk_bytes` and
-- `disk_hash` let its folder be recognised.
CREATE TABLE duplicate(
    file INTEGER PRIMARY KEY,           -- number in path order
    name TEXT NOT NULL,
    same_as INTEGER NOT NULL,           -- file.file
    disk_bytes INTEGER NOT NULL,
    disk_hash BLOB NOT NULL
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

-- `position`: where the text stands among all of the set by their bytes, from 0.
CREATE TABLE name(
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE category(
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- What an event is. The short name depends on the category too. The merged names are those
-- of host rows with memory addresses as 0x…; where there are none, the names above.
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

-- One sample: all step rows of one number in one file, or (n NULL) the whole file. The parts
-- are NULL in files without device rows.
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
CREATE INDEX step_of_file ON step(file);

-- The ProfilerStep rows themselves, in file order.
CREATE TABLE step_row(
    file INTEGER NOT NULL,
    row INTEGER NOT NULL,
    n INTEGER NOT NULL,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    PRIMARY KEY (file, row)
) STRICT, WITHOUT ROWID;

-- Sums of every op in one step: blobs of server/store/codec/cells.h, read through cells().
CREATE TABLE step_cells(
    step INTEGER PRIMARY KEY,           -- step.id
    cells BLOB NOT NULL
) STRICT;

-- Roll-ups. op_file: the numbered steps of a file that has two or more. op_number: the steps
-- of one number in all files, where two or more files have it. op_set: 'steps' is what the
-- selection `all` means (numbered steps, or the pseudo-step of a file without any), 'any'
-- the pseudo-steps of all files.
CREATE TABLE op_file(
    file INTEGER PRIMARY KEY,
    cells BLOB NOT NULL
) STRICT;
CREATE TABLE op_number(
    n INTEGER PRIMARY KEY,
    cells BLOB NOT NULL
) STRICT;
CREATE TABLE op_set(
    scope TEXT NOT NULL PRIMARY KEY,
    cells BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- 16,384 events of one file in file order as compressed columns (server/store/codec/segment_layout.h).
-- id = file * 2^32 + number of the first row, so the segments of a file are one range.
CREATE TABLE segment(
    id INTEGER PRIMARY KEY,
    rows INTEGER NOT NULL,
    min_ts INTEGER NOT NULL,
    max_end INTEGER NOT NULL,           -- the largest ts + dur
    ops BLOB NOT NULL,                  -- the distinct ops inside
    columns BLOB NOT NULL
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
