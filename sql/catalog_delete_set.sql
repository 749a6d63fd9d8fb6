-- Deletes the row of a set, and with it those of its files. :id
DELETE FROM sets WHERE id = :id
