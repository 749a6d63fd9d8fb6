// What each analysis found in the chosen sets, in one number of each: small requests, whose answers
// the server keeps. An entry is {query: what makes its answer small, of(sides, answer) → null if the
// analysis has nothing to show, else {name: what the number is of, mono: a name of the traces, what:
// what it measures, column: how to show it, values: one of each side}}.
import { formatPercent, NONE, shortTime, shortTimeDiff } from '../format.js';
import { bytes, count, gain, neutral, percent, plain, rate, text, time } from './columns.js';
import kernels from './kernel_breakdown.js';
import { isBare, pairedRows, samplesOf } from './rows.js';
import { PATH_KINDS } from './critical_path.js';

const sum = (rows, value) => rows.reduce((all, row) => all + (value(row) ?? 0), 0);
const most = (rows, value) => rows.reduce((best, row) =>
    (best === null || value(row) > value(best) ? row : best), null);
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

/**
 * The name with the most of `value` on either side, with its sum over the rows of each side.
 */
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
    const [table] = kernels.tables;
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

function onPath(sides) {
    const kind = heaviest(sides, 'by_kind', 'kind', (row) => row.time_per_step);
    return kind === undefined ? null : one(sides, TIME, 'their part of the chain, per step', ({ by_kind: rows }) =>
        rows.find((row) => row.kind === kind)?.time_per_step ?? 0, { name: PATH_KINDS[kind] });
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
    launch_stats: { query: { limit: '0' }, of: (sides) => (sides.every(({ data }) =>
        !sum(data.counts, (r) => r.count)) ? null : one(sides, count('value', ''), 'launches per step',
        ({ counts }, side) => perSample(sum(counts, (r) => r.count), side))) },
    queue_length: { query: { points: '4' }, of: (sides) => one(sides, neutral(count('value', '')),
        'the longest queue of launches', ({ summary }) => most(summary, (r) => r.max)?.max) },
    critical_path: { query: { segments: '0' }, of: onPath },
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
    collectives: { of: together },
    comm_comp_overlap: { of: (sides) => one(sides, PERCENT,
        'of the communication is hidden by compute', ({ rows }) =>
            share(sum(rows, (r) => r.overlap), sum(rows, (r) => r.communication_time))) },
    stragglers: { query: { num_candidates: '0' }, ranks: 2, of: straggler },
    memory: { query: { limit: '1', points: '4' }, of: (sides) => one(sides, bytes('value', ''),
        'the peak that is allocated', ({ peaks }) => most(peaks, (r) => r.peak)?.peak) },
    memory_bw: { query: { points: '4' }, of: bandwidth },
    device_counters: { counters: true, of: counters },
    operator_counters: { query: { limit: '0' }, counters: true, of: counters },
};
