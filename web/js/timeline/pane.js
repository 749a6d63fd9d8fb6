// The threads of one side, or its streams: a drawing of spans with the colours of the changes.
import { h } from '../dom.js';
import { formatTime, timeScale } from '../format.js';
import { decimal } from '../decimal.js';
import { colour, onThemeChange } from '../theme.js';
import { createSpans } from '../canvas/spans.js';
import { COUNTER, GAP, keyOf, STEP } from './lanes.js';
import { BACKLOG, isBacklog } from '../words.js';

const ROW = 16; // px
export const MARKS = { longer: '▲ ', shorter: '▼ ', new: '+ ', gone: '− ', '': '' };
export const LEAST = 0.02; // µs: the narrowest view

const PALETTE = ['host', 'compute', 'communication', 'memory', 'outside', 'many', 'gap', 'longer',
    'shorter', 'new', 'gone'];
const HATCHED = new Set(['new', 'gone', 'gap']);

/** A place on the axis, in the unit of the ticks. */
function tickText(value, step) {
    const [unit, per] = timeScale(step * 10);
    return `${decimal(value / per, 0, 3).replace('-', '\u2212')}\u00a0${unit}`;
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
    if (pane.host) {
        return 'host';
    }
    return { COMMUNICATION: 'communication', MEMORY: 'memory' }[pane.kinds[pane.name[i]]]
        ?? 'compute';
}

/**
 * `side`: 'control' or 'test'; `host`: threads, else streams. `on`:
 * {hover(pane, i, event), pick(pane, i, event), view(pane, from, to, moving), measure(from, to,
 * done), key(event, pane), decorate(pen, place, pane)}.
 */
export function createPane({ side, host, on }) {
    const title = `${side === 'control' ? 'Control' : 'Test'}, ${host ? 'host' : 'device'}`;
    const box = h('div', { class: `timeline-pane timeline-${host ? 'host' : 'device'}`,
        data: { side } });
    let data = null;
    let classes = []; // of each span
    let ofName = []; // the change of each name
    let changes = null; // key → {change}
    let fills = {};
    const self = { side, host, node: box, data: () => data };

    function readColours() {
        fills = Object.fromEntries(PALETTE.map((name) => [name, colour(`--span-${name}`)]));
    }

    /** Annotations of a device only repeat what the host and the kernels show. */
    const changeAt = (i) => (data.name[i] < 0 || data.lanes[data.lane[i]]?.sort === 'other' ? ''
        : ofName[data.name[i]]);

    function classify() {
        ofName = data.names.map((name, k) =>
            changes?.get(keyOf(name, data.categories[k]))?.change ?? '');
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

    readColours();
    const drawing = createSpans(box, { rowHeight: ROW, label: `${title}: a table below has the same`,
        wheel: 'free', least: LEAST, axis: tickText,
        colour: (i) => fills[classes[i]], hatched: (i) => HATCHED.has(classes[i]), text: textOf,
        onHover: (i, event) => on.hover(self, i, event),
        onPick: (i, event) => on.pick(self, i, event),
        onView: (from, to, moving) => on.view(self, from, to, moving),
        onMeasure: on.measure, onKey: (event) => on.key(event, self),
        decorate: (pen, place) => on.decorate(pen, place, self) });
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
            drawing.set({ ...next, from: extent.from, to: extent.to });
            box.hidden = next.rows === 0;
        },
        /** Map key → {change}; null: not known. */
        setChanges(next) {
            changes = next;
            if (data) {
                classify();
                drawing.redraw();
            }
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
