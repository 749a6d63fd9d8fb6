-- The :cells of all numbered steps of :file.
INSERT INTO op_file(file, cells) VALUES (:file, :cells)
