-- What merging needs of the files of a part, by number, those that count nowhere too: file,
-- name, same_as (NULL: it counts), then, of those that count: rank, rank_source, first_ns,
-- rows, events, raw_bytes, hash; then disk_bytes, disk_hash.
SELECT file, name, NULL, rank, rank_source, first_ns, rows, events, raw_bytes, hash,
    disk_bytes, disk_hash
FROM file
UNION ALL
SELECT file, name, same_as, 0, 0, 0, 0, 0, 0, NULL, disk_bytes, disk_hash
FROM duplicate ORDER BY file
