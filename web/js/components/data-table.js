// A table of rows of one shape: sorts by any column on a click, at most `limit` rows at first.
import { button, fill, h } from '../dom.js';

const MORE = 200;

/**
 * `spec`: {caption, columns: [{key, title, show(value, row) → text, exact(value, row),
 * number, mono, tone(value, row) → class}], csv}. Returns {node, show(rows)}.
 */
export function createDataTable(spec) {
    const head = h('tr');
    const body = h('tbody');
    const more = h('p', { class: 'data-more', hidden: true });
    const count = h('span', { class: 'muted' });
    const node = h('section', { class: 'card data-card', 'aria-label': spec.caption },
        h('div', { class: 'chart-head' }, h('h3', {}, spec.caption, ' ', count),
            h('div', { class: 'chart-tools' }, spec.csv && h('a', { class: 'button',
                href: spec.csv, download: '' }, 'CSV'))),
        h('div', { class: 'scroll-x' }, h('table', { class: 'data-table' },
            h('thead', {}, head), body)), more);
    let rows = [];
    let order = null; // {key, down}
    let limit = 20;

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
    }

    function render() {
        fill(head, spec.columns.map((column) => {
            const now = order?.key === column.key;
            return h('th', { scope: 'col', class: column.number && 'num',
                'aria-sort': now && (order.down ? 'descending' : 'ascending') },
            button(`${column.title}${now ? (order.down ? ' ↓' : ' ↑') : ''}`,
                () => sortBy(column), { class: 'link-button th-button' }));
        }));
        fill(body, sorted().slice(0, limit).map((row) => h('tr', {},
            spec.columns.map((column) => {
                const value = row[column.key];
                return h('td', { title: column.mono ? value : column.exact?.(value, row),
                    class: [column.number && 'num', column.mono && 'mono data-name',
                        column.tone?.(value, row)].filter(Boolean).join(' ') || null },
                column.show(value, row));
            }))));
        count.textContent = rows.length > 1 ? String(rows.length) : '';
        more.hidden = rows.length <= limit;
        fill(more, button(`Show ${Math.min(MORE, rows.length - limit)} more of ${rows.length}`,
            () => {
                limit += MORE;
                render();
            }, { class: 'link-button' }));
    }

    return {
        node,
        show(next) {
            rows = next;
            node.hidden = rows.length === 0;
            render();
        },
    };
}
