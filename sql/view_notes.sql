-- What was dropped, repaired or assumed, by file: file, kind, count, example.
SELECT file, kind, count, example FROM quality ORDER BY file, kind
