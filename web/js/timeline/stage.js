// The lanes of both sides: panes that show the same interval, the span under the pointer with its
// partner, and the marks over them.
import { h } from '../dom.js';
import { clampView } from '../canvas/view.js';
import { createOverview } from './overview.js';
import { createPane, LEAST } from './pane.js';
import { placeOn } from './partners.js';
import { drawMarks } from './marks.js';
import { OTHER, SIDES } from './state.js';
import { createJoin, createTip, linesOf } from './tip.js';
import { createRuler } from './ruler.js';
import { isSingle, keyOf } from './lanes.js';

const HOVER_MS = 60; // ms without motion before the server is asked for a partner
const FEW = 40; // px: the least width of a span that a link or a search shows
const BELOW = 130; // px: the least room for the details at the bottom of the window
const EDGE = 8; // px between them and a call that is scrolled into sight

/**
 * `partners`: of partners.js. `on`: {view(from, to, moving), pick(pane, i), measure(stretch,
 * done), key(event, pane), fold(pane, band), pin(side, band), changes() → Map or null, both() → whether there are two
 * sides, path(side), below() → height of the details}.
 */
export function createStage({ partners, on }) {
    const marks = { selected: [], links: [], partner: null, measure: null, aligned: null, path: on.path };
    const tip = createTip();
    const join = createJoin();
    let under = null; // {pane, i, event}: the span under the pointer
    let rest = 0; // timer of the request for a partner
    let abort = null;
    let following = false; // the panes are following another one, which also causes events
    let shown = [];
    let home = { from: 0, to: 1 };

    const handlers = { hover, view: onView, key: on.key, fold: on.fold, pin,
        pick: (pane, i) => on.pick(pane, i),
        measure: (from, to, done) => on.measure(from < to ? { from, to } : null, done),
        decorate: (pen, place, pane) => drawMarks(pen, place, pane, marks) };
    const panes = ['pinned', 'host', 'device'].flatMap((kind) => SIDES.map((side) =>
        createPane({ side, kind, on: handlers })));
    const isPinned = ({ kind }) => kind === 'pinned';
    const pins = h('section', { class: 'timeline-pins', 'aria-label': 'Pinned lanes' },
        panes.filter(isPinned).map((pane) => pane.node));
    const groups = SIDES.map((side) => h('section', { class: `timeline-side timeline-${side}`,
        data: { side }, 'aria-label': side === 'control' ? 'Control' : 'Test' },
    h('p', { class: `timeline-side-name ${side}-text small` }),
    panes.filter((pane) => pane.side === side && !isPinned(pane)).map((pane) => pane.node)));
    const overview = createOverview({ onRange: (from, to) => lead().drawing.view(from, to, true) });
    const ruler = createRuler();
    const lanes = h('div', { class: 'timeline-lanes' }, pins, groups, join.node);
    const head = h('div', { class: 'timeline-head' }, overview.node, ruler.node);
    const node = h('section', { class: 'card timeline-stage', 'aria-label': 'Timeline' },
        head, lanes, tip.node);
    const size = new ResizeObserver(() =>
        node.style.setProperty('--head', `${head.offsetHeight}px`));
    size.observe(head);
    const onScroll = () => { // pinned lanes stay where the others scroll
        if (!pins.hidden) {
            drawJoin();
        }
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });

    const lead = () => shown[0] ?? panes[0];
    const current = () => lead().drawing.current();

    function onView(source, from, to, moving) {
        if (following) {
            return;
        }
        following = true;
        shown.filter((pane) => pane !== source).forEach((pane) =>
            pane.drawing.follow(from, to, moving));
        following = false;
        showView();
        drawJoin();
        on.view(from, to, moving);
    }

    /** Pins a lane, or releases it; its button keeps the focus where the lane goes. */
    function pin({ side }, band) {
        on.pin(side, band);
        shown.filter((pane) => pane.side === side).flatMap((pane) =>
            [...pane.node.querySelectorAll('.lane-pin')])
            .find(({ dataset }) => dataset.lane === band.id)?.focus();
    }

    function showView() {
        const { from, to } = current();
        overview.view(from, to);
        ruler.view(from, to);
    }

    function hover(pane, i, event) {
        under = i >= 0 ? { pane, i, event } : null;
        clearTimeout(rest);
        abort?.abort();
        marks.partner = null;
        if (under) {
            showPartner();
        } else {
            tip.hide();
        }
        drawJoin();
        redraw();
    }

    /** Shows the partner of the span under the pointer: a drawn span, else one from the server. */
    function showPartner() {
        const { pane, i } = under;
        const name = on.both() ? partners.nameOf(pane, i) : null;
        if (name === null) {
            say(undefined);
            return;
        }
        const side = OTHER[pane.side];
        const row = partners.drawn(shown, side, ...name) ?? (isAbsent(side, ...name) ? null
            : partners.known(side, ...name));
        take(row);
        if (row !== undefined) {
            return;
        }
        const mine = under;
        rest = setTimeout(async () => {
            abort = new AbortController();
            try {
                const found = await partners.ask(side, ...name, abort.signal);
                if (under === mine) {
                    take(found);
                    drawJoin();
                    redraw();
                }
            } catch {
                // The pointer moved on, or the request failed: no partner is shown.
            }
        }, HOVER_MS);
    }

    /** Whether the comparison shows that a side has too few calls of the name. */
    function isAbsent(side, name, category, nth) {
        const row = on.changes()?.get(keyOf(name, category))?.row;
        return row !== undefined && nth >= row[`${side}_counts`];
    }

    function take(row) {
        marks.partner = row ? placeOn(shown, OTHER[under.pane.side], row) : null;
        say(row);
    }

    function say(partner) {
        const { pane, i, event } = under;
        if (event) {
            tip.show(linesOf(pane, i, { changes: on.changes(), partner,
                other: on.both() ? OTHER[pane.side] : '' }), event.clientX, event.clientY);
        }
    }

    const boxOf = ({ pane, start, end, row }) => pane.drawing.placeOf({ start, end, row });
    function drawJoin() {
        join.drawLinks(marks.links.map((pair) => pair.map((place) => place.pane.drawing.boxOf(place))));
        const { partner, selected } = marks;
        if (under && partner) {
            const { start, end, row } = under.pane.data();
            const { pane, i } = under;
            join.draw(boxOf({ pane, start: start[i], end: end[i], row: row[i] }), boxOf(partner));
        } else if (selected.length === 2) {
            join.draw(...selected.map(boxOf));
        } else {
            join.draw(null, null);
        }
    }

    const redraw = () => shown.forEach((pane) => pane.drawing.redraw());

    return {
        node,
        panes,
        shown: () => shown,
        current,
        /** An interval in which a call at this place is visible. */
        around({ start, end }) {
            const middle = (start + end) / 2;
            const now = current();
            const width = lead().drawing.node.clientWidth || 1000;
            const most = Math.max(end - start, 0.01) * width / FEW;
            const size = Math.max((end - start) * 1.3, Math.min(now.to - now.from, most));
            return { from: middle - size / 2, to: middle + size / 2 };
        },
        goTo: ({ from, to }, jump) => lead().drawing.view(from, to, jump),
        glide(factor) {
            const { from, to } = lead().drawing.goal();
            const [middle, half] = [(from + to) / 2, (to - from) / 2 * factor];
            lead().drawing.view(middle - half, middle + half);
        },
        slide(share) {
            const { from, to } = lead().drawing.goal();
            const by = share * (to - from);
            lead().drawing.view(from + by, to + by);
        },
        fit() {
            lead().drawing.view(home.from, home.to);
        },
        /** `list`: [{pane, data}]; `whole`: what fit() shows; `names`: {side: words}; `view`: to show,
         *  or null to keep it. */
        show(list, extent, whole, names, view) {
            home = whole;
            under = null;
            marks.partner = null;
            tip.hide();
            const before = shown;
            const now = before.length > 0 ? current() : null;
            shown = list.map(({ pane, data }) => {
                pane.show(data, extent);
                return pane;
            }).filter((pane) => pane.data().bands.length > 0);
            panes.filter((pane) => !shown.includes(pane)).forEach((pane) => {
                pane.node.hidden = true;
            });
            pins.hidden = !shown.some(isPinned);
            groups.forEach((group) => {
                const { side } = group.dataset;
                group.hidden = !shown.some((pane) => pane.side === side && !isPinned(pane));
                group.firstChild.textContent = names[side] ?? '';
            });
            if (view) {
                // The view is from an address or another step, so it may be outside this step.
                shown.forEach((pane) => {
                    const { from, to } = clampView(view, pane.drawing.extent(), LEAST);
                    pane.drawing.follow(from, to);
                });
            } else if (now) {
                shown.filter((pane) => !before.includes(pane)).forEach((pane) =>
                    pane.drawing.follow(now.from, now.to));
            }
            showView();
        },
        drawOverview(extent) { overview.draw(shown, extent); },
        setChanges(changes) { panes.forEach((pane) => pane.setChanges(changes)); },
        /** Changes the marks; `selected` are places from placeOn(). */
        mark(changes) {
            Object.assign(marks, changes);
            drawJoin();
            redraw();
        },
        marks,
        /** The parts of a picture. */
        whole: (wide) => [{ lines: [], ...ruler.whole(wide) },
            ...shown.map((pane) => ({ lines: [pane.title], ...pane.whole(wide) }))],
        /** Scrolls the page until a row is in sight, between the axis and the details. */
        reveal({ pane, start, end, row }) {
            const box = pane.drawing.boxOf({ start, end, row });
            const { bottom } = (pins.hidden ? ruler.node : pins).getBoundingClientRect();
            if (isPinned(pane)) {
                pane.drawing.reveal(row);
            } else {
                const floor = window.innerHeight - Math.max(BELOW, on.below());
                window.scrollBy(0, box.top < bottom || floor < bottom ? box.top - bottom - EDGE
                    : Math.max(0, box.bottom - floor + EDGE));
            }
        },
        /** The next (1) or previous (-1) call of its level in the lane of a place, -1: none. */
        beside({ pane, start, lane, level }, by) {
            const data = pane.data();
            let best = -1;
            for (let i = 0; i < data.length; i += 1) {
                const after = by * (data.start[i] - start);
                if (after > 0 && data.level[i] === level && data.lanes[data.lane[i]]?.id === lane
                    && isSingle(data, i)
                    && (best < 0 || after < by * (data.start[best] - start))) {
                    best = i;
                }
            }
            return best;
        },
        unmount() {
            clearTimeout(rest);
            abort?.abort();
            document.removeEventListener('scroll', onScroll, { capture: true });
            size.disconnect();
            overview.unmount();
            ruler.unmount();
            panes.forEach((pane) => pane.destroy());
        },
    };
}
