// Turns the answer of compare_traces into the shown values, in the chosen unit. The server orders
// the rows; a report, which has no server, does it itself.
import { columnOf } from './formulas.js';
import { formatCount, formatTime } from './format.js';
import { isBacklog } from './words.js';

/** Whether the samples are whole recordings, not steps: texts then say so. */
export const isWhole = ({ control, test }) => control.steps.length === 0
    && test.steps.length === 0 && control.samples + test.samples > 0;

const UNIT_NAMES = {
    total: 'total', per_step: 'per step', per_call: 'per call', percent: '% of step time',
};
const WHOLE_NAMES = { ...UNIT_NAMES, per_step: 'per recording', percent: '% of the recording' };

/** The name of the durations in each unit, for headings. */
export const unitName = (unit, answer) => (isWhole(answer) ? WHOLE_NAMES : UNIT_NAMES)[unit];

/** The unit to show when the URL names none: per step where both sides have steps, as everywhere. */
export function naturalUnit(answer) {
    return isWhole(answer) && answer.control.samples === answer.test.samples ? 'total' : 'per_step';
}

/**
 * Whether host rows are shown and ranked by their self times: as requested; by default if there are
 * host rows, so that one wait does not fill the top with all calls around it.
 */
export const showsSelf = (state) => (state.measure === ''
    ? state.device_type !== 'GPU' : state.measure === 'self');

/** False if a side has no step time to divide by. */
export function percentPossible(answer) {
    return answer.step_time.control?.step > 0 && answer.step_time.test?.step > 0;
}

/** Rows that have a self time: host rows. Device work does not nest. */
const hasSelf = (row) => row.control_self_duration !== null
    && row.control_self_duration !== undefined;

const perStep = (unit) => unit === 'per_step' || unit === 'percent';

/** The columns of the server for a unit; with `self`, those of self times. */
function columnsOf(unit, self) {
    const own = self ? 'self_' : '';
    const suffix = `${own}${{ total: 'duration', percent: 'percent_of_step' }[unit] ?? unit}`;
    const side = unit === 'total' && !self ? 'total_duration' : suffix;
    const counts = perStep(unit) ? 'counts_per_step' : 'counts';
    return {
        control: `control_${side}`,
        test: `test_${side}`,
        diff: `diff_${suffix}`,
        growth: `diff_${own}${{ total: 'duration_', per_call: 'per_call_' }[unit] ?? ''}percent`,
        controlCount: `control_${counts}`,
        testCount: `test_${counts}`,
        diffCount: `diff_${counts}`,
    };
}

/**
 * Duration, count and their changes for one row (or sums of rows) in `unit`; with `self`, for its
 * self time if it has one. `percent` is the relative change of the duration; `growth` is the same
 * for sorting, with one-sided rows at the ends; `birth` is 'new' or 'gone' for one-sided rows.
 */
export function valuesOf(row, unit, answer, self = false) {
    const values = Object.fromEntries(Object.entries(columnsOf(unit, self && hasSelf(row)))
        .map(([key, name]) => [key, columnOf(row, name, answer)]));
    const birth = row.control_counts === 0 && row.test_counts > 0 ? 'new'
        : row.test_counts === 0 && row.control_counts > 0 ? 'gone' : '';
    return { ...values, percent: birth === '' ? values.growth : null, birth };
}

/** How the change of a row's device time splits, in `unit`: {moreWork, slowerWork}, or null. */
function workOf(row, unit) {
    const end = { total: '', percent: '_percent_of_step' }[unit] ?? `_${unit}`;
    return { moreWork: row[`more_work${end}`] ?? null, slowerWork: row[`slower_work${end}`] ?? null };
}

export const rowKey = (name, category) => JSON.stringify([name, category]);

/** The id of a row in links, as in the API: 48 bits of FNV-1a over name and category. */
export function rowId(name, category) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of new TextEncoder().encode(`${name}\0${category}`)) {
        hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
    return hash.toString(16).padStart(16, '0').slice(0, 12);
}

const mostCalled = (aliases, wanted) => aliases.filter(({ side }) => side === wanted)
    .reduce((most, alias) => (alias.counts > most.counts ? alias : most)).name;

/**
 * The title of a row: [name, the part that distinguishes it from similar ones]. A replaced kernel
 * has the name of the operator that launches both; a row of calls of two vendors has the most called
 * name of each side; any other row has its own name.
 */
export function rowTitle({ name, category, replaces, aliases }) {
    if (aliases && !replaces && category !== 'python_function') {
        const names = ['control', 'test'].map((side) => mostCalled(aliases, side));
        const more = aliases.length - 2;
        return [`${names.join(' / ')}${more > 0 ? ` + ${more} more` : ''}`, ''];
    }
    if (!replaces) {
        return [name, ''];
    }
    if (replaces.rule === 'template_arguments') {
        return [name, ''];
    }
    const dims = replaces.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g, '') ?? '';
    return [[replaces.operator ?? 'same shapes', dims].filter(Boolean).join(' '), name];
}

/**
 * The name and category of the calls of a row in a side's recordings: {name, category}. No
 * recording has the joined name of a row of several names, so for such a row this is the side's
 * name with the most time.
 */
export function nameOn({ name, category, aliases }, wanted) {
    const list = aliases?.filter(({ side }) => side === wanted) ?? [];
    return list.length === 0 ? { name, category } : list.reduce((most, alias) =>
        ((alias.total_duration ?? 0) > (most.total_duration ?? 0) ? alias : most));
}

/**
 * The calls and time of each name of a row of several names: "control cudaLaunchKernel: 81
 * calls, 379 µs".
 */
export const aliasLines = ({ aliases }) => aliases.map(({ side, name, counts, total_duration }) =>
    `${side} ${name}: ${formatCount(counts)} ${counts === 1 ? 'call' : 'calls'}, ${
        formatTime(total_duration)}`);

/**
 * Rows for the page: {row, key, verdict, noise, …values}, and of(column), a value of any column
 * of the server; holes in `rows` stay holes. Several rows may have the same name, but not the same
 * key. With `self`, self times are shown. The test of a row is that of the shown time.
 */
export function makeRows(answer, rows, unit, { self = false } = {}) {
    const { control_observations: m, test_observations: n } = answer.verdict ?? {};
    const among = answer.judged_rows ? { steps: Math.min(m, n), rows: answer.judged_rows } : null;
    return rows.map((row) => {
        const known = tested({ ...row, among }, self);
        return { row: known, key: row.id ?? rowKey(row.name, row.category),
            verdict: known.significance ?? '',
            noise: known.significance === 'no_difference_found',
            of: (column) => columnOf(row, column, answer),
            ...valuesOf(row, unit, answer, self), ...workOf(row, unit) };
    });
}

/** The annotation of a step on the device: all of its work. */
const isStepOfDevice = ({ name, category }) => category === 'gpu_user_annotation'
    && name.startsWith('ProfilerStep');

/** The first rows for charts. A wait for a full queue and a whole step are no work: only the table
 *  has them. */
export const drawnRows = (items, top) => items.filter(({ row }) => !isBacklog(row)
    && !isStepOfDevice(row)).slice(0, top);

/** A row with the test of the shown time. */
export function tested(row, self) {
    const measure = self ? 'self' : 'total';
    return row?.tests ? { ...row, ...row.tests[measure],
        among: row.among ? [row.among.steps, row.among.rows[measure]] : null } : row;
}

/** The q that decides: of the moderated test if it has one, else of the rank test. */
export const decidingQ = (row) => row.moderated_q_value ?? row.q_value ?? null;

/**
 * Rows with significance by key, for `makeRows`. If there are too few steps, the text says how
 * many there are, and with `among`, among how many rows.
 */
export function judgedRows(answer) {
    const { control_observations: m, test_observations: n } = answer.verdict ?? {};
    const among = answer.judged_rows ? { steps: Math.min(m, n), rows: answer.judged_rows } : null;
    return new Map(answer.rows.map((row) => [rowKey(row.name, row.category),
        { ...row, among }]));
}

/**
 * The sums of the host rows and of the device work, if there are any: [[name, values]]. The two run
 * in parallel and are never added; annotations and syncs of a device are in neither. Self times add
 * up to the time of the host without counting nested calls twice.
 */
export function makeTotals(answer, unit, { self = false } = {}) {
    return ['host', 'device'].filter((part) => answer.totals[part].control_counts
        + answer.totals[part].test_counts > 0).map((part) =>
        [part, valuesOf(answer.totals[part], unit, answer, self)]);
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
    // Per call, a row of one side has no difference: its whole time came or went.
    abs_diff_duration: (r) => size(r.diff),
    q_value: (r) => decidingQ(r.row),
    diff_percent: (r) => r.growth,
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

/** Whether there are too few steps to judge the time of a row; one that is new or gone needs no test. */
export const isTooFew = ({ too_few: few, control_counts: a, test_counts: b }) => few && a > 0 && b > 0;
