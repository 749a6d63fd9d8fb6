-- The listed sets with :count files of which one has :disk_bytes, :disk_seal and :name: id.
-- Uses the index set_file_disk_bytes.
SELECT DISTINCT f.set_id
FROM set_file AS f JOIN sets AS s ON s.id = f.set_id
WHERE f.disk_bytes = :disk_bytes AND f.disk_seal = :disk_seal AND f.name = :name
  AND s.deleted = 0 AND s.removing = 0
  AND (SELECT count(*) FROM set_file AS a WHERE a.set_id = f.set_id) = :count
