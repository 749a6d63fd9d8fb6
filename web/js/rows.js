// From the answer of compare_traces to what is shown: values in the unit chosen, sorted.
// A pure function of (answer, unit, sort, order), so that one link shows one picture.

import { findDistinctions } from './format.js';

/** What the durations of each unit are, for headings. */
export const UNIT_NAMES = {
    total: 'total', per_step: 'per step', per_call: 'per call', percent: '% of step time',
};

/** The unit to show when the URL names none: totals mislead when the samples differ. */
export function naturalUnit(answer) {
    return answer.control.samples === answer.test.samples ? 'total' : 'per_step';
}

/** False where a side has no step time to relate to. */
export function percentPossible(answer) {
    return answer.step_time.control?.step > 0 && answer.step_time.test?.step > 0;
}

const share = (part, whole) => (part === null || !(whole > 0) ? null : 100 * (part / whole));
const minus = (a, b) => (a === null || b === null ? null : a - b);
const ratio = (a, b) => (b > 0 ? a / b : null);

/**
 * Duration, count and their changes of one row (or of the totals) in `unit`. `percent` is
 * the relative change of the duration; `birth` is 'new' or 'gone' for one-sided rows.
 */
function valuesOf(row, unit, answer) {
    const samples = [answer.control.samples, answer.test.samples];
    const perStep = unit === 'per_step' || unit === 'percent';
    let control = row.control_total_duration;
    let test = row.test_total_duration;
    let diff = row.diff_duration;
    if (perStep) {
        control = row.control_per_step ?? ratio(control, samples[0]);
        test = row.test_per_step ?? ratio(test, samples[1]);
        diff = row.diff_per_step ?? minus(test, control);
    } else if (unit === 'per_call') {
        control = row.control_per_call ?? ratio(control, row.control_counts);
        test = row.test_per_call ?? ratio(test, row.test_counts);
        diff = minus(test, control);
    }
    const percent = control > 0 && test !== null && row.test_counts > 0
        ? 100 * ((test - control) / control) : null;
    if (unit === 'percent') {
        control = share(control, answer.step_time.control.step);
        test = share(test, answer.step_time.test.step);
        diff = minus(test, control);
    }
    const counts = perStep
        ? [ratio(row.control_counts, samples[0]) ?? 0, ratio(row.test_counts, samples[1]) ?? 0]
        : [row.control_counts, row.test_counts];
    return {
        control,
        test,
        diff,
        percent,
        controlCount: counts[0],
        testCount: counts[1],
        diffCount: perStep ? counts[1] - counts[0] : row.diff_counts,
        birth: row.control_counts === 0 && row.test_counts > 0 ? 'new'
            : row.test_counts === 0 && row.control_counts > 0 ? 'gone' : '',
    };
}

/**
 * Rows for the page: {row, key, place, …values}. Several rows may share a name, none a key;
 * `place` is where the name begins to differ from the others.
 */
export function makeRows(answer, unit) {
    const places = findDistinctions(answer.rows.map((row) => row.name));
    return answer.rows.map((row) => ({
        row,
        key: JSON.stringify([row.name, row.category]),
        place: places.get(row.name),
        ...valuesOf(row, unit, answer),
    }));
}

export const makeTotals = (answer, unit) => valuesOf(answer.totals, unit, answer);

const size = (value) => (value === null ? null : Math.abs(value));
const KEYS = {
    name: (r) => r.row.name,
    category: (r) => r.row.category,
    change: (r) => r.row.change,
    control_counts: (r) => r.controlCount,
    test_counts: (r) => r.testCount,
    diff_counts: (r) => r.diffCount,
    abs_diff_counts: (r) => size(r.diffCount),
    control_total_duration: (r) => r.control,
    test_total_duration: (r) => r.test,
    diff_duration: (r) => r.diff,
    // Per call, a row of one side has no difference; what it takes is what came or went.
    abs_diff_duration: (r) => size(r.diff),
    diff_percent: (r) => (r.birth === 'new' ? Infinity : r.birth === 'gone' ? -100 : r.percent),
};

function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts in place; missing values last in both directions, ties by name and category. */
export function sortRows(rows, sort, order) {
    const key = KEYS[sort];
    const sign = order === 'asc' ? 1 : -1;
    return rows.sort((a, b) => {
        const x = key(a);
        const y = key(b);
        if (x !== y) {
            if (x === null || y === null) {
                return x === null ? 1 : -1;
            }
            return sign * (typeof x === 'string' ? compareTexts(x, y) : x - y);
        }
        return compareTexts(a.row.name, b.row.name)
            || compareTexts(a.row.category, b.row.category);
    });
}
