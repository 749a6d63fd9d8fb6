// Histograms: joining bins, and the ticks of a logarithmic axis. Pure.

/** Joins neighbouring bins until there are few enough for the number of calls. */
export function mergeBins({ edges, control, test }) {
    const sum = (counts) => counts.reduce((a, b) => a + b, 0);
    const wanted = Math.max(12, 2 * Math.sqrt(Math.max(sum(control), sum(test))));
    const join = Math.max(1, Math.round(control.length / wanted));
    const joined = (counts) => Array.from({ length: Math.ceil(counts.length / join) },
        (_, i) => sum(counts.slice(i * join, (i + 1) * join)));
    const last = edges.length - 1;
    return { control: joined(control), test: joined(test),
        edges: [...edges.slice(0, last).filter((_, i) => i % join === 0), edges[last]] };
}

/** Round places of a logarithmic axis from `low` to `high`, about `most` of them. */
export function logTicks(low, high, most) {
    const ticks = [];
    if (high / low < 8) {
        const rough = (high - low) / most;
        const power = 10 ** Math.floor(Math.log10(rough));
        const step = [1, 2, 5, 10].find((n) => n * power >= rough) * power;
        for (let i = Math.ceil(low / step); i * step <= high; i += 1) {
            ticks.push(Number((i * step).toPrecision(12)));
        }
        return ticks;
    }
    const decades = Math.log10(high / low);
    const digits = decades * 3 <= most ? [1, 2, 5] : [1];
    const every = digits.length > 1 ? 1 : Math.max(1, Math.round(decades / most));
    for (let p = Math.floor(Math.log10(low)); p <= Math.log10(high); p += every) {
        for (const digit of digits) {
            ticks.push(Number((digit * 10 ** p).toPrecision(12)));
        }
    }
    return ticks.filter((tick) => tick >= low && tick <= high);
}
