-- Notes that :name stored the set :id, unless a name is noted already.
UPDATE sets SET uploaded_by = :name WHERE id = :id AND uploaded_by IS NULL
