-- The catalogue, version 2 (docs/store.md): seals instead of hashes show whether traces are
-- stored already. Run inside a transaction.
PRAGMA user_version = 2;

-- The secret key of the seals (server/base/seal.h), drawn when a store is opened.
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
