-- What was dropped, repaired or assumed in :file: kind, count, example.
SELECT kind, count, example FROM main.quality WHERE file = :file ORDER BY kind
