// Where the time of a chosen stretch goes, by name, on both sides.
import * as api from '../api.js';
import { button, fill, h, iconButton } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatTime, formatTimeDiff } from '../format.js';
import { createDataTable } from '../components/data-table.js';
import { keyOf } from './lanes.js';

const MOST = 1000; // names of a side
const TITLES = { control: 'Control', test: 'Test' };
const SELF = 'Time in the stretch, of a host row without the rows below it';

/**
 * The sums of the sides as rows: {name, category, sort, control, test: time, control_calls,
 * test_calls, diff}; null: not known, as the answer of the side lists only the longest. `answers`:
 * {side: answer}, `nameOf(name, category)`: the name of a row that has several.
 */
export function joinSums(answers, nameOf) {
    const rows = new Map();
    const sides = Object.keys(answers);
    for (const side of sides) {
        for (const { name, category, sort, calls, self } of answers[side].rows) {
            const one = nameOf(name, category);
            const row = rows.get(keyOf(one, category)) ?? { name: one, category, sort };
            row[side] = (row[side] ?? 0) + self;
            row[`${side}_calls`] = (row[`${side}_calls`] ?? 0) + calls;
            rows.set(keyOf(one, category), row);
        }
    }
    for (const row of rows.values()) {
        for (const side of sides) {
            const none = answers[side].of > answers[side].rows.length ? null : 0;
            row[side] ??= none;
            row[`${side}_calls`] ??= none;
        }
        row.diff = sides.length === 2 && row.control !== null && row.test !== null
            ? row.test - row.control : null;
    }
    const weight = (row) => Math.abs(row.diff ?? 0) || Math.max(row.control ?? 0, row.test ?? 0) * 1e-6;
    return [...rows.values()].sort((a, b) => weight(b) - weight(a));
}

function createTable(sides, onName) {
    const time = (side) => ({ key: side, title: TITLES[side], number: true, what: SELF,
        show: formatTime, exact: exactTime });
    return createDataTable({ caption: 'Time by name', class: 'timeline-sums-table', level: 'h3',
        limit: 12, columns: [
            { key: 'name', title: 'Name', mono: true, show: (name) => button(name || '(no name)',
                () => onName(name), { class: 'link-button timeline-name', title: name }) },
            { key: 'sort', title: 'Where', show: String },
            ...sides.map(time),
            ...sides.length === 2 ? [{ key: 'diff', title: 'Change', number: true,
                what: 'Test − control', show: formatTimeDiff, exact: exactTimeDiff,
                tone: (d) => (d > 0 ? 'more' : d < 0 ? 'less' : '') }] : [],
            ...sides.map((side) => ({ key: `${side}_calls`, number: true, title: sides.length === 2
                ? `${TITLES[side]} calls` : 'Calls', show: formatCount }))] });
}

/** `page`: {nameOf(name, category), zoom(stretch), clear(), search(name)}. */
export function createSums(page) {
    const head = h('p', { class: 'timeline-measured', role: 'status' });
    const body = h('div');
    const node = h('section', { class: 'card timeline-sums', 'aria-label': 'Chosen stretch',
        hidden: true }, head, body);
    let shown = '';
    let request = null;

    async function load(stretch, sides, shifts) {
        request?.abort();
        const mine = new AbortController();
        request = mine;
        try {
            const answers = {};
            await Promise.all(sides.map(async ({ side, set, query }) => {
                const asked = new URLSearchParams(query);
                Object.entries({ from: stretch.from + shifts[side], to: stretch.to + shifts[side] })
                    .forEach(([name, us]) => asked.set(name, String(Math.round(us * 1000) / 1000)));
                asked.set('limit', String(MOST));
                answers[side] = await api.timelineSums(set, asked, { signal: mine.signal });
            }));
            if (request === mine) {
                const inOrder = Object.fromEntries(sides.map(({ side }) => [side, answers[side]]));
                const table = createTable(Object.keys(inOrder), page.search);
                const rows = joinSums(inOrder, page.nameOf);
                table.show(rows);
                fill(body, rows.length > 0 ? table.node
                    : h('p', { class: 'muted' }, 'Nothing runs in this stretch.'));
            }
        } catch (error) {
            if (request === mine && error.name !== 'AbortError') {
                fill(body, h('p', { class: 'notice small' },
                    `Its sums could not be loaded. ${error.message}`));
            }
        }
    }

    return {
        node,
        /** `stretch`: {from, to} or null; `sides`: those of data.js that are shown; `key`: of them. */
        draw(stretch, sides, shifts, key) {
            const now = stretch ? JSON.stringify([stretch, key, shifts]) : '';
            if (now === shown) {
                return;
            }
            shown = now;
            node.hidden = stretch === null;
            if (stretch === null) {
                request?.abort();
                return;
            }
            fill(head, h('b', {}, formatTime(stretch.to - stretch.from)),
                h('span', { class: 'muted small' }, ` from ${exactTime(stretch.from)} to ${
                    exactTime(stretch.to)} `),
                button('Zoom to it', () => page.zoom(stretch), { class: 'link-button' }),
                iconButton('close', 'Remove the stretch (Escape)', page.clear));
            load(stretch, sides, shifts);
        },
        unmount() { request?.abort(); },
    };
}
