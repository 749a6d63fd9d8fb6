// Every sample of a step time as a dot, step by step, control and test side by side. It shows what
// a mean hides (a stall, a slow first step, a drift). All positions are in percent, so that the
// drawing fits any size.
import { fill, h, svg, uniqueId } from '../dom.js';
import { formatTime, plural } from '../format.js';
import { hostWords } from '../words.js';

const RANKS = 8; // up to so many are joined by lines
const NEAR = 24; // px from a dot, for its text
const SMALL = 80; // from so many on, dots are smaller
const SIDES = ['control', 'test'];

const median = (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (sorted.length - 1) / 2;
    return (sorted[Math.floor(at)] + sorted[Math.ceil(at)]) / 2;
};

/** Samples without steps are placed by rank. */
const isStep = ({ step_number: number }) => number !== null;
const placeOf = (sample) => [sample.span, isStep(sample) ? sample.step_number : sample.rank];
const lineOf = ({ rank, span }) => `${rank}/${span}`;

function nameOf(sample) {
    return `${isStep(sample) ? `step ${sample.step_number}, ` : ''}rank ${sample.rank}${
        sample.span > 0 ? `, file ${sample.span + 1}` : ''}`;
}

/** The places of a side in order: Map text of the place → number. */
function findPlaces(samples) {
    const places = new Map(samples.map((sample) => [placeOf(sample).join('/'), placeOf(sample)]));
    const sorted = [...places].sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1]);
    return new Map(sorted.map(([key], i) => [key, i]));
}

/** From the smallest to the largest value with a margin, and never an empty range. */
function rangeOf(values) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const missing = Math.max(0, 0.04 * most - (most - least)) / 2;
    return [Math.max(0, least - missing), most + missing];
}

/** The place of a value, from the top, in percent. */
const height = (value, [low, high]) => (high > low ? 94 - 88 * (value - low) / (high - low) : 50);

function drawLines(points, side) {
    const lines = new Map();
    for (const point of points) {
        const key = lineOf(point.sample);
        lines.set(key, [...lines.get(key) ?? [], point]);
    }
    return lines.size > RANKS ? [] : [...lines.values()].flatMap((line) => {
        line.sort((a, b) => a.x - b.x);
        return line.slice(1).map((to, i) => svg('line', { class: `strip-line strip-${side}`,
            x1: `${line[i].x}%`, y1: `${line[i].y}%`, x2: `${to.x}%`, y2: `${to.y}%` }));
    });
}

/** Means of steps without the profiler, in the order of their recording: rings. */
function placeRings(blocks, range) {
    return blocks.map((step, i) => ({ ring: i + 1, step, y: height(step, range),
        x: blocks.length > 1 ? 3 + 94 * i / (blocks.length - 1) : 50 }));
}

function panel(side, { samples, blocks }, range, middle, tell) {
    const places = findPlaces(samples);
    const points = samples.map((sample) => ({ sample, y: height(sample.step, range),
        x: places.size > 1
            ? 3 + 94 * places.get(placeOf(sample).join('/')) / (places.size - 1) : 50 }));
    const rings = placeRings(blocks, range);
    const steps = samples.filter(isStep).map((sample) => sample.step_number);
    const words = steps.length === 0 ? plural(samples.length, 'recording')
        : `step ${Math.min(...steps)}${places.size > 1 ? `\u2009–\u2009${Math.max(...steps)}` : ''}`;
    return h('div', { class: 'strip-panel' },
        tellNearest(svg('svg', { class: 'strip-plot', 'aria-hidden': 'true', focusable: 'false' },
            svg('line', { class: 'strip-median', x1: '0%', x2: '100%',
                y1: `${height(middle, range)}%`, y2: `${height(middle, range)}%` }),
            drawLines(points, side),
            points.map(({ sample, x, y }) => svg('circle', { class: `strip-dot strip-${side}`,
                cx: `${x}%`, cy: `${y}%`, r: samples.length > SMALL ? 2 : 3.2 })),
            rings.map(({ x, y }) => svg('circle', { class: `strip-ring strip-${side}`,
                cx: `${x}%`, cy: `${y}%`, r: 3.2 }))), [...points, ...rings], (point) =>
            tell(point && (point.ring
                ? `${side}, block ${point.ring} of ${rings.length} without the profiler: ${formatTime(point.step)}`
                : [`${side}, ${nameOf(point.sample)}: ${formatTime(point.sample.step)}`,
                    hostWords(point.sample)].filter(Boolean).join('\n')))),
        h('p', { class: `${side}-text small strip-caption` }, `${side}, ${words}`));
}

/** Calls `tell` with the point that is nearest to the pointer, or null; returns the plot. */
export function tellNearest(plot, points, tell) {
    plot.addEventListener('pointermove', ({ clientX, clientY }) => {
        const box = plot.getBoundingClientRect();
        const distance = ({ x, y }) => Math.hypot(box.left + x * box.width / 100 - clientX,
            box.top + y * box.height / 100 - clientY);
        const nearest = points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
        tell(distance(nearest) < NEAR ? nearest : null);
    });
    plot.addEventListener('pointerleave', () => tell(null));
    return plot;
}

/** The same in words. */
function describe(side, { samples, blocks }) {
    const times = samples.map((sample) => sample.step);
    const longest = samples[times.indexOf(Math.max(...times))];
    return `${side}: ${plural(samples.length, 'sample')} from ${formatTime(Math.min(...times))} to `
        + `${formatTime(longest.step)}, median ${formatTime(median(times))}; the longest is ${
            nameOf(longest)}.${blocks.length > 0 ? ` Without the profiler: ${plural(blocks.length, 'block')} from ${
            formatTime(Math.min(...blocks))} to ${formatTime(Math.max(...blocks))}.` : ''}`;
}

/** The samples of a verdict, with the times of `step_time` for the same ones. */
export const withHost = (samples, times) => samples && Object.fromEntries(SIDES.map((side) =>
    [side, samples[side].map((sample, i) => {
        const { host_ns: host = null, lag_ns: lag = null } = times?.[side][i] ?? {};
        return { ...sample, ...host !== null && { host: host / 1000, lag: lag / 1000 } };
    })]));

/**
 * `samples`: {control, test} of withHost(). Null if there is nothing to draw. `what`: each of these.
 * `blocks`: {control, test}, times of steps without the profiler; null where nobody measured.
 */
export function drawSampleStrip(samples, what, blocks = null) {
    if (!SIDES.every((side) => samples?.[side]?.length > 0)
        || SIDES.every((side) => samples[side].length < 2)) {
        return null;
    }
    const kinds = Object.fromEntries(SIDES.map((side) => [side,
        { samples: samples[side], blocks: blocks?.[side] ?? [] }]));
    const values = SIDES.flatMap((side) => [...samples[side].map((sample) => sample.step),
        ...kinds[side].blocks]);
    const range = rangeOf(values);
    const middle = median(samples.control.map((sample) => sample.step));
    const ids = [uniqueId('strip-title'), uniqueId('strip-words')];
    const joined = SIDES.some((side) => {
        const lines = new Set(samples[side].map(lineOf));
        return lines.size <= RANKS && lines.size < samples[side].length;
    });
    const tip = h('div', { class: 'strip-tip', hidden: true });
    const tell = (text) => {
        tip.hidden = !text;
        fill(tip, text);
    };
    return h('div', { class: 'sample-strip', role: 'img', 'aria-labelledby': ids[0],
        'aria-describedby': ids[1] },
    h('div', { class: 'small muted strip-words' }, h('span', { id: ids[0] },
        `Every ${what}`), ' as a dot', joined && ', ranks as lines',
    blocks && '; blocks without the profiler as rings',
    '; dashed: the median of the control'),
    h('p', { class: 'visually-hidden', id: ids[1] },
        SIDES.map((side) => describe(side, kinds[side])).join(' ')),
    h('div', { class: 'strip-body' },
        h('div', { class: 'strip-scale small muted', 'aria-hidden': 'true' },
            h('span', {}, formatTime(range[1])), h('span', {}, formatTime(range[0]))),
        SIDES.map((side) => panel(side, kinds[side], range, middle, tell))), tip);
}
