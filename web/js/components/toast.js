// Short messages at the edge of the window, with at most one action (such as “Undo”). They stay
// while the pointer or the focus is on them.
import { announce, button, h, iconButton } from '../dom.js';

/** Shows `text`; `action` {label, run}; `seconds` until it disappears by itself. */
export function toast(text, { action = null, seconds = 8, urgent = false } = {}) {
    const node = h('div', { class: `toast${urgent ? ' toast-urgent' : ''}` },
        h('span', { class: 'toast-text' }, text));
    let timer = 0;
    const close = () => {
        clearTimeout(timer);
        node.remove();
    };
    const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(close, seconds * 1000);
    };
    if (action) {
        node.append(button(action.label, () => {
            close();
            action.run();
        }, { class: 'toast-action' }));
    }
    node.append(iconButton('close', 'Dismiss', close));
    const hold = () => clearTimeout(timer);
    node.addEventListener('pointerenter', hold);
    node.addEventListener('focusin', hold);
    node.addEventListener('pointerleave', wait);
    node.addEventListener('focusout', wait);
    document.getElementById('toasts').append(node);
    announce(action ? `${text} ${action.label} is available.` : text, urgent);
    wait();
    return close;
}
