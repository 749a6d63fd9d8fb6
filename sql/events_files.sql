-- The files of a set, by number: file, name, rank, span, rows, first_ns.
SELECT file, name, rank, span, rows, first_ns FROM main.file ORDER BY file
