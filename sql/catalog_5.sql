-- The catalogue, version 5 (docs/store.md): statements that people keep for the page Query. Run
-- inside a transaction.
PRAGMA user_version = 5;

-- `created`: Unix seconds, of the statement as it is now.
CREATE TABLE saved_query(
    name TEXT NOT NULL PRIMARY KEY,
    statement TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
