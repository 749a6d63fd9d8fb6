-- The columns of a comparison, on a connection where C keeps arrays in memory as tables
-- (server/store/sqlite/array_table.h):
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
-- on; server/analysis/compare/formulas.c has the formulas.
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
