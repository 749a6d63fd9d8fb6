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
