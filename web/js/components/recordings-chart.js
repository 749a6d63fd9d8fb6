// The recordings of both sides as dots on one axis, the mean of each side, and where the interval of
// the change puts the mean of the test. All positions are in percent.
import { fill, h, svg } from '../dom.js';
import { formatTime, shortTime } from '../format.js';
import { tellNearest } from './sample-strip.js';

const SIDES = [['control', 'A', 22], ['test', 'B', 50]]; // with their places from the top, in percent
const INTERVAL = 82;
const EDGE = 3; // percent

/** Their mean steps: without the profiler where the verdict goes by these. */
const timesOf = (answer, side) => answer[side].recordings.map((one) => ({ label: one.label,
    step: answer.verdict.recorded === null ? one.step_time.step : one.without_profiler }))
    .filter(({ step }) => typeof step === 'number');

/** The mean of the test by the interval of the change: [low, high], or null. */
const intervalOf = ({ verdict: { control, low_percent: low, high_percent: high } }) =>
    (low === null || control === null ? null : [low, high].map((percent) => control * (1 + percent / 100)));

/** Null where there is nothing to draw. */
export function drawRecordings(answer) {
    const times = Object.fromEntries(SIDES.map(([side]) => [side, timesOf(answer, side)]));
    const interval = intervalOf(answer);
    const values = [...SIDES.flatMap(([side]) => times[side].map(({ step }) => step)), ...interval ?? []];
    if (SIDES.some(([side]) => times[side].length === 0)) {
        return null;
    }
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const place = (value) => (high > low ? EDGE + (100 - 2 * EDGE) * (value - low) / (high - low) : 50);
    const points = SIDES.flatMap(([side, , y]) => times[side].map(({ label, step }) =>
        ({ side, x: place(step), y, words: `${side}, ${label}: ${formatTime(step)}` })));
    const tip = h('div', { class: 'strip-tip', hidden: true });
    const mean = ([side, , y]) => svg('line', { class: `strip-mean strip-${side}`, y1: `${y - 11}%`,
        y2: `${y + 11}%`, x1: `${place(answer.verdict[side])}%`, x2: `${place(answer.verdict[side])}%` });
    const plot = svg('svg', { class: 'strip-plot', 'aria-hidden': 'true', focusable: 'false' },
        SIDES.map(mean),
        points.map(({ side, x, y }) => svg('circle', { class: `strip-dot strip-${side}`,
            cx: `${x}%`, cy: `${y}%`, r: 5 })),
        interval && svg('line', { class: 'strip-interval', x1: `${place(interval[0])}%`,
            x2: `${place(interval[1])}%`, y1: `${INTERVAL}%`, y2: `${INTERVAL}%` }));
    tellNearest(plot, points, (point) => {
        tip.hidden = !point;
        fill(tip, point?.words);
    });
    const words = SIDES.map(([side, letter]) => `${letter}, ${side}: ${times[side].map(({ step }) =>
        formatTime(step)).join(', ')}.`).join(' ');
    return h('div', { class: 'recordings-chart' },
        h('div', { class: 'recordings-plot', role: 'img', 'aria-label': `Mean step of each recording. ${words}` },
            SIDES.map(([side, letter, y]) => h('b', { class: `${side}-text`, css: { top: `${y}%` } }, letter)),
            plot, tip),
        h('div', { class: 'small muted recordings-scale', 'aria-hidden': 'true' },
            h('span', {}, shortTime(low)), h('span', {}, shortTime(high))),
        h('p', { class: 'small muted' }, 'Each recording as a dot, the means as lines',
            interval && '; the bar: where the test’s mean lies by the 95 % interval of the change', '.'));
}
