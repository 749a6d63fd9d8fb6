-- The places of :file: id, pid, tid, device, stream.
SELECT id, pid, tid, device, stream FROM main.place WHERE file = :file ORDER BY id
