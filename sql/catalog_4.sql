-- The catalogue, version 4 (docs/store.md): the table of saved comparisons goes; the URL of a
-- page holds the comparison. Run inside a transaction.
PRAGMA user_version = 4;

DROP TABLE comparison;
