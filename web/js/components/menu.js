// A button that opens a menu (ARIA patterns “menu button” and “menu”): arrows, Home, End and first
// letters move, Escape and a click elsewhere close it, and the focus returns.
import { fill, h, icon, uniqueId } from '../dom.js';

const GAP = 4;

/**
 * The button. `label` names the menu; `items()` → [{text, run, danger, hidden, disabled,
 * title, note: a line below the text}], called when it opens. An item with `href` is a link; `download` is its file name.
 * `props.text` replaces the dots on the button.
 */
export function menuButton(label, items, { text, ...props } = {}) {
    const id = uniqueId('menu');
    const named = text ? {} : { title: label, 'aria-label': label };
    const opener = h('button', { type: 'button', ...named, ...props,
        class: `${text ? '' : 'icon-button '}menu-button ${props.class ?? ''}`.trim(), 'aria-haspopup': 'menu',
        'aria-expanded': 'false', on: {
            click: () => (menu ? close() : open()),
            keydown: (event) => {
                if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                    event.preventDefault();
                    open(event.key === 'ArrowUp');
                }
            },
        } }, text ?? icon('more'));
    let menu = null;

    const follow = () => place(menu, opener);

    function open(atEnd = false) {
        menu = h('div', { class: 'row-menu', role: 'menu', id, 'aria-label': label,
            on: { keydown: onKey, focusout: onLeave } });
        fill(menu, items().filter((item) => !item.hidden).map(itemButton));
        opener.setAttribute('aria-expanded', 'true');
        opener.setAttribute('aria-controls', id);
        opener.closest('main').append(menu); // inside a landmark, for navigation by landmarks
        place(menu, opener);
        addEventListener('scroll', follow, { capture: true });
        addEventListener('resize', follow);
        choices().at(atEnd ? -1 : 0)?.focus({ preventScroll: true });
    }

    function close() {
        removeEventListener('scroll', follow, { capture: true });
        removeEventListener('resize', follow);
        const gone = menu;
        menu = null; // the removal causes a focusout
        gone?.remove();
        opener.setAttribute('aria-expanded', 'false');
        opener.removeAttribute('aria-controls');
    }

    const choices = () => [...menu.querySelectorAll('[role="menuitem"]')];

    const itemButton = (item) => h(item.href ? 'a' : 'button', { role: 'menuitem',
        type: item.href ? null : 'button', href: item.href, download: item.download,
        tabindex: '-1', class: item.danger ? 'danger' : item.href ? 'button' : '',
        disabled: item.disabled, title: item.title,
        on: { click: () => {
            if (item.href) { // after the browser has followed it
                setTimeout(() => menu && (opener.focus({ preventScroll: true }), close()));
                return;
            }
            close();
            opener.focus({ preventScroll: true });
            item.run();
        } } }, item.text, item.note && [' ', h('span', { class: 'muted small' }, item.note)]);

    function onKey(event) {
        const list = choices().filter((choice) => !choice.disabled);
        const at = list.indexOf(document.activeElement);
        const letter = event.key.length === 1 ? event.key.toLowerCase() : '';
        const next = {
            ArrowDown: list[(at + 1) % list.length],
            ArrowUp: list.at(at - 1),
            Home: list[0],
            End: list.at(-1),
        }[event.key] ?? (letter.trim() === '' ? undefined
            : [...list.slice(at + 1), ...list].find((choice) =>
                choice.textContent.toLowerCase().startsWith(letter)));
        if (event.key === 'Escape' || event.key === 'Tab') {
            close();
            opener.focus({ preventScroll: true });
        }
        if (event.key === 'Escape' || next) {
            event.preventDefault();
            event.stopPropagation();
            next?.focus({ preventScroll: true });
        }
    }

    function onLeave(event) {
        if (menu && !menu.contains(event.relatedTarget) && event.relatedTarget !== opener) {
            close();
        }
    }

    return opener;
}

/** Below its button and inside the window, otherwise above the button. */
function place(menu, opener) {
    const box = opener.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = menu;
    const below = box.bottom + GAP + height <= innerHeight;
    menu.style.setProperty('top', `${Math.max(GAP, below ? box.bottom + GAP
        : box.top - GAP - height)}px`);
    menu.style.setProperty('left', `${Math.max(GAP, Math.min(box.right - width,
        innerWidth - width - GAP))}px`);
}
