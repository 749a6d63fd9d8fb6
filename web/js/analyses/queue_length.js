// How many launches wait, over time.
import { seriesHeight } from '../charts/analysis.js';
import { neutral, plain, ratio, statistics, summed, time } from './columns.js';
import { device, NO_LAUNCHES, numeric, rank, stream, streamName } from './common.js';
import { drawnLines } from './series.js';

export default {
    title: 'Queue length', window: true,
    params: [numeric('max_queue_length', 'Length of a full queue', '1024')],
    intro: 'Work that is launched but not started, for each stream. Drag across the chart to look '
        + 'closer: finer points are fetched.',
    charts: [{ id: 'queue', table: 'series', title: 'Queue', series: streamName, height: seriesHeight,
        make: (sides, state) => drawnLines(sides, state, { unit: 'waiting',
            name: streamName, empty: NO_LAUNCHES }) }],
    tables: [{ key: 'summary', caption: 'Summary', main: ['mean', '50%', 'max'], columns: [rank, device,
        stream, ...statistics(plain, neutral)] },
    { key: 'time_blocked', caption: 'Time blocked at a full queue', columns: [rank,
        device, stream,
        summed(time('duration_at_max_queue_length', 'blocked')),
        ratio('relative_duration_at_max_queue_length', 'share of the rank')] }],
};
