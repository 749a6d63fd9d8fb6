-- The files of the set :id in path order: name, disk_bytes, disk_hash, disk_seal.
SELECT name, disk_bytes, disk_hash, disk_seal FROM set_file WHERE set_id = :id ORDER BY file
