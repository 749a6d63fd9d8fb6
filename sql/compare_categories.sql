-- The categories, each by one of its rows, and how many of its rows pass the other filters.
SELECT min(rowid), sum(passes) FROM joined WHERE is_row GROUP BY category ORDER BY category
