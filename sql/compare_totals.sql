-- The rows of the answer summed, host and device apart.
SELECT side, capped_sum(control_count), capped_sum(test_count), capped_sum(control_total),
    capped_sum(test_total), capped_sum(control_self), capped_sum(test_self)
FROM joined
GROUP BY side
