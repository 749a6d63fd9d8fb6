// The tables of the pages. A table of rows of one shape: a click on a heading sorts by that column; at
// most `limit` rows at first. Long tables draw only the rows in sight.
import { button, createSqlLink, fill, h, refill } from '../dom.js';
import { exactTime, exactTimeDiff, findDistinctions, formatCount, formatCountDiff, formatPercentDiff,
    formatTime, formatTimeDiff, NONE, signOf } from '../format.js';
import { isPrinting, onPrint } from '../theme.js';

// Tables of a few numbers of both sides.

/** How numbers are written: {show, diff, exact, exactDiff}. */
export const TIMES = { show: formatTime, diff: formatTimeDiff, exact: exactTime, exactDiff: exactTimeDiff };
export const COUNTS = { show: formatCount, diff: formatCountDiff };

export const minus = (a, b) => (a === null || b === null ? null : b - a);
export const relative = (a, diff) => (a > 0 && diff !== null ? 100 * diff / a : null);

export const numberCell = (text, title = null, cls = '') => h('td', { class: `num ${cls}`.trim(), title }, text);
export const valueCell = (value, { show, exact }, cls) => numberCell(show(value), exact?.(value), cls);
export const changeCell = (change, { diff, exactDiff }, cls = 'strong') =>
    numberCell(diff(change), exactDiff?.(change), `${cls} ${signOf(change)}`);

/** The cells of the control, the test, the change and the relative change. */
export function pairCells([a, b], kind, { diff = minus(a, b), cls,
    percent = formatPercentDiff(relative(a, diff)) } = {}) {
    return [valueCell(a, kind), valueCell(b, kind), changeCell(diff, kind, cls),
        numberCell(percent, null, signOf(diff))];
}

/** A table: `heads`, an array of texts; those from the second on are of numbers, unless they are [text,
 * class]; '' is an empty cell. `bodies`: rows, in arrays. */
export const numberTable = (cls, caption, heads, ...bodies) => h('table', { class: cls },
    caption && h('caption', { class: 'visually-hidden' }, caption),
    h('thead', {}, h('tr', {}, heads.map((head, i) => {
        const [text, kind = i > 0 ? 'num' : null] = [head].flat();
        return text === '' ? h('td') : h('th', { scope: 'col', class: kind }, text);
    }))),
    bodies.map((rows) => h('tbody', {}, rows)));

/** A card with its title, `tools` beside it, and `content`. */
export const titledCard = (title, { class: name, ...props }, tools, ...content) => h('section', { class: `card ${name}`,
    'aria-label': title, ...props }, h('div', { class: 'chart-head' }, h('h2', {}, title), tools && h('div',
    { class: 'chart-tools' }, tools)), content);

/** The room of a table that may be wider than the page. */
export const scrolled = (label, ...content) => h('div', { class: 'scroll-x', tabindex: '0', role: 'region',
    'aria-label': label }, content);

/** Below a list of which `first` are shown at first: {node, reset(), draw(list, put, words)}. put(those that are shown)
 * draws them and returns their nodes; `words`: of the button that shows all. */
export function createMore(first) {
    const node = h('p', { class: 'related-more' });
    let all = false;
    const draw = (list, put, words = `Show all ${formatCount(list.length)}`) => {
        const nodes = put(all ? list : list.slice(0, first));
        node.hidden = all || list.length <= first;
        fill(node, !node.hidden && button(words, () => {
            all = true;
            draw(list, put, words)[first].querySelector('a')?.focus();
        }, { class: 'link-button' }));
        return nodes;
    };
    return { node, draw, reset() { all = false; } };
}

// The rows of a long table between two spacers, so that stripes do not depend on scrolling. One row is
// in the tab order (`active`).

const ROW = 28; // px, as in the style sheets
const OVERSCAN = 12;

const onPaper = (own) => own.paper !== null && isPrinting();
const isLong = (own) => own.count() > own.least && !onPaper(own);

/** `force`: all rows are made again. Otherwise those that stay in sight keep their nodes: a click on
 * one may be in progress. */
function drawWindow(own, force = false, top = own.place) {
    const at = Math.floor(top / ROW);
    const [from, to] = isLong(own) ? [Math.max(0, at - OVERSCAN),
        Math.min(own.count(), at + Math.ceil((own.height || 600) / ROW) + OVERSCAN)]
        : [0, onPaper(own) ? own.paper.count() : own.count()];
    if (!force && from === own.from && to === own.to) {
        return;
    }
    [own.from, own.to] = [from, to];
    const hadFocus = own.body.contains(document.activeElement);
    const before = force ? new Map() : own.nodes;
    own.nodes = new Map();
    for (let i = from; i < to; i += 1) {
        own.nodes.set(i, before.get(i) ?? own.make(i));
    }
    putWindow(own, hadFocus, force, top);
    own.drawn?.();
}

function putWindow(own, hadFocus, force, top) {
    const rest = own.count() - own.to;
    own.node.toggleAttribute('data-virtual', isLong(own));
    [[own.above, own.from], [own.below, rest]].forEach(([spacer, count]) => {
        spacer.hidden = count === 0;
        spacer.firstChild.colSpan = own.columns();
        spacer.style.height = `${count * ROW}px`;
    });
    refill(own.body, [own.above, ...own.nodes.values(),
        onPaper(own) && own.paper.rest ? own.paper.rest(rest) : own.below]);
    // Removing all rows, or the one with the focus, loses the position and lays out.
    if (top > 0 && (force || hadFocus) && own.node.scrollTop !== top) {
        own.node.scrollTop = top;
    }
    if (hadFocus) {
        (own.nodes.get(own.active) ?? own.node).focus({ preventScroll: true });
    }
}

/** Scrolls until row `i` is between head and foot; `middle`: one out of sight to the middle. */
function revealRow(own, i, middle = false) {
    const { node } = own;
    node.removeAttribute('data-late'); // without a layout it cannot scroll
    const top = i * ROW;
    const room = node.clientHeight - own.covers.reduce((sum, one) => sum + one.offsetHeight, 2);
    if (middle && (top < node.scrollTop || top + ROW > node.scrollTop + room)) {
        node.scrollTop = top - room / 2;
    }
    if (top < node.scrollTop) {
        node.scrollTop = top;
    } else if (top + ROW > node.scrollTop + room) {
        node.scrollTop = top + ROW - room;
    }
    own.place = node.scrollTop;
    drawWindow(own);
}

function activateRow(own, index, focus = false) {
    if (own.count() === 0) {
        return;
    }
    own.nodes.get(own.active)?.setAttribute('tabindex', '-1');
    own.active = Math.max(0, Math.min(own.count() - 1, index));
    revealRow(own, own.active);
    const row = own.nodes.get(own.active);
    row?.setAttribute('tabindex', '0');
    if (focus) {
        row?.focus({ preventScroll: true });
    }
}

function scrolledWindow(own) {
    own.frame = 0;
    own.place = own.node.scrollTop; // read before drawing the rows: causes no layout
    drawWindow(own);
    // Tab must reach a drawn row: if the active one is not drawn, the first visible one.
    if (own.active !== null && own.count() > 0 && !own.nodes.has(own.active)) {
        own.active = Math.min(own.count() - 1, Math.ceil(own.place / ROW));
        own.nodes.get(own.active)?.setAttribute('tabindex', '0');
    }
}

/** The place to which a key moves; undefined: it is another key. */
function placeOfKey(own, key) {
    const page = Math.max(1, Math.floor(own.node.clientHeight / ROW) - own.covers.length - 2);
    return { ArrowDown: own.active + 1, ArrowUp: own.active - 1, PageDown: own.active + page,
        PageUp: own.active - page, Home: 0, End: own.count() - 1 }[key];
}

/** `spec`: {node: what scrolls, body, covers: heads and feet that stay in sight, least: so many rows are
 * all drawn, count() → rows, columns(), make(i) → row, active: null if no row is in the tab order,
 * drawn(): after each drawing, paper: {count() → printed rows, rest(count) → row about the others} or
 * null}. Returns it with {nodes: of the drawn rows by their places, from, to, draw(force), put(), isLong(),
 * begin(active), activate(i, focus), reveal(i, middle), placeOf(key), unmount()}. */
export function createRowWindow(spec) {
    const own = { covers: [], active: 0, paper: null, nodes: new Map(), from: 0, to: 0, frame: 0,
        height: 0, // of what scrolls, px
        place: 0, // the last known scroll position, to avoid a layout
        ...spec };
    [own.above, own.below] = [0, 1].map(() => h('tr', { class: 'spacer', 'aria-hidden': 'true' }, h('td')));
    own.node.addEventListener('scroll', () => {
        own.place = own.node.scrollTop;
        if (isLong(own) && own.frame === 0) {
            own.frame = requestAnimationFrame(() => scrolledWindow(own));
        }
    }, { passive: true });
    const observer = new ResizeObserver(() => {
        own.height = own.node.clientHeight;
        drawWindow(own);
    });
    observer.observe(own.node);
    const stopPrinting = own.paper && onPrint(() => drawWindow(own, true));
    return Object.assign(own, {
        draw: (force) => drawWindow(own, force),
        put: () => putWindow(own, own.body.contains(document.activeElement), false, own.node.scrollTop),
        isLong: () => isLong(own),
        /** Other rows: from the top, with another row in the tab order. */
        begin(active) {
            own.active = active;
            if (own.place > 0) {
                own.node.scrollTop = own.place = 0;
            }
        },
        activate: (i, focus) => activateRow(own, i, focus),
        reveal: (i, middle) => revealRow(own, i, middle),
        placeOf: (key) => placeOfKey(own, key),
        unmount() {
            observer.disconnect();
            stopPrinting?.();
            cancelAnimationFrame(own.frame);
        },
    });
}

// A name in a table that may be too narrow for it.

const HEAD = 24;
const KEY = 20;

/** A name that shows, if there is no room for all of it, its beginning and the part that
 * distinguishes it from similar names: from `place` on, else the end. */
function splitName(name, place) {
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

const MORE = 200;
const SHORT = 30; // letters of a name, which fit in any table

function tableSorted(part) {
    if (!part.order) {
        return part.rows;
    }
    const sign = part.order.down ? -1 : 1;
    return [...part.rows].sort((a, b) => {
        const [x, y] = [a[part.order.key] ?? null, b[part.order.key] ?? null];
        if (x === null || y === null) {
            return (x === null) - (y === null);
        }
        return sign * (typeof x === 'number' ? x - y : String(x).localeCompare(String(y)));
    });
}

function sortBy(part, column) {
    const down = part.order?.key === column.key ? !part.order.down : Boolean(column.number);
    part.order = { key: column.key, down };
    renderTable(part);
    part.head.querySelector('[aria-sort] button')?.focus();
}

function tableContent(part, column, value, row, plain) {
    const op = part.spec.href && column.link?.(row, part.spec.parameters ?? {});
    const shown = column.mono && typeof plain === 'string'
        ? splitName(plain, part.places.get(column.key)?.get(plain) ?? 0) : plain;
    if (op || !column.mono || typeof plain !== 'string' || plain.length <= SHORT) {
        return op ? h('a', { href: part.spec.href(op) }, shown) : shown;
    }
    const name = button(shown, () => {
        const whole = name.getAttribute('aria-expanded') !== 'true';
        name.setAttribute('aria-expanded', String(whole));
        fill(name, whole ? plain : shown);
    }, { class: 'name-button', 'aria-expanded': 'false' });
    return name;
}

function renderHead(part, columns) {
    part.groups.hidden = !columns.some((column) => column.group);
    const spans = []; // [column, how many neighbours share its group]
    for (const column of part.groups.hidden ? [] : columns) {
        const last = spans.at(-1);
        if (column.group && last?.[0].group === column.group) {
            last[1] += 1;
        } else {
            spans.push([column, 1]);
        }
    }
    fill(part.groups, spans.map(([{ group, groupWhat }, colspan]) => (group
        ? h('th', { scope: 'colgroup', colspan, class: 'group-start', title: groupWhat }, group)
        : h('td', {}))));
    fill(part.head, columns.map((column, i) => {
        const now = part.order?.key === column.key;
        return h('th', { scope: 'col', class: classesOf(column, columns[i - 1]),
            'aria-sort': now && (part.order.down ? 'descending' : 'ascending') },
        button(`${column.title}${now ? (part.order.down ? ' ↓' : ' ↑') : ''}`,
            () => sortBy(part, column), { class: 'link-button th-button', title: column.what,
                'aria-label': column.group && `${column.title}, ${column.group}` }));
    }));
}

const classesOf = (column, before, more = []) => [column.number && 'num',
    column.group && column.group !== before?.group && 'group-start', ...more]
    .filter(Boolean).join(' ') || null;

function renderTable(part) {
    const columns = part.spec.columns.filter((column) => part.wide || !column.extra);
    renderHead(part, columns);
    const blank = new Set(); // columns in which a row has no value, for a reason
    fill(part.body, tableSorted(part).slice(0, part.limit).map((row) => h('tr', {},
        columns.map((column, i) => {
            const value = row[column.key];
            const plain = column.show(value, row);
            if (plain === NONE && column.blank) {
                blank.add(column);
            }
            return h('td', { title: plain === NONE && column.blank ? column.blank
                : column.mono ? value : column.exact?.(value, row),
                class: classesOf(column, columns[i - 1], [column.mono && 'mono data-name',
                    column.tone?.(value, row)]) },
            tableContent(part, column, value, row, plain));
        }))));
    part.blanks.hidden = blank.size === 0;
    fill(part.blanks,
        [...new Map([...blank].map((column) => [column.group ?? column.title, column.blank]))]
        .map(([title, why]) => `${NONE} in ${title}: ${why}`).join('; '), '.');
    part.count.textContent = part.rows.length > 1 ? formatCount(part.rows.length) : '';
    part.more.hidden = part.rows.length <= part.limit;
    fill(part.more, button(`Show ${formatCount(Math.min(MORE,
        part.rows.length - part.limit))} more of ${
        formatCount(part.rows.length)}`, () => {
        part.limit += MORE;
        renderTable(part);
    }, { class: 'link-button' }));
}

function showTable(part, next) {
    part.rows = next;
    for (const { key } of part.spec.columns.filter((column) => column.mono)) {
        part.places.set(key, findDistinctions(part.rows.map((row) => String(row[key] ?? ''))));
    }
    part.node.hidden = part.rows.length === 0;
    renderTable(part);
}

/** `spec`: {caption, heading: words after it, columns: [{key, title, group: a title above those of
 * neighbours, extra: shown on request, what: the title's meaning, show(value, row) → text or node,
 * exact(value, row), blank: why a cell has no value, number, mono, tone(value, row) → class,
 * link(row, parameters) → {name, category} or null}], csv, sql: addresses, href({name, category}):
 * page of an operation, or null, parameters: for links, limit, class, level: tag of the heading}.
 * Returns {node, show(rows)}. */
export function createDataTable(spec) {
    const part = {
        spec, rows: [],
        places: new Map(), // column → Map name → where it begins to differ
        order: null, // {key, down}
    };
    part.groups = h('tr', { class: 'column-groups' });
    part.head = h('tr');
    part.wide = !spec.columns.some((column) => column.extra);
    const widen = !part.wide && button('All columns', () => {
        part.wide = !part.wide;
        widen.setAttribute('aria-pressed', String(part.wide));
        renderTable(part);
    }, { 'aria-pressed': 'false', 'aria-label': `All columns of ${spec.caption}` });
    part.body = h('tbody');
    part.more = h('p', { class: 'data-more', hidden: true });
    part.count = h('span', { class: 'chart-unit' });
    // Titles work only with a mouse.
    const explained = new Map(spec.columns.map((column) =>
        [column.group ?? column.title, column.what ?? column.groupWhat]).filter(([, what]) => what));
    const meanings = explained.size > 0 && h('details', { class: 'data-meanings small' },
        h('summary', {}, 'What the columns mean'), h('dl', {}, [...explained].flatMap(([name, what]) =>
            [h('dt', {}, name), h('dd', {}, what)])));
    part.blanks = h('p', { class: 'data-blanks muted small', hidden: true });
    const title = [spec.caption, spec.heading].filter(Boolean).join(': ');
    const sql = createSqlLink(title);
    sql.set(spec.sql ?? null);
    part.node = h('section', { class: `card data-card ${spec.class ?? ''}`.trim(),
        'aria-label': title },
    h('div', { class: 'chart-head' }, h(spec.level ?? 'h3', {}, title, ' ', part.count),
        h('div', { class: 'chart-tools' }, widen, sql.node, spec.csv && h('a', { class: 'button',
            href: spec.csv, download: '', title: `${spec.caption}: download as CSV`,
            'aria-label': `${spec.caption}: download as CSV` }, 'CSV'))),
    h('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': `${title}, rows` },
        h('table', { class: 'data-table' }, h('caption', { class: 'visually-hidden' }, title),
            h('thead', {}, spec.columns.some((column) => column.group) && part.groups, part.head),
                part.body)), part.more, meanings, part.blanks);
    part.limit = spec.limit ?? 20;

    return {
        node: part.node,
        show: (next) => showTable(part, next),
    };
}
