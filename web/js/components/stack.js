// What stands above the first launch of an operation on its thread, outermost first: Python
// functions, modules and operators, each with its own change where it is known.
import { fill, h } from '../dom.js';
import { formatTimeDiff } from '../format.js';

/**
 * `frameOf(name)` → {href, diff} or undefined: the page of a frame and its change per step,
 * µs. Returns {node, draw(stack)}; hidden where there is none.
 */
export function createStack() {
    const body = h('div', { class: 'stacks' });
    const node = h('section', { class: 'card stack-card', 'aria-label': 'Call stack' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Call stack')),
        h('p', { class: 'muted small' }, 'What stands above the first launch, outermost '
            + 'first, with the change of each per step.'), body);

    function frames(names, frameOf) {
        return h('ol', { class: 'stack' }, names.map((name, depth) => {
            const frame = frameOf(name);
            const sign = frame?.diff > 0 ? ' more' : frame?.diff < 0 ? ' less' : '';
            return h('li', { css: { '--depth': String(Math.min(depth, 24)) } },
                h('span', { class: 'mono frame-name' }, frame
                    ? h('a', { href: frame.href }, h('bdi', {}, name))
                    : h('bdi', {}, name)),
                frame && frame.diff !== null
                    && h('span', { class: `num frame-diff${sign}` }, formatTimeDiff(frame.diff)));
        }));
    }

    return { node, draw(stack, frameOf) {
        const { control, test } = stack;
        node.hidden = control.length === 0 && test.length === 0;
        if (node.hidden) {
            return;
        }
        const one = (side, names) => names.length > 0 && h('div', {},
            h('h3', { class: `${side}-text` }, side === 'control' ? 'Control' : 'Test'),
            frames(names, frameOf));
        const same = control.length === test.length
            && control.every((name, i) => name === test[i]);
        fill(body, same ? h('div', {}, h('h3', {}, 'Control and test alike'),
            frames(test, frameOf)) : [one('control', control), one('test', test)]);
    } };
}
