// Draws rows of spans with a pen (pens.js): the same on the screen, in a PNG and in an SVG.
import { clipText, eachInView, paleOf, wordsOn } from './layout.js';
import { FONT_SIZE } from './pens.js';
import { ticksOf } from './view.js';

export const AXIS = 22; // px, the height of the axis
const LEAST_TEXT = 22; // px, the least width of a span with text
const PAD = 4; // px, between the edge of a span and its text
const PALE = 0.3; // the strength of the colour of a span that is not highlighted

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

/**
 * Draws what is in view. `scene`: {index, view, width, height, rowHeight, top (of the drawing),
 * places (placeRows()), marks {select, hover, highlight: Set or null}, how {colour, text, hatched,
 * widthOf, colours}}. Returns the number of boxes.
 */
export function paintSpans(pen, scene) {
    const { index, view, width, height, rowHeight, top, places, marks, how } = scene;
    const scale = width / (view.to - view.from);
    const dimmed = marks.highlight ? { keep: marks.highlight } : null;
    const common = { index, view, scale, width, how, height: rowHeight - 1, dimmed };
    let boxes = 0;
    for (let row = 0; row < index.rows; row += 1) {
        const y = top + places.y(row);
        if (y + rowHeight > 0 && y < height) {
            boxes += drawRow(pen, row, y, common);
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
