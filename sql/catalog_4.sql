-- The catalogue, version 4 (docs/store.md): drops the table of saved comparisons; the URL of a
-- page holds the comparison. Run inside a transaction.
PRAGMA user_version = 4;

DROP TABLE comparison;
