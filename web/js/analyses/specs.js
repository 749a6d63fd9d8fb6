// The analyses: their words, parameters, tables and charts. Each chart is
// {id, title, level, height(rows), make(answer, sides, width) → {data, layout} or null}.
// `sides` is [{letter, label, data}], one or two; rows of tables carry their letter.
import { formatTime, NONE } from '../format.js';
import { colour } from '../theme.js';
import { barChart, barsHeight, binChart, scatterChart, seriesChart } from '../charts/analysis.js';
import { CATEGORIES, category, count, percent, plain, SIDE, statistics, text, time }
    from './columns.js';

const MOST_BARS = 16;
const percentText = (v) => (v === null || v === undefined ? NONE : `${v} %`);
const rank = text('rank', 'rank');
const mark = (side, words) => (side.letter ? `${side.letter} · ${words}` : words);
const fills = (sides) => sides.map((s) => ({ name: s.label,
    colour: colour(s.letter === 'B' ? '--test-fill' : '--control-fill') }));
const part = (name, property) => ({ name, colour: colour(property) });

/** Stacked bars, a line for each row of each side. */
function stackedRows(sides, table, label, parts) {
    const bars = sides.flatMap((side) => side.data[table].filter((row) => row[parts[0].key]
        !== null).map((row) => ({ label: mark(side, label(row)),
        full: `${side.label}, ${label(row)}`,
        values: parts.map((p) => ({ value: row[p.key], text: p.text(row) })) })));
    return bars.length === 0 ? null : barChart({ bars, kind: 'time', stacked: true,
        series: parts.map((p) => part(p.name, p.property)) });
}

/** Bars of names, side by side; the largest of either side. */
function namedBars(sides, table, { name, value, kind, show, range }) {
    const all = new Map();
    sides.forEach((side, s) => side.data[table].forEach((row) => {
        const key = name(row);
        const bar = all.get(key) ?? { label: key, values: sides.map(() => ({ value: null,
            text: NONE })) };
        const had = bar.values[s].value ?? 0;
        const total = had + (value(row) ?? 0);
        bar.values[s] = { value: total, text: show(row, total), ...range?.(row) };
        all.set(key, bar);
    }));
    const size = (bar) => Math.max(...bar.values.map((v) => v.value ?? 0));
    const bars = [...all.values()].sort((a, b) => size(b) - size(a)).slice(0, MOST_BARS);
    return bars.length === 0 ? null : barChart({ bars, kind, series: fills(sides),
        errors: Boolean(range) });
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
        const key = `rank ${row.rank}, stream ${row.stream}`;
        const one = streams.get(key) ?? { key };
        one[row.idle_category] = row.idle_time;
        streams.set(key, one);
    }
    return { ...side, data: { rows: [...streams.values()].slice(0, MOST_BARS) } };
}

const lines = (sides, label, of) => sides.flatMap((side) => side.data.series.slice(0, 6)
    .map((series, i) => ({ name: `${side.label}, rank ${series.rank}, ${label(series)}`,
        side: side.letter, dash: i, points: series.points, of })));

const MEASURES = [['cpu_duration', 'Launch on the host'], ['gpu_duration', 'Run on the device'],
    ['launch_delay', 'Delay from launch to start']];

const boolean = (name, label, fallback) => ({ name, label, type: 'boolean', fallback });
const numeric = (name, label, placeholder) => ({ name, label, type: 'number', placeholder });

export const SPECS = {
    temporal_breakdown: { title: 'Temporal breakdown', params: [],
        intro: 'From the first to the last device row of a rank: computing, doing something '
            + 'else (communication, copies), or idle.',
        charts: [{ id: 'temporal', title: 'Time of each rank', height: (n) => barsHeight(n),
            legend: breakdownParts,
            make: (sides) => stackedRows(sides, 'rows', (r) => `rank ${r.rank}`,
                breakdownParts) }],
        tables: [{ key: 'rows', caption: 'Ranks', columns: [rank, time('idle_time', 'idle'),
            percent('idle_time_pctg', 'idle'), time('compute_time', 'compute'),
            percent('compute_time_pctg', 'compute'), time('non_compute_time', 'other work'),
            percent('non_compute_time_pctg', 'other work'), time('kernel_time', 'all'),
            text('note', 'note')] }] },
    comm_comp_overlap: { title: 'Communication overlap', params: [],
        intro: 'How much of the time of communication is hidden behind computation.',
        charts: [{ id: 'overlap', title: 'Overlap', height: (n) => barsHeight(n),
            make: (sides) => namedBars(sides, 'rows', { kind: 'percent',
                name: (r) => `rank ${r.rank}`, value: (r) => r.comp_comm_overlap_pctg,
                show: (r) => percentText(r.comp_comm_overlap_pctg) }) }],
        tables: [{ key: 'rows', caption: 'Ranks', columns: [rank,
            percent('comp_comm_overlap_pctg', 'overlap'), time('overlap', 'overlapped'),
            time('communication_time', 'communication'), text('note', 'note')] }] },
    idle_time_breakdown: { title: 'Idle time',
        params: [numeric('consecutive_kernel_delay', 'Between kernels: gaps below, µs', '30'),
            { name: 'streams', label: 'Streams', type: 'text', placeholder: 'all' },
            boolean('show_idle_interval_stats', 'Statistics of the gaps', false)],
        intro: 'Why streams are idle: the host had not launched yet, the gap between two kernels '
            + 'is short, or something else.',
        charts: [{ id: 'idle', title: 'Idle time of each stream', height: (n) => barsHeight(n),
            legend: idleParts,
            make: (sides) => stackedRows(sides.map(idleStreams), 'rows', (r) => r.key,
                idleParts) }],
        tables: [{ key: 'rows', caption: 'Streams', columns: [rank, text('device', 'device'),
            text('stream', 'stream'), category, time('idle_time', 'idle'),
            plain('idle_time_ratio', 'share'), text('note', 'note')],
        extra: (row) => ('count' in row ? statistics(time) : []) }] },
    kernel_breakdown: { title: 'Kernels',
        params: [numeric('duration_ratio', 'Share of time to show', '0.8'),
            numeric('num_kernels', 'At most', '10'),
            boolean('include_memory_kernels', 'Copies too', true)],
        intro: 'What kinds of work the devices do, alone or at once, and the kernels that take '
            + 'most of it.',
        charts: [{ id: 'kinds', title: 'Kinds of work', height: (n) => barsHeight(n),
            make: (sides) => namedBars(sides, 'kinds', { kind: 'percent',
                name: (r) => r.kernel_type.toLowerCase(), value: (r) => r.percentage,
                show: (r) => `${percentText(r.percentage)}, ${formatTime(r.sum)}` }) },
        { id: 'kernels', title: 'Mean of a kernel, with the fastest and slowest rank',
            height: (n) => barsHeight(n),
            make: (sides) => namedBars(sides, 'over_ranks', { kind: 'time',
                name: (r) => r.name, value: (r) => r.mean,
                show: (r) => `${formatTime(r.mean)} in ${r.count} calls, ranks ${
                    formatTime(r.min_mean)} to ${formatTime(r.max_mean)}`,
                range: (r) => ({ low: r.mean - r.min_mean, high: r.max_mean - r.mean }) }) }],
        tables: [{ key: 'kinds', caption: 'Kinds', columns: [text('kernel_type', 'kind'),
            time('sum', 'time'), percent('percentage', 'share')] },
        { key: 'kernels', caption: 'Kernels', columns: [text('name', 'kernel', true),
            text('kernel_type', 'kind'), rank, count('count', 'calls'), time('sum', 'sum'),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
            time('std', 'std')] }] },
    memory_bw: { title: 'Memory bandwidth', window: true, params: [],
        intro: 'Bandwidth of copies and sets of memory that run at a time. Draw a box to look '
            + 'closer: finer points are fetched.',
        charts: [{ id: 'bandwidth', title: 'Bandwidth', series: true, height: () => 320,
            make: (sides) => seriesChart({ unit: 'GB/s',
                lines: lines(sides, (s) => s.name) }) }],
        tables: [{ key: 'summary', caption: 'Summary', columns: [rank, text('device', 'device'),
            text('name', 'copy'), ...statistics(plain)] }] },
    queue_length: { title: 'Queue length', window: true,
        params: [numeric('max_queue_length', 'A full queue has', '1024')],
        intro: 'Launched but not begun, for each stream. Draw a box to look closer.',
        charts: [{ id: 'queue', title: 'Queue', series: true, height: () => 320,
            make: (sides) => seriesChart({ unit: 'waiting',
                lines: lines(sides, (s) => `stream ${s.stream}`) }) }],
        tables: [{ key: 'summary', caption: 'Summary', columns: [rank, text('device', 'device'),
            text('stream', 'stream'), ...statistics(plain)] },
        { key: 'time_blocked', caption: 'Time blocked at a full queue', columns: [rank,
            text('device', 'device'), text('stream', 'stream'),
            time('duration_at_max_queue_length', 'blocked'),
            plain('relative_duration_at_max_queue_length', 'share of the rank')] }] },
    launch_stats: { title: 'Kernel launches',
        params: [numeric('runtime_cutoff', 'Slow launch over, µs', '50'),
            numeric('launch_delay_cutoff', 'Late start over, µs', '100'),
            boolean('include_memory_events', 'Copies too', true)],
        intro: 'What a launch costs on the host, what it runs on the device, and how long it '
            + 'waits. Kernels shorter than their launch leave the device idle.',
        charts: [...MEASURES.map(([measure, title]) => ({ id: `launch-${measure}`, title,
            half: true, height: () => 220, make: (sides) => {
                const found = sides.map((s) => ({ side: s.letter, name: s.label,
                    bins: s.data.histograms.filter((b) => b.measure === measure) }));
                return found.every((s) => s.bins.length === 0) ? null
                    : binChart({ sides: found });
            } })),
        { id: 'launch-scatter', title: 'Host against device', half: true, height: () => 220,
            make: (sides) => (sides.every((s) => s.data.scatter.length === 0) ? null
                : scatterChart({ sides: sides.map((s) => ({ side: s.letter, name: s.label,
                    points: s.data.scatter })) })) }],
        tables: [{ key: 'counts', caption: 'Launches', columns: [rank, count('count', 'launches'),
            count('short_kernels', 'shorter than their launch'),
            count('runtime_outliers', 'slow launches'),
            count('launch_delay_outliers', 'late starts'), text('note', 'note')] },
        { key: 'worst', caption: 'The worst', columns: [rank, { key: 'class', title: 'class',
            show: (v) => v.replaceAll('_', ' ') }, text('name', 'kernel', true),
        text('operator', 'operator', true), time('cpu_duration', 'host'),
        time('gpu_duration', 'device'), time('launch_delay', 'delay')] },
        { key: 'summary', caption: 'Summary', columns: [rank, text('measure', 'measure'),
            ...statistics(time)] }] },
    kernel_sequences: { title: 'Kernel sequences',
        params: [{ name: 'operator_name', label: 'Operator', type: 'operator', required: true,
            placeholder: 'aten::linear' }, numeric('min_pattern_len', 'Kernels at least', '3'),
        numeric('top_k', 'Patterns', '5')],
        intro: 'What an operator launches, and how often in the same order. Give a part of the '
            + 'name of an operator.',
        charts: [{ id: 'patterns', title: 'Device time of the patterns',
            height: (n) => barsHeight(n),
            make: (sides) => namedBars(sides, 'patterns', { kind: 'time',
                name: (r) => r.pattern, value: (r) => r.kernel_duration,
                show: (r, total) => `${formatTime(total)} in ${r.count} calls` }) }],
        tables: [{ key: 'patterns', caption: 'Patterns', columns: [
            { ...text('pattern', 'pattern', true), show: (v) => v.replaceAll('|', ' → ') }, rank,
            count('length', 'kernels'), count('count', 'times'),
            time('kernel_duration', 'on the device'),
            time('operator_duration', 'on the host')] }] },
    user_annotation_breakdown: { title: 'Annotations',
        params: [boolean('use_gpu_annotation', 'Those on the device', true)],
        intro: 'Time inside the ranges that the program marked (record_function, steps).',
        charts: [{ id: 'annotations', title: 'Sum over the ranks', height: (n) => barsHeight(n),
            make: (sides) => namedBars(sides, 'rows', { kind: 'time', name: (r) => r.name,
                value: (r) => r.sum, show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'rows', caption: 'Annotations', columns: [text('name', 'name', true), rank,
            count('count', 'times'), time('sum', 'sum'), time('mean', 'mean'),
            time('min', 'min'), time('max', 'max'), time('std', 'std')] }] },
    operator_kernels: { title: 'Operators on the device', params: [],
        intro: 'Device time by the operator that launched it itself.',
        charts: [{ id: 'operators', title: 'Sum over the ranks', height: (n) => barsHeight(n),
            make: (sides) => namedBars(sides, 'rows', { kind: 'time',
                name: (r) => r.operator ?? 'not known', value: (r) => r.sum,
                show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'rows', caption: 'Operators', columns: [text('operator', 'operator', true),
            text('kernel_type', 'kind'), rank, count('count', 'calls'), time('sum', 'sum'),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
            time('std', 'std')] }] },
};

/** Columns of a table for rows of one or two sides. */
export function columnsOf(table, rows, twoSides) {
    const extra = rows.length > 0 && table.extra ? table.extra(rows[0]) : [];
    return [...(twoSides ? [SIDE] : []), ...table.columns, ...extra];
}
