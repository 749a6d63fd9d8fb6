-- The metadata of the next file after :after: file, json.
SELECT file, json FROM metadata WHERE file > :after ORDER BY file LIMIT 1
