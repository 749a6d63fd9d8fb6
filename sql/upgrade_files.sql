-- The files of a set, each with how many there are.
SELECT file, count(*) OVER () FROM main.file ORDER BY file
