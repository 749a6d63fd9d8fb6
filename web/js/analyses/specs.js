// The analyses: their words, parameters, tables and charts. Each chart is {id, title,
// height(places, sides) in px, make(sides, state) → {data: (width) → {data, layout}, places,
// note, limited: not all ranks are drawn} or {empty: words or nodes}}. `sides` is [{key, letter,
// label, data}], one or two; `state` is that of the page, `state.shown` the parameters of the
// answer.
import { formatCount, formatTime } from '../format.js';
import { barsHeight, binChart, scatterChart, seriesHeight } from '../charts/analysis.js';
import { h } from '../dom.js';
import { capital, CLASSES, EXPOSED, IDLE_REASONS, IDLE_WHAT, kindName, MEASURES, mixName, PARTS,
    RECORD_DEVICE } from '../words.js';
import { namedBars, percentText, rankNames, stackedRows } from './bars.js';
import { count, explained, gain, linked, neutral, note, percent, place, plain, rate, ratio,
    sequence, statistics, text, time, words } from './columns.js';
import { drawnLines } from './series.js';
import { analyseHref } from './state.js';

const NOTHING = `There is no device work in the selected ranks and steps. ${RECORD_DEVICE}`;
const NO_LAUNCHES = 'No device work in the selected ranks and steps has a launch: launches are '
    + `recorded with the host. ${RECORD_DEVICE}`;
const rank = text('rank', 'rank');
const device = place('device', 'device');
const stream = place('stream', 'stream');
const kind = words('kernel_type', 'kind', kindName);
const operator = linked(text('operator', 'operator', true), () => 'cpu_op');
const kernel = linked(text('name', 'kernel', true), (row) => row.category);

const breakdownParts = [['compute', PARTS.compute, '--part-compute'],
    ['non_compute', EXPOSED, '--part-communication'], ['idle', PARTS.idle, '--part-idle']]
    .map(([key, { name, what }, property]) => ({ key: `${key}_time`, name, what, property,
        text: (row) => `${formatTime(row[`${key}_time`])}, ${
            percentText(row[`${key}_time_pctg`])}` }));

const idleParts = [['host_wait', '--idle-host'], ['kernel_wait', '--idle-kernel'],
    ['other', '--part-idle']].map(([key, property]) => ({ key, property,
    name: IDLE_REASONS[key], what: IDLE_WHAT[key], text: (row) => formatTime(row[key]) }));

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

/** The worst of every class and rank before the second of any. */
const worstFirst = (a, b) => a.place - b.place
    || Object.keys(CLASSES).indexOf(a.class) - Object.keys(CLASSES).indexOf(b.class);

/** What to do where no sequence was found. */
function noSequences(state) {
    const { operator_name: name, min_pattern_len: least } = state.shown;
    const fewer = least > 1 && h('a', { href: analyseHref({ ...state, min_pattern_len: '1' },
        SPECS) }, 'Show patterns of one kernel or more');
    return name === null ? [`No operator launches ${least > 1 ? `${least} kernels or more`
        : 'a kernel'} in the selected ranks and steps. `, fewer || RECORD_DEVICE]
        : [`No operator with “${name}” in its name launches ${least > 1
            ? `${least} kernels or more` : 'a kernel'} here. `, fewer];
}

const sideName = (s) => [s.letter, s.label].filter(Boolean).join(' · ');
const streamName = (s) => (s.stream === -1 ? 'no stream' : `stream ${s.stream}`);
const copyName = (s) => s.name;

const boolean = (name, label, fallback) => ({ name, label, type: 'boolean', fallback });
const numeric = (name, label, placeholder) => ({ name, label, type: 'number', placeholder });

export const SPECS = {
    temporal_breakdown: { title: 'Temporal breakdown', params: [],
        intro: 'From the first to the last device row of a rank: computing, exposed '
            + 'communication and memory (nothing hides them), or idle.',
        charts: [{ id: 'temporal', title: 'Time of each rank', height: (n) => barsHeight(n),
            legend: breakdownParts,
            make: (sides, state) => stackedRows(sides, state, { label: rankNames(sides),
                rowsOf: (side) => side.data.rows, parts: breakdownParts, what: 'ranks',
                empty: NOTHING }) }],
        tables: [{ key: 'rows', caption: 'Ranks', columns: [rank,
            explained(time('idle_time', PARTS.idle.name), PARTS.idle.what),
            percent('idle_time_pctg', 'idle, %'),
            explained(time('compute_time', PARTS.compute.name), PARTS.compute.what),
            neutral(percent('compute_time_pctg', 'compute, %')),
            explained(time('non_compute_time', EXPOSED.short), EXPOSED.what),
            percent('non_compute_time_pctg', `${EXPOSED.short}, %`),
            explained(time('kernel_time', 'all'), 'From the first to the last device row'),
            note] }] },
    comm_comp_overlap: { title: 'Communication overlap', tab: 'Overlap', params: [],
        intro: 'How much of the time of communication is hidden: a compute kernel runs too. The '
            + 'rest is exposed.',
        charts: [{ id: 'overlap', title: 'Overlap', height: barsHeight,
            make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'percent',
                name: rankNames(sides), value: (r) => r.comp_comm_overlap_pctg, ranks: true,
                empty: 'There is no communication in the selected ranks and steps. It is '
                    + 'recorded where several ranks work together (NCCL, RCCL …), with '
                    + 'ProfilerActivity.CUDA.',
                show: (r) => `${percentText(r.comp_comm_overlap_pctg)}, ${formatTime(r.overlap)
                } of ${formatTime(r.communication_time)} of communication` }) }],
        tables: [{ key: 'rows', caption: 'Ranks', columns: [rank,
            gain(percent('comp_comm_overlap_pctg', 'overlap')),
            explained(gain(time('overlap', 'overlapped')),
                'Communication while a compute kernel runs'),
            time('communication_time', 'communication'), note] }] },
    idle_time_breakdown: { title: 'Idle time',
        params: [numeric('consecutive_kernel_delay', 'Between kernels: gaps below, µs', '30'),
            { name: 'streams', label: 'Streams', type: 'text', placeholder: 'all' },
            boolean('show_idle_interval_stats', 'Statistics of the gaps', false)],
        intro: 'Why streams are idle between their rows: the host had not launched yet, the gap '
            + 'between two kernels is short, or something else.',
        charts: [{ id: 'idle', title: 'Idle time of each stream', height: (n) => barsHeight(n),
            legend: idleParts,
            make: (sides, state) => {
                const nameOf = rankNames(sides);
                return stackedRows(sides, state, { rowsOf: idleStreams, group: streamName,
                    label: (r) => `${nameOf(r)}, ${streamName(r)}`, parts: idleParts,
                    what: 'streams', empty: NOTHING });
            } }],
        tables: [{ key: 'rows', caption: 'Streams', columns: [rank, device,
            stream, words('idle_category', 'why idle', IDLE_REASONS),
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
            make: (sides, state) => namedBars(sides, state, { table: 'kinds', kind: 'percent',
                empty: NOTHING,
                name: (r) => mixName(r.kernel_type), value: (r) => r.percentage,
                show: (r) => `${percentText(r.percentage)}, ${formatTime(r.sum)}` }) },
        { id: 'kernels', title: 'Mean of a kernel, with the fastest and slowest rank',
            height: barsHeight,
            make: (sides, state) => namedBars(sides, state, { table: 'over_ranks', kind: 'time',
                empty: NOTHING,
                name: (r) => r.name, value: (r) => r.mean,
                show: (r) => `${formatTime(r.mean)}, mean of ${formatCount(r.count)} calls${
                    r.ranks > 1 ? `, ranks ${formatTime(r.min_mean)} to ${
                        formatTime(r.max_mean)}` : ''}`,
                range: (r) => ({ low: r.mean - r.min_mean, high: r.max_mean - r.mean }) }) }],
        tables: [{ key: 'kinds', caption: 'Kinds', columns: [words('kernel_type', 'kind', mixName),
            neutral(time('sum', 'time')), neutral(percent('percentage', 'share'))] },
        { key: 'kernels', caption: 'Kernels', columns: [kernel,
            kind, rank, count('count', 'calls'), time('sum', 'sum'),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
            time('std', 'std')] },
        { key: 'over_ranks', caption: 'Kernels over the ranks', columns: [kernel,
            kind, neutral(count('ranks', 'ranks')), count('count', 'calls'),
            time('sum', 'sum'), time('mean', 'mean'), time('min_mean', 'fastest rank'),
            time('max_mean', 'slowest rank')] }] },
    memory_bw: { title: 'Memory bandwidth', window: true, params: [],
        intro: 'Bandwidth of the copies and memsets that run at a time, each kind on a scale of its '
            + 'own. Drag across the chart to look closer: finer points are fetched.',
        charts: [{ id: 'bandwidth', title: 'Bandwidth of each kind of copy', series: copyName,
            panels: true, height: seriesHeight,
            make: (sides, state) => drawnLines(sides, state, { unit: 'rate', name: copyName,
                panels: true, empty: 'There are no copies and no memsets in the selected ranks, '
                    + 'steps and time.',
                flat: 'The copies of this trace carry no bandwidth: every point is 0.' }) }],
        tables: [{ key: 'summary', caption: 'Summary', columns: [rank,
            device, text('name', 'copy'), ...statistics(rate, gain, neutral)] }] },
    queue_length: { title: 'Queue length', window: true,
        params: [numeric('max_queue_length', 'A full queue has', '1024')],
        intro: 'Work that is launched but not begun, for each stream. Drag across the chart to look '
            + 'closer: finer points are fetched.',
        charts: [{ id: 'queue', title: 'Queue', series: streamName, height: seriesHeight,
            make: (sides, state) => drawnLines(sides, state, { unit: 'waiting',
                name: streamName, empty: NO_LAUNCHES }) }],
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
            title: capital(title), half: true, height: () => 230,
            make: (sides) => {
                const found = sides.map((s) => ({ key: s.key, side: s.letter, name: sideName(s),
                    bins: s.data.histograms.filter((b) => b.measure === measure) }));
                return found.every((s) => s.bins.length === 0) ? { empty: NO_LAUNCHES }
                    : { data: (width) => binChart({ sides: found }, width) };
            } })),
        { id: 'launch-scatter', title: 'Host against device', half: true, height: () => 230,
            make: (sides) => (sides.every((s) => s.data.scatter.length === 0)
                ? { empty: NO_LAUNCHES }
                : { data: () => scatterChart({ sides: sides.map((s) => ({ key: s.key,
                    side: s.letter, name: sideName(s), points: s.data.scatter })) }) }) }],
        tables: [{ key: 'counts', caption: 'Launches', columns: [rank, count('count', 'launches'),
            count('short_kernels', 'shorter than their launch'),
            count('runtime_outliers', 'slow launches'),
            count('launch_delay_outliers', 'late starts'), note] },
        { key: 'worst', caption: 'The worst launches', apart: true, order: worstFirst, columns: [
            words('class', 'why', CLASSES), rank, kernel, operator, time('cpu_duration', 'host'),
        time('gpu_duration', 'device'), time('launch_delay', 'delay')] },
        { key: 'summary', caption: 'Summary', columns: [rank, words('measure', 'measure', MEASURES),
            ...statistics(time)] }] },
    kernel_sequences: { title: 'Kernel sequences',
        params: [{ name: 'operator_name', label: 'Operator, or a part of its name',
            type: 'operator' }, numeric('min_pattern_len', 'Kernels at least', '3'),
        numeric('top_k', 'Patterns at most', '5')],
        intro: 'What an operator launches, and how often in the same order.',
        chosen: (state) => state.operator_name === '' && state.shown.operator_name !== null
            && ['This is ', h('b', { class: 'mono' }, state.shown.operator_name), ', the operator '
                + 'whose kernels take the most device time. Name another one above.'],
        charts: [{ id: 'patterns', title: 'Device time of the patterns',
            height: barsHeight,
            make: (sides, state) => namedBars(sides, state, { table: 'patterns', kind: 'time',
                name: (r) => r.pattern, value: (r) => r.kernel_duration,
                empty: noSequences(state), show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'patterns', caption: 'Patterns', columns: [
            sequence('pattern', 'operator and its kernels'), rank,
            { ...count('length', 'kernels'), showDiff: null }, count('count', 'calls'),
            time('kernel_duration', 'on the device'),
            time('operator_duration', 'on the host')] },
        { key: 'counts', caption: 'Found', columns: [rank,
            neutral(count('operators', 'operators')),
            neutral(count('patterns_found', 'patterns'))] }] },
    user_annotation_breakdown: { title: 'Annotations', host: true,
        params: [{ name: 'use_gpu_annotation', label: 'Annotations', type: 'choice',
            options: { true: 'on the devices', false: 'on the host' } }],
        intro: 'Time inside the ranges that the program marked (record_function, steps).',
        // Where the devices have none those of the host are shown, unless one was chosen.
        instead: (state, sides) => (state.use_gpu_annotation === ''
            && sides.every((side) => side.data.rows.length === 0)
            ? { use_gpu_annotation: 'false' } : null),
        chosen: (state) => state.use_gpu_annotation === '' && !state.shown.use_gpu_annotation
            && 'There are none on the devices, so those of the host are shown.',
        charts: [{ id: 'annotations', title: 'Sum over the ranks', height: barsHeight,
            make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'time',
                name: (r) => r.name, value: (r) => r.sum, empty: 'There are none. A range is '
                    + 'marked with torch.profiler.record_function("name").',
                show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'rows', caption: 'Annotations', columns: [
            linked(text('name', 'name', true), (row, { use_gpu_annotation: gpu }) =>
                (gpu ? 'gpu_user_annotation' : 'user_annotation')), rank,
            count('count', 'calls'), time('sum', 'sum'), time('mean', 'mean'),
            time('min', 'min'), time('max', 'max'), time('std', 'std')] }] },
    operator_kernels: { title: 'Operators on the device', tab: 'Operators', params: [],
        intro: 'Device time of the work that each operator launched itself, without nested operators.',
        charts: [{ id: 'operators', title: 'Sum over the ranks', height: barsHeight,
            make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'time',
                empty: NOTHING, name: (r) => r.operator ?? 'not known', value: (r) => r.sum,
                show: (r, total) => formatTime(total) }) }],
        tables: [{ key: 'rows', caption: 'Operators', columns: [operator,
            kind, rank, count('count', 'calls'), time('sum', 'sum'),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
            time('std', 'std')] }] },
};

/** Columns of a table for its rows. */
export function columnsOf(table, rows) {
    const extra = rows.length > 0 && table.extra ? table.extra(rows[0]) : [];
    return [...table.columns, ...extra].filter((column) => !column.note
        || rows.some((row) => row.note));
}
