-- One block of instants `[memory]`: :id, :rows, :columns.
INSERT INTO memory_block(id, rows, columns) VALUES (:id, :rows, :columns)
