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
