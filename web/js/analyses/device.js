// Analyses of the devices: time, work, kernels, launches, memory, counters (index.js says what an
// analysis is).
import { barsHeight, binChart, scatterChart, seriesHeight } from '../charts/analysis.js';
import { h } from '../dom.js';
import { decimal, formatBytes, formatCount, formatFlops, formatFlopsDiff, formatPercent,
    formatTime } from '../format.js';
import { most } from '../rows.js';
import { capital, CLASSES, EXPOSED, IDLE_REASONS, IDLE_WHAT, MEASURES, mixName, PARTS }
    from '../words.js';
import { drawnLines, namedBars, percentText, rankNames, stackedRows } from './charts.js';
import { boolean, bytes, count, device, explained, fileNotes, gain, kernel, kind, neutral,
    NO_LAUNCHES, note, NOTHING, numeric, operator, percent, place, plain, rank, rate, ratio,
    sentencesOf, sideName, spare, statistics, stream, streamName, summed, text, time, told, unknown,
    words } from './columns.js';
import { medianPeak, peakChange, workWords } from './sentences.js';

// Where the time of the devices goes.

const breakdownParts = [['compute', PARTS.compute, '--part-compute'],
    ['non_compute', EXPOSED, '--part-communication'], ['idle', PARTS.idle, '--part-idle']]
    .map(([key, { name, what }, property]) => ({ key: `${key}_time`, name, what, property,
        text: (row) => `${formatTime(row[`${key}_time`])}, ${
            percentText(row[`${key}_time_pctg`])}` }));

export const temporal_breakdown = {
    title: 'Temporal breakdown', params: [],
    intro: 'From the first to the last device row of a rank: computing, exposed '
        + 'communication and memory (nothing hides them), or idle.',
    charts: [{ id: 'temporal', table: 'rows', title: 'Time of each rank', height: (n) => barsHeight(n),
        legend: breakdownParts, sums: true,
        make: (sides, state) => stackedRows(sides, state, { label: rankNames(sides),
            rowsOf: (side) => side.data.rows, parts: breakdownParts, what: 'ranks',
            empty: NOTHING }) }],
    tables: [{ key: 'rows', caption: 'Ranks',
        main: ['idle_time_pctg', 'compute_time', 'non_compute_time'], columns: [rank,
        summed(explained(time('idle_time', PARTS.idle.name), PARTS.idle.what)),
        percent('idle_time_pctg', 'idle, %'),
        summed(explained(time('compute_time', PARTS.compute.name), PARTS.compute.what)),
        neutral(percent('compute_time_pctg', 'compute, %')),
        summed(explained(time('non_compute_time', EXPOSED.short), EXPOSED.what)),
        percent('non_compute_time_pctg', `${EXPOSED.short}, %`),
        summed(explained(time('kernel_time', 'all'), 'From the first to the last device row')),
        note] }],
};

// Floating-point operations, and how fast the device did them.

const NO_FLOPS = 'No operator of the selected ranks and steps has known FLOPs. Record '
    + 'with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.';

const NO_PEAK = 'no FLOPs are known, or not the peak of this device for numbers of this type';

const number = (value) => decimal(value, 0, 3);
const flops = (key, title) => neutral({ ...plain(key, title), show: formatFlops,
    showDiff: formatFlopsDiff });
const speed = gain(explained(plain('tflops_per_s', 'TFLOP/s'),
    'FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second'));
const peak = unknown(gain(explained(percent('peak_pctg', 'of peak'),
    'Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from '
    + 'the data sheet of its vendor, dense; of several together: the part of their time that they would '
    + 'take at the peak of each')), NO_PEAK);
const fastest = unknown(gain(explained(percent('fastest_peak_pctg', 'of fastest'),
    'The same of the fastest arithmetic that the device has for these numbers: TF32 for float32')), NO_PEAK);
const limit = (key, title) => unknown(neutral(plain(key, title)), NO_PEAK);
const each = explained(time('device_time_per_step', 'device per step'),
    'Device time of what was launched inside the operator, per step and rank');

const bandwidth = gain(explained(rate('gb_per_s_at_least', 'bandwidth, at least'),
    'Each input read once and the output written once, divided by the device time'));
const density = neutral(explained(plain('flops_per_byte_at_most', 'FLOPs per byte'),
    'FLOPs for each byte that has to be read or written: at most'));

export const work = {
    title: 'Work', ofSteps: true, params: [],
    intro: 'What kinds of work the device time is; floating-point operations of matrix products, '
        + 'convolutions and attention, counted from the shapes of their inputs, and how fast the '
        + 'device did them.',
    above: { tables: 2 }, notes: (sides) => sentencesOf(sides, workWords),
    charts: [{ id: 'speed', table: 'by_operator', title: 'Achieved TFLOP/s by operator', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_operator', kind: 'count',
            name: (r) => r.operator, value: (r) => r.tflops_per_s, empty: NO_FLOPS,
            show: (r) => `${number(r.tflops_per_s)} TFLOP/s${r.peak_pctg === null ? ''
                : `, ${number(r.peak_pctg)} % of the peak`}` }) }],
    tables: [{ key: 'summary', caption: 'In all', main: ['tflops_per_s', 'peak_pctg', 'known_time_per_step'], columns: [
        flops('flops_per_step', 'FLOPs per step'), time('device_time_per_step', 'device per step'),
        explained(time('known_time_per_step', 'with known FLOPs'),
            'Device time of operators whose FLOPs are known, per step and rank'),
        neutral(percent('known_pctg', 'share')), speed, peak, fastest, told(text('device', 'device'))] },
    { key: 'classes', caption: 'Classes of work', main: ['device_time_per_step', 'tflops_per_s', 'gb_per_s_at_least'], columns: [
        explained(text('class', 'class'), 'By the operators that launched it, else by the names of '
            + 'kernels; other: nothing says what it is'),
        summed(neutral(count('device_rows', 'device rows'))),
        time('device_time_per_step', 'device per step'),
        neutral(percent('device_time_pctg', 'share of device time')), speed, bandwidth, density] },
    { key: 'by_rank', caption: 'Ranks', main: ['known_time_per_step', 'tflops_per_s', 'peak_pctg'],
        columns: [rank, flops('flops_per_step', 'FLOPs per step'),
            time('device_time_per_step', 'device per step'),
            time('known_time_per_step', 'with known FLOPs'), speed, peak] },
    { key: 'by_arithmetic', caption: 'Arithmetic', main: ['device_time_per_step', 'tflops_per_s', 'peak_pctg'], columns: [
        explained(text('dtype', 'type'), 'The type of the numbers of both factors'),
        unknown(explained(text('arithmetic', 'computed in'), 'What the kernels multiply in, by their '
            + 'names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for '
            + 'one), on the tensor cores'),
        'the names of the kernels do not tell: the peak is that of the fastest'),
        summed(neutral(count('calls', 'calls'))), flops('flops_per_step', 'FLOPs per step'), each, speed, peak,
        fastest, limit('peak_tflops_per_s', 'peak TFLOP/s'),
        limit('fastest_tflops_per_s', 'fastest TFLOP/s')] },
    { key: 'by_operator', caption: 'Operators', main: ['device_time_per_step', 'tflops_per_s', 'peak_pctg'], columns: [operator,
        summed(neutral(count('calls', 'calls'))), flops('flops_per_step', 'FLOPs per step'), each, speed,
        peak] },
    { key: 'by_shapes', caption: 'Operators and shapes', main: ['device_time_per_step', 'tflops_per_s'], columns: [operator,
        text('shapes', 'shapes', true),
        explained(text('dtype', 'type'), 'The type of the numbers of both factors'),
        text('class', 'class'), summed(neutral(count('calls', 'calls'))),
        flops('flops_per_call', 'FLOPs per call'), each, speed, peak, density] },
    { key: 'elementwise', caption: 'Elementwise operators: bandwidth, at least', main: ['device_time_per_step', 'gb_per_s_at_least'],
        columns: [operator, text('shapes', 'shapes', true), text('dtypes', 'types', true),
            summed(neutral(count('calls', 'calls'))), time('device_time_per_step', 'device per step'),
            bandwidth] },
    { key: 'unknown', caption: 'Device time without known FLOPs', main: ['device_time_per_step'],
        columns: [explained(operator, 'The innermost operator that launched it'),
            summed(neutral(count('device_rows', 'device rows'))),
            time('device_time_per_step', 'device per step'),
            neutral(percent('device_time_pctg', 'share of device time'))] }],
};

// Why streams are idle.

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

export const idle_time_breakdown = {
    title: 'Idle time',
    params: [numeric('consecutive_kernel_delay', 'Between kernels: gaps below, µs', '30'),
        { name: 'streams', label: 'Streams', type: 'text', placeholder: 'all' },
        boolean('show_idle_interval_stats', 'Statistics of the gaps', false)],
    intro: 'Why streams are idle between their rows: the host had not launched yet, the gap '
        + 'between two kernels is short, or something else.',
    charts: [{ id: 'idle', table: 'rows', title: 'Idle time of each stream', height: (n) => barsHeight(n),
        legend: idleParts, sums: true,
        make: (sides, state) => {
            const nameOf = rankNames(sides);
            return stackedRows(sides, state, { rowsOf: idleStreams, group: streamName,
                label: (r) => `${nameOf(r)}, ${streamName(r)}`, parts: idleParts,
                what: 'streams', empty: NOTHING });
        } }],
    tables: [{ key: 'rows', caption: 'Streams', columns: [rank, device,
        stream, words('idle_category', 'why idle', IDLE_REASONS), summed(time('idle_time', 'idle')),
        neutral(ratio('idle_time_ratio', 'share')), note],
    extra: (row) => ('count' in row ? statistics(time) : []) }],
};

// Which kinds of work and kernels the time goes into.

export const kernel_breakdown = {
    title: 'Kernels',
    params: [numeric('duration_ratio', 'Share of time to show', '0.8'),
        numeric('num_kernels', 'Kernels at most', '10'),
        boolean('include_memory_kernels', 'Copies too', true)],
    intro: 'What kinds of work the devices do, alone or at once, and the kernels that take '
        + 'most of it.',
    charts: [{ id: 'kinds', title: 'Kinds of work', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'kinds', kind: 'percent',
            empty: NOTHING, name: (r) => mixName(r.kernel_type), value: (r) => r.percentage,
            show: (r) => `${percentText(r.percentage)}, ${formatTime(r.sum)}` }) },
    { id: 'kernels', table: 'over_ranks', title: 'Mean of a kernel, with the fastest and slowest rank',
        height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'over_ranks', kind: 'time',
            empty: NOTHING, name: (r) => r.name, value: (r) => r.mean,
            show: (r) => `${formatTime(r.mean)}, mean of ${formatCount(r.count)} calls${
                r.ranks > 1 ? `, ranks ${formatTime(r.min_mean)} to ${
                    formatTime(r.max_mean)}` : ''}`,
            range: (r) => ({ low: r.mean - r.min_mean, high: r.max_mean - r.mean }) }) }],
    tables: [{ key: 'over_ranks', caption: 'Kernels', main: ['sum', 'count', 'mean'], columns: [kernel,
        kind, neutral(count('ranks', 'ranks')), summed(count('count', 'calls')),
        summed(time('sum', 'time')), time('mean', 'mean'), time('min_mean', 'fastest rank'),
        time('max_mean', 'slowest rank')] },
    { key: 'kinds', caption: 'Kinds', columns: [words('kernel_type', 'kind', mixName),
        summed(neutral(time('sum', 'time'))), neutral(percent('percentage', 'share'))] },
    { key: 'kernels', caption: 'Kernels of each rank', main: ['sum', 'count', 'mean'],
        columns: [kernel, kind, rank, summed(count('count', 'calls')), summed(time('sum', 'time')),
            time('mean', 'mean'), time('min', 'min'), time('max', 'max'), time('std', 'std')] }],
};

// Launches and what they launched.

/** The worst launch of every class and rank comes before the second worst of any. */
const worstFirst = (a, b) => a.place - b.place
    || Object.keys(CLASSES).indexOf(a.class) - Object.keys(CLASSES).indexOf(b.class);

export const launch_stats = {
    title: 'Kernel launches',
    params: [numeric('runtime_cutoff', 'Slow launch over, µs', '50'),
        numeric('launch_delay_cutoff', 'Late start over, µs', '100'),
        boolean('include_memory_events', 'Copies too', true)],
    intro: 'What a launch costs on the host, what it runs on the device, and how long it '
        + 'waits. Kernels shorter than their launch leave the device idle.',
    above: { charts: 4 },
    charts: [...Object.entries(MEASURES).map(([measure, title]) => ({ id: `launch-${measure}`,
        table: 'launches', title: capital(title), half: true, height: () => 230,
        make: (sides) => {
            const found = sides.map((s) => ({ key: s.key, side: s.letter, name: sideName(s),
                bins: s.data.histograms.filter((b) => b.measure === measure) }));
            return found.every((s) => s.bins.length === 0) ? { empty: NO_LAUNCHES }
                : { data: (width) => binChart({ sides: found }, width) };
        } })),
    { id: 'launch-scatter', table: 'launches', title: 'Host against device', half: true, height: () => 230,
        make: (sides) => (sides.every((s) => s.data.scatter.length === 0)
            ? { empty: NO_LAUNCHES }
            : { data: () => scatterChart({ sides: sides.map((s) => ({ key: s.key,
                side: s.letter, name: sideName(s), points: s.data.scatter })) }) }) }],
    tables: [{ key: 'counts', caption: 'Launches', columns: [rank, summed(count('count', 'launches')),
        summed(count('short_kernels', 'shorter than their launch')),
        summed(count('runtime_outliers', 'slow launches')),
        summed(count('launch_delay_outliers', 'late starts')), note] },
    { key: 'worst', caption: 'The worst launches', apart: true, order: worstFirst, columns: [
        words('class', 'why', CLASSES), rank, kernel, operator, time('cpu_duration', 'host'),
        time('gpu_duration', 'device'), time('launch_delay', 'delay')] },
    { key: 'summary', caption: 'Summary', main: ['mean', '50%', 'max'], columns: [rank, words('measure', 'measure', MEASURES),
        ...statistics(time)] }],
};

// How many launches wait, over time.

export const queue_length = {
    title: 'Queue length', window: true,
    params: [numeric('max_queue_length', 'Length of a full queue', '1024')],
    intro: 'Work that is launched but not started, for each stream. Drag across the chart to look '
        + 'closer: finer points are fetched.',
    charts: [{ id: 'queue', table: 'series', title: 'Queue', series: streamName, height: seriesHeight,
        make: (sides, state) => drawnLines(sides, state, { unit: 'waiting',
            name: streamName, empty: NO_LAUNCHES }) }],
    tables: [{ key: 'summary', caption: 'Summary', main: ['mean', '50%', 'max'], columns: [rank, device,
        stream, ...statistics(plain, neutral)] },
    { key: 'time_blocked', caption: 'Time blocked at a full queue', columns: [rank, device, stream,
        summed(time('duration_at_max_queue_length', 'blocked')),
        ratio('relative_duration_at_max_queue_length', 'share of the rank')] }],
};

// Clocks, power, temperature and other counters of devices, by step.

const KNOWN = 'The part of the time for which a value is known';
const values = [neutral(plain('mean', 'mean')), neutral(plain('min', 'min')),
    neutral(plain('max', 'max')), neutral(explained(time('known_time', 'known'), KNOWN))];
const counter = text('counter', 'counter');

export const device_counters = {
    title: 'Device clocks, power, temperature', tab: 'Device clocks', host: true, ofSteps: true, counters: true,
    intro: 'Counters of the devices while the steps ran. The mean is weighted by time.',
    notes: fileNotes, params: [], charts: [], above: { tables: 2 },
    tables: [{ key: 'rows', caption: 'All steps', main: ['mean', 'max'], columns: [rank, device, counter, ...values] },
        { key: 'by_step', caption: 'By step', main: ['mean', 'max'], columns: [rank,
            unknown(text('step', 'step'), 'the recording has no steps'), device, counter,
            ...values] }],
};

// Memory over time, and what occupies it at the peak.

const NONE_AT_ALL = 'The selected ranks record no memory. Record it with profile_memory=True in '
    + 'torch.profiler.profile, as JSON: Perfetto files (.pftrace) have none.';
const NO_ADDRESSES = 'It is not known what is live at the peak: either all of it was allocated '
    + 'before the recording began, or the trace does not record addresses.';

/** One name for GPU memory in CUDA and HIP, because sets of two vendors can be compared. */
const wordOf = (type) => (type === null ? 'device' : type.replace(/^(CUDA|HIP)/, 'GPU'));
/** "CUDA allocated" of device 0 → "GPU 0 allocated". */
const lineName = (s) => wordOf(s.device < 0 ? s.name
    : s.name.replace(/ (allocated|reserved)/, ` ${s.device} $1`));
const deviceOf = (name) => name.replace(/ (allocated|reserved)/, '');
const kindOf = (name) => (name.includes(' reserved') ? 'reserved' : 'allocated');

/** One panel for each device; allocated and reserved memory have different styles. */
const PANELS = { panel: (line) => deviceOf(line.name),
    style: (line) => `${line.group} ${kindOf(line.name)}` };

const deviceName = (r) => [wordOf(r.device_type), r.device >= 0 ? r.device : ''].join(' ').trim();
const several = (sides, key) => sides.some((side) =>
    new Set(side.data.peaks.map((row) => row[key])).size > 1);

/** Names of bars contain the device and the rank if there are several. */
const barName = (sides, key) => (row) => [several(sides, 'rank') && `rank ${row.rank}`,
    several(sides, 'device_type') && deviceName(row), row[key]].filter(Boolean).join(' · ');

/** Where the steps of each side begin, on the first of its chosen ranks. */
function marksOf(sides, lines) {
    return sides.flatMap((side, s) => {
        const first = lines.map((line) => line.series[s]).find(Boolean)?.rank;
        return (side.data.step_times ?? []).filter((row) => row.rank === first)
            .map((row) => ({ side: side.letter, at: row.start, end: row.start + row.duration,
                text: `step ${row.step}` }));
    });
}

/** The device in the sentences: the one with the largest peak on any side. */
const largest = (sides) => most(sides.flatMap((side) => side.data.peaks.map((row) => ({ side, row }))), ({ row }) => row.peak);

function sentence({ side, row }) {
    const where = [several([side], 'rank') && `rank ${row.rank}`, deviceName(row)]
        .filter(Boolean).join(', ');
    const when = row.peak_step === null ? '' : `, in step ${row.peak_step}`;
    const parts = row.live_at_peak === null ? ' The trace does not record all addresses, so what '
        + 'is live then is not known.' : ` ${formatBytes(row.live_at_peak)} of it was allocated in `
        + `the recording, ${formatBytes(row.from_before)} before it began.`;
    const sums = row.totals === 'sums' ? ' The trace does not record totals: these are sums of '
        + 'its allocations and frees, from 0 at the start.' : '';
    return [h('strong', {}, `${side.letter ? `${side.letter}: ` : ''}`), `The peak is ${
        formatBytes(row.peak)} (${where}), ${formatTime(row.peak_at)} after the first event${
        when}.${parts}${medianPeak(side.data.peaks, row.device_type)}${sums}`];
}

/** The change of the largest peak, if both sides have it on the same sort of device. */
function change(sides) {
    const found = sides.map((side) => largest([side]));
    const words = found.length === 2 && found.every(Boolean)
        && wordOf(found[0].row.device_type) === wordOf(found[1].row.device_type)
        && peakChange(found.map(({ side, row }) => ({ data: side.data, row })));
    return words ? [h('p', { class: 'memory-sentence' }, h('strong', {}, 'B − A: '), words)] : [];
}

const notes = (sides) => [...sides.flatMap((side) => {
    const found = largest([side]);
    return found ? [h('p', { class: 'memory-sentence' }, sentence(found))] : [];
}), ...change(sides)];

const type = { ...text('device_type', 'memory'), show: wordOf, alike: wordOf };
const memoryDevice = unknown(place('device', 'device'), 'host memory has no number');
const span = spare(explained({ ...text('span', 'file'), show: (v) => String(v + 1) },
    'Of a rank that has several trace files'), (v) => v > 0);
const held = explained(bytes('bytes', 'live at the peak'),
    'Allocated at or before the peak, and not freed by then');
const share = neutral(percent('pctg', 'share'));
const allocations = count('allocations', 'allocations');
const devices = [rank, span, type, memoryDevice];

const bars = (sides, state, table, key) => (sides.every((s) => s.data.peaks.length === 0)
    ? { empty: NONE_AT_ALL } : namedBars(sides, state, { table, kind: 'bytes',
        name: barName(sides, key), value: (r) => r.bytes,
        show: (r, total) => `${formatBytes(total)}, ${formatPercent(r.pctg)} of the peak`,
        empty: NO_ADDRESSES }));

export const memory = {
    title: 'Memory', window: true, ofSteps: true, host: true,
    params: [numeric('limit', 'Frames of each device', '100')],
    intro: 'Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over '
        + 'the whole recording, and what is live at its peak. Drag across the chart to look '
        + 'closer: finer points are fetched.',
    notes,
    charts: [{ id: 'memory-curves', table: 'series', title: 'Memory over time', series: lineName, panels: PANELS,
        ownDevice: true, height: seriesHeight,
        make: (sides, state) => drawnLines(sides, state, { unit: 'bytes', name: lineName,
            panels: PANELS, ownDevice: true, marks: marksOf, empty: NONE_AT_ALL }) },
    { id: 'live_modules', title: 'Live at the peak, by module', height: barsHeight,
        make: (sides, state) => bars(sides, state, 'live_modules', 'module') },
    { id: 'live_operators', title: 'Live at the peak, by operator', height: barsHeight,
        make: (sides, state) => bars(sides, state, 'live_operators', 'operator') }],
    tables: [{ key: 'peaks', caption: 'Peaks', main: ['peak', 'reserved_peak', 'live_at_peak'], columns: [...devices,
        explained(bytes('peak', 'peak allocated'), 'The largest amount that is allocated'),
        told(explained({ ...time('peak_at', 'at'), number: false },
            'When it is reached first, after the first event of the set')),
        told(unknown(text('peak_step', 'step'), 'outside of the recorded steps')),
        explained(bytes('unused_at_peak', 'unused then'), 'Reserved minus allocated at the peak'),
        explained(bytes('reserved_peak', 'peak reserved'), 'The largest amount that is reserved'),
        explained(bytes('unused_at_reserved_peak', 'unused then'),
            'Reserved minus allocated at the peak of what is reserved'),
        explained(bytes('live_at_peak', 'live at the peak'),
            'Allocated in the recording at or before the peak, and not freed by then'),
        explained(bytes('from_before', 'from before'),
            'The rest of the peak: allocated before the recording began'),
        explained(bytes('never_freed', 'never freed'),
            'Allocated in the recording and not freed until its end'),
        count('never_freed_allocations', 'never freed, allocations'),
        explained(bytes('unseen_freed', 'freed, allocated before'),
            'Freed in the recording, allocated before it began'),
        { ...told(text('totals', 'totals')), what: 'recorded: the trace states them. sums: added up '
            + 'from its allocations and frees, because it does not state them' }] },
    { key: 'live_modules', caption: 'Modules at the peak', columns: [...devices,
        text('module', 'module', true), held, share, allocations, count('frames', 'frames')] },
    { key: 'live', caption: 'Live at the peak, by frame', columns: [...devices,
        text('frame', 'frame', true), text('operator', 'operator', true), held, share,
        allocations] },
    { key: 'operators', caption: 'Allocations and frees in the selected steps', columns: [type,
        text('operator', 'operator', true), plain('allocations_per_step', 'allocations per step'),
        bytes('allocated_per_step', 'allocated per step'), plain('frees_per_step', 'frees per step'),
        bytes('freed_per_step', 'freed per step')] },
    { key: 'never_freed', caption: 'Never freed in the recording', columns: [...devices,
        text('frame', 'frame', true), text('operator', 'operator', true),
        bytes('bytes', 'never freed'), share, allocations] }],
};

const copyName = (s) => s.name;

export const memory_bw = {
    title: 'Memory bandwidth', window: true, params: [],
    intro: 'Bandwidth of the copies and memsets that run at each moment, each kind on its own '
        + 'scale. Drag across the chart to look closer: finer points are fetched.',
    charts: [{ id: 'bandwidth', table: 'series', title: 'Bandwidth of each kind of copy', series: copyName,
        panels: true, height: seriesHeight,
        make: (sides, state) => drawnLines(sides, state, { unit: 'rate', name: copyName,
            panels: true, empty: 'There are no copies and no memsets in the selected ranks, '
                + 'steps and time.',
            flat: 'This trace records no bandwidth of copies: every point is 0.' }) }],
    tables: [{ key: 'summary', caption: 'Summary', main: ['count', 'mean', 'max'], columns: [rank,
        device, text('name', 'copy'), ...statistics(rate, gain, neutral)] }],
};
