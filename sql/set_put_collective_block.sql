-- One block of rows with facts of a collective: :id, :rows, :columns.
INSERT INTO collective_block(id, rows, columns) VALUES (:id, :rows, :columns)
