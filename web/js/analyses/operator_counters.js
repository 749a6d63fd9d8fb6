// Hardware counters of kernels, by the operators that launch them.
import { decimal } from '../decimal.js';
import { NONE } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { namedBars } from './bars.js';
import { count, explained, neutral, plain, text, unknown } from './columns.js';
import { fileNotes, numeric, operator, rank } from './common.js';

const NOTHING = 'There are no counters of kernels in the selected ranks and steps. PyTorch records '
    + 'them if the profiler is configured with CUPTI metrics.';
const number = (value) => (value === null ? NONE : decimal(value, 0, 3));

export default {
    title: 'Counters of operators', tab: 'Counters', host: true,
    params: [numeric('limit', 'Kernels listed', '100')],
    intro: 'Hardware counters that the profiler measured for each kernel, by the operator that '
        + 'launched it.',
    notes: fileNotes,
    charts: [{ id: 'counters', table: 'rows', title: 'Sums by operator and counter', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'count',
            name: (r) => `${r.operator ?? 'operator not known'} · ${r.counter}`,
            value: (r) => r.sum, empty: NOTHING, show: (r, total) => number(total) }) }],
    tables: [{ key: 'rows', caption: 'Operators, kernels and counters', main: ['sum', 'mean'], columns: [rank,
        unknown(operator, 'no operator above the launch is recorded'),
        text('kernel', 'kernel', true), text('counter', 'counter', true),
        count('kernels', 'kernels'), plain('sum', 'sum'), neutral(plain('mean', 'mean')),
        neutral(plain('min', 'min')), neutral(plain('max', 'max'))] },
    { key: 'kernels', caption: 'Kernels', apart: true, columns: [rank,
        explained(count('number', 'kernel no.'), 'In order of time, from 0'),
        text('kernel', 'kernel', true),
        explained(text('operators', 'operators', true), 'Those above its launch, the outermost first'),
        text('counter', 'counter', true), plain('value', 'value')] }],
};
