-- First half of removing the set :id: it is in no list any more, and its file is to be unlinked.
UPDATE sets SET removing = 1 WHERE id = :id
