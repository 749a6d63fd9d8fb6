-- Puts the listed set :id into the bin at :deleted (unix seconds, not 0).
UPDATE sets SET deleted = :deleted WHERE id = :id AND deleted = 0 AND removing = 0
