-- The places of :file: id, pid, tid, device, stream, stream_is_wide.
SELECT id, pid, tid, device, stream, stream_is_wide FROM main.place WHERE file = :file ORDER BY id
