// The analyses of the page. Each is a module with the name of the API: {title, tab: a shorter title,
// intro, params, tables, charts, above: how many charts and tables are shown before "more", window:
// it has series, host: it needs no device, ofSteps: it takes no choice of rows, chosen(state):
// words, notes(sides): nodes, instead(state, sides): what is shown where there is nothing}. A chart
// is {id, table: the table with its numbers for SQL, if its key is not the id, title, sums: it draws
// sums, which may be per step, height(places, sides) in px, make(sides, state) → {data: (width) →
// {data, layout}, places, note, limited: not all ranks are drawn} or {empty: words or nodes}}. A
// table is {key, caption, columns, main: the keys of the columns that are shown first of two sets,
// rows: how many are shown before "more", apart: A and B have no rows in common, changed: the largest
// change comes first, order}. `sides` is
// [{key, letter, label, data}], one or two; `state` is that of the page, with `shown`, the
// parameters of the answer, and href(changes), the page with other parameters.
import { formatPercent, NONE, shortTime, shortTimeDiff } from '../format.js';
import { most } from '../rows.js';
import { addressOf, queryWith, readChoice } from '../state.js';
import { bytes, count, gain, neutral, percent, plain, rate, text, time } from './columns.js';
import { device_counters, idle_time_breakdown, kernel_breakdown, launch_stats, memory, memory_bw,
    queue_length, temporal_breakdown, work } from './device.js';
import { clocks, collectives, comm_comp_overlap, critical_path, kernel_sequences, NAMES, operator_counters,
    operator_kernels, phases, stragglers, user_annotation_breakdown } from './program.js';
import { latest, OF_CLOCK } from './sentences.js';

// make docs: the analyses
export const ANALYSES = {
    temporal_breakdown,
    comm_comp_overlap,
    idle_time_breakdown,
    kernel_breakdown,
    memory_bw,
    queue_length,
    launch_stats,
    kernel_sequences,
    user_annotation_breakdown,
    operator_kernels,
    collectives,
    stragglers,
    clocks,
    memory,
    critical_path,
    phases,
    work,
    device_counters,
    operator_counters,
};
// end

/** The groups of the analyses, in the order of the page. */
export const GROUPS = [
    ['Device', ['temporal_breakdown', 'work', 'idle_time_breakdown', 'kernel_breakdown',
        'launch_stats', 'queue_length']],
    ['Program', ['critical_path', 'operator_kernels', 'kernel_sequences',
        'user_annotation_breakdown', 'phases']],
    ['Ranks', ['collectives', 'comm_comp_overlap', 'stragglers', 'clocks']],
    ['Memory', ['memory', 'memory_bw']],
    ['Counters', ['device_counters', 'operator_counters']],
];

/** What the page shows for each `what`: an analysis or, for none, what all of them found. */
export const SPECS = { '': { title: 'Analyse', params: [], ofSteps: true, host: true, charts: [],
    tables: [] }, ...ANALYSES };

// The URL of the Analyse page: /analyse?what=…&set=…&test=…& the parameters of the API, `line`,
// once for each drawn line of a series, and `order=rank` if the ranks of a chart are in order.
// Without `rows` the page uses `steps`: the rows that Compare counts. Without `what` it shows what
// each analysis found. `unit=total` shows sums of all steps, `more=1` the charts and tables that are
// folded.

const SELECTION = ['ranks', 'set_ranks', 'test_ranks', 'steps', 'set_steps', 'test_steps',
    'marker', 'set_marker', 'test_marker', 'marker_until', 'set_marker_until', 'test_marker_until',
    'cut_overlaps'];
const WINDOW = ['start', 'end'];

/** Changes that reset the selection of the previous sets. */
export const NO_SELECTION = { ...Object.fromEntries([...SELECTION, ...WINDOW].map((name) =>
    [name, ''])), lines: [] };

function namesOf(spec) {
    return [...SELECTION, ...(spec.ofSteps ? [] : ['rows']), ...spec.params.map((p) => p.name), ...(spec.window ? WINDOW : [])];
}

/** Older links use HTA's word for two of the values of `rows`. */
const rowsOf = (query) => query.get('rows')
    ?? { true: 'all', false: 'before_last_step' }[query.get('include_last_profiler_step')] ?? '';

/** `specs`: {what: {params: [{name}], window}}, '' for none; unknown parameters are left out. `set`
 * may be called `control`, as in the URL of a comparison. */
export function readAnalyse(search, specs) {
    const query = new URLSearchParams(search);
    const read = (name) => query.get(name)
        ?? query.get(name.replace(/^set(?=_|$)/, 'control')) ?? '';
    const known = Object.keys(specs).filter((what) => what !== '');
    const state = { what: readChoice(query, 'what', known, '') };
    const spec = specs[state.what];
    for (const name of ['set', 'test', ...namesOf(spec)]) {
        state[name] = read(name);
    }
    state.rows = rowsOf(query) === 'steps' ? '' : rowsOf(query);
    state.lines = spec.window ? query.getAll('line') : [];
    state.order = readChoice(query, 'order', ['rank'], '');
    state.unit = readChoice(query, 'unit', ['total'], '');
    state.more = readChoice(query, 'more', ['1'], '');
    return state;
}

function toQuery(state, specs, without = []) {
    const query = new URLSearchParams();
    for (const name of ['set', 'test', ...namesOf(specs[state.what])]) {
        const value = state[name] ?? '';
        const lost = name.startsWith('test_') && state.test === '';
        if (value !== '' && !lost && !without.includes(name)) {
            query.set(name, value);
        }
    }
    return query;
}

export function analyseHref(state, specs) {
    const query = toQuery(state, specs);
    if (specs[state.what].window) {
        state.lines.forEach((line) => query.append('line', line));
    }
    for (const name of ['order', 'unit', 'more'].filter((key) => state[key])) {
        query.set(name, state[name]);
    }
    return addressOf(`/analyse?${state.what ? `what=${state.what}&` : ''}${query}`);
}

function toRequest(state, specs, without) {
    const query = toQuery(state, specs, without);
    if (!specs[state.what].ofSteps) {
        query.set('rows', state.rows || 'steps');
    }
    return query;
}

/** The parameters of the request; null while there is no set. */
export function analyseQuery(state, specs) {
    return state.set === '' ? null : toRequest(state, specs);
}

/** The parameters of a download; the window does not narrow it. */
export const csvQuery = (state, specs, table) => queryWith(toRequest(state, specs, WINDOW), { format: 'csv', table });

// The rows of the tables: of one set, or of A and B beside each other with their change. Sums are
// per step where the page says so, as in Compare.

/** Whether no rank of a side has device rows. */
export const isBare = ({ data }) => (data.ranks_without_device_rows ?? []).length === data.ranks.length;

/** The two sides of an answer, or the one. */
export function sidesOf(answer) {
    const two = Boolean(answer.test);
    return [['set', 'A'], ['test', 'B']].filter(([key]) => answer[key]).map(([key, letter]) =>
        ({ key, letter: two ? letter : '', label: answer[key].label, data: answer[key] }));
}

const total = (numbers) => numbers.reduce((sum, n) => sum + n, 0);
export const samplesOf = ({ data }) => total(data.samples);

/** The samples that a row counts: those of its rank, else all. */
function samplesOfRow(side, row) {
    const place = side.data.ranks.indexOf(row.rank);
    return place < 0 ? samplesOf(side) : side.data.samples[place];
}

function divide(row, keys, samples) {
    const changed = keys.filter((key) => typeof row[key] === 'number')
        .map((key) => [key, samples > 0 ? row[key] / samples : null]);
    return { ...row, ...Object.fromEntries(changed) };
}

const sumsOf = (table) => table.columns.filter((column) => column.summed).map(({ key }) => key);

/** A side whose sums are per step. `weight` of a row of a rank: the part of all samples that are of
 * this rank, with which the ranks are added up. */
export function sidePerStep(side, tables) {
    const data = { ...side.data };
    for (const table of tables) {
        const keys = sumsOf(table);
        if (keys.length > 0 && data[table.key]) {
            data[table.key] = data[table.key].map((row) => {
                const samples = samplesOfRow(side, row);
                return { ...divide(row, keys, samples), weight: samples / samplesOf(side) };
            });
        }
    }
    return { ...side, data };
}

/** The columns that say what a row is about. */
const isName = (column) => !column.number && !column.note && !column.told;

/** The subject of a row, and which of the rows with this subject it is. */
function identities(columns, alone) {
    const seen = new Map();
    const names = columns.filter((c) => isName(c)
        && !(alone && (c.key === 'rank' || c.key === 'device')));
    return (row) => {
        const key = JSON.stringify(names.map((c) => (c.alike ? c.alike(row[c.key]) : row[c.key])));
        seen.set(key, (seen.get(key) ?? 0) + 1);
        return `${key} ${seen.get(key)}`;
    };
}

/** What the difference says of a side that does not show the row itself. */
function lacking(other, difference, sign, columns) {
    const of = (key) => {
        const change = difference?.[key] ?? null;
        const value = change === null ? null : other[key] + sign * change;
        return value !== null && Math.abs(value) < 1e-9 * Math.abs(other[key]) ? 0 : value;
    };
    return Object.fromEntries(columns.filter((c) => c.number).map(({ key }) => [key, of(key)]));
}

const both = (a, b) => (a === b || b === undefined ? a : a === undefined ? b : `${a} / ${b}`);

/** One row of the table: the names, and each number of A and of B with its change. */
function flat(a, b, columns) {
    const row = { ...b, ...a };
    for (const column of columns) {
        const { key } = column;
        if (isName(column) || !(column.showDiff || column.told)) {
            row[key] = both(a[key], b[key]);
            continue;
        }
        [row[`${key} A`], row[`${key} B`]] = [a[key] ?? null, b[key] ?? null];
        row[`${key} Δ`] = column.number && row[`${key} A`] !== null && row[`${key} B`] !== null
            ? row[`${key} B`] - row[`${key} A`] : null;
    }
    return row;
}

/** The rows of A and B that belong together: [[row of A or undefined, of B, identity]]. */
function pairsOf(sides, table, columns) {
    const alone = sides.every((side) => side.data.ranks.length === 1);
    const pairs = new Map();
    sides.forEach((side, i) => {
        const identify = identities(columns, alone);
        for (const row of side.data[table.key] ?? []) {
            const key = identify(row);
            const pair = pairs.get(key) ?? [];
            pair[i] = row;
            pairs.set(key, pair);
        }
    });
    return { pairs, alone };
}

/** Rows with `KEY A`, `KEY B` and `KEY Δ` for each number. `difference`: of the answer, which also
 * knows what a side pools with others. Names come in the order of their change. */
export function pairedRows(sides, table, columns, difference, perStep) {
    const { pairs, alone } = pairsOf(sides, table, columns);
    const identify = identities(columns, alone);
    const changes = new Map((difference ?? []).map((row) => [identify(row), row]));
    const rows = [...pairs].map(([key, [a, b]]) => {
        const change = changes.get(key);
        const [one, two] = [a ?? { ...lacking(b, change, -1, columns) },
            b ?? { ...lacking(a, change, 1, columns) }].map((row, i) => (perStep
            ? divide(row, sumsOf(table), samplesOfRow(sides[i], row)) : row));
        return flat(a ? one : { ...one, ...tableNames(b, columns) },
            b ? two : { ...two, ...tableNames(a, columns) }, columns);
    });
    const [first] = mainOf(table, columns, true);
    const size = (row) => Math.abs(row[`${first.key} Δ`] ?? 0);
    return first?.number && (table.changed || columns.some((c) => c.mono)) ? rows.sort((x, y) => size(y) - size(x)) : rows;
}

const tableNames = (row, columns) => Object.fromEntries(columns.filter(isName)
    .map(({ key }) => [key, row[key]]));

const MOST = { one: 8, two: 3 };

/** The columns that a table shows at first. */
export function mainOf(table, columns, two) {
    const values = columns.filter((c) => c.told || (c.number && (!two || c.showDiff)));
    const named = two && table.main ? table.main.map((key) => values.find((c) => c.key === key))
        .filter(Boolean) : [];
    return named.length > 0 ? named : values.slice(0, two ? MOST.two : MOST.one);
}

/** Whether a row says anything: a number that is not 0, or a note. */
export const saysSomething = (columns) => {
    const numbers = columns.filter((c) => c.number && c.show);
    return (row) => numbers.length === 0 || Boolean(row.note)
        || numbers.some(({ key }) => Boolean(row[key] ?? row[`${key} A`]) || Boolean(row[`${key} B`]));
};

// What each analysis found in the chosen sets, in one number of each: small requests, whose answers
// the server keeps. An entry is {query, tables: what makes its answer small, of(sides, answer) → null if the
// analysis has nothing to show, else {name: what the number is of, mono: a name of the traces, what:
// what it measures, column: how to show it, values: one of each side}}.

const sum = (rows, value) => rows.reduce((all, row) => all + (value(row) ?? 0), 0);
const share = (part, whole) => (whole > 0 ? 100 * part / whole : null);
/** Null of a set without samples, such as one of metadata alone, and of one without device rows. */
const perSample = (sum, side, host = false) => (samplesOf(side) > 0 && (host || !isBare(side))
    ? sum / samplesOf(side) : null);

// At most three digits: exact values are in the analyses.
const TIME = { ...time('value', ''), show: (v) => (v === null ? NONE : shortTime(v)),
    showDiff: (v) => (v === null ? NONE : shortTimeDiff(v)) };
const PERCENT = gain({ ...percent('value', ''), show: formatPercent, showDiff: (v) => (v === null ? NONE
    : `${v > 0 ? '+' : ''}${formatPercent(v).replace('%', 'pp')}`) });
const one = (sides, column, what, value, more = {}) => {
    const values = sides.map((side) => value(side.data, side));
    return values.every((v) => (v ?? null) === null) ? null : { column, what, values, ...more };
};

/** The name with the most of `value` on either side, with its sum over the rows of each side. */
function leader(sides, { rowsOf, name, value, what, mono = true, host = false }) {
    const sums = sides.map(({ data }) => {
        const names = new Map();
        rowsOf(data).forEach((row) => names.set(name(row), (names.get(name(row)) ?? 0)
            + (value(row) ?? 0)));
        return names;
    });
    const perStep = (i) => (n) => perSample(sums[i].get(n) ?? 0, sides[i], host);
    const names = [...new Set(sums.flatMap((names) => [...names.keys()]))];
    const first = most(names, (n) => Math.max(...sides.map((_, i) => perStep(i)(n))));
    return first === null || sums.every((names) => !names.get(first)) ? null
        : { name: first, mono, what, column: TIME, values: sides.map((_, i) => perStep(i)(first)) };
}

/** A row of each side with the most of `value`, if all are alike in `key`. */
const heaviest = (sides, table, key, value) => most(sides.flatMap(({ data }) => data[table]), value)?.[key];

/** What one side pools with other kernels is in the difference. */
function kernel(sides, { difference }) {
    const [table] = kernel_breakdown.tables;
    const rows = sides.length > 1
        ? pairedRows(sides, table, table.columns, difference.over_ranks, true)
        : sides[0].data.over_ranks.map((r) => ({ ...r, 'sum A': perSample(r.sum, sides[0]) }));
    const sumsOf = (r) => [r['sum A'], r['sum B']].slice(0, sides.length);
    const first = most(rows.filter((r) => r.name !== 'others'), (r) => Math.max(...sumsOf(r)));
    return first && { name: first.name, mono: true, what: 'the most time of a kernel, per step',
        column: TIME, values: sumsOf(first) };
}

function busy({ rows }) {
    return share(sum(rows, (r) => r.kernel_time - r.idle_time), sum(rows, (r) => r.kernel_time));
}

function worked(sides) {
    const found = one(sides, PERCENT, 'of the peak, in products '
        + 'whose FLOPs are known', ({ summary }) => summary[0]?.peak_pctg);
    return found ?? one(sides, gain(plain('value', '')), 'TFLOP/s in products whose FLOPs are known',
        ({ summary }) => summary[0]?.tflops_per_s)
        ?? leader(sides, { rowsOf: ({ classes }) => classes, name: (r) => r.class, mono: false,
            value: (r) => r.device_time, what: 'device time per step' });
}

/** Waiting of collectives or, if none matches another rank's, their time. */
function together(sides) {
    const matched = sides.some(({ data }) => data.summary[0]?.matched_rows > 0);
    return sides.every(({ data }) => !data.summary[0]?.rows) ? null
        : one(sides, TIME, matched ? 'exposed waiting for other ranks, per step'
            : 'without a match on another rank, per step', ({ summary }) =>
            summary[0]?.[matched ? 'exposed_wait_per_step' : 'unmatched_per_step']);
}

function straggler(sides) {
    if (sides.every(({ data }) => !data.by_rank.some((row) => row.caused_per_step > 0))) {
        return null;
    }
    return one(sides, text('value', ''), 'the rank that the others wait for', ({ by_rank: rows }) => {
        const late = rows.filter((row) => row.straggler === 1).map((row) => row.rank);
        return late.length > 0 ? `rank ${late.join(', ')}` : 'none';
    });
}

function arrivesLast(sides) {
    return one(sides, text('value', ''), 'certainly comes last most often', ({ waiting, ranks, summary }) => {
        const { first, stands } = latest(waiting);
        return stands ? `rank ${first.rank}${summary[0].status === 'one_clock' ? '' : OF_CLOCK}, in ${
            formatPercent(100 * first.last_certain / first.instances)}`
            : first ? 'no rank stands out' : ranks.length > 1 && summary[0].status === 'not_aligned' ? 'no common clock' : null;
    });
}

function onPath(sides) {
    const kind = heaviest(sides, 'by_kind', 'kind', (row) => row.time_per_step);
    return kind === undefined ? null : one(sides, TIME, 'their part of the chain, per step', ({ by_kind: rows }) =>
        rows.find((row) => row.kind === kind)?.time_per_step ?? 0, { name: NAMES[kind] });
}

function phase(sides) {
    const name = heaviest(sides.map(({ data }) => ({ data: { phases: data.phases.filter((row) =>
        row.phase !== 'empty') } })), 'phases', 'phase', (row) => row.calls);
    return name === undefined ? null : one(sides, TIME, 'a call, median', ({ phases }) =>
        phases.find((row) => row.phase === name)?.median_time, { name });
}

/** The copy with the most points: its mean bandwidth. */
function bandwidth(sides) {
    const name = heaviest(sides, 'summary', 'name', (row) => row.count);
    const mean = (rows) => share(sum(rows, (r) => r.mean * r.count), 100 * sum(rows, (r) => r.count));
    return name === undefined ? null : one(sides, gain(rate('value', '')), 'mean bandwidth', ({ summary }) =>
        mean(summary.filter((row) => row.name === name)), { name, mono: true });
}

const late = (sides) => (sides.every(({ data }) => data.rows.every((r) => !r.idle_time)) ? null
    : one(sides, TIME, 'all streams together wait for the host to launch, per step', ({ rows }, side) =>
        perSample(sum(rows.filter((r) => r.idle_category === 'host_wait'), (r) => r.idle_time), side)));

const COUNTERS = 'different counters';
const counters = (sides) => (sides.every(({ data }) => data.rows.length === 0) ? null
    : one(sides, neutral(count('value', '')), COUNTERS, ({ rows }) =>
        new Set(rows.map((row) => row.counter)).size));

export const FOUND = {
    temporal_breakdown: { of: (sides) => one(sides, PERCENT, 'busy, from the first to the last row of the device', busy) },
    work: { of: worked },
    idle_time_breakdown: { of: late },
    kernel_breakdown: { query: { num_kernels: '2' }, of: kernel },
    launch_stats: { query: { limit: '0' }, tables: 'counts', of: (sides) => (sides.every(({ data }) =>
        !sum(data.counts, (r) => r.count)) ? null : one(sides, count('value', ''), 'launches per step',
        ({ counts }, side) => perSample(sum(counts, (r) => r.count), side))) },
    queue_length: { query: { points: '4' }, tables: 'summary', of: (sides) => one(sides, neutral(count('value', '')),
        'the longest queue of launches', ({ summary }) => most(summary, (r) => r.max)?.max) },
    critical_path: { query: { segments: '0' }, tables: 'by_kind', of: onPath },
    operator_kernels: { of: (sides) => leader(sides, { rowsOf: ({ rows }) =>
        rows.filter((r) => r.operator !== null), name: (r) => r.operator, value: (r) => r.sum,
    what: 'on the device, per step' }) },
    kernel_sequences: { of: (sides, { parameters }) => (parameters.operator_name === null ? null
        : one(sides, TIME, 'the kernels that it launches in the same order, per step',
            ({ patterns }, side) => perSample(sum(patterns, (r) => r.kernel_duration), side),
            { name: parameters.operator_name, mono: true })) },
    user_annotation_breakdown: { query: { use_gpu_annotation: 'false' },
        of: (sides) => leader(sides, { rowsOf: ({ rows }) => rows.filter((r) => r.name !== 'others'
            && !r.name.startsWith('ProfilerStep#')), name: (r) => r.name, value: (r) => r.sum,
        what: 'on the host, per step', host: true }) },
    phases: { of: phase },
    collectives: { tables: 'summary', of: together },
    comm_comp_overlap: { of: (sides) => one(sides, PERCENT,
        'of the communication is hidden by compute', ({ rows }) =>
            share(sum(rows, (r) => r.overlap), sum(rows, (r) => r.communication_time))) },
    stragglers: { query: { num_candidates: '0' }, ranks: 2, tables: 'by_rank', of: straggler },
    clocks: { ranks: 2, tables: 'summary,waiting', of: arrivesLast },
    memory: { query: { limit: '1', points: '4' }, of: (sides) => one(sides, bytes('value', ''),
        'the peak that is allocated', ({ peaks }) => most(peaks, (r) => r.peak)?.peak) },
    memory_bw: { query: { points: '4' }, of: bandwidth },
    device_counters: { counters: true, of: counters },
    operator_counters: { query: { limit: '0' }, counters: true, of: counters },
};
