// Device time by operator.
import { formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { namedBars } from './bars.js';
import { count, summed, time } from './columns.js';
import { kind, NOTHING, operator, rank } from './common.js';

export default {
    title: 'Operators on the device', tab: 'Operators', params: [],
    intro: 'Device time of the work that each operator launched itself, without nested operators.',
    charts: [{ id: 'operators', table: 'rows', title: 'Time, all ranks together', sums: true, height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'time', sums: true,
            empty: NOTHING, name: (r) => r.operator ?? 'not known', value: (r) => r.sum,
            show: (r, total) => formatTime(total) }) }],
    tables: [{ key: 'rows', caption: 'Operators', main: ['sum', 'count', 'mean'], columns: [operator,
        kind, rank, summed(count('count', 'calls')), summed(time('sum', 'time')),
        time('mean', 'mean'), time('min', 'min'), time('max', 'max'),
        time('std', 'std')] }],
};
