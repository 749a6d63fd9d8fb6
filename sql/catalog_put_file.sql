-- One file of a set. :id of the set, :file its number, :name, :disk_bytes, :disk_hash
-- (canonical XXH3-128 of the bytes on disk), :disk_seal (also of these bytes, or NULL).
INSERT INTO set_file(set_id, file, name, disk_bytes, disk_hash, disk_seal)
VALUES (:id, :file, :name, :disk_bytes, :disk_hash, :disk_seal)
