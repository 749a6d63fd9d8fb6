-- How many tables, indexes and views a database has; 0 means that it is empty.
SELECT count(*) FROM main.sqlite_schema
