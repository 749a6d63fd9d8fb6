-- The files of a set for the tables memory, collectives and counters: file, rank, span, rows, places, how
-- many texts of arguments the set has, start of the first event.
SELECT f.file, f.rank, f.span, f.rows,
    (SELECT count(*) FROM main.place AS p WHERE p.file = f.file),
    (SELECT count(*) FROM main.argument), f.first_ns
FROM main.file AS f ORDER BY f.file
