-- How many recordings a set has.
SELECT count(*) FROM file
