// Statements that give the numbers of the analyses: over events if a few lines can express what is
// counted, else the table of the analysis itself, with the parameters of the page.
import { eventRows, quote, sideConditions } from './links.js';

const STATE_SIDES = { control: 'set', test: 'test' };

/** What the page selects of each set. */
function selectionsOf(state) {
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
    const rows = before ? null : eventRows(selectionsOf(state));
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
    const parts = Object.entries(selectionsOf(state)).map(([side, { ranks }]) => {
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
const NO_PARAMETER = ['what', 'set', 'test', 'lines', 'order', 'rows'];

/** The table of the analysis itself, or its difference of two sets. */
function analysisTable(state, what, { chart, difference }) {
    const table = chart || what;
    const given = Object.entries(state).filter(([key, value]) => value && !NO_PARAMETER.includes(key)
        && (state.test || !key.startsWith('test_')));
    if ('rows' in state) {
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

/**
 * The statement of a table (its key), of its `difference`, or of a chart (its id) of an analysis.
 * `chart`: the table with the numbers of the chart.
 */
export const analysisStatement = (state, what, { chart = '', difference = false } = {}) =>
    (difference ? null : ownStatement(state, what, chart))
        ?? analysisTable(state, what, { chart, difference });
