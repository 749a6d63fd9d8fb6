-- A comparison of two sets: the rows of each side, which C joins; the columns of the answer; then
-- the statements that filter, sum, order and show the joined rows.

-- name: side_rows
-- One side of TraceDiff: every row (name or short name, category) of the selected steps
-- of a set, ordered by name (bytes), then category. set_pair.c merges two such streams, and
-- also adds up ops of the same name and category: these few follow each other, and a GROUP BY
-- for them would take longer than all the rest.
--
-- :steps, :files, :numbers (arrays of int64: step.id, file, step number) and :scope (NULL,
-- 'steps' or 'any') say which blobs of step_cells and which rows of op_file, op_number and
-- op_set add up to the selection (set_view.h); :use_short_name; :merge_addresses.
--
-- Columns: name, category, side, kind, count, total, self, min, max. With more than nine
-- columns SQLite sorts in a slower way (vdbesort.c: records of 13 fields and more).
--
-- Every access is by rowid or primary key.
WITH
selected(cells) AS MATERIALIZED (
    SELECT cells_sum(cells) FROM (
        SELECT cells_sum(o.cells) AS cells
        FROM numbers(:steps) AS i CROSS JOIN main.step_cells AS o ON o.step = i.value
        UNION ALL
        SELECT cells_sum(o.op, o.count, o.total, o.self, o.min, o.max)
        FROM numbers(:files) AS i CROSS JOIN main.op_file AS o ON o.file = i.value
        UNION ALL
        SELECT cells_sum(o.op, o.count, o.total, o.self, o.min, o.max)
        FROM numbers(:numbers) AS i CROSS JOIN main.op_number AS o ON o.n = i.value
        UNION ALL
        SELECT cells_sum(o.op, o.count, o.total, o.self, o.min, o.max)
        FROM main.op_set AS o WHERE o.scope = :scope
    )
)
SELECT n.text, k.text, o.side, o.kind, c.count, c.total, c.self, c.min, c.max
FROM selected AS s
    CROSS JOIN cells(s.cells) AS c
    CROSS JOIN main.op AS o ON o.id = c.op
    CROSS JOIN main.category AS k ON k.id = o.category
    CROSS JOIN main.name AS n ON n.id = iif(:merge_addresses,
        iif(:use_short_name, o.merged_short_name, o.merged_name),
        iif(:use_short_name, o.short_name, o.name))
ORDER BY n.position, k.text

-- name: compare_schema
-- The columns of a comparison, on a connection where C keeps arrays in memory as tables
-- (server/store/database.h):
--   asked     the request: one row
--   wanted, excluded   the categories, and the patterns of names, of the filters
--   joined    the rows of both sides, ordered by name (bytes), then category; the tests of
--             each row, of the requested measure; the results of earlier statements for it
--   replaced  the pairs of kernels that are one row; joined.pair counts them from 1
-- Times are nanoseconds. Only host rows have a self time.
--
-- LIMIT -1 makes SQLite read the columns of a row once, and not once for each expression. But it
-- then reads all columns, so texts that no expression uses come from the row itself.
CREATE VIEW compare AS
WITH
side AS (
    SELECT rowid AS row, pair, change, matches, significance,
        control_count AS control_counts, test_count AS test_counts,
        control_total AS control_total_duration, test_total AS test_total_duration,
        iif(side = 0, control_self, NULL) AS control_self_duration,
        iif(side = 0, test_self, NULL) AS test_self_duration
    FROM joined
    LIMIT -1
),
-- The columns that follow from these columns, then those that follow from the new ones, and so
-- on; server/compare/formulas.c has the formulas.
once AS (
    SELECT *,
        -- make docs: the columns of the first round
        test_counts - control_counts AS diff_counts,
        CAST(test_total_duration AS REAL) - control_total_duration AS diff_duration,
        CAST(test_self_duration AS REAL) - control_self_duration AS diff_self_duration,
        control_total_duration / (SELECT control_samples FROM asked) AS control_per_step,
        test_total_duration / (SELECT test_samples FROM asked) AS test_per_step,
        control_self_duration / (SELECT control_samples FROM asked) AS control_self_per_step,
        test_self_duration / (SELECT test_samples FROM asked) AS test_self_per_step,
        CAST(control_total_duration AS REAL) / control_counts AS control_per_call,
        CAST(test_total_duration AS REAL) / test_counts AS test_per_call,
        CAST(control_self_duration AS REAL) / control_counts AS control_self_per_call,
        CAST(test_self_duration AS REAL) / test_counts AS test_self_per_call,
        control_counts / (SELECT control_samples FROM asked) AS control_counts_per_step,
        test_counts / (SELECT test_samples FROM asked) AS test_counts_per_step
        -- end
    FROM side
),
twice AS (
    SELECT *,
        -- make docs: the columns of the second round
        test_per_step - control_per_step AS diff_per_step,
        test_self_per_step - control_self_per_step AS diff_self_per_step,
        test_per_call - control_per_call AS diff_per_call,
        test_self_per_call - control_self_per_call AS diff_self_per_call,
        test_counts_per_step - control_counts_per_step AS diff_counts_per_step,
        100 * control_per_step / (SELECT control_step FROM asked) AS control_percent_of_step,
        100 * test_per_step / (SELECT test_step FROM asked) AS test_percent_of_step,
        100 * control_self_per_step / (SELECT control_step FROM asked) AS control_self_percent_of_step,
        100 * test_self_per_step / (SELECT test_step FROM asked) AS test_self_percent_of_step
        -- end
    FROM once
),
thrice AS (
    SELECT *,
        -- make docs: the columns of the third round
        test_percent_of_step - control_percent_of_step AS diff_percent_of_step,
        test_self_percent_of_step - control_self_percent_of_step AS diff_self_percent_of_step
        -- end
    FROM twice
)
SELECT m.row, t.name, t.category, coalesce(t.kind, '') AS kind,
    m.control_counts, m.test_counts, m.diff_counts,
    CASE WHEN m.test_counts > m.control_counts THEN '+'
        WHEN m.test_counts < m.control_counts THEN '-' ELSE '=' END AS counts_change_categories,
    m.control_total_duration, m.test_total_duration, m.diff_duration,
    m.control_self_duration, m.test_self_duration, m.diff_self_duration,
    m.control_per_step, m.test_per_step, m.diff_per_step,
    m.control_self_per_step, m.test_self_per_step, m.diff_self_per_step,
    m.control_per_call, m.test_per_call, m.diff_per_call,
    m.control_self_per_call, m.test_self_per_call, m.diff_self_per_call,
    m.control_percent_of_step, m.test_percent_of_step, m.diff_percent_of_step,
    m.control_self_percent_of_step, m.test_self_percent_of_step, m.diff_self_percent_of_step,
    m.control_counts_per_step, m.test_counts_per_step, m.diff_counts_per_step,
    m.change, coalesce(o.control_name, '') AS replaces, t.names,
    t.p_value, t.q_value, t.moderated_p_value, t.moderated_q_value, m.significance,
    iif(m.significance IS NULL, NULL, iif(t.too_few, 'true', 'false')) AS too_few,
    t.calls, t.calls_p_value, t.calls_q_value, t.control_calls, t.test_calls,
    t.control_median, t.test_median, t.control_spread, t.test_spread,
    t.as_fast - t.control_work_time AS more_work, t.test_work_time - t.as_fast AS slower_work,
    t.as_fast / (SELECT test_samples FROM asked)
        - t.control_work_time / (SELECT control_samples FROM asked) AS more_work_per_step,
    (t.test_work_time - t.as_fast) / (SELECT test_samples FROM asked) AS slower_work_per_step,
    t.as_fast / t.test_work_calls - t.control_work_time / t.control_work_calls
        AS more_work_per_call,
    (t.test_work_time - t.as_fast) / t.test_work_calls AS slower_work_per_call,
    100 * (t.as_fast / (SELECT test_samples * test_step FROM asked)
        - t.control_work_time / (SELECT control_samples * control_step FROM asked))
        AS more_work_percent_of_step,
    100 * (t.test_work_time - t.as_fast) / (SELECT test_samples * test_step FROM asked)
        AS slower_work_percent_of_step,
    t.work_known,
    m.matches
FROM thrice AS m LEFT JOIN joined AS t ON t.rowid = m.row
    LEFT JOIN replaced AS o ON o.rowid = m.pair - 1;

-- The same, and columns that are only for sorting. In these, device work has its whole time in
-- place of a self time.
CREATE VIEW sortable AS
WITH filled AS (
    SELECT row, name, category, kind, control_counts, test_counts, diff_counts,
        counts_change_categories, control_total_duration, test_total_duration, diff_duration,
        coalesce(control_self_duration, control_total_duration) AS control_self_duration,
        coalesce(test_self_duration, test_total_duration) AS test_self_duration,
        coalesce(diff_self_duration, diff_duration) AS diff_self_duration,
        control_per_step, test_per_step, diff_per_step,
        coalesce(control_self_per_step, control_per_step) AS control_self_per_step,
        coalesce(test_self_per_step, test_per_step) AS test_self_per_step,
        coalesce(diff_self_per_step, diff_per_step) AS diff_self_per_step,
        control_per_call, test_per_call, diff_per_call,
        coalesce(control_self_per_call, control_per_call) AS control_self_per_call,
        coalesce(test_self_per_call, test_per_call) AS test_self_per_call,
        coalesce(diff_self_per_call, diff_per_call) AS diff_self_per_call,
        control_percent_of_step, test_percent_of_step, diff_percent_of_step,
        coalesce(control_self_percent_of_step, control_percent_of_step)
            AS control_self_percent_of_step,
        coalesce(test_self_percent_of_step, test_percent_of_step) AS test_self_percent_of_step,
        coalesce(diff_self_percent_of_step, diff_percent_of_step) AS diff_self_percent_of_step,
        control_counts_per_step, test_counts_per_step, diff_counts_per_step, change, replaces, names,
        p_value, q_value, moderated_p_value, moderated_q_value, significance, too_few, calls,
        calls_p_value, calls_q_value, control_calls, test_calls, control_median, test_median,
        control_spread, test_spread, more_work, slower_work, more_work_per_step,
        slower_work_per_step, more_work_per_call, slower_work_per_call,
        more_work_percent_of_step, slower_work_percent_of_step, work_known, matches
    FROM compare
)
SELECT *,
    abs(diff_counts) AS abs_diff_counts,
    abs(diff_counts_per_step) AS abs_diff_counts_per_step,
    abs(diff_duration) AS abs_diff_duration,
    abs(diff_per_step) AS abs_diff_per_step,
    abs(diff_per_call) AS abs_diff_per_call,
    abs(diff_percent_of_step) AS abs_diff_percent_of_step,
    abs(diff_self_duration) AS abs_diff_self_duration,
    abs(diff_self_per_step) AS abs_diff_self_per_step,
    abs(diff_self_per_call) AS abs_diff_self_per_call,
    abs(diff_self_percent_of_step) AS abs_diff_self_percent_of_step,
    -- make docs: the growth of columns
    CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
        WHEN control_per_step > 0 THEN 100 * (diff_per_step / control_per_step) END AS diff_percent,
    CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
        WHEN control_self_per_step > 0 THEN 100 * (diff_self_per_step / control_self_per_step) END AS diff_self_percent,
    CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
        WHEN control_per_call > 0 THEN 100 * (diff_per_call / control_per_call) END AS diff_per_call_percent,
    CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
        WHEN control_self_per_call > 0 THEN 100 * (diff_self_per_call / control_self_per_call) END AS diff_self_per_call_percent,
    CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
        WHEN control_total_duration > 0 THEN 100 * (diff_duration / control_total_duration) END AS diff_duration_percent,
    CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
        WHEN control_self_duration > 0 THEN 100 * (diff_self_duration / control_self_duration) END AS diff_self_duration_percent,
    -- end
    coalesce(moderated_q_value, q_value) AS certainty -- the q that decides
FROM filled;

-- name: compare_match
-- Which rows of a comparison the filters let through. A replaced kernel is in the row of the
-- new one.
--
-- Columns: row, whether the filters device_type, q and exclude let the row pass, whether it is
-- of a category that is wanted.
--
-- iif() reads the parts of its condition only until they decide; AND and OR as values read all.
-- Few rows belong to a pair, so the table of pairs is searched for these rows, and not joined.
SELECT r.rowid,
    iif(((SELECT side FROM asked) IS NULL OR r.side = (SELECT side FROM asked))
        AND ((SELECT q FROM asked) = '' OR contains_nocase(r.name, (SELECT q FROM asked))
            OR contains_nocase(r.names, (SELECT q FROM asked))
            OR (r.pair AND EXISTS (SELECT 1 FROM replaced AS o WHERE o.rowid = r.pair - 1
                AND (contains_nocase(o.control_name, (SELECT q FROM asked))
                    OR contains_nocase(o.operator_name, (SELECT q FROM asked))))))
        AND (NOT EXISTS (SELECT 1 FROM excluded)
            OR NOT EXISTS (SELECT 1 FROM excluded AS e WHERE glob_matches(e.glob, r.name)
                OR (r.pair AND glob_matches(e.glob,
                    (SELECT o.control_name FROM replaced AS o WHERE o.rowid = r.pair - 1))))),
        1, 0),
    iif(NOT EXISTS (SELECT 1 FROM wanted)
        OR r.category IN (SELECT w.category FROM wanted AS w), 1, 0)
FROM joined AS r
WHERE r.pair = 0 OR r.test_count > 0

-- name: compare_categories
-- The categories, each by one of its rows, and how many of its rows pass the other filters.
SELECT min(rowid), sum(passes) FROM joined WHERE is_row GROUP BY category ORDER BY category

-- name: compare_changes
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

-- name: compare_totals
-- Sums of the rows of the answer, separately for host, device and neither. A GROUP BY
-- would sort all rows.
SELECT 0, capped_sum(control_count), capped_sum(test_count), capped_sum(control_total),
    capped_sum(test_total), capped_sum(control_self), capped_sum(test_self)
FROM joined
WHERE side = 0
UNION ALL
SELECT 1, capped_sum(control_count), capped_sum(test_count), capped_sum(control_total),
    capped_sum(test_total), capped_sum(control_self), capped_sum(test_self)
FROM joined
WHERE side = 1
UNION ALL
SELECT 2, capped_sum(control_count), capped_sum(test_count), capped_sum(control_total),
    capped_sum(test_total), capped_sum(control_self), capped_sum(test_self)
FROM joined
WHERE side = 2

-- name: compare_choose
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

-- name: compare_traces
-- Rows of a comparison with every column.
SELECT * FROM compare

-- name: ops_diff
-- The names of one change, ordered by their bytes.
SELECT name FROM joined WHERE matches AND change = :change GROUP BY name_row ORDER BY name_row
