// Which kinds of work and kernels the time goes into.
import { formatCount, formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { mixName } from '../words.js';
import { namedBars, percentText } from './bars.js';
import { count, neutral, percent, summed, time, words } from './columns.js';
import { boolean, kernel, kind, NOTHING, numeric, rank } from './common.js';

export default {
    title: 'Kernels',
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
    { id: 'kernels', table: 'over_ranks', title: 'Mean of a kernel, with the fastest and slowest rank',
        height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'over_ranks', kind: 'time',
            empty: NOTHING,
            name: (r) => r.name, value: (r) => r.mean,
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
