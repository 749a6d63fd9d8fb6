-- Rows of a comparison with every column.
SELECT * FROM compare
