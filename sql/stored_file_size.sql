-- Whether some file of a listed set has :disk_bytes on disk, and a seal for recognising it:
-- one row if so. Uses the index set_file_disk_bytes.
SELECT 1
FROM set_file AS f JOIN sets AS s ON s.id = f.set_id
WHERE f.disk_bytes = :disk_bytes AND f.disk_seal IS NOT NULL
  AND s.deleted = 0 AND s.removing = 0
LIMIT 1
