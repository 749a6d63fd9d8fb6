-- Table duplicate, for store/set/set_check.c; for texts and hashes, whether they are of the
-- right type.
SELECT file, typeof(name) = 'text', same_as, disk_bytes,
    typeof(disk_hash) = 'blob' AND length(disk_hash) = 16
FROM main.duplicate
