// The numbers of a heat map as a table, built when it is opened.
import { fill, h } from '../dom.js';
import { formatPercentDiff } from '../format.js';

/**
 * `draw({grid, values, format, formatDiff, title, timeline})`: `grid` and `values` are from
 * samples.js, `title` is the heading of the columns of numbers, `timeline(row, column)` → address
 * of the timeline of a cell.
 */
export function createGridTable() {
    const body = h('div', { class: 'grid-table-scroll', tabindex: '0', role: 'region',
        'aria-label': 'Numbers of every rank and step' });
    const node = h('details', { class: 'grid-table' },
        h('summary', {}, 'These numbers as a table'), body);
    let data = null;
    let built = null;

    function build() {
        if (!node.open || !data || built === data) {
            return;
        }
        built = data;
        fill(body, h('table', {},
            h('caption', { class: 'visually-hidden' }, `${data.title} of every rank and step`),
            h('thead', {}, h('tr', {}, [['Rank', ''], ['Step', ''], ['Control', 'num'],
                ['Test', 'num'], ['Δ', 'num'], ['Δ %', 'num']].map(([text, cls]) =>
                h('th', { scope: 'col', class: cls }, text)))),
            h('tbody', {}, data.grid.rows.flatMap((row, i) =>
                data.grid.columns.map((column, j) => line(row, column, i, j))))));
    }

    function line(row, column, i, j) {
        const { values, format, formatDiff } = data;
        const [a, b, d] = [values.control[i][j], values.test[i][j], values.diff[i][j]];
        if (a === null && b === null) {
            return null;
        }
        const sign = d > 0 ? ' more' : d < 0 ? ' less' : '';
        return h('tr', {}, h('th', { scope: 'row' }, row.text),
            h('td', {}, h('a', { href: data.timeline(row, column),
                title: 'Show this step in the timeline' }, column.text)),
            h('td', { class: 'num' }, format(a)), h('td', { class: 'num' }, format(b)),
            h('td', { class: `num${sign}` }, formatDiff(d)),
            h('td', { class: `num${sign}` },
                formatPercentDiff(a > 0 && d !== null ? 100 * d / a : null)));
    }

    node.addEventListener('toggle', build);
    return { node, draw(next) {
        data = next;
        build();
    } };
}
