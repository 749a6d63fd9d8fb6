-- Other metadata of the file :file, :json.
UPDATE metadata SET json = :json WHERE file = :file
