-- The files of the set :id: name, disk_bytes, disk_hash.
SELECT name, disk_bytes, disk_hash FROM set_file WHERE set_id = :id
