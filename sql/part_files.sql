-- The facts that merging needs about all files of a part, by number: file, name, same_as
-- (NULL: it counts), then, only for files that count: rank, rank_source, first_ns, rows,
-- events, raw_bytes, hash; then disk_bytes, disk_hash.
SELECT file, name, NULL, rank, rank_source, first_ns, rows, events, raw_bytes, hash,
    disk_bytes, disk_hash
FROM file
UNION ALL
SELECT file, name, same_as, 0, 0, 0, 0, 0, 0, NULL, disk_bytes, disk_hash
FROM duplicate ORDER BY file
