// The calls around the first launch of an operation on its thread, outermost first: Python
// functions, modules and operators, each with its own change if it is known.
import { fill, h } from '../dom.js';
import { formatTimeDiff } from '../format.js';

/**
 * `draw(stack, pageOf)`: `stack` is {control, test}, lists of {name, category};
 * `pageOf(frame)` → {href, diff} or undefined: the page of a frame and its change per step,
 * µs. Hidden if there is no stack.
 */
export function createStack() {
    const body = h('div', { class: 'stacks' });
    const node = h('section', { class: 'card stack-card', 'aria-label': 'Call stack' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Call stack')),
        h('p', { class: 'muted small' }, 'The calls around the first launch, outermost first, '
            + 'each with its change per step.'), body);

    function frames(list, pageOf) {
        return h('ol', { class: 'stack' }, list.map((frame, depth) => {
            const page = pageOf(frame);
            const sign = page?.diff > 0 ? ' more' : page?.diff < 0 ? ' less' : '';
            return h('li', { css: { '--depth': String(Math.min(depth, 24)) } },
                h('span', { class: 'mono frame-name', title: frame.category },
                    page ? h('a', { href: page.href }, h('bdi', {}, frame.name))
                        : h('bdi', {}, frame.name)),
                page && page.diff !== null
                    && h('span', { class: `num frame-diff${sign}` }, formatTimeDiff(page.diff)));
        }));
    }

    const isSame = (a, b) => a.name === b.name && a.category === b.category;

    return { node, draw(stack, pageOf) {
        const { control, test } = stack;
        node.hidden = control.length === 0 && test.length === 0;
        if (node.hidden) {
            return;
        }
        const one = (side, list) => list.length > 0 && h('div', {},
            h('h3', { class: `${side}-text` }, side === 'control' ? 'Control' : 'Test'),
            frames(list, pageOf));
        const same = control.length === test.length
            && control.every((frame, i) => isSame(frame, test[i]));
        fill(body, same ? h('div', {}, h('h3', {}, 'The same in control and test'),
            frames(test, pageOf)) : [one('control', control), one('test', test)]);
    } };
}
