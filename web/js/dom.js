// Builds elements. Names from traces are untrusted: everything becomes text nodes and attributes,
// nothing is ever parsed as markup.

/** An element. `props`: `class`, `text`, `on` {event: handler}, `data` {key: value}, `css`
 * {property: value} (set through CSSOM, which the Content-Security-Policy allows), boolean
 * attributes (true/false) and any other attribute. Children: nodes, texts, arrays, null. */
export function h(tag, props = {}, ...children) {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(props ?? {})) {
        if (value === null || value === undefined || value === false) {
            continue;
        }
        if (key === 'class') {
            node.className = value;
        } else if (key === 'text') {
            node.textContent = value;
        } else if (key === 'on') {
            for (const [event, handler] of Object.entries(value)) {
                node.addEventListener(event, handler);
            }
        } else if (key === 'data') {
            Object.assign(node.dataset, value);
        } else if (key === 'css') {
            for (const [property, text] of Object.entries(value)) {
                node.style.setProperty(property, text);
            }
        } else {
            node.setAttribute(key, value === true ? '' : String(value));
        }
    }
    append(node, children);
    return node;
}

function append(node, children) {
    for (const child of children) {
        if (Array.isArray(child)) {
            append(node, child);
        } else if (child !== null && child !== undefined && child !== false) {
            node.append(child);
        }
    }
}

/** Replaces the content of `node`. */
export function fill(node, ...children) {
    node.textContent = '';
    append(node, children);
    return node;
}

/** The same for a list of nodes; nodes that are already there are not moved. */
export function refill(node, list) {
    const stay = new Set(list);
    for (const child of [...node.childNodes]) {
        if (!stay.has(child)) {
            child.remove();
        }
    }
    let at = node.firstChild;
    for (const child of list) {
        if (child === at) {
            at = at.nextSibling;
        } else {
            node.insertBefore(child, at);
        }
    }
}

export function button(text, handler, props = {}) {
    return h('button', { type: 'button', ...props, on: { click: handler } }, text);
}

/** A choice of `choices`, [value, text] each; `onPick(value)`. */
export function select(choices, onPick, { value, ...props } = {}) {
    const node = h('select', { ...props, on: { change: () => onPick(node.value) } },
        choices.map(([one, text]) => h('option', { value: one, selected: one === value }, text)));
    return node;
}

const put = new WeakMap(); // node → the draw that waits
const CLICK_MS = 300; // the click that closes a list arrives before its target is drawn again

/** Draws `node` again; the focus stays on what has the same `data-field` (or `data-KEY`). While a list
 * of choices is open there it waits: what somebody types, or is about to choose, stays. */
export function keepFocus(node, draw, key = 'field') {
    const picking = node.querySelector('[role="combobox"][aria-expanded="true"]');
    if (picking) {
        if (!put.has(node)) {
            new MutationObserver((_, watch) => {
                watch.disconnect();
                setTimeout(() => {
                    const later = put.get(node);
                    put.delete(node);
                    if (later) {
                        keepFocus(node, later, key);
                    }
                }, CLICK_MS);
            }).observe(picking, { attributeFilter: ['aria-expanded'] });
        }
        put.set(node, draw);
        return;
    }
    put.delete(node);
    const held = node.contains(document.activeElement) ? document.activeElement.dataset[key] : undefined;
    draw();
    if (held !== undefined) {
        [...node.querySelectorAll(`[data-${key}]`)].find((one) => one.dataset[key] === held)?.focus();
    }
}

/** A modal dialog (ARIA pattern “dialog”), shown at once; a press beside its box closes it. `box`: of
 * the element with all of its content. */
export function openDialog(title, name, box, ...content) {
    const heading = uniqueId('dialog');
    const close = () => dialog.close();
    fill(box, h('div', { class: 'trace-head' }, h('h2', { id: heading }, title),
        iconButton('close', 'Close', close)), content);
    box.classList.add('trace-box');
    const dialog = h('dialog', { class: `trace-dialog ${name}`.trim(), 'aria-labelledby': heading, on: {
        close: () => dialog.remove(),
        click: (event) => { if (event.target === dialog) { close(); } } } }, box);
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
}

/** A box that says why something cannot be shown; `ways`: what the user can do. */
export const errorBox = ({ code, message }, title, ...ways) => h('div', { class: 'error-box',
    role: 'alert', data: code && { code } }, title && [h('h2', {}, title), h('p', {}, message)],
title ? ways.length > 0 && h('p', {}, ways) : message);

/** A field that searches: `onText(text)` `wait` ms after a letter. Enter does so at once and calls
 * `onStep(by)`, if given; Escape empties the field if it `empties`. */
export function searchField({ wait, onText, onStep = null, empties = true, ...props }) {
    const type = debounce(wait, () => onText(input.value.trim()));
    const input = h('input', { type: 'search', autocomplete: 'off', spellcheck: 'false', ...props,
        on: { input: type, keydown(event) {
            const steps = onStep && event.key === 'Enter';
            if (!steps && !(empties && event.key === 'Escape' && input.value !== '')) {
                return;
            }
            event.preventDefault();
            type.cancel();
            input.value = steps ? input.value : '';
            onText(input.value.trim());
            if (steps) {
                onStep(event.shiftKey ? -1 : 1);
            }
        } } });
    return input;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An element of a drawing: attributes, then children as `h` takes them. */
export function svg(tag, attributes = {}, ...children) {
    const node = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) {
        node.setAttribute(key, String(value));
    }
    append(node, children);
    return node;
}

/** The pen of a canvas of that size, in px, at the resolution of the screen. */
export function penOn(canvas, width, height, options) {
    const scale = globalThis.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.style.setProperty('height', `${height}px`);
    const pen = canvas.getContext('2d', options);
    pen.scale(scale, scale);
    return pen;
}

const ICONS = {
    note: 'M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3',
    pin: 'M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4',
    trash: 'M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4',
    swap: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
    close: 'M4 4l8 8M12 4l-8 8',
    more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
    up: 'M4.5 9.5L8 6l3.5 3.5',
    down: 'M4.5 6.5L8 10l3.5-3.5',
    chevron: 'M6 4l4 4-4 4',
    warning: 'M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3',
    link: 'M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1',
    plus: 'M8 3.5v9M3.5 8h9',
    minus: 'M3.5 8h9',
    pan: 'M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2',
    reset: 'M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6',
    folder: 'M2 4h4.2l1.4 1.6H14V13H2z',
    file: 'M4 2h5l3 3v9H4zM9 2v3h3',
};

/** A line icon from the list above. It is decorative: the button has a text. */
export function icon(name) {
    return svg('svg', { viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true',
        focusable: 'false' }, svg('path', { d: ICONS[name] }));
}

export function iconButton(name, label, handler, props = {}) {
    return h('button', { type: 'button', title: label, 'aria-label': label, ...props,
        class: `icon-button ${props.class ?? ''}`.trim(), on: { click: handler } },
    icon(name));
}

/** The buttons that save a picture of `what`: `save('png' or 'svg')`; `words`: of their titles. */
export const pictureButtons = (save, what, words = `${what}: download`) => ['PNG', 'SVG'].map((kind) =>
    button(kind, () => save(kind.toLowerCase()), { title: `${words} as ${kind}`, 'aria-label': `${kind} of ${what}` }));

/** The buttons beside a search: `onStep(-1)` to the previous one of what it finds, `onStep(1)` to the next. */
export const stepButtons = (what, onStep, props) => [
    iconButton('up', `The previous ${what} (Shift+Enter)`, () => onStep(-1), props),
    iconButton('down', `The next ${what} (Enter)`, () => onStep(1), props)];

const TIP_EDGE = 14; // px from the pointer

/** A card at the pointer: {node, show(content, event), hide()}. */
export function createTip(name) {
    const node = h('div', { class: name, hidden: true, 'aria-hidden': 'true' });
    const beside = (at, size, room) => Math.max(4, at + TIP_EDGE + size > room ? at - TIP_EDGE - size : at + TIP_EDGE);
    return { node, hide() { node.hidden = true; }, show(content, event) {
        fill(node, content);
        node.hidden = false;
        const { offsetWidth: width, offsetHeight: height } = node;
        node.style.left = `${beside(event.clientX, width, innerWidth)}px`;
        node.style.top = `${beside(event.clientY, height, innerHeight)}px`;
    } };
}

/** A new id for label/for pairs. */
let lastId = 0;
export function uniqueId(prefix) {
    lastId += 1;
    return `${prefix}-${lastId}`;
}

/** Does what may move `anchor`, which was clicked, but it stays in place. */
export function inPlace(anchor, act) {
    const { top } = anchor.getBoundingClientRect();
    act();
    window.scrollBy(0, anchor.getBoundingClientRect().top - top);
}

/** A change in large letters: from a value of the control to one of the test. */
export const fromTo = (from, to) => [h('span', { class: 'value control-text' }, from),
    h('span', { class: 'arrow', 'aria-label': 'to' }, '→'), h('span', { class: 'value test-text' }, to)];

/** Resolves when the page is painted as it is now; at once if it is not visible. */
export const painted = () => new Promise((resolve) => {
    if (document.hidden) {
        resolve();
    } else {
        requestAnimationFrame(() => setTimeout(resolve));
    }
});

/** A bar named `label`: {node, set(done, total)}; a total of 0 is not known. */
export function createProgressBar(label) {
    const node = h('progress', { max: '1', value: '0', 'aria-label': label });
    return { node, set(done, total) {
        if (total > 0) {
            node.max = total;
            node.value = Math.min(done, total);
        } else {
            node.removeAttribute('value');
        }
    } };
}

/** Announces a text to screen readers, without moving the focus. */
export function announce(text, urgent = false) {
    const region = document.getElementById(urgent ? 'alerts' : 'live');
    region.textContent = '';
    // A change in a later task is announced even if the text is the same.
    setTimeout(() => { region.textContent = text; }, 50);
}

/** What this browser keeps under a name; null: nothing, or it keeps nothing at all. */
export function kept(name, storage = 'localStorage') {
    try {
        return globalThis[storage].getItem(name);
    } catch {
        return null;
    }
}

/** The same of a list. */
export function keptList(name) {
    try {
        return JSON.parse(kept(name)) ?? [];
    } catch {
        return [];
    }
}

/** Keeps a text under a name; returns why the browser refuses, or null. */
export function keep(name, text, storage = 'localStorage') {
    try {
        globalThis[storage].setItem(name, text);
        return null;
    } catch (error) {
        return error;
    }
}

/** A function that tells whether its arguments differ from those of its last call. */
export function createNews() {
    let shown;
    return (...what) => {
        const before = shown;
        shown = JSON.stringify(what);
        return shown !== before;
    };
}

export function debounce(wait, action) {
    let timer = 0;
    const run = (...args) => {
        clearTimeout(timer);
        timer = setTimeout(() => action(...args), wait);
    };
    run.cancel = () => clearTimeout(timer);
    return run;
}

// A row of buttons, one of which is pressed.

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

// Short messages at the edge of the window, with at most one action (such as “Undo”). They stay
// while the pointer or the focus is on them.

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

// A button that opens a menu (ARIA patterns “menu button” and “menu”): arrows, Home, End and first
// letters move, Escape and a click elsewhere close it, and the focus returns.

const GAP = 4;

const followMenu = (part) => place(part.menu, part.opener);

function openMenu(part, atEnd = false) {
    part.menu = h('div', { class: 'row-menu', role: 'menu', id: part.id, 'aria-label': part.label,
        on: { keydown: (event) => onKey(part, event),
            focusout: (event) => onLeave(part, event) } });
    fill(part.menu, part.items().filter((item) => !item.hidden)
        .map((item) => itemButton(part, item)));
    part.opener.setAttribute('aria-expanded', 'true');
    part.opener.setAttribute('aria-controls', part.id);
    part.opener.closest('main').append(part.menu); // inside a landmark, for navigation by landmarks
    place(part.menu, part.opener);
    addEventListener('scroll', part.follow, { capture: true });
    addEventListener('resize', part.follow);
    menuChoices(part).at(atEnd ? -1 : 0)?.focus({ preventScroll: true });
}

function closeMenu(part) {
    removeEventListener('scroll', part.follow, { capture: true });
    removeEventListener('resize', part.follow);
    const gone = part.menu;
    part.menu = null; // the removal causes a focusout
    gone?.remove();
    part.opener.setAttribute('aria-expanded', 'false');
    part.opener.removeAttribute('aria-controls');
}

const menuChoices = (part) => [...part.menu.querySelectorAll('[role="menuitem"]')];

const itemButton = (part, item) => h(item.href ? 'a' : 'button', { role: 'menuitem',
    type: item.href ? null : 'button', href: item.href, download: item.download,
    tabindex: '-1', class: item.danger ? 'danger' : item.href ? 'button' : '',
    disabled: item.disabled, title: item.title,
    on: { click: () => {
        if (item.href) { // after the browser has followed it
            setTimeout(() => part.menu && (part.opener.focus({ preventScroll: true }),
                closeMenu(part)));
            return;
        }
        closeMenu(part);
        part.opener.focus({ preventScroll: true });
        item.run();
    } } }, item.text, item.note && [' ', h('span', { class: 'muted small' }, item.note)]);

function onKey(part, event) {
    const list = menuChoices(part).filter((choice) => !choice.disabled);
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
        closeMenu(part);
        part.opener.focus({ preventScroll: true });
    }
    if (event.key === 'Escape' || next) {
        event.preventDefault();
        event.stopPropagation();
        next?.focus({ preventScroll: true });
    }
}

function onLeave(part, event) {
    if (part.menu && !part.menu.contains(event.relatedTarget)
        && event.relatedTarget !== part.opener) {
        closeMenu(part);
    }
}

/** The button. `label` names the menu; `items()` → [{text, run, danger, hidden, disabled, title,
 * note: a line below the text}], called when it opens. An item with `href` is a link; `download` is
 * its file name. `props.text` replaces the dots on the button. */
export function menuButton(label, items, { text, ...props } = {}) {
    const part = { label, items, menu: null };
    part.follow = () => followMenu(part);
    part.id = uniqueId('menu');
    const named = text ? {} : { title: label, 'aria-label': label };
    part.opener = h('button', { type: 'button', ...named, ...props,
        class: `${text ? '' : 'icon-button '}menu-button ${props.class ?? ''}`.trim(), 'aria-haspopup': 'menu',
        'aria-expanded': 'false', on: {
            click: () => (part.menu ? closeMenu(part) : openMenu(part)),
            keydown: (event) => {
                if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                    event.preventDefault();
                    openMenu(part, event.key === 'ArrowUp');
                }
            },
        } }, text ?? icon('more'));

    return part.opener;
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

// The small link “SQL” of a chart or table: it opens the page Query with a statement that gives
// the same numbers.

/** `what`: the title of the chart or table. Returns {node, set(href or null)}. */
export function createSqlLink(what) {
    const node = h('a', { class: 'button sql-link', hidden: true,
        title: `${what}: the same numbers in SQL`, 'aria-label': `${what}: SQL` }, 'SQL');
    return { node, set(href) {
        node.hidden = href === null;
        if (href !== null) {
            node.href = href;
        }
    } };
}
