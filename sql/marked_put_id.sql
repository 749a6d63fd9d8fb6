-- The id of a set with a marker, in its copy of the set file: :id. By the primary key.
UPDATE meta SET value = :id WHERE key = 'id'
