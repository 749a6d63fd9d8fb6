-- One recording, :file: rank, rank_source, raw_bytes, disk_bytes, hash, disk_hash,
-- has_steps, base_time_known, first_ns, rows, metadata, then the counters of struct
-- trace_quality.
SELECT f.rank, f.rank_source, f.raw_bytes, f.disk_bytes, f.hash, f.disk_hash, f.has_steps,
    f.base_time_known, f.first_ns, f.rows, coalesce(m.json, '{}'),
    f.events, f.kept, f.repaired, f.dropped, f.invalid, f.ignored,
    f.device_rows_without_step
FROM main.file AS f LEFT JOIN main.metadata AS m ON m.file = f.file
WHERE f.file = :file
