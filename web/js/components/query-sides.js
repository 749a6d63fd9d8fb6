// The pickers of the sets that a statement reads.
import { fill, h } from '../dom.js';
import { findSet, shortId } from '../state.js';
import { createSetPicker } from './set-picker.js';

const SIDES = [['control', 'A', 'Control'], ['test', 'B', 'Test', 'none: one set alone']];

/** `onChange(changes)`. Returns {node, draw(state, sets), choose(key): opens a picker}. */
export function createQuerySides(onChange) {
    const node = h('section', { class: 'query-sets card', 'aria-label': 'Sets' });
    let drawn = '';
    const fieldOf = (key) => node.querySelector(`[data-field="${key}"]`);

    function side(state, sets, [key, letter, title, none]) {
        const set = findSet(sets ?? [], state[key]);
        const picker = createSetPicker({ field: key, set: set ?? null, none,
            text: set ? '' : state[key],
            onPick: (picked) => onChange({ [key]: picked ? shortId(picked.id) : '' }) });
        return h('div', { class: `side-${key} query-side` },
            h('b', { class: `letter letter-${letter.toLowerCase()}`, 'aria-hidden': 'true' },
                letter), h('label', { for: picker.input.id }, title), picker.node);
    }

    return {
        node,
        draw(state, sets) {
            const now = JSON.stringify([state.control, state.test, sets?.map((s) => [s.id, s.label])]);
            if (now === drawn) {
                return;
            }
            drawn = now;
            const focused = document.activeElement?.dataset?.field;
            fill(node, SIDES.map((one) => side(state, sets, one)));
            if (focused) {
                fieldOf(focused)?.focus();
            }
        },
        choose(key) {
            const field = fieldOf(key);
            field?.focus();
            field?.click();
        },
    };
}
