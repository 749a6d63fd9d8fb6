// The axis of all lanes: they show the same interval.
import { h } from '../dom.js';
import { decimal } from '../decimal.js';
import { timeScale } from '../format.js';
import { AXIS, drawAxis } from '../canvas/paint.js';
import { canvasPen } from '../canvas/pens.js';
import { moved } from '../canvas/picture.js';
import { colour, onThemeChange } from '../theme.js';
import { HEADS } from './pane.js';

/** A place on the axis, in the unit of the ticks. */
function tickText(value, step) {
    const [unit, per] = timeScale(step * 10);
    return `${decimal(value / per, 0, 3).replace('-', '\u2212')}\u00a0${unit}`;
}

function paint(pen, view, width) {
    drawAxis(pen, { view, width, format: tickText, colours: { surface: colour('--surface'),
        border: colour('--border'), muted: colour('--muted') } });
}

export function createRuler() {
    const canvas = h('canvas', {});
    const node = h('div', { class: 'timeline-ruler', 'aria-hidden': 'true' }, canvas);
    let view = { from: 0, to: 1 };
    let pending = 0;

    function draw() {
        pending = 0;
        const width = node.clientWidth;
        const scale = globalThis.devicePixelRatio || 1;
        [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(AXIS * scale)];
        canvas.style.height = `${AXIS}px`;
        const context = canvas.getContext('2d', { alpha: false });
        context.scale(scale, scale);
        paint(canvasPen(context, getComputedStyle(document.body).fontFamily), view, width);
    }

    const request = () => { pending ||= requestAnimationFrame(draw); };
    const size = new ResizeObserver(request);
    size.observe(node);
    const stopTheme = onThemeChange(request);
    return {
        node,
        view(from, to) {
            view = { from, to };
            request();
        },
        /** For a picture, as pane.whole(). */
        whole: (wide) => ({ height: AXIS, paint: (pen) =>
            paint(moved(pen, HEADS, 0), view, wide - HEADS) }),
        unmount() {
            cancelAnimationFrame(pending);
            size.disconnect();
            stopTheme();
        },
    };
}
