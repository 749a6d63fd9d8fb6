-- Place :id of :file: :pid, :tid, :device, :stream.
INSERT INTO place(file, id, pid, tid, device, stream)
VALUES (:file, :id, :pid, :tid, :device, :stream)
