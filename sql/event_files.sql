-- The files :first to :last of a set with the number of their events, by number: file, rows.
SELECT file, rows FROM main.file WHERE file BETWEEN :first AND :last ORDER BY file
