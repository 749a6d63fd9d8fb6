// Shared by all charts: a card with a title and downloads. Plotly draws a chart after everything
// else is painted, and again when its width or the colours change and for paper. Other charts are
// drawn without Plotly.
import { createSqlLink, fill, h, painted, pictureButtons, svg } from '../dom.js';
import { escapeMarkup, wrapText } from '../format.js';
import { colour, isPrinting, onPrint, onThemeChange } from '../theme.js';

// Plotly: loads it when the first chart is needed; what all charts have in common.

let loading = null;

/** The library; it is a classic script that defines `Plotly`. A report contains it. */
export function loadPlotly() {
    if (globalThis.Plotly) {
        return Promise.resolve(globalThis.Plotly);
    }
    loading ??= new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = document.documentElement.dataset.plotly; // with the version of the page
        script.addEventListener('load', () => resolve(globalThis.Plotly));
        script.addEventListener('error', () => {
            loading = null;
            script.remove();
            reject(new Error('The chart library could not be loaded.'));
        });
        document.head.append(script);
    });
    return loading;
}

/** No share button, no cloud, no logo. The tools are buttons of the page, for the keyboard. */
const CONFIG = {
    displayModeBar: false,
    displaylogo: false,
    showSendToCloud: false,
    showEditInChartStudio: false,
    plotlyServerURL: '',
    responsive: false,
    doubleClick: 'reset',
    scrollZoom: false,
    showTips: false, // its notice lies over the page; a button beside the chart resets it
};

/** The colour scale of a heat map of values that are not negative. */
export const heatColours = () => [[0, colour('--heat-low')], [0.5, colour('--heat-middle')],
    [1, colour('--heat-high')]];
/** The same of less and more than 0. */
export const diverging = () => [[0, colour('--less-fill')], [0.5, colour('--heat-zero')],
    [1, colour('--more-fill')]];

/** Colours of the sides and of changes, as they are on the screen now. */
export function chartColours() {
    return {
        control: colour('--control-fill'),
        test: colour('--test-fill'),
        more: colour('--more-fill'),
        less: colour('--less-fill'),
        noise: colour('--noise-fill'),
        surface: colour('--surface'),
        highlight: colour('--highlight'),
        highlightEdge: colour('--accent'),
    };
}

/** The layout template of the current theme, from the properties of the style sheet. */
export function chartTemplate() {
    const text = colour('--text');
    const muted = colour('--muted');
    const grid = colour('--grid');
    const axis = {
        gridcolor: grid, zerolinecolor: muted, linecolor: grid, tickcolor: grid,
        tickfont: { color: muted, size: 11 }, automargin: false,
    };
    const family = getComputedStyle(document.body).fontFamily;
    return {
        layout: {
            paper_bgcolor: 'rgba(0,0,0,0)',
            plot_bgcolor: 'rgba(0,0,0,0)',
            font: { family, size: 12, color: text },
            colorway: [colour('--control-fill'), colour('--test-fill'), colour('--more-fill')],
            xaxis: axis,
            yaxis: axis,
            legend: { font: { color: text, size: 12 } },
            hoverlabel: {
                bgcolor: colour('--surface-raised'), bordercolor: colour('--border-strong'),
                font: { family, size: 12, color: text }, align: 'left', namelength: -1,
            },
            separators: '.,',
        },
    };
}

/** A layout in the colours of the theme. */
export const chartLayout = (extra) => ({ template: chartTemplate(), hovermode: 'closest', ...extra });
export const axisTitle = (text, more = { standoff: 4 }) => ({ text, font: { size: 11 }, ...more });

/** Lines of a hover text. Plotly reads pseudo-HTML; only its tag <br> is used, because the others
 * make style attributes, which the Content-Security-Policy forbids. */
export const hoverText = (lines) => lines.filter(Boolean).map((line) => escapeMarkup(line)).join('<br>');
/** The hover of a trace: a text for each of its points. */
export const hovering = (texts) => ({ customdata: texts, hovertemplate: '%{customdata}<extra></extra>' });
/** Invisible points, whose texts are shown wherever the pointer is in their band. */
export const hoverPoints = (x, y, texts) => ({ type: 'scatter', mode: 'markers',
    marker: { opacity: 0, size: 1 }, x, y, ...hovering(texts) });
/** The outline of a histogram. */
export const outline = (edges, values) => ({ type: 'scatter', mode: 'lines',
    x: values.flatMap((_, i) => [edges[i], edges[i + 1]]), y: values.flatMap((value) => [value, value]) });

/** A colour of the style sheet, computed, with `alpha` as its opacity. */
export function faded(text, alpha) {
    const parts = /^rgb\((.+)\)$/.exec(text);
    return parts ? `rgba(${parts[1]}, ${alpha})` : text;
}

const LINE = 17; // px, of a caption

/** Title, caption and legend above a picture: annotations and shapes, and their height. */
function captionOf({ title, lines, keys = [] }, width, plot) {
    const colours = chartColours();
    const rows = lines.flatMap((line) => wrapText(line, Math.floor(width / 6.6), 3));
    const height = 30 + LINE * rows.length + (keys.length > 0 ? 24 : 0) + 8;
    const text = (y, words, size, bold) => ({ xref: 'paper', yref: 'paper', showarrow: false,
        x: 0, y: 1, xanchor: 'left', yanchor: 'top', align: 'left', xshift: 12 - plot.left,
        yshift: plot.top + height - y, text: escapeMarkup(words),
        font: { size, color: colour(bold ? '--text' : '--muted') } });
    const annotations = [text(8, title, 15, true),
        ...rows.map((line, i) => text(30 + LINE * i, line, 12, false))];
    const shapes = [];
    let x = 12 - plot.left;
    const y = 30 + LINE * rows.length + 4;
    for (const [kind, words] of keys) {
        shapes.push({ type: 'rect', xref: 'paper', yref: 'paper', xsizemode: 'pixel',
            ysizemode: 'pixel', xanchor: 0, yanchor: 1, x0: x, x1: x + 14,
            y0: plot.top + height - y - 13, y1: plot.top + height - y - 4,
            fillcolor: colours[kind] ?? colour(kind), line: { width: 0 } });
        annotations.push({ ...text(y, words, 12, false), xshift: x + 19 });
        x += 19 + 7 * words.length + 18;
    }
    return { annotations, shapes, height };
}

/** Saves a chart as a picture on a solid background; `type` is 'png' or 'svg'. `caption` {title,
 * lines, keys: [kind of `chartColours` or property of a colour, words]} is above it, so that the
 * picture explains itself. */
async function downloadChart(node, type, filename, caption) {
    const Plotly = await loadPlotly();
    const ground = colour('--surface');
    const width = Math.max(node.clientWidth, 900);
    const { l: left, t: top } = node._fullLayout.margin;
    const above = captionOf(caption, width, { left, top });
    const { layout } = node;
    const picture = {
        data: node.data,
        layout: { ...layout, paper_bgcolor: ground, plot_bgcolor: ground,
            margin: { ...layout.margin, t: top + above.height },
            annotations: [...layout.annotations ?? [], ...above.annotations],
            shapes: [...layout.shapes ?? [], ...above.shapes] },
    };
    await Plotly.downloadImage(picture, { format: type, filename, width,
        height: node.clientHeight + above.height, scale: type === 'png' ? 2 : 1 });
}

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

/** Plotly may lose the point below the mouse, and then the click, if the mouse moves right before
 * its button is pressed. So this keeps the point at that moment. */
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

/** `atOnce`: not only when the user is calm. */
async function renderFigure(part, atOnce = false) {
    if (part.waiting) {
        if (atOnce) {
            hurry(part.node);
        }
        return; // the call in progress draws the latest data
    }
    let Plotly;
    part.waiting = true;
    try {
        if (!part.drawn) {
            await painted(); // the library starts slowly: text first
        }
        Plotly = await loadPlotly();
        if (!atOnce) {
            delete part.plot.dataset.ready;
            await turn(part.node, !part.drawn);
        }
    } catch (error) {
        fill(part.message, error.message);
        part.message.hidden = false;
        return;
    } finally {
        part.waiting = false;
    }
    part.width = part.plot.clientWidth; // 0 in closed details: drawn when they open
    if (part.dead || !part.data || part.data.empty || part.width === 0) {
        return;
    }
    const height = part.spec.height(part.data, part.width);
    part.plot.style.height = `${height}px`;
    const { data: traces, layout } = part.spec.make(part.data, part.width);
    await Plotly.react(part.plot, traces, { ...layout, width: part.width, height, showlegend: false,
        uirevision: part.data.zoom ?? part.data.revision }, CONFIG);
    if (!part.drawn && !part.dead) {
        part.drawn = true;
        if (part.spec.onClick) {
            listenToClicks(part.plot, (event) => part.spec.onClick(event, part.data));
        }
        if (part.spec.onRelayout) {
            part.plot.on('plotly_relayout', (event) => part.spec.onRelayout(event, part.data));
        }
        if (part.spec.onDoubleClick) {
            part.plot.on('plotly_doubleclick', () => part.spec.onDoubleClick(part.data));
        }
        // A table shows the same numbers.
        part.plot.querySelector('.main-svg')?.setAttribute('aria-hidden', 'true');
    }
    part.plot.dataset.ready = part.data.revision;
}

function redrawFigure(part) {
    if (part.drawn && part.data && !part.data.empty && !part.spec.paint) {
        renderFigure(part, true);
    }
}

function saveFigure(part, type) {
    if (part.drawn) {
        (part.spec.save ?? downloadChart)(part.plot, type, `${part.data.file}-${part.spec.file}`, {
            title: [part.spec.title, part.data.heading].filter(Boolean).join(', '),
            lines: part.data.caption ?? [],
            keys: typeof part.spec.keys === 'function' ? part.spec.keys() : part.spec.keys ?? [] });
    }
}

function drawFigure(part, next) {
    const same = part.data?.revision === next.revision && !next.empty;
    part.data = next;
    part.heading.textContent = next.heading ?? '';
    part.plot.dataset.wanted = next.revision;
    part.plot.hidden = Boolean(next.empty);
    part.tools.hidden = part.plot.hidden;
    part.node.toggleAttribute('data-empty', part.plot.hidden);
    part.message.hidden = !next.empty;
    fill(part.message, next.empty);
    if (next.empty || (same && part.drawn)) {
        return;
    }
    if (part.spec.paint) {
        part.plot.style.height = `${part.spec.height(next)}px`;
        fill(part.plot, part.spec.paint(next));
        part.drawn = true;
        part.plot.dataset.ready = next.revision;
        return;
    }
    // The height is set before the library is loaded, so that nothing jumps.
    part.plot.style.height = `${part.spec.height(next, part.spec.height.length > 1
        ? part.plot.clientWidth || 600 : 0)}px`; // reading the width lays out the page
    renderFigure(part);
}

function relayout(part, change) {
    if (part.drawn && !part.plot.hidden) {
        globalThis.Plotly.relayout(part.plot, change(part.plot.layout));
    }
}

function unmountFigure(part) {
    part.dead = true;
    part.observer.disconnect();
    part.stopPrinting();
    part.stopTheme();
    if (part.drawn && !part.spec.paint) {
        globalThis.Plotly.purge(part.plot);
    }
}

/** `spec`: {id, title, file, height(data, width) in px (a function without `width` costs no
 * layout), make(data, width) → {data, layout}, or instead of `make` paint(data) → nodes that fit
 * any width and theme, with save(plot, type, name, caption); level: tag of the heading, tools:
 * buttons before the downloads, extra: nodes below the head, onClick(event, data),
 * onRelayout(event, data): after a zoom, onDoubleClick(data)}. Returns {node, sql: its link to the
 * page Query, draw(data), layout(), relayout(change(layout)), redraw(), unmount()}.
 * `data` has `revision`, a text that changes with what is drawn; `file`, the beginning of a
 * download's name; `empty`, a text instead of a chart; and may have `zoom`, a text whose change
 * resets the zoom (else `revision`), `heading`, words after the title, and `caption`, lines for a
 * picture below its title; `spec.keys`, a list or a function that returns one, is its legend. */
export function createFigure(spec) {
    const part = {
        spec, data: null, drawn: false,
        waiting: false, // for the library, or for the text around the chart
        dead: false, width: 0,
    };
    part.plot = h('div', { class: 'plot', id: spec.id });
    part.heading = h('span', { class: 'chart-unit' });
    part.message = h('p', { class: 'chart-message muted', hidden: true });
    const sql = createSqlLink(spec.title);
    part.tools = h('div', { class: 'chart-tools' }, spec.tools, sql.node,
        pictureButtons((type) => saveFigure(part, type), spec.title));
    part.node = h('section', { class: `card chart ${spec.class ?? ''}`.trim(),
        'aria-label': spec.title },
    h('div', { class: 'chart-head' }, h(spec.level ?? 'h3', {}, spec.title, ' ', part.heading),
        part.tools), spec.extra, part.plot, part.message);

    part.observer = new ResizeObserver(() => {
        // Zero width: the chart is inside closed details and is drawn when they open.
        if (part.data && !spec.paint && !isPrinting() && !part.plot.hidden
            && part.plot.clientWidth > 0
            && Math.abs(part.plot.clientWidth - part.width) > 1) {
            renderFigure(part);
        }
    });
    part.observer.observe(part.node);
    part.stopPrinting = onPrint(() => redrawFigure(part));
    part.stopTheme = onThemeChange(() => redrawFigure(part));

    return {
        node: part.node,
        sql,
        draw: (next) => drawFigure(part, next),
        redraw: () => redrawFigure(part),
        layout: () => part.plot.layout,
        relayout: (change) => relayout(part, change),
        unmount: () => unmountFigure(part),
    };
}

/** Every n-th of `count` ticks, so that there are at most `most`. */
export function tickPlaces(count, most) {
    const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
    return Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every);
}

/** Saves a Blob as a file of that name, like a download link. */
export function saveBlob(blob, filename) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = filename;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// Saves a drawing of the page (SVG, styled by the style sheet) as a picture that needs no style
// sheet, with title, caption and legend above it.

const LEAST = 900; // px
const EDGE = 12;
const CAPTION_LINE = 17; // px, of a caption
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family',
    'font-size', 'font-weight', 'text-anchor'];

/** A copy of `node`, which is on the screen, that needs no style sheet. */
function standalone(node) {
    const style = getComputedStyle(node);
    if (style.display === 'none' || node.classList.contains('fall-area')) {
        return null;
    }
    const copy = node.cloneNode(false);
    copy.removeAttribute('class');
    for (const name of STYLES) {
        const value = style.getPropertyValue(name);
        // url(…) is a pattern: its attribute is already copied.
        if (value !== '' && !value.startsWith('url(')) {
            copy.setAttribute(name, value);
        }
    }
    for (const child of node.childNodes) {
        const part = child.nodeType === Node.TEXT_NODE ? child.cloneNode() : standalone(child);
        if (part) {
            copy.append(part);
        }
    }
    return copy;
}

/** Title, lines and legend: nodes, and their height. */
function captionLines({ title, lines, keys }, width) {
    const family = getComputedStyle(document.body).fontFamily;
    const write = (x, y, words, size, bold) => svg('text', { x, y, fill: colour(bold ? '--text'
        : '--muted'), 'font-size': size, 'font-weight': bold ? 600 : 400, 'font-family': family },
    words);
    const rows = lines.flatMap((line) => wrapText(line, Math.floor(width / 6.6), 3));
    const nodes = [write(EDGE, 22, title, 15, true),
        ...rows.map((line, i) => write(EDGE, 42 + CAPTION_LINE * i, line, 12, false))];
    const y = 30 + CAPTION_LINE * rows.length + 18;
    let x = EDGE;
    for (const [kind, words] of keys) {
        nodes.push(svg('rect', { x, y: y - 9, width: 14, height: 9,
            fill: colour(`--${kind}-fill`) }), write(x + 19, y, words, 12, false));
        x += 19 + 7 * words.length + 18;
    }
    return { nodes, height: y + EDGE };
}

/** The drawings of `plot` in one element svg with width and height. If the picture is wider than
 * the plot, the widest drawing grows: its positions are in percent. */
function makePicture(plot, caption) {
    const { width: now, height: tall, left, top } = plot.getBoundingClientRect();
    const width = Math.max(now, LEAST);
    const above = captionLines(caption, width);
    const drawings = [...plot.querySelectorAll(':scope > svg')].map((drawing) => {
        const box = drawing.getBoundingClientRect();
        const copy = standalone(drawing);
        for (const [name, value] of Object.entries({ x: box.left - left, height: box.height,
            y: above.height + box.top - top, overflow: 'visible',
            width: box.width + (box.width > now / 2 ? width - now : 0) })) {
            copy.setAttribute(name, String(value));
        }
        return copy;
    });
    const height = above.height + tall;
    return { width, height, node: svg('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height,
        viewBox: `0 0 ${width} ${height}` }, svg('rect', { width: '100%', height: '100%',
        fill: colour('--surface') }), above.nodes, drawings) };
}

const TYPE = 'image/svg+xml';

/** The bytes of a PNG with two pixels for one. */
async function rasterise(text, width, height) {
    const image = new Image();
    image.src = `data:${TYPE};charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * width, 2 * height];
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
}

/** Saves what `plot` shows; the parameters are those of `downloadChart`. */
export async function savePicture(plot, type, filename, caption) {
    const { node, width, height } = makePicture(plot, caption);
    const text = new XMLSerializer().serializeToString(node);
    const blob = type === 'svg' ? new Blob([text], { type: TYPE })
        : await rasterise(text, width, height);
    saveBlob(blob, `${filename}.${type}`);
}
