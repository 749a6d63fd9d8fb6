// The chosen stretch of time, whose sums are shown: by a drag with Shift, by a key, or the view.
import { announce } from '../dom.js';
import { formatTime } from '../format.js';
import { createSums } from './sums.js';

const LEAST = 0.001; // µs

/**
 * `page`: {state(), change(changes), stage, sides(shown), shifts(), key() → what changes with the
 * sides, place() → of the selected call, nameOf(name, category)}.
 */
export function createStretch(page) {
    const { stage } = page;
    let measuring = false; // a drag goes on

    function current() {
        const { sum_from: from, sum_to: to } = page.state();
        return from === null ? null : { from, to };
    }

    /** Chooses a stretch, or none (null); `done`: no longer by a drag that goes on. */
    function choose(stretch, done = true) {
        measuring = !done;
        stage.mark({ measure: stretch });
        if (done) {
            page.change({ sum_from: stretch?.from ?? null, sum_to: stretch?.to ?? null },
                { replace: true });
            if (stretch) {
                announce(`${formatTime(stretch.to - stretch.from)} chosen.`);
            }
        }
    }

    const sums = createSums({ zoom: stage.goTo, clear: () => choose(null), nameOf: page.nameOf,
        search: (q) => page.change({ q }, { replace: true }) });
    return {
        node: sums.node,
        current,
        choose,
        draw(shown) {
            if (!measuring) {
                stage.mark({ measure: current() });
            }
            sums.draw(current(), page.sides(shown), page.shifts(), page.key());
        },
        /** The time of the selected call; at another one, from the start of one to that of it. */
        ofCall() {
            const place = page.place();
            const before = current();
            if (place) {
                choose(before && Math.abs(before.from - place.start) > LEAST
                    ? { from: Math.min(before.from, place.start),
                        to: Math.max(before.from, place.start) }
                    : { from: place.start, to: Math.max(place.end, place.start + LEAST) });
            }
            return place !== undefined;
        },
        unmount: sums.unmount,
    };
}
