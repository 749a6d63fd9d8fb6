// Statements that give the numbers of the charts and tables of the other pages. A test compares
// each with the API. null: no statement gives them, or only one that is too long to read.
import { apiQuery, pairQuery, rowsQuery, STEP_ROWS } from '../state.js';
import { queryHref } from './state.js';

/** A text as an SQL literal. */
export const quote = (text) => `'${text.replaceAll("'", "''")}'`;

const SIDES = ['control', 'test'];
/** A table accepts at most so many arguments. */
const MOST_ARGUMENTS = 32;

/** `expression` is one of "0,2,4-7"; null: not a list. */
function inList(expression, list) {
    const parts = list.split(',').map((part) => /^(\d+)(?:-(\d+))?$/.exec(part.trim()));
    if (parts.some((part) => part === null)) {
        return null;
    }
    const single = parts.filter((part) => part[2] === undefined).map((part) => part[1]);
    const words = parts.filter((part) => part[2] !== undefined).map((part) =>
        `${expression} BETWEEN ${part[1]} AND ${part[2]}`);
    if (single.length > 0) {
        words.unshift(`${expression} IN (${single.join(', ')})`);
    }
    return words.length === 1 ? words[0] : `(${words.join(' OR ')})`;
}

/**
 * The conditions that select the rows of one side of `events` or `steps`: [conditions], or null if
 * SQL cannot express it. `selection`: {ranks, steps, marker}; `ofSteps`: for the view `steps`.
 */
export function sideConditions(side, { ranks, steps, marker }, ofSteps = false) {
    if (marker) {
        return null;
    }
    const chosenRanks = ranks === 'all' ? []
        : [ranks === 'first' ? `rank = (SELECT min(rank) FROM ${side}.files)`
            : inList('rank', ranks)];
    const every = ofSteps ? [] : [`(step_number IS NOT NULL OR file IN (SELECT name FROM ${
        side}.files WHERE has_steps = 0))`];
    const chosenSteps = steps === 'all' ? every : steps === 'any' ? ofSteps ? [null] : []
        : [steps === 'first' ? `step_number = (SELECT min(step_number) FROM ${side}.steps${
            chosenRanks.length > 0 ? ` WHERE ${chosenRanks[0]}` : ''})`
            : inList('step_number', steps)];
    const all = [...chosenRanks, ...chosenSteps];
    return all.includes(null) ? null : all;
}

/** The rows of `events` that a pair selects: a condition, or null. */
export function eventRows(selections) {
    const parts = Object.entries(selections).map(([side, selection]) => {
        const all = sideConditions(side, selection);
        return all && [`side = '${side}'`, ...all].join(' AND ');
    });
    return parts.includes(null) ? null
        : parts.length === 1 ? parts[0] : parts.map((part) => `(${part})`).join('\n   OR ');
}

const selectionsOf = (state) => Object.fromEntries(SIDES.map((side) => [side, {
    ranks: state[`${side}_ranks`], steps: state[`${side}_steps`],
    marker: state[`${side}_marker`] }]));

/** A time of a row: self time for host rows, whole time for device work. */
function ownTime(column) {
    const whole = column.replace('self_duration', column.startsWith('diff_') ? 'duration'
        : 'total_duration').replace('self_', '');
    return whole === column ? column : `coalesce(${column}, ${whole})`;
}

/** A column of the API to sort by, as an expression over the columns of `compare`. */
function orderOf(sort) {
    const percent = /^diff_(self_)?(per_call_)?percent$/.exec(sort);
    if (sort === 'certainty') {
        return 'coalesce(moderated_q_value, q_value)';
    }
    if (percent) {
        const part = `${percent[1] ?? ''}${percent[2] ? 'per_call' : 'per_step'}`;
        return `CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${ownTime(`diff_${part}`)} / ${ownTime(`control_${part}`)} END`;
    }
    return sort.startsWith('abs_') ? `abs(${ownTime(sort.slice(4))})` : ownTime(sort);
}

const UNIT_COLUMNS = { total: ['self_duration', 'total_duration'], per_step: ['self_per_step',
    'per_step'], per_call: ['self_per_call', 'per_call'],
percent: ['self_percent_of_step', 'percent_of_step'] };

/** control_…, test_… and diff_… of the durations in a unit. */
function durationColumns(unit, self) {
    const name = UNIT_COLUMNS[unit][self ? 0 : 1];
    return SIDES.map((side) => `${side}_${name}`).concat(
        name === 'total_duration' ? 'diff_duration' : `diff_${name}`).map((column) =>
        (self ? `${ownTime(column)} AS ${column}` : column));
}

/** A table of a comparison with these parameters of the API; null: too many. */
function tableOf(name, given) {
    const all = [...given].filter(([key]) => !SIDES.includes(key));
    return all.length > MOST_ARGUMENTS ? null
        : `${name}${all.length > 0 ? `(${all.map(([key, value]) => quote(`${key}=${value}`))
            .join(', ')})` : ''}`;
}

/** The rows of the table of Compare; with `limit`, those of its charts. */
export function compareRows(state, unit, self, limit = 0) {
    const given = apiQuery(state);
    given.delete('measure');
    if (!self) {
        given.set('measure', 'total');
    }
    const table = tableOf('compare', given);
    const query = rowsQuery(state, unit, self);
    return table && `SELECT name, category, control_counts, test_counts, diff_counts,
    ${durationColumns(unit, self).join(',\n    ')}${state.fold ? ', replaces' : ''}${
    limit ? '' : ', significance, q_value'}
FROM ${table}
ORDER BY ${orderOf(query.get('sort'))} ${query.get('order').toUpperCase()} NULLS LAST,
    name, category${limit ? `\nLIMIT ${limit}` : ''}`;
}

/** Kernels that are gone, each with its probable replacement. */
export function compareReplacements(state) {
    const given = pairQuery(state);
    given.set('fold', 'true');
    const table = tableOf('compare', given);
    return table && `SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${table}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`;
}

/** The names of events as the pages show them: with merged addresses, or short. */
function namesOf({ use_short_name: short, merge_addresses: merge }) {
    const column = `${merge ? 'merged_' : ''}${short ? 'short_' : ''}name`;
    return SIDES.map((side) => `    SELECT '${side}' AS side, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${side}.op AS o
    JOIN ${side}.name AS raw ON raw.id = o.name
    JOIN ${side}.name AS shown ON shown.id = o.${column}
    JOIN ${side}.category AS c ON c.id = o.category`).join('\n    UNION\n');
}

const PARTS = ['duration_us', 'compute_us', 'exposed_communication_us', 'exposed_memory_us',
    'idle_us'];

function stepRows(state) {
    const parts = SIDES.map((side) => {
        const all = sideConditions(side, selectionsOf(state)[side], true);
        return all && `SELECT '${side}' AS side, rank, step_number, ${PARTS.join(', ')}
FROM ${side}.steps${all.length > 0 ? ` WHERE ${all.join(' AND ')}` : ''}`;
    });
    return parts.includes(null) ? null : parts.join('\nUNION ALL\n');
}

/** The samples, also those that `steps` does not have: of a marker, and whole recordings. */
const sampleRows = (state) => stepRows(state)
    ?? `SELECT side, rank, step_number, ${PARTS.join(', ')}
FROM ${tableOf('compare_steps', [...pairQuery(state)].filter(([key]) =>
        /_(ranks|steps|marker)$/.test(key)))}`;

/** Every step of both sides and its parts. */
export const compareSteps = (state) =>
    `${sampleRows(state)}\nORDER BY rank, step_number, side`;

/** The means over the steps: the bars of the waterfall. */
export const compareWaterfall = (state) => `SELECT side, count(*) AS steps, ${
    PARTS.map((part) => `avg(${part}) AS ${part}`).join(',\n    ')}
FROM (
${sampleRows(state)}
)
GROUP BY side`;

/** The places of the account, by the parameters that they take. */
const placesOf = (state) => tableOf('compare_places', [...pairQuery(state)].filter(([key]) =>
    !key.startsWith('merge_')));

/** The same without device work: sums over the places of the account. */
export function compareParts(state) {
    const table = placesOf(state);
    return table && `SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${table}
GROUP BY part`;
}

/** The rows of `events` of one operation: a condition, or null. */
function operationRows(state, { name, category, aliases }) {
    const rows = eventRows(selectionsOf(state));
    if (rows === null) {
        return null;
    }
    if (aliases) {
        const categories = [...new Set(aliases.map((alias) => alias.category))];
        return `(${categories.map((of) => `category = ${quote(of)} AND name IN (${
            aliases.filter((alias) => alias.category === of).map((alias) => quote(alias.name))
                .join(', ')})`).join('\n    OR ')})
  AND (${rows})`;
    }
    const plain = !state.use_short_name && !name.includes('0x…');
    return `category = ${quote(category)} AND ${plain ? `name = ${quote(name)}`
        : `name IN (
    SELECT raw FROM (
${namesOf(state)}
    ) WHERE shown = ${quote(name)})`}
  AND (${rows})`;
}

/** A table about one row of a comparison. */
const rowTable = (table, state, { name, category }) => tableOf(table,
    [['name', name], ['category', category], ...pairQuery(state)]);

/** The table with the calls of an operation; `events` lacks those of a marker. */
function callsOf(state, row) {
    const where = operationRows(state, row);
    return where ? `events\nWHERE ${where}` : rowTable('compare_calls', state, row);
}

/** The single calls of an operation. */
export const operationCalls = (state, row) => `SELECT side, rank, step_number, start_us, dur
FROM ${callsOf(state, row)}
ORDER BY side, rank, start_us`;

/** An operation step by step. */
export const operationSteps = (state, row) => `SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${callsOf(state, row)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`;

const QUANTILES = { 25: '"25%"', 50: 'median', 75: '"75%"', 95: '"95%"', 99: '"99%"' };

/** The distribution of its calls: sums, and quantiles interpolated between two calls. */
export const operationNumbers = (state, row) => `WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${callsOf(state, row)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(QUANTILES).map(([part, name]) =>
        `sum(dur * max(0, 1 - abs(place - last * 0.${part}))) AS ${name}`).join(',\n    ')},
    max(dur) AS max
FROM calls
GROUP BY side`;

/** What an operation launches, or what launches it. */
export const operationLaunches = (state, row) => `SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${rowTable('compare_launches', state, row)}
ORDER BY abs(diff_us) DESC`;

/**
 * What the steps book on device work or an operator. Paths have no categories, and other names for
 * modules, Python functions and what the engine of autograd evaluates.
 */
export function operationBooked(state, { name, category }, isDevice) {
    const table = placesOf(state);
    if (!table || (!isDevice && (category !== 'cpu_op' || name.includes('evaluate_function: ')))) {
        return null;
    }
    return `SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${table}
WHERE ${isDevice ? `name = ${quote(name)} AND category = ${quote(category)}`
        : `instr(' / ' || path || ' / ', ${quote(` / ${name} / `)}) > 0`}
GROUP BY part`;
}

/** A table of the analysis `work`; the ranks of the control are those of `set`. */
const ofWork = (state, table) => tableOf(table, [...pairQuery(state)].filter(([key]) =>
    /_(ranks|steps|marker)$/.test(key)).map(([key, value]) => [key.replace('control_', 'set_'), value]));

/** The FLOPs of an operator, its device time and its speed. */
export const operationWork = (state, { name }) => `SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${ofWork(state, 'work_by_operator')}
WHERE operator = ${quote(name)}`;

/** Device time by class of work; an analysis has no steps `any`. */
export const compareClasses = (state) => (SIDES.some((side) => state[`${side}_steps`] === 'any') ? null
    : `SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${ofWork(state, 'work_classes')}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`);

/** Trees are made from whole recordings: all ranks and steps, no marker. */
const isWhole = (state) => SIDES.every((side) => state[`${side}_ranks`] === 'all'
    && state[`${side}_steps`] === 'all' && !state[`${side}_marker`]);

/** Frames with a value that `root` starts and `step` derives from the frame above. */
const downTree = (frames, column, root, step) => `WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${frames}
),
below(side, id, ${column}) AS (
    SELECT side, id, ${root} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${step}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`;

/** Device work of each side by the innermost operator around its launch. */
export const compareOperators = (state) => (isWhole(state) ? `${downTree("frames('operators')",
    'operator', 'NULL', "iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC` : null);

const FRAME_COLUMNS = { device: ['device_per_step', 'own_per_step'],
    host: ['host_per_step', 'self_per_step'], calls: ['calls_per_step', 'calls_per_step'] };

/**
 * The frames of a tree. Folded: the instances of a module, and the calls of one path, are added up;
 * `instances`: each instance is a row. By class: no statement.
 */
export function treeFrames(state, measure) {
    const [whole, own] = FRAME_COLUMNS[measure];
    const frames = `frames${state.level === 'modules' ? '' : `('${state.level}')`}`;
    if (!isWhole(state) || state.frames === 'class') {
        return null;
    }
    const each = state.frames === 'instance';
    const sums = state.test === '' ? `sum(${whole}) AS ${whole}, sum(${own}) AS here, sum(calls) AS calls`
        : `sum(${whole}) FILTER (WHERE side = 'control') AS control,
    sum(${whole}) FILTER (WHERE side = 'test') AS test,
    total(${whole}) FILTER (WHERE side = 'test')
        - total(${whole}) FILTER (WHERE side = 'control') AS diff`;
    const note = state.test === '' ? '' : '/* Frames that were paired under two names are two rows here. */\n';
    const order = state.test === '' ? whole : 'abs(diff)';
    return each ? `${note}SELECT depth, path, sort,
    ${sums}
FROM ${frames}
GROUP BY path, sort
ORDER BY ${order} DESC` : `${note}${downTree(frames, 'folded', "''",
        "folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${sums}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${order} DESC`;
}

/** The address that opens a statement; null without one. */
export const sqlHref = (statement, { control, test }, more = {}) => (statement
    ? queryHref({ control, test, q: statement, ...more }) : null);
