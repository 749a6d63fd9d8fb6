-- The names of one change, ordered by their bytes.
SELECT name FROM joined WHERE matches AND change = :change GROUP BY name_row ORDER BY name_row
