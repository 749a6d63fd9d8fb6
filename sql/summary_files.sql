-- The files of a set with what its summary and its id are made of, by number: file, name,
-- rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps. Of duplicates rank and hash are
-- NULL: they are of the catalogue only.
SELECT file, name, rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps
FROM file
UNION ALL
SELECT file, name, NULL, 0, disk_bytes, NULL, disk_hash, 0
FROM duplicate ORDER BY file
