// Wheel, pointer and keys on a drawing of spans: zoom, pan, pick, measure.

const CLICK = 4; // px that the pointer may move during a click
const STEP = 0.75; // the zoom factor of a key
const PAN = 0.12; // of the width, for each press of a key

/**
 * `target`: the canvas. `to`: {zoom(x, factor), pan(px), scroll(px), hover(x, y, event), leave(),
 * pick(x, y, event), measure(x0, x1, done), slide(share), glide(factor), fit(), enter(),
 * own(event) → the page took the key}. The wheel alone scrolls the page; with ctrl it zooms.
 */
export function listen(target, to) {
    let drag = null; // {id, x, y: of the window, from, moved, measures}
    const touches = new Map(); // pointer → x
    const place = (event) => {
        const box = target.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
    };

    function onWheel(event) {
        const unit = event.deltaMode === 1 ? 16 : 1;
        const across = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
        if (event.shiftKey || Math.abs(across) > Math.abs(event.deltaY)) {
            event.preventDefault();
            to.pan(across * unit);
        } else if (event.ctrlKey || event.metaKey) {
            event.preventDefault();
            const by = Math.max(-240, Math.min(240, event.deltaY * unit));
            to.zoom(place(event)[0], Math.exp(by * 0.004));
        }
    }

    function onDown(event) {
        if (event.button !== 0) {
            return;
        }
        const [x] = place(event);
        target.focus({ preventScroll: true });
        touches.set(event.pointerId, x);
        drag = { id: event.pointerId, x, y: event.clientY, from: x, measures: event.shiftKey,
            moved: touches.size > 1 };
    }

    /** Two fingers: the part between them grows with their distance. */
    function pinch(event, x) {
        const before = [...touches.values()];
        touches.set(event.pointerId, x);
        const now = [...touches.values()];
        const size = ([a, b]) => Math.max(20, Math.abs(a - b));
        to.zoom((now[0] + now[1]) / 2, size(before) / size(now));
    }

    function onMove(event) {
        if (event.pointerType === 'mouse' && (event.buttons & 1) === 0
            && touches.delete(event.pointerId)) {
            drag = null; // the button was released outside, before the canvas captured the pointer
            delete target.dataset.drag;
        }
        const [x, y] = place(event);
        if (touches.size === 2 && touches.has(event.pointerId)) {
            pinch(event, x);
            return;
        }
        if (!drag || drag.id !== event.pointerId) {
            to.hover(x, y, event);
            return;
        }
        if (!drag.moved && Math.hypot(x - drag.x, event.clientY - drag.y) < CLICK) {
            return;
        }
        if (!drag.moved) {
            drag.moved = true;
            target.setPointerCapture(event.pointerId);
            target.dataset.drag = drag.measures ? 'measure' : 'pan';
            to.leave();
        }
        if (drag.measures) {
            to.measure(drag.from, x, false);
        } else {
            to.pan(drag.x - x);
            to.scroll(drag.y - event.clientY);
        }
        [drag.x, drag.y] = [x, event.clientY];
    }

    function onUp(event) {
        touches.delete(event.pointerId);
        if (!drag || drag.id !== event.pointerId) {
            return;
        }
        const [x, y] = place(event);
        const { moved, measures, from } = drag;
        drag = null;
        delete target.dataset.drag;
        if (event.type === 'pointercancel') {
            return;
        }
        if (measures && moved) {
            to.measure(from, x, true);
        } else if (!moved) {
            to.pick(x, y, event);
        }
    }

    const keys = {
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
        Enter: () => to.enter(),
    };
    function onKey(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) {
            return;
        }
        if (to.own(event)) {
            event.preventDefault();
            return;
        }
        const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (act) {
            event.preventDefault();
            event.stopPropagation();
            act();
        }
    }

    const all = { wheel: onWheel, pointerdown: onDown, pointermove: onMove, pointerup: onUp,
        pointercancel: onUp, pointerleave: () => to.leave(), keydown: onKey };
    for (const [kind, handler] of Object.entries(all)) {
        target.addEventListener(kind, handler, kind === 'wheel' ? { passive: false } : undefined);
    }
    return () => Object.entries(all).forEach(([kind, handler]) =>
        target.removeEventListener(kind, handler));
}
