-- Deletes the notes of :file. By the primary key.
DELETE FROM main.quality WHERE file = :file
