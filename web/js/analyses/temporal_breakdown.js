// Where the time of the devices goes.
import { formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { EXPOSED, PARTS } from '../words.js';
import { percentText, rankNames, stackedRows } from './bars.js';
import { explained, neutral, note, percent, summed, time } from './columns.js';
import { NOTHING, rank } from './common.js';

const breakdownParts = [['compute', PARTS.compute, '--part-compute'],
    ['non_compute', EXPOSED, '--part-communication'], ['idle', PARTS.idle, '--part-idle']]
    .map(([key, { name, what }, property]) => ({ key: `${key}_time`, name, what, property,
        text: (row) => `${formatTime(row[`${key}_time`])}, ${
            percentText(row[`${key}_time_pctg`])}` }));

export default {
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
