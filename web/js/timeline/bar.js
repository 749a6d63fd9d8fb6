// The bar above the lanes: search, zoom, sums, choice of sides, pictures.
import { button, fill, h, iconButton } from '../dom.js';
import { segmented } from '../components/segmented.js';
import { CHANGES } from './tip.js';

/** `act`: {zoom(factor), fit(), sum(), show(side), unalign(), save(type)}. */
export function createBar(act, searchNode, pathNode) {
    const sides = segmented('Sides', [['both', 'Both', 'One side above the other'],
        ['control', 'Control', 'The control alone'], ['test', 'Test', 'The test alone']], act.show);
    const unalign = button('Align at the start', act.unalign, { hidden: true,
        title: 'Both sides begin at the start of their step again' });
    const node = h('div', { class: 'timeline-bar' }, searchNode,
        h('span', { class: 'timeline-zoom' },
            iconButton('plus', 'Zoom in (W)', () => act.zoom(0.6), { data: { do: 'in' } }),
            iconButton('minus', 'Zoom out (S)', () => act.zoom(1 / 0.6), { data: { do: 'out' } }),
            button('Fit', act.fit, { title: 'Show the whole step (0)' }),
            button('Sums', act.sum, { title: 'Where the time in view goes, by name; for another '
                + 'stretch drag with Shift' })),
        sides.node, pathNode, unalign,
        h('span', { class: 'chart-tools' }, ['png', 'svg'].map((type) =>
            button(type.toUpperCase(), () => act.save(type),
                { title: `The timeline as ${type.toUpperCase()}`,
                    'aria-label': `${type.toUpperCase()} of the timeline` }))));
    return {
        node,
        draw(state) {
            sides.press(state.show);
            sides.node.hidden = state.control === '' || state.test === '';
            unalign.hidden = state.align === '';
        },
    };
}

const KEYS = [['host', 'host'], ['compute', 'device: compute'], ['communication', 'communication'],
    ['memory', 'memory'], ['many', 'several rows in one pixel'], ['outside', 'not part of this step'],
    ['gap', 'device idle']];

/** What the colours mean. */
export function createLegend() {
    const node = h('ul', { class: 'chart-legend timeline-legend', 'aria-label': 'Colours' });
    return { node, draw(both, path) {
        fill(node, [...both ? Object.entries(CHANGES) : [], ...KEYS,
            ...path ? [['path', 'on the critical path']] : []].map(([name, text]) =>
            h('li', { class: `key key-span-${name}` }, text)),
        both && h('li', { class: 'muted' }, 'a name counts as changed if its time in the step '
            + '(on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it '
            + 'changed'));
    } };
}
