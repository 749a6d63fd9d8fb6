-- First half of removing the set :id: gone from every list, to be unlinked.
UPDATE sets SET removing = 1 WHERE id = :id
