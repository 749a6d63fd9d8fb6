-- The files of a set that count nowhere, by number: file, name, same_as.
SELECT file, name, same_as FROM duplicate ORDER BY file
