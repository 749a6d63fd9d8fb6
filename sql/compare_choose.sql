-- Chooses and orders the rows of the answer. C replaces `abs_diff_duration DESC` by the column
-- to sort by and its direction; rows without a value come last. Rows are numbered in the order
-- of their names and categories.
SELECT v.row
FROM sortable AS v
WHERE v.matches
    AND ((SELECT change FROM asked) IS NULL OR v.change = (SELECT change FROM asked))
    AND (NOT (SELECT slower_only FROM asked) OR v.significance = 'slower')
    AND (NOT (SELECT faster_only FROM asked) OR v.significance = 'faster')
    AND (NOT (SELECT significant_only FROM asked) OR v.significance IN ('slower', 'faster'))
ORDER BY v.abs_diff_duration DESC NULLS LAST, v.row
