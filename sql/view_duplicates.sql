-- The files of a set that do not count, by number: file, name, same_as.
SELECT file, name, same_as FROM duplicate ORDER BY file
