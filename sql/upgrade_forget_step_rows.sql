-- Deletes the step rows of :file. By the primary key.
DELETE FROM main.step_row WHERE file = :file
