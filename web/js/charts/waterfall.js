// The bars of the waterfall: control, the changes of the parts, test. It is on the first
// screen of a comparison, so it does not wait for the chart library: it is drawn here, in percent
// of its width and in colours of the style sheet.
import { decimal } from '../decimal.js';
import { fill, h, svg, uniqueId } from '../dom.js';
import { formatTime, formatTimeDiff, timeScale } from '../format.js';
import { BARS } from '../words.js';
import { createFigure } from './figure.js';
import { savePicture } from './picture.js';

const HEIGHT = 212;
const MARGIN = { left: 62, right: 12, top: 20, bottom: 24 }; // as in compare.css
const BODY = HEIGHT - MARGIN.top - MARGIN.bottom;
const WIDE = 0.62; // the width of a bar, relative to its band
const TICKS = 5; // at most
const TEETH = 8; // of the gap where a bar is cut
const HOVER = 84; // px: height of the numbers of a bar and of its label

const KEYS = [['control', 'control'], ['test', 'test'], ['more', 'takes more'],
    ['less', 'takes less']];

/** `data`: {fall: the waterfall of the API, revision, file, heading, caption, empty}. */
export function createWaterfallChart(spec) {
    return createFigure({ ...spec, class: 'waterfall', height: () => HEIGHT, keys: KEYS, paint,
        save: savePicture });
}

/** [from, to] of every bar, µs: control, the parts (each begins where the last one ends), test. */
function fallBars(fall) {
    const bars = [[0, fall.control]];
    let level = fall.control;
    for (const { change } of fall.parts) {
        bars.push([level, level + change]);
        level += change;
    }
    bars.push([0, fall.test]);
    return bars;
}

/** The range of the axis: from zero, unless the changes would be too small to see. */
function axisRange(bars) {
    const levels = bars.flat().filter((v) => v !== 0);
    const [low, high] = [Math.min(...levels), Math.max(...levels)];
    const room = Math.max(high - low, 0.02 * high);
    return high - low > 0.35 * high || low < 0 ? [Math.min(0, low * 1.1), high * 1.12]
        : [Math.max(0, low - 0.7 * room), high + 0.25 * room];
}

/** Round values of the axis, at most TICKS of them. */
function ticksOf([low, high]) {
    const least = (high - low) / TICKS;
    const ten = 10 ** Math.floor(Math.log10(least));
    const step = ten * [1, 2, 5, 10].find((n) => n * ten >= least);
    const first = Math.ceil(low / step);
    return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) =>
        (first + i) * step);
}

const percent = (share) => `${100 * share}%`;

function paint({ fall }) {
    const bars = fallBars(fall);
    const range = axisRange(bars);
    const [low, high] = range;
    const [unit, per] = timeScale(high);
    const count = bars.length;
    const top = (value) => BODY * (high - Math.max(value, low)) / (high - low);
    const band = (i, aside = 0) => percent((i + 0.5 + aside) / count);
    const kind = (i) => (i === 0 ? 'control' : i === count - 1 ? 'test'
        : fall.parts[i - 1].change < 0 ? 'less' : 'more');
    const pattern = uniqueId('fall-less');
    const ticks = ticksOf([low / per, high / per]).map((value) =>
        ({ y: top(value * per), text: `${decimal(Number(value.toPrecision(12)), 0, 9)}\u00a0${unit}` }));
    const quiet = { 'aria-hidden': 'true', focusable: 'false' };
    const body = svg('svg', { class: 'fall-body', ...quiet },
        svg('defs', {}, svg('pattern', { id: pattern, width: 5, height: 5,
            patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
        svg('rect', { class: 'fall-ground', width: 5, height: 5 }),
        svg('rect', { class: 'fall-stripe', width: 1.8, height: 5 }))),
        ticks.map(({ y }) => svg('line', { class: 'fall-grid', x2: '100%', y1: y, y2: y })),
        bars.slice(0, -1).map(([, to], i) => svg('line', { class: 'fall-join',
            x1: band(i, WIDE / 2), x2: band(i + 1, -WIDE / 2), y1: top(to), y2: top(to) })),
        bars.map(([from, to], i) => svg('rect', { class: `fall-bar fall-${kind(i)}`,
            x: band(i, -WIDE / 2), width: percent(WIDE / count), y: top(Math.max(from, to)),
            height: top(Math.min(from, to)) - top(Math.max(from, to)),
            ...(kind(i) === 'less' ? { fill: `url(#${pattern})` } : {}) })),
        low > 0 && [0, count - 1].map((i) => gap(band(i, -0.33), percent(0.66 / count))),
        fall.parts.map(({ change }, i) => svg('text', { class: `fall-label fall-${
            change > 0 ? 'more' : change < 0 ? 'less' : 'calm'}-text`, x: band(i + 1),
        y: top(Math.max(...bars[i + 1])) - 5 }, formatTimeDiff(change))),
        namesOf(fall).flatMap(([name, short], i) => [
            svg('text', { class: 'fall-tick fall-whole', x: band(i), y: BODY + 15 }, name),
            svg('text', { class: 'fall-tick fall-short', x: band(i), y: BODY + 15 }, short)]));
    const axis = svg('svg', { class: 'fall-axis', ...quiet },
        ticks.map(({ y, text }) => svg('text', { class: 'fall-value', x: MARGIN.left - 5,
            y: MARGIN.top + y + 4 }, text)),
        low > 0 && svg('text', { class: 'fall-cut', x: MARGIN.left, y: MARGIN.top - 6 },
            'the axis is cut: it does not begin at 0'));
    const tops = bars.map((bar) => [top(Math.max(...bar)), top(Math.min(...bar))]);
    return [axis, body, hoverOf(body, hoverTexts(fall), tops)];
}

/** If the axis does not begin at zero, the two long bars get a zigzag gap near their feet. */
function gap(x, width) {
    const y = (i, up) => BODY * (0.91 - (up ? 0.05 : 0) - (i % 2 ? 0.035 : 0));
    const points = Array.from({ length: TEETH + 1 }, (_, i) => i);
    const path = [...points.map((i) => `${i},${y(i, true)}`),
        ...points.reverse().map((i) => `${i},${y(i, false)}`)].join(' ');
    return svg('svg', { x, width, height: BODY, viewBox: `0 0 ${TEETH} ${BODY}`,
        preserveAspectRatio: 'none' }, svg('polygon', { class: 'fall-ground', points: path }));
}

/** The text below the bars: [name, short name]. */
function namesOf(fall) {
    return [['control', 'control'], ...fall.parts.map(({ part }) =>
        [BARS[part].name, BARS[part].short]), ['test', 'test']];
}

/** The numbers of a bar, shown while the pointer is above, in or below it. */
function hoverOf(body, texts, tops) {
    const words = h('div', { class: 'fall-hover', hidden: true });
    const count = texts.length;
    texts.forEach((lines, i) => {
        const left = i < count / 2;
        const away = left ? i : count - 1 - i;
        const [from, to] = tops[i].map((y) => MARGIN.top + y);
        const show = () => {
            fill(words, lines.map((line) => h('div', {}, line)));
            words.hidden = false;
            words.style.setProperty(left ? 'left' : 'right', `calc(${left ? MARGIN.left
                : MARGIN.right}px + ${away / count} * (100% - ${MARGIN.left + MARGIN.right}px))`);
            words.style.setProperty(left ? 'right' : 'left', 'auto');
            // Above the bar and its label if there is room, otherwise in or below the bar.
            words.style.bottom = from > HOVER ? `${HEIGHT - from + 17}px` : 'auto';
            words.style.top = from > HOVER ? 'auto' : `${to - from > HOVER ? from + 6
                : Math.min(to + 4, HEIGHT - HOVER)}px`;
        };
        const area = svg('rect', { class: 'fall-area', x: percent(i / count), y: -MARGIN.top,
            width: percent(1 / count), height: HEIGHT });
        area.addEventListener('pointerenter', show);
        area.addEventListener('pointerleave', () => { words.hidden = true; });
        body.append(area);
    });
    return words;
}

function hoverTexts(fall) {
    return [['control', formatTime(fall.control)],
        ...fall.parts.map(({ part, control, test, change }) => [BARS[part].name, `${
            formatTime(control)} → ${formatTime(test)}`, formatTimeDiff(change)]),
        ['test', formatTime(fall.test), formatTimeDiff(fall.change)]];
}
