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
SELECT id, summary_count(summary, 'ranks'), summary_count(summary, 'steps'),
    summary_count(summary, 'events'), summary_count(summary, 'disk_bytes'),
    summary_devices(summary)
FROM sets;

-- A set as every statement returns it, with its tags, one per line, in the order of the table's key.
CREATE VIEW set_row AS
SELECT s.id, s.label, s.notes, s.created, s.deleted, s.summary, s.stored_bytes,
    (SELECT coalesce(group_concat(t.tag, char(10)), '')
     FROM set_tag AS t WHERE t.set_id = s.id) AS tags,
    s.removing, s.rowid AS place
FROM sets AS s;
