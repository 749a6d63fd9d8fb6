-- The files of a set with what its summary and its id are made of, by number: file, name,
-- rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps.
SELECT file, name, rank, raw_bytes, disk_bytes, hash, disk_hash, has_steps
FROM file ORDER BY file
