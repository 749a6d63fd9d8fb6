-- A file that does not count, because it has the bytes of another file: :file, :name, :same_as
-- (the number of the other file), :disk_bytes, :disk_hash
INSERT INTO duplicate(file, name, same_as, disk_bytes, disk_hash)
VALUES (:file, :name, :same_as, :disk_bytes, :disk_hash)
