// Drawings as a picture with text above them: an SVG, or a PNG with two pixels for one.
import { wrapText } from '../format.js';
import { saveBlob } from '../save.js';
import { colour } from '../theme.js';
import { canvasPen, svgPen } from './pens.js';

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

/**
 * `lines`: the title, then the lines below it. `parts`: [{lines, height, paint(pen)}], one below
 * the other; the first of the lines of a part is its heading. Returns {svg() → text, png() →
 * Promise of a Blob, width, height}.
 */
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
