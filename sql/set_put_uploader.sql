-- Notes that :name stored the set :id, unless somebody is known who did.
UPDATE sets SET uploaded_by = :name WHERE id = :id AND uploaded_by IS NULL
