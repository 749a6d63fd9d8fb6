// The pens of drawings: for a canvas, or for the text of an SVG. Both have the same methods.

export const FONT_SIZE = 11; // px

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
