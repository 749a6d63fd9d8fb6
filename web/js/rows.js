// From the answer of compare_traces to what is shown: values in the unit chosen, sorted.
// A pure function of (answer, unit, sort, order), so that one link shows one picture.

import { findDistinctions } from './format.js';

/** Whether the samples are whole recordings, not steps: texts then say so. */
export const isWhole = ({ control, test }) => control.steps.length === 0
    && test.steps.length === 0 && control.samples + test.samples > 0;

const UNIT_NAMES = {
    total: 'total', per_step: 'per step', per_call: 'per call', percent: '% of step time',
};
const WHOLE_NAMES = { ...UNIT_NAMES, per_step: 'per recording', percent: '% of the recording' };

/** What the durations of each unit are, for headings. */
export const unitName = (unit, answer) => (isWhole(answer) ? WHOLE_NAMES : UNIT_NAMES)[unit];

/** The unit to show when the URL names none: totals mislead when the samples differ. */
export function naturalUnit(answer) {
    return answer.control.samples === answer.test.samples ? 'total' : 'per_step';
}

/**
 * Whether host rows are shown and ranked by their self times: as asked for, else wherever there
 * are host rows, so that one wait does not fill the top with all that contains it.
 */
export const showsSelf = (state) => (state.measure === ''
    ? state.device_type !== 'GPU' : state.measure === 'self');

/** False where a side has no step time to relate to. */
export function percentPossible(answer) {
    return answer.step_time.control?.step > 0 && answer.step_time.test?.step > 0;
}

const share = (part, whole) => (part === null || !(whole > 0) ? null : 100 * (part / whole));
const minus = (a, b) => (a === null || b === null ? null : a - b);
const ratio = (a, b) => (b > 0 ? a / b : null);

/** Rows that have a self time: host rows. Device work does not nest. */
const hasSelf = (row) => row.control_self_duration !== null
    && row.control_self_duration !== undefined;

/** The durations of a row over all samples: [control, test, difference, are they totals]. */
function durationsOf(row, self) {
    if (self && hasSelf(row)) {
        const { control_self_duration: control, test_self_duration: test } = row;
        return [control, test, test - control, false];
    }
    return [row.control_total_duration, row.test_total_duration, row.diff_duration, true];
}

/**
 * Duration, count and their changes of one row (or of the totals) in `unit`; of its self
 * time with `self`, where it has one. `percent` is the relative change of the duration;
 * `birth` is 'new' or 'gone' for one-sided rows.
 */
function valuesOf(row, unit, answer, self) {
    const samples = [answer.control.samples, answer.test.samples];
    const perStep = unit === 'per_step' || unit === 'percent';
    let [control, test, diff, whole] = durationsOf(row, self);
    if (perStep) {
        control = (whole ? row.control_per_step : null) ?? ratio(control, samples[0]);
        test = (whole ? row.test_per_step : null) ?? ratio(test, samples[1]);
        diff = (whole ? row.diff_per_step : null) ?? minus(test, control);
    } else if (unit === 'per_call') {
        control = (whole ? row.control_per_call : null) ?? ratio(control, row.control_counts);
        test = (whole ? row.test_per_call : null) ?? ratio(test, row.test_counts);
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

export const rowKey = (name, category) => JSON.stringify([name, category]);

/**
 * Rows for the page: {row, key, place, real, …values}. Several rows may share a name, none a
 * key; `place` is where the name begins to differ from the others. `options`: `self` shows
 * self times; `fold` joins the pairs of `answer.replacements`; `judged` is a Map key → row
 * with the tests of it, which may come later than the rows: what a row says of itself is then
 * the test of the time that is shown.
 */
export function makeRows(answer, unit, { self = false, fold = false, judged = null } = {}) {
    const all = fold ? foldReplacements(answer) : answer.rows;
    const places = findDistinctions(all.map((row) => row.name));
    return all.map((row) => {
        const key = rowKey(row.name, row.category);
        const known = row.replaces ? null : tested(judged?.get(key) ?? row, self);
        return { row: known ?? row, key, place: places.get(row.name),
            verdict: known?.significance ?? '', noise: known?.significance === 'no_difference_found',
            ...valuesOf(row, unit, answer, self) };
    });
}

/** A row with the test of the time that is shown as its own. */
export function tested(row, self) {
    const measure = self ? 'self' : 'total';
    return row?.tests ? { ...row, ...row.tests[measure],
        among: row.among ? [row.among.steps, row.among.rows[measure]] : null } : row;
}

/** The q that decides: that of the moderated test where it speaks, else of the rank test. */
export const decidingQ = (row) => row.moderated_q_value ?? row.q_value ?? null;

/**
 * Rows with significance by key, for `makeRows`. What is too little to tell is said with
 * `among`: how many steps there are, among how many rows.
 */
export function judgedRows(answer) {
    const { control_observations: m, test_observations: n } = answer.verdict ?? {};
    const among = answer.judged_rows ? { steps: Math.min(m, n), rows: answer.judged_rows } : null;
    return new Map(answer.rows.map((row) => [rowKey(row.name, row.category),
        { ...row, among }]));
}

const rowsByKey = (answer) => new Map(answer.rows.map((row) =>
    [rowKey(row.name, row.category), row]));

/**
 * The rows, with each probable replacement of which both kernels are there as one row: that
 * of the new kernel, which says in `replaces` what it stands for: {name, category, rule}.
 */
function foldReplacements(answer) {
    const byKey = rowsByKey(answer);
    const pairs = new Map();
    const gone = new Set();
    for (const { control, test, rule } of answer.replacements ?? []) {
        const old = byKey.get(rowKey(control.name, control.category));
        const key = rowKey(test.name, test.category);
        if (old && byKey.has(key)) {
            pairs.set(key, { old, rule });
            gone.add(rowKey(control.name, control.category));
        }
    }
    return answer.rows.filter((row) => !gone.has(rowKey(row.name, row.category)))
        .map((row) => {
            const pair = pairs.get(rowKey(row.name, row.category));
            return pair ? joinRows(pair.old, row, pair.rule, answer) : row;
        });
}

function joinRows(old, now, rule, answer) {
    const counts = now.test_counts - old.control_counts;
    const perStep = [old.control_per_step ?? ratio(old.control_total_duration,
        answer.control.samples), now.test_per_step];
    return {
        ...now,
        replaces: { name: old.name, category: old.category, rule },
        control_counts: old.control_counts,
        diff_counts: counts,
        control_total_duration: old.control_total_duration,
        diff_duration: now.test_total_duration - old.control_total_duration,
        control_per_step: perStep[0],
        diff_per_step: minus(perStep[1], perStep[0]),
        control_per_call: old.control_per_call,
        change: counts > 0 ? 'increased' : counts < 0 ? 'decreased' : 'unchanged',
        significance: null,
        p_value: null,
        q_value: null,
        moderated_q_value: null,
        calls: null,
    };
}

/** The sums of all rows; self times add up to the time of the host without counting twice. */
export function makeTotals(answer, unit, { self = false } = {}) {
    if (!self) {
        return valuesOf(answer.totals, unit, answer, false);
    }
    const sum = (side) => answer.rows.reduce((all, row) =>
        all + durationsOf(row, true)[side], 0);
    const [control, test] = [sum(0), sum(1)];
    return valuesOf({ ...answer.totals, control_self_duration: control,
        test_self_duration: test }, unit, answer, true);
}

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
    q_value: (r) => decidingQ(r.row),
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
