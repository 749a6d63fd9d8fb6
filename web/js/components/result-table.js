// The rows of an answer with any columns. Long answers draw only the visible rows.
import { button, fill, h } from '../dom.js';
import { isPrinting, onPrint } from '../print.js';
import { isMeasure } from '../sql/kinds.js';

const ROW = 28; // px, as in query.css
const VIRTUAL_FROM = 200;
const OVERSCAN = 12;
const SAMPLE = 400; // rows that determine the widths
const WIDEST = 56; // letters

/** A value as text, without the last digits of a sum, which are rounding errors. */
export function valueText(value) {
    if (value === null || value === undefined) {
        return 'NULL';
    }
    return typeof value === 'number' && !Number.isInteger(value)
        ? String(Number(value.toPrecision(12))) : String(value);
}

/** The same with thousands separators where the column is of measures, not of names. */
export const shownText = (column, value) => (value !== null && isMeasure(column)
    ? valueText(value).replace(/^-?\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))
        .replace('-', '\u2212') : valueText(value));

/** How many letters a column needs; in a long answer, some of the rows decide. */
function widthOf(column, at, rows) {
    const every = Math.max(1, Math.ceil(rows.length / SAMPLE));
    let most = column.name.length + 3 + (column.unit ? column.unit.length + 2 : 0);
    for (let i = 0; i < rows.length; i += every) {
        most = Math.max(most, shownText(column, rows[i][at]).length);
    }
    return Math.min(WIDEST, most) + 3;
}

function compare(a, b) {
    if (a === null || b === null) {
        return (b === null) - (a === null); // first, as in SQLite
    }
    if (typeof a === 'number' && typeof b === 'number') {
        return a - b;
    }
    return typeof a === typeof b ? (a < b ? -1 : Number(a > b))
        : typeof a === 'number' ? -1 : 1;
}

/** {node, show(columns: [{name, type, unit}], rows), unmount()}. */
export function createResultTable() {
    const head = h('tr', { 'aria-rowindex': '1' });
    const widths = h('colgroup');
    const body = h('tbody');
    const table = h('table', { class: 'result-rows' },
        h('caption', { class: 'visually-hidden' }, 'Rows of the answer'), widths,
        h('thead', {}, head), body);
    const node = h('div', { class: 'table-scroll result-scroll', tabindex: '0', role: 'region',
        'aria-label': 'Rows of the answer' }, table);
    const [above, below] = [0, 1].map(() => h('tr', { class: 'spacer', 'aria-hidden': 'true' },
        h('td')));
    let columns = [];
    let given = [];
    let rows = [];
    let order = null; // {at, down}; null: the order of the statement
    let [first, last] = [0, 0];

    const isVirtual = () => rows.length > VIRTUAL_FROM && !isPrinting();

    function drawRow(row, index) {
        return h('tr', { 'aria-rowindex': String(index + 2), class: index % 2 ? 'odd' : '' },
            row.map((value, at) => {
                const text = shownText(columns[at], value);
                return h('td', { title: text.length > 40 ? text : null,
                    class: value === null ? 'none' : columns[at].number ? 'num' : '' }, text);
            }));
    }

    function drawRows(force = false) {
        const inSight = Math.ceil((node.clientHeight || 600) / ROW);
        const from = isVirtual()
            ? Math.max(0, Math.floor(node.scrollTop / ROW) - OVERSCAN) : 0;
        const to = isVirtual() ? Math.min(rows.length, from + inSight + 2 * OVERSCAN)
            : rows.length;
        if (!force && from === first && to === last) {
            return;
        }
        [first, last] = [from, to];
        [[above, from], [below, rows.length - to]].forEach(([spacer, count]) => {
            spacer.hidden = count === 0;
            spacer.firstChild.colSpan = Math.max(1, columns.length);
            spacer.style.height = `${count * ROW}px`;
        });
        fill(body, above, rows.slice(from, to).map((row, i) => drawRow(row, from + i)), below);
    }

    function sortBy(at) {
        // Down, up, then the order of the statement.
        const down = columns[at].number;
        order = order?.at !== at ? { at, down }
            : order.down === down ? { at, down: !down } : null;
        const sign = order?.down ? -1 : 1;
        rows = order === null ? given
            : [...given].sort((a, b) => sign * compare(a[at], b[at]));
        node.scrollTop = 0;
        drawHead();
        drawRows(true);
        head.children[at].querySelector('button').focus();
    }

    function drawHead() {
        fill(head, columns.map((column, at) => h('th', { scope: 'col',
            class: column.number ? 'num' : '', title: column.name,
            'aria-sort': order?.at === at ? order.down ? 'descending' : 'ascending' : null },
        button(h('span', { class: 'ellipsis' }, column.name,
            column.unit && h('span', { class: 'muted' }, `, ${column.unit}`),
            order?.at === at && (order.down ? ' ↓' : ' ↑')), () => sortBy(at),
        { class: 'th-button', title: `Order by ${column.name}` }))));
    }

    node.addEventListener('scroll', () => isVirtual() && drawRows());
    const observer = new ResizeObserver(() => isVirtual() && drawRows());
    observer.observe(node);
    const stopPrinting = onPrint(() => drawRows(true));

    return {
        node,
        show(nextColumns, nextRows) {
            columns = nextColumns.map((column) => ({ ...column,
                number: column.type === 'integer' || column.type === 'real' }));
            given = rows = nextRows;
            order = null;
            const letters = columns.map((column, at) => widthOf(column, at, rows));
            // In a narrow window, a name leaves room for the next column.
            const sizes = letters.map((n) => `min(${n}ch, 60cqw)`);
            fill(widths, sizes.map((width) => h('col', { css: { width } })));
            table.style.minWidth = `calc(${['0px', ...sizes].join(' + ')})`;
            table.setAttribute('aria-rowcount', String(rows.length + 1));
            node.toggleAttribute('data-virtual', rows.length > VIRTUAL_FROM);
            node.scrollTop = 0;
            drawHead();
            drawRows(true);
        },
        unmount() {
            observer.disconnect();
            stopPrinting();
        },
    };
}
