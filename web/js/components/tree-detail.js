// The chosen frame of the page Tree: every number of both sides, its own kernels, its inputs.
import { button, fill, h } from '../dom.js';
import { formatCount, formatFlops, formatFlopsDiff } from '../format.js';
import { opHref } from '../state.js';
import { rowId } from '../rows.js';
import { rowTimeline } from '../timeline/links.js';
import { isNoise } from '../tree/shades.js';
import { nameOf, pathTo } from '../tree/model.js';
import { exactDiff, exactFigure, figure, figureDiff, fullName, perWhat, signOf, sortWords,
    statusWords } from '../tree/words.js';
import { copyText } from './op-detail.js';

const KERNELS = 12;
const SHAPES = 8;

/** The categories of the rows of device work, as their names say. */
const categoryOf = (name) => (name.startsWith('Memcpy') ? 'gpu_memcpy'
    : name.startsWith('Memset') ? 'gpu_memset' : 'kernel');

/** `pair()`: the parts of the state that select the sides; `onInstances(frame)`, `onZoom(frame)`. */
export function createTreeDetail({ pair, onInstances, onZoom }) {
    const body = h('div', { class: 'tree-detail-body' });
    const node = h('section', { class: 'card tree-detail', 'aria-label': 'Selected frame' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Selected frame')), body);
    let tree = null;

    const link = (name, category) => (tree.pair ? h('a', { href: opHref({ ...pair(),
        merge_addresses: true, use_short_name: false, row: rowId(name, category) }),
    class: 'op-link' }, h('bdi', {}, name)) : h('bdi', {}, name));

    function line(title, values, measure, what = '', inner = false) {
        const [a, b] = values;
        const cell = (value) => h('td', { class: 'num', title: exactFigure(value, measure) },
            figure(value, measure));
        return h('tr', {}, h('th', { scope: 'row', title: what,
            class: inner ? 'inner' : null }, title), cell(a),
            tree.pair && cell(b), tree.pair && h('td', { class: `num strong ${signOf(b - a)}`,
                title: exactDiff(b - a, measure) }, figureDiff(b - a, measure)));
    }

    const heads = (first) => h('thead', {}, h('tr', {}, first === '' ? h('td')
        : h('th', { scope: 'col' }, first), (tree.pair ? ['Control', 'Test', 'Δ']
        : [perWhat(tree)]).map((text) => h('th', { scope: 'col', class: 'num' }, text))));

    function flops(values) {
        if (!values?.some((value) => value > 0)) {
            return null;
        }
        const text = (value) => (value === null ? 'unknown' : formatFlops(value));
        return h('tr', {}, h('th', { scope: 'row', title: 'FLOPs of matrix products, convolutions and attention '
            + 'at and below the frame, where their shapes are known' }, 'FLOPs'),
        values.map((value) => h('td', { class: 'num' }, text(value))), tree.pair && h('td',
            { class: 'num strong' }, values.includes(null) ? '' : formatFlopsDiff(values[1] - values[0])));
    }

    /** How much of the change of device time is due to more work, and how much to slower work. */
    function split(parts) {
        return parts && [['more_work', 'more work', parts.by === 'flops'
            ? 'The time that the change of FLOPs would take at the speed of the control'
            : 'The time that the change of calls would take if each took as long as in the control'],
        ['slower_work', 'slower work', `The rest: each ${parts.by === 'flops' ? 'FLOP'
            : 'call'} takes more time, or less`]].map(([key, title, what]) => h('tr', {},
            h('th', { scope: 'row', class: 'inner', title: what }, `${title}, by ${
                parts.by === 'flops' ? 'FLOPs' : 'calls'}`), h('td'), h('td'),
            h('td', { class: `num ${signOf(parts[key])}`, title: exactDiff(parts[key], 'device') },
                figureDiff(parts[key], 'device'))));
    }

    function numbers(frame) {
        const here = frame.here.device;
        return h('table', { class: 'detail-table' },
            h('caption', { class: 'visually-hidden' }, `Figures of the frame, ${perWhat(tree)}`),
            heads(''), h('tbody', {},
                line('Device time', frame.total.device, 'device', 'At and below the frame'),
                line('self', frame.ownOf.device, 'device',
                    'Device work that no frame below it launched', true),
                split(frame.work.split),
                line('Host time', frame.total.host, 'host', 'At and below the frame, each call '
                    + 'counted once'),
                line('self', frame.ownOf.host, 'host',
                    'Without the frames that it called', true),
                line('Calls', frame.figures.calls, 'calls'),
                flops(frame.work.flops),
                tree.pair && here !== null && h('tr', {}, h('th', { scope: 'row',
                    title: 'The change of its device time (self) and of the frames below it that only one '
                        + 'side has' }, 'Device time changed here'), h('td'), h('td'),
                h('td', { class: `num strong ${signOf(here)}`, title: exactDiff(here, 'device') },
                    figureDiff(here, 'device')))));
    }

    function kernels(frame) {
        const list = [...frame.kernels].sort((a, b) =>
            Math.abs(b.device[1] - b.device[0]) - Math.abs(a.device[1] - a.device[0])
            || Math.max(...b.device) - Math.max(...a.device));
        return list.length > 0 && h('table', { class: 'detail-table kernel-table' },
            h('caption', {}, frame.opened || frame.instances > 1
                ? `Kernels of all ${formatCount(frame.instances)} instances` : 'Its kernels'),
            heads('Name'), h('tbody', {}, list.slice(0, KERNELS).map(({ name, device, counts }) => {
                const row = line('', device, 'device');
                fill(row.firstChild, h('span', { class: 'mono kernel-name' },
                    link(name, categoryOf(name))));
                row.firstChild.title = `${name}\n${figure(counts[0], 'calls')}${tree.pair
                    ? ` → ${figure(counts[1], 'calls')}` : ''} calls`;
                return row;
            }), list.length > KERNELS && h('tr', {}, h('td', { class: 'muted',
                colspan: tree.pair ? '4' : '2' }, `${formatCount(list.length - KERNELS)} more`))));
    }

    function shapes(frame) {
        return frame.shapes.length > 0 && h('table', { class: 'detail-table kernel-table' },
            h('caption', {}, 'Shapes of its first input'), heads('Shape'), h('tbody', {},
                frame.shapes.slice(0, SHAPES).map(({ text, calls }) => {
                    const row = line(text, calls, 'calls');
                    row.firstChild.classList.add('mono');
                    return row;
                }), frame.shapes.length > SHAPES && h('tr', {}, h('td', { class: 'muted' },
                    `${formatCount(frame.shapes.length - SHAPES)} more`))));
    }

    function actions(frame, canOpen) {
        const name = frame.names[1] ?? frame.names[0];
        const category = { operator: 'cpu_op', python: 'python_function' }[frame.sort];
        // A hash became “…”: no row has that name.
        const isRow = tree.pair && category && !/(?<!0x)…/.test(name);
        return h('p', { class: 'op-actions' },
            canOpen && frame.instances > 1 && frame.sort === 'module' && button(frame.opened
                ? 'Fold its instances' : `Show its ${formatCount(frame.instances)} instances`,
            () => onInstances(frame), { class: 'link-button' }),
            frame.parent && frame.children.length > 0 && button('Zoom to it', () => onZoom(frame),
                { class: 'link-button zoom-button' }),
            isRow && h('a', { href: opHref({ ...pair(), merge_addresses: true,
                use_short_name: false, row: rowId(name, category) }) }, 'Open this operation'),
            isRow && category === 'cpu_op' && h('a', { href: rowTimeline(pair(), { name, category }) },
                'Show in the timeline'),
            !['root', 'rest'].includes(frame.sort) && button('Copy the name',
                () => copyText(nameOf(frame), 'Name copied.'), { class: 'link-button' }));
    }

    return { node, draw(next, frame, canOpen) {
        tree = next;
        const all = pathTo(frame).slice(1, -1);
        const plain = all.filter(({ sort }) => sort !== 'python');
        const above = plain.length > 0 ? plain : all.slice(-4);
        fill(body, h('p', { class: 'mono full-name' }, h('bdi', {}, fullName(frame))),
            h('p', { class: 'muted small' }, [sortWords(frame), statusWords(frame),
                frame.wrapper && 'on this side only, around frames that both sides have',
                ['device', 'host'].filter((measure) => isNoise(frame, measure)).map((measure) =>
                    `${measure} time: no difference found`)].flat().filter(Boolean).join(' · ')),
            above.length > 0 && h('p', { class: 'muted small mono frame-path' },
                `in ${above.map(fullName).join(' › ')}`),
            frame.through.length > 0 && h('p', { class: 'muted small' },
                `On one side, it is below ${frame.through.join(', ')}.`),
            numbers(frame), actions(frame, canOpen), kernels(frame), shapes(frame));
    } };
}
