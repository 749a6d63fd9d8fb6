// Arithmetic of the visible part of an axis: {from, to}, in any unit. Pure.

const between = (value, low, high) => Math.min(Math.max(value, low), high);

/** The view moved and shrunk into `extent`; it is at least `least` wide. */
export function clampView({ from, to }, extent, least = 0) {
    const whole = extent.to - extent.from;
    const size = between(to - from, Math.min(least, whole), whole);
    const middle = (from + to) / 2;
    const left = between(middle - size / 2, extent.from, extent.to - size);
    return { from: left, to: left + size };
}

/** Wider by `factor` (below 1: narrower); the point `at` stays where it is. */
export function zoomView(view, at, factor, extent, least = 0) {
    const whole = extent.to - extent.from;
    const size = between((view.to - view.from) * factor, Math.min(least, whole), whole);
    const share = (at - view.from) / (view.to - view.from);
    const from = at - size * share;
    return clampView({ from, to: from + size }, extent, least);
}

/** Moved by `by`, but not beyond `extent`. */
export function panView(view, by, extent) {
    const size = view.to - view.from;
    const from = between(view.from + by, extent.from, Math.max(extent.from, extent.to - size));
    return { from, to: from + size };
}

/** The view between two others, at `t` from 0 to 1: widths change by factors. */
export function easeView(a, b, t) {
    if (t >= 1) {
        return { ...b };
    }
    const eased = 1 - (1 - t) ** 3;
    const sizes = [a.to - a.from, b.to - b.from];
    const size = sizes[0] > 0 && sizes[1] > 0
        ? sizes[0] * (sizes[1] / sizes[0]) ** eased : sizes[1];
    const shrink = Math.abs(sizes[1] - sizes[0]);
    // If the two views have a fixed point, it stays where it is.
    const share = shrink > 1e-9 * Math.max(...sizes)
        ? (size - sizes[0]) / (sizes[1] - sizes[0]) : eased;
    const from = a.from + (b.from - a.from) * share;
    return { from, to: from + size };
}

/** Round values in the view, at most about `most` of them: {values, step}. */
export function ticksOf({ from, to }, most) {
    const rough = (to - from) / Math.max(1, most);
    if (!(rough > 0) || !Number.isFinite(rough)) {
        return { values: [], step: 0 };
    }
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((m) => m * power >= rough * 0.999999) ?? 10);
    const values = [];
    for (let k = Math.ceil(from / step - 1e-9); k * step <= to + step * 1e-9; k += 1) {
        values.push(k * step + 0); // + 0: never -0
    }
    return { values, step };
}
