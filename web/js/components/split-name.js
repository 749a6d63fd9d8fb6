// A name in a table that may be too narrow for it.
import { h } from '../dom.js';

const HEAD = 24;
const KEY = 20;

/**
 * A name that shows, if there is no room for all of it, its beginning and the part that
 * distinguishes it from similar names: from `place` on, else the end.
 */
export function splitName(name, place) {
    const letters = Array.from(name);
    const last = Math.max(0, letters.length - KEY);
    const start = place > HEAD ? Math.min(Array.from(name.slice(0, place)).length, last) : last;
    const span = (cls, from, to) => h('span', { class: cls }, letters.slice(from, to).join(''));
    return h('bdi', { class: 'split' }, span('split-head', 0, start),
        // Right to left, so that it is cut at its beginning; its letters stay left to right.
        h('span', { class: 'split-key' },
            h('bdi', { dir: 'ltr' }, letters.slice(start, start + KEY).join(''))),
        start + KEY < letters.length && span('split-rest', start + KEY));
}
