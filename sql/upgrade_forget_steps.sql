-- Deletes the steps of :file. By the index step_of_file.
DELETE FROM main.step WHERE file = :file
