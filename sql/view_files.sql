-- The files of a set by number: file, name, rank, span, rank_source, raw_bytes, disk_bytes,
-- hash, has_steps, has_device_rows, first_ns, metadata, then the counters of struct
-- trace_quality, disk_hash.
SELECT f.file, f.name, f.rank, f.span, f.rank_source, f.raw_bytes, f.disk_bytes, f.hash,
    f.has_steps, f.has_device_rows, f.first_ns, coalesce(m.json, '{}'),
    f.events, f.kept, f.repaired, f.dropped, f.invalid, f.ignored,
    f.device_rows_without_step, f.disk_hash
FROM file AS f LEFT JOIN metadata AS m ON m.file = f.file
ORDER BY f.file
