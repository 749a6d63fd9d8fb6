// Device time by class of work on both sides: what the work is made of, and how fast it is done. A
// folded section; it comes with the causes.
import { fill, h } from '../dom.js';
import { decimal } from '../decimal.js';
import { exactTime, exactTimeDiff, formatCount, formatPercentDiff, formatRate, formatTime, formatTimeDiff }
    from '../format.js';
import { createSqlLink } from './sql-link.js';

const SHAPES = 20;
const NAMED = 4;

const number = (value) => (value === null ? '–' : decimal(value, 0, value < 1 ? 3 : value < 100 ? 1 : 0));
/** A number of both sides; '' if neither has one. */
const both = (row, key, show) => (row[`control_${key}`] === null && row[`test_${key}`] === null ? ''
    : `${show(row[`control_${key}`])} → ${show(row[`test_${key}`])}`);

const cell = (text, title, cls = '') => h('td', { class: `num ${cls}`, title }, text);
const title = (text, cls = 'num') => h('th', { scope: 'col', class: cls }, text);
const heads = (first, count, ...more) => h('thead', {}, h('tr', {}, first, title(count), title('control'),
    title('test'), title('Δ'), title('Δ %'), ...more));

export function createWorkClasses() {
    const summary = h('span', { class: 'muted rank-summary' });
    const sql = createSqlLink('Device time by class of work');
    const scrolled = (what) => h('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': what });
    const classes = scrolled('Classes of work');
    const shapes = scrolled('Shapes of products, convolutions and attention');
    const node = h('details', { class: 'card rank-steps work-classes', hidden: true },
        h('summary', {}, h('h2', {}, 'Classes of work'), summary),
        h('div', { class: 'chart-tools' }, sql.node), h('p', { class: 'muted small' }, 'The class of '
            + 'device work follows from the operators that launched it, else from the names of kernels; '
            + 'other: nothing says what it is. Times are sums of durations, and are not tested.'),
        classes, shapes);
    let perStep = true;
    let samples = [1, 1];

    const times = (row) => (perStep ? [row.control_per_step, row.test_per_step]
        : [row.control_total_duration, row.test_total_duration]);
    const calls = (row) => ['control', 'test'].map((side, i) =>
        formatCount(row[`${side}_counts`] / (perStep ? samples[i] : 1))).join(' → ');

    function numbers(row) {
        const [a, b] = times(row);
        const sign = b > a ? 'more' : b < a ? 'less' : 'calm';
        return [cell(calls(row)), cell(formatTime(a), exactTime(a)), cell(formatTime(b), exactTime(b)),
            cell(formatTimeDiff(b - a), exactTimeDiff(b - a), sign),
            cell(a > 0 ? formatPercentDiff(100 * (b - a) / a) : b > 0 ? 'new' : '', null, sign)];
    }
    const share = (value) => (value === null ? '–' : `${number(value)} %`);
    const fastest = (row) => (row.control_fastest_peak_pctg === row.control_peak_pctg
        && row.test_fastest_peak_pctg === row.test_peak_pctg ? null
        : `${both(row, 'fastest_peak_pctg', share)} of the fastest arithmetic for these numbers, such as TF32`);
    const rates = (row) => [cell(both(row, 'tflops_per_s', number)),
        cell(both(row, 'peak_pctg', share), fastest(row)),
        cell(both(row, 'gb_per_s_at_least', formatRate)), cell(both(row, 'flops_per_byte_at_most', number))];
    const RATES = [title('TFLOP/s'), title('of peak'), title('bandwidth, at least'), title('FLOPs per byte, at most')];

    function drawClasses(list) {
        fill(classes, h('table', { class: 'operators-table' }, heads(title('Class', ''), 'device rows',
            title('share'), ...RATES.map((one) => one.cloneNode(true))), h('tbody', {}, list.map((row) =>
            h('tr', {}, h('th', { scope: 'row' }, row.class), numbers(row),
                cell(both(row, 'share', (value) => `${number(value)} %`)), rates(row))))));
    }

    function drawShapes(list) {
        const longest = [...list].sort((x, y) => Math.max(...times(y)) - Math.max(...times(x)));
        shapes.hidden = list.length === 0;
        fill(shapes, h('table', { class: 'operators-table' }, heads(title(list.length > SHAPES
            ? `Shapes: the ${SHAPES} that take longest` : 'Shapes', ''), 'calls', ...RATES),
        h('tbody', {}, longest.slice(0, SHAPES).map((row) => h('tr', {},
            h('th', { scope: 'row', title: `${row.operator} ${row.shapes}` }, h('bdi', { class: 'mono' },
                row.operator), ' ', h('span', { class: 'mono small' }, row.shapes.replaceAll(',[]', '')), ' ',
            h('span', { class: 'muted' }, row.dtype)), numbers(row), rates(row))))));
    }

    return {
        node,
        sql,
        /** `work`: work_classes of the answer, or null; `unit`: of the page. */
        draw(work, answer, unit) {
            node.hidden = !work;
            if (!work) {
                return;
            }
            perStep = unit !== 'total';
            samples = [answer.control.samples, answer.test.samples];
            summary.textContent = work.classes.slice(0, NAMED).map((row) => `${row.class} ${
                times(row).map(formatTime).join(' → ')}`).join(', ');
            drawClasses(work.classes);
            drawShapes(work.shapes);
        },
    };
}
