-- The largest number of an op; NULL: there is none. From the end of the table.
SELECT max(id) FROM op
