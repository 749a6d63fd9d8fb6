// The lanes of both sides: panes that show the same interval, the span under the pointer with its
// partner, and the marks over them.
import { AXIS, canvasPen, clampView, createSpans, drawAxis, moved, paleOf }
    from '../canvas/spans.js';
import { button, createNews, createTip, fill, h, iconButton, penOn, svg, uniqueId } from '../dom.js';
import { decimal, exactTime, exactTimeDiff, formatCount, formatTime, shortenMiddle, timeScale }
    from '../format.js';
import { OTHER, SIDES } from '../state.js';
import { colour, createPainter, onThemeChange } from '../theme.js';
import { BACKLOG, hostWords, isBacklog } from '../words.js';
import { COUNTER, drawPath, GAP, isSingle, keyAt, keyOf, laneNameOn, placeOn, ROW, RUN, SHARES, STEP, timesOf }
    from './data.js';

// The whole step, small: what changed, and which part is in view. Its edges are handles, between them
// it can be moved; a press beside it moves it there, and a drag over the whole step chooses a part.

const STRIP = 9; // px of a side's threads, and of its streams
const OVERVIEW_GAP = 3;
const OVERVIEW_EDGE = 7; // px from an edge of the view where it can be taken

function drawOverview(own) {
    const width = own.node.clientWidth;
    const strips = SIDES.flatMap((side) => [true, false].map((host) =>
        own.panes.filter((pane) => pane.side === side && !(host && pane.kind === 'ranks')
            && pane.data()?.bands.some((band) => (band.sort === 'host') === host))
            .map((pane) => ({ pane, host }))))
        .filter((list) => list.length > 0);
    const height = Math.max(1, strips.length) * (STRIP + OVERVIEW_GAP) + OVERVIEW_GAP;
    const pen = penOn(own.canvas, width, height, { alpha: false });
    pen.fillStyle = colour('--surface-sunk');
    pen.fillRect(0, 0, width, height);
    const at = (value) => width * (value - own.extent.from) / (own.extent.to - own.extent.from);
    strips.forEach((list, k) => list.forEach(({ pane, host }) => {
        const y = OVERVIEW_GAP + k * (STRIP + OVERVIEW_GAP);
        if (pane.kind === 'ranks') {
            stripOfRanks(pen, pane.data(), y, at, Math.ceil(width));
        } else {
            strip(pen, pane, host, y, at);
        }
    }));
}

/** The mean of the shares of all ranks, in one line. */
function stripOfRanks(pen, data, y, at, width) {
    const ranks = data.bands.filter(({ sort }) => sort === 'rank').length;
    const foot = new Float64Array(width).fill(y + STRIP);
    for (const name of SHARES) {
        const sums = new Float64Array(width);
        for (let i = 0; i < data.runs; i += 1) {
            const [x0, x1] = [Math.max(0, at(data.start[i])), Math.min(width, at(data.end[i]))];
            for (let x = Math.floor(x0); x < x1; x += 1) {
                sums[x] += data[name][i] * (Math.min(x + 1, x1) - Math.max(x, x0));
            }
        }
        pen.fillStyle = colour(`--part-${name}`);
        sums.forEach((sum, x) => {
            const tall = STRIP * sum / 100 / ranks;
            foot[x] -= tall;
            pen.fillRect(x, foot[x], 1, tall);
        });
    }
}

/** All rows of a pane of the host, or of the device, in one line; changed spans are on top. */
function strip(pen, pane, host, y, at) {
    const data = pane.data();
    pen.fillStyle = colour(host ? '--span-host' : '--span-compute');
    const changed = new Map(); // change → places
    let drawnTo = -Infinity;
    for (let i = 0; i < data.length; i += 1) {
        if ((data.lanes[data.lane[i]]?.sort === 'host') !== host) {
            continue;
        }
        const [x0, x1] = [at(data.start[i]), at(data.end[i])];
        const change = pane.changeAt(i);
        if (change !== '' && data.merged[i] <= 1) {
            const places = changed.get(change) ?? [];
            places.push(x0, x1);
            changed.set(change, places);
        }
        if (data.name[i] >= 0 && data.lanes[data.lane[i]].sort !== 'other' && (x1 > drawnTo + 0.5 || x0 < drawnTo - 50)) {
            pen.fillRect(x0, y, Math.max(0.5, x1 - x0), STRIP);
            drawnTo = x1;
        }
    }
    for (const [change, places] of changed) {
        pen.fillStyle = colour(`--span-${change}`);
        for (let k = 0; k < places.length; k += 2) {
            pen.fillRect(places[k], y, Math.max(0.7, places[k + 1] - places[k]), STRIP);
        }
    }
}

function drawView(own) {
    const size = own.extent.to - own.extent.from;
    const left = 100 * (own.view.from - own.extent.from) / size;
    const wide = 100 * (own.view.to - own.view.from) / size;
    own.frame.style.setProperty('left', `${left}%`);
    own.frame.style.setProperty('width', `${wide}%`);
}

function placeOverview(own, event) {
    const box = own.node.getBoundingClientRect();
    const share = (event.clientX - box.left) / Math.max(1, box.width);
    return own.extent.from + Math.min(1, Math.max(0, share)) * (own.extent.to - own.extent.from);
}

const isWhole = (own) => own.view.to - own.view.from > 0.999 * (own.extent.to - own.extent.from);

/** What a press there takes. */
function partAt(own, event) {
    const reach = OVERVIEW_EDGE * (own.extent.to - own.extent.from) / Math.max(1,
        own.node.clientWidth);
    const [from, to] = [own.view.from,
        own.view.to].map((edge) => Math.abs(placeOverview(own, event) - edge));
    if (event.shiftKey || Math.min(from, to) > reach) {
        return event.shiftKey || isWhole(own) ? 'range' : 'move';
    }
    return from < to ? 'from' : 'to';
}

function onDrag(own, now) {
    const { part, at, view: before } = own.press;
    if (part === 'move') {
        own.onRange(before.from + now - at, before.to + now - at);
    } else if (part !== 'range') {
        const edges = { ...before, [part]: now };
        own.onRange(Math.min(edges.from, edges.to), Math.max(edges.from, edges.to));
    }
}

function setPanes(own, nextPanes, nextExtent) {
    [own.panes, own.extent] = [nextPanes, nextExtent];
    own.painter.request();
    drawView(own);
}

/** `onRange(from, to)`: the view shows this. */
function createOverview({ onRange }) {
    const own = {
        onRange, panes: [], extent: { from: 0, to: 1 },
        press: null, // {part: 'from', 'to', 'move' or 'range', at, view}
    };
    own.canvas = h('canvas', { 'aria-hidden': 'true' });
    own.frame = h('div', { class: 'overview-view' });
    own.node = h('div', { class: 'timeline-overview', 'aria-hidden': 'true' }, own.canvas,
        own.frame);
    own.view = own.extent;

    own.node.addEventListener('pointerdown', (event) => {
        if (event.button === 0) {
            own.node.setPointerCapture(event.pointerId);
            const at = placeOverview(own, event);
            own.press = { part: partAt(own, event), at, view: own.view };
            if (own.press.part === 'move' && (at < own.view.from || at > own.view.to)) {
                own.press.view = around(at, at, own.view.to - own.view.from);
                onDrag(own, at);
            }
        }
    });
    own.node.addEventListener('pointermove', (event) => {
        if (own.press) {
            onDrag(own, placeOverview(own, event));
        } else {
            own.node.style.cursor = ['from', 'to'].includes(partAt(own, event)) ? 'ew-resize' : '';
        }
    });
    own.node.addEventListener('pointerup', (event) => {
        const [a, b] = [own.press?.at, placeOverview(own, event)];
        if (own.press?.part === 'range' && a !== b) {
            onRange(Math.min(a, b), Math.max(a, b));
        }
        own.press = null;
    });
    own.node.addEventListener('pointercancel', () => { own.press = null; });
    own.painter = createPainter(own.node, () => drawOverview(own));

    return {
        node: own.node,
        draw: (nextPanes, nextExtent) => setPanes(own, nextPanes, nextExtent),
        view(from, to) {
            own.view = { from, to };
            drawView(own);
        },
        unmount: own.painter.stop,
    };
}

// Lanes of one side: their heads, and beside them a drawing of spans with the colours of the changes.

const LABEL = 15; // px from the top of a lane to the foot of its label, in a picture
const HEADS = 190; // px: the width of the labels in a picture
const MARKS = { longer: '▲ ', shorter: '▼ ', new: '+ ', gone: '− ', '': '' };
const LEAST = 0.02; // µs: the narrowest view

const PALETTE = ['host', 'compute', 'communication', 'memory', 'outside', 'many', 'gap', 'longer',
    'shorter', 'new', 'gone'];
const HATCHED = new Set(['new', 'gone', 'gap']);

const LETTERS = { control: 'A', test: 'B' };

/** How strong the colour of a change is, index of STRENGTHS: by the share of its time that changed. */
const STRENGTHS = [1, 0.78, 0.56];
function strengthOf(found) {
    if (!['longer', 'shorter'].includes(found?.change)) {
        return 0;
    }
    const [a, b] = timesOf(found.row);
    const share = Math.abs(b - a) / Math.max(a, b);
    return share >= 0.5 ? 0 : share >= 0.25 ? 1 : 2;
}

/** What kind of span it is, for its colour. */
function classOf(pane, i, change) {
    if (pane.sort[i] === GAP) {
        return 'gap';
    }
    if (pane.sort[i] === STEP) {
        return pane.gaps[pane.gap[i]].shown ? 'host' : 'outside';
    }
    if (pane.sort[i] === COUNTER || pane.sort[i] === RUN) {
        return 'outside';
    }
    if (change !== '') {
        return change;
    }
    if (pane.merged[i] === 0) {
        return 'outside';
    }
    if (pane.merged[i] > 1) {
        return 'many';
    }
    if (pane.lanes[pane.lane[i]].sort === 'host') {
        return 'host';
    }
    return { COMMUNICATION: 'communication', MEMORY: 'memory' }[pane.kinds[pane.name[i]]]
        ?? 'compute';
}

function readColours(part) {
    part.fills = Object.fromEntries(PALETTE.map((name) => [name, STRENGTHS.map((share) =>
        paleOf(colour(`--span-${name}`), colour('--surface'), share))]));
}

/** Annotations of a device only repeat what the host and the kernels show. */
const changeAt = (part, i) => (part.data.name[i] < 0
    || part.data.lanes[part.data.lane[i]]?.sort === 'other' ? ''
    : part.ofName[part.data.name[i]]);

function classify(part) {
    const found = part.data.names.map((name, k) => part.changes?.get(keyOf(name,
        part.data.categories[k])));
    part.ofName = found.map((one) => one?.change ?? '');
    part.strengths = found.map(strengthOf);
    part.classes = Array.from({ length: part.data.length }, (_, i) => classOf(part.data, i,
        changeAt(part, i)));
}

function textOf(part, i) {
    if (part.data.sort[i] === GAP) {
        const gap = part.data.gaps[part.data.gap[i]];
        return `idle ${formatTime(gap.duration)} · host: ${gap.operator ?? gap.host
            ?? 'nothing recorded'}`;
    }
    if (part.data.sort[i] === STEP) {
        const step = part.data.gaps[part.data.gap[i]];
        return `step ${step.step_number} · ${formatTime(step.duration)}`;
    }
    if (part.data.sort[i] === COUNTER) {
        return decimal(part.data.gaps[part.data.gap[i]].mean, 0, 3);
    }
    const name = part.data.names[part.data.name[i]];
    const full = isBacklog({ name, category: part.data.categories[part.data.name[i]] });
    const words = full ? `${BACKLOG} (${name})` : name || '(no name)';
    return (MARKS[part.classes[i]] ?? '')
        + (part.data.merged[i] > 1 ? `${part.data.merged[i]} rows, most of them ${words}` : words);
}

function drawHeads(part) {
    if (!part.isNews(part.data.bands)) {
        return;
    }
    const { lane, act } = part.heads.contains(document.activeElement)
        ? document.activeElement.dataset : {};
    const pin = (band) => iconButton('pin',
        `${part.kind === 'pinned' ? 'Unpin' : 'Pin'} ${band.label}`,
        () => part.on.pin(part.self, band),
        { class: 'lane-pin', data: { lane: band.id, act: 'pin' } });
    const words = ({ label, head }) => (part.kind === 'pinned' ? `${LETTERS[part.side]}: ${label}`
        : head?.() ?? label);
    const tab = part.data.bands.find(({ id, folds }) => folds && id === part.reached)?.id
        ?? part.data.bands[0]?.id;
    part.heads.style.height = `${part.data.height}px`;
    fill(part.heads, part.data.bands.map((band) => h('li', { title: band.title ?? band.label,
        class: `lane-head${band.sort === 'rank' ? ' rank-head' : band.of === undefined ? '' : ' rank-part'}`,
        css: { top: `${band.top}px`, height: `${band.height}px` } }, band.folds
        ? button(words(band), () => part.on.fold(part.self, band), { class: 'lane-fold',
            data: { lane: band.id, act: 'fold' }, 'aria-expanded': String(band.open),
            tabindex: part.kind === 'ranks' && band.id !== tab ? '-1' : null })
        : h('span', {}, words(band)), part.on.pin && pin(band))));
    [...part.heads.querySelectorAll('button')].find(({ dataset }) => dataset.lane === lane
        && dataset.act === act)?.focus();
}

const headsOf = (part) => (part.kind === 'ranks' ? [...part.heads.querySelectorAll('.lane-fold')] : []);

/** Of the lanes of ranks only this one is in the tab order; Enter in the drawing opens or closes it. */
function reachHead(part, lane) {
    const all = headsOf(part);
    if (all.some(({ dataset }) => dataset.lane === lane)) {
        all.forEach((one) => { one.tabIndex = one.dataset.lane === lane ? 0 : -1; });
        part.reached = lane;
    }
}

/** Keys on the names of the lanes of ranks, and in their drawing: the arrow keys move from one name to
 * the next. Returns whether the key was one of these. */
function moveHead(part, event) {
    const all = headsOf(part);
    const onName = all.includes(event.target);
    const at = all.findIndex(({ tabIndex }) => tabIndex === 0);
    const next = { ArrowDown: all[at + 1], ArrowUp: all[at - 1],
        ...onName && { Home: all[0], End: all.at(-1) } }[event.key];
    if (next) {
        event.preventDefault();
        next.focus();
    } else if (event.key === 'Enter' && !onName && at >= 0) {
        all[at].click();
        return true;
    }
    return next !== undefined;
}

/** A line above each lane, then what the page draws over the spans. */
function decorate(part, pen, place) {
    for (const { top } of part.data?.bands ?? []) {
        const y = Math.round(place.top + top) + 0.5;
        pen.line(0, y, place.width, y, colour('--grid'));
    }
    part.on.decorate(pen, place, part.self);
}

/** Shows `next` (layPane()); `extent`: all that both sides have. */
function showPane(part, next, extent) {
    part.data = next;
    classify(part);
    part.drawing.set({ ...next.pieces, tops: next.tops, height: next.height,
        from: extent.from, to: extent.to });
    part.node.hidden = next.bands.length === 0;
    drawHeads(part);
}

/** Map key → {change}; null: not known. */
function setChanges(part, next) {
    part.changes = next;
    if (part.data) {
        classify(part);
        part.drawing.redraw();
    }
}

/** These spans keep their colours and the others become pale; null: no span is pale. */
function highlight(part, spans) {
    const kept = spans && new Set(spans);
    part.drawing.highlight(kept && [...part.data.pieces.of.keys()].filter((k) => kept.has(part.data.pieces.of[k])));
}

/** For a picture `wide` px wide: its height, and the function that draws it. */
function whole(part, wide) {
    const { height, paint } = part.drawing.whole(wide - HEADS);
    return { height, paint(pen) {
        paint(moved(pen, HEADS, 0));
        part.data.bands.forEach(({ label, top }) => pen.words(6, top + LABEL,
            shortenMiddle(label, 30), colour('--muted')));
    } };
}

function destroy(part) {
    part.stopTheme();
    part.drawing.destroy();
}

/** `side`: 'control' or 'test'; `kind`: 'host', 'device', 'pinned' or 'ranks'. `on`: {hover(pane, i, event),
 * pick(pane, i, event), view(pane, from, to, moving), measure(from, to, done),
 * decorate(pen, place, pane), fold(pane, band), pin(pane, band), if lanes can be pinned, row(pane, …): draws
 * a row of ranks, as createSpans() has it}. */
function createPane({ side, kind, on }) {
    const part = {
        side, kind, on, data: null,
        classes: [], // of each span
        ofName: [], // the change of each name
        strengths: [], // of the changes
        changes: null, // key → {change}
        fills: {},
        isNews: createNews(), // of the lanes that have their heads
        reached: '', // the lane of ranks that is in the tab order
    };
    const title = `${side === 'control' ? 'Control' : 'Test'}, ${kind}`;
    part.heads = h('ul', { class: 'timeline-heads', 'aria-label': `Lanes: ${title}`,
        on: { keydown: (event) => moveHead(part, event),
            focusin: ({ target }) => reachHead(part, target.dataset.lane) } });
    const box = h('div', { class: 'timeline-drawing' });
    part.node = h('div', { class: `timeline-pane timeline-${kind}`,
        data: { side } }, part.heads, box);
    part.self = { side, kind, node: part.node, data: () => part.data };
    const spanOf = (k) => (k < 0 ? -1 : part.data.pieces.of[k]);

    const fillOf = (i) => part.fills[part.classes[i]][['longer',
        'shorter'].includes(part.classes[i])
        ? part.strengths[part.data.name[i]] : 0];

    readColours(part);
    part.drawing = createSpans(box, { rowHeight: ROW, label: `${title}: a table below has the same`,
        least: LEAST, colour: (k) => fillOf(spanOf(k)),
        hatched: (k) => HATCHED.has(part.classes[spanOf(k)]), text: (k) => textOf(part, spanOf(k)),
        onHover: (k, event) => on.hover(part.self, spanOf(k), event),
        onPick(k, event) {
            reachHead(part, part.data.lanes[part.data.lane[spanOf(k)]]?.id);
            on.pick(part.self, spanOf(k), event);
        },
        onView: (from, to, moving) => on.view(part.self, from, to, moving),
        onMeasure: on.measure, onKey: (event) => moveHead(part, event),
        ...kind === 'ranks' && { room: part.node, row: (...args) => on.row(part.self, ...args) },
        decorate: (pen, place) => decorate(part, pen, place) });
    part.stopTheme = onThemeChange(() => {
        readColours(part);
        part.drawing.redraw();
    });

    return Object.assign(part.self, {
        drawing: part.drawing,
        show: (next, extent) => showPane(part, next, extent),
        setChanges: (next) => setChanges(part, next),
        highlight: (spans) => highlight(part, spans),
        whole: (wide) => whole(part, wide),
        /** 'longer', 'shorter', 'new', 'gone' or ''. */
        changeAt: (i) => changeAt(part, i),
        textOf: (i) => textOf(part, i),
        title,
        destroy: () => destroy(part),
    });
}

// The marks over the spans: the selected call on both sides, the partner of the call under the
// pointer, the measured interval, and where the sides are aligned.

function frame(pen, place, { start, end, row }, stroke, line, height) {
    const x0 = Math.max(-3, place.x(start));
    const x1 = Math.min(place.width + 3, place.x(end));
    if (x1 >= -3 && x0 <= place.width + 3) {
        pen.frame(x0 - 0.5, place.y(row) - 0.5, Math.max(2, x1 - x0) + 0.5, height, stroke, line);
    }
}

/** The lines of the counters: each value is a level, from the one before it. */
function drawCounters(pen, place, data, height) {
    let last = -1;
    const y = (i) => place.y(data.row[i]) + 2 + (height - 4) * (1 - data.gaps[data.gap[i]].at);
    for (let i = 0; i < data.length; i += 1) {
        if (data.sort[i] !== COUNTER) {
            continue;
        }
        const x = place.x(data.start[i]);
        const end = place.x(data.end[i]);
        if (end >= 0 && x <= place.width) {
            pen.line(x, y(i), end, y(i), colour('--text'), 1);
            if (last >= 0 && data.row[last] === data.row[i] && data.end[last] === data.start[i]) {
                pen.line(x, y(last), x, y(i), colour('--text'), 1);
            }
        }
        last = i;
    }
}

/** `marks`: {selected: [{pane, start, end, row}], links: pairs of the same, partner: the same or
 * null, measure: {from, to} or null, aligned: place on the axis or null, path(side): its critical
 * path (createPath()) or null}. */
function drawMarks(pen, place, pane, marks) {
    const height = place.rowHeight;
    drawCounters(pen, place, pane.data() ?? { length: 0 }, height);
    const path = marks.path(pane.side);
    if (path) {
        drawPath(pen, place, pane, path);
    }
    if (marks.measure) {
        const { from, to } = marks.measure;
        const [x0, x1] = [place.x(from), place.x(to)];
        pen.alpha(0.16);
        pen.box(x0, 0, x1 - x0, place.height, colour('--accent'));
        pen.alpha(1);
        for (const x of [x0, x1]) {
            pen.line(x, 0, x, place.height, colour('--accent'), 1);
        }
    }
    if (marks.aligned !== null) {
        const x = Math.round(place.x(marks.aligned)) + 0.5;
        pen.line(x, 0, x, place.height, colour('--accent'), 1.5);
    }
    for (const mark of marks.selected) {
        if (mark.pane === pane) {
            frame(pen, place, mark, colour('--accent'), 2.5, height);
        }
    }
    if (marks.partner?.pane === pane) {
        frame(pen, place, marks.partner, colour('--text'), 1.5, height);
    }
}

// The text about the span under the pointer, and the lines that join it to its partner.

export const CHANGES = { longer: 'takes longer in the test', shorter: 'takes less time in the test',
    new: 'new', gone: 'gone' };

/** A text about a change: the time of all rows of the name in the step, as `time` writes it. */
export function changeWords(found, time = formatTime) {
    if (!found || found.change === '') {
        return '';
    }
    const { row, change } = found;
    const [a, b, self] = timesOf(row);
    return `${CHANGES[change]}: ${time(a)} → ${time(b)} ${
        self ? 'self time' : 'total'} in this ${found.whole ? 'recording' : 'step'}`;
}

/** Lines about span `i` of a pane: [[text, class]]. `partner`: {start, duration} or null. */
export function linesOf(pane, i, { changes, partner, other }) {
    const data = pane.data();
    const from = data.start[i] + data.shift;
    const duration = data.end[i] - data.start[i];
    if (data.sort[i] === GAP) {
        const gap = data.gaps[data.gap[i]];
        return [['The device is idle', 'strong'], [`${exactTime(duration)}, from ${
            exactTime(from)}`],
        [gap.host ? `the host: ${gap.host}${gap.operator && gap.operator !== gap.host
            ? ` in ${gap.operator}` : ''}` : 'the host: mostly nothing recorded'],
        gap.next && [`then: ${gap.next}`]].filter(Boolean);
    }
    if (data.sort[i] === STEP) {
        const step = data.gaps[data.gap[i]];
        return [[`Step ${step.step_number}, as the device has it`, 'strong'],
            [`${exactTime(duration)}, from ${exactTime(from)}`], [hostWords(step)],
            [`the host began it at ${exactTime(step.host_start)}`, 'muted']];
    }
    if (data.sort[i] === COUNTER) {
        const { name, mean, min, max } = data.gaps[data.gap[i]];
        return [[`${name}: ${decimal(mean, 0, 3)}`, 'strong'],
            min < max && [`from ${decimal(min, 0, 3)} to ${decimal(max, 0, 3)} in this pixel`],
            [`${exactTime(duration)}, from ${exactTime(from)}`]].filter(Boolean);
    }
    const name = data.names[data.name[i]];
    const full = isBacklog({ name, category: data.categories[data.name[i]] });
    if (data.merged[i] > 1) {
        return [[`${formatCount(data.merged[i])} rows too short to draw separately`, 'strong'],
            [`most of the time: ${name}`], full && [BACKLOG],
            ['zoom in to see them', 'muted']].filter(Boolean);
    }
    const lane = data.lanes[data.lane[i]];
    const lines = [[name || '(no name)', 'mono strong'], ...full ? [[BACKLOG]] : [],
        [`${exactTime(duration)}, from ${exactTime(from)}`],
        [`${data.categories[data.name[i]]} · ${lane.label}`, 'muted']];
    if (!isSingle(data, i)) {
        return [...lines, ['not part of this step: it began before, or another one launched it',
            'muted']];
    }
    const words = changeWords(changes?.get(keyAt(data, i)), exactTime);
    if (words) {
        lines.push([words, 'change']);
    }
    if (partner) {
        lines.push([`${other}: ${exactTime(partner.duration)} (${exactTimeDiff(
            pane.side === 'control' ? partner.duration - duration
                : duration - partner.duration)} test against control), from ${
            exactTime(partner.start)}`]);
        const there = laneNameOn(changes, other, name, data.categories[data.name[i]]);
        if (there !== name) {
            lines.push([`${other}: ${there}`, 'mono muted']);
        }
    } else if (partner === null && other) {
        lines.push([`${other}: no ${formatCount(data.occurrence[i] + 1)}${
            ordinal(data.occurrence[i] + 1)} call of this name`, 'muted']);
    }
    return lines;
}

const ordinal = (n) => (n % 100 >= 11 && n % 100 <= 13 ? 'th'
    : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
export const nth = (n) => `${formatCount(n)}${ordinal(n)}`;

/** Joins two boxes {left, right, top, bottom} (px of the window) above the lanes; arrows from launches. */
function createJoin() {
    const shape = svg('polygon', { class: 'join-shape' });
    const arrows = svg('g', { class: 'join-links' });
    const head = uniqueId('arrow');
    const node = svg('svg', { class: 'timeline-join', 'aria-hidden': 'true', focusable: 'false' },
        svg('marker', { id: head, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7,
            markerHeight: 7, orient: 'auto' }, svg('path', { class: 'join-head',
            d: 'M0 0 8 4 0 8z' })), shape, arrows);
    return {
        node,
        /** `links`: pairs of boxes, from the end of the first to the start of the second. */
        drawLinks(links) {
            const box = node.getBoundingClientRect();
            fill(arrows, links.map(([from, to]) => {
                const [x0, x1] = [Math.min(from.right, to.left), to.left].map((x) => x - box.left);
                const [y0, y1] = (from.bottom <= to.top ? [from.bottom, to.top]
                    : [from.top, to.bottom]).map((y) => y - box.top);
                return svg('path', { 'marker-end': `url(#${head})`, d: `M${x0} ${y0}L${x1} ${y1}` });
            }));
        },
        draw(a, b) {
            if (!a || !b) {
                shape.setAttribute('points', '');
                return;
            }
            const box = node.getBoundingClientRect();
            const [high, low] = a.top <= b.top ? [a, b] : [b, a];
            const wide = ({ left, right }) => [left, Math.max(right, left + 1.5)];
            const [[h0, h1], [l0, l1]] = [wide(high), wide(low)];
            shape.setAttribute('points', [[h0, high.bottom], [h1, high.bottom], [l1, low.top],
                [l0, low.top]].map(([x, y]) => `${x - box.left},${y - box.top}`).join(' '));
        },
    };
}

// The axis of all lanes: they show the same interval.

/** A place on the axis, in the unit of the ticks. */
function tickText(value, step) {
    const [unit, per] = timeScale(step * 10);
    return `${decimal(value / per, 0, 3).replace('-', '\u2212')}\u00a0${unit}`;
}

function paint(pen, view, width) {
    drawAxis(pen, { view, width, format: tickText, colours: { surface: colour('--surface'),
        border: colour('--border'), muted: colour('--muted') } });
}

function createRuler() {
    const canvas = h('canvas', {});
    const node = h('div', { class: 'timeline-ruler', 'aria-hidden': 'true' }, canvas);
    let view = { from: 0, to: 1 };

    const painter = createPainter(node, () => {
        const width = node.clientWidth;
        paint(canvasPen(penOn(canvas, width, AXIS, { alpha: false }),
            getComputedStyle(document.body).fontFamily), view, width);
    });
    return {
        node,
        view(from, to) {
            view = { from, to };
            painter.request();
        },
        /** For a picture, as pane.whole(). */
        whole: (wide) => ({ height: AXIS, paint: (pen) =>
            paint(moved(pen, HEADS, 0), view, wide - HEADS) }),
        unmount: painter.stop,
    };
}

const HOVER_MS = 60; // ms without motion before the server is asked for a partner
const FEW = 40; // px: the least width of a span that a link or a search shows
const BELOW = 130; // px: the least room for the details at the bottom of the window
const EDGE = 8; // px between them and a call that is scrolled into sight

const isPinned = ({ kind }) => kind === 'pinned';

function onScroll(part) { // pinned lanes stay where the others scroll
    if (!part.pins.hidden) {
        drawJoin(part);
    }
    part.on.scroll?.();
}

const leadPane = (part) => part.shown[0] ?? part.panes[0];

const currentView = (part) => leadPane(part).drawing.current();

function onView(part, source, from, to, moving) {
    if (part.following) {
        return;
    }
    part.following = true;
    part.shown.filter((pane) => pane !== source).forEach((pane) =>
        pane.drawing.follow(from, to, moving));
    part.following = false;
    showView(part);
    drawJoin(part);
    part.on.view(from, to, moving);
}

/** Pins a lane, or releases it; its button keeps the focus where the lane goes. */
function pinStage(part, { side }, band) {
    part.on.pin(side, band);
    part.shown.filter((pane) => pane.side === side).flatMap((pane) =>
        [...pane.node.querySelectorAll('.lane-pin')])
        .find(({ dataset }) => dataset.lane === band.id)?.focus();
}

function showView(part) {
    const { from, to } = currentView(part);
    part.overview.view(from, to);
    part.ruler.view(from, to);
}

function hoverStage(part, pane, i, event) {
    part.under = i >= 0 ? { pane, i, event } : null;
    clearTimeout(part.rest);
    part.abort?.abort();
    part.marks.partner = null;
    if (part.under) {
        showPartner(part);
    } else {
        part.tip.hide();
    }
    part.on.under?.(part.under);
    drawJoin(part);
    redrawStage(part);
}

/** Shows the partner of the span under the pointer: a drawn span, else one from the server. */
function showPartner(part) {
    const { pane, i } = part.under;
    const name = part.on.both() ? part.partners.nameOf(pane, i) : null;
    if (name === null) {
        sayStage(part, undefined);
        return;
    }
    const side = OTHER[pane.side];
    const row = part.partners.drawn(part.shown, side, ...name) ?? (isAbsent(part, side, ...name)
        ? null
        : part.partners.known(side, ...name));
    showFound(part, row);
    if (row !== undefined) {
        return;
    }
    const mine = part.under;
    part.rest = setTimeout(async () => {
        part.abort = new AbortController();
        try {
            const found = await part.partners.ask(side, ...name, part.abort.signal);
            if (part.under === mine) {
                showFound(part, found);
                drawJoin(part);
                redrawStage(part);
            }
        } catch {
            // The pointer moved on, or the request failed: no partner is shown.
        }
    }, HOVER_MS);
}

/** Whether the comparison shows that a side has too few calls of the name. */
function isAbsent(part, side, name, category, nth) {
    const row = part.on.changes()?.get(keyOf(name, category))?.row;
    return row !== undefined && nth >= row[`${side}_counts`];
}

function showFound(part, row) {
    part.marks.partner = row ? placeOn(part.shown, OTHER[part.under.pane.side], row) : null;
    sayStage(part, row);
}

function sayStage(part, partner) {
    const { pane, i, event } = part.under;
    if (event) {
        const lines = part.on.lines?.(pane, i, event) ?? linesOf(pane, i, { changes: part.on.changes(), partner,
            other: part.on.both() ? OTHER[pane.side] : '' });
        part.tip.show(lines.map(([text, cls]) => h('p', { class: cls }, h('bdi', {}, text))), event);
    }
}

const boxOf = ({ pane, start, end, row }) => pane.drawing.placeOf({ start, end, row });

function drawJoin(part) {
    part.join.drawLinks(part.marks.links.map((pair) =>
        pair.map((place) => place.pane.drawing.boxOf(place))));
    const { partner, selected } = part.marks;
    if (part.under && partner) {
        const { start, end, row } = part.under.pane.data();
        const { pane, i } = part.under;
        part.join.draw(boxOf({ pane, start: start[i], end: end[i], row: row[i] }), boxOf(partner));
    } else if (selected.length === 2) {
        part.join.draw(...selected.map(boxOf));
    } else {
        part.join.draw(null, null);
    }
}

const redrawStage = (part) => part.shown.forEach((pane) => pane.drawing.redraw());

/** The interval of that size around a call. */
export function around(start, end, size) {
    const middle = (start + end) / 2;
    return { from: middle - size / 2, to: middle + size / 2 };
}

/** An interval in which a call at this place is visible. */
function aroundStage(part, { start, end }) {
    const now = currentView(part);
    const width = leadPane(part).drawing.node.clientWidth || 1000;
    const most = Math.max(end - start, 0.01) * width / FEW;
    return around(start, end, Math.max((end - start) * 1.3, Math.min(now.to - now.from, most)));
}

function glideStage(part, factor) {
    const { from, to } = leadPane(part).drawing.goal();
    const next = around(from, to, (to - from) * factor);
    leadPane(part).drawing.view(next.from, next.to);
}

function slideStage(part, share) {
    const { from, to } = leadPane(part).drawing.goal();
    const by = share * (to - from);
    leadPane(part).drawing.view(from + by, to + by);
}

/** `list`: [{pane, data}]; `whole`: what fit() shows; `names`: {side: words}; `view`: to show,
 *  or null to keep it. */
function showStage(part, list, extent, whole, names, view) {
    part.home = whole;
    part.under = null;
    part.marks.partner = null;
    part.tip.hide();
    const before = part.shown;
    const now = before.length > 0 ? currentView(part) : null;
    part.shown = list.map(({ pane, data }) => {
        pane.show(data, extent);
        return pane;
    }).filter((pane) => pane.data().bands.length > 0);
    part.panes.filter((pane) => !part.shown.includes(pane)).forEach((pane) => {
        pane.node.hidden = true;
    });
    part.pins.hidden = !part.shown.some(isPinned);
    part.groups.forEach((group) => {
        const { side } = group.dataset;
        group.hidden = !part.shown.some((pane) => pane.side === side && !isPinned(pane));
        group.firstChild.textContent = names[side] ?? '';
    });
    if (view) {
        // The view is from an address or another step, so it may be outside this step.
        part.shown.forEach((pane) => {
            const { from, to } = clampView(view, pane.drawing.extent(), LEAST);
            pane.drawing.follow(from, to);
        });
    } else if (now) {
        part.shown.filter((pane) => !before.includes(pane)).forEach((pane) =>
            pane.drawing.follow(now.from, now.to));
    }
    showView(part);
}

/** Changes the marks; `selected` are places from placeOn(). */
function markStage(part, changes) {
    Object.assign(part.marks, changes);
    drawJoin(part);
    redrawStage(part);
}

/** Scrolls the page until a row is in sight, between the axis and the details. */
function reveal(part, { pane, start, end, row }) {
    const box = pane.drawing.boxOf({ start, end, row });
    const { bottom } = (part.pins.hidden ? part.ruler.node : part.pins).getBoundingClientRect();
    if (isPinned(pane) || pane.kind === 'ranks') {
        pane.drawing.reveal(row);
    } else {
        const floor = window.innerHeight - Math.max(BELOW, part.on.below());
        window.scrollBy(0, box.top < bottom || floor < bottom ? box.top - bottom - EDGE
            : Math.max(0, box.bottom - floor + EDGE));
    }
}

/** The next (1) or previous (-1) call of its level in the lane of a place, -1: none. */
function besideStage({ pane, start, lane, level }, by) {
    const data = pane.data();
    let best = -1;
    for (let i = 0; i < data.length; i += 1) {
        const after = by * (data.start[i] - start);
        if (after > 0 && data.level[i] === level && data.lanes[data.lane[i]]?.id === lane
            && isSingle(data, i)
            && (best < 0 || after < by * (data.start[best] - start))) {
            best = i;
        }
    }
    return best;
}

function unmountStage(part) {
    clearTimeout(part.rest);
    part.abort?.abort();
    document.removeEventListener('scroll', part.onScroll, { capture: true });
    part.size.disconnect();
    part.overview.unmount();
    part.ruler.unmount();
    part.panes.forEach((pane) => pane.destroy());
}

/** The panes of both sides, those of pinned lanes above. */
function buildPanes(part) {
    const { on } = part;
    const handlers = { hover: (pane, i, event) => hoverStage(part, pane, i, event),
        view: (source, from, to, moving) => onView(part, source, from, to, moving),
        fold: on.fold, row: on.row, pin: on.pin && ((...args) => pinStage(part, ...args)),
        pick: on.pick,
        measure: (from, to, done) => on.measure(from < to ? { from, to } : null, done),
        decorate(pen, place, pane) {
            drawMarks(pen, place, pane, part.marks);
            on.decorate?.(pen, place, pane);
        } };
    part.panes = part.kinds.flatMap((kind) => SIDES.map((side) =>
        createPane({ side, kind, on: handlers })));
    part.pins = h('section', { class: 'timeline-pins', 'aria-label': 'Pinned lanes' },
        part.panes.filter(isPinned).map((pane) => pane.node));
    part.groups = SIDES.map((side) => h('section', { class: `timeline-side timeline-${side}`,
        data: { side }, 'aria-label': side === 'control' ? 'Control' : 'Test' },
    h('p', { class: `timeline-side-name ${side}-text small` }),
    part.panes.filter((pane) => pane.side === side && !isPinned(pane)).map((pane) => pane.node)));
}

/** `partners`: of createPartners(). `on`: {view(from, to, moving), pick(pane, i), measure(stretch,
 * done), fold(pane, band), pin(side, band), changes() → Map or null, both() →
 * whether there are two sides, path(side), below() → height of the details; and for ranks: row(), as
 * createPane() has it, lines(pane, i, event) → of the tip, under({pane, i, event} or null), scroll(),
 * decorate(pen, place, pane)}. */
export function createStage({ partners, on, kinds = ['pinned', 'host', 'device'] }) {
    const part = {
        partners, on, kinds,
        under: null, // {pane, i, event}: the span under the pointer
        rest: 0, // timer of the request for a partner
        abort: null,
        following: false, // the panes are following another one, which also causes events
        shown: [], home: { from: 0, to: 1 },
    };
    part.onScroll = () => onScroll(part);
    part.marks = { selected: [], links: [], partner: null, measure: null, aligned: null,
        path: on.path ?? (() => null) };
    part.tip = createTip('timeline-tip');
    part.join = createJoin();
    buildPanes(part);
    part.overview = createOverview({ onRange: (from, to) => leadPane(part).drawing.view(from, to,
        true) });
    part.ruler = createRuler();
    const lanes = h('div', { class: 'timeline-lanes' }, part.pins, part.groups, part.join.node);
    const head = h('div', { class: 'timeline-head' }, part.overview.node, part.ruler.node);
    const node = h('section', { class: 'card timeline-stage', 'aria-label': 'Timeline' },
        head, lanes, part.tip.node);
    part.size = new ResizeObserver(() =>
        node.style.setProperty('--head', `${head.offsetHeight}px`));
    part.size.observe(head);
    document.addEventListener('scroll', part.onScroll, { capture: true, passive: true });

    return {
        node,
        panes: part.panes,
        shown: () => part.shown,
        current: () => currentView(part),
        focus: () => leadPane(part).drawing.node.focus(),
        around: (...args) => aroundStage(part, ...args),
        goTo: ({ from, to }, jump) => leadPane(part).drawing.view(from, to, jump),
        glide: (factor) => glideStage(part, factor),
        slide: (share) => slideStage(part, share),
        fit() {
            leadPane(part).drawing.view(part.home.from, part.home.to);
        },
        show: (list, extent, whole, names, view) => showStage(part, list, extent, whole, names,
            view),
        drawOverview(extent) { part.overview.draw(part.shown, extent); },
        setChanges(changes) { part.panes.forEach((pane) => pane.setChanges(changes)); },
        mark: (changes) => markStage(part, changes),
        /** What is said about the span under the pointer has changed. */
        retell: () => part.under && sayStage(part),
        marks: part.marks,
        /** The parts of a picture. */
        whole: (wide) => [{ lines: [], ...part.ruler.whole(wide) },
            ...part.shown.map((pane) => ({ lines: [pane.title], ...pane.whole(wide) }))],
        reveal: (...args) => reveal(part, ...args),
        /** The next (1) or previous (-1) call of its level in the lane of a place, -1: none. */
        beside: besideStage,
        unmount: () => unmountStage(part),
    };
}
