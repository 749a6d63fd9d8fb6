// One operation in numbers: three results in large type, and the table with their sources.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercent,
    formatPercentDiff, formatTime, formatTimeDiff, NONE } from '../format.js';
import { verdictText } from './op-detail.js';
import { columnOf } from '../formulas.js';
import { isWhole, valuesOf } from '../rows.js';
import { createSqlLink } from './sql-link.js';

const QUANTILES = [['mean', 'Mean'], ['std', 'Standard deviation'], ['min', 'Shortest'],
    ['25%', '25 %'], ['50%', 'Median'], ['75%', '75 %'], ['95%', '95 %'], ['99%', '99 %'],
    ['max', 'Longest']];

const minus = (a, b) => (a === null || b === null ? null : a - b);
const relative = (before, diff) => (before > 0 && diff !== null ? 100 * diff / before : null);
const direction = (diff) => (diff > 0 ? 'more' : diff < 0 ? 'less' : 'calm');

/** Numbers of one answer of /compare_traces/op, both sides and their difference. */
function opNumbers(answer) {
    const { control, test } = answer.calls;
    const row = { control_counts: control.count, test_counts: test.count,
        control_total_duration: control.total, test_total_duration: test.total };
    const values = valuesOf(row, 'per_step', answer);
    return {
        row,
        counts: [control.count, test.count],
        callsPerStep: [values.controlCount, values.testCount],
        total: [control.total, test.total],
        perStep: [values.control, values.test],
        perCall: [control['50%'], test['50%']],
        birth: values.birth,
    };
}

function tile(title, explained, [a, b], format, formatDiff, birth) {
    const diff = minus(b, a);
    const change = birth === 'new' ? 'new' : birth === 'gone' ? 'gone'
        : formatPercentDiff(relative(a, diff));
    return h('div', { class: 'tile', title: explained },
        h('p', { class: 'tile-title' }, title),
        h('p', { class: 'tile-values' },
            h('span', { class: 'control-text' }, birth === 'new' ? NONE : format(a)),
            h('span', { class: 'arrow', 'aria-label': 'to' }, ' → '),
            h('span', { class: 'test-text' }, birth === 'gone' ? NONE : format(b))),
        h('p', { class: `tile-change ${direction(diff ?? (birth === 'new' ? 1 : -1))}` },
            diff === null ? change : `${formatDiff(diff)} (${change})`));
}

function tiles(answer, row) {
    const n = opNumbers(answer);
    const verdict = h('p', { class: 'muted op-verdict' }, row ? verdictText(row) : '\u00a0');
    return [verdict, h('div', { class: 'tiles' },
        tile('Time per step', 'Total duration divided by the number of samples (rank × step)',
            n.perStep, formatTime, formatTimeDiff, n.birth),
        tile('Calls per step', 'Number of calls divided by the number of samples (rank × step)',
            n.callsPerStep, formatCount, formatCountDiff, n.birth),
        tile('Median of a call', 'The median of all calls; the mean is below', n.perCall, formatTime,
            formatTimeDiff, n.birth))];
}

function line(text, [a, b], format, formatDiff, { exact, exactDiff, title } = {}) {
    const diff = minus(b, a);
    return h('tr', {}, h('th', { scope: 'row', title }, text),
        h('td', { class: 'num', title: exact?.(a) }, format(a)),
        h('td', { class: 'num', title: exact?.(b) }, format(b)),
        h('td', { class: `num strong ${direction(diff)}`, title: exactDiff?.(diff) },
            formatDiff(diff)),
        h('td', { class: `num ${direction(diff)}` }, formatPercentDiff(relative(a, diff))));
}

const timeLine = (text, pair, title) => line(text, pair, formatTime, formatTimeDiff,
    { exact: exactTime, exactDiff: exactTimeDiff, title });

function shareLine(answer, stepTime) {
    if (!(stepTime?.control?.step > 0) || !(stepTime?.test?.step > 0)) {
        return null;
    }
    const { control, test } = valuesOf(opNumbers(answer).row, 'percent',
        { ...answer, step_time: stepTime });
    const whole = isWhole(answer) ? 'recording' : 'step time';
    return line(`Share of the ${whole}`, [control, test],
        formatPercent, (value) => (value === null ? NONE
            : formatPercentDiff(value).replace('%', 'pp')), { title:
            `Change in percentage points. Time per step divided by the ${whole}; `
                + 'overlapping work counts in full' });
}

function numberTable(answer, { stepTime, row }) {
    const n = opNumbers(answer);
    const group = (text) => h('tr', { class: 'group-row' },
        h('th', { colspan: '5', scope: 'colgroup' }, text));
    const single = (key) => [answer.calls.control[key], answer.calls.test[key]];
    return h('table', { class: 'number-table' },
        h('caption', { class: 'visually-hidden' }, 'Numbers of this operation'),
        h('thead', {}, h('tr', {}, h('td'), ['Control', 'Test', 'Δ', 'Δ %'].map((text) =>
            h('th', { scope: 'col', class: 'num' }, text)))),
        h('tbody', {}, group('All calls'),
            line('Calls', n.counts, formatCount, formatCountDiff),
            line('Calls per step', n.callsPerStep, formatCount, formatCountDiff),
            timeLine('Total', n.total), timeLine('Per step', n.perStep),
            row?.control_self_duration !== null && row?.control_self_duration !== undefined
                && timeLine('Self time per step', ['control', 'test'].map((side) =>
                    columnOf(row, `${side}_self_per_step`, answer)), 'Without the calls inside it'),
            shareLine(answer, stepTime)),
        h('tbody', {}, group('A single call'),
            QUANTILES.map(([key, text]) => timeLine(text, single(key)))));
}

/**
 * `draw(answer, {stepTime, row})`: the step times of the comparison, and the row of this
 * operation with its significance; both are undefined until they are known.
 */
export function createOpNumbers() {
    const head = h('div', { class: 'card op-head' });
    const sql = createSqlLink('Numbers');
    const body = h('div', { class: 'scroll-x', tabindex: '0', role: 'region',
        'aria-label': 'Numbers of this operation' });
    const table = h('section', { class: 'card op-table-card', 'aria-label': 'Numbers' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Numbers'),
            h('div', { class: 'chart-tools' }, sql.node)), body);
    return { head, table, sql, draw(answer, more) {
        head.classList.toggle('noise', more.row?.significance === 'no_difference_found');
        fill(head, tiles(answer, more.row));
        fill(body, numberTable(answer, more));
    } };
}
