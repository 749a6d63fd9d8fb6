-- The files of a set with the number of their events, by number: file, rows. :file NULL
-- means all.
SELECT file, rows FROM main.file WHERE :file IS NULL OR file = :file ORDER BY file
