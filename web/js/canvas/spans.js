// Spans on a canvas, in rows: the lanes of a timeline, the frames of a flame graph. It draws only
// what is in view, and only when the browser asks for a frame. A screen reader cannot read the
// canvas, so each page also has a table of the same spans.
//
//     const spans = createSpans(host, { rowHeight, colour, text, hatched, onHover, onPick, onView,
//         label, … });
//     spans.set({ start, end, row, length });
import { h } from '../dom.js';
import { colour as themeColour, onThemeChange } from '../theme.js';
import { listen } from './gestures.js';
import { indexSpans, placeRows, spanAt } from './layout.js';
import { createWidths, paintSpans } from './paint.js';
import { canvasPen } from './pens.js';
import { makePicture } from './picture.js';
import { clampView, easeView, panView, zoomView } from './view.js';

const MOVE = 160; // ms, for the animation to another view
const SLACK = 3; // px beside a span where it is still hit
const BESIDE = 300; // px above and below what is in sight that are drawn too, for scrolling
const still = matchMedia('(prefers-reduced-motion: reduce)');

const coloursNow = () => Object.fromEntries(['surface', 'text', 'muted', 'grid', 'border', 'accent']
    .map((name) => [name, themeColour(`--${name}`)]));

const NONE = { start: new Float64Array(0), end: new Float64Array(0), row: new Uint16Array(0),
    length: 0 };

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
 */
export function createSpans(host, options) {
    const { rowHeight, onHover = () => {}, onPick = () => {}, onView = () => {},
        onMeasure = null, onKey = () => false, least = 1e-3,
        decorate = null } = options;
    const canvas = h('canvas', { tabindex: '0', role: 'application',
        'aria-label': options.label, 'aria-roledescription': 'drawing of spans' });
    const space = h('div', { class: 'spans-space' }, canvas);
    const scroller = h('div', { class: 'spans-scroll' }, space);
    host.classList.add('spans');
    host.append(scroller);
    const context = canvas.getContext('2d', { alpha: false });
    const family = getComputedStyle(document.body).fontFamily; // host: maybe not in the page yet
    const pen = canvasPen(context, family);
    const how = { colour: options.colour, text: options.text,
        hatched: options.hatched ?? (() => false), widthOf: createWidths(family),
        colours: coloursNow() };

    let spans = NONE;
    let index = indexSpans(NONE);
    let places = placeRows(0, rowHeight); // where the rows are
    let extent = { from: 0, to: 1 };
    let view = { from: 0, to: 1 };
    const marks = { hover: -1, select: -1, highlight: null };
    let frame = 0;
    let motion = null; // {from, to, since}
    let width = 0;
    let pixels = 0; // device pixels per CSS pixel
    const part = { top: 0, height: 0 }; // what of the drawing the canvas has
    let stale = true; // whether it is out of date: it was out of sight

    const perPixel = () => (view.to - view.from) / Math.max(1, width);
    const at = (x) => view.from + x * perPixel();

    /** What of the drawing is in sight: [from, to], px from its top. */
    function inSight() {
        const { top } = space.getBoundingClientRect();
        const room = scroller.getBoundingClientRect();
        return [Math.max(0, room.top) - top, Math.min(window.innerHeight, room.bottom) - top];
    }

    const isCovered = ([from, to]) => Math.max(0, from) >= part.top
        && Math.min(places.height, to) <= part.top + part.height;

    /** Gives the canvas its place and size. False: it is out of sight, and was drawn before. */
    function measureRoom() {
        width = scroller.clientWidth;
        space.style.height = `${places.height}px`;
        const sight = inSight();
        const [from, to] = [Math.max(0, sight[0] - BESIDE), Math.min(places.height,
            sight[1] + BESIDE)];
        if (to <= from && part.height > 0) {
            return false;
        }
        if (part.height === 0 || !isCovered(sight) || part.top + part.height > places.height) {
            part.height = Math.max(0, Math.min(places.height, to > from ? to - from : 2 * BESIDE));
            part.top = Math.max(0, Math.min(from, places.height - part.height));
        }
        const now = globalThis.devicePixelRatio || 1;
        const [w, h2] = [Math.round(width * now), Math.round(part.height * now)];
        canvas.style.top = `${part.top}px`;
        if (canvas.width !== w || canvas.height !== h2 || pixels !== now) {
            [canvas.width, canvas.height, pixels] = [w, h2, now];
            canvas.style.width = `${width}px`;
            canvas.style.height = `${part.height}px`;
        }
        return true;
    }

    function request() {
        if (frame === 0) {
            frame = requestAnimationFrame(draw);
        }
    }

    function draw(time) {
        frame = 0;
        if (motion) {
            motion.since ??= time;
            const t = (time - motion.since) / MOVE;
            view = easeView(motion.from, motion.to, t);
            const moving = t < 1;
            if (moving) {
                request();
            } else {
                motion = null;
            }
            onView(view.from, view.to, moving);
        }
        const began = performance.now();
        stale = !measureRoom();
        if (!stale && width > 0 && part.height > 0) {
            // A canvas loses its state when its size changes.
            context.setTransform(pixels, 0, 0, pixels, 0, 0);
            const boxes = paint(canvasState(), { width, height: part.height, top: -part.top });
            canvas.dataset.drawn = String(boxes);
        }
        canvas.dataset.drawMs = (performance.now() - began).toFixed(2);
    }

    let penFor = ''; // the size of the canvas whose state `pen` knows
    function canvasState() {
        const now = `${canvas.width} ${canvas.height} ${pixels}`;
        if (now !== penFor) {
            penFor = now;
            pen.forget();
        }
        return pen;
    }

    /** Draws everything with the pen `onto`, in the upper left corner of the drawing. */
    function paint(onto, { width: wide, height: tall, top }) {
        const { colours } = how;
        onto.box(0, 0, wide, tall, colours.surface);
        const boxes = paintSpans(onto, { index, view, width: wide, height: tall, rowHeight, top,
            places, marks, how, rowOf: (i) => spans.row[i] });
        const scale = wide / (view.to - view.from);
        decorate?.(onto, { x: (value) => (value - view.from) * scale,
            y: (row) => top + places.y(row), rowHeight, top, width: wide, height: tall, view });
        return boxes;
    }

    function show(next, moving = false) {
        motion = null;
        if (next.from === view.from && next.to === view.to) {
            return;
        }
        view = next;
        onView(view.from, view.to, moving);
        request();
    }

    function travel(next) {
        const goal = clampView(next, extent, least);
        if (still.matches) {
            show(goal);
        } else {
            motion = { from: view, to: goal, since: null };
            request();
        }
    }

    /** The view at the end of the animation in progress. */
    const goalNow = () => motion?.to ?? view;

    function find(x, y) {
        return spanAt(index, places.at(y + part.top), at(x), SLACK * perPixel());
    }

    function setHover(i, event) {
        if (i !== marks.hover) {
            marks.hover = i;
            canvas.style.cursor = i >= 0 ? 'pointer' : '';
            request();
        }
        onHover(i, event);
    }

    const stopListening = listen(canvas, {
        zoom: (x, factor) => show(zoomView(view, at(x), factor, extent, least)),
        pan: (by) => show(panView(view, by * perPixel(), extent)),
        scroll: (by) => scrollBy(by),
        hover: (x, y, event) => setHover(find(x, y), event),
        leave: () => { if (marks.hover >= 0) { setHover(-1, null); } },
        pick: (x, y, event) => onPick(find(x, y), event),
        measure: (x0, x1, done) => onMeasure?.(...[at(x0), at(x1)].sort((a, b) => a - b), done),
        slide(share) {
            const now = goalNow();
            travel(panView(now, share * (now.to - now.from), extent));
        },
        glide(factor) {
            const now = goalNow();
            travel(zoomView(now, (now.from + now.to) / 2, factor, extent, least));
        },
        fit: () => travel(extent),
        enter: () => { if (marks.select >= 0) { onPick(marks.select, null); } },
        own: onKey,
    });
    /** Scrolls the drawing, or the page where the drawing is as high as its rows. */
    function scrollBy(by) {
        (scroller.scrollHeight > scroller.clientHeight + 1 ? scroller : window).scrollBy(0, by);
    }
    const onScroll = () => {
        if (frame === 0 && (stale || !isCovered(inSight()))) {
            request();
        }
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onScroll);
    const size = new ResizeObserver(request);
    size.observe(scroller);
    const retheme = () => {
        how.colours = coloursNow();
        request();
    };
    const forced = matchMedia('(forced-colors: active)');
    forced.addEventListener('change', retheme);
    const stopTheme = onThemeChange(retheme);

    return {
        node: canvas,
        /**
         * The spans: `{start, end, row, length}` and, optionally: `from`, `to` (all that can be
         * seen), `tops` (where each row is, px) with `height`. The view stays if possible; the
         * marks of spans are removed.
         */
        set(what) {
            const fresh = spans === NONE;
            spans = what;
            index = indexSpans(what);
            places = placeRows(index.rows, rowHeight, what.tops, what.height);
            let [from, to] = [what.from ?? Infinity, what.to ?? -Infinity];
            if (what.from === undefined || what.to === undefined) {
                for (let i = 0; i < what.length; i += 1) {
                    from = Math.min(from, what.start[i]);
                    to = Math.max(to, what.end[i]);
                }
            }
            extent = to > from ? { from, to } : { from: 0, to: 1 };
            marks.hover = -1;
            marks.select = -1;
            marks.highlight = null;
            const next = fresh ? { ...extent } : clampView(view, extent, least);
            space.style.height = `${places.height}px`;
            if (motion === null) {
                view = next;
            }
            request();
        },
        /** Shows from … to; `jump`: at once. */
        view(from, to, jump = false) {
            if (jump) {
                show(clampView({ from, to }, extent, least));
            } else {
                travel({ from, to });
            }
        },
        current: () => ({ ...view }),
        /** The view at the end of an animation. */
        goal: () => ({ ...goalNow() }),
        extent: () => ({ ...extent }),
        /** Marks span `i` (-1: none), and scrolls its row into sight. */
        select(i) {
            marks.select = i;
            if (i >= 0) {
                this.reveal(spans.row[i]);
            }
            request();
        },
        /** These spans keep their colours and the others become pale; null: no span is pale. */
        highlight(indexes) {
            marks.highlight = indexes === null ? null : new Set(indexes);
            request();
        },
        /** Shows the view of another drawing; `now`: in the frame that is being drawn. */
        follow(from, to, now = false) {
            motion = null;
            view = { from, to };
            if (now) {
                cancelAnimationFrame(frame);
                draw(0);
            } else {
                request();
            }
        },
        /** Where a place is, in px of the window; null: not in sight. */
        placeOf(place) {
            const box = this.boxOf(place);
            const { left, right, top, bottom } = scroller.getBoundingClientRect();
            return box.right < left || box.left > right || box.bottom < top || box.top > bottom
                ? null : { ...box, left: Math.max(left, box.left), right: Math.min(right, box.right) };
        },
        /** The same, in sight or not. */
        boxOf({ start, end, row }) {
            const { left, top } = space.getBoundingClientRect();
            const x = (at) => left + (at - view.from) / perPixel();
            const y = top + places.y(row);
            return { left: x(start), right: x(end), top: y, bottom: y + rowHeight };
        },
        redraw: request,
        /** Scrolls a row into sight, in a drawing that is higher than its room. */
        reveal(row) {
            const y = places.y(row);
            if (y < scroller.scrollTop
                || y + rowHeight > scroller.scrollTop + scroller.clientHeight) {
                scroller.scrollTop = y - scroller.clientHeight / 2;
            }
        },
        /**
         * For a picture of all rows, `wide` px wide: its height, and the function that draws it.
         */
        whole: (wide) => ({ height: places.height, paint: (onto) =>
            paint(onto, { width: wide, height: places.height, top: 0 }) }),
        /** All rows as a picture below `lines`; the first line is the title. */
        picture(lines) {
            return makePicture(lines, [{ lines: [], ...this.whole(Math.max(width, 600)) }],
                Math.max(width, 600));
        },
        destroy() {
            cancelAnimationFrame(frame);
            stopListening();
            document.removeEventListener('scroll', onScroll, { capture: true });
            window.removeEventListener('resize', onScroll);
            stopTheme();
            forced.removeEventListener('change', retheme);
            size.disconnect();
            scroller.remove();
        },
    };
}
