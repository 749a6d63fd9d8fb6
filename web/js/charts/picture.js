// Saves a drawing of the page (SVG, styled by the style sheet) as a picture that needs no style
// sheet, with title, caption and legend above it.
import { svg } from '../dom.js';
import { wrapText } from '../format.js';
import { saveBlob } from '../save.js';
import { colour } from '../theme.js';

const LEAST = 900; // px
const EDGE = 12;
const LINE = 17; // px, of a caption
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
function captionOf({ title, lines, keys }, width) {
    const family = getComputedStyle(document.body).fontFamily;
    const write = (x, y, words, size, bold) => svg('text', { x, y, fill: colour(bold ? '--text'
        : '--muted'), 'font-size': size, 'font-weight': bold ? 600 : 400, 'font-family': family },
    words);
    const rows = lines.flatMap((line) => wrapText(line, Math.floor(width / 6.6), 3));
    const nodes = [write(EDGE, 22, title, 15, true),
        ...rows.map((line, i) => write(EDGE, 42 + LINE * i, line, 12, false))];
    const y = 30 + LINE * rows.length + 18;
    let x = EDGE;
    for (const [kind, words] of keys) {
        nodes.push(svg('rect', { x, y: y - 9, width: 14, height: 9,
            fill: colour(`--${kind}-fill`) }), write(x + 19, y, words, 12, false));
        x += 19 + 7 * words.length + 18;
    }
    return { nodes, height: y + EDGE };
}

/**
 * The drawings of `plot` in one element svg with width and height. If the picture is wider than the
 * plot, the widest drawing grows: its positions are in percent.
 */
function makePicture(plot, caption) {
    const { width: now, height: tall, left, top } = plot.getBoundingClientRect();
    const width = Math.max(now, LEAST);
    const above = captionOf(caption, width);
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
