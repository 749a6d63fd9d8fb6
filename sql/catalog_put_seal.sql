-- Gives the set :id the seal :seal.
UPDATE sets SET seal = :seal WHERE id = :id
