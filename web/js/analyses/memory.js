// Memory over time, and what occupies it at the peak.
import { h } from '../dom.js';
import { formatBytes, formatPercent, formatTime } from '../format.js';
import { barsHeight, seriesHeight } from '../charts/analysis.js';
import { namedBars } from './bars.js';
import { bytes, count, explained, neutral, percent, plain, place, spare, text, time, told, unknown }
    from './columns.js';
import { numeric, rank } from './common.js';
import { medianPeak, peakChange } from './sentences.js';
import { drawnLines } from './series.js';

const NONE_AT_ALL = 'The selected ranks record no memory. Record it with profile_memory=True in '
    + 'torch.profiler.profile.';
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
function largest(sides) {
    return sides.flatMap((side) => side.data.peaks.map((row) => ({ side, row })))
        .reduce((most, one) => (one.row.peak > (most?.row.peak ?? -Infinity) ? one : most), null);
}

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
const device = unknown(place('device', 'device'), 'host memory has no number');
const span = spare(explained({ ...text('span', 'file'), show: (v) => String(v + 1) },
    'Of a rank that has several trace files'), (v) => v > 0);
const held = explained(bytes('bytes', 'live at the peak'),
    'Allocated at or before the peak, and not freed by then');
const share = neutral(percent('pctg', 'share'));
const allocations = count('allocations', 'allocations');
const devices = [rank, span, type, device];

const bars = (sides, state, table, key) => (sides.every((s) => s.data.peaks.length === 0)
    ? { empty: NONE_AT_ALL } : namedBars(sides, state, { table, kind: 'bytes',
        name: barName(sides, key), value: (r) => r.bytes,
        show: (r, total) => `${formatBytes(total)}, ${formatPercent(r.pctg)} of the peak`,
        empty: NO_ADDRESSES }));

export default {
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
        text('module', 'module', true), held, share, allocations,
        count('frames', 'frames')] },
    { key: 'live', caption: 'Live at the peak, by frame', columns: [...devices,
        text('frame', 'frame', true), text('operator', 'operator', true), held, share,
        allocations] },
    { key: 'operators', caption: 'Allocations and frees in the selected steps', columns: [type,
        text('operator', 'operator', true),
        plain('allocations_per_step', 'allocations per step'),
        bytes('allocated_per_step', 'allocated per step'), plain('frees_per_step', 'frees per step'),
        bytes('freed_per_step', 'freed per step')] },
    { key: 'never_freed', caption: 'Never freed in the recording', columns: [...devices,
        text('frame', 'frame', true), text('operator', 'operator', true),
        bytes('bytes', 'never freed'), share, allocations] }],
};
