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
