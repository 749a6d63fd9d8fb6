-- Chooses and orders the rows of the answer. The column `abs_diff_duration` stands for the
-- one to sort by, which C writes in its place; rows without a value come last. Rows count
-- in the order of their names and categories.
SELECT row
FROM (
    SELECT v.row, v.abs_diff_duration AS sorted, (SELECT descending FROM asked) AS descending
    FROM sortable AS v
    WHERE v.matches
        AND coalesce(v.change = (SELECT change FROM asked), 1)
        AND (NOT (SELECT slower_only FROM asked) OR v.significance = 'slower')
        AND (NOT (SELECT faster_only FROM asked) OR v.significance = 'faster')
        AND (NOT (SELECT significant_only FROM asked)
            OR v.significance IN ('slower', 'faster'))
)
ORDER BY sorted IS NULL, iif(descending, NULL, sorted), iif(descending, sorted, NULL) DESC, row
