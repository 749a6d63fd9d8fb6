-- Takes the set :id out of the bin.
UPDATE sets SET deleted = 0 WHERE id = :id AND removing = 0
