// The table of the page Tree. Pattern: ARIA treegrid with rows as the unit: one row is in the tab
// order, arrows move, open and close, Enter and Space select. Long tables draw the visible rows.
import { fill, h, refill } from '../dom.js';
import { NONE } from '../format.js';
import { isNoise } from '../tree/shades.js';
import { changeOf, countOf } from '../tree/model.js';
import { exactDiff, exactFigure, figure, figureDiff, fullName, MEASURE_WORDS, perWhat, shortName, signOf,
    sortWords, statusMark, statusWords } from '../tree/words.js';

const ROW = 28; // px, as in tree.css
const VIRTUAL_FROM = 150;
const OVERSCAN = 12;

const PAIR = [['Frame', 'c-frame', 'What was called; × 24: that many instances are one row'],
    ['Control', 'num c-time side-a', 'In the control, at and below the frame'],
    ['Test', 'num c-time side-b', 'In the test, at and below the frame'],
    ['Δ', 'num c-time c-diff', 'Change at and below the frame, test − control'],
    ['Δ here', 'num c-time c-here', 'Change of the frame (self) and of frames below it that only one side '
        + 'has; these add up to the change of the whole']];
const ONE = [['Frame', 'c-frame', PAIR[0][2]],
    ['Time', 'num c-time', 'At and below the frame'],
    ['Self', 'num c-time', 'Without the frames below it'], ['Calls', 'num c-time', 'Calls of the frame']];

/**
 * `events`: {onSelect(frame), onZoom(frame), onToggle(frame), onInstances(frame)}. Returns {node,
 * draw(view), focus()}; view: {tree, measure, rows (of listRows), selected, zoomed, found (Set or
 * null), chosen: whether the user selected it, revision, judged, text: what is searched for}.
 */
export function createTreeTable(events) {
    const head = h('thead');
    const body = h('tbody');
    const columns = h('colgroup');
    const table = h('table', { class: 'tree-rows', role: 'treegrid', 'aria-label': 'Frames' },
        columns, head, body);
    const node = h('div', { class: 'tree-scroll', tabindex: '-1' }, table);
    const [above, below] = [0, 1].map(() => h('tr', { class: 'spacer', 'aria-hidden': 'true' },
        h('td')));
    let view = null;
    let active = 0;
    let nodes = new Map(); // of the drawn rows, by their places
    let range = [0, 0];
    let largestChange = 0;

    const isVirtual = () => view.rows.length > VIRTUAL_FROM;

    function drawHead() {
        const list = view.tree.pair ? PAIR : ONE;
        const what = `${MEASURE_WORDS[view.measure][1]} ${perWhat(view.tree)}`;
        fill(columns, list.map(([, cls]) => h('col', { class: cls })));
        fill(head, h('tr', {}, list.map(([text, cls, title], i) => h('th', { scope: 'col',
            class: cls, title: i === 0 ? title : `${what}: ${title}` }, text))));
        above.firstChild.colSpan = list.length;
        below.firstChild.colSpan = list.length;
    }

    // ---- rows ----

    function nameCell({ frame, level, open, leaf }) {
        const many = frame.instances > 1 && frame.sort === 'module' && !frame.opened
            && view.canOpen;
        const mark = statusMark(frame);
        // A count equal to that of the frame above is not shown.
        const count = frame.instances === frame.parent?.instances ? '' : countOf(frame);
        return h('th', { scope: 'row', class: 'c-frame', title: [fullName(frame),
            ...frame.above ?? [], sortWords(frame), statusWords(frame),
            frame.through.length > 0 && `below ${frame.through.join(', ')}`]
            .filter(Boolean).join('\n'),
        css: { '--level': String(Math.min(level - 1, 14)) } },
        h('span', { class: 'tree-cell' },
            h('span', { class: `twisty${leaf ? ' none' : ''}`,
                'aria-hidden': 'true', data: { act: 'toggle' } }, open ? '▾' : '▸'),
            h('span', { class: `mono frame-text${['root', 'rest'].includes(frame.sort)
                ? ' plain' : ''}` }, h('bdi', {}, shortName(frame))),
            many ? h('button', { type: 'button', class: 'count-button', tabindex: '-1',
                data: { act: 'instances' }, title: `Show its ${frame.instances} instances` },
            countOf(frame)) : count && h('span', { class: 'muted count' }, count),
            frame.above?.length > 0 && h('span', { class: 'muted small ellipsis' },
                `in ${frame.above.join(', ')}`),
            mark && h('span', { class: `status-mark status-${frame.status}` },
                h('span', { 'aria-hidden': 'true' }, mark),
                h('span', { class: 'visually-hidden' }, ` ${statusWords(frame)}`))));
    }

    /** `gone`: this side does not have the frame. */
    function timeCell(value, gone = false) {
        return h('td', { class: 'num c-time', title: gone ? null : exactFigure(value, view.measure) },
            gone ? NONE : figure(value, view.measure));
    }

    function changeCell(value, cls, frame) {
        return h('td', { class: `num c-time ${cls} ${isNoise(frame, view.measure) ? 'calm' : signOf(value)}`,
            title: [exactDiff(value, view.measure), isNoise(frame, view.measure) && 'no difference found']
                .filter(Boolean).join(', '),
            css: cls === 'c-diff' && largestChange > 0 ? { '--share': `${(100
                * Math.abs(value) / largestChange).toFixed(1)}%` } : {} },
        figureDiff(value, view.measure));
    }

    function cells(row) {
        const { frame } = row;
        const [a, b] = frame.total[view.measure];
        if (!view.tree.pair) {
            return [nameCell(row), timeCell(a), timeCell(frame.ownOf[view.measure][0]),
                h('td', { class: 'num c-time' }, figure(frame.figures.calls[0], 'calls'))];
        }
        return [nameCell(row), timeCell(a, frame.status === 'only_in_test'),
            timeCell(b, frame.status === 'only_in_control'),
            changeCell(changeOf(frame, view.measure), 'c-diff', frame),
            changeCell(frame.here[view.measure], 'c-here', frame)];
    }

    function drawRow(i) {
        const row = view.rows[i];
        const { frame } = row;
        const state = [i % 2 ? 'odd' : '', view.found?.has(frame) ? 'found' : '',
            frame.sort === 'rest' ? 'rest' : ''].filter(Boolean).join(' ');
        return h('tr', { class: state, data: { index: i }, tabindex: i === active ? '0' : '-1',
            'aria-level': row.level, 'aria-posinset': row.place, 'aria-setsize': row.of,
            'aria-rowindex': i + 2,
            'aria-expanded': row.leaf ? null : String(row.open),
            'aria-selected': String(frame === view.selected) }, cells(row));
    }

    function drawRows(force = false) {
        const room = Math.ceil((node.clientHeight || 600) / ROW);
        const top = Math.floor(node.scrollTop / ROW);
        const [from, to] = isVirtual() ? [Math.max(0, top - OVERSCAN),
            Math.min(view.rows.length, top + room + OVERSCAN)] : [0, view.rows.length];
        if (!force && from === range[0] && to === range[1]) {
            return;
        }
        range = [from, to];
        const hadFocus = body.contains(document.activeElement);
        const before = force ? new Map() : nodes;
        nodes = new Map();
        for (let i = from; i < to; i += 1) {
            nodes.set(i, before.get(i) ?? drawRow(i));
        }
        [[above, from], [below, view.rows.length - to]].forEach(([spacer, count]) => {
            spacer.hidden = count === 0;
            spacer.style.height = `${count * ROW}px`;
        });
        const { scrollTop } = node;
        refill(body, [above, ...nodes.values(), below]);
        node.scrollTop = scrollTop;
        if (hadFocus) {
            (nodes.get(active) ?? node).focus({ preventScroll: true });
        }
    }

    /** `middle`: scrolls a row that is not visible to the middle, not to the edge. */
    function reveal(i, middle = false) {
        const top = i * ROW;
        const room = node.clientHeight - head.offsetHeight;
        if (middle && (top < node.scrollTop || top + ROW > node.scrollTop + room)) {
            node.scrollTop = top - room / 2;
        }
        if (top < node.scrollTop) {
            node.scrollTop = top;
        } else if (top + ROW > node.scrollTop + room) {
            node.scrollTop = top + ROW - room;
        }
        drawRows();
    }

    function activate(index, focus) {
        const i = Math.max(0, Math.min(view.rows.length - 1, index));
        nodes.get(active)?.setAttribute('tabindex', '-1');
        active = i;
        reveal(i);
        const row = nodes.get(i);
        row?.setAttribute('tabindex', '0');
        if (focus) {
            row?.focus({ preventScroll: true });
        }
    }

    /** Whether only the selection differs from what is drawn. */
    function looksAlike(next) {
        return view !== null && view.revision === next.revision && view.judged === next.judged
            && view.text === next.text && view.rows.length === next.rows.length
            && view.rows.every((row, i) => row.frame === next.rows[i].frame
                && row.open === next.rows[i].open);
    }

    function reselect(next) {
        const news = view.selected !== next.selected;
        view = next;
        for (const [i, row] of nodes) {
            row.setAttribute('aria-selected', String(view.rows[i].frame === view.selected));
        }
        const at = view.rows.findIndex((row) => row.frame === view.selected);
        if (news && at >= 0) {
            activate(at, false);
        }
    }

    // ---- hands and keys ----

    body.addEventListener('click', (event) => {
        const row = event.target.closest('tr[data-index]');
        if (!row) {
            return;
        }
        const { frame, leaf } = view.rows[row.dataset.index];
        const act = event.target.closest('[data-act]')?.dataset.act;
        activate(Number(row.dataset.index), true);
        if (act === 'instances') {
            events.onInstances(frame);
        } else if (act === 'toggle' && !leaf) {
            events.onToggle(frame);
        } else {
            events.onSelect(frame);
        }
    });
    body.addEventListener('dblclick', (event) => {
        const row = event.target.closest('tr[data-index]');
        if (row && !event.target.closest('[data-act]')) {
            events.onZoom(view.rows[row.dataset.index].frame);
        }
    });

    /**
     * Right opens a row, then moves to its first child; left closes it, then moves to its parent.
     */
    function sideways({ frame, open, leaf }, right) {
        if (!leaf && open !== right) {
            events.onToggle(frame);
        } else if (right && open) {
            activate(active + 1, true);
        } else if (!right && frame.parent) {
            activate(view.rows.findIndex((row) => row.frame === frame.parent), true);
        }
    }

    body.addEventListener('keydown', (event) => {
        const row = view?.rows[active];
        if (!row || event.altKey || event.ctrlKey || event.metaKey
            || event.target.closest('button')) {
            return;
        }
        const page = Math.max(1, Math.floor(node.clientHeight / ROW) - 3);
        const moves = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + page,
            PageUp: active - page, Home: 0, End: view.rows.length - 1 };
        const acts = { ArrowRight: () => sideways(row, true), ArrowLeft: () => sideways(row, false),
            Enter: () => events.onZoom(row.frame), ' ': () => events.onSelect(row.frame) };
        const act = event.key in moves ? () => activate(moves[event.key], true)
            : acts[event.key];
        if (act) {
            event.preventDefault();
            act();
        }
    });
    let frame = 0;
    const later = () => {
        if (frame === 0 && view && isVirtual()) {
            frame = requestAnimationFrame(() => {
                frame = 0;
                drawRows();
                if (!nodes.has(active)) { // Tab must reach a drawn row
                    active = Math.min(view.rows.length - 1, Math.ceil(node.scrollTop / ROW));
                    nodes.get(active)?.setAttribute('tabindex', '0');
                }
            });
        }
    };
    node.addEventListener('scroll', later, { passive: true });
    const observer = new ResizeObserver(later);
    observer.observe(node);

    return {
        node,
        focus: () => activate(active, true),
        draw(next) {
            if (looksAlike(next)) {
                reselect(next);
                return;
            }
            const kept = view?.rows[active]?.frame.key;
            const moved = view?.selected?.key !== next.selected.key
                || view?.revision !== next.revision;
            view = next;
            largestChange = view.tree.frames.reduce((most, one) =>
                Math.max(most, Math.abs(changeOf(one, view.measure))), 0);
            drawHead();
            table.setAttribute('aria-rowcount', String(view.rows.length + 1));
            node.toggleAttribute('data-virtual', isVirtual());
            const wanted = moved ? view.selected.key : kept;
            active = Math.max(0, view.rows.findIndex((row) => row.frame.key === wanted));
            drawRows(true);
            if (moved && view.chosen) {
                reveal(active, true);
            }
        },
        unmount() {
            observer.disconnect();
            cancelAnimationFrame(frame);
        },
    };
}
