-- Table duplicate, as store/set/set_check.c looks at it; texts and hashes as whether they are
-- some.
SELECT file, typeof(name) = 'text', same_as, disk_bytes,
    typeof(disk_hash) = 'blob' AND length(disk_hash) = 16
FROM main.duplicate
