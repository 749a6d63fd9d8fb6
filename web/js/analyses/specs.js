// The analyses: their words, parameters, tables and charts. Each chart is {id, title,
// height(places, sides) in px, make(sides, state) → {data: (width) → {data, layout}, places,
// note} or {empty: words or nodes}}. `sides` is [{letter, label, data}], one or two.
import { exactTime, formatTime, NONE } from '../format.js';
import { colour } from '../theme.js';
import { barChart, barsHeight, binChart, scatterChart, seriesChart } from '../charts/analysis.js';
import { h } from '../dom.js';
import { CATEGORIES, CLASSES, count, gain, linked, MEASURES, neutral, note, percent, place,
    plain, ratio, sequence, statistics, text, time, words } from './columns.js';
import { chosenKeys, listLines } from './lines.js';
import { analyseHref } from './state.js';

const MOST_BARS = 16;
const MOST_ROWS = 32;
const NOTHING = { empty: 'Nothing of this kind is in the selected ranks and steps.' };
const percentText = (v) => (v === null || v === undefined ? NONE : `${v}\u00a0%`);
const rank = text('rank', 'rank');
const device = place('device', 'device');
const stream = place('stream', 'stream');
const operator = linked(text('operator', 'operator', true), () => 'cpu_op');
const kernel = linked(text('name', 'kernel', true), (row) => row.category);
const mark = (side, name) => (side.letter ? `${side.letter} · ${name}` : name);
const fills = (sides) => sides.map((s) => ({ name: s.label,
    colour: colour(s.letter === 'B' ? '--test-fill' : '--control-fill') }));
const part = (p) => ({ name: p.name, colour: colour(p.property) });

/** Says so where not all rows are drawn; the table has them. */
const firstOf = (shown, all, what) => (shown < all ? `${what} ${shown} of ${all}` : '');

/** The sides' numbers of ranks, told apart or not: one rank each is one place. */
function rankNames(sides) {
    const lists = sides.map((side) => [...new Set(side.data.rows.map((r) => r.rank))]);
    const alone = lists.length > 1 && lists.every((list) => list.length === 1);
    return (r) => `rank ${alone ? [...new Set(lists.flat())].join(' / ') : r.rank}`;
}

/** Stacked bars, a line for each row of each side, the sides of a place together. */
function stackedRows(sides, rowsOf, label, parts) {
    const places = new Map();
    sides.forEach((side) => rowsOf(side).filter((row) => parts.some((p) =>
        (row[p.key] ?? null) !== null)).forEach((row) => {
        const bars = places.get(label(row)) ?? [];
        bars.push({ label: mark(side, label(row)), full: `${side.label}, ${label(row)}`,
            values: parts.map((p) => ({ value: row[p.key], text: p.text(row) })) });
        places.set(label(row), bars);
    }));
    const all = [...places.values()].flat();
    const bars = all.slice(0, MOST_ROWS);
    return bars.length === 0 ? NOTHING : { places: bars.length,
        note: firstOf(bars.length, all.length, 'the first'),
        data: (width) => barChart({ bars, kind: 'time', stacked: true,
            series: parts.map(part) }, width) };
}

/** Bars of names, side by side; the largest of either side. */
function namedBars(sides, table,
    { name, value, kind, show, range, inOrder = false, empty }) {
    const all = new Map();
    sides.forEach((side, s) => side.data[table].forEach((row) => {
        const own = value(row) ?? null;
        if (own === null) {
            return;
        }
        const key = name(row);
        const bar = all.get(key) ?? { label: key, values: sides.map(() => ({ value: null,
            text: NONE })) };
        const total = (bar.values[s].value ?? 0) + own;
        bar.values[s] = { value: total, text: show(row, total), ...range?.(row) };
        all.set(key, bar);
    }));
    const size = (bar) => Math.max(...bar.values.map((v) => v.value ?? 0));
    const sorted = [...all.values()];
    if (!inOrder) {
        sorted.sort((a, b) => size(b) - size(a));
    }
    const bars = sorted.slice(0, inOrder ? MOST_ROWS : MOST_BARS);
    return bars.length === 0 ? (empty ? { empty } : NOTHING) : { places: bars.length,
        note: firstOf(bars.length, sorted.length, inOrder ? 'the first' : 'the largest'),
        data: (width) => barChart({ bars, kind, series: fills(sides),
            errors: Boolean(range) }, width) };
}

const breakdownParts = ['compute', 'non_compute', 'idle'].map((key) => ({ key: `${key}_time`,
    name: { compute: 'compute', non_compute: 'communication and memory', idle: 'idle' }[key],
    property: { compute: '--part-compute', non_compute: '--part-communication',
        idle: '--part-idle' }[key],
    text: (row) => `${formatTime(row[`${key}_time`])}, ${percentText(row[`${key}_time_pctg`])}` }));

const idleParts = [['host_wait', '--part-communication'], ['kernel_wait', '--part-compute'],
    ['other', '--part-idle']].map(([key, property]) => ({ key, property, name: CATEGORIES[key],
    text: (row) => formatTime(row[key]) }));

/** The three rows of a stream as one. */
function idleStreams(side) {
    const streams = new Map();
    for (const row of side.data.rows.filter((r) => r.stream !== null)) {
        const key = `${row.rank} ${row.device} ${row.stream}`;
        const one = streams.get(key) ?? { rank: row.rank, stream: row.stream };
        one[row.idle_category] = row.idle_time;
        streams.set(key, one);
    }
    return [...streams.values()];
}

/** The lines of a series that are drawn, those of the sides that belong together alike. */
function drawnLines(sides, state, { unit, name, flat }) {
    const all = listLines(sides, name);
    const keys = chosenKeys(all, state.lines);
    const lines = all.filter((line) => keys.includes(line.key)).flatMap((line, place) =>
        line.series.map((series, s) => series && { side: sides[s].letter, place,
            name: [sides[s].label, `rank ${series.rank}`, line.name].join(', '),
            points: series.points })).filter(Boolean);
    if (all.length > 0 && keys.length === 0) {
        return { empty: 'No line is chosen.' };
    }
    if (lines.every((line) => line.points.length === 0)) {
        return NOTHING;
    }
    if (flat && lines.every((line) => line.points.every((p) => p[1] === 0))) {
        return { empty: flat };
    }
    const [from, to] = [Number(state.start || NaN), Number(state.end || NaN)];
    const range = to > (from || 0) ? [from || 0, to] : null;
    return { data: () => seriesChart({ lines, unit, range }), places: lines.length,
        note: range ? `${exactTime(range[0])} to ${exactTime(range[1])}` : '' };
}

/** The worst of every class and rank before the second of any. */
const worstFirst = (a, b) => a.place - b.place
    || Object.keys(CLASSES).indexOf(a.class) - Object.keys(CLASSES).indexOf(b.class);

/** Where the devices have no annotations the host may have some. */
function noAnnotations(state) {
    return state.use_gpu_annotation === 'false' ? NOTHING.empty : ['There are none on the '
        + 'devices. ', h('a', { href: analyseHref({ ...state, use_gpu_annotation: 'false' },
            SPECS) }, 'Show those of the host'), '.'];
}

const streamName = (s) => (s.stream === -1 ? 'no stream' : `stream ${s.stream}`);
const copyName = (s) => s.name;

const boolean = (name, label, fallback) => ({ name, label, type: 'boolean', fallback });
const numeric = (name, label, placeholder) => ({ name, label, type: 'number', placeholder });

export const SPECS = {
    temporal_breakdown: { title: 'Temporal breakdown', params: [],
        intro: 'From the first to the last device row of a rank: computing, doing something '
            + 'else (communication, copies), or idle.',
        charts: [{ id: 'temporal', title: 'Time of each rank', height: (n) => barsHeight(n),
            legend: breakdownParts,
            make: (sides) => stackedRows(sides, (side) => side.data.rows, rankNames(sides),
                breakdownParts) }],
        tables: [{ key: 'rows', caption: 'Ranks', columns: [rank, time('idle_time', 'idle'),
            percent('idle_time_pctg', 'idle, %'), time('compute_time', 'compute'),
            neutral(percent('compute_time_pctg', 'compute, %')), time('non_compute_time', 'other work'),
            percent('non_compute_time_pctg', 'other work, %'), time('kernel_time', 'all'),
            note] }] },
    comm_comp_overlap: { title: 'Communication overlap', tab: 'Overlap', params: [],
        intro: 'How much of the time of communication is hidden behind computation.',
        charts: [{ id: 'overlap', title: 'Overlap', height: barsHeight,
            make: (sides) => namedBars(sides, 'rows', { kind: 'percent',
                name: rankNames(sides), value: (r) => r.comp_comm_overlap_pctg, inOrder: true,
                empty: 'There is no communication in the selected ranks and steps.',
                show: (r) => percentText(r.comp_comm_overlap_pctg) }) }],
        tables: [{ key: 'rows', caption: 'Ranks', columns: [rank,
            gain(percent('comp_comm_overlap_pctg', 'overlap')),
            gain(time('overlap', 'overlapped')),
            time('communication_time', 'communication'), note] }] },
    idle_time_breakdown: { title: 'Idle time',
        params: [numeric('consecutive_kernel_delay', 'Between kernels: gaps below, µs', '30'),
            { name: 'streams', label: 'Streams', type: 'text', placeholder: 'all' },
            boolean('show_idle_interval_stats', 'Statistics of the gaps', false)],
        intro: 'Why streams are idle: the host had not launched yet, the gap between two kernels '
            + 'is short, or something else.',
        charts: [{ id: 'idle', title: 'Idle time of each stream', height: (n) => barsHeight(n),
            legend: idleParts,
            make: (sides) => {
                const nameOf = rankNames(sides);
                return stackedRows(sides, idleStreams,
                    (r) => `${nameOf(r)}, ${streamName(r)}`, idleParts);
            } }],
        tables: [{ key: 'rows', caption: 'Streams', columns: [rank, device,
            stream, words('idle_category', 'why idle', CATEGORIES),
            time('idle_time', 'idle'),
            neutral(ratio('idle_time_ratio', 'share')), note],
        extra: (row) => ('count' in row ? statistics(time) : []) }] },
    kernel_breakdown: { title: 'Kernels',
        params: [numeric('duration_ratio', 'Share of time to show', '0.8'),
            numeric('num_kernels', 'Kernels at most', '10'),
            boolean('include_memory_kernels', 'Copies too', true)],
        intro: 'What kinds of work the devices do, alone or at once, and the kernels that take '
            + 'most of it.',
        charts: [{ id: 'kinds', title: 'Kinds of work', height: barsHeight,
            make: (sides) => namedBars(sides, 'kinds', { kind: 'percent',
                name: (r) => r.kernel_type.toLowerCase(), value: (r) => r.percentage,
                show: (r) => `${percentText(r.percentage)}, ${formatTime(r.sum)}` }) },
        { id: 'kernels', title: 'Mean of a kernel, with the fastest and slowest rank',
            height: barsHeight,
            make: (sides) => namedBars(sides, 'over_ranks', { kind: 'time',
                name: (r) => r.name, value: (r) => r.mean,
                show: (r) => `${formatTime(r.mean)} in ${r.count} calls, ranks ${
                    formatTime(r.min_mean)} to ${formatTime(r.max_mean)}`,
                range: (r) => ({ low: r.mean - r.min_mean, high: r.max_mean - r.mean }) }) }],
        tables: [{ key: 'kinds', caption: 'Kinds', columns: [text('kernel_type', 'kind'),
            neutral(time('sum', 'time')), neutral(percent('percentage', 'share'))] },
        { key: 'kernels', caption: 'Kernels', columns: [kernel,
            text('kernel_type', 'kind'), rank, count('count', 'calls'), time('sum', 'sum'),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
            time('std', 'std')] },
        { key: 'over_ranks', caption: 'Kernels over the ranks', columns: [kernel,
            text('kernel_type', 'kind'), neutral(count('ranks', 'ranks')), count('count', 'calls'),
            time('sum', 'sum'), time('mean', 'mean'), time('min_mean', 'fastest rank'),
            time('max_mean', 'slowest rank')] }] },
    memory_bw: { title: 'Memory bandwidth', window: true, params: [],
        intro: 'Bandwidth of the copies and memsets that run at a time. Drag across the chart to look '
            + 'closer: finer points are fetched.',
        charts: [{ id: 'bandwidth', title: 'Bandwidth', series: copyName, height: () => 320,
            make: (sides, state) => drawnLines(sides, state, { unit: 'GB/s', name: copyName,
                flat: 'The copies of this trace carry no bandwidth: every point is 0.' }) }],
        tables: [{ key: 'summary', caption: 'Summary, GB/s', columns: [rank,
            device, text('name', 'copy'), ...statistics(plain, gain, neutral)] }] },
    queue_length: { title: 'Queue length', window: true,
        params: [numeric('max_queue_length', 'A full queue has', '1024')],
        intro: 'Work that is launched but not begun, for each stream. Drag across the chart to look '
            + 'closer: finer points are fetched.',
        charts: [{ id: 'queue', title: 'Queue', series: streamName, height: () => 320,
            make: (sides, state) => drawnLines(sides, state, { unit: 'waiting',
                name: streamName }) }],
        tables: [{ key: 'summary', caption: 'Summary', columns: [rank, device,
            stream, ...statistics(plain, neutral)] },
        { key: 'time_blocked', caption: 'Time blocked at a full queue', columns: [rank,
            device, stream,
            time('duration_at_max_queue_length', 'blocked'),
            ratio('relative_duration_at_max_queue_length', 'share of the rank')] }] },
    launch_stats: { title: 'Kernel launches',
        params: [numeric('runtime_cutoff', 'Slow launch over, µs', '50'),
            numeric('launch_delay_cutoff', 'Late start over, µs', '100'),
            boolean('include_memory_events', 'Copies too', true)],
        intro: 'What a launch costs on the host, what it runs on the device, and how long it '
            + 'waits. Kernels shorter than their launch leave the device idle.',
        charts: [...Object.entries(MEASURES).map(([measure, title]) => ({ id: `launch-${measure}`,
            title: title[0].toUpperCase() + title.slice(1), half: true, height: () => 230,
            make: (sides) => {
                const found = sides.map((s) => ({ side: s.letter, name: s.label,
                    bins: s.data.histograms.filter((b) => b.measure === measure) }));
                return found.every((s) => s.bins.length === 0) ? NOTHING
                    : { data: (width) => binChart({ sides: found }, width) };
            } })),
        { id: 'launch-scatter', title: 'Host against device', half: true, height: () => 230,
            make: (sides) => (sides.every((s) => s.data.scatter.length === 0) ? NOTHING
                : { data: () => scatterChart({ sides: sides.map((s) => ({ side: s.letter,
                    name: s.label, points: s.data.scatter })) }) }) }],
        tables: [{ key: 'counts', caption: 'Launches', columns: [rank, count('count', 'launches'),
            count('short_kernels', 'shorter than their launch'),
            count('runtime_outliers', 'slow launches'),
            count('launch_delay_outliers', 'late starts'), note] },
        { key: 'worst', caption: 'The worst', apart: true, order: worstFirst, columns: [
            words('class', 'why', CLASSES), rank, kernel, operator, time('cpu_duration', 'host'),
        time('gpu_duration', 'device'), time('launch_delay', 'delay')] },
        { key: 'summary', caption: 'Summary', columns: [rank, words('measure', 'measure', MEASURES),
            ...statistics(time)] }] },
    kernel_sequences: { title: 'Kernel sequences',
        params: [{ name: 'operator_name', label: 'Operator', type: 'operator', required: true,
            placeholder: 'for example addmm' }, numeric('min_pattern_len', 'Kernels at least', '3'),
        numeric('top_k', 'Patterns', '5')],
        intro: 'What an operator launches, and how often in the same order. Give a part of the '
            + 'name of an operator.',
        charts: [{ id: 'patterns', title: 'Device time of the patterns',
            height: barsHeight,
            make: (sides) => namedBars(sides, 'patterns', { kind: 'time',
                name: (r) => r.pattern, value: (r) => r.kernel_duration,
                empty: 'No operator has this in its name, or none that does launches so many '
                    + 'kernels.',
                show: (r, total) => `${formatTime(total)} in ${r.count} calls` }) }],
        tables: [{ key: 'patterns', caption: 'Patterns', columns: [
            sequence('pattern', 'operator and its kernels'), rank,
            { ...count('length', 'kernels'), showDiff: null }, count('count', 'times'),
            time('kernel_duration', 'on the device'),
            time('operator_duration', 'on the host')] },
        { key: 'counts', caption: 'Found', columns: [rank,
            neutral(count('operators', 'operators')),
            neutral(count('patterns_found', 'patterns'))] }] },
    user_annotation_breakdown: { title: 'Annotations', host: true,
        params: [boolean('use_gpu_annotation', 'On the devices, not the host', true)],
        intro: 'Time inside the ranges that the program marked (record_function, steps).',
        charts: [{ id: 'annotations', title: 'Sum over the ranks', height: barsHeight,
            make: (sides, state) => namedBars(sides, 'rows', { kind: 'time', name: (r) => r.name,
                empty: noAnnotations(state), value: (r) => r.sum,
                show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'rows', caption: 'Annotations', columns: [
            linked(text('name', 'name', true), (row, { use_gpu_annotation: gpu }) =>
                (gpu ? 'gpu_user_annotation' : 'user_annotation')), rank,
            count('count', 'times'), time('sum', 'sum'), time('mean', 'mean'),
            time('min', 'min'), time('max', 'max'), time('std', 'std')] }] },
    operator_kernels: { title: 'Operators on the device', tab: 'Operators', params: [],
        intro: 'Device time by the operator that launched it itself.',
        charts: [{ id: 'operators', title: 'Sum over the ranks', height: barsHeight,
            make: (sides) => namedBars(sides, 'rows', { kind: 'time',
                name: (r) => r.operator ?? 'not known', value: (r) => r.sum,
                show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'rows', caption: 'Operators', columns: [operator,
            text('kernel_type', 'kind'), rank, count('count', 'calls'), time('sum', 'sum'),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
            time('std', 'std')] }] },
};

/** Columns of a table for its rows. */
export function columnsOf(table, rows) {
    const extra = rows.length > 0 && table.extra ? table.extra(rows[0]) : [];
    return [...table.columns, ...extra].filter((column) => !column.note
        || rows.some((row) => row.note));
}
