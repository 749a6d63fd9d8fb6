// A table of rows of one shape: a click on a heading sorts by that column; at most `limit` rows at
// first.
import { button, createSqlLink, fill, h } from '../dom.js';
import { findDistinctions, formatCount, NONE } from '../format.js';

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

/* ---- the whole ---- */

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
