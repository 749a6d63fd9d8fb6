// The parts of the page Tree: the controls, the flame graph, the table of the same frames, what is
// known of one frame, and the summary.
import { createSpans, savePictureFile } from '../canvas/spans.js';
import { createRowWindow, titledCard } from '../components/data-table.js';
import { copyText } from '../components/op-table.js';
import { button, createSqlLink, createTip, fill, fromTo, h, pictureButtons, searchField, segmented, stepButtons,
    uniqueId }
    from '../dom.js';
import { formatCount, formatDate, formatFlops, formatFlopsDiff, NONE, plural, signOf } from '../format.js';
import { rowId } from '../rows.js';
import { opHref } from '../state.js';
import { colour, onThemeChange } from '../theme.js';
import { rowTimeline } from '../timeline/data.js';
import { changeOf, changeText, changeWords, countOf, exactDiff, exactFigure, figure, figureDiff,
    framesAround, fullChange, fullName, hoverLines, isMet, isNoise, JUDGED, largest, layOut,
    MEASURE_WORDS, MEASURES, mix, nameOf, oneSidedBelow, partnerText, pathTo, perWhat,
    recordingNotes, shadeOf, SHADES, shortChange, shortName, sortWords, statusMark,
    statusWords, timeOf, wholeTexts } from './model.js';

// The flame graph of the page Tree, with its root at the top, drawn by canvas/spans.js.

const ROW = 20; // px
const STRONGEST = 0.62; // of the full colour: text stays readable on it
const SORT_FILLS = { module: '--part-compute', annotation: '--part-communication',
    operator: '--control-fill', python: '--part-memory' };

/** Colours by shade; made again for each theme. */
function createShades() {
    let made = new Map();
    const shade = (property, share) => {
        const key = `${property} ${share}`;
        if (!made.has(key)) {
            made.set(key, mix(colour('--surface-sunk'), colour(property), share));
        }
        return made.get(key);
    };
    return {
        forget() { made = new Map(); },
        change: (level) => (level === 0 ? shade('--noise-fill', 0.28)
            : shade(level > 0 ? '--more-fill' : '--less-fill',
                STRONGEST * (0.12 + 0.88 * (Math.abs(level) / SHADES)))),
        noise: () => shade('--noise-fill', 0.75),
        sort: (sort) => shade(SORT_FILLS[sort] ?? '--noise-fill', 0.45),
    };
}

/** What is said of a frame beside the pointer. */
const hoverNodes = (frame, { tree, measure }) => [h('p', { class: 'mono strong' }, fullName(frame)),
    h('p', { class: 'muted small' }, [sortWords(frame), statusWords(frame),
        isNoise(frame, measure) && 'no difference found'].filter(Boolean).join(' · ')),
    hoverLines(frame, tree).map((line) => h('p', { class: 'small' }, line))];

const frameAt = (part, i) => part.view.tree.frames[part.layout.frame[i]];

const isOneSided = (part, frame) => part.view.tree.pair && !isMet(frame) && frame.sort !== 'rest';

function colourOf(part, i) {
    const frame = frameAt(part, i);
    if (!part.view.tree.pair) {
        return part.shades.sort(frame.sort);
    }
    return isNoise(frame, part.view.measure) ? part.shades.noise()
        : part.shades.change(shadeOf(frame, part.view.measure, part.full));
}

function textOf(part, i) {
    const frame = frameAt(part, i);
    const mark = frame.status === 'replaced' ? '⇄ ' : '';
    return `${mark}${[shortName(frame),
        countOf(frame)].filter(Boolean).join(' ')}${part.view.tree.pair
        ? ` ${changeText(frame, part.view.measure)}` : ''}`;
}

/** Arrows move along the tree; the drawing handles the other keys. */
function onKey(part, event) {
    const frame = part.view?.selected;
    if (!frame) {
        return false;
    }
    const siblings = frame.parent?.children.filter((frame) => isShown(part, frame)) ?? [];
    const at = siblings.indexOf(frame);
    const wide = (one) => part.layout.end[part.layout.place[one.at]] - part.layout.start[
        part.layout.place[one.at]];
    const widest = () => frame.children.filter((frame) => isShown(part, frame))
        .reduce((best, one) => (!best || wide(one) > wide(best) ? one : best), null);
    const to = { ArrowUp: () => frame.parent, ArrowDown: widest,
        ArrowLeft: () => siblings[at - 1], ArrowRight: () => siblings[at + 1] }[event.key];
    if (!to) {
        return false;
    }
    const goal = to();
    if (goal) {
        part.events.onMove(goal);
    }
    return true;
}

const isShown = (part, frame) => part.layout.place[frame.at] >= 0;

function drawLegend(part) {
    if (!part.view) {
        return;
    }
    const key = (css, words, cls = '') => h('li', { class: `key ${cls}`,
        css: { '--key-fill': css } }, words);
    if (!part.view.tree.pair) {
        const sorts = new Set(part.view.tree.frames.map(({ sort }) => sort));
        fill(part.legend, Object.keys(SORT_FILLS).filter((sort) => sorts.has(sort)).map((sort) =>
            key(part.shades.sort(sort), sortWords({ sort }))));
        return;
    }
    const scale = (change) => `full colour: ${figureDiff(change, part.view.measure)}`;
    fill(part.legend, key(part.shades.change(SHADES), `takes more (${scale(part.full)})`),
        key(part.shades.change(-SHADES), `takes less (${scale(-part.full)})`),
        key(part.shades.change(0), 'hardly changed'),
        part.view.tree.frames.some((frame) => isNoise(frame, part.view.measure))
            && key(part.shades.noise(), 'not certain'),
        part.view.tree.frames.some((frame) => isOneSided(part, frame))
            && key('var(--muted)', 'on one side only', 'key-hatched'));
}

function drawPath(part) {
    const frames = pathTo(part.view.zoomed);
    fill(part.path, frames.map((frame, i) => [i > 0 && h('span', { class: 'muted',
        'aria-hidden': 'true' }, ' › '), i === frames.length - 1
        ? h('b', { class: 'mono', 'aria-current': 'true' }, fullName(frame))
        : button(fullName(frame), () => part.events.onZoom(frame),
            { class: 'link-button mono' })]));
}

function saveChart(part, type) {
    if (part.view && part.layout.length > 0) {
        savePictureFile(part.spans.picture([`Flame graph, ${MEASURE_WORDS[part.view.measure][0]} ${
            perWhat(part.view.tree)}`, ...part.view.lines, legendLine(part), `made ${
            formatDate(new Date().toISOString())}`]), type, `${part.view.file}-tree`);
    }
}

const legendLine = (part) => (part.view.tree.pair
    ? 'Magenta takes more, green takes less (full colour: '
    + `${figureDiff(part.full, part.view.measure).replace('+', '±')}); stripes: on one side only.`
    : `${plural(part.view.tree.frames.length, 'frame')}.`);

function drawChart(part, next) {
    const fresh = part.view?.revision !== next.revision;
    const judged = !fresh && part.view.judged !== next.judged;
    const moved = fresh || part.view.zoomed !== next.zoomed;
    part.view = next;
    if (fresh) {
        part.hover.hide();
        part.layout = layOut(part.view.tree, part.view.measure, part.view.width);
        part.full = fullChange(part.view.tree, part.view.measure);
        part.spans.set({ ...part.layout, from: 0, to: part.layout.end[0] ?? 1 });
        drawLegend(part);
        part.empty.hidden = part.layout.length > 0;
        part.empty.textContent = `No ${MEASURE_WORDS[part.view.measure][0]} to draw.`;
        const width = { both: '', control: ', width: control', test: ', width: test' };
        part.heading.textContent =
            `${MEASURE_WORDS[part.view.measure][0]} ${perWhat(part.view.tree)}${
            part.view.tree.pair ? width[part.view.width] : ''}`;
    }
    if (judged) {
        drawLegend(part);
        part.spans.redraw();
    }
    const at = part.layout.place[part.view.zoomed.at] ?? -1;
    if (moved && at >= 0) {
        part.spans.view(part.layout.start[at], part.layout.end[at], fresh);
    }
    drawPath(part);
    part.spans.select(part.layout.place[part.view.selected.at] ?? -1);
    part.spans.highlight(part.view.found === null ? null
        : part.view.found.map((frame) => part.layout.place[frame.at]).filter((i) => i >= 0));
    part.node.dataset.ready = part.view.revision;
}

/** `events`: {onPick(frame): clicked, onZoom(frame): from the path, onMove(frame): by keys}.
 * Returns {node, draw(view), unmount()}; view: {tree, measure, width, selected, zoomed (frames),
 * found (frames), file, lines: of a picture, revision, judged: a text that changes with the
 * verdicts}. */
export function createTreeChart(events) {
    const part = { events, view: null, layout: null, full: 0 };
    part.heading = h('span', { class: 'chart-unit' });
    part.path = h('nav', { class: 'tree-path', 'aria-label': 'Path to the frame that fills the '
        + 'flame graph' });
    part.legend = h('ul', { class: 'chart-legend tree-legend' });
    const place = h('div', { class: 'tree-spans' });
    part.empty = h('p', { class: 'chart-message muted', hidden: true });
    part.hover = createTip('tree-hover');
    part.shades = createShades();
    const sql = createSqlLink('Flame graph and table');
    part.node = h('section', { class: 'card chart tree-chart', 'aria-label': 'Flame graph' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Flame graph ', part.heading),
            h('div', { class: 'chart-tools' }, sql.node,
                pictureButtons((type) => saveChart(part, type), 'the flame graph', 'Flame graph: download'))),
        part.path, part.legend, place, part.empty, part.hover.node);

    part.spans = createSpans(place, { rowHeight: ROW,
        label: 'Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 '
            + 'shows all. The table beside it has the same frames.',
        colour: (i) => colourOf(part, i), text: (i) => textOf(part, i),
        hatched: (i) => isOneSided(part, frameAt(part, i)),
        onHover(i, event) {
            if (i < 0 || !event) {
                part.hover.hide();
            } else {
                part.hover.show(hoverNodes(frameAt(part, i), part.view), event);
            }
        },
        onPick: (i) => i >= 0 && events.onPick(frameAt(part, i)),
        onKey: (event) => onKey(part, event) });
    const stopTheme = onThemeChange(() => {
        part.shades.forget();
        drawLegend(part);
        part.spans.redraw();
    });

    return {
        node: part.node,
        sql,
        draw: (next) => drawChart(part, next),
        focus: () => part.spans.node.focus(),
        unmount() {
            stopTheme();
            part.spans.destroy();
        },
    };
}

// The table of the page Tree. Pattern: ARIA treegrid with rows as the unit: one row is in the tab
// order, arrows move, open and close, Enter and Space select. Long tables draw the visible rows.

const VIRTUAL_FROM = 150;

const PAIR = [['Frame', 'c-frame', 'What was called; × 24: that many instances are one row'],
    ['Control', 'num c-time side-a', 'In the control, at and below the frame'],
    ['Test', 'num c-time side-b', 'In the test, at and below the frame'],
    ['Δ', 'num c-time c-diff', 'Change at and below the frame, test − control'],
    ['Δ here', 'num c-time c-here', 'Change of the frame (self) and of frames below it that only one side '
        + 'has; these add up to the change of the whole']];
const ONE = [['Frame', 'c-frame', PAIR[0][2]], ['Time', 'num c-time', 'At and below the frame'],
    ['Self', 'num c-time', 'Without the frames below it'], ['Calls', 'num c-time', 'Calls of the frame']];

function drawHead(part) {
    const list = part.view.tree.pair ? PAIR : ONE;
    const what = `${MEASURE_WORDS[part.view.measure][1]} ${perWhat(part.view.tree)}`;
    fill(part.columns, list.map(([, cls]) => h('col', { class: cls })));
    fill(part.head, h('tr', {}, list.map(([text, cls, title], i) => h('th', { scope: 'col',
        class: cls, title: i === 0 ? title : `${what}: ${title}` }, text))));
}

// ---- rows ----

function nameCell(part, { frame, level, open, leaf }) {
    const many = frame.instances > 1 && frame.sort === 'module' && !frame.opened
        && part.view.canOpen;
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
function timeCell(part, value, gone = false) {
    return h('td', { class: 'num c-time', title: gone ? null : exactFigure(value,
        part.view.measure) }, gone ? NONE : figure(value, part.view.measure));
}

function changeCell(part, value, cls, frame) {
    return h('td', { class: `num c-time ${cls} ${isNoise(frame, part.view.measure) ? 'calm'
        : signOf(value)}`, title: [exactDiff(value, part.view.measure), isNoise(frame, part.view.measure) && 'no difference found']
            .filter(Boolean).join(', '),
        css: cls === 'c-diff' && part.largestChange > 0 ? { '--share': `${(100
            * Math.abs(value) / part.largestChange).toFixed(1)}%` } : {} },
    figureDiff(value, part.view.measure));
}

function cellsOf(part, row) {
    const { frame } = row;
    const [a, b] = frame.total[part.view.measure];
    if (!part.view.tree.pair) {
        return [nameCell(part, row), timeCell(part, a),
            timeCell(part, frame.ownOf[part.view.measure][0]), h('td', { class: 'num c-time' },
                figure(frame.figures.calls[0], 'calls'))];
    }
    return [nameCell(part, row), timeCell(part, a, frame.status === 'only_in_test'),
        timeCell(part, b, frame.status === 'only_in_control'),
        changeCell(part, changeOf(frame, part.view.measure), 'c-diff', frame),
        changeCell(part, frame.here[part.view.measure], 'c-here', frame)];
}

function drawRow(part, i) {
    const row = part.view.rows[i];
    const { frame } = row;
    const state = [i % 2 ? 'odd' : '', part.view.found?.has(frame) ? 'found' : '',
        frame.sort === 'rest' ? 'rest' : ''].filter(Boolean).join(' ');
    return h('tr', { class: state, data: { index: i }, tabindex: i === part.window.active ? '0' : '-1',
        'aria-level': row.level, 'aria-posinset': row.place, 'aria-setsize': row.of,
        'aria-rowindex': i + 2, 'aria-expanded': row.leaf ? null : String(row.open),
        'aria-selected': String(frame === part.view.selected) }, cellsOf(part, row));
}

/** Whether only the selection differs from what is drawn. */
function looksAlike(part, next) {
    return part.view !== null && part.view.revision === next.revision
        && part.view.judged === next.judged
        && part.view.text === next.text && part.view.rows.length === next.rows.length
        && part.view.rows.every((row, i) => row.frame === next.rows[i].frame
            && row.open === next.rows[i].open);
}

function reselect(part, next) {
    const news = part.view.selected !== next.selected;
    part.view = next;
    for (const [i, row] of part.window.nodes) {
        row.setAttribute('aria-selected', String(part.view.rows[i].frame === part.view.selected));
    }
    const at = part.view.rows.findIndex((row) => row.frame === part.view.selected);
    if (news && at >= 0) {
        part.window.activate(at);
    }
}

// ---- hands and keys ----

function onClick(part, event) {
    const row = event.target.closest('tr[data-index]');
    if (!row) {
        return;
    }
    const { frame, leaf } = part.view.rows[row.dataset.index];
    const act = event.target.closest('[data-act]')?.dataset.act;
    part.window.activate(Number(row.dataset.index), true);
    if (act === 'instances') {
        part.events.onInstances(frame);
    } else if (act === 'toggle' && !leaf) {
        part.events.onToggle(frame);
    } else {
        part.events.onSelect(frame);
    }
}

/** Right opens a row, then moves to its first child; left closes it, then moves to its parent. */
function sideways(part, { frame, open, leaf }, right) {
    if (!leaf && open !== right) {
        part.events.onToggle(frame);
    } else if (right && open) {
        part.window.activate(part.window.active + 1, true);
    } else if (!right && frame.parent) {
        part.window.activate(part.view.rows.findIndex((row) => row.frame === frame.parent), true);
    }
}

function onKeyDown(part, event) {
    const row = part.view?.rows[part.window.active];
    if (!row || event.altKey || event.ctrlKey || event.metaKey || event.target.closest('button')) {
        return;
    }
    const to = part.window.placeOf(event.key);
    const acts = { ArrowRight: () => sideways(part, row, true),
        ArrowLeft: () => sideways(part, row, false),
        Enter: () => part.events.onZoom(row.frame), ' ': () => part.events.onSelect(row.frame) };
    const act = to !== undefined ? () => part.window.activate(to, true) : acts[event.key];
    if (act) {
        event.preventDefault();
        act();
    }
}

function drawTreeTable(part, next) {
    if (looksAlike(part, next)) {
        reselect(part, next);
        return;
    }
    const kept = part.view?.rows[part.window.active]?.frame.key;
    const moved = part.view?.selected?.key !== next.selected.key
        || part.view?.revision !== next.revision;
    part.view = next;
    part.largestChange = part.view.tree.frames.reduce((most, one) =>
        Math.max(most, Math.abs(changeOf(one, part.view.measure))), 0);
    drawHead(part);
    part.table.setAttribute('aria-rowcount', String(part.view.rows.length + 1));
    const wanted = moved ? part.view.selected.key : kept;
    part.window.active = Math.max(0, part.view.rows.findIndex((row) => row.frame.key === wanted));
    part.window.draw(true);
    if (moved && part.view.chosen) {
        part.window.reveal(part.window.active, true);
    }
}

/** `events`: {onSelect(frame), onZoom(frame), onToggle(frame), onInstances(frame)}. Returns {node,
 * draw(view), focus()}; view: {tree, measure, rows (of listRows), selected, zoomed, found (Set or
 * null), chosen: whether the user selected it, revision, judged, text: what is searched for}. */
export function createTreeTable(events) {
    const part = { events, view: null, largestChange: 0 };
    part.head = h('thead');
    part.body = h('tbody');
    part.columns = h('colgroup');
    part.table = h('table', { class: 'tree-rows', role: 'treegrid', 'aria-label': 'Frames' },
        part.columns, part.head, part.body);
    part.node = h('div', { class: 'tree-scroll', tabindex: '-1' }, part.table);
    part.window = createRowWindow({ node: part.node, body: part.body, covers: [part.head],
        least: VIRTUAL_FROM, columns: () => part.columns.children.length,
        count: () => part.view?.rows.length ?? 0, make: (i) => drawRow(part, i) });

    part.body.addEventListener('click', (event) => onClick(part, event));
    part.body.addEventListener('dblclick', (event) => {
        const row = event.target.closest('tr[data-index]');
        if (row && !event.target.closest('[data-act]')) {
            events.onZoom(part.view.rows[row.dataset.index].frame);
        }
    });

    part.body.addEventListener('keydown', (event) => onKeyDown(part, event));

    return {
        node: part.node,
        focus: () => part.window.activate(part.window.active, true),
        draw: (next) => drawTreeTable(part, next),
        unmount: part.window.unmount,
    };
}

// The chosen frame of the page Tree: every number of both sides, its own kernels, its inputs.

const KERNELS = 12;
const SHAPES = 8;

/** The categories of the rows of device work, as their names say. */
const categoryOf = (name) => (name.startsWith('Memcpy') ? 'gpu_memcpy'
    : name.startsWith('Memset') ? 'gpu_memset' : 'kernel');

const detailLink = (part, name, category) => (part.tree.pair
    ? h('a', { href: opHref({ ...part.pair(), merge_addresses: true, use_short_name: false,
        row: rowId(name, category) }),
class: 'op-link' }, h('bdi', {}, name)) : h('bdi', {}, name));

function detailLine(part, title, values, measure, what = '', inner = false) {
    const [a, b] = values;
    const cell = (value) => h('td', { class: 'num', title: exactFigure(value, measure) },
        figure(value, measure));
    return h('tr', {}, h('th', { scope: 'row', title: what,
        class: inner ? 'inner' : null }, title), cell(a),
        part.tree.pair && cell(b), part.tree.pair && h('td', { class: `num strong ${signOf(b - a)}`,
            title: exactDiff(b - a, measure) }, figureDiff(b - a, measure)));
}

const detailHeads = (part, first) => h('thead', {}, h('tr', {}, first === '' ? h('td')
    : h('th', { scope: 'col' }, first), (part.tree.pair ? ['Control', 'Test', 'Δ']
    : [perWhat(part.tree)]).map((text) => h('th', { scope: 'col', class: 'num' }, text))));

function flops(part, values) {
    if (!values?.some((value) => value > 0)) {
        return null;
    }
    const text = (value) => (value === null ? 'unknown' : formatFlops(value));
    return h('tr', {}, h('th', { scope: 'row', title: 'FLOPs of matrix products, convolutions and attention '
        + 'at and below the frame, where their shapes are known' }, 'FLOPs'),
    values.map((value) => h('td', { class: 'num' }, text(value))), part.tree.pair && h('td',
        { class: 'num strong' }, values.includes(null) ? '' : formatFlopsDiff(values[1] - values[0])));
}

/** How much of the change of device time is due to more work, and how much to slower work. */
function split(parts) {
    return parts && [['more_work', 'more work', parts.by === 'flops'
        ? 'The time that the change of FLOPs would take at the speed of the control'
        : 'The time that the change of calls would take if each took as long as in the control'],
    ['slower_work', 'slower work', `The rest: each ${parts.by === 'flops' ? 'FLOP'
        : 'call'} takes more time, or less`]].map(([key, title, what]) => h('tr', {},
        h('th', { scope: 'row', class: 'inner', title: what }, `${title}, by ${
            parts.by === 'flops' ? 'FLOPs' : 'calls'}`), h('td'), h('td'),
        h('td', { class: `num ${signOf(parts[key])}`, title: exactDiff(parts[key], 'device') },
            figureDiff(parts[key], 'device'))));
}

function detailNumbers(part, frame) {
    const here = frame.here.device;
    return h('table', { class: 'detail-table' },
        h('caption', { class: 'visually-hidden' }, `Figures of the frame, ${perWhat(part.tree)}`),
        detailHeads(part, ''), h('tbody', {},
            detailLine(part, 'Device time', frame.total.device, 'device', 'At and below the frame'),
            detailLine(part, 'self', frame.ownOf.device, 'device',
                'Device work that no frame below it launched', true),
            split(frame.work.split),
            detailLine(part, 'Host time', frame.total.host, 'host',
                'At and below the frame, each call ' + 'counted once'),
            detailLine(part, 'self', frame.ownOf.host, 'host',
                'Without the frames that it called', true),
            detailLine(part, 'Calls', frame.figures.calls, 'calls'), flops(part, frame.work.flops),
            part.tree.pair && here !== null && h('tr', {}, h('th', { scope: 'row',
                title: 'The change of its device time (self) and of the frames below it that only one '
                    + 'side has' }, 'Device time changed here'), h('td'), h('td'),
            h('td', { class: `num strong ${signOf(here)}`, title: exactDiff(here, 'device') },
                figureDiff(here, 'device')))));
}

function detailKernels(part, frame) {
    const list = [...frame.kernels].sort((a, b) =>
        Math.abs(b.device[1] - b.device[0]) - Math.abs(a.device[1] - a.device[0])
        || Math.max(...b.device) - Math.max(...a.device));
    return list.length > 0 && h('table', { class: 'detail-table kernel-table' },
        h('caption', {}, frame.opened || frame.instances > 1
            ? `Kernels of all ${formatCount(frame.instances)} instances` : 'Its kernels'),
        detailHeads(part, 'Name'),
            h('tbody', {}, list.slice(0, KERNELS).map(({ name, device, counts }) => {
            const row = detailLine(part, '', device, 'device');
            fill(row.firstChild, h('span', { class: 'mono kernel-name' },
                detailLink(part, name, categoryOf(name))));
            row.firstChild.title = `${name}\n${figure(counts[0], 'calls')}${part.tree.pair
                ? ` → ${figure(counts[1], 'calls')}` : ''} calls`;
            return row;
        }), list.length > KERNELS && h('tr', {}, h('td', { class: 'muted',
            colspan: part.tree.pair ? '4' : '2' }, `${formatCount(list.length - KERNELS)} more`))));
}

function detailShapes(part, frame) {
    return frame.shapes.length > 0 && h('table', { class: 'detail-table kernel-table' },
        h('caption', {}, 'Shapes of its first input'), detailHeads(part, 'Shape'), h('tbody', {},
            frame.shapes.slice(0, SHAPES).map(({ text, calls }) => {
                const row = detailLine(part, text, calls, 'calls');
                row.firstChild.classList.add('mono');
                return row;
            }), frame.shapes.length > SHAPES && h('tr', {}, h('td', { class: 'muted' },
                `${formatCount(frame.shapes.length - SHAPES)} more`))));
}

function detailActions(part, frame, canOpen) {
    const name = frame.names[1] ?? frame.names[0];
    const category = { operator: 'cpu_op', python: 'python_function' }[frame.sort];
    // A hash became “…”: no row has that name.
    const isRow = part.tree.pair && category && !/(?<!0x)…/.test(name);
    return h('p', { class: 'op-actions' },
        canOpen && frame.instances > 1 && frame.sort === 'module' && button(frame.opened
            ? 'Fold its instances' : `Show its ${formatCount(frame.instances)} instances`,
        () => part.onInstances(frame), { class: 'link-button' }),
        frame.parent && frame.children.length > 0 && button('Zoom to it', () => part.onZoom(frame),
            { class: 'link-button zoom-button' }),
        isRow && h('a', { href: opHref({ ...part.pair(), merge_addresses: true,
            use_short_name: false, row: rowId(name, category) }) }, 'Open this operation'),
        isRow && category === 'cpu_op'
            && h('a', { href: rowTimeline(part.pair(), { name, category }) },
                'Show in the timeline'),
        !['root', 'rest'].includes(frame.sort) && button('Copy the name',
            () => copyText(nameOf(frame), 'Name copied.'), { class: 'link-button' }));
}

function drawDetail(part, next, frame, canOpen) {
    part.tree = next;
    const all = pathTo(frame).slice(1, -1);
    const plain = all.filter(({ sort }) => sort !== 'python');
    const above = plain.length > 0 ? plain : all.slice(-4);
    fill(part.body, h('p', { class: 'mono full-name' }, h('bdi', {}, fullName(frame))),
        h('p', { class: 'muted small' }, [sortWords(frame), statusWords(frame),
            frame.wrapper && 'on this side only, around frames that both sides have',
            ['device', 'host'].filter((measure) => isNoise(frame, measure)).map((measure) =>
                `${measure} time: no difference found`)].flat().filter(Boolean).join(' · ')),
        above.length > 0 && h('p', { class: 'muted small mono frame-path' },
            `in ${above.map(fullName).join(' › ')}`),
        frame.through.length > 0 && h('p', { class: 'muted small' },
            `On one side, it is below ${frame.through.join(', ')}.`),
        detailNumbers(part, frame), detailActions(part, frame, canOpen), detailKernels(part, frame),
            detailShapes(part, frame));
}

/** `pair()`: the parts of the state that select the sides; `onInstances(frame)`, `onZoom(frame)`. */
export function createTreeDetail({ pair, onInstances, onZoom }) {
    const part = { pair, onInstances, onZoom, tree: null };
    part.body = h('div', { class: 'tree-detail-body' });
    const node = titledCard('Selected frame', { class: 'tree-detail' }, null, part.body);

    return { node, draw: (next, frame, canOpen) => drawDetail(part, next, frame, canOpen) };
}

// The result of the page Tree in words: how much changed, in which frames, how much has no partner.

const NAMED = 5;

/** `onPick(frame)` is called for a frame of the list. */
export function createTreeSummary(onPick) {
    const head = h('p', { class: 'headline' });
    const list = h('ol', { class: 'tree-largest' });
    const notes = h('div', { class: 'tree-notes small' });
    const node = h('section', { class: 'card tree-summary', 'aria-label': 'What changed' },
        head, list, notes);

    /** The frames below a frame that only one side has: its change includes them. */
    function oneSided(frame, measure) {
        const found = oneSidedBelow(frame, measure);
        return [['new: ', found.only_in_test], ['gone: ', found.only_in_control]]
            .filter(([, one]) => one).map(([word, one], i) => [i === 0 ? ' (' : ', ', word,
                button(fullName(one), () => onPick(one), { class: 'link-button mono tree-name' })])
            .flatMap((part, i, all) => (i === all.length - 1 ? [part, ')'] : [part]));
    }

    function item(tree, frame, measure) {
        const words = tree.pair ? changeWords(frame, measure)
            : figure(frame.ownOf[measure][0], measure);
        const root = frame.sort === 'root';
        return h('li', {}, root && 'The part without a partner directly below ', button(fullName(frame), () => onPick(frame),
            { class: 'link-button mono tree-name' }),
        framesAround(frame).map((above, i) => [i === 0 ? ' in ' : ' › ', button(fullName(above),
            () => onPick(above), { class: 'link-button mono tree-name' })]), ' ',
        h('span', { class: `strong ${tree.pair ? signOf(frame.here[measure]) : ''}` }, words),
        tree.pair && h('span', { class: 'muted' }, oneSided(frame, measure)),
        isNoise(frame, measure) && h('span', { class: 'muted', title: 'The steps do not show that '
            + 'the time at and below it changed' }, ' (not certain)'));
    }

    return { node, draw(tree, measure, level) {
        const { from, to, change, percent } = wholeTexts(tree, measure);
        const [, title] = MEASURE_WORDS[measure];
        const [a, b] = tree.root.total[measure];
        fill(head, h('span', { class: 'headline-label' }, `${title} ${perWhat(tree)}${
            measure === 'device' ? ', streams added up' : ''}`),
            tree.pair ? [fromTo(from, to), h('span', { class: `change ${signOf(b - a)}` }, change,
                    a > 0 && h('span', { class: 'change-percent' }, ` (${percent})`))]
                : h('span', { class: 'value' }, from));
        const frames = largest(tree, measure, NAMED);
        fill(list, frames.map((frame) => item(tree, frame, measure)));
        list.hidden = frames.length === 0;
        const partner = partnerText(tree);
        const moved = tree.byHost && tree.pair && `${
            tree.root.total.device.some((value) => value > 0) ? 'One side has no device time, so host'
                : 'Host'} time decides which frames belong together.`;
        const left = tree.inAll > tree.shown && `${tree.shown} of ${tree.inAll} frames are shown, `
            + 'those that changed most; the others are in rows named “more”.';
        const few = tree.pair && tree.samples.some((count) => count < JUDGED) && 'Fewer than 4 '
            + 'samples on a side: changes cannot be distinguished from noise, so all are coloured as measured.';
        const lost = !few && tree.root.verdict[measure] === 'cannot_judge' && 'Rows of the device were lost: '
            + 'changes of its time cannot be judged, and all are coloured as measured.';
        fill(notes, [...recordingNotes(tree, level), lost].filter(Boolean).map((words) => h('p', { class: 'notice' }, words)),
            [partner, few, moved, left].filter(Boolean).map((words) =>
                h('p', { class: 'muted' }, words)));
    } };
}

const TYPING_MS = 250;
const WIDTHS = [['both', 'Both', 'As wide as the larger side, so frames that only the control has stay visible'],
    ['control', 'Control', 'As wide as in the control'], ['test', 'Test', 'As wide as in the test']];
const FRAMES = [['folded', 'Folded', 'Layers of the same kind together: BertLayer × 24'],
    ['class', 'By layer class', 'All modules of one class together, wherever they are'],
    ['instance', 'By instance', 'Each layer alone']];
const LEVELS = [['modules', 'Modules', 'Modules, annotations and operators'],
    ['operators', 'Operators', 'Annotations and operators, without modules'],
    ['python', 'Python', 'Python functions too']];

/** {node, input, draw(text, found, tree, measure)}; `onText(text)`, `onStep(by)`: to another
 * match. */
function createTreeSearch(onText, onStep) {
    const id = uniqueId('tree-search');
    const result = h('span', { class: 'muted small tree-found' });
    const input = searchField({ id, wait: TYPING_MS, onText, onStep, empties: false,
        placeholder: 'Frame or kernel' });
    const steps = h('span', { class: 'tree-steps', hidden: true }, stepButtons('match', onStep));
    return { node: h('span', { class: 'tree-search' },
        h('label', { for: id }, 'Find'), input, steps, result), input,
    draw(text, found, tree, measure) {
        if (document.activeElement !== input) {
            input.value = text;
        }
        steps.hidden = found === null || found.length === 0;
        if (found === null) {
            result.textContent = '';
            return;
        }
        const [a, b] = timeOf(found, measure);
        result.textContent = found.length === 0 ? 'No frame matches.'
            : `${plural(found.length, 'frame')}: ${tree.pair ? `${figure(a, measure)} → ${
                figure(b, measure)} (${figureDiff(b - a, measure)})` : figure(a, measure)}`;
    } };
}

/** `onChange(changes)`: parts of the state; `onStep(by)`: to another found frame. */
export function createTreeControls({ onChange, onStep }) {
    const switches = new Map(MEASURES.map((measure) => [measure, {
        change: h('span', { class: 'switch-change' }) }]));
    const by = h('div', { class: 'segmented tree-switch', role: 'group',
        'aria-label': 'What is measured' }, MEASURES.map((measure) => {
        const one = switches.get(measure);
        one.button = button('', () => onChange({ by: measure, rows: [] }),
            { title: MEASURE_WORDS[measure][2], 'aria-pressed': 'false' });
        one.button.append(MEASURE_WORDS[measure][1], ' ', one.change);
        return one.button;
    }));
    const width = segmented('Width of the frames', WIDTHS, (value) => onChange({ width: value }));
    const frames = segmented('How frames are grouped', FRAMES, (value) =>
        onChange({ frames: value, rows: [], open: [], zoom: '' }));
    const level = segmented('What counts as a frame', LEVELS, (value) =>
        onChange({ level: value, rows: [], open: [], zoom: '', node: '' }));
    const order = segmented('Order of the rows', [['', 'Largest first',
        'The largest change first'], ['calls', 'As called', 'In the order of their first calls']],
    (value) => onChange({ order: value }));
    const search = createTreeSearch((q) => onChange({ q }), onStep);
    const labelled = (words, part, cls = '') => h('span', { class: `tree-choice ${cls}` },
        h('span', { class: 'muted' }, words), part);
    const widthChoice = labelled('Width', width.node, 'wide-choice');
    const node = h('div', { class: 'tree-controls' }, by, labelled('Layers', frames.node),
        widthChoice, labelled('Frames', level.node), labelled('Rows', order.node), search.node);
    return { node, search: () => search.input.focus(),
        /** `tree`: null while there is none. */
        draw(state, tree, measure, found) {
            for (const [key, one] of switches) {
                one.button.setAttribute('aria-pressed', String(key === measure));
                const change = tree?.pair ? shortChange(tree, key) : '';
                fill(one.change, change);
            }
            width.press(state.width);
            widthChoice.hidden = state.test === '';
            frames.press(state.frames);
            level.press(state.level);
            order.press(state.order);
            search.draw(state.q, found, tree, measure);
        } };
}
