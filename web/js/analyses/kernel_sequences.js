// What an operator launches, in order.
import { formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { h } from '../dom.js';
import { RECORD_DEVICE } from '../words.js';
import { namedBars } from './bars.js';
import { count, sequence, summed, time } from './columns.js';
import { numeric, rank } from './common.js';

/** What to do if no sequence was found. */
function noSequences(state) {
    const { operator_name: name, min_pattern_len: least } = state.shown;
    const fewer = least > 1 && h('a', { href: state.href({ min_pattern_len: '1' }) },
        'Show patterns of one kernel or more');
    return name === null ? [`No operator launches ${least > 1 ? `${least} kernels or more`
        : 'a kernel'} in the selected ranks and steps. `, fewer || RECORD_DEVICE]
        : [`No operator with “${name}” in its name launches ${least > 1
            ? `${least} kernels or more` : 'a kernel'} here. `, fewer];
}

export default {
    title: 'Kernel sequences',
    params: [{ name: 'operator_name', label: 'Operator, or a part of its name',
        type: 'operator' }, numeric('min_pattern_len', 'Kernels at least', '3'),
    numeric('top_k', 'Patterns at most', '5')],
    intro: 'What an operator launches, and how often in the same order.',
    chosen: (state) => state.operator_name === '' && state.shown.operator_name !== null
        && ['This is ', h('b', { class: 'mono' }, state.shown.operator_name), ', the operator '
            + 'whose kernels take the most device time. Name another one above.'],
    charts: [{ id: 'patterns', title: 'Device time of the patterns',
        height: barsHeight, sums: true,
        make: (sides, state) => namedBars(sides, state, { table: 'patterns', kind: 'time', sums: true,
            name: (r) => r.pattern, value: (r) => r.kernel_duration,
            empty: noSequences(state), show: (r, total) => formatTime(total) }) }],
    tables: [{ key: 'patterns', caption: 'Patterns', rows: 4, main: ['kernel_duration', 'count'], columns: [
        sequence('pattern', 'operator and its kernels'), rank,
        { ...count('length', 'kernels'), showDiff: null }, summed(count('count', 'calls')),
        summed(time('kernel_duration', 'on the device')),
        summed(time('operator_duration', 'on the host'))] }],
};
