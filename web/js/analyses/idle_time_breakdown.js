// Why streams are idle.
import { formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { IDLE_REASONS, IDLE_WHAT } from '../words.js';
import { rankNames, stackedRows } from './bars.js';
import { neutral, note, ratio, statistics, summed, time, words } from './columns.js';
import { boolean, device, NOTHING, numeric, rank, stream, streamName } from './common.js';

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

export default {
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
        stream, words('idle_category', 'why idle', IDLE_REASONS),
        summed(time('idle_time', 'idle')),
        neutral(ratio('idle_time_ratio', 'share')), note],
    extra: (row) => ('count' in row ? statistics(time) : []) }],
};
