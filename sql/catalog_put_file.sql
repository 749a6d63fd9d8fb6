-- One file of a set. :id of the set, :file its number, :name, :disk_bytes, :disk_hash
-- (canonical XXH3-128 of the bytes on disk).
INSERT INTO set_file(set_id, file, name, disk_bytes, disk_hash)
VALUES (:id, :file, :name, :disk_bytes, :disk_hash)
