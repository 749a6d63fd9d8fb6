-- How many queries are saved, and how many of them have the name :name.
SELECT count(*), count(CASE WHEN name = :name THEN 1 END) FROM saved_query
