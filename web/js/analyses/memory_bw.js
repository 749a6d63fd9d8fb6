// Bandwidth of copies over time.
import { seriesHeight } from '../charts/analysis.js';
import { gain, neutral, rate, statistics, text } from './columns.js';
import { device, rank } from './common.js';
import { drawnLines } from './series.js';

const copyName = (s) => s.name;

export default {
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
