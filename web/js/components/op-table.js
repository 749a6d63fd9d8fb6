// The table of all rows. Pattern: ARIA grid with rows as the unit; one row is in the tab order,
// arrows move, Enter or Space selects. Long tables draw only the visible rows.
import { button, createSqlLink, fill, h, iconButton, menuButton, painted, toast } from '../dom.js';
import { createApart, exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercent,
    formatPercentDiff, formatProbability, formatTime, formatTimeDiff, NONE, shortProbability, signOf }
    from '../format.js';
import { aliasLines, decidingQ, isTooFew, rowTitle, unitName, valuesOf } from '../rows.js';
import { defaultOrder, SIDES } from '../state.js';
import { onPrint } from '../theme.js';
import { createMore, createRowWindow, minus, numberTable } from './data-table.js';

// Names in a column that is too narrow: shows the beginning, and the part that distinguishes a name
// from similar ones. The text of the cell is the whole name, for screen readers, searches and
// paper; the style sheet draws the short one (data-short).

const LEAST = 14; // letters

/** The name of a row as it is shown. */
function shownName(row) {
    const [name, more] = rowTitle(row);
    return more === '' ? name : `${name} \u2192 ${more}`;
}

/** `cell` is the head of the column. Returns {setRows, addRows, measure, draw, refit}; rows may have holes. */
function createNameFit(cell) {
    let rows = [];
    let letters = 0; // that fit, in the font of the rows (.mono); 0: not measured yet, names are then whole
    let apart = null; // the part of each name that fits
    let narrower = false; // some names have a mark before them
    let [font, width] = ['', 0]; // of a letter, px
    const isMarked = ({ row }) => row.replaces || row.aliases;
    const namesOf = (items) => items.map(({ row }) => shownName(row));

    function countLetters() {
        const root = getComputedStyle(document.documentElement);
        const now = `${0.92 * parseFloat(root.fontSize)}px ${root.getPropertyValue('--mono')}`;
        if (now !== font) {
            font = now;
            const pen = document.createElement('canvas').getContext('2d');
            pen.font = font;
            width = pen.measureText('0'.repeat(40)).width / 40;
        }
        const style = getComputedStyle(cell);
        const room = cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 2;
        return width > 0 ? Math.max(LEAST, Math.floor(room / width)) : 0;
    }

    function shortOf(name) {
        if (letters > 0 && apart === null) {
            const known = rows.filter(Boolean);
            narrower = known.some(isMarked);
            apart = createApart(narrower ? letters - 2 : letters);
            apart.add(namesOf(known));
        }
        return letters === 0 ? name : apart.text(name);
    }

    return {
        setRows(next) {
            [rows, apart] = [next, null];
        },
        /** Takes the same rows, of which more are loaded: `fresh`. */
        addRows(next, fresh) {
            rows = next;
            apart = !narrower && fresh.some(isMarked) ? null : apart;
            apart?.add(namesOf(fresh));
        },
        /** Whether the number of letters that fit has changed. Lays out the page. */
        measure() {
            const before = letters;
            letters = countLetters();
            apart = letters === before ? apart : null;
            return letters !== before;
        },
        draw({ row }) {
            const name = shownName(row);
            const short = shortOf(name);
            return h('span', { class: 'fit', data: short === name ? {} : { short } }, h('bdi', {}, name));
        },
        /** For a drawn row whose width, or distinguishing part, has changed. */
        refit(node, { row }) {
            const [name, fit] = [shownName(row), node.querySelector('.fit')];
            const short = shortOf(name);
            if (short === name) {
                delete fit.dataset.short;
            } else if (fit.dataset.short !== short) {
                fit.dataset.short = short;
            }
        },
    };
}

// The columns of the table of all rows that split the change of an operator's device time into
// more work and slower work, and the button that shows them. They are off by default, because the
// server reads the events of both sides for them.

const PLAIN = 'abs_diff_duration'; // the default order of the page

/** The format of the other columns: [sort key, heading, explanation, class]. */
const WORK_COLUMNS = [
    ['more_work', 'More work', 'The time that the operator’s change of FLOPs would take at the '
        + 'speed of the control', 'num c-work'],
    ['slower_work', 'Slower work', 'The rest of the change of device time: the same FLOPs take more time, or '
        + 'less', 'num c-work'],
];

/** Why a cell is empty: the row's `work_known`, in the order of the marks. */
const WHY_NOT = {
    no_operator: 'it is not an operator: FLOPs are known for operators, not for single kernels',
    one_side: 'it is on one side only, so there is no change to split',
    unknown: 'its FLOPs are not known on both sides, or they count for the operator around it',
    partly: 'the FLOPs are known for less than 80 % of its calls or of its device time',
};

const MARKS = 'abcd';

/** Both cells of a row; `texts(value)`: [shown, exact]. */
function workCells({ row, moreWork, slowerWork }, texts) {
    return [moreWork, slowerWork].map((value) => {
        if (value === null || value === undefined) {
            const place = Object.keys(WHY_NOT).indexOf(row?.work_known);
            return h('td', { class: 'num c-work muted', title: WHY_NOT[row?.work_known] ?? null },
                NONE, place >= 0 && h('sup', {}, MARKS[place]));
        }
        const [text, title] = texts(value);
        return h('td', { class: `num c-work ${signOf(value)}`, title }, text);
    });
}

/** `change(changes)` changes the state of the page. */
export function createWorkSwitch(change) {
    let state = null;
    const node = button('More and slower work', () => change({ work: !state.work,
        ...state.work && WORK_COLUMNS.some(([key]) => key === state.sort)
            ? { sort: PLAIN, order: 'desc' } : {} }), { 'aria-pressed': 'false', class: 'work-switch',
        title: 'Two columns that split the change of an operator’s device time, where its FLOPs are '
            + 'known; takes longer to load' });
    // Titles work only with a mouse.
    const note = h('p', { class: 'work-reasons muted small', hidden: true }, 'No split: ',
        Object.values(WHY_NOT).flatMap((why, i) => [i > 0 && '; ', h('sup', {}, MARKS[i]),
            ` ${why}`]).filter(Boolean), '.');
    return { node, note, draw(now) {
        state = now;
        note.hidden = !state.work;
        node.setAttribute('aria-pressed', String(state.work));
    } };
}

// Probable replacements: kernels that only one side has, paired by what launches them. In the
// charts and the table each pair is one row; this list shows both names with the reason.

const FIRST = 4;

/** Why two kernels count as a pair, in words. */
const RULES = {
    operator_and_shapes: 'launched by the same operator with the same input shapes',
    operator: 'launched by the same operator',
    template_arguments: 'one template with other arguments',
    shapes: 'launched by other operators with the same input shapes',
};

/** `href({name, category})` is the page of a kernel. */
export function createReplacements(href) {
    const title = h('h2');
    const list = h('ul', { class: 'replacements-list' });
    const more = createMore(FIRST);
    const sql = createSqlLink('Probable replacements');
    const node = h('details', { class: 'card rank-steps replacements', hidden: true },
        h('summary', {}, title, h('span', { class: 'muted rank-summary' }, 'Kernels that are '
            + 'gone and those that probably replaced them, judged by what launches them, or by '
            + 'their names if these differ in template arguments alone.')),
    h('div', { class: 'chart-tools' }, sql.node), list, more.node);
    let shown = null;

    /** `perStep`: times per step instead of totals. */
    function draw(answer, perStep) {
        const pairs = answer.replacements ?? [];
        if (shown !== answer) {
            shown = answer;
            more.reset();
        }
        node.hidden = pairs.length === 0;
        if (node.hidden) {
            return;
        }
        title.textContent = `Probable replacements (${formatCount(pairs.length)})`;
        more.draw(pairs, (some) => fill(list, some.map((pair) => entry(pair, answer, perStep))).children);
    }

    function entry(pair, answer, perStep) {
        const row = { diff_duration: pair.diff_duration };
        SIDES.forEach((side) => {
            row[`${side}_counts`] = pair[side].counts;
            row[`${side}_total_duration`] = pair[side].total_duration;
        });
        const { control, test, diff, growth, controlCount, testCount } = valuesOf(row,
            perStep ? 'per_step' : 'total', answer);
        const name = (kernel, mark, cls) => h('p', { class: `replaced ${cls}` },
            h('span', { class: 'replaced-mark', 'aria-hidden': 'true' }, mark),
            h('span', { class: 'visually-hidden' }, mark === '−' ? 'gone: ' : 'new: '),
            h('a', { href: href(kernel), class: 'mono', title: kernel.name },
                h('bdi', {}, kernel.name)));
        return h('li', {},
            h('div', { class: 'replaced-names' }, name(pair.control, '−', 'less-mark'),
                name(pair.test, '+', 'more-mark'), h('p', { class: 'muted small' },
                    RULES[pair.rule] ?? pair.rule, pair.shared !== null && [', ',
                        h('span', { class: 'mono' }, pair.operator ?? ''), ' ',
                        pair.input_dims && h('span', { class: 'mono' }, pair.input_dims),
                        ` (${formatPercent(100 * pair.shared)} of what launches them is shared)`])),
            h('dl', { class: 'replaced-numbers' },
                h('dt', {}, perStep ? 'calls per step' : 'calls'),
                h('dd', {}, `${formatCount(controlCount)} → ${formatCount(testCount)}`),
                h('dt', {}, perStep ? 'time per step' : 'time'),
                h('dd', { title: `${exactTime(control)} → ${exactTime(test)}` },
                    `${formatTime(control)} → ${formatTime(test)}`),
                h('dt', {}, 'Δ'),
                h('dd', { class: `strong ${signOf(diff)}`, title: exactTimeDiff(diff) },
                    formatTimeDiff(diff), control > 0 && ` (${formatPercentDiff(growth)})`)));
    }

    return { node, sql, draw };
}

// The selected operation: its full name and every number of it.

export async function copyText(text, done) {
    try {
        await navigator.clipboard.writeText(text);
        toast(done, { seconds: 4 });
    } catch {
        // Without a secure context there is no clipboard: the user can copy the text by hand.
        toast(`Copy this: ${text}`, { seconds: 60 });
    }
}

const CHANGE_WORDS = { added: 'new: in the test only', deleted: 'gone: in the control only',
    increased: 'called more often', decreased: 'called less often',
    unchanged: 'called equally often' };

/** An explanation of q. */
const Q_NOTE = 'q is the false discovery rate: of all rows with a q this small, at most '
    + 'this share is expected to be noise';

/** The verdict on a row as a sentence. */
export function verdictText(row) {
    if (row.q_value === null) {
        return row.among?.[0] >= 4 ? 'Cannot judge: rows of the device were lost.'
            : 'Cannot judge: each side needs at least 4 samples.';
    }
    if (row.too_few && !isTooFew(row)) {
        return row.test_counts > 0 ? 'It is new: no test is needed.' : 'It is gone: no test is needed.';
    }
    if (row.too_few && row.among) {
        const [steps, rows] = row.among;
        return `${formatCount(steps)} steps are too few to judge this row among ${
            formatCount(rows)} rows.`;
    }
    const tests = `q = ${formatProbability(decidingQ(row))}, p = ${formatProbability(row.p_value)}`;
    if (row.significance === 'cannot_judge') {
        return `Cannot judge: two recordings of one program may differ so, too (${tests}).`;
    }
    return row.significance === 'no_difference_found' ? `No difference found (${tests}).`
        : `${row.significance === 'slower' ? 'Slower' : 'Faster'} (${tests}).`;
}

/** A text about the number of calls; '' if nothing is known. */
export function callsText(row) {
    return row.calls === 'fact' ? `calls: ${formatCount(row.control_calls)} → ${
        formatCount(row.test_calls)} in every step`
        : ['more', 'fewer'].includes(row.calls)
            ? `${row.calls} calls per step (q = ${formatProbability(row.calls_q_value)})` : '';
}

const numbers = ({ row, of }) => {
    const judged = typeof row.control_median === 'number' && typeof row.test_median === 'number';
    const line = (text, a, b, d, exact = []) => h('tr', {}, h('th', { scope: 'row' }, text),
        [a, b, d].map((value, i) => h('td', { class: `num${i === 2 ? ' strong' : ''}`,
            title: exact[i] ?? null }, value)));
    const times = (text, a, b, d = minus(a, b)) => line(text, formatTime(a), formatTime(b),
        formatTimeDiff(d), [exactTime(a), exactTime(b), exactTimeDiff(d)]);
    return numberTable('detail-table', null, ['', 'Control', 'Test', 'Δ'], [
            line('Calls', formatCount(row.control_counts), formatCount(row.test_counts),
                formatCountDiff(row.diff_counts)),
            times('Total', row.control_total_duration, row.test_total_duration, row.diff_duration),
            times('Per step', of('control_per_step'), of('test_per_step'), of('diff_per_step')),
            times('Per call', of('control_per_call'), of('test_per_call'), of('diff_per_call')),
            row.control_self_duration !== null && times('Self, total',
                row.control_self_duration, row.test_self_duration, of('diff_self_duration')),
            judged && times('Median of steps', row.control_median, row.test_median),
            judged && times('Quartile spread', row.control_spread, row.test_spread)]);
};

/** The whole name of a row, and what it means. */
function nameTitle(row) {
    if (row.replaces) {
        return `${row.name}\nprobably replaces ${row.replaces.name}\n(${
            RULES[row.replaces.rule] ?? row.replaces.rule})`;
    }
    return row.aliases ? [row.name, ...aliasLines(row)].join('\n') : row.name;
}

/** The panel of the selected operation. It stays visible while the page scrolls, at the bottom of a
 * narrow window. It is outside the columns of the page: the caller adds `node` to the body.
 * `onClear()`; `href(row)`: the operation's own page, null if there is none; `tree(row)`: the page
 * Tree with it, if it may be in a tree; `timeline(row)`: its slowest call. `onRanks()` and
 * `onTable()`, if given, show the row by ranks and steps, and in the table. */
export function createOpDetail({ onClear, href, tree, timeline, onRanks, onTable }) {
    const body = h('div', { class: 'op-panel-body' });
    const node = h('aside', { class: 'op-panel', 'aria-label': 'Selected operation', hidden: true },
    h('div', { class: 'op-panel-head' }, h('h2', {}, 'Selected operation'),
        iconButton('close', 'Close (Escape)', onClear)), body);
    let shown = null;

    function content(item) {
        const { row } = item;
        const { replaces } = row;
        const calls = callsText(row);
        return [h('p', { class: 'mono full-name' }, h('bdi', {}, row.name)),
            h('p', { class: 'muted small' }, row.category,
                row.kind && ` · ${row.kind.toLowerCase()}`, ` · ${CHANGE_WORDS[row.change]}`),
            replaces && h('div', { class: 'small op-replaces' }, h('p', {}, 'probably replaces'),
                h('p', { class: 'mono full-name' }, h('bdi', {}, replaces.name)),
                h('p', { class: 'muted' }, `${RULES[replaces.rule] ?? replaces.rule}${
                    replaces.operator ? `: ${replaces.operator}` : ''}`,
                replaces.input_dims && h('span', { class: 'mono' }, ` ${replaces.input_dims}`))),
            row.aliases && h('div', { class: 'small op-replaces' },
                h('p', {}, replaces ? 'all kernels that are gone or new'
                    : row.category === 'python_function'
                    ? 'one Python function, whose line or folder differs'
                    : 'one call or copy under several names; each name is on one side only'),
                aliasLines(row).map((line) => h('p', { class: 'mono full-name' },
                    h('bdi', {}, line)))),
            row.significance && h('p', { class: 'small' }, verdictText(row),
                calls && ` ${calls[0].toUpperCase()}${calls.slice(1)}.`),
            numbers(item),
            h('p', { class: 'op-actions' },
                href?.(row) && h('a', { href: href(row) }, 'Open this operation'),
                timeline?.(row) && h('a', { href: timeline(row) }, 'Show in the timeline'),
                tree?.(row) && h('a', { href: tree(row) }, 'Where in the tree'),
                onTable && button('Show in the table', onTable, { class: 'link-button' }),
                onRanks && button('Show its ranks and steps', onRanks, { class: 'link-button' }),
                button('Copy the name', () => copyText(row.name, 'Name copied.'),
                    { class: 'link-button' }))];
    }

    return {
        node,
        isOpen: () => !node.hidden,
        /** `item`: a row of `makeRows`, null: none; `note`: a text instead of a row. */
        draw(item, note = null) {
            if (item === shown && note === null) {
                return;
            }
            shown = item;
            const news = node.hidden;
            node.hidden = item === null && note === null;
            document.body.toggleAttribute('data-panel', !node.hidden);
            fill(body, node.hidden ? null : note ?? content(item));
            if (news || note) {
                body.scrollTop = 0;
            }
        },
        unmount() {
            document.body.removeAttribute('data-panel');
            node.remove();
        },
    };
}

const VIRTUAL_FROM = 60;
const AHEAD = 100; // rows that are requested before they become visible

const CHANGES = {
    added: ['+', 'new'], deleted: ['−', 'gone'], increased: ['▲', 'called more often'],
    decreased: ['▼', 'called less often'], unchanged: ['', 'called equally often'],
};

/** [sort key, heading, explanation, class]; the headings of durations name the unit. */
const COLUMNS = [
    ['change', '±', 'New, gone, called more often, called less often', 'c-change'],
    ['name', 'Operation', 'Name in the trace', 'c-name'],
    ['category', 'Category', 'Category of the event', 'c-category'],
    ['control_counts', 'Control', 'Calls in the control', 'num c-count side-a'],
    ['test_counts', 'Test', 'Calls in the test', 'num c-count side-b'],
    ['diff_counts', 'Δ', 'Change of the number of calls, test − control', 'num c-count'],
    ['control_total_duration', 'Control', 'Duration in the control', 'num c-time side-a'],
    ['test_total_duration', 'Test', 'Duration in the test', 'num c-time side-b'],
    ['diff_duration', 'Δ', 'Change of the duration, test − control', 'num c-time c-diff'],
    ['diff_percent', 'Δ %', 'Change of the duration relative to the control', 'num c-percent'],
    ['q_value', 'Certainty', 'Is the row slower or faster, or is the change noise? Judged by the '
        + `times shown, all rows together: slower or faster where q < 0.05. ${Q_NOTE}`, 'c-real'],
    ...WORK_COLUMNS,
];

const SPAN = String(COLUMNS.length - WORK_COLUMNS.length); // of the columns that are always shown

/** The name of the verdict on a row: [mark, words]. */
const VERDICTS = { slower: ['▲', 'slower'], faster: ['▼', 'faster'],
    no_difference_found: ['', 'no difference found'], cannot_judge: ['', 'cannot judge'] };
const verdictWords = (row, verdict) => (isTooFew(row) ? ['', 'too few steps']
    : row.too_few ? ['', row.test_counts > 0 ? 'is new' : 'is gone'] : VERDICTS[verdict] ?? ['', verdict]);

const ABSOLUTE = { diff_counts: 'abs_diff_counts', diff_duration: 'abs_diff_duration' };

/** The order after a click on a heading: the largest change first, then signed, then reversed. */
function nextSort(column, sort, order) {
    const absolute = ABSOLUTE[column];
    const first = defaultOrder(column);
    if (absolute) {
        if (sort === absolute) {
            return [column, 'desc'];
        }
        return sort !== column ? [absolute, 'desc']
            : order === 'desc' ? [column, 'asc'] : [absolute, 'desc'];
    }
    return sort === column ? [column, order === 'asc' ? 'desc' : 'asc'] : [column, first];
}

function wantMore(grid) {
    const { from: first, to: last } = grid.window;
    const [from, to] = grid.window.isLong() ? [Math.max(0, first - AHEAD),
        Math.min(grid.rows.length, last + AHEAD)] : [first, last];
    for (let i = from; i < to; i += 1) {
        if (!grid.rows[i]) {
            grid.events.onWant(from, to);
            return;
        }
    }
}

/** Draws rows that were holes. In other rows, updates names if they or their room changed. */
function fillHoles(grid) {
    let news = false;
    for (const [i, row] of grid.window.nodes) {
        if (row.dataset.hole !== undefined && grid.rows[i]) {
            grid.window.nodes.set(i, drawRow(grid, i));
            news = true;
        } else if (grid.rows[i]) {
            grid.fit.refit(row, grid.rows[i]);
        }
    }
    if (news) {
        grid.window.put();
    }
    wantMore(grid);
}

/** The note on paper about rows that were not loaded. */
function restNote(count) {
    return h('tr', { hidden: count === 0 }, h('td', { colspan: SPAN,
        class: 'muted' }, `${formatCount(count)} more: the report and the CSV have all rows.`));
}

/** The number of rows before the first hole. */
function loaded(grid) {
    const hole = grid.rows.findIndex((row) => !row);
    return hole < 0 ? grid.rows.length : hole;
}

function drawRow(grid, index) {
    const item = grid.rows[index];
    return h('tr', { 'aria-rowindex': String(index + 3), data: { index },
        class: `${index % 2 ? 'odd' : ''}${item.noise ? ' noise' : ''}`,
        tabindex: index === grid.window.active ? '0' : '-1',
        'aria-selected': String(item.key === grid.selected) },
    cells(item, grid.unit, grid.largest, linkCell(grid, item)),
    grid.work && workCells(item, (value) => durationDiffTexts(value, grid.unit)));
}

/** A row that is being loaded. */
function drawHole(grid, index) {
    return h('tr', { 'aria-rowindex': String(index + 3), data: { index, hole: '' },
        'aria-busy': 'true', tabindex: index === grid.window.active ? '0' : '-1' },
    h('td', { colspan: SPAN, class: 'muted' }, '…'));
}

/** The name links to the page of the operation. */
function linkCell(grid, item) {
    return h('a', { href: grid.events.href(item.row), class: 'op-link', tabindex: '-1' },
    item.row.replaces && h('span', { class: 'folded' }, h('span', { 'aria-hidden': 'true' },
        '⇄ '), h('span', { class: 'visually-hidden' }, 'probable replacement: ')),
    item.row.aliases && !item.row.replaces && h('span', { class: 'folded' }, h('span', { 'aria-hidden': 'true' },
        '≡ '), h('span', { class: 'visually-hidden' }, 'several names: ')),
    grid.fit.draw(item));
}

function onClick(grid, event) {
    const row = event.target.closest('tr[data-index]');
    if (row && event.target.closest('.op-link')) {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
            grid.events.onOpen(grid.rows[Number(row.dataset.index)].key);
        }
    } else if (row && grid.rows[row.dataset.index] && getSelection().isCollapsed) {
        grid.window.activate(Number(row.dataset.index), true);
        grid.events.onSelect(grid.rows[grid.window.active].key);
    }
}

function onKeyDown(grid, event) {
    const { active, nodes } = grid.window;
    const to = grid.window.placeOf(event.key);
    if (to !== undefined && !event.altKey && !event.metaKey) {
        event.preventDefault();
        grid.window.activate(to, true);
    } else if ((event.key === 'Enter' || event.key === ' ')
        && !event.target.closest('.op-link') && grid.rows[active]) {
        event.preventDefault();
        grid.events.onSelect(grid.rows[active].key);
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        event.preventDefault();
        const row = nodes.get(active);
        (event.key === 'ArrowRight' ? row?.querySelector('.op-link') : row)
            ?.focus({ preventScroll: true });
    }
}

function drawHead(grid, unitName) {
    grid.groups[1].textContent = grid.unit === 'per_step' || grid.unit === 'percent'
        ? 'Calls per step' : 'Calls';
    grid.groups[2].textContent = `${grid.self ? 'Self time' : 'Duration'}, ${unitName}`;
    grid.groups[2].title = grid.self
        ? 'Of host operations, without the calls inside them; of device ' + 'work, all of it' : '';
    grid.groups[4].textContent = `Device time, ${unitName}`;
    grid.table.querySelectorAll(':is(col, thead th).c-work').forEach((one) =>
        { one.hidden = !grid.work; });
    for (const [key, { cell, mark }] of grid.heads) {
        const on = grid.sort === key || (ABSOLUTE[key] ?? '') === grid.sort;
        if (on) {
            cell.setAttribute('aria-sort', grid.order === 'asc' ? 'ascending' : 'descending');
        } else {
            cell.removeAttribute('aria-sort');
        }
        const arrow = grid.order === 'asc' ? '↑' : '↓';
        mark.textContent = !on ? '' : grid.sort === key ? `\u00a0${arrow}` : `\u00a0|${arrow}|`;
    }
}

/** `view`: {rows, totals, unit, unitName, self, work, sort, order, selected, revision, judged}:
 * `work` shows the columns of work; a new `revision` scrolls the table to its first row; `rows` may
 * have holes; `judged`: false if no row has a certainty. */
function drawTable(grid, view) {
    const moved = grid.revision !== view.revision;
    ({ rows: grid.rows, unit: grid.unit, self: grid.self, sort: grid.sort, order: grid.order,
        selected: grid.selected, revision: grid.revision } = view);
    grid.work = view.work === true;
    grid.table.toggleAttribute('data-work', grid.work);
    grid.largest = largestOf(grid.rows);
    grid.table.setAttribute('aria-rowcount', String(grid.rows.length + 3));
    grid.table.toggleAttribute('data-unjudged', !view.judged);
    grid.fit.setRows(grid.rows);
    drawHead(grid, view.unitName);
    fill(grid.foot, view.totals.map(([part, totals]) => totalsRow(part, totals, grid.unit,
        grid.self, grid.work)));
    const at = grid.rows.findIndex((r) => r?.key === grid.selected);
    if (moved) {
        grid.window.begin(Math.max(0, at));
    }
    if (!grid.opened) {
        grid.opened = true;
        grid.node.setAttribute('data-late', '');
        painted().then(painted).then(() => grid.node.removeAttribute('data-late'));
    }
    grid.window.draw(true);
    if (at >= 0 && moved) {
        grid.window.reveal(at);
    }
}

/** Takes the same rows in the same order, of which more are loaded: `fresh`. */
function addRowsTo(grid, next, fresh, judged) {
    grid.rows = next;
    grid.table.toggleAttribute('data-unjudged', !judged);
    grid.fit.addRows(grid.rows, fresh);
    if (largestOf(fresh) > grid.largest) { // all bars are relative to it
        grid.largest = largestOf(fresh);
        grid.window.draw(true);
    } else {
        fillHoles(grid);
    }
}

function selectRows(grid, key) {
    const news = key !== grid.selected;
    grid.selected = key;
    for (const row of grid.body.querySelectorAll('tr[data-index]')) {
        row.setAttribute('aria-selected', String(key !== ''
            && grid.rows[Number(row.dataset.index)]?.key === key));
    }
    const at = grid.rows.findIndex((r) => r?.key === key);
    if (at >= 0 && news) {
        grid.window.activate(at);
    }
}

function unmountRows(grid) {
    grid.observer.disconnect();
    grid.stopPrinting();
    grid.window.unmount();
}

/** The elements of the table. */
function buildTable(grid) {
    grid.groups = [h('td', { colspan: '3' }), h('th', { colspan: '3', scope: 'colgroup' }),
        h('th', { colspan: '4', scope: 'colgroup' }), h('td'),
        h('th', { colspan: '2', scope: 'colgroup', class: 'c-work' })];
    grid.head = h('thead', {}, h('tr', { class: 'head-groups' }, grid.groups),
        h('tr', {}, COLUMNS.map(([key, text, title, cls]) => {
            const mark = h('span', { class: 'sort-mark', 'aria-hidden': 'true' });
            const cell = h('th', { scope: 'col', class: cls }, h('button', { type: 'button', title,
                on: { click: () => grid.events.onSort(...nextSort(key, grid.sort, grid.order)) } },
            text, mark));
            grid.heads.set(key, { cell, mark });
            return cell;
        })));
    grid.body = h('tbody');
    grid.foot = h('tfoot');
    grid.table = h('table', { class: 'ops', role: 'grid', 'aria-label': 'All operations' },
        h('colgroup', {}, COLUMNS.map(([, , , cls]) => h('col', { class: cls }))),
        grid.head, grid.body, grid.foot);
    grid.node = h('div', { class: 'table-scroll', tabindex: '-1' }, grid.table);
    grid.window = createRowWindow({ node: grid.node, body: grid.body, covers: [grid.head, grid.foot],
        least: VIRTUAL_FROM, columns: () => Number(SPAN), count: () => grid.rows.length,
        make: (i) => (grid.rows[i] ? drawRow(grid, i) : drawHole(grid, i)), drawn: () => wantMore(grid),
        paper: { count: () => loaded(grid), rest: restNote } });
}

/** `events`: {onSort(sort, order), onSelect(key), href(row), onOpen(key), onWant(from, to)}: `href`
 * is the operation's own page; `onOpen` is called before the page of a row opens, and `onWant` for
 * visible places whose rows are not loaded (holes). */
export function createOpTable(events) {
    const grid = {
        events, heads: new Map(), rows: [], unit: 'total', sort: '', order: '', self: false,
        work: false, revision: '', selected: null,
        largest: 0, opened: false, // whether it has drawn its first rows
    };
    grid.stopPrinting = onPrint(() => grid.fit.measure()); // before the rows are drawn for paper
    buildTable(grid);
    grid.fit = createNameFit(grid.heads.get('name').cell);

    grid.body.addEventListener('click', (event) => onClick(grid, event));
    grid.body.addEventListener('keydown', (event) => onKeyDown(grid, event));
    // The cell has no size before its layout, which may be late (compare-rows.css).
    grid.observer = new ResizeObserver(() => grid.fit.measure() && fillHoles(grid));
    grid.observer.observe(grid.heads.get('name').cell);

    return {
        node: grid.node,
        /** Moves the focus to the row in the tab order. */
        focus: () => grid.window.activate(grid.window.active, true),
        draw: (view) => drawTable(grid, view),
        add: (next, fresh, judged) => addRowsTo(grid, next, fresh, judged),
        select: (key) => selectRows(grid, key),
        unmount: () => unmountRows(grid),
    };
}

/** Formatting of a duration in a unit: [shown, exact]. */
function durationTexts(value, unit) {
    return unit === 'percent' ? [formatPercent(value), formatPercent(value)]
        : [formatTime(value), exactTime(value)];
}

function durationDiffTexts(value, unit) {
    if (unit !== 'percent') {
        return [formatTimeDiff(value), exactTimeDiff(value)];
    }
    const text = value === null ? NONE : `${formatPercentDiff(value)}-points`;
    return [formatPercentDiff(value), text];
}

const largestOf = (rows) => rows.reduce((most, r) => Math.max(most, Math.abs(r.diff ?? 0)), 0);

function durationCell(value, unit, cls) {
    const [text, title] = durationTexts(value, unit);
    return h('td', { class: cls, title }, text);
}

function cells(item, unit, largest, link) {
    const { row } = item;
    const [mark, word] = CHANGES[row.change] ?? ['', row.change];
    const [diff, exactDiff] = durationDiffTexts(item.diff, unit);
    const share = largest > 0 ? Math.abs(item.diff ?? 0) / largest : 0;
    return [
        h('td', { class: `c-change change-${row.change}`, title: word },
            h('span', { 'aria-hidden': 'true' }, mark),
            h('span', { class: 'visually-hidden' }, word)),
        h('th', { scope: 'row', class: 'c-name mono', title: nameTitle(row) }, link),
        h('td', { class: 'c-category', title: row.kind ? `${row.category}, ${row.kind}`
            : row.category }, row.category),
        h('td', { class: 'num c-count' }, formatCount(item.controlCount)),
        h('td', { class: 'num c-count' }, formatCount(item.testCount)),
        h('td', { class: `num c-count ${signOf(item.diffCount)}${
            row.calls === 'fact' ? ' strong' : ''}`, title: callsText(row) || null },
        formatCountDiff(item.diffCount)),
        durationCell(row.control_counts > 0 ? item.control : null, unit, 'num c-time'),
        durationCell(row.test_counts > 0 ? item.test : null, unit, 'num c-time'),
        h('td', { class: `num c-time c-diff ${signOf(item.diff)}`, title: exactDiff,
            css: { '--share': `${(100 * share).toFixed(1)}%` } }, diff),
        h('td', { class: `num c-percent ${signOf(item.percent ?? item.diff)}` },
            item.birth || formatPercentDiff(item.percent)),
        verdictCell(item),
    ];
}

function verdictCell({ row, verdict }) {
    if (verdict === '' || verdict === null) {
        return h('td', { class: 'c-real muted' });
    }
    const [mark, word] = verdictWords(row, verdict);
    const sure = verdict === 'slower' || verdict === 'faster';
    return h('td', { class: `c-real ${!sure ? 'muted'
        : verdict === 'slower' ? 'more' : 'less'}`, title: `${verdictText(row)}${
        row.q_value === null ? '' : ` Median of the steps ${
            formatTime(row.control_median)} → ${formatTime(row.test_median)}.`}` },
    h('span', { 'aria-hidden': 'true' }, mark && `${mark} `), word,
    sure && h('span', { class: 'q' }, ` ${shortProbability(decidingQ(row))}`));
}

const countCell = (n) => h('td', { class: 'num c-count', title: formatCount(n) }, formatCount(n));

const PARTS = { host: 'Host, sum', device: 'Device, sum' };

/** The host and the device work in parallel, so there are two sums. */
function totalsRow(part, totals, unit, self, work) {
    const [diff, exactDiff] = durationDiffTexts(totals.diff, unit);
    return h('tr', { data: { part } }, h('td', { class: 'c-change' }),
        h('th', { scope: 'row', class: 'c-name', title: part === 'device'
            ? 'Kernels, copies and memsets; overlapping work counts in full'
            : self ? 'Self times do not count nested calls twice'
                : 'Host operations nest: the time of a call also counts in its caller' },
        PARTS[part]),
        h('td', { class: 'c-category' }),
        countCell(totals.controlCount), countCell(totals.testCount),
        h('td', { class: `num c-count ${signOf(totals.diffCount)}` },
            formatCountDiff(totals.diffCount)),
        durationCell(totals.control, unit, 'num c-time'),
        durationCell(totals.test, unit, 'num c-time'),
        h('td', { class: `num c-time ${signOf(totals.diff)}`, title: exactDiff }, diff),
        h('td', { class: `num c-percent ${signOf(totals.percent ?? totals.diff)}` },
            totals.birth || formatPercentDiff(totals.percent)),
        h('td', { class: 'c-real' }), work && h('td', { class: 'c-work', colspan: '2' }));
}

// The rows in charts: bars, and the hover text below the name.

function lastLines(item) {
    const { row, verdict } = item;
    const isJudged = { no_difference_found: !row.too_few, cannot_judge: row.q_value !== null,
        slower: true, faster: true }[verdict];
    return [row.replaces && `probably replaces ${row.replaces.name}`, ...row.aliases ? aliasLines(row) : [],
        isTooFew(row) ? 'too few steps to judge' : isJudged
            && `${verdict.replaceAll('_', ' ')}, q = ${formatProbability(decidingQ(row))}`,
        callsText(row)].filter(Boolean);
}

function durationLines(item, unit, self) {
    const { row } = item;
    const shown = (v) => durationTexts(v, unit)[0];
    const change = item.birth || formatPercentDiff(item.percent);
    const own = self && row.kind === '';
    return [own ? `${row.category}, self time` : row.category,
        `control ${shown(item.control)}`, `test ${shown(item.test)}`,
        `Δ ${durationDiffTexts(item.diff, unit)[0]} (${change})`,
        `calls ${formatCount(item.controlCount)} → ${formatCount(item.testCount)}`,
        ...unit !== 'total' || own ? [`total ${formatTime(row.control_total_duration)} → ${
            formatTime(row.test_total_duration)}, ${formatTimeDiff(row.diff_duration)}`] : [],
        ...lastLines(item)];
}

function countLines(item) {
    return [item.row.category, `control ${formatCount(item.controlCount)}`,
        `test ${formatCount(item.testCount)}`,
        `Δ ${formatCountDiff(item.diffCount)}${item.birth ? ` (${item.birth})` : ''}`,
        ...lastLines(item)];
}

const shared = (item) => ({ key: item.key, name: shownName(item.row), noise: item.noise,
    mark: item.row.replaces ? '⇄ ' : item.row.aliases ? '≡ ' : '' });

/** The data of a chart of durations of these rows, for createOpsBars(). */
export function durationBars(items, unit, self, answer) {
    return { kind: unit === 'percent' ? 'percent' : 'time',
        heading: self ? `self time, ${unitName(unit, answer)}` : unitName(unit, answer),
        rows: items.map((item) => ({ ...shared(item), control: item.control, test: item.test,
            diff: item.diff, lines: durationLines(item, unit, self) })) };
}

/** The same for numbers of calls. */
export function countBars(items, unit) {
    return { kind: 'count',
        heading: unit === 'per_step' || unit === 'percent' ? 'per step' : 'total',
        rows: items.map((item) => ({ ...shared(item), control: item.controlCount,
            test: item.testCount, diff: item.diffCount, lines: countLines(item) })) };
}

/** Whether nothing at all was found: bars would show noise. */
export function foundNothing({ row_count: rows, verdict: { verdict }, ops_diff: calls,
    changed_rows: times }) {
    return rows > 0 && ['unchanged', 'not_certain'].includes(verdict) && times !== null
        && times.slower + times.faster === 0
        && calls.added + calls.deleted + calls.increased + calls.decreased === 0;
}

/** A note instead of bars if all rows are noise. */
export const noiseNote = (answer, onDraw) => foundNothing(answer) && [
    'No difference found in any row that the filters leave, neither in time nor in the number of calls. ',
    button('Draw the bars anyway', onDraw, { class: 'link-button' })];

// The button “Share” of a comparison: the link, the report, and the bundle.

/** Returns {node, set({report, bundle, name, tooMany})}: addresses, the file name of the downloads
 * without ending, and why a bundle cannot be made, if so. */
export function createShareMenu() {
    let shared = null;
    const bundle = () => (shared.tooMany
        ? { text: `Bundle: ${shared.tooMany}`, disabled: true }
        : { text: 'Bundle', href: shared.bundle, download: `${shared.name}.tracediff`,
            note: 'Both sets and this view as one file, for another tracediff',
            title: 'To see this page, drop it on another tracediff, or open it with tracediff open' });
    const node = menuButton('Share', () => [
        { text: 'Copy link', run: () => copyText(location.href, 'Link copied.'),
            note: 'For people who can reach this server' },
        { text: 'Report', href: shared.report, download: `${shared.name}.html`,
            note: 'This comparison as one HTML file, without a server' }, bundle(),
    ], { text: 'Share' });
    return { node, set(next) {
        shared = next;
    } };
}
