// Rows of a comparison: the answer of compare_traces as the shown values, in the chosen unit, and
// its samples. The server orders the rows; a report, which has no server, does it itself.
import { formatCount, formatTime } from './format.js';
import { isBacklog } from './words.js';

// The columns of a comparison that can be computed from others. The server computes them for its
// answers; this file computes them if they are missing: a report contains only the columns that
// they are computed from, and so do the sums of filtered rows. Pure.

/** By name of the column, as on the server: see server/compare/formulas.h. */
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

/** The value of a column of a row, or of sums of rows; null if there is none. `answer`: the answer
 * with the row. */
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
    case 'change': return of === null || by === null ? null : of - by;
    case 'growth':
        return row.control_counts === 0 ? Infinity : row.test_counts === 0 ? -100
            : quotient(of, by, times);
    default: return quotient(of, by, times);
    }
}

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

/** Whether host rows are shown and ranked by their self times: as requested; by default if there
 * are host rows, so that one wait does not fill the top with all calls around it. */
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

/** How the columns of durations in a unit end: [those of the sides, those of their change]. */
export function unitEnds(unit, self) {
    const own = self ? 'self_' : '';
    const end = `${own}${{ total: 'duration', percent: 'percent_of_step' }[unit] ?? unit}`;
    return [unit === 'total' && !self ? 'total_duration' : end, end];
}

/** The columns of the server for a unit; with `self`, those of self times. */
function columnsOf(unit, self) {
    const own = self ? 'self_' : '';
    const [side, change] = unitEnds(unit, self);
    const counts = perStep(unit) ? 'counts_per_step' : 'counts';
    return {
        control: `control_${side}`,
        test: `test_${side}`,
        diff: `diff_${change}`,
        growth: `diff_${own}${{ total: 'duration_', per_call: 'per_call_' }[unit] ?? ''}percent`,
        controlCount: `control_${counts}`,
        testCount: `test_${counts}`,
        diffCount: `diff_${counts}`,
    };
}

/** Duration, count and their changes for one row (or sums of rows) in `unit`; with `self`, for its
 * self time if it has one. `percent` is the relative change of the duration; `growth` is the same
 * for sorting, with one-sided rows at the ends; `birth` is 'new' or 'gone' for one-sided rows. */
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

/** The title of a row: [name, the part that distinguishes it from similar ones]. A replaced kernel
 * has the name of the operator that launches both; a row of calls of two vendors has the most
 * called name of each side; any other row has its own name. */
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

/** The name and category of the calls of a row in a side's recordings: {name, category}. No
 * recording has the joined name of a row of several names, so for such a row this is the side's
 * name with the most time. */
export function nameOn({ name, category, aliases }, wanted) {
    const list = aliases?.filter(({ side }) => side === wanted) ?? [];
    return list.length === 0 ? { name, category } : list.reduce((most, alias) =>
        ((alias.total_duration ?? 0) > (most.total_duration ?? 0) ? alias : most));
}

/** The calls and time of each name of a row of several names: "control cudaLaunchKernel: 81 calls,
 * 379 µs". */
export const aliasLines = ({ aliases }) => aliases.map(({ side, name, counts, total_duration }) =>
    `${side} ${name}: ${formatCount(counts)} ${counts === 1 ? 'call' : 'calls'}, ${
        formatTime(total_duration)}`);

/** Rows for the page: {row, key, verdict, noise, …values}, and of(column), a value of any column of
 * the server; holes in `rows` stay holes. Several rows may have the same name, but not the same
 * key. With `self`, self times are shown. The test of a row is that of the shown time. */
export function makeRows(answer, rows, unit, { self = false } = {}) {
    const { control_observations: m, test_observations: n } = answer.verdict ?? {};
    const among = answer.judged_rows ? { steps: Math.min(m, n), rows: answer.judged_rows } : null;
    return rows.map((row) => {
        const known = tested({ ...row, among }, self);
        return { row: known, key: row.id ?? rowKey(row.name, row.category),
            verdict: known.significance ?? '', noise: known.significance === 'no_difference_found',
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

/** Rows with significance by key, for `makeRows`. If there are too few steps, the text says how
 * many there are, and with `among`, among how many rows. */
export function judgedRows(answer) {
    const { control_observations: m, test_observations: n } = answer.verdict ?? {};
    const among = answer.judged_rows ? { steps: Math.min(m, n), rows: answer.judged_rows } : null;
    return new Map(answer.rows.map((row) => [rowKey(row.name, row.category), { ...row, among }]));
}

/** The sums of the host rows and of the device work, if there are any: [[name, values]]. The two
 * run in parallel and are never added; annotations and syncs of a device are in neither. Self times
 * add up to the time of the host without counting nested calls twice. */
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

const compareTexts = (a, b) => (a < b ? -1 : Number(a > b));

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
        return compareTexts(a.row.name, b.row.name) || compareTexts(a.row.category, b.row.category);
    });
}

/** Whether there are too few steps to judge the time of a row; one that is new or gone needs no test. */
export const isTooFew = ({ too_few: few, control_counts: a, test_counts: b }) => few && a > 0 && b > 0;

// Samples (rank × step) of both sides, laid side by side, and which ranks lag. Pure.

const compareRows = (a, b) => a.rank - b.rank || a.span - b.span;
const sameList = (a, b) => a.length === b.length && a.every((value, i) => value === b[i]);

/** The rows of one side: one for each rank; if two files of a rank have a step of the same number,
 * one for each file. A whole file (step number null) counts as one step. */
function sideRows(samples) {
    const seen = new Set();
    let split = false;
    for (const { rank, step_number: n } of samples) {
        const key = `${rank}/${n}`;
        split ||= seen.has(key);
        seen.add(key);
    }
    const rows = new Map();
    for (const { rank, span } of samples) {
        rows.set(split ? `${rank}/${span}` : `${rank}`, { rank, span: split ? span : 0 });
    }
    return { split, keys: [...rows.values()].sort(compareRows) };
}

const sideSteps = (samples) => [...new Set(samples.map((s) => s.step_number))]
    .sort((a, b) => (a ?? -1) - (b ?? -1));

const stepText = (n) => (n === undefined ? '–' : n === null ? 'whole' : String(n));

function rankText(row) {
    if (row === undefined) {
        return '–';
    }
    return row.span > 0 ? `${row.rank}+${row.span}` : String(row.rank);
}

const pairText = (a, b) => (a === b ? a : `${a} / ${b}`);

/** Pairs ranks by number if the sides have a rank in common, else by position. */
function pairRows(control, test) {
    const id = ({ rank, span }) => `${rank}/${span}`;
    const ids = new Set(control.map(id));
    if (test.some((row) => ids.has(id(row)))) {
        const all = new Map([...control, ...test].map((row) => [id(row), row]));
        const tests = new Set(test.map(id));
        return { byPosition: false, rows: [...all.values()].sort(compareRows).map((row) => ({
            control: ids.has(id(row)) ? row : undefined,
            test: tests.has(id(row)) ? row : undefined,
        })) };
    }
    const n = Math.max(control.length, test.length);
    return { byPosition: control.length > 0 && test.length > 0,
        rows: Array.from({ length: n }, (_, i) => ({ control: control[i], test: test[i] })) };
}

function fillCells(samples, rows, steps, side, split) {
    const places = new Map();
    rows.forEach((row, i) => {
        if (row[side]) {
            places.set(`${row[side].rank}/${split ? row[side].span : ''}`, i);
        }
    });
    const cells = rows.map(() => steps.map(() => null));
    const columns = new Map(steps.map((n, i) => [n, i]));
    for (const sample of samples) {
        const row = places.get(`${sample.rank}/${split ? sample.span : ''}`);
        cells[row][columns.get(sample.step_number)] = sample;
    }
    return cells;
}

/** Lays the samples of both sides on one grid: {rows: [{text, control, test}], columns: [{text,
 * control, test}], control: cells, test: cells, ranksByPosition, stepsByPosition}.
 * `cells[row][column]` is a sample or null. Steps pair by number if both sides have the same ones,
 * else by position. */
export function alignSamples(control, test) {
    const [a, b] = [sideRows(control), sideRows(test)];
    const { rows, byPosition } = pairRows(a.keys, b.keys);
    const [stepsA, stepsB] = [sideSteps(control), sideSteps(test)];
    const width = Math.max(stepsA.length, stepsB.length);
    const columns = Array.from({ length: width }, (_, i) => ({
        control: stepsA[i], test: stepsB[i],
        text: stepsA.length === 0 ? stepText(stepsB[i]) : stepsB.length === 0
            ? stepText(stepsA[i]) : pairText(stepText(stepsA[i]), stepText(stepsB[i])),
    }));
    const widen = (cells) => cells.map((row) =>
        [...row, ...Array.from({ length: width - row.length }, () => null)]);
    return {
        rows: rows.map((row) => ({ ...row, text: row.control && row.test
            ? pairText(rankText(row.control), rankText(row.test))
            : rankText(row.control ?? row.test) })),
        columns,
        control: widen(fillCells(control, rows, stepsA, 'control', a.split)),
        test: widen(fillCells(test, rows, stepsB, 'test', b.split)),
        ranksByPosition: byPosition,
        stepsByPosition: stepsA.length > 0 && stepsB.length > 0 && !sameList(stepsA, stepsB),
    };
}

/** Matrices of numbers for a grid: `valueOf(sample)`; null where there is no sample. */
export function gridValues(grid, valueOf) {
    const map = (cells) => cells.map((row) =>
        row.map((sample) => (sample === null ? null : valueOf(sample))));
    const control = map(grid.control);
    const test = map(grid.test);
    const diff = control.map((row, i) => row.map((value, j) =>
        (value === null || test[i][j] === null ? null : test[i][j] - value)));
    return { control, test, diff };
}

/** Map key → those of the list that have it, as Map.groupBy() of newer engines. */
export function groupBy(list, keyOf) {
    const groups = new Map();
    for (const one of list) {
        const key = keyOf(one);
        groups.get(key)?.push(one) ?? groups.set(key, [one]);
    }
    return groups;
}

/** The one with the largest value(one); null of none. */
export const most = (list, value) => list.reduce((best, one) => (best === null || value(one) > value(best) ? one : best), null);

export function median(values) {
    if (values.length === 0) {
        return null;
    }
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A rank lags when its mean step takes this much longer than the median of the ranks. */
const LAG = 1.05;
/** Waiting is mentioned from this share of the step on. */
const WAITING = 0.05;

/** Facts about the ranks of one side. `samples`: those of /sets/{id}/steps. Each rank has its mean
 * step time (µs), that over the median of the ranks (`lag`) and the share of exposed communication,
 * which is waiting for other ranks and for the network (null if unknown). `slow`: the ranks that
 * lag. `awaited`: if no rank lags but the others wait, the rank that waits least, for which the
 * others wait. */
export function judgeRanks(samples) {
    const ranks = [...groupBy(samples, ({ rank }) => rank)].sort(([a], [b]) => a - b).map(([rank, list]) => {
        const step = mean(list.map((s) => s.step));
        const known = list.every((s) => s.exposed_communication !== null);
        return { rank, samples: list.length, step, waiting: known && step > 0
            ? mean(list.map((s) => s.exposed_communication)) / step : null };
    });
    const middle = median(ranks.map((r) => r.step));
    for (const rank of ranks) {
        rank.lag = middle > 0 ? rank.step / middle : null;
    }
    const slow = ranks.length < 2 ? [] : ranks.filter((r) => r.lag >= LAG);
    return { ranks, median: middle, slow, awaited: slow.length > 0 ? null : findAwaited(ranks) };
}

function findAwaited(ranks) {
    if (ranks.length < 2 || ranks.some((r) => r.waiting === null)) {
        return null;
    }
    const least = ranks.reduce((a, b) => (b.waiting < a.waiting ? b : a));
    const others = median(ranks.filter((r) => r !== least).map((r) => r.waiting));
    return others >= WAITING && least.waiting <= others / 2 ? least : null;
}
