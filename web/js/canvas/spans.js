// Spans on a canvas, in rows: the lanes of a timeline, the frames of a flame graph. It draws only
// what is in view, and only when the browser asks for a frame. A screen reader cannot read the
// canvas, so each page also has a table of the same spans.
//
//     const spans = createSpans(host, { rowHeight, colour, text, hatched, onHover, onPick, onView,
//         label, … });
//     spans.set({ start, end, row, length });
import { saveBlob } from '../charts/figure.js';
import { h } from '../dom.js';
import { ticksOf, wrapText } from '../format.js';
import { colour, colour as themeColour, mediaQuery, onThemeChange } from '../theme.js';

// Wheel, pointer and keys on a drawing of spans: zoom, pan, pick, measure.

const CLICK = 4; // px that the pointer may move during a click
const STEP = 0.75; // the zoom factor of a key
const PAN = 0.12; // of the width, for each press of a key

function placeGestures(part, event) {
    const box = part.target.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
}

function onWheel(part, event) {
    const unit = event.deltaMode === 1 ? 16 : 1;
    const across = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (event.shiftKey || Math.abs(across) > Math.abs(event.deltaY)) {
        event.preventDefault();
        part.to.pan(across * unit);
    } else if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const by = Math.max(-240, Math.min(240, event.deltaY * unit));
        part.to.zoom(placeGestures(part, event)[0], Math.exp(by * 0.004));
    }
}

function onDown(part, event) {
    if (event.button !== 0) {
        return;
    }
    const [x] = placeGestures(part, event);
    part.target.focus({ preventScroll: true });
    part.touches.set(event.pointerId, x);
    part.drag = { id: event.pointerId, x, y: event.clientY, from: x, measures: event.shiftKey,
        moved: part.touches.size > 1 };
}

/** Two fingers: the part between them grows with their distance. */
function pinch(part, event, x) {
    const before = [...part.touches.values()];
    part.touches.set(event.pointerId, x);
    const now = [...part.touches.values()];
    const size = ([a, b]) => Math.max(20, Math.abs(a - b));
    part.to.zoom((now[0] + now[1]) / 2, size(before) / size(now));
}

function onMove(part, event) {
    if (event.pointerType === 'mouse' && (event.buttons & 1) === 0
        && part.touches.delete(event.pointerId)) {
        part.drag = null; // the button was released outside, before the canvas captured the pointer
        delete part.target.dataset.drag;
    }
    const [x, y] = placeGestures(part, event);
    if (part.touches.size === 2 && part.touches.has(event.pointerId)) {
        pinch(part, event, x);
        return;
    }
    if (!part.drag || part.drag.id !== event.pointerId) {
        part.to.hover(x, y, event);
        return;
    }
    if (!part.drag.moved && Math.hypot(x - part.drag.x, event.clientY - part.drag.y) < CLICK) {
        return;
    }
    if (!part.drag.moved) {
        part.drag.moved = true;
        part.target.setPointerCapture(event.pointerId);
        part.target.dataset.drag = part.drag.measures ? 'measure' : 'pan';
        part.to.leave();
    }
    if (part.drag.measures) {
        part.to.measure(part.drag.from, x, false);
    } else {
        part.to.pan(part.drag.x - x);
        part.to.scroll(part.drag.y - event.clientY);
    }
    [part.drag.x, part.drag.y] = [x, event.clientY];
}

function onUp(part, event) {
    part.touches.delete(event.pointerId);
    if (!part.drag || part.drag.id !== event.pointerId) {
        return;
    }
    const [x, y] = placeGestures(part, event);
    const { moved, measures, from } = part.drag;
    part.drag = null;
    delete part.target.dataset.drag;
    if (event.type === 'pointercancel') {
        return;
    }
    if (measures && moved) {
        part.to.measure(from, x, true);
    } else if (!moved) {
        part.to.pick(x, y, event);
    }
}

function onKey(part, event) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
    }
    if (part.to.own(event)) {
        event.preventDefault();
        return;
    }
    const act = part.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) {
        event.preventDefault();
        event.stopPropagation();
        act();
    }
}

/** `target`: the canvas; `signal` ends it. `to`: {zoom(x, factor), pan(px), scroll(px), hover(x, y, event), leave(),
 * pick(x, y, event), measure(x0, x1, done), slide(share), glide(factor), fit(), enter(), own(event)
 * → the page took the key}. The wheel alone scrolls the page; with ctrl it zooms. */
function listen(target, to, signal) {
    const part = {
        target, to,
        drag: null, // {id, x, y: of the window, from, moved, measures}
        touches: new Map(), // pointer → x
    };

    part.keys = {
        w: () => to.glide(STEP),
        s: () => to.glide(1 / STEP),
        '+': () => to.glide(STEP),
        '=': () => to.glide(STEP),
        '-': () => to.glide(1 / STEP),
        a: () => to.slide(-PAN),
        d: () => to.slide(PAN),
        ArrowLeft: () => to.slide(-PAN),
        ArrowRight: () => to.slide(PAN),
        0: () => to.fit(),
        Home: () => to.fit(),
        Enter: () => to.enter(),
    };

    const all = { wheel: (event) => onWheel(part, event), keydown: (event) => onKey(part, event),
        pointerdown: (event) => onDown(part, event), pointermove: (event) => onMove(part, event),
        pointerup: (event) => onUp(part, event), pointercancel: (event) => onUp(part, event),
        pointerleave: () => to.leave() };
    Object.entries(all).forEach(([kind, handler]) => target.addEventListener(kind, handler,
        { signal, ...kind === 'wheel' && { passive: false } }));
}

// Spans in rows: which are in view, which is at a place, how much of a text fits. Pure.

/** Orders spans by row and start. `spans`: {start, end, row, length}, arrays of numbers. Spans of a
 * row may overlap. The functions below take the result. */
export function indexSpans({ start, end, row, length }) {
    let rows = 0;
    for (let i = 0; i < length; i += 1) {
        rows = Math.max(rows, row[i] + 1);
    }
    const first = new Uint32Array(rows + 1);
    for (let i = 0; i < length; i += 1) {
        first[row[i] + 1] += 1;
    }
    for (let r = 0; r < rows; r += 1) {
        first[r + 1] += first[r];
    }
    const order = new Uint32Array(length);
    const next = first.slice();
    for (let i = 0; i < length; i += 1) {
        order[next[row[i]]] = i;
        next[row[i]] += 1;
    }
    const reach = new Float64Array(length); // the latest end of the spans up to here
    for (let r = 0; r < rows; r += 1) {
        finishRow(order.subarray(first[r], first[r + 1]), reach.subarray(first[r], first[r + 1]),
            start, end);
    }
    return { rows, first, order, reach, start, end };
}

/** Where rows are, px from the top: one after the other, or as `tops` says, in a drawing of
 * `height`. `at(y)` is the row there, -1: none. */
export function placeRows(count, rowHeight, tops = null, height = count * rowHeight) {
    const y = (row) => tops?.[row] ?? row * rowHeight;
    return {
        height,
        y,
        at(place) {
            const row = tops ? firstAbove(tops, 0, tops.length, place) - 1
                : Math.floor(place / rowHeight);
            return row < 0 || place >= y(row) + rowHeight ? -1 : row;
        },
    };
}

function finishRow(order, reach, start, end) {
    for (let k = 1; k < order.length; k += 1) {
        if (start[order[k]] < start[order[k - 1]]) {
            order.sort((a, b) => start[a] - start[b] || a - b);
            break;
        }
    }
    let most = -Infinity;
    for (let k = 0; k < order.length; k += 1) {
        most = Math.max(most, end[order[k]]);
        reach[k] = most;
    }
}

/** The first place in low … high whose value is above `limit`; `values` ascend. */
export function firstAbove(values, low, high, limit) {
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (values[middle] > limit) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

/** Calls `take(i)` for the spans of a row that overlap from … to, in order of their start. */
export function eachInView(index, row, from, to, take) {
    if (row < 0 || row >= index.rows) {
        return;
    }
    const { first, order, reach, start, end } = index;
    const stop = first[row + 1];
    for (let k = firstAbove(reach, first[row], stop, from); k < stop; k += 1) {
        const i = order[k];
        if (start[i] >= to) {
            return;
        }
        if (end[i] > from) {
            take(i);
        }
    }
}

/** The span of a row at `at`, else the nearest that is at most `slack` away, else -1. */
export function spanAt(index, row, at, slack = 0) {
    let best = -1;
    let least = Infinity;
    // A span that starts later is drawn on top.
    eachInView(index, row, at - slack - Number.MIN_VALUE, at + slack + Number.MIN_VALUE, (i) => {
        const away = Math.max(0, index.start[i] - at, at - index.end[i]);
        if (away <= least) {
            [best, least] = [i, away];
        }
    });
    return best;
}

/** The part of `text` that fits into `room`, with an ellipsis; '' for less than two letters. */
export function clipText(text, room, widthOf) {
    const dots = widthOf('…');
    let width = 0;
    let kept = 0; // letters that leave room for the ellipsis
    let keptTo = 0; // the same in UTF-16 units
    let at = 0;
    for (const letter of text) {
        width += widthOf(letter);
        if (width > room) {
            return kept < 2 ? '' : `${text.slice(0, keptTo)}…`;
        }
        at += letter.length;
        if (width + dots <= room) {
            kept += 1;
            keptTo = at;
        }
    }
    return text;
}

/** [red, green, blue] of a colour, `rgb(…)` or `#rrggbb`. */
export const channels = (css) => (css.startsWith('#')
    ? css.match(/[0-9a-f]{2}/gi).map((x) => parseInt(x, 16))
    : (css.match(/[\d.]+/g) ?? [255, 255, 255]).slice(0, 3).map(Number));

/** The colour of text, dark or light, that is easier to read on `rgb(…)` or `#rrggbb`: a contrast
 * of 4.5 at least. */
export function wordsOn(fill) {
    const [r, g, b] = channels(fill).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    // The contrasts with white and with #10161d (luminance 0.008); black is for those between.
    const [white, dark] = [1.05 / (light + 0.05), (light + 0.05) / 0.058];
    return Math.max(white, dark) < 4.5 ? '#000000' : white >= dark ? '#ffffff' : '#10161d';
}

/** A colour with only `share` of its strength on `ground`. */
export const paleOf = (fill, ground, share) => `rgb(${channels(fill).map((value, i) =>
    Math.round(share * value + (1 - share) * channels(ground)[i])).join(', ')})`;

// The pens of drawings: for a canvas, or for the text of an SVG. Both have the same methods.

const FONT_SIZE = 11; // px

/** Draws on a 2D context. */
export function canvasPen(context, family) {
    const patterns = new Map();
    let fill = '';
    let font = '';
    const use = (colour) => {
        if (fill !== colour) {
            fill = colour;
            context.fillStyle = colour;
        }
    };
    const hatching = (colour) => {
        if (!patterns.has(colour)) {
            const tile = document.createElement('canvas');
            [tile.width, tile.height] = [6, 6];
            const pen = tile.getContext('2d');
            pen.strokeStyle = colour;
            pen.lineWidth = 1.4;
            pen.beginPath();
            for (const shift of [-6, 0, 6]) {
                pen.moveTo(shift - 1, 7);
                pen.lineTo(shift + 7, -1);
            }
            pen.stroke();
            patterns.set(colour, context.createPattern(tile, 'repeat'));
        }
        return patterns.get(colour);
    };
    return {
        box(x, y, width, height, colour) {
            use(colour);
            context.fillRect(x, y, width, height);
        },
        hatch(x, y, width, height, colour) {
            fill = '';
            context.fillStyle = hatching(colour);
            context.fillRect(x, y, width, height);
        },
        frame(x, y, width, height, colour, line) {
            context.strokeStyle = colour;
            context.lineWidth = line;
            context.strokeRect(x, y, width, height);
        },
        line(x1, y1, x2, y2, colour, width = 1) {
            context.strokeStyle = colour;
            context.lineWidth = width;
            context.beginPath();
            context.moveTo(x1, y1);
            context.lineTo(x2, y2);
            context.stroke();
        },
        words(x, y, text, colour, { size = FONT_SIZE, bold = false } = {}) {
            const wanted = `${bold ? 600 : 400} ${size}px ${family}`;
            if (font !== wanted) {
                font = wanted;
                context.font = font;
            }
            use(colour);
            context.fillText(text, x, y);
        },
        alpha(value) { context.globalAlpha = value; },
        /** The size of the canvas changed, which reset its state. */
        forget() { [fill, font] = ['', '']; },
    };
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// What XML 1.0 does not allow in a text: control characters, halves of surrogate pairs.
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escape = (text) => String(text).replace(NOT_XML, '')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
const short = (number) => String(Math.round(number * 100) / 100);

/** Collects the elements of an SVG; `text(width, height, ground)` is the file. Pure. */
export function svgPen(family) {
    const parts = [];
    const patterns = new Map(); // colour → id
    let opacity = 1;
    const put = (tag, attributes, content = '') => {
        const all = { ...attributes, ...(opacity < 1 ? { opacity } : {}) };
        const written = Object.entries(all).map(([name, value]) =>
            ` ${name}="${typeof value === 'number' ? short(value) : escape(value)}"`).join('');
        parts.push(content === '' ? `<${tag}${written}/>`
            : `<${tag}${written}>${escape(content)}</${tag}>`);
    };
    const hatching = (colour) => {
        if (!patterns.has(colour)) {
            patterns.set(colour, `hatch-${patterns.size + 1}`);
        }
        return patterns.get(colour);
    };
    return {
        box(x, y, width, height, fill) { put('rect', { x, y, width, height, fill }); },
        hatch(x, y, width, height, colour) {
            put('rect', { x, y, width, height, fill: `url(#${hatching(colour)})` });
        },
        frame(x, y, width, height, stroke, line) {
            put('rect', { x, y, width, height, fill: 'none', stroke, 'stroke-width': line });
        },
        line(x1, y1, x2, y2, stroke, width = 1) {
            put('line', { x1, y1, x2, y2, stroke, 'stroke-width': width });
        },
        words(x, y, text, fill, { size = FONT_SIZE, bold = false } = {}) {
            put('text', { x, y, fill, 'font-size': size,
                ...(bold ? { 'font-weight': 600 } : {}) }, text);
        },
        alpha(value) { opacity = value; },
        text(width, height, ground) {
            const defs = [...patterns].map(([colour, id]) => `<pattern id="${id}" width="6" `
                + 'height="6" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" '
                + `stroke="${escape(colour)}" stroke-width="1.4"/></pattern>`).join('');
            return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${
                short(height)}" viewBox="0 0 ${short(width)} ${short(height)}" font-family="${
                escape(family)}"><defs>${defs}</defs><rect width="100%" height="100%" fill="${
                escape(ground)}"/>${parts.join('')}</svg>`;
        },
    };
}

// Arithmetic of the visible part of an axis: {from, to}, in any unit. Pure.

const between = (value, low, high) => Math.min(Math.max(value, low), high);

/** The view moved and shrunk into `extent`; it is at least `least` wide. */
export function clampView({ from, to }, extent, least = 0) {
    const whole = extent.to - extent.from;
    const size = between(to - from, Math.min(least, whole), whole);
    const middle = (from + to) / 2;
    const left = between(middle - size / 2, extent.from, extent.to - size);
    return { from: left, to: left + size };
}

/** Wider by `factor` (below 1: narrower); the point `at` stays where it is. */
export function zoomView(view, at, factor, extent, least = 0) {
    const whole = extent.to - extent.from;
    const size = between((view.to - view.from) * factor, Math.min(least, whole), whole);
    const share = (at - view.from) / (view.to - view.from);
    const from = at - size * share;
    return clampView({ from, to: from + size }, extent, least);
}

/** Moved by `by`, but not beyond `extent`. */
export function panView(view, by, extent) {
    const size = view.to - view.from;
    const from = between(view.from + by, extent.from, Math.max(extent.from, extent.to - size));
    return { from, to: from + size };
}

/** The view between two others, at `t` from 0 to 1: widths change by factors. */
export function easeView(a, b, t) {
    if (t >= 1) {
        return { ...b };
    }
    const eased = 1 - (1 - t) ** 3;
    const sizes = [a.to - a.from, b.to - b.from];
    const size = sizes[0] > 0 && sizes[1] > 0
        ? sizes[0] * (sizes[1] / sizes[0]) ** eased : sizes[1];
    const shrink = Math.abs(sizes[1] - sizes[0]);
    // If the two views have a fixed point, it stays where it is.
    const share = shrink > 1e-9 * Math.max(...sizes)
        ? (size - sizes[0]) / (sizes[1] - sizes[0]) : eased;
    const from = a.from + (b.from - a.from) * share;
    return { from, to: from + size };
}

// Draws rows of spans with a pen: the same on the screen, in a PNG and in an SVG.

export const AXIS = 22; // px, the height of the axis
const LEAST_TEXT = 22; // px, the least width of a span with text
const PAD = 4; // px, between the edge of a span and its text
const PALE = 0.3; // the strength of the colour of a span that is not highlighted

/** Widths of letters of the font of spans: letter → px. Kerning is not seen at this size. */
function createWidths(family) {
    const context = document.createElement('canvas').getContext('2d');
    context.font = `400 ${FONT_SIZE}px ${family}`;
    const known = new Map();
    return (letter) => {
        let width = known.get(letter);
        if (width === undefined) {
            width = context.measureText(letter).width;
            known.set(letter, width);
        }
        return width;
    };
}

/** The colour of the text on each colour. */
const onColours = new Map();
function wordsColour(fill) {
    if (!onColours.has(fill)) {
        if (onColours.size > 500) {
            onColours.clear();
        }
        onColours.set(fill, wordsOn(fill));
    }
    return onColours.get(fill);
}

function drawSpan(pen, i, box, how, pale) {
    const { x, y, width, height } = box;
    const fill = pale ? paleOf(how.colour(i), how.colours.surface, PALE) : how.colour(i);
    pen.box(x, y, width, height, fill);
    if (width < 3) {
        return;
    }
    const words = wordsColour(fill);
    if (how.hatched(i)) {
        pen.hatch(x, y, width, height, how.colours.surface);
    }
    if (width >= LEAST_TEXT) {
        const text = clipText(how.text(i), width - 2 * PAD, how.widthOf);
        if (text !== '') {
            const base = y + height / 2 + FONT_SIZE * 0.36;
            if (how.hatched(i)) {
                // Text on stripes cannot be read, so it gets a background.
                let room = 4;
                for (const letter of text) {
                    room += how.widthOf(letter);
                }
                pen.box(x + PAD - 2, y + 1, Math.min(room, width - PAD), height - 2, fill);
            }
            pen.words(x + PAD, base, text, words);
        }
    }
}

/** A row of spans. Spans narrower than a pixel share one. Returns how many boxes were drawn. */
function drawRow(pen, row, y, { index, view, scale, width, how, height, dimmed }) {
    let drawnTo = -1;
    let boxes = 0;
    eachInView(index, row, view.from, view.to, (i) => {
        const x0 = Math.max(0, (index.start[i] - view.from) * scale);
        const x1 = Math.min(width, (index.end[i] - view.from) * scale);
        if (x1 <= drawnTo) {
            if (!dimmed?.keep.has(i)) {
                return;
            }
        }
        const wide = Math.max(1, x1 - x0 > 3 ? x1 - x0 - 0.5 : x1 - x0);
        drawSpan(pen, i, { x: x0, y, width: wide, height }, how, dimmed && !dimmed.keep.has(i));
        boxes += 1;
        drawnTo = wide <= 1 ? x0 + 1 : x1;
    });
    return boxes;
}

/** Round values below the upper edge, with a tick below each. */
export function drawAxis(pen, { view, width, format, colours }) {
    const { values, step } = ticksOf(view, width / 90);
    const scale = width / (view.to - view.from);
    pen.box(0, 0, width, AXIS, colours.surface);
    for (const value of values) {
        const x = Math.round((value - view.from) * scale) + 0.5;
        pen.line(x, AXIS - 5, x, AXIS, colours.border);
        if (x < width - 30) {
            pen.words(x + 3, AXIS - 8, format(value, step), colours.muted);
        }
    }
    pen.line(0, AXIS - 0.5, width, AXIS - 0.5, colours.border);
}

/** Draws what is in view. `scene`: {index, view, width, height, rowHeight, top (of the drawing),
 * places (placeRows()), marks {select, hover, highlight: Set or null}, how {colour, text, hatched,
 * widthOf, colours}}. Returns the number of boxes. */
function paintSpans(pen, scene) {
    const { index, view, width, height, rowHeight, top, places, marks, how } = scene;
    const scale = width / (view.to - view.from);
    const dimmed = marks.highlight ? { keep: marks.highlight } : null;
    const common = { index, view, scale, width, how, height: rowHeight - 1, dimmed };
    let boxes = 0;
    for (let row = 0; row < index.rows; row += 1) {
        const y = top + places.y(row);
        if (y + rowHeight > 0 && y < height) {
            boxes += how.row?.(pen, row, y, common) ?? drawRow(pen, row, y, common);
        }
    }
    drawMarks(pen, scene, scale);
    return boxes;
}

function drawMarks(pen, scene, scale) {
    const { marks, how } = scene;
    const frame = (i, colour, line) => {
        if (i < 0 || i >= scene.index.order.length) {
            return;
        }
        const { start, end } = scene.index;
        const x0 = Math.max(-2, (start[i] - scene.view.from) * scale);
        const x1 = Math.min(scene.width + 2, (end[i] - scene.view.from) * scale);
        if (x1 >= -2 && x0 <= scene.width + 2) {
            pen.frame(x0 - 0.5, scene.top + scene.places.y(scene.rowOf(i)) - 0.5,
                Math.max(2, x1 - x0) + 0.5, scene.rowHeight, colour, line);
        }
    };
    if (marks.highlight && marks.highlight.size <= 2000) {
        marks.highlight.forEach((i) => frame(i, how.colours.text, 1));
    }
    frame(marks.hover, how.colours.text, 1.5);
    frame(marks.select, how.colours.accent, 2.5);
}

// Drawings as a picture with text above them: an SVG, or a PNG with two pixels for one.

const EDGE = 12; // px
const LINE = 17;
const MOST = 8000; // px: a canvas cannot be higher; the rest is cut
const TITLE = 15;
const WORDS = 12;

/** A pen whose strokes are moved. */
export function moved(pen, dx, dy) {
    return {
        box: (x, y, ...rest) => pen.box(x + dx, y + dy, ...rest),
        hatch: (x, y, ...rest) => pen.hatch(x + dx, y + dy, ...rest),
        frame: (x, y, ...rest) => pen.frame(x + dx, y + dy, ...rest),
        line: (x1, y1, x2, y2, ...rest) => pen.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, ...rest),
        words: (x, y, ...rest) => pen.words(x + dx, y + dy, ...rest),
        alpha: pen.alpha,
    };
}

const rowsOf = (lines, width) => lines.flatMap((line, i) =>
    wrapText(line, Math.floor((width - 2 * EDGE) / (i === 0 ? 8 : 6.6)), 3)
        .map((words) => ({ words, title: i === 0 })));

function writeRows(pen, rows, top) {
    rows.forEach(({ words, title }, i) => {
        pen.words(EDGE, top + LINE * i, words, colour(title ? '--text' : '--muted'),
            { size: title ? TITLE : WORDS, bold: title });
    });
}

/** `lines`: the title, then the lines below it. `parts`: [{lines, height, paint(pen)}], one below
 * the other; the first of the lines of a part is its heading. Returns {svg() → text, png() →
 * Promise of a Blob, width, height}. */
export function makePicture(lines, parts, width) {
    const family = getComputedStyle(document.body).fontFamily;
    const head = rowsOf(lines, width);
    const heads = parts.map((part) => rowsOf(part.lines, width));
    let y = 10 + LINE * head.length + EDGE;
    const tops = parts.map((part, k) => {
        const top = y + LINE * heads[k].length;
        y = top + part.height + EDGE;
        return top;
    });
    const height = Math.min(y, MOST);
    const write = (pen) => {
        writeRows(pen, head, 22);
        parts.forEach((part, k) => {
            writeRows(pen, heads[k], tops[k] - LINE * heads[k].length + 12);
            part.paint(moved(pen, 0, tops[k]));
        });
    };
    return {
        width,
        height,
        svg() {
            const pen = svgPen(family);
            write(pen);
            return pen.text(width, height, colour('--surface'));
        },
        png() {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [2 * width, 2 * height];
            const context = canvas.getContext('2d', { alpha: false });
            context.scale(2, 2);
            const pen = canvasPen(context, family);
            pen.box(0, 0, width, height, colour('--surface'));
            write(pen);
            return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
        },
    };
}

/** Saves the result of `makePicture` as `filename` plus the ending of its type, 'png' or 'svg'. */
export async function savePictureFile(picture, type, filename) {
    const blob = type === 'svg' ? new Blob([picture.svg()], { type: 'image/svg+xml' })
        : await picture.png();
    saveBlob(blob, `${filename}.${type}`);
}

const MOVE = 160; // ms, for the animation to another view
const SLACK = 3; // px beside a span where it is still hit
const BESIDE = 300; // px above and below what is in sight that are drawn too, for scrolling
const still = mediaQuery('(prefers-reduced-motion: reduce)');

const coloursNow = () => Object.fromEntries(['surface', 'text', 'muted', 'grid', 'border', 'accent']
    .map((name) => [name, themeColour(`--${name}`)]));

const NONE = { start: new Float64Array(0), end: new Float64Array(0), row: new Uint16Array(0),
    length: 0 };

const perPixel = (own) => (own.view.to - own.view.from) / Math.max(1, own.width);

const valueAt = (own, x) => own.view.from + x * perPixel(own);

/** What of the drawing is in sight: [from, to], px from its top. */
function inSight(own) {
    const { top } = own.space.getBoundingClientRect();
    const room = own.room.getBoundingClientRect();
    return [Math.max(0, room.top) - top, Math.min(window.innerHeight, room.bottom) - top];
}

const isCovered = (own, [from, to]) => Math.max(0, from) >= own.part.top
    && Math.min(own.places.height, to) <= own.part.top + own.part.height;

/** Gives the canvas its place and size. False: it is out of sight, and was drawn before. */
function measureRoom(own) {
    own.width = own.scroller.clientWidth;
    own.space.style.height = `${own.places.height}px`;
    const sight = inSight(own);
    const [from, to] = [Math.max(0, sight[0] - BESIDE), Math.min(own.places.height,
        sight[1] + BESIDE)];
    if (to <= from && own.part.height > 0) {
        return false;
    }
    if (own.part.height === 0 || !isCovered(own, sight)
        || own.part.top + own.part.height > own.places.height) {
        own.part.height = Math.max(0, Math.min(own.places.height, to > from ? to - from
            : 2 * BESIDE));
        own.part.top = Math.max(0, Math.min(from, own.places.height - own.part.height));
    }
    const now = globalThis.devicePixelRatio || 1;
    const [w, h2] = [Math.round(own.width * now), Math.round(own.part.height * now)];
    own.canvas.style.top = `${own.part.top}px`;
    if (own.canvas.width !== w || own.canvas.height !== h2 || own.pixels !== now) {
        [own.canvas.width, own.canvas.height, own.pixels] = [w, h2, now];
        own.canvas.style.width = `${own.width}px`;
        own.canvas.style.height = `${own.part.height}px`;
    }
    return true;
}

function request(own) {
    if (own.frame === 0) {
        own.frame = requestAnimationFrame((time) => drawSpans(own, time));
    }
}

function drawSpans(own, time) {
    own.frame = 0;
    if (own.motion) {
        own.motion.since ??= time;
        const t = (time - own.motion.since) / MOVE;
        own.view = easeView(own.motion.from, own.motion.to, t);
        const moving = t < 1;
        if (moving) {
            request(own);
        } else {
            own.motion = null;
        }
        own.onView(own.view.from, own.view.to, moving);
    }
    const began = performance.now();
    own.stale = !measureRoom(own);
    if (!own.stale && own.width > 0 && own.part.height > 0) {
        // A canvas loses its state when its size changes.
        own.context.setTransform(own.pixels, 0, 0, own.pixels, 0, 0);
        const boxes = paint(own, canvasState(own), { width: own.width, height: own.part.height,
            top: -own.part.top });
        own.canvas.dataset.drawn = String(boxes);
    }
    own.canvas.dataset.drawMs = (performance.now() - began).toFixed(2);
}

function canvasState(own) {
    const now = `${own.canvas.width} ${own.canvas.height} ${own.pixels}`;
    if (now !== own.penFor) {
        own.penFor = now;
        own.pen.forget();
    }
    return own.pen;
}

/** Draws everything with the pen `onto`, in the upper left corner of the drawing. */
function paint(own, onto, { width: wide, height: tall, top }) {
    const { colours } = own.how;
    onto.box(0, 0, wide, tall, colours.surface);
    const boxes = paintSpans(onto, { index: own.index, view: own.view, width: wide, height: tall,
        rowHeight: own.rowHeight, top, places: own.places, marks: own.marks, how: own.how,
        rowOf: (i) => own.spans.row[i] });
    const scale = wide / (own.view.to - own.view.from);
    own.decorate?.(onto, { x: (value) => (value - own.view.from) * scale,
        y: (row) => top + own.places.y(row), rowHeight: own.rowHeight, top, width: wide,
        height: tall, view: own.view });
    return boxes;
}

function showSpans(own, next, moving = false) {
    own.motion = null;
    if (next.from === own.view.from && next.to === own.view.to) {
        return;
    }
    own.view = next;
    own.onView(own.view.from, own.view.to, moving);
    request(own);
}

function travel(own, next) {
    const goal = clampView(next, own.extent, own.least);
    if (still.matches) {
        showSpans(own, goal);
    } else {
        own.motion = { from: own.view, to: goal, since: null };
        request(own);
    }
}

function spanUnder(own, x, y) {
    return spanAt(own.index, own.places.at(y + own.part.top), valueAt(own, x),
        SLACK * perPixel(own));
}

function setHover(own, i, event) {
    if (i !== own.marks.hover) {
        own.marks.hover = i;
        own.canvas.style.cursor = i >= 0 ? 'pointer' : '';
        request(own);
    }
    own.onHover(i, event);
}

/** Scrolls the drawing, or the page where the drawing is as high as its rows. */
function scrollBy(own, by) {
    (own.room.scrollHeight > own.room.clientHeight + 1 ? own.room : window).scrollBy(0, by);
}

function onScroll(own) {
    if (own.frame === 0 && (own.stale || !isCovered(own, inSight(own)))) {
        request(own);
    }
}

function retheme(own) {
    own.how.colours = coloursNow();
    request(own);
}

/** The spans: `{start, end, row, length}` and, optionally: `from`, `to` (all that can be seen),
 * `tops` (where each row is, px) with `height`. The view stays if possible; the marks of spans are
 * removed. */
function setSpans(own, what) {
    const fresh = own.spans === NONE;
    own.spans = what;
    own.index = indexSpans(what);
    own.places = placeRows(own.index.rows, own.rowHeight, what.tops, what.height);
    let [from, to] = [what.from ?? Infinity, what.to ?? -Infinity];
    if (what.from === undefined || what.to === undefined) {
        for (let i = 0; i < what.length; i += 1) {
            from = Math.min(from, what.start[i]);
            to = Math.max(to, what.end[i]);
        }
    }
    own.extent = to > from ? { from, to } : { from: 0, to: 1 };
    own.marks.hover = -1;
    own.marks.select = -1;
    own.marks.highlight = null;
    const next = fresh ? { ...own.extent } : clampView(own.view, own.extent, own.least);
    own.space.style.height = `${own.places.height}px`;
    if (own.motion === null) {
        own.view = next;
    }
    request(own);
}

/** Shows from … to; `jump`: at once. */
function view(own, from, to, jump = false) {
    if (jump) {
        showSpans(own, clampView({ from, to }, own.extent, own.least));
    } else {
        travel(own, { from, to });
    }
}

/** Marks span `i` (-1: none), and scrolls its row into sight. */
function selectSpans(own, i) {
    own.marks.select = i;
    if (i >= 0) {
        reveal(own, own.spans.row[i]);
    }
    request(own);
}

/** These spans keep their colours and the others become pale; null: no span is pale. */
function highlight(own, indexes) {
    own.marks.highlight = indexes === null ? null : new Set(indexes);
    request(own);
}

/** Shows the view of another drawing; `now`: in the frame that is being drawn. */
function followSpans(own, from, to, now = false) {
    own.motion = null;
    own.view = { from, to };
    if (now) {
        cancelAnimationFrame(own.frame);
        drawSpans(own, 0);
    } else {
        request(own);
    }
}

/** Where a place is, in px of the window; null: not in sight. */
function placeOf(own, place) {
    const box = boxOf(own, place);
    const { left, right } = own.scroller.getBoundingClientRect();
    const { top, bottom } = own.room.getBoundingClientRect();
    return box.right < left || box.left > right || box.bottom < top || box.top > bottom
        ? null : { ...box, left: Math.max(left, box.left), right: Math.min(right, box.right) };
}

/** The same, in sight or not. */
function boxOf(own, { start, end, row }) {
    const { left, top } = own.space.getBoundingClientRect();
    const x = (at) => left + (at - own.view.from) / perPixel(own);
    const y = top + own.places.y(row);
    return { left: x(start), right: x(end), top: y, bottom: y + own.rowHeight };
}

/** Scrolls a row into sight, in a drawing that is higher than its room. */
function reveal(own, row) {
    const y = own.places.y(row);
    const { room } = own;
    if (y < room.scrollTop || y + own.rowHeight > room.scrollTop + room.clientHeight) {
        room.scrollTop = y - room.clientHeight / 2;
    }
}

function destroy(own) {
    cancelAnimationFrame(own.frame);
    own.stop.abort();
    own.stopTheme();
    own.size.disconnect();
    own.scroller.remove();
}

/** The view at the end of the animation in progress. */
const goalNow = (own) => own.motion?.to ?? own.view;

/** What the gestures and keys of listen() do. */
function handlersOf(own, { onPick, onMeasure, onKey }) {
    return {
        zoom: (x, factor) => showSpans(own,
            zoomView(own.view, valueAt(own, x), factor, own.extent, own.least)),
        pan: (by) => showSpans(own, panView(own.view, by * perPixel(own), own.extent)),
        scroll: (by) => scrollBy(own, by),
        hover: (x, y, event) => setHover(own, spanUnder(own, x, y), event),
        leave: () => { if (own.marks.hover >= 0) { setHover(own, -1, null); } },
        pick: (x, y, event) => onPick(spanUnder(own, x, y), event),
        measure: (x0, x1, done) =>
            onMeasure?.(...[valueAt(own, x0), valueAt(own, x1)].sort((a, b) => a - b), done),
        slide(share) {
            const now = goalNow(own);
            travel(own, panView(now, share * (now.to - now.from), own.extent));
        },
        glide(factor) {
            const now = goalNow(own);
            travel(own, zoomView(now, (now.from + now.to) / 2, factor, own.extent, own.least));
        },
        fit: () => travel(own, own.extent),
        enter: () => { if (own.marks.select >= 0) { onPick(own.marks.select, null); } },
        own: onKey,
    };
}

function buildSpans(own, host, options) {
    own.canvas = h('canvas', { tabindex: '0', role: 'application',
        'aria-label': options.label, 'aria-roledescription': 'drawing of spans' });
    own.space = h('div', { class: 'spans-space' }, own.canvas);
    own.scroller = h('div', { class: 'spans-scroll' }, own.space);
    host.classList.add('spans');
    host.append(own.scroller);
    own.room = options.room ?? own.scroller;
    own.context = own.canvas.getContext('2d', { alpha: false });
    const family = getComputedStyle(document.body).fontFamily; // host: maybe not in the page yet
    own.pen = canvasPen(own.context, family);
    own.how = { colour: options.colour, text: options.text, row: options.row,
        hatched: options.hatched ?? (() => false), widthOf: createWidths(family),
        colours: coloursNow() };

    own.index = indexSpans(NONE);
    own.places = placeRows(0, own.rowHeight); // where the rows are
}

/**
 * `host`: an element, which gets a scroller with the canvas. The drawing is as high as its rows, or
 * as --spans-most allows. `options`:
 * - rowHeight: px; label: what the canvas is, for screen readers
 * - colour(i) → css (`rgb(…)` or `#rrggbb`), text(i), hatched(i) → drawn with stripes
 * - onHover(i | -1, event | null), onPick(i | -1, event), onView(from, to, isMoving)
 * - onMeasure(from, to, done): a drag with shift
 * - onKey(event) → true if the page handled the key, so that the drawing does not
 * - least: the narrowest view
 * - decorate(pen, {x(value), y(row), width, height, view}): draws over the spans
 * - row(pen, row, y, {index, view, scale, width, height}) → number of boxes, if the page draws the row
 * - room: what scrolls the drawing, if that is around the host
 */
export function createSpans(host, options) {
    const own = {
        spans: NONE, extent: { from: 0, to: 1 }, view: { from: 0, to: 1 },
        marks: { hover: -1, select: -1, highlight: null }, frame: 0,
        motion: null, // {from, to, since}
        width: 0,
        pixels: 0, // device pixels per CSS pixel
        part: { top: 0, height: 0 }, // what of the drawing the canvas has
        stale: true, // whether it is out of date: it was out of sight
        penFor: '', // the size of the canvas whose state `pen` knows
    };
    const scrolled = () => onScroll(own);
    const { rowHeight, onHover = () => {}, onPick = () => {}, onView = () => {},
        onMeasure = null, onKey = () => false, least = 1e-3, decorate = null } = options;
    Object.assign(own, { rowHeight, onHover, onView, least, decorate });
    buildSpans(own, host, options);
    own.stop = new AbortController();
    const { signal } = own.stop;
    listen(own.canvas, handlersOf(own, { onPick, onMeasure, onKey }), signal);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true, signal });
    window.addEventListener('resize', scrolled, { signal });
    own.size = new ResizeObserver(() => request(own));
    own.size.observe(own.scroller);
    own.forced = matchMedia('(forced-colors: active)');
    own.forced.addEventListener('change', () => retheme(own), { signal });
    own.stopTheme = onThemeChange(() => retheme(own));

    return {
        node: own.canvas,
        set: (what) => setSpans(own, what),
        view: (from, to, jump) => view(own, from, to, jump),
        current: () => ({ ...own.view }),
        /** The view at the end of an animation. */
        goal: () => ({ ...goalNow(own) }),
        extent: () => ({ ...own.extent }),
        select: (i) => selectSpans(own, i),
        highlight: (indexes) => highlight(own, indexes),
        follow: (from, to, now) => followSpans(own, from, to, now),
        placeOf: (place) => placeOf(own, place),
        boxOf: (...args) => boxOf(own, ...args),
        redraw: () => request(own),
        reveal: (row) => reveal(own, row),
        /** The value at a place of the window, px from its left. */
        valueAt: (x) => valueAt(own, x - own.space.getBoundingClientRect().left),
        /** [from, to] of the drawing that is in sight, px from its top. */
        sight: () => inSight(own),
        /** For a picture of all rows, `wide` px wide: its height, and the function that draws
         * it. */
        whole: (wide) => ({ height: own.places.height, paint: (onto) =>
            paint(own, onto, { width: wide, height: own.places.height, top: 0 }) }),
        /** All rows as a picture below `lines`; the first line is the title. */
        picture(lines) {
            return makePicture(lines, [{ lines: [], ...this.whole(Math.max(own.width, 600)) }],
                Math.max(own.width, 600));
        },
        destroy: () => destroy(own),
    };
}
