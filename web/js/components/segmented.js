// A row of buttons, one of which is pressed.
import { button, h } from '../dom.js';

/** `choices`: [value, text, title]. Returns {node, buttons: Map, press(value)}. */
export function segmented(label, choices, onPick) {
    const buttons = new Map();
    const node = h('div', { class: 'segmented', role: 'group', 'aria-label': label },
        choices.map(([value, text, title]) => {
            const b = button(text, () => onPick(value), { title, 'aria-pressed': 'false' });
            buttons.set(value, b);
            return b;
        }));
    return { node, buttons, press(value) {
        for (const [key, b] of buttons) {
            b.setAttribute('aria-pressed', String(key === value));
        }
    } };
}
