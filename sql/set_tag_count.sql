-- How many tags the set :id has.
SELECT count(*) FROM set_tag WHERE set_id = :id
