-- Sums over the files: files, files with rows but without steps, raw_bytes, disk_bytes, then the counters of
-- struct trace_quality, then the number of notes.
SELECT count(*), coalesce(sum(has_steps = 0 AND kept > 0), 0), coalesce(sum(raw_bytes), 0),
    coalesce(sum(disk_bytes), 0), coalesce(sum(events), 0), coalesce(sum(kept), 0),
    coalesce(sum(repaired), 0), coalesce(sum(dropped), 0), coalesce(sum(invalid), 0),
    coalesce(sum(ignored), 0), coalesce(sum(device_rows_without_step), 0),
    (SELECT count(*) FROM quality)
FROM file
