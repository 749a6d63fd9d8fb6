// The columns of a comparison that can be computed from others. The server computes them for its
// answers; this file computes them if they are missing: a report contains only the columns that
// they are computed from, and so do the sums of filtered rows. Pure.

/** By name of the column, as on the server: see server/analysis/compare/formulas.h. */
const FORMULAS = {
    // make docs: the formulas
    diff_counts: { rule: 'change', of: 'test_counts', by: 'control_counts' },
    diff_duration: { rule: 'change', of: 'test_total_duration', by: 'control_total_duration' },
    diff_self_duration: { rule: 'change', of: 'test_self_duration', by: 'control_self_duration' },
    control_per_step: { rule: 'quotient', of: 'control_total_duration', by: 'control_samples', times: 1 },
    test_per_step: { rule: 'quotient', of: 'test_total_duration', by: 'test_samples', times: 1 },
    diff_per_step: { rule: 'change', of: 'test_per_step', by: 'control_per_step' },
    control_self_per_step: { rule: 'quotient', of: 'control_self_duration', by: 'control_samples', times: 1 },
    test_self_per_step: { rule: 'quotient', of: 'test_self_duration', by: 'test_samples', times: 1 },
    diff_self_per_step: { rule: 'change', of: 'test_self_per_step', by: 'control_self_per_step' },
    control_per_call: { rule: 'quotient', of: 'control_total_duration', by: 'control_counts', times: 1 },
    test_per_call: { rule: 'quotient', of: 'test_total_duration', by: 'test_counts', times: 1 },
    diff_per_call: { rule: 'change', of: 'test_per_call', by: 'control_per_call' },
    control_self_per_call: { rule: 'quotient', of: 'control_self_duration', by: 'control_counts', times: 1 },
    test_self_per_call: { rule: 'quotient', of: 'test_self_duration', by: 'test_counts', times: 1 },
    diff_self_per_call: { rule: 'change', of: 'test_self_per_call', by: 'control_self_per_call' },
    control_counts_per_step: { rule: 'quotient', of: 'control_counts', by: 'control_samples', times: 1 },
    test_counts_per_step: { rule: 'quotient', of: 'test_counts', by: 'test_samples', times: 1 },
    diff_counts_per_step: { rule: 'change', of: 'test_counts_per_step', by: 'control_counts_per_step' },
    control_percent_of_step: { rule: 'quotient', of: 'control_per_step', by: 'control_step', times: 100 },
    test_percent_of_step: { rule: 'quotient', of: 'test_per_step', by: 'test_step', times: 100 },
    diff_percent_of_step: { rule: 'change', of: 'test_percent_of_step', by: 'control_percent_of_step' },
    control_self_percent_of_step: { rule: 'quotient', of: 'control_self_per_step', by: 'control_step', times: 100 },
    test_self_percent_of_step: { rule: 'quotient', of: 'test_self_per_step', by: 'test_step', times: 100 },
    diff_self_percent_of_step: { rule: 'change', of: 'test_self_percent_of_step', by: 'control_self_percent_of_step' },
    diff_percent: { rule: 'growth', of: 'diff_per_step', by: 'control_per_step', times: 100 },
    diff_self_percent: { rule: 'growth', of: 'diff_self_per_step', by: 'control_self_per_step', times: 100 },
    diff_per_call_percent: { rule: 'growth', of: 'diff_per_call', by: 'control_per_call', times: 100 },
    diff_self_per_call_percent: { rule: 'growth', of: 'diff_self_per_call', by: 'control_self_per_call', times: 100 },
    diff_duration_percent: { rule: 'growth', of: 'diff_duration', by: 'control_total_duration', times: 100 },
    diff_self_duration_percent: { rule: 'growth', of: 'diff_self_duration', by: 'control_self_duration', times: 100 },
    // end
};

/** Values of the sides, by their names in formulas. */
const KNOWN = {
    control_samples: (answer) => answer.control.samples,
    test_samples: (answer) => answer.test.samples,
    control_step: (answer) => answer.step_time?.control?.step,
    test_step: (answer) => answer.step_time?.test?.step,
};

const quotient = (of, by, times) => (of === null || !(by > 0) ? null : times * (of / by));

/**
 * The value of a column of a row, or of sums of rows; null if there is none. `answer`: the answer
 * with the row.
 */
export function columnOf(row, name, answer) {
    if (row[name] !== undefined) {
        return row[name];
    }
    const formula = FORMULAS[name];
    if (!formula) {
        return KNOWN[name]?.(answer) ?? null;
    }
    const { rule, times } = formula;
    const of = columnOf(row, formula.of, answer);
    const by = columnOf(row, formula.by, answer);
    switch (rule) {
    case 'change':
        return of === null || by === null ? null : of - by;
    case 'growth':
        return row.control_counts === 0 ? Infinity : row.test_counts === 0 ? -100
            : quotient(of, by, times);
    default:
        return quotient(of, by, times);
    }
}
