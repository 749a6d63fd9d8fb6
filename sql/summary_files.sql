-- The files of a set, with the values for its summary and its id, by number: file, name,
-- rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps. Rank and hash of duplicates
-- are NULL: the row is for the catalogue only.
SELECT file, name, rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps
FROM file
UNION ALL
SELECT file, name, NULL, 0, disk_bytes, NULL, disk_hash, 0
FROM duplicate ORDER BY file
