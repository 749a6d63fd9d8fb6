// Statements that give the numbers of the charts and tables of the other pages. A test compares
// each with the API. null: no statement gives them, or only one that is too long to read.
import { unitEnds } from '../rows.js';
import { apiQuery, pairQuery, queryHref, rowsQuery, SIDES } from '../state.js';

/** A text as an SQL literal. */
export const quote = (text) => `'${text.replaceAll("'", "''")}'`;

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

/** The conditions that select the rows of one side of `events` or `steps`: [conditions], or null if
 * SQL cannot express it. `selection`: {ranks, steps, marker}; `ofSteps`: for the view `steps`. */
function sideConditions(side, { ranks, steps, marker }, ofSteps = false) {
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
function eventRows(selections) {
    const parts = Object.entries(selections).map(([side, selection]) => {
        const all = sideConditions(side, selection);
        return all && [`side = '${side}'`, ...all].join(' AND ');
    });
    return parts.includes(null) ? null
        : parts.length === 1 ? parts[0] : parts.map((part) => `(${part})`).join('\n   OR ');
}

const selectionsOf = (state) => Object.fromEntries(SIDES.map((side) => [side, {
    ranks: state[`${side}_ranks`], steps: state[`${side}_steps`],
    marker: state[`${side}_marker`] || state.cut_overlaps }])); // neither is stored

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

/** control_…, test_… and diff_… of the durations in a unit. */
function durationColumns(unit, self) {
    const [ofSide, ofChange] = unitEnds(unit, self);
    return [...SIDES.map((side) => `${side}_${ofSide}`), `diff_${ofChange}`].map((column) =>
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
        /_(ranks|steps|marker|marker_until|overlaps)$/.test(key)))}`;

/** Every step of both sides and its parts. */
export const compareSteps = (state) => `${sampleRows(state)}\nORDER BY rank, step_number, side`;

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

/** What the steps book on device work or an operator. Paths have no categories, and other names for
 * modules, Python functions and what the engine of autograd evaluates. */
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
    /_(ranks|steps|marker|marker_until|overlaps)$/.test(key)).map(([key, value]) => [key.replace('control_', 'set_'), value]));

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

/** The frames of a tree. Folded: the instances of a module, and the calls of one path, are added
 * up; `instances`: each instance is a row. By class: no statement. */
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

// Statements that give the numbers of the analyses: over events if a few lines can express what is
// counted, else the table of the analysis itself, with the parameters of the page.

const STATE_SIDES = { control: 'set', test: 'test' };

/** What the page selects of each set. */
function analysisSelections(state) {
    const of = (side, what) => state[`${STATE_SIDES[side]}_${what}`] || state[what];
    return Object.fromEntries(['control', 'test'].filter((side) => state[STATE_SIDES[side]])
        .map((side) => [side, { ranks: of(side, 'ranks') || 'all',
            steps: of(side, 'steps') || (state.rows === 'all' ? 'any' : 'all'),
            marker: of(side, 'marker') }]));
}

/** The selected rows of `events`: a condition; null if SQL cannot express it. */
function rowsOf(state) {
    const before = state.rows === 'before_last_step' && !state.steps && !state.set_steps
        && !state.test_steps;
    const rows = before ? null : eventRows(analysisSelections(state));
    return rows && `(${rows})`;
}

const DEVICE = "device_type = 'GPU'";
const KINDS = ['COMPUTATION', 'COMMUNICATION', 'MEMORY'];

const withCopies = (state, name) => (state[name] === 'false' ? " AND kind <> 'MEMORY'" : '');

/** The pieces of time of each rank, and which kinds of work run in each. */
const pieces = (rows, more = '') => `WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${KINDS.map((kind) =>
        `kind = '${kind}' AS ${kind.toLowerCase()}`).join(', ')}
    FROM events WHERE ${DEVICE}${more} AND ${rows}
    UNION ALL
    SELECT side, rank, start_us + dur, ${KINDS.map((kind) => `-(kind = '${kind}')`).join(', ')}
    FROM events WHERE ${DEVICE}${more} AND ${rows}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${KINDS.map((kind) =>
        `sum(${kind.toLowerCase()}) OVER at > 0 AS ${kind.toLowerCase()}`).join(',\n        ')}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`;

const temporal = (rows) => `${pieces(rows)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`;

const overlap = (rows) => `${pieces(rows)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`;

const kinds = (rows, state) => `${pieces(rows, withCopies(state, 'include_memory_kernels'))
}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`;

const STATISTICS = `count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`;

const kernels = (rows, state) => `SELECT side, rank, kind, name, category, ${STATISTICS}
FROM events
WHERE ${DEVICE}${withCopies(state, 'include_memory_kernels')} AND ${rows}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`;

const overRanks = (rows, state) => `SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${DEVICE}${withCopies(state, 'include_memory_kernels')} AND ${rows}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`;

/** Device rows joined with their launches. */
const launched = (rows, more = '') => `WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${DEVICE}${more} AND ${rows}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`;
const JOINED = 'launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch';

const idle = (rows, state) => `${launched(rows)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${JOINED}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(state.consecutive_kernel_delay || 30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`;

const launchRows = (rows, state) => `${launched(rows, withCopies(state, 'include_memory_events'))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${JOINED}`;

const launchCounts = (rows, state) => `SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(state.runtime_cutoff || 50)
}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(state.launch_delay_cutoff || 100)
}) AS launch_delay_outliers
FROM (
${launchRows(rows, state)}
)
GROUP BY side, rank
ORDER BY rank, side`;

const launchList = (rows, state) => `${launchRows(rows, state)}
ORDER BY launch_delay DESC`;

const annotations = (rows, state) => `SELECT side, rank, name, ${STATISTICS}
FROM events
WHERE category = '${state.use_gpu_annotation === 'false' ? '' : 'gpu_'}user_annotation'
  AND ${rows}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;

/** Every change of memory of the chosen ranks; null if SQL cannot express them. */
function memoryChanges(state) {
    const parts = Object.entries(analysisSelections(state)).map(([side, { ranks }]) => {
        const chosen = sideConditions(side, { ranks, steps: 'any' });
        return chosen && `SELECT '${side}' AS side, rowid AS row, rank, span, device_type, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${side}')${chosen.length > 0 ? ` WHERE ${chosen.join(' AND ')}` : ''}`;
    });
    return parts.includes(null) ? null : parts.join('\n    UNION ALL\n    ');
}

const DEVICES = 'side, rank, span, device_type, device';

/** The allocated memory after each change: sums, if a device does not always record totals. */
const memoryCurves = (changes) => `WITH changes AS (
    ${changes}
)
SELECT ${DEVICES}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${DEVICES}),
    so_far AS (PARTITION BY ${DEVICES} ORDER BY at_us, row)`;

const memoryPeaks = (changes) => `SELECT ${DEVICES}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${memoryCurves(changes)}
)
GROUP BY ${DEVICES}
ORDER BY rank, span, device_type, device, side`;

const MEMORY = { peaks: memoryPeaks, 'memory-curves': (changes) =>
    `${memoryCurves(changes)}\nORDER BY side, rank, at_us` };

/** By analysis: the statements of its tables and charts, by their keys and ids. */
const STATEMENTS = {
    temporal_breakdown: { rows: temporal, temporal },
    comm_comp_overlap: { rows: overlap, overlap },
    kernel_breakdown: { kinds, kernels, over_ranks: overRanks },
    idle_time_breakdown: { rows: idle, idle },
    launch_stats: { counts: launchCounts, worst: launchList, 'launch-cpu_duration': launchList,
        'launch-gpu_duration': launchList, 'launch-launch_delay': launchList,
        'launch-scatter': launchList },
    user_annotation_breakdown: { rows: annotations, annotations },
};
/** Charts that have other numbers than the table of the same name. */
const CHARTS = { kernel_breakdown: { kernels: overRanks } };

/** How the page Query draws the answer, if not as it would suggest by itself. */
const DRAWN = {
    'launch-cpu_duration': { chart: 'histogram', x: 'cpu_duration', by: 'side' },
    'launch-gpu_duration': { chart: 'histogram', x: 'gpu_duration', by: 'side' },
    'launch-launch_delay': { chart: 'histogram', x: 'launch_delay', by: 'side' },
    'launch-scatter': { chart: 'scatter', x: 'cpu_duration', y: 'gpu_duration', by: 'side' },
    'memory-curves': { chart: 'line', x: 'at_us', y: 'allocated', by: 'side' },
    queue: { chart: 'line', x: 'ts', y: 'queue_length', by: 'line' },
};
export const drawnAs = (chart) => DRAWN[chart] ?? {};

/** The column that names the line of a point of a series. */
const LINES = { queue_length: 'stream', memory_bw: 'name' };

/** The parts of the state of the page that are not parameters of an analysis. */
const NO_PARAMETER = ['what', 'set', 'test', 'lines', 'order', 'rows', 'unit', 'more'];

/** The table of the analysis itself, or its difference of two sets. */
function analysisTable(state, what, { chart, difference }) {
    const table = chart || what;
    const given = Object.entries(state).filter(([key, value]) => value && !NO_PARAMETER.includes(key)
        && (state.test || !key.startsWith('test_')));
    if (state.rows !== undefined) {
        given.unshift(['rows', state.rows || 'steps']);
    }
    if (difference) {
        given.push(['difference', 'true']);
    }
    const line = table === 'series' && LINES[state.what];
    return `SELECT ${line ? `side || ', rank ' || rank || ', device ' || device || ', ' || ${line
    } AS line,\n    ` : ''}*\nFROM ${state.what}_${table}(${given.map(([key, value]) =>
        quote(`${key}=${value}`)).join(', ')})`;
}

function ownStatement(state, what, chart) {
    if (state.what === 'memory') {
        const changes = MEMORY[what] && memoryChanges(state);
        return changes ? MEMORY[what](changes) : null;
    }
    const make = (chart && CHARTS[state.what]?.[what]) || STATEMENTS[state.what]?.[what];
    const rows = make ? rowsOf(state) : null;
    return rows === null || (state.what === 'idle_time_breakdown'
        && (state.streams || state.show_idle_interval_stats === 'true')) ? null : make(rows, state);
}

/** The statement of a table (its key), of its `difference`, or of a chart (its id) of an analysis.
 * `chart`: the table with the numbers of the chart. */
export const analysisStatement = (state, what, { chart = '', difference = false } = {}) =>
    (difference ? null : ownStatement(state, what, chart))
        ?? analysisTable(state, what, { chart, difference });
