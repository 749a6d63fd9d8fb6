// Shared by all charts: a card with a title and downloads. Plotly draws a chart after everything
// else is painted, and again when its width or the colours change and for paper. Other charts are
// drawn without Plotly.
import { button, fill, h, painted } from '../dom.js';
import { isPrinting, onPrint } from '../print.js';
import { createSqlLink } from '../components/sql-link.js';
import { CONFIG, downloadChart, loadPlotly } from './plotly.js';

// How far the mouse may move between press and release of a click, in px.
const STILL = 4;
const DOUBLE = 280; // ms between the clicks of a double click

// ms without keys and clicks before a chart is drawn again: in sight, and elsewhere. Plotly needs
// longer for a chart than a key may wait.
const CALM = [250, 1000];

const turns = []; // of charts to draw: {node, isNew, go}
let touched = -Infinity; // when the user last pressed something outside charts

function noteTouch({ target }) {
    if (!target.closest?.('.chart')) {
        touched = performance.now();
    }
}
for (const type of ['keydown', 'input', 'pointerdown', 'wheel']) {
    globalThis.document?.addEventListener(type, noteTouch, { capture: true, passive: true });
}

/** Resolves when it is this chart's turn: after all text, one per frame, visible charts first. */
function turn(node, isNew) {
    return new Promise((go) => {
        turns.push({ node, isNew, go });
        if (turns.length === 1) {
            painted().then(giveTurn);
        }
    });
}

/** The chart does not wait for its turn. */
function hurry(node) {
    const at = turns.findIndex((one) => one.node === node);
    if (at >= 0) {
        turns.splice(at, 1)[0].go();
    }
}

function giveTurn() {
    if (turns.length === 0) {
        return;
    }
    const calm = performance.now() - touched;
    const isInSight = ({ node }) => {
        const { top, bottom } = node.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
    };
    const seen = turns.find(isInSight);
    const next = seen ?? turns[0];
    const missing = CALM[seen || next.isNew ? 0 : 1] - calm;
    if (missing > 0) {
        setTimeout(giveTurn, missing);
        return;
    }
    turns.splice(turns.indexOf(next), 1);
    next.go();
    if (turns.length > 0) {
        painted().then(giveTurn);
    }
}

/**
 * Plotly may lose the point below the mouse, and then the click, if the mouse moves right before
 * its button is pressed. So this keeps the point at that moment.
 */
function listenToClicks(plot, onClick) {
    let hovered = null;
    let pressed = null; // {event, x, y}
    plot.on('plotly_hover', (event) => { hovered = event; });
    plot.on('plotly_unhover', () => { hovered = null; });
    let timer = 0; // a click counts when no second one makes it a double click
    let quiet = 0; // until then, clicks are of a double click
    const click = (event) => {
        clearTimeout(timer);
        timer = performance.now() < quiet ? 0 : setTimeout(() => onClick(event), DOUBLE);
    };
    plot.on('plotly_doubleclick', () => {
        clearTimeout(timer);
        quiet = performance.now() + DOUBLE;
    });
    plot.on('plotly_click', (event) => {
        pressed = null;
        click(event);
    });
    plot.addEventListener('mousedown', ({ clientX: x, clientY: y, button: key }) => {
        pressed = hovered && key === 0 ? { event: hovered, x, y } : null;
    }, true);
    plot.addEventListener('click', ({ clientX, clientY }) => {
        const was = pressed;
        pressed = null;
        if (was && Math.hypot(clientX - was.x, clientY - was.y) < STILL) {
            click(was.event);
        }
    });
}

/**
 * `spec`: {id, title, file, height(data, width) in px (a function without `width` costs no layout),
 * make(data, width) → {data, layout}, or instead of `make` paint(data) → nodes that fit any width
 * and theme, with save(plot, type, name, caption); level: tag of the heading, tools: buttons before
 * the downloads, extra: nodes below the head, onClick(event, data), onRelayout(event, data): after
 * a zoom, onDoubleClick(data)}. Returns {node, sql: its link to the page Query, draw(data),
 * redraw(), layout(), relayout(change(layout)), retheme(), unmount()}. `data` has `revision`, a text that
 * changes with what is drawn; `file`, the beginning of a download's name; `empty`, a text instead
 * of a chart; and may have `zoom`, a text whose change resets the zoom (else `revision`),
 * `heading`, words after the title, and `caption`, lines for a picture below its title;
 * `spec.keys`, a list or a function that returns one, is its legend.
 */
export function createFigure(spec) {
    const plot = h('div', { class: 'plot', id: spec.id });
    const heading = h('span', { class: 'chart-unit' });
    const message = h('p', { class: 'chart-message muted', hidden: true });
    const sql = createSqlLink(spec.title);
    const tools = h('div', { class: 'chart-tools' }, spec.tools, sql.node,
        ['PNG', 'SVG'].map((kind) => button(kind, () => save(kind.toLowerCase()), {
            title: `${spec.title}: download as ${kind}`, 'aria-label': `${kind} of ${spec.title}` })));
    const node = h('section', { class: `card chart ${spec.class ?? ''}`.trim(),
        'aria-label': spec.title },
    h('div', { class: 'chart-head' }, h(spec.level ?? 'h3', {}, spec.title, ' ', heading),
        tools), spec.extra, plot, message);
    let data = null;
    let drawn = false;
    let waiting = false; // for the library, or for the text around the chart
    let dead = false;
    let width = 0;

    const observer = new ResizeObserver(() => {
        // Zero width: the chart is inside closed details and is drawn when they open.
        if (data && !spec.paint && !isPrinting() && !plot.hidden && plot.clientWidth > 0
            && Math.abs(plot.clientWidth - width) > 1) {
            render();
        }
    });
    observer.observe(node);
    const stopPrinting = onPrint(redraw);

    /** `atOnce`: not only when the user is calm. */
    async function render(atOnce = false) {
        if (waiting) {
            if (atOnce) {
                hurry(node);
            }
            return; // the call in progress draws the latest data
        }
        let Plotly;
        waiting = true;
        try {
            if (!drawn) {
                await painted(); // the library starts slowly: text first
            }
            Plotly = await loadPlotly();
            if (!atOnce) {
                delete plot.dataset.ready;
                await turn(node, !drawn);
            }
        } catch (error) {
            fill(message, error.message);
            message.hidden = false;
            return;
        } finally {
            waiting = false;
        }
        width = plot.clientWidth; // 0 in closed details: drawn when they open
        if (dead || !data || data.empty || width === 0) {
            return;
        }
        const height = spec.height(data, width);
        plot.style.height = `${height}px`;
        const { data: traces, layout } = spec.make(data, width);
        await Plotly.react(plot, traces, { ...layout, width, height, showlegend: false,
            uirevision: data.zoom ?? data.revision }, CONFIG);
        if (!drawn && !dead) {
            drawn = true;
            if (spec.onClick) {
                listenToClicks(plot, (event) => spec.onClick(event, data));
            }
            if (spec.onRelayout) {
                plot.on('plotly_relayout', (event) => spec.onRelayout(event, data));
            }
            if (spec.onDoubleClick) {
                plot.on('plotly_doubleclick', () => spec.onDoubleClick(data));
            }
            // A table shows the same numbers.
            plot.querySelector('.main-svg')?.setAttribute('aria-hidden', 'true');
        }
        plot.dataset.ready = data.revision;
    }

    function redraw() {
        if (drawn && data && !data.empty && !spec.paint) {
            render(true);
        }
    }

    function save(type) {
        if (drawn) {
            (spec.save ?? downloadChart)(plot, type, `${data.file}-${spec.file}`, {
                title: [spec.title, data.heading].filter(Boolean).join(', '),
                lines: data.caption ?? [],
                keys: typeof spec.keys === 'function' ? spec.keys() : spec.keys ?? [] });
        }
    }

    return {
        node,
        sql,
        draw(next) {
            const same = data?.revision === next.revision && !next.empty;
            data = next;
            heading.textContent = next.heading ?? '';
            plot.dataset.wanted = next.revision;
            plot.hidden = Boolean(next.empty);
            tools.hidden = plot.hidden;
            node.toggleAttribute('data-empty', plot.hidden);
            message.hidden = !next.empty;
            fill(message, next.empty);
            if (next.empty || (same && drawn)) {
                return;
            }
            if (spec.paint) {
                plot.style.height = `${spec.height(next)}px`;
                fill(plot, spec.paint(next));
                drawn = true;
                plot.dataset.ready = next.revision;
                return;
            }
            // The height is set before the library is loaded, so that nothing jumps.
            plot.style.height = `${spec.height(next, spec.height.length > 1
                ? plot.clientWidth || 600 : 0)}px`; // reading the width lays out the page
            render();
        },
        redraw,
        retheme: redraw,
        layout: () => plot.layout,
        relayout(change) {
            if (drawn && !plot.hidden) {
                globalThis.Plotly.relayout(plot, change(plot.layout));
            }
        },
        unmount() {
            dead = true;
            observer.disconnect();
            stopPrinting();
            if (drawn && !spec.paint) {
                globalThis.Plotly.purge(plot);
            }
        },
    };
}

/** Every n-th of `count` ticks, so that there are at most `most`. */
export function tickPlaces(count, most) {
    const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
    return Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every);
}
