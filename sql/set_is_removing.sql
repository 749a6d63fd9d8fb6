-- Whether the set :id is still to be unlinked: one row if so.
SELECT 1 FROM sets WHERE id = :id AND removing = 1
