-- How the calls of each name changed: sums the matching rows of a name. Rows of one name
-- have the same name_row, and follow each other.
--
-- Columns: name_row, change, how many of the rows are slower and faster.
SELECT name_row,
    CASE WHEN total(control_count) = 0 THEN 'added' WHEN total(test_count) = 0 THEN 'deleted'
        WHEN total(test_count) > total(control_count) THEN 'increased'
        WHEN total(test_count) < total(control_count) THEN 'decreased'
        ELSE 'unchanged' END,
    count(*) FILTER (WHERE significance = 'slower'),
    count(*) FILTER (WHERE significance = 'faster')
FROM joined
WHERE matches
GROUP BY name_row
