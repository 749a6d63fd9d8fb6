-- The numbered steps by number: n, id.
SELECT n, id FROM step WHERE n IS NOT NULL ORDER BY n, id
