// The table of sets: sortable columns, groups of sets whose labels begin alike, the rows of
// sets. set-list.js decides what it shows and what its clicks do.
import { button, fill, h, icon, refill } from '../dom.js';
import { formatCount, formatDate, plural } from '../format.js';
import { createRowFocus } from './row-focus.js';
import { COLUMN_COUNT, setRows } from './set-row.js';
import { readSeries, seriesHref } from '../series/state.js';

/** `sort`: the column of the API. */
const COLUMNS = [
    { text: 'A / B', hidden: 'Control and test' },
    { text: 'Set', sort: 'label' },
    { text: 'Device', sort: 'device' },
    { text: 'Step time', sort: 'step_time', num: true },
    { text: 'Ranks', sort: 'ranks', num: true },
    { text: 'Steps', sort: 'steps', num: true },
    { text: 'Recorded', sort: 'recorded' },
    { text: 'Stored', sort: 'created' },
    { text: 'Size', sort: 'bytes', num: true },
    { text: 'Quality' },
    { text: '', hidden: 'Actions' },
];
export const SORTS = COLUMNS.filter((column) => column.sort);

function headCell(column, onSort) {
    if (!column.sort) {
        return h('th', { scope: 'col', class: column.num ? 'num' : '' }, column.hidden
            ? [h('span', { 'aria-hidden': 'true' }, column.text),
                h('span', { class: 'visually-hidden' }, column.hidden)] : column.text);
    }
    return h('th', { scope: 'col', class: column.num ? 'num' : '', data: { sort: column.sort } },
        button([column.text, h('span', { class: 'sort-mark' })], () => onSort(column.sort),
            { class: 'sort-button' }));
}

/**
 * `actions`: those of setRows(), and {sort(column), checkAll(on), toggleGroup(prefix),
 * more(prefix)}. Returns {node, draw(view), flash(id), focus()}; view = {entries, groups, picked,
 * checked, sort, order}: entries of the API, groups: Map prefix → {sets, total, loading} of the
 * open ones, checked: a Map by set id.
 */
export function createSetTable(actions) {
    const body = h('tbody');
    const all = h('input', { type: 'checkbox', class: 'set-check',
        'aria-label': 'Select all that are shown',
        on: { click: () => actions.checkAll(all.checked) } });
    const heads = COLUMNS.map((column) => headCell(column, actions.sort));
    const node = h('div', { class: 'card scroll-x' }, h('table', { class: 'sets', role: 'grid' },
        h('caption', { class: 'visually-hidden' }, 'Sets'),
        h('thead', {}, h('tr', {}, h('th', { scope: 'col', class: 'check-cell' }, all), heads)),
        body));
    const rowFocus = createRowFocus(body, 'tr[data-set], tr.group, tr.more-row', (key, row) => {
        const what = !row.dataset.set ? 'button'
            : key === ' ' ? '.set-check' : '.menu-button';
        row.querySelector(what)?.click();
    });
    const open = new Map(); // set id → quality panel
    let kept = new Map(); // key → {shown, rows}: rows are kept as long as their set

    function rowsOf(key, shown, make, next) {
        const before = kept.get(key);
        const entry = before?.shown === shown ? before : { shown, rows: make() };
        next.set(key, entry);
        return entry.rows;
    }

    const rowsOfSet = (set, next, member = false) => rowsOf(set.id,
        JSON.stringify([set, member]), () => setRows(set, actions, open, { member }), next);

    function rowsOfGroup(group, opened, next) {
        const rows = rowsOf(`group ${group.prefix}`, JSON.stringify([group, Boolean(opened)]),
            () => [groupRow(group, opened, actions)], next);
        if (!opened) {
            return rows;
        }
        const left = opened.total - opened.sets.length;
        return [...rows, ...opened.sets.flatMap((set) => rowsOfSet(set, next, true)),
            ...rowsOf(`more ${group.prefix}`, `${opened.loading} ${left}`,
                () => (opened.loading || left > 0 ? [moreRow(group, opened, left, actions)] : []),
                next)];
    }

    function draw(view) {
        const next = new Map();
        const focused = body.contains(document.activeElement) ? document.activeElement : null;
        const { prefix: key, set } = focused?.closest('tr')?.dataset ?? {};
        refill(body, view.entries.flatMap((entry) => (entry.group
            ? rowsOfGroup(entry.group, view.groups.get(entry.group.prefix), next)
            : rowsOfSet(entry.set, next))));
        kept = next;
        if (key !== undefined && !focused.isConnected) { // a group was opened or closed
            body.querySelector(`tr[data-prefix="${CSS.escape(key)}"] button`)
                ?.focus({ preventScroll: true });
        }
        rowFocus.sync(focused !== null);
        if (focused?.matches('.pin-toggle') && !focused.isConnected) {
            body.querySelector(`tr[data-set="${set}"] .pin-toggle`)?.focus({ preventScroll: true });
        }
        drawSort(view);
        drawMarks(view);
    }

    function drawSort({ sort, order }) {
        for (const head of heads) {
            const on = head.dataset.sort === sort;
            if (head.dataset.sort) {
                head.ariaSort = on ? { asc: 'ascending', desc: 'descending' }[order] : null;
                fill(head.querySelector('.sort-mark'), on && icon(order === 'asc' ? 'up' : 'down'));
            }
        }
    }

    /** What is picked and checked. */
    function drawMarks({ picked, checked }) {
        const rows = [...body.querySelectorAll('tr[data-set]')];
        for (const row of rows) {
            const { set } = row.dataset;
            for (const side of ['control', 'test']) {
                row.toggleAttribute(`data-${side}`, set === picked[side]);
                row.querySelector(`.pick-${side} input`).checked = set === picked[side];
            }
            row.toggleAttribute('data-checked', checked.has(set));
            row.querySelector('.set-check').checked = checked.has(set);
        }
        body.querySelectorAll('tr.group').forEach((row) => drawGroupMarks(row, picked));
        const count = rows.filter((row) => checked.has(row.dataset.set)).length;
        all.checked = count > 0 && count === rows.length;
        all.indeterminate = count > 0 && count < rows.length;
        all.disabled = rows.length === 0;
    }

    /** A folded group has the letters of the picked sets that are in it. */
    function drawGroupMarks(row, { labels, ...picked }) {
        const begins = row.dataset.prefix.toLowerCase();
        fill(row.querySelector('.pick-cell'), ['control', 'test'].filter((side) =>
            labels[side].toLowerCase().startsWith(begins) && /^([^\p{L}]|$)/u.test(labels[side].slice(begins.length))
            && !body.querySelector(`tr[data-set="${CSS.escape(picked[side])}"]`)).map((side) =>
            h('b', { class: `letter letter-${side === 'control' ? 'a' : 'b'}`, title: labels[side] }, side === 'control' ? 'A' : 'B',
                h('span', { class: 'visually-hidden' }, `: ${labels[side]}`))));
    }

    /** Draws attention to a set that just arrived. */
    function flash(id) {
        const row = [...body.children].find((r) => r.dataset.set === id);
        row?.classList.add('fresh');
        row?.scrollIntoView({ block: 'nearest' });
        return Boolean(row);
    }

    return { node, draw, flash, focus: rowFocus.focus };
}

function groupRow(group, opened, actions) {
    const toggle = button([icon('chevron'), h('span', { class: 'set-name' }, group.prefix),
        h('span', { class: 'muted' }, plural(group.sets, 'set'))],
    () => actions.toggleGroup(group.prefix), { class: 'group-toggle',
        'aria-expanded': String(Boolean(opened)),
        'aria-label': `${group.prefix} …, ${plural(group.sets, 'set')}` });
    return h('tr', { class: 'group', data: { prefix: group.prefix } },
        h('td', { class: 'check-cell' }), h('td', { class: 'pick-cell' }),
        h('td', { class: 'set-cell', colspan: '6' }, toggle, !group.prefix.includes(',')
            && h('a', { class: 'small', href: seriesHref({ ...readSeries(''), sets: `${group.prefix}*` }),
                title: 'Their step times in order of recording',
                'aria-label': `Series of ${group.prefix} …` }, 'Series')),
        h('td', { class: 'date' }, formatDate(group.newest)),
        h('td', { colspan: String(COLUMN_COUNT - 9) }));
}

function moreRow(group, opened, left, actions) {
    return h('tr', { class: 'more-row member' }, h('td', { colspan: String(COLUMN_COUNT) },
        opened.loading ? h('span', { class: 'muted' }, 'Loading …')
            : button(`Show more of ${group.prefix} (${formatCount(left)} left)`,
                () => actions.more(group.prefix), { class: 'link-button' })));
}
