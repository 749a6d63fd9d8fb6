// A name in a table, which may have less room than it needs.
import { h } from '../dom.js';

const HEAD = 24;
const KEY = 20;

/**
 * A name of which, when there is no room for all of it, the beginning stays visible and the
 * part that tells it from its like: from `place` on, else the end.
 */
export function splitName(name, place) {
    const letters = Array.from(name);
    const last = Math.max(0, letters.length - KEY);
    const start = place > HEAD ? Math.min(Array.from(name.slice(0, place)).length, last) : last;
    const span = (cls, from, to) => h('span', { class: cls }, letters.slice(from, to).join(''));
    return h('bdi', { class: 'split' }, span('split-head', 0, start),
        // Cut at its beginning, for which it runs from right to left, and its letters do not.
        h('span', { class: 'split-key' },
            h('bdi', { dir: 'ltr' }, letters.slice(start, start + KEY).join(''))),
        start + KEY < letters.length && span('split-rest', start + KEY));
}
