-- The notes on the files of a set, by file: file, name, rank, kind, count.
SELECT q.file, f.name, f.rank, q.kind, q.count
FROM quality AS q CROSS JOIN file AS f ON f.file = q.file ORDER BY q.file, q.kind
