-- Forgets the files of a set. :id
DELETE FROM set_file WHERE set_id = :id
