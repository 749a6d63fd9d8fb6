-- Place :id of :file: :pid, :tid, :device, :stream, :stream_is_wide.
INSERT INTO place(file, id, pid, tid, device, stream, stream_is_wide)
VALUES (:file, :id, :pid, :tid, :device, :stream, :stream_is_wide)
