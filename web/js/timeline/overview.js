// The whole step, small: what changed, and which part is in view. A press moves the view there.
import { h } from '../dom.js';
import { colour, onThemeChange } from '../theme.js';

const STRIP = 9; // px of a side's threads, and of its streams
const GAP = 3;

/** `onMove(middle)`: the view moves there; `onRange(from, to)`: it shows this. */
export function createOverview({ onMove, onRange }) {
    const canvas = h('canvas', { 'aria-hidden': 'true' });
    const frame = h('div', { class: 'overview-view' });
    const node = h('div', { class: 'timeline-overview', 'aria-hidden': 'true' }, canvas, frame);
    let panes = [];
    let extent = { from: 0, to: 1 };
    let view = extent;
    let pending = 0;
    let press = null; // {x, shift}

    function draw() {
        pending = 0;
        const width = node.clientWidth;
        const height = Math.max(1, panes.length) * (STRIP + GAP) + GAP;
        const scale = globalThis.devicePixelRatio || 1;
        [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
        canvas.style.height = `${height}px`;
        const pen = canvas.getContext('2d', { alpha: false });
        pen.scale(scale, scale);
        pen.fillStyle = colour('--surface-sunk');
        pen.fillRect(0, 0, width, height);
        const at = (value) => width * (value - extent.from) / (extent.to - extent.from);
        panes.forEach((pane, k) => strip(pen, pane, GAP + k * (STRIP + GAP), at));
    }

    /** All rows of a pane in one line, with changed spans on top. */
    function strip(pen, pane, y, at) {
        const data = pane.data();
        if (!data) {
            return;
        }
        pen.fillStyle = colour(pane.host ? '--span-host' : '--span-compute');
        const changed = new Map(); // change → places
        let drawnTo = -Infinity;
        for (let i = 0; i < data.length; i += 1) {
            const [x0, x1] = [at(data.start[i]), at(data.end[i])];
            const change = pane.changeAt(i);
            if (change !== '' && data.merged[i] <= 1) {
                const places = changed.get(change) ?? [];
                places.push(x0, x1);
                changed.set(change, places);
            }
            if (data.name[i] >= 0 && data.lanes[data.lane[i]].sort !== 'other' && (x1 > drawnTo + 0.5 || x0 < drawnTo - 50)) {
                pen.fillRect(x0, y, Math.max(0.5, x1 - x0), STRIP);
                drawnTo = x1;
            }
        }
        for (const [change, places] of changed) {
            pen.fillStyle = colour(`--span-${change}`);
            for (let k = 0; k < places.length; k += 2) {
                pen.fillRect(places[k], y, Math.max(0.7, places[k + 1] - places[k]), STRIP);
            }
        }
    }

    function request() {
        pending ||= requestAnimationFrame(draw);
    }

    function drawView() {
        const size = extent.to - extent.from;
        const left = 100 * (view.from - extent.from) / size;
        const wide = 100 * (view.to - view.from) / size;
        frame.style.setProperty('left', `${left}%`);
        frame.style.setProperty('width', `${wide}%`);
        frame.hidden = wide > 99.9;
    }

    const place = (event) => {
        const box = node.getBoundingClientRect();
        const share = (event.clientX - box.left) / Math.max(1, box.width);
        return extent.from + Math.min(1, Math.max(0, share)) * (extent.to - extent.from);
    };
    node.addEventListener('pointerdown', (event) => {
        if (event.button === 0) {
            node.setPointerCapture(event.pointerId);
            press = { at: place(event), range: event.shiftKey };
            if (!press.range) {
                onMove(press.at);
            }
        }
    });
    node.addEventListener('pointermove', (event) => {
        if (press && !press.range) {
            onMove(place(event));
        }
    });
    node.addEventListener('pointerup', (event) => {
        const [a, b] = [press?.at, place(event)];
        if (press?.range && a !== b) {
            onRange(Math.min(a, b), Math.max(a, b));
        }
        press = null;
    });
    node.addEventListener('pointercancel', () => { press = null; });
    const size = new ResizeObserver(request);
    size.observe(node);
    const stopTheme = onThemeChange(request);

    return {
        node,
        draw(nextPanes, nextExtent) {
            [panes, extent] = [nextPanes, nextExtent];
            request();
            drawView();
        },
        view(from, to) {
            view = { from, to };
            drawView();
        },
        unmount() {
            cancelAnimationFrame(pending);
            size.disconnect();
            stopTheme();
        },
    };
}
