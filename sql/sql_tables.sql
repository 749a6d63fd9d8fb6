-- The tables and views that a set file declares for readers: name, type.
SELECT name, type
FROM main.sqlite_schema
WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'
ORDER BY type DESC, rowid
