-- The catalogue of a store: its tables and the view set_row, version by version (docs/store.md).
-- Each section brings a catalogue from the version before; a new version is a new section.

-- name: schema_count
-- How many tables, indexes and views a database has; 0 means that it is empty.
SELECT count(*) FROM main.sqlite_schema

-- name: catalog_1
-- The catalogue, version 1 (docs/store.md). Run inside a transaction.
PRAGMA application_id = 0x74646374;
PRAGMA user_version = 1;

-- One stored set. Listed: deleted = 0. In the bin: deleted = unix seconds of that. `removing`
-- marks a set whose file is about to be unlinked: after a crash in between, the next start
-- finishes the removal and does not undo it.
CREATE TABLE sets(
    id TEXT NOT NULL PRIMARY KEY,
    label TEXT NOT NULL,
    notes TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    removing INTEGER NOT NULL DEFAULT 0,
    summary TEXT NOT NULL,
    stored_bytes INTEGER NOT NULL
) STRICT;

-- The files that a set was made from, as they were on disk: recognises traces before reading
-- them.
CREATE TABLE set_file(
    set_id TEXT NOT NULL REFERENCES sets(id) ON DELETE CASCADE,
    file INTEGER NOT NULL,
    name TEXT NOT NULL,
    disk_bytes INTEGER NOT NULL,
    disk_hash BLOB NOT NULL,
    PRIMARY KEY (set_id, file)
) STRICT, WITHOUT ROWID;
CREATE INDEX set_file_disk_bytes ON set_file(disk_bytes);

-- Finished jobs, as the JSON that the API shows.
CREATE TABLE job(
    id TEXT NOT NULL PRIMARY KEY,
    json TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- Saved comparisons: the query string of their page.
CREATE TABLE comparison(
    id INTEGER PRIMARY KEY,
    label TEXT NOT NULL,
    url TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- name: catalog_2
-- The catalogue, version 2 (docs/store.md): seals instead of hashes show whether traces are
-- stored already. Run inside a transaction.
PRAGMA user_version = 2;

-- The secret key of the seals (server/base/hash.h), drawn when a store is opened.
CREATE TABLE seal_key(
    id INTEGER PRIMARY KEY CHECK (id = 1),
    bytes BLOB NOT NULL
) STRICT;

-- The seal of the ranks, hashes and seals of a set's files. NULL: not known, because the
-- set file was copied here or made by an older version.
ALTER TABLE sets ADD COLUMN seal BLOB;

-- The seal of the bytes on disk. NULL: not known, so the file is not recognised before it
-- is read.
ALTER TABLE set_file ADD COLUMN disk_seal BLOB;

-- name: catalog_3
-- The catalogue, version 3 (docs/store.md): sets have tags, and columns for the values by which
-- lists of sets are sorted and searched. Run inside a transaction.
PRAGMA user_version = 3;

-- The words that people give to a set.
CREATE TABLE set_tag(
    set_id TEXT NOT NULL REFERENCES sets(id) ON DELETE CASCADE,
    tag TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (set_id, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX set_tag_tag ON set_tag(tag);

-- From the summary, which may be long: how many ranks, steps and events, the bytes on disk, and
-- the devices, one per line.
CREATE TABLE set_facts(
    set_id TEXT NOT NULL PRIMARY KEY REFERENCES sets(id) ON DELETE CASCADE,
    ranks INTEGER NOT NULL,
    steps INTEGER NOT NULL,
    events INTEGER NOT NULL,
    disk_bytes INTEGER NOT NULL,
    devices TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO set_facts(set_id, ranks, steps, events, disk_bytes, devices)
SELECT id, coalesce(json_array_length(facts, '$.ranks'), 0),
    coalesce(CAST(json_extract(facts, '$.step_count') AS INTEGER), 0),
    coalesce(CAST(json_extract(facts, '$.quality.events') AS INTEGER), 0),
    coalesce(CAST(json_extract(facts, '$.disk_bytes') AS INTEGER), 0),
    (SELECT coalesce(group_concat(value, char(10)), '') FROM json_each(facts, '$.devices'))
FROM (SELECT id, iif(json_valid(summary), summary, '{}') AS facts FROM sets);

-- A set as every statement returns it, with its tags, one per line, in the order of the table's key.
CREATE VIEW set_row AS
SELECT s.id, s.label, s.notes, s.created, s.deleted, s.summary, s.stored_bytes,
    (SELECT coalesce(group_concat(t.tag, char(10)), '')
     FROM set_tag AS t WHERE t.set_id = s.id) AS tags,
    s.removing, s.rowid AS place
FROM sets AS s;

-- name: catalog_4
-- The catalogue, version 4 (docs/store.md): drops the table of saved comparisons; the URL of a
-- page holds the comparison. Run inside a transaction.
PRAGMA user_version = 4;

DROP TABLE comparison;

-- name: catalog_5
-- The catalogue, version 5 (docs/store.md): statements that people kept for the page Query, which
-- nothing reads now. Run inside a transaction.
PRAGMA user_version = 5;

-- `created`: Unix seconds, of the statement as it is now.
CREATE TABLE saved_query(
    name TEXT NOT NULL PRIMARY KEY,
    statement TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- name: catalog_6
-- The catalogue, version 6 (docs/store.md): sets have a pin, the time from which
-- retention counts and the name of the uploader. Run inside a transaction.
PRAGMA user_version = 6;

-- Unix seconds of the pin. NULL: not pinned.
ALTER TABLE sets ADD COLUMN pinned INTEGER;
-- Unix seconds from which retention counts. NULL: from `created`.
ALTER TABLE sets ADD COLUMN kept_from INTEGER;
-- The name of the token that stored the set first. NULL: not known, or there are no names.
ALTER TABLE sets ADD COLUMN uploaded_by TEXT;

-- `serve --keep` of the server that owns the store; no row: every set stays. `since`:
-- unix seconds when this time was first set, or was made shorter.
CREATE TABLE retention(
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seconds INTEGER NOT NULL,
    since INTEGER NOT NULL
) STRICT;

-- The sets that retention removed, so that links to them can say so.
CREATE TABLE retired(
    set_id TEXT NOT NULL PRIMARY KEY,
    label TEXT NOT NULL,
    retired INTEGER NOT NULL,
    seconds INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX retired_label ON retired(label);

-- As in version 3, and: `pinned`, `goes` (unix seconds, NULL: never; a new or shorter time gives a
-- day's notice), `uploaded_by`.
DROP VIEW set_row;
CREATE VIEW set_row AS
SELECT s.id, s.label, s.notes, s.created, s.deleted, s.summary, s.stored_bytes,
    (SELECT coalesce(group_concat(t.tag, char(10)), '')
     FROM set_tag AS t WHERE t.set_id = s.id) AS tags,
    s.removing, s.rowid AS place, s.pinned,
    CASE WHEN s.pinned IS NULL THEN
        (SELECT max(coalesce(s.kept_from, s.created) + r.seconds, r.since + 86400)
         FROM retention AS r WHERE r.id = 1) END AS goes,
    s.uploaded_by
FROM sets AS s;

-- name: catalog_7
-- The catalogue, version 7 (docs/store.md): retention notes the clock. Run inside a transaction.
PRAGMA user_version = 7;

-- Unix seconds at which a server with --keep looked for old sets: noted once an hour. NULL: never.
ALTER TABLE retention ADD COLUMN seen INTEGER;
