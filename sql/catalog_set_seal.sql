-- The seal of the set :id; NULL if it is not known.
SELECT seal FROM sets WHERE id = :id
