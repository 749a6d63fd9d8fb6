-- The catalogue, version 7 (docs/store.md): retention notes the clock. Run inside a transaction.
PRAGMA user_version = 7;

-- Unix seconds at which a server with --keep looked for old sets: noted once an hour. NULL: never.
ALTER TABLE retention ADD COLUMN seen INTEGER;
