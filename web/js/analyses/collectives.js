// Collectives of all ranks: transfer, waiting, its cause, bandwidth, rows without a match.
import { h } from '../dom.js';
import { formatCount, formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { bandwidthChart, collectiveFill } from '../charts/collectives.js';
import { stackedRows } from './bars.js';
import { count, explained, gain, neutral, percent, plain, rate, text, time, unknown, words }
    from './columns.js';
import { rank, sentencesOf, sideName } from './common.js';
import { collectiveChange, collectiveName, collectiveWords } from './sentences.js';
import { collectiveText, mapsHeight, stepText, waitMaps } from './waits.js';

const NONE_AT_ALL = 'There are no collectives in the selected ranks and steps. They are recorded '
    + 'where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.';
const NO_MATCH = 'No collective of the selected ranks matches one of another rank: see what does '
    + 'not match below.';

const NO_SIZE = 'no rank matches, or the trace does not state the bytes sent or the size of the '
    + 'group';

const WAYS = [
    { key: 'transfer', property: '--part-communication', name: 'transfer',
        what: 'The shortest duration over the ranks', text: (r) => formatTime(r.transfer) },
    { key: 'hidden', property: '--part-compute', name: 'waiting during compute',
        what: 'Waiting for the last rank while a compute kernel runs',
        text: (r) => formatTime(r.hidden) },
    { key: 'exposed', property: '--more-fill', name: 'exposed waiting',
        what: 'Waiting for the last rank while no compute kernel runs',
        text: (r) => formatTime(r.exposed) },
];

const ways = (row) => ({ ...row, transfer: row.transfer_per_step,
    hidden: row.wait_per_step - row.exposed_wait_per_step, exposed: row.exposed_wait_per_step });

/** Lines of one side: the bandwidth of each collective, by the size of the message. */
function bandwidthLines(side) {
    const lines = new Map();
    side.data.sizes.filter((row) => row.busbw !== null).forEach((row) => {
        const line = lines.get(collectiveName(row)) ?? { name: collectiveName(row),
            collective: row.collective, points: [] };
        line.points.push(row);
        lines.set(line.name, line);
    });
    return { key: side.key, side: side.letter, name: sideName(side), lines: [...lines.values()] };
}

/** The lines of both sides: each has its own colour and mark. */
const collectiveNames = (sides) => [...new Set(sides.flatMap(({ data }) =>
    data.sizes.filter((row) => row.busbw !== null).map((row) => row.collective)))];

/** The colours of the collectives of one side. */
const bandwidthLegend = (sides) => (sides.length > 1 ? null : collectiveNames(sides)
    .map((one, i) => ({ key: `collective ${i}`, name: one, property: collectiveFill(i) })));

function bandwidths(all) {
    const sides = all.map(bandwidthLines);
    return sides.every((s) => s.lines.length === 0) ? { empty: 'No matched collective says how '
        + 'much it transfers. PyTorch 2.4 and later record this.' }
        : { data: (width) => bandwidthChart({ sides, names: collectiveNames(all) }, width) };
}

const empty = (sides) => (sides.every((s) => s.data.summary[0]?.rows === 0) ? NONE_AT_ALL : NO_MATCH);

const name = text('collective', 'collective', true);
const group = text('process_group', 'process group', true);
const transfer = explained(time('transfer_per_step', 'transfer'),
    'The shortest duration over the ranks, per step');
const wait = explained(time('wait_per_step', 'wait'), 'How much longer a rank takes than the one that comes last');
const exposed = explained(time('exposed_wait_per_step', 'exposed wait'),
    'The part of the waiting in which no compute kernel runs');

export default {
    title: 'Collectives', params: [], ofSteps: true,
    intro: 'Each collective is matched across all ranks. Its transfer time is its duration on the '
        + 'rank that comes last; the others wait for that rank. Times are means over the steps '
        + 'of all ranks.',
    notes: (sides) => [...sentencesOf(sides, collectiveWords, collectiveChange),
        ...sides.filter(({ data }) => data.summary[0]?.missing_not_listed > 0)
            .map((side) => h('p', {}, side.letter && h('strong', {}, `${side.letter}: `),
                formatCount(side.data.summary[0].missing_not_listed), ' collectives have more '
                + 'missing ranks than can be listed; the Missing table leaves them out.'))],
    charts: [{ id: 'collectives', title: 'Time of a step', height: barsHeight, legend: WAYS,
        make: (sides, state) => stackedRows(sides, state, { parts: WAYS, what: 'collectives',
            rowsOf: (side) => side.data.collectives.filter((r) => r.instances > 0).map(ways),
            label: collectiveName, empty: empty(sides) }) },
    { id: 'collective-ranks', table: 'by_rank', title: 'Time of a step, by rank', height: barsHeight, legend: WAYS,
        make: (sides, state) => stackedRows(sides, state, { parts: WAYS, what: 'ranks',
            rowsOf: (side) => side.data.by_rank.filter((r) => r.matched_rows > 0).map(ways),
            label: (r) => `rank ${r.rank}`, empty: empty(sides) }) },
    { id: 'bandwidth', table: 'sizes', title: 'Bandwidth by size of the message', height: () => 280,
        legend: bandwidthLegend, make: bandwidths },
    { id: 'wait-map', table: 'waits', title: 'Exposed waiting, rank × collective', height: mapsHeight, legend: [],
        make: (sides) => waitMaps(sides, { name: collectiveName, what: 'collectives',
            rowsOf: (side) => side.data.waits, value: (r) => r.exposed_wait_per_step,
            text: collectiveText, empty: empty(sides) }) },
    { id: 'wait-steps', table: 'by_step', title: 'Exposed waiting, rank × step', height: mapsHeight, legend: [],
        make: (sides) => waitMaps(sides, { what: 'steps',
            name: (r) => (r.step === null ? 'whole file' : `step ${r.step}`),
            rowsOf: (side) => (side.data.summary[0]?.matched_rows > 0 ? side.data.by_step : []),
            value: (r) => r.exposed_wait, text: stepText, empty: empty(sides) }) }],
    tables: [{ key: 'collectives', caption: 'Collectives',
        main: ['transfer_per_step', 'exposed_wait_per_step'], columns: [name, group,
        words('class', 'class', String), count('instances', 'instances'), transfer, wait, exposed,
        time('time_per_step', 'in all'), neutral(count('group_size', 'group size')),
        neutral(plain('bytes_per_instance', 'bytes')),
        unknown(gain(rate('algbw', 'algorithm bandwidth')), NO_SIZE),
        unknown(gain(rate('busbw', 'bus bandwidth')), NO_SIZE), count('unmatched_rows', 'without match'),
        time('unmatched_per_step', 'time without match')] },
    { key: 'by_rank', caption: 'Ranks', columns: [rank, transfer, wait, exposed,
        explained(time('caused_per_step', 'caused'),
            'Exposed waiting of the other ranks where this one was last'),
        count('last', 'last'), neutral(percent('last_pctg', 'last, share')),
        count('matched_rows', 'matched'), count('unmatched_rows', 'without match')] },
    { key: 'unmatched', caption: 'Without a match', columns: [rank, name, group,
        words('why', 'why', String), text('dtype', 'type'), neutral(plain('bytes', 'bytes')),
        count('count', 'count'), time('duration', 'in all'),
        unknown(explained(gain(rate('busbw_at_least', 'bus bandwidth, at least')),
            'Computed from whole durations, which may include waiting'), NO_SIZE)] },
    { key: 'missing', caption: 'Missing', columns: [rank, name, group,
        count('instances', 'instances that it lacks')] },
    { key: 'uneven', caption: 'Unequal shares', apart: true, columns: [
        text('step', 'step'), name, group, text('ranks', 'ranks'), time('shortest', 'shortest'),
        time('longest', 'longest'), plain('least_bytes', 'fewest bytes'),
        plain('most_bytes', 'most bytes')] }],
};
