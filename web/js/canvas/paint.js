// Draws rows of spans with a pen (pens.js): the same on the screen, in a PNG and in an SVG.
import { clipText, eachInView, wordsOn } from './layout.js';
import { FONT_SIZE } from './pens.js';
import { ticksOf } from './view.js';

export const AXIS = 22; // px, the height of the axis
const LEAST_TEXT = 22; // px, the least width of a span with text
const PAD = 4; // px, between the edge of a span and its text

/** Widths of letters of the font of spans: letter → px. Kerning is not seen at this size. */
export function createWidths(family) {
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

function drawSpan(pen, i, box, how) {
    const { x, y, width, height } = box;
    const fill = how.colour(i);
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
        if (dimmed) {
            pen.alpha(dimmed.keep.has(i) ? 1 : 0.3);
        }
        drawSpan(pen, i, { x: x0, y, width: wide, height }, how);
        boxes += 1;
        drawnTo = wide <= 1 ? x0 + 1 : x1;
    });
    if (dimmed) {
        pen.alpha(1);
    }
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

/**
 * Draws what is in view. `scene`: {index, view, width, height, rowHeight, top (where row 0 is),
 * bands [{row, rows, label}], marks {select, hover, highlight: Set or null}, how {colour, text,
 * hatched, widthOf, colours}}. Returns the number of boxes.
 */
export function paintSpans(pen, scene) {
    const { index, view, width, height, rowHeight, top, bands, marks, how } = scene;
    const scale = width / (view.to - view.from);
    const firstRow = Math.max(0, Math.floor(-top / rowHeight));
    const lastRow = Math.min(index.rows - 1, Math.ceil((height - top) / rowHeight));
    drawBands(pen, bands, scene);
    const dimmed = marks.highlight ? { keep: marks.highlight } : null;
    const common = { index, view, scale, width, how, height: rowHeight - 1, dimmed };
    let boxes = 0;
    for (let row = firstRow; row <= lastRow; row += 1) {
        boxes += drawRow(pen, row, top + row * rowHeight, common);
    }
    drawMarks(pen, scene, scale);
    return boxes;
}

function drawBands(pen, bands, { top, rowHeight, width, height, how }) {
    for (const { row, rows, label } of bands) {
        const y = top + row * rowHeight;
        if (y > height || y + rows * rowHeight < 0) {
            continue;
        }
        pen.line(0, Math.round(y) + 0.5, width, Math.round(y) + 0.5, how.colours.grid);
        const text = clipText(label, width - 16, how.widthOf);
        pen.words(6, y + rowHeight / 2 + FONT_SIZE * 0.36, text, how.colours.muted,
            { bold: true });
    }
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
            pen.frame(x0 - 0.5, scene.top + scene.rowOf(i) * scene.rowHeight - 0.5,
                Math.max(2, x1 - x0) + 0.5, scene.rowHeight, colour, line);
        }
    };
    if (marks.highlight && marks.highlight.size <= 2000) {
        marks.highlight.forEach((i) => frame(i, how.colours.text, 1));
    }
    frame(marks.hover, how.colours.text, 1.5);
    frame(marks.select, how.colours.accent, 2.5);
}
