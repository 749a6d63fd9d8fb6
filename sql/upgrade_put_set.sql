-- Notes in the catalogue that the file of set :id has :notes notes and :stored_bytes bytes now.
UPDATE sets SET summary = json_set(summary, '$.quality.notes', :notes), stored_bytes = :stored_bytes
WHERE id = :id
