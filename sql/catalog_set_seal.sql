-- The seal of the set :id, NULL where it is not known.
SELECT seal FROM sets WHERE id = :id
