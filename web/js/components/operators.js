// What stands around the rows of a comparison: device time by operator and by class of work, how
// the two sides were recorded, and the caption of a picture.
import { createAsker } from '../api.js';
import { createSqlLink, fill, h } from '../dom.js';
import { decimal, formatCount, formatDate, formatList, formatPercent, formatPercentDiff, formatRate,
    formatTime, plural } from '../format.js';
import { queryWith } from '../state.js';
import { createMore, numberCell, numberTable, pairCells, relative, scrolled, TIMES } from './data-table.js';

const FIRST = 8;
const SIDE_HEADS = ['control', 'test', 'Δ', 'Δ %'];

let last = { key: '', operators: null }; // of the last requested pair

/** Times of both sides and their change; what the control does not have is new. */
const timeCells = (a, b, diff = b - a) => pairCells([a, b], TIMES, { diff, cls: '',
    percent: a > 0 ? formatPercentDiff(relative(a, diff)) : b > 0 ? 'new' : '' });

function operatorsRow(part, item) {
    const { operator, control_per_step: a, test_per_step: b, diff_per_step: diff } = item;
    return h('tr', {}, h('th', { scope: 'row' }, operator === null
        ? h('span', { class: 'muted' }, 'in no operator')
        : h('a', { href: part.href({ name: operator, category: 'cpu_op' }), class: 'mono',
            title: operator }, h('bdi', {}, operator))),
    numberCell(`${formatCount(item.control_counts)} → ${formatCount(item.test_counts)}`),
    timeCells(a, b, diff));
}

const showOperators = (part, { rows, count }) => part.more.draw(rows, (some) => {
    fill(part.body, numberTable('operators-table', null, ['Operator', 'launched, in all', ...SIDE_HEADS],
        some.map((item) => operatorsRow(part, item))));
    return part.body.querySelectorAll('tbody tr');
}, rows.length < count ? `Show ${formatCount(rows.length)} of ${formatCount(count)}` : `Show all ${formatCount(count)}`);

function askOperators(part, key) {
    const say = (words) => fill(part.body, h('p', { class: 'muted' }, words));
    const query = queryWith(key, { operators: 'auto', diagnosis: false, limit: 0 });
    const isNew = part.asker.ask(key, (signal) => (last.key === key ? last : part.send(query, { signal })), ({ operators }) => {
        last = { key, operators };
        if (operators) {
            showOperators(part, operators);
        } else {
            say('Loading the operators took too long.');
        }
    }, (error) => say(`No operators: ${error.message}`));
    if (isNew) {
        part.more.reset();
        part.more.node.hidden = true;
        say('Looking for the operators …');
    }
}

/** `key`: the query of the pair; '' in a report, whose answer contains the operators. */
function drawOperators(part, key, answer) {
    part.node.hidden = !(part.send ? answer.recorded.few_shared_kernels : answer.operators);
    if (!part.node.hidden && !part.send) {
        showOperators(part, answer.operators);
    } else if (!part.node.hidden && part.node.open) {
        askOperators(part, key);
    }
}

/** `href({name, category})` is the page of an operator; `send(query, {signal})` asks the server; a
 * report has none. */
export function createOperators(href, send) {
    const part = { href, send, more: createMore(FIRST), asker: createAsker() };
    part.body = h('div', { class: 'scroll-x operators-body' });
    const sql = createSqlLink('Device time by operator');
    part.node = h('details', { class: 'card rank-steps operators', hidden: true,
        'aria-label': 'Device time by operator' },
    h('summary', {}, h('h2', {}, 'Device time by operator'), h('span', { class: 'muted rank-summary' },
        'The sides have other kernels: what their operators take.')),
    h('div', { class: 'chart-tools' }, sql.node),
    h('p', { class: 'muted small' }, 'Less than half of the kernel time is in kernels that both '
        + 'sides have, so this table compares operators. Times are means per step of the device work '
        + 'that each operator launches, without those it calls, and are not tested. Largest change first.'), part.body, part.more.node);

    return {
        node: part.node,
        sql,
        draw: (key, answer) => drawOperators(part, key, answer),
        stop: part.asker.drop,
    };
}

// Device time by class of work on both sides: what the work is made of, and how fast it is done. A
// folded section; it comes with the causes.

const SHAPES = 20;
const NAMED = 4;

const number = (value) => (value === null ? '–' : decimal(value, 0, value < 1 ? 3 : value < 100 ? 1 : 0));
/** A number of both sides; '' if neither has one. */
const both = (row, key, show) => (row[`control_${key}`] === null && row[`test_${key}`] === null ? ''
    : `${show(row[`control_${key}`])} → ${show(row[`test_${key}`])}`);

export function createWorkClasses() {
    const summary = h('span', { class: 'muted rank-summary' });
    const sql = createSqlLink('Device time by class of work');
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

    const numbers = (row) => [numberCell(calls(row)), timeCells(...times(row))];
    const share = (value) => (value === null ? '–' : `${number(value)} %`);
    const fastest = (row) => (row.control_fastest_peak_pctg === row.control_peak_pctg
        && row.test_fastest_peak_pctg === row.test_peak_pctg ? null
        : `${both(row, 'fastest_peak_pctg', share)} of the fastest arithmetic for these numbers, such as TF32`);
    const rates = (row) => [numberCell(both(row, 'tflops_per_s', number)),
        numberCell(both(row, 'peak_pctg', share), fastest(row)),
        numberCell(both(row, 'gb_per_s_at_least', formatRate)),
        numberCell(both(row, 'flops_per_byte_at_most', number))];
    const RATES = ['TFLOP/s', 'of peak', 'bandwidth, at least', 'FLOPs per byte, at most'];

    function drawClasses(list) {
        fill(classes, numberTable('operators-table', null, ['Class', 'device rows', ...SIDE_HEADS, 'share',
            ...RATES], list.map((row) => h('tr', {}, h('th', { scope: 'row' }, row.class), numbers(row),
            numberCell(both(row, 'share', (value) => `${number(value)} %`)), rates(row)))));
    }

    function drawShapes(list) {
        const longest = [...list].sort((x, y) => Math.max(...times(y)) - Math.max(...times(x)));
        shapes.hidden = list.length === 0;
        fill(shapes, numberTable('operators-table', null, [list.length > SHAPES
            ? `Shapes: the ${SHAPES} that take longest` : 'Shapes', 'calls', ...SIDE_HEADS, ...RATES],
        longest.slice(0, SHAPES).map((row) => h('tr', {},
            h('th', { scope: 'row', title: `${row.operator} ${row.shapes}` }, h('bdi', { class: 'mono' },
                row.operator), ' ', h('span', { class: 'mono small' }, row.shapes.replaceAll(',[]', '')), ' ',
            h('span', { class: 'muted' }, row.dtype)), numbers(row), rates(row)))));
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

// How both sides were recorded: machines, selection, options of the profiler, versions, and how
// much of the kernel time has a name on both sides. The notes above state what speaks against the
// comparison; this table has the details.

const VERSIONS = { pytorch: 'PyTorch', cuda_runtime: 'CUDA runtime', cuda_driver: 'CUDA driver',
    cupti: 'CUPTI', hip_runtime: 'HIP runtime', hip_driver: 'HIP driver',
    roctracer: 'roctracer', nccl: 'NCCL', schema: 'Trace schema' };
const UNSTATED = 'not stated';

const option = (key, rows, text) => (side) => {
    const stated = side[key] === null ? UNSTATED : side[key] ? 'on' : 'off';
    return side[rows] ? `${stated}; there are ${text}` : stated;
};
const listed = (picked, all) => (picked.length === 0 ? 'none' : picked.length === all.length
    ? formatList(picked) : `${formatList(picked)} of ${formatList(all)}`);
const share = (side) => (side.shared_kernel_time === null ? 'no kernels'
    : formatPercent(100 * side.shared_kernel_time));

const stepsText = (r, side) => (side.any ? 'every file as one step'
    : side.pseudo_steps > 0 && side.steps.length === 0 ? 'none: whole files'
        : listed(side.steps, side.all_steps));

/** {text, of, key}: its name, its text for a side, and the value to compare if this is not the
 * text; null is unknown, and never marked as different. */
const LINES = [
    { text: 'GPU', of: (r) => r.devices.join(', ') },
    { text: 'World size', of: (r) => String(r.world_size ?? '') },
    { text: 'Ranks', of: (r, side) => listed(side.ranks, side.all_ranks) },
    // How many steps there are is compared, not their numbers.
    { text: 'Steps', of: stepsText, key: (r, side) => side.steps.length },
    { text: 'with_stack', of: option('with_stack', 'python_rows', 'Python rows'),
        key: (r) => r.python_rows },
    { text: 'record_shapes', of: option('record_shapes', 'input_shapes', 'input shapes'),
        key: (r) => r.input_shapes },
    { text: 'profile_memory', of: option('profile_memory'), key: (r) => r.profile_memory },
    ...Object.entries(VERSIONS).map(([name, text]) =>
        ({ text, of: (r) => r.versions[name] ?? '', optional: true })),
    { text: 'Kernel time in shared names', of: share, key: () => null },
];

/** The lines of the table: {text, control, test, differs}. */
function recordedLines(answer) {
    return LINES.map(({ text, of, key, optional }) => {
        const ask = (what) => ['control', 'test'].map((side) =>
            what(answer.recorded[side], answer[side]));
        const [control, test] = ask(of);
        const keys = key ? ask(key) : [control || null, test || null];
        return { text, control: control || UNSTATED, test: test || UNSTATED,
            left: optional && control === '' && test === '',
            differs: keys.every((value) => value !== null) && keys[0] !== keys[1] };
    }).filter(({ left }) => !left);
}

/** The text beside the heading while the table is closed. */
function summaryOf(answer, lines) {
    const differ = lines.filter((line) => line.differs).map((line) => line.text);
    const { control, test } = answer.recorded;
    const alike = differ.length === 0 ? 'Both sides state the same.'
        : `Different: ${differ.join(', ')}.`;
    const shares = control.shared_kernel_time === null || test.shared_kernel_time === null ? ''
        : ` Kernels that both sides have take ${share(control)} of the kernel time in the `
            + `control, ${share(test)} in the test.`;
    return alike + shares;
}

export function createRecorded() {
    const summary = h('span', { class: 'muted rank-summary' });
    const body = scrolled('How both sides were recorded');
    const node = h('details', { class: 'card rank-steps recorded' },
        h('summary', {}, h('h2', {}, 'Recorded'), ' ', summary), body);
    return { node, draw(answer) {
        const lines = recordedLines(answer);
        summary.textContent = summaryOf(answer, lines);
        fill(body, numberTable('recorded-table', 'How both sides were recorded', ['', ['Control', 'control-text'],
            ['Test', 'test-text']], lines.map((line) => h('tr', { class: line.differs ? 'differs' : '' },
            h('th', { scope: 'row' }, line.text), h('td', {}, line.control), h('td', {}, line.test, line.differs
                && h('span', { class: 'visually-hidden' }, ' (differs)'))))));
    } };
}

// The origin of a picture of a comparison, in words.

const chosen = (picked, all, word) => (all.length < 2 || picked.length === all.length ? ''
    : `${word} ${formatList(picked)}`);

/** Which rows were selected by the verdict on their time; '' if all were. */
export const significantText = ({ significant }) => (!significant ? ''
    : `only rows that are ${significant === true ? 'slower or faster' : significant} (q < 0.05)`);

/** The lines below the title of a picture; `rowsText`: which rows it shows, '' if none. */
export function captionOf(answer, rowsText = '') {
    const side = (name) => {
        const { label, ranks, all_ranks: ofRanks, steps, all_steps: ofSteps, samples }
            = answer[name];
        return `${name}: ${label} (${[chosen(ranks, ofRanks, 'ranks'),
            chosen(steps, ofSteps, 'steps'), plural(samples, 'sample')].filter(Boolean)
            .join(', ')})`;
    };
    const { selection } = answer;
    const { q, exclude, category, change, device_type: device } = selection;
    const filters = [device === 'CPU' ? 'host only' : device === 'GPU' ? 'device only' : '',
        q && `names with “${q}”`, category.join(', '), change && `${change} only`,
        significantText(selection), ...exclude.map((glob) => `without ${glob}`)]
        .filter(Boolean).join('; ');
    return [`${side('control')} → ${side('test')}`,
        [rowsText, rowsText && filters, `made ${formatDate(new Date().toISOString())}`]
            .filter(Boolean).join(' · ')];
}
