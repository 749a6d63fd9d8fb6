// A table of rows of one shape: a click on a heading sorts by that column; at most `limit` rows at
// first.
import { button, fill, h } from '../dom.js';
import { findDistinctions, formatCount, NONE } from '../format.js';
import { splitName } from './split-name.js';
import { createSqlLink } from './sql-link.js';

const MORE = 200;
const SHORT = 30; // letters of a name, which fit in any table

/**
 * `spec`: {caption, heading: words after it, columns: [{key, title, group: a title above those of
 * neighbours, extra: shown on request, what: the title's meaning, show(value, row) → text or node, exact(value, row), blank: why a cell has no value, number, mono, tone(value, row) → class,
 * link(row, parameters) → {name, category} or null}], csv, sql: addresses, href({name, category}): page of an operation, or
 * null, parameters: for links, limit, class, level: tag of the heading}. Returns {node, show(rows)}.
 */
export function createDataTable(spec) {
    const groups = h('tr', { class: 'column-groups' });
    const head = h('tr');
    let wide = !spec.columns.some((column) => column.extra);
    const widen = !wide && button('All columns', () => {
        wide = !wide;
        widen.setAttribute('aria-pressed', String(wide));
        render();
    }, { 'aria-pressed': 'false', 'aria-label': `All columns of ${spec.caption}` });
    const body = h('tbody');
    const more = h('p', { class: 'data-more', hidden: true });
    const count = h('span', { class: 'chart-unit' });
    // Titles work only with a mouse.
    const explained = new Map(spec.columns.map((column) =>
        [column.group ?? column.title, column.what ?? column.groupWhat]).filter(([, what]) => what));
    const meanings = explained.size > 0 && h('details', { class: 'data-meanings small' },
        h('summary', {}, 'What the columns mean'), h('dl', {}, [...explained].flatMap(([name, what]) =>
            [h('dt', {}, name), h('dd', {}, what)])));
    const blanks = h('p', { class: 'data-blanks muted small', hidden: true });
    const title = [spec.caption, spec.heading].filter(Boolean).join(': ');
    const sql = createSqlLink(title);
    sql.set(spec.sql ?? null);
    const node = h('section', { class: `card data-card ${spec.class ?? ''}`.trim(),
        'aria-label': title },
    h('div', { class: 'chart-head' }, h(spec.level ?? 'h3', {}, title, ' ', count),
        h('div', { class: 'chart-tools' }, widen, sql.node, spec.csv && h('a', { class: 'button',
            href: spec.csv, download: '', title: `${spec.caption}: download as CSV`,
            'aria-label': `${spec.caption}: download as CSV` }, 'CSV'))),
    h('div', { class: 'scroll-x', tabindex: '0', role: 'region', 'aria-label': `${title}, rows` },
        h('table', { class: 'data-table' },
            h('caption', { class: 'visually-hidden' }, title),
            h('thead', {}, spec.columns.some((column) => column.group) && groups, head), body)), more, meanings, blanks);
    let rows = [];
    const places = new Map(); // column → Map name → where it begins to differ
    let order = null; // {key, down}
    let limit = spec.limit ?? 20;

    function sorted() {
        if (!order) {
            return rows;
        }
        const sign = order.down ? -1 : 1;
        return [...rows].sort((a, b) => {
            const [x, y] = [a[order.key] ?? null, b[order.key] ?? null];
            if (x === null || y === null) {
                return (x === null) - (y === null);
            }
            return sign * (typeof x === 'number' ? x - y : String(x).localeCompare(String(y)));
        });
    }

    function sortBy(column) {
        const down = order?.key === column.key ? !order.down : Boolean(column.number);
        order = { key: column.key, down };
        render();
        head.querySelector('[aria-sort] button')?.focus();
    }

    function content(column, value, row, plain) {
        const op = spec.href && column.link?.(row, spec.parameters ?? {});
        const shown = column.mono && typeof plain === 'string'
            ? splitName(plain, places.get(column.key)?.get(plain) ?? 0) : plain;
        if (op || !column.mono || typeof plain !== 'string' || plain.length <= SHORT) {
            return op ? h('a', { href: spec.href(op) }, shown) : shown;
        }
        const name = button(shown, () => {
            const whole = name.getAttribute('aria-expanded') !== 'true';
            name.setAttribute('aria-expanded', String(whole));
            fill(name, whole ? plain : shown);
        }, { class: 'name-button', 'aria-expanded': 'false' });
        return name;
    }

    function renderHead(columns) {
        groups.hidden = !columns.some((column) => column.group);
        const spans = []; // [column, how many neighbours share its group]
        for (const column of groups.hidden ? [] : columns) {
            const last = spans.at(-1);
            if (column.group && last?.[0].group === column.group) {
                last[1] += 1;
            } else {
                spans.push([column, 1]);
            }
        }
        fill(groups, spans.map(([{ group, groupWhat }, colspan]) => (group
            ? h('th', { scope: 'colgroup', colspan, class: 'group-start', title: groupWhat }, group)
            : h('td', {}))));
        fill(head, columns.map((column, i) => {
            const now = order?.key === column.key;
            return h('th', { scope: 'col', class: classesOf(column, columns[i - 1]),
                'aria-sort': now && (order.down ? 'descending' : 'ascending') },
            button(`${column.title}${now ? (order.down ? ' ↓' : ' ↑') : ''}`,
                () => sortBy(column), { class: 'link-button th-button', title: column.what,
                    'aria-label': column.group && `${column.title}, ${column.group}` }));
        }));
    }

    const classesOf = (column, before, more = []) => [column.number && 'num',
        column.group && column.group !== before?.group && 'group-start', ...more]
        .filter(Boolean).join(' ') || null;

    function render() {
        const columns = spec.columns.filter((column) => wide || !column.extra);
        renderHead(columns);
        const blank = new Set(); // columns in which a row has no value, for a reason
        fill(body, sorted().slice(0, limit).map((row) => h('tr', {},
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
                content(column, value, row, plain));
            }))));
        blanks.hidden = blank.size === 0;
        fill(blanks, [...new Map([...blank].map((column) => [column.group ?? column.title, column.blank]))]
            .map(([title, why]) => `${NONE} in ${title}: ${why}`).join('; '), '.');
        count.textContent = rows.length > 1 ? formatCount(rows.length) : '';
        more.hidden = rows.length <= limit;
        fill(more, button(`Show ${formatCount(Math.min(MORE, rows.length - limit))} more of ${
            formatCount(rows.length)}`, () => {
            limit += MORE;
            render();
        }, { class: 'link-button' }));
    }

    return {
        node,
        show(next) {
            rows = next;
            for (const { key } of spec.columns.filter((column) => column.mono)) {
                places.set(key, findDistinctions(rows.map((row) => String(row[key] ?? ''))));
            }
            node.hidden = rows.length === 0;
            render();
        },
    };
}
