-- The files of a set that do not count, by number: name, and the name of the file that
-- counts instead.
SELECT d.name, f.name
FROM duplicate AS d CROSS JOIN file AS f ON f.file = d.same_as ORDER BY d.file
