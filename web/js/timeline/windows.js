// Which parts of a timeline to request: the view and as much again on either side, so that one can
// move without waiting, at the resolution of the screen. It sends one request at a time; of the
// requests that arise meanwhile only the latest is sent next. The drawing stays until the answer
// arrives.

const MARGIN = 1; // of the width of the view, on either side
const NEAR = 0.25; // of it: the next window is requested this near to the end of the current one
const COARSE = 1.4; // a window may be coarser than the screen by this factor
const PIXELS = 8000; // the server's limit
const LEAST_PIXELS = 100;

/** Whether `have` {from, to, pixels} is sufficient for `view` on `width` px. */
export function covers(have, view, width, extent) {
    const size = view.to - view.from;
    const perPixel = (have.to - have.from) / have.pixels;
    return perPixel <= COARSE * size / width
        && have.from <= Math.max(extent.from, view.from - NEAR * size)
        && have.to >= Math.min(extent.to, view.to + NEAR * size);
}

/** The window to request: {from, to, pixels}. */
export function windowFor(view, width, extent) {
    const size = view.to - view.from;
    const from = Math.max(extent.from, view.from - MARGIN * size);
    const to = Math.min(extent.to, view.to + MARGIN * size);
    const pixels = Math.round(width * (to - from) / size);
    return { from, to, pixels: Math.min(PIXELS, Math.max(LEAST_PIXELS, pixels)) };
}

/**
 * `ask(window, signal)` → Promise of an answer with from, to, pixels; `onAnswer(answer)`,
 * `onError(error)`. Returns {want(view, width, extent), has(answer), drop()}.
 */
export function createWindows({ ask, onAnswer, onError }) {
    let have = null;
    let asked = null; // the requested window
    let next = null;
    let abort = null;

    async function go(view, width, extent) {
        const window = windowFor(view, width, extent);
        asked = window;
        const mine = new AbortController();
        abort = mine;
        try {
            const answer = await ask(window, mine.signal);
            if (abort === mine) {
                have = { ...window, from: answer.from, to: answer.to, pixels: answer.pixels };
                onAnswer(answer);
            }
        } catch (error) {
            if (abort === mine && error.name !== 'AbortError') {
                next = null;
                onError(error);
            }
        }
        if (abort === mine) {
            asked = null;
            const again = next;
            next = null;
            if (again) {
                want(...again);
            }
        }
    }

    function want(view, width, extent) {
        // The other side may be longer: beyond the end of this side there is nothing.
        const beyond = view.from >= extent.to || view.to <= extent.from;
        if (width <= 0 || beyond || (have && covers(have, view, width, extent))) {
            next = null;
        } else if (asked) {
            next = covers(asked, view, width, extent) ? null : [view, width, extent];
        } else {
            go(view, width, extent);
        }
    }

    return {
        want,
        isBusy: () => asked !== null,
        /** Takes an answer to another request: the one for the whole step. */
        has(answer) {
            have = { from: answer.from, to: answer.to, pixels: answer.pixels };
        },
        drop() {
            abort?.abort();
            [have, asked, next, abort] = [null, null, null, null];
        },
    };
}
