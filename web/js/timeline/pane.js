// Lanes of one side: their heads, and beside them a drawing of spans with the colours of the changes.
import { button, fill, h, iconButton } from '../dom.js';
import { formatTime, shortenMiddle } from '../format.js';
import { decimal } from '../decimal.js';
import { colour, onThemeChange } from '../theme.js';
import { moved } from '../canvas/picture.js';
import { paleOf } from '../canvas/layout.js';
import { createSpans } from '../canvas/spans.js';
import { COUNTER, GAP, keyOf, ROW, STEP, timesOf } from './lanes.js';
import { BACKLOG, isBacklog } from '../words.js';

const LABEL = 15; // px from the top of a lane to the foot of its label, in a picture
export const HEADS = 190; // px: the width of the labels in a picture
export const MARKS = { longer: '▲ ', shorter: '▼ ', new: '+ ', gone: '− ', '': '' };
export const LEAST = 0.02; // µs: the narrowest view

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
    if (pane.sort[i] === COUNTER) {
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

/**
 * `side`: 'control' or 'test'; `kind`: 'host', 'device' or 'pinned'. `on`:
 * {hover(pane, i, event), pick(pane, i, event), view(pane, from, to, moving), measure(from, to,
 * done), key(event, pane), decorate(pen, place, pane), fold(pane, band), pin(pane, band)}.
 */
export function createPane({ side, kind, on }) {
    const title = `${side === 'control' ? 'Control' : 'Test'}, ${kind}`;
    const heads = h('ul', { class: 'timeline-heads', 'aria-label': `Lanes: ${title}` });
    const box = h('div', { class: 'timeline-drawing' });
    const node = h('div', { class: `timeline-pane timeline-${kind}`,
        data: { side } }, heads, box);
    let data = null;
    let classes = []; // of each span
    let ofName = []; // the change of each name
    let strengths = []; // of the changes
    let changes = null; // key → {change}
    let fills = {};
    let headsOf = ''; // the lanes that have their heads
    const self = { side, kind, node, data: () => data };
    const spanOf = (k) => (k < 0 ? -1 : data.pieces.of[k]);

    function readColours() {
        fills = Object.fromEntries(PALETTE.map((name) => [name, STRENGTHS.map((share) =>
            paleOf(colour(`--span-${name}`), colour('--surface'), share))]));
    }

    /** Annotations of a device only repeat what the host and the kernels show. */
    const changeAt = (i) => (data.name[i] < 0 || data.lanes[data.lane[i]]?.sort === 'other' ? ''
        : ofName[data.name[i]]);

    function classify() {
        const found = data.names.map((name, k) => changes?.get(keyOf(name, data.categories[k])));
        ofName = found.map((one) => one?.change ?? '');
        strengths = found.map(strengthOf);
        classes = Array.from({ length: data.length }, (_, i) => classOf(data, i, changeAt(i)));
    }

    function textOf(i) {
        if (data.sort[i] === GAP) {
            const gap = data.gaps[data.gap[i]];
            return `idle ${formatTime(gap.duration)} · host: ${gap.operator ?? gap.host
                ?? 'nothing recorded'}`;
        }
        if (data.sort[i] === STEP) {
            const step = data.gaps[data.gap[i]];
            return `step ${step.step_number} · ${formatTime(step.duration)}`;
        }
        if (data.sort[i] === COUNTER) {
            return decimal(data.gaps[data.gap[i]].mean, 0, 3);
        }
        const name = data.names[data.name[i]];
        const full = isBacklog({ name, category: data.categories[data.name[i]] });
        const words = full ? `${BACKLOG} (${name})` : name || '(no name)';
        return (MARKS[classes[i]] ?? '')
            + (data.merged[i] > 1 ? `${data.merged[i]} rows, most of them ${words}` : words);
    }

    const fillOf = (i) => fills[classes[i]][['longer', 'shorter'].includes(classes[i])
        ? strengths[data.name[i]] : 0];

    function drawHeads() {
        const key = JSON.stringify(data.bands);
        if (key === headsOf) {
            return;
        }
        headsOf = key;
        const { lane, act } = heads.contains(document.activeElement)
            ? document.activeElement.dataset : {};
        const pin = (band) => iconButton('pin', `${kind === 'pinned' ? 'Unpin' : 'Pin'} ${band.label}`,
            () => on.pin(self, band), { class: 'lane-pin', data: { lane: band.id, act: 'pin' } });
        const words = ({ label }) => (kind === 'pinned' ? `${LETTERS[side]}: ${label}` : label);
        heads.style.height = `${data.height}px`;
        fill(heads, data.bands.map((band) => h('li', { class: 'lane-head', title: band.label,
            css: { top: `${band.top}px`, height: `${band.height}px` } }, band.folds
            ? button(words(band), () => on.fold(self, band), { class: 'lane-fold',
                data: { lane: band.id, act: 'fold' }, 'aria-expanded': String(band.open) })
            : h('span', {}, words(band)), pin(band))));
        [...heads.querySelectorAll('button')].find(({ dataset }) => dataset.lane === lane
            && dataset.act === act)?.focus();
    }

    /** A line above each lane, then what the page draws over the spans. */
    function decorate(pen, place) {
        for (const { top } of data?.bands ?? []) {
            const y = Math.round(place.top + top) + 0.5;
            pen.line(0, y, place.width, y, colour('--grid'));
        }
        on.decorate(pen, place, self);
    }

    readColours();
    const drawing = createSpans(box, { rowHeight: ROW, label: `${title}: a table below has the same`,
        least: LEAST, colour: (k) => fillOf(spanOf(k)),
        hatched: (k) => HATCHED.has(classes[spanOf(k)]), text: (k) => textOf(spanOf(k)),
        onHover: (k, event) => on.hover(self, spanOf(k), event),
        onPick: (k, event) => on.pick(self, spanOf(k), event),
        onView: (from, to, moving) => on.view(self, from, to, moving),
        onMeasure: on.measure, onKey: (event) => on.key(event, self), decorate });
    const stopTheme = onThemeChange(() => {
        readColours();
        drawing.redraw();
    });

    return Object.assign(self, {
        drawing,
        /** Shows `next` (lanes.js); `extent`: all that both sides have. */
        show(next, extent) {
            data = next;
            classify();
            drawing.set({ ...next.pieces, tops: next.tops, height: next.height,
                from: extent.from, to: extent.to });
            node.hidden = next.bands.length === 0;
            drawHeads();
        },
        /** Map key → {change}; null: not known. */
        setChanges(next) {
            changes = next;
            if (data) {
                classify();
                drawing.redraw();
            }
        },
        /** These spans keep their colours and the others become pale; null: no span is pale. */
        highlight(spans) {
            const kept = spans && new Set(spans);
            drawing.highlight(kept && data.pieces.of.flatMap((i, k) => (kept.has(i) ? [k] : [])));
        },
        /** For a picture `wide` px wide: its height, and the function that draws it. */
        whole(wide) {
            const { height, paint } = drawing.whole(wide - HEADS);
            return { height, paint(pen) {
                paint(moved(pen, HEADS, 0));
                data.bands.forEach(({ label, top }) => pen.words(6, top + LABEL,
                    shortenMiddle(label, 30), colour('--muted')));
            } };
        },
        /** 'longer', 'shorter', 'new', 'gone' or ''. */
        changeAt,
        textOf,
        title,
        destroy() {
            stopTheme();
            drawing.destroy();
        },
    });
}
