-- The columns of a table: name, declared type.
SELECT name, lower(type) FROM pragma_table_info(:table)
