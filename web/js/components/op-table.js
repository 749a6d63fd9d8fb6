// The table of all rows. Pattern: ARIA grid with rows as the unit; one row is in the tab order,
// arrows move, Enter or Space selects. Long tables draw only the visible rows.
import { fill, h, painted, refill } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercent,
    formatPercentDiff, formatTime, formatTimeDiff, NONE, shortProbability }
    from '../format.js';
import { isPrinting, onPrint } from '../print.js';
import { decidingQ, isTooFew } from '../rows.js';
import { defaultOrder } from '../state.js';
import { createNameFit } from './name-fit.js';
import { WORK_COLUMNS, workCells } from './op-work-columns.js';
import { callsText, nameTitle, Q_NOTE, verdictText } from './op-detail.js';

const ROW = 28; // px, as in compare.css
const VIRTUAL_FROM = 60;
const OVERSCAN = 12;
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
    ['diff_percent', 'Δ %', 'Change of the duration relative to the control',
        'num c-percent'],
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

/**
 * `events`: {onSort(sort, order), onSelect(key), href(row), onOpen(key), onWant(from, to)}:
 * `href` is the operation's own page; `onOpen` is called before the page of a row opens, and
 * `onWant` for visible places whose rows are not loaded (holes).
 */
export function createOpTable(events) {
    const heads = new Map();
    const groups = [h('td', { colspan: '3' }), h('th', { colspan: '3', scope: 'colgroup' }),
        h('th', { colspan: '4', scope: 'colgroup' }), h('td'),
        h('th', { colspan: '2', scope: 'colgroup', class: 'c-work' })];
    const head = h('thead', {}, h('tr', { class: 'head-groups' }, groups),
        h('tr', {}, COLUMNS.map(([key, text, title, cls]) => {
            const mark = h('span', { class: 'sort-mark', 'aria-hidden': 'true' });
            const cell = h('th', { scope: 'col', class: cls }, h('button', { type: 'button',
                title, on: { click: () => events.onSort(...nextSort(key, sort, order)) } },
            text, mark));
            heads.set(key, { cell, mark });
            return cell;
        })));
    const body = h('tbody');
    const foot = h('tfoot');
    const table = h('table', { class: 'ops', role: 'grid', 'aria-label': 'All operations' },
        h('colgroup', {}, COLUMNS.map(([, , , cls]) => h('col', { class: cls }))),
        head, body, foot);
    const node = h('div', { class: 'table-scroll', tabindex: '-1' }, table);
    let rows = [];
    let unit = 'total';
    let sort = '';
    let order = '';
    let self = false;
    let work = false;
    let revision = '';
    let selected = null;
    let active = 0; // the row in the tab order
    let largest = 0;
    let first = 0;
    let last = 0;
    let nodes = new Map(); // of the drawn rows, by their places
    let height = 0; // of the window, px
    let opened = false; // whether it has drawn its first rows
    let place = 0; // the last known scroll position, to avoid a layout
    const [above, below] = [0, 1].map(() => h('tr', { class: 'spacer', 'aria-hidden': 'true' },
        h('td', { colspan: SPAN })));

    const fit = createNameFit(heads.get('name').cell);

    const isVirtual = () => rows.length > VIRTUAL_FROM && !isPrinting();

    function drawRows(force = false, scrollTop = node.scrollTop) {
        const inSight = Math.ceil((height || 600) / ROW);
        const from = isVirtual() ? Math.max(0, Math.floor(scrollTop / ROW) - OVERSCAN) : 0;
        const to = isVirtual() ? Math.min(rows.length, Math.floor(scrollTop / ROW) + inSight
            + OVERSCAN)
            : isPrinting() ? loaded() : rows.length;
        if (!force && from === first && to === last) {
            return;
        }
        first = from;
        last = to;
        const hadFocus = body.contains(document.activeElement);
        // Rows that stay visible keep their nodes: a click on one may be in progress.
        const before = force ? new Map() : nodes;
        nodes = new Map();
        for (let i = from; i < to; i += 1) {
            nodes.set(i, before.get(i) ?? (rows[i] ? drawRow(i) : drawHole(i)));
        }
        put(hadFocus, force, scrollTop);
        wantMore();
    }

    /** Puts the rows between two spacers, so that stripes do not depend on scrolling. */
    function put(hadFocus, force, scrollTop) {
        node.toggleAttribute('data-virtual', isVirtual());
        resize(above, first);
        resize(below, rows.length - last);
        refill(body, [above, ...nodes.values(), isPrinting() ? rest(rows.length - last) : below]);
        // Removing all rows, or the one with the focus, loses the position and lays out.
        if (scrollTop > 0 && (force || hadFocus) && node.scrollTop !== scrollTop) {
            node.scrollTop = scrollTop;
        }
        if (hadFocus) {
            (nodes.get(active) ?? node).focus({ preventScroll: true });
        }
    }

    function wantMore() {
        const [from, to] = isVirtual() ? [Math.max(0, first - AHEAD),
            Math.min(rows.length, last + AHEAD)] : [first, last];
        for (let i = from; i < to; i += 1) {
            if (!rows[i]) {
                events.onWant(from, to);
                return;
            }
        }
    }

    /** Draws rows that were holes. In other rows, updates names if they or their room changed. */
    function fillHoles() {
        let news = false;
        for (const [i, row] of nodes) {
            if (row.dataset.hole !== undefined && rows[i]) {
                nodes.set(i, drawRow(i));
                news = true;
            } else if (rows[i]) {
                fit.refit(row, rows[i]);
            }
        }
        if (news) {
            put(body.contains(document.activeElement), false, node.scrollTop);
        }
        wantMore();
    }

    /** Makes a spacer as high as `count` rows. */
    function resize(spacer, count) {
        spacer.hidden = count === 0;
        spacer.style.height = `${count * ROW}px`;
    }

    /** The note on paper about rows that were not loaded. */
    function rest(count) {
        return h('tr', { hidden: count === 0 }, h('td', { colspan: SPAN,
            class: 'muted' }, `${formatCount(count)} more: the report and the CSV have all rows.`));
    }

    /** The number of rows before the first hole. */
    function loaded() {
        const hole = rows.findIndex((row) => !row);
        return hole < 0 ? rows.length : hole;
    }

    function drawRow(index) {
        const item = rows[index];
        return h('tr', { 'aria-rowindex': String(index + 3), data: { index },
            class: `${index % 2 ? 'odd' : ''}${item.noise ? ' noise' : ''}`,
            tabindex: index === active ? '0' : '-1',
            'aria-selected': String(item.key === selected) },
        cells(item, unit, largest, link(item, index)),
        work && workCells(item, (value) => durationDiffTexts(value, unit)));
    }

    /** A row that is being loaded. */
    function drawHole(index) {
        return h('tr', { 'aria-rowindex': String(index + 3), data: { index, hole: '' },
            'aria-busy': 'true', tabindex: index === active ? '0' : '-1' },
        h('td', { colspan: SPAN, class: 'muted' }, '…'));
    }

    /** The name links to the page of the operation. */
    function link(item, index) {
        return h('a', { href: events.href(item.row), class: 'op-link',
            tabindex: '-1' },
        item.row.replaces && h('span', { class: 'folded' }, h('span', { 'aria-hidden': 'true' },
            '⇄ '), h('span', { class: 'visually-hidden' }, 'probable replacement: ')),
        item.row.aliases && !item.row.replaces && h('span', { class: 'folded' }, h('span', { 'aria-hidden': 'true' },
            '≡ '), h('span', { class: 'visually-hidden' }, 'several names: ')),
        fit.draw(item));
    }

    function activate(index, { focus = false } = {}) {
        if (rows.length === 0) {
            return;
        }
        const before = nodes.get(active);
        active = Math.max(0, Math.min(rows.length - 1, index));
        reveal(active);
        before?.setAttribute('tabindex', '-1');
        const now = nodes.get(active);
        now?.setAttribute('tabindex', '0');
        if (focus) {
            now?.focus({ preventScroll: true });
        }
    }

    /** Tab must reach a drawn row: if the active one is not drawn, the first visible one. */
    function keepReachable(scrollTop) {
        if (rows.length > 0 && !nodes.has(active)) {
            active = Math.min(rows.length - 1, Math.ceil(scrollTop / ROW));
            nodes.get(active)?.setAttribute('tabindex', '0');
        }
    }

    /** Scrolls inside the table until row `index` is between head and foot. */
    function reveal(index) {
        node.removeAttribute('data-late'); // without a layout it cannot scroll
        const top = index * ROW;
        const room = node.clientHeight - head.offsetHeight - foot.offsetHeight - 2;
        if (top < node.scrollTop) {
            node.scrollTop = top;
        } else if (top + ROW > node.scrollTop + room) {
            node.scrollTop = top + ROW - room;
        }
        place = node.scrollTop;
        drawRows(false, place);
    }

    body.addEventListener('click', (event) => {
        const row = event.target.closest('tr[data-index]');
        if (row && event.target.closest('.op-link')) {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                events.onOpen(rows[Number(row.dataset.index)].key);
            }
        } else if (row && rows[row.dataset.index] && getSelection().isCollapsed) {
            activate(Number(row.dataset.index), { focus: true });
            events.onSelect(rows[active].key);
        }
    });
    body.addEventListener('keydown', (event) => {
        const page = Math.max(1, Math.floor(node.clientHeight / ROW) - 4);
        const moves = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + page,
            PageUp: active - page, Home: 0, End: rows.length - 1 };
        if (event.key in moves && !event.altKey && !event.metaKey) {
            event.preventDefault();
            activate(moves[event.key], { focus: true });
        } else if ((event.key === 'Enter' || event.key === ' ')
            && !event.target.closest('.op-link') && rows[active]) {
            event.preventDefault();
            events.onSelect(rows[active].key);
        } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
            event.preventDefault();
            const row = nodes.get(active);
            (event.key === 'ArrowRight' ? row?.querySelector('.op-link') : row)
                ?.focus({ preventScroll: true });
        }
    });
    let frame = 0;
    node.addEventListener('scroll', () => {
        place = node.scrollTop;
        if (isVirtual() && frame === 0) {
            frame = requestAnimationFrame(() => {
                frame = 0;
                const { scrollTop } = node; // read before drawing the rows: causes no layout
                drawRows(false, scrollTop);
                keepReachable(scrollTop);
            });
        }
    });
    const observer = new ResizeObserver((entries) => {
        height = node.clientHeight;
        // The cell has no size before its layout, which may be late (compare-rows.css).
        if (entries.some(({ target }) => target !== node) && fit.measure()) {
            fillHoles();
        }
        drawRows(false, place);
    });
    observer.observe(node);
    observer.observe(heads.get('name').cell);
    // Paper shows every loaded row.
    const stopPrinting = onPrint(() => {
        fit.measure();
        drawRows(true);
    });

    function drawHead(unitName) {
        groups[1].textContent = unit === 'per_step' || unit === 'percent'
            ? 'Calls per step' : 'Calls';
        groups[2].textContent = `${self ? 'Self time' : 'Duration'}, ${unitName}`;
        groups[2].title = self ? 'Of host operations, without the calls inside them; of device '
            + 'work, all of it' : '';
        groups[4].textContent = `Device time, ${unitName}`;
        table.querySelectorAll(':is(col, thead th).c-work').forEach((one) => { one.hidden = !work; });
        for (const [key, { cell, mark }] of heads) {
            const on = sort === key || (ABSOLUTE[key] ?? '') === sort;
            if (on) {
                cell.setAttribute('aria-sort',
                    order === 'asc' ? 'ascending' : 'descending');
            } else {
                cell.removeAttribute('aria-sort');
            }
            const arrow = order === 'asc' ? '↑' : '↓';
            mark.textContent = !on ? '' : sort === key ? `\u00a0${arrow}` : `\u00a0|${arrow}|`;
        }
    }

    return {
        node,
        /** Moves the focus to the row in the tab order. */
        focus: () => activate(active, { focus: true }),
        /**
         * `view`: {rows, totals, unit, unitName, self, work, sort, order, selected, revision,
         * judged}: `work` shows the columns of work; a new `revision` scrolls the table to its
         * first row; `rows` may have holes; `judged`: false if no row has a certainty.
         */
        draw(view) {
            const moved = revision !== view.revision;
            ({ rows, unit, self, sort, order, selected, revision } = view);
            work = view.work === true;
            table.toggleAttribute('data-work', work);
            largest = largestOf(rows);
            table.setAttribute('aria-rowcount', String(rows.length + 3));
            table.toggleAttribute('data-unjudged', !view.judged);
            fit.setRows(rows);
            drawHead(view.unitName);
            fill(foot, view.totals.map(([part, totals]) => totalsRow(part, totals, unit, self, work)));
            const at = rows.findIndex((r) => r?.key === selected);
            if (moved) {
                active = Math.max(0, at);
                if (place > 0) {
                    node.scrollTop = 0;
                    place = 0;
                }
            }
            if (!opened) {
                opened = true;
                node.setAttribute('data-late', '');
                painted().then(painted).then(() => node.removeAttribute('data-late'));
            }
            drawRows(true, place);
            if (at >= 0 && moved) {
                reveal(at);
            }
        },
        /** Takes the same rows in the same order, of which more are loaded: `fresh`. */
        add(next, fresh, judged) {
            rows = next;
            table.toggleAttribute('data-unjudged', !judged);
            fit.addRows(rows, fresh);
            if (largestOf(fresh) > largest) { // all bars are relative to it
                largest = largestOf(fresh);
                drawRows(true);
            } else {
                fillHoles();
            }
        },
        select(key) {
            const news = key !== selected;
            selected = key;
            for (const row of body.querySelectorAll('tr[data-index]')) {
                row.setAttribute('aria-selected', String(key !== ''
                    && rows[Number(row.dataset.index)]?.key === key));
            }
            const at = rows.findIndex((r) => r?.key === key);
            if (at >= 0 && news) {
                activate(at);
            }
        },
        unmount() {
            observer.disconnect();
            stopPrinting();
            cancelAnimationFrame(frame);
        },
    };
}

/** Formatting of a duration in a unit: [shown, exact]. */
export function durationTexts(value, unit) {
    return unit === 'percent' ? [formatPercent(value), formatPercent(value)]
        : [formatTime(value), exactTime(value)];
}

export function durationDiffTexts(value, unit) {
    if (unit !== 'percent') {
        return [formatTimeDiff(value), exactTimeDiff(value)];
    }
    const text = value === null ? NONE : `${formatPercentDiff(value)}-points`;
    return [formatPercentDiff(value), text];
}

const largestOf = (rows) => rows.reduce((most, r) => Math.max(most, Math.abs(r.diff ?? 0)), 0);

const signClass = (value) => (value > 0 ? ' more' : value < 0 ? ' less' : ' calm');

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
        h('td', { class: `num c-count${signClass(item.diffCount)}${
            row.calls === 'fact' ? ' strong' : ''}`, title: callsText(row) || null },
        formatCountDiff(item.diffCount)),
        durationCell(row.control_counts > 0 ? item.control : null, unit, 'num c-time'),
        durationCell(row.test_counts > 0 ? item.test : null, unit, 'num c-time'),
        h('td', { class: `num c-time c-diff${signClass(item.diff)}`, title: exactDiff,
            css: { '--share': `${(100 * share).toFixed(1)}%` } }, diff),
        h('td', { class: `num c-percent${signClass(item.percent ?? item.diff)}` },
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

const countCell = (n) => h('td', { class: 'num c-count', title: formatCount(n) },
    formatCount(n));

const PARTS = { host: 'Host, sum', device: 'Device, sum' };

/** The host and the device work in parallel, so there are two sums. */
function totalsRow(part, totals, unit, self, work) {
    const [diff, exactDiff] = durationDiffTexts(totals.diff, unit);
    return h('tr', { data: { part } },
        h('td', { class: 'c-change' }),
        h('th', { scope: 'row', class: 'c-name', title: part === 'device'
            ? 'Kernels, copies and memsets; overlapping work counts in full'
            : self ? 'Self times do not count nested calls twice'
                : 'Host operations nest: the time of a call also counts in its caller' },
        PARTS[part]),
        h('td', { class: 'c-category' }),
        countCell(totals.controlCount), countCell(totals.testCount),
        h('td', { class: `num c-count${signClass(totals.diffCount)}` },
            formatCountDiff(totals.diffCount)),
        durationCell(totals.control, unit, 'num c-time'),
        durationCell(totals.test, unit, 'num c-time'),
        h('td', { class: `num c-time${signClass(totals.diff)}`, title: exactDiff }, diff),
        h('td', { class: `num c-percent${signClass(totals.percent ?? totals.diff)}` },
            totals.birth || formatPercentDiff(totals.percent)),
        h('td', { class: 'c-real' }), work && h('td', { class: 'c-work', colspan: '2' }));
}
