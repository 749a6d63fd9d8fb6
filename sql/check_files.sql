-- Table file by number, for store/set/set_check.c; for texts and hashes, whether they are of
-- the right type.
SELECT file, typeof(name) = 'text', rank, span, rank_source, raw_bytes, disk_bytes,
    typeof(hash) = 'blob' AND length(hash) = 16,
    typeof(disk_hash) = 'blob' AND length(disk_hash) = 16,
    has_steps, has_device_rows, base_time_known, first_ns, rows, events, kept, repaired,
    dropped, invalid, ignored, device_rows_without_step
FROM main.file ORDER BY file
