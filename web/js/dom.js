// Builds elements. Names from traces are untrusted: everything becomes text nodes and attributes,
// nothing is ever parsed as markup.

/**
 * An element. `props`: `class`, `text`, `on` {event: handler}, `data` {key: value}, `css`
 * {property: value} (set through CSSOM, which the Content-Security-Policy allows), boolean
 * attributes (true/false) and any other attribute. Children: nodes, texts, arrays, null.
 */
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

const ICONS = {
    pencil: 'M2.5 13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6',
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

/** A new id for label/for pairs. */
let lastId = 0;
export function uniqueId(prefix) {
    lastId += 1;
    return `${prefix}-${lastId}`;
}

/** Resolves when the page is painted as it is now; at once if it is not visible. */
export const painted = () => new Promise((resolve) => {
    if (document.hidden) {
        resolve();
    } else {
        requestAnimationFrame(() => setTimeout(resolve));
    }
});

/** Announces a text to screen readers, without moving the focus. */
export function announce(text, urgent = false) {
    const region = document.getElementById(urgent ? 'alerts' : 'live');
    region.textContent = '';
    // A change in a later task is announced even if the text is the same.
    setTimeout(() => { region.textContent = text; }, 50);
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
