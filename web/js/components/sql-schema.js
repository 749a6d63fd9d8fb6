// What a statement can use: the tables and their columns, with units. A click inserts a name.
import { button, fill, h, uniqueId } from '../dom.js';
import { plural } from '../format.js';

/** A name, in quotes if a statement needs them. */
const plain = (name) => (/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(name) ? name
    : `"${name.replaceAll('"', '""')}"`);

/** `onInsert(text)`. Returns {node, draw(tables, two: whether there is a test), focus()}. */
export function createSqlSchema(onInsert) {
    const id = uniqueId('find');
    const find = h('input', { type: 'search', id, placeholder: 'Find a table or column',
        autocomplete: 'off', spellcheck: 'false', on: { input: () => render() } });
    const list = h('div', { class: 'schema-list', tabindex: '0', role: 'region',
        'aria-label': 'Tables and columns' });
    const node = h('section', { class: 'card sql-schema', 'aria-label': 'Tables' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Tables'),
            h('label', { for: id, class: 'visually-hidden' }, 'Find a table or column'), find),
        list);
    const open = new Set();
    let tables = null;
    let two = false;

    /** The names of a table in statements: tables of a set exist once for each set. */
    const namesOf = ({ name, kind }) => (kind === 'table' || kind === 'analysis' || !two ? [name]
        : [`control.${name}`, `test.${name}`]);

    function columnRow(column) {
        return h('li', {}, button(column.name, () => onInsert(plain(column.name)), {
            class: 'schema-name mono', title: `Insert ${column.name}` }),
        h('span', { class: 'muted small' }, [column.type, column.unit].filter(Boolean)
            .join(', ')),
        column.description && h('span', { class: 'schema-what small' }, column.description));
    }

    function tableRow(table, words) {
        const inName = table.name.toLowerCase().includes(words);
        const columns = words === '' || inName ? table.columns : table.columns.filter((c) =>
            `${c.name} ${c.description ?? ''}`.toLowerCase().includes(words));
        if (columns.length === 0 && !inName) {
            return null;
        }
        const node = h('details', { open: words !== '' || open.has(table.name), on: {
            toggle: () => {
                if (words === '') {
                    open[node.open ? 'add' : 'delete'](table.name);
                }
            } } },
        h('summary', {}, h('span', { class: 'mono' }, table.name)),
        h('p', { class: 'small' }, table.description, table.description && ' ',
            namesOf(table).flatMap((name) => [button(`Insert ${name}`, () =>
                onInsert(plain(name)), { class: 'link-button' }), ' '])),
        h('ul', {}, columns.map(columnRow)));
        return node;
    }

    function render() {
        const words = find.value.trim().toLowerCase();
        const rowsOf = (...kinds) => (tables ?? []).filter(({ kind }) => kinds.includes(kind))
            .map((table) => tableRow(table, words)).filter(Boolean);
        const group = (title, rows, about) => rows.length > 0 && h('details', {
            class: 'schema-stored', open: words !== '' || open.has(title), on: { toggle: (event) => {
                if (words === '' && event.target === event.currentTarget) {
                    open[event.target.open ? 'add' : 'delete'](title);
                }
            } } }, h('summary', {}, title), about && h('p', { class: 'small' }, about), rows);
        const [shown, analyses, stored] = [rowsOf('view', 'table'), rowsOf('analysis'),
            rowsOf('stored')];
        fill(list, shown, group('Tables of the analyses', analyses, 'The tables of the Analyse page. '
            + 'Parameters go in brackets: queue_length_summary(\'steps=first\', \'ranks=0\').'),
        group('Tables as the set file keeps them', stored),
        shown.length + analyses.length + stored.length === 0 && h('p', { class: 'muted' },
            tables === null ? '' : words === '' ? 'There are no tables.'
                : `No table or column contains “${words}”.`));
    }

    return {
        node,
        draw(next, withTest) {
            tables = next;
            two = withTest;
            find.title = tables ? plural(tables.length, 'table') : '';
            render();
        },
        focus: () => find.focus(),
    };
}
