-- One block of samples of a counter: :id, :rows, :columns, :device, :pid, :name.
INSERT INTO counter_block(id, rows, columns, device, pid, name)
VALUES (:id, :rows, :columns, :device, :pid, :name)
