// The whole step, small: what changed, and which part is in view. Its edges are handles, between them
// it can be moved; a press beside it moves it there, and a drag over the whole step chooses a part.
import { h } from '../dom.js';
import { colour, onThemeChange } from '../theme.js';
import { SIDES } from './state.js';

const STRIP = 9; // px of a side's threads, and of its streams
const GAP = 3;
const EDGE = 7; // px from an edge of the view where it can be taken

/** `onRange(from, to)`: the view shows this. */
export function createOverview({ onRange }) {
    const canvas = h('canvas', { 'aria-hidden': 'true' });
    const frame = h('div', { class: 'overview-view' });
    const node = h('div', { class: 'timeline-overview', 'aria-hidden': 'true' }, canvas, frame);
    let panes = [];
    let extent = { from: 0, to: 1 };
    let view = extent;
    let pending = 0;
    let press = null; // {part: 'from', 'to', 'move' or 'range', at, view}

    function draw() {
        pending = 0;
        const width = node.clientWidth;
        const strips = SIDES.flatMap((side) => [true, false].map((host) =>
            panes.filter((pane) => pane.side === side && pane.data()?.bands.some((band) =>
                (band.sort === 'host') === host)).map((pane) => ({ pane, host }))))
            .filter((list) => list.length > 0);
        const height = Math.max(1, strips.length) * (STRIP + GAP) + GAP;
        const scale = globalThis.devicePixelRatio || 1;
        [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
        canvas.style.height = `${height}px`;
        const pen = canvas.getContext('2d', { alpha: false });
        pen.scale(scale, scale);
        pen.fillStyle = colour('--surface-sunk');
        pen.fillRect(0, 0, width, height);
        const at = (value) => width * (value - extent.from) / (extent.to - extent.from);
        strips.forEach((list, k) => list.forEach(({ pane, host }) =>
            strip(pen, pane, host, GAP + k * (STRIP + GAP), at)));
    }

    /** All rows of a pane of the host, or of the device, in one line; changed spans are on top. */
    function strip(pen, pane, host, y, at) {
        const data = pane.data();
        pen.fillStyle = colour(host ? '--span-host' : '--span-compute');
        const changed = new Map(); // change → places
        let drawnTo = -Infinity;
        for (let i = 0; i < data.length; i += 1) {
            if ((data.lanes[data.lane[i]]?.sort === 'host') !== host) {
                continue;
            }
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
    }

    const place = (event) => {
        const box = node.getBoundingClientRect();
        const share = (event.clientX - box.left) / Math.max(1, box.width);
        return extent.from + Math.min(1, Math.max(0, share)) * (extent.to - extent.from);
    };
    const isWhole = () => view.to - view.from > 0.999 * (extent.to - extent.from);

    /** What a press there takes. */
    function partAt(event) {
        const reach = EDGE * (extent.to - extent.from) / Math.max(1, node.clientWidth);
        const [from, to] = [view.from, view.to].map((edge) => Math.abs(place(event) - edge));
        if (event.shiftKey || Math.min(from, to) > reach) {
            return event.shiftKey || isWhole() ? 'range' : 'move';
        }
        return from < to ? 'from' : 'to';
    }

    function onDrag(now) {
        const { part, at, view: before } = press;
        if (part === 'move') {
            onRange(before.from + now - at, before.to + now - at);
        } else if (part !== 'range') {
            const edges = { ...before, [part]: now };
            onRange(Math.min(edges.from, edges.to), Math.max(edges.from, edges.to));
        }
    }

    node.addEventListener('pointerdown', (event) => {
        if (event.button === 0) {
            node.setPointerCapture(event.pointerId);
            const at = place(event);
            press = { part: partAt(event), at, view };
            if (press.part === 'move' && (at < view.from || at > view.to)) {
                const half = (view.to - view.from) / 2;
                press.view = { from: at - half, to: at + half };
                onDrag(at);
            }
        }
    });
    node.addEventListener('pointermove', (event) => {
        if (press) {
            onDrag(place(event));
        } else {
            node.style.cursor = ['from', 'to'].includes(partAt(event)) ? 'ew-resize' : '';
        }
    });
    node.addEventListener('pointerup', (event) => {
        const [a, b] = [press?.at, place(event)];
        if (press?.part === 'range' && a !== b) {
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
