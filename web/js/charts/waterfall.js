// The bars of the waterfall: control, the changes of the four parts, test.
import { formatTime, formatTimeDiff, timeScale } from '../format.js';
import { colour } from '../theme.js';
import { PARTS } from '../words.js';
import { createFigure } from './figure.js';
import { chartColours, chartTemplate } from './plotly.js';

const HEIGHT = 212;
const NARROW = 940; // px, for whole names below the bars
const ROOM = 560; // px, for a change above every bar
export const MARGIN = { l: 62, r: 12, t: 20, b: 24 };

const KEYS = [['control', 'control'], ['test', 'test'], ['more', 'takes more'],
    ['less', 'takes less']];

/** `data`: {fall: the waterfall of the API, revision, file, heading, caption, empty}. */
export function createWaterfallChart(spec) {
    return createFigure({ ...spec, class: 'waterfall', height: () => HEIGHT, keys: KEYS, make });
}

/** [from, to] of every bar, µs: control, the parts one upon the other, test. */
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

/** Where the axis begins: at zero, unless the changes would be too small to see. */
function axisRange(bars) {
    const levels = bars.flat().filter((v) => v !== 0);
    const [low, high] = [Math.min(...levels), Math.max(...levels)];
    const room = Math.max(high - low, 0.02 * high);
    return high - low > 0.35 * high || low < 0 ? [Math.min(0, low * 1.1), high * 1.12]
        : [Math.max(0, low - 0.7 * room), high + 0.25 * room];
}

function make({ fall }, width) {
    const colours = chartColours();
    const bars = fallBars(fall);
    const [low, high] = axisRange(bars);
    const [unit, per] = timeScale(high);
    const parts = fall.parts;
    const narrow = width < NARROW;
    const names = ['control', ...parts.map(({ part }) =>
        PARTS[part][narrow ? 'short' : 'name']), 'test'];
    const sizes = bars.map(([from, to]) => (to - from) / per);
    const less = parts.map(({ change }) => change < 0);
    const side = (i) => (i === 0 ? colours.control : i === names.length - 1 ? colours.test
        : less[i - 1] ? colours.less : colours.more);
    return {
        data: [{
            type: 'bar', x: names.map((_, i) => i), y: sizes,
            base: bars.map(([from]) => from / per), width: 0.62, textposition: 'none',
            marker: { color: names.map((_, i) => side(i)),
                line: { width: names.map((_, i) => (less[i - 1] ? 1 : 0)), color: colours.less },
                pattern: { shape: names.map((_, i) => (less[i - 1] ? '/' : '')), size: 5,
                    solidity: 0.35, fillmode: 'replace', bgcolor: colours.surface,
                    fgcolor: names.map((_, i) => side(i)) } },
            customdata: hoverTexts(fall), hovertemplate: '%{customdata}<extra></extra>',
        }],
        layout: {
            template: chartTemplate(),
            margin: MARGIN,
            hovermode: 'closest',
            dragmode: false,
            xaxis: { tickmode: 'array', tickvals: names.map((_, i) => i), ticktext: names, tickangle: 0,
                range: [-0.5, names.length - 0.5], showgrid: false, zeroline: false,
                fixedrange: true },
            yaxis: { range: [low / per, high / per], ticksuffix: `\u00a0${unit}`, nticks: 5,
                tickformat: ',', fixedrange: true, zeroline: false },
            shapes: [...connectors(bars, per), ...(low > 0 ? breaks(names.length) : [])],
            // Where a bar is narrower than its change, the columns below say it alone.
            annotations: labels(fall, bars, per, low, width < ROOM),
        },
    };
}

/** From the level where a bar ends to the next bar. */
function connectors(bars, per) {
    return bars.slice(0, -1).map(([, to], i) => ({ type: 'line', x0: i + 0.31, x1: i + 0.69,
        y0: to / per, y1: to / per, layer: 'below',
        line: { width: 1, color: colour('--muted'), dash: 'dot' } }));
}

/** Where the axis is cut, the two long bars are cut too: a gap in zigzag near their feet. */
function breaks(count) {
    const teeth = 8;
    return [0, count - 1].map((at) => {
        const x = (i) => at - 0.33 + 0.66 * i / teeth;
        const y = (i, up) => 0.09 + (up ? 0.05 : 0) + (i % 2 ? 0.035 : 0);
        const points = Array.from({ length: teeth + 1 }, (_, i) => i);
        const path = [...points.map((i) => `${x(i)},${y(i, true)}`),
            ...points.reverse().map((i) => `${x(i)},${y(i, false)}`)].join(' L');
        return { type: 'path', xref: 'x', yref: 'paper', path: `M${path} Z`,
            fillcolor: colour('--surface'), line: { width: 0 } };
    });
}

function labels(fall, bars, per, low, narrow) {
    const list = (narrow ? [] : fall.parts).map(({ change }, i) => ({ x: i + 1, showarrow: false,
        y: Math.max(...bars[i + 1]) / per, yanchor: 'bottom', yshift: 1,
        text: formatTimeDiff(change), font: { size: 11.5, color: change > 0 ? colour('--more')
            : change < 0 ? colour('--less') : colour('--muted') } }));
    if (low > 0) {
        list.push({ xref: 'paper', yref: 'paper', x: 0, y: 1, xanchor: 'left',
            yanchor: 'bottom', showarrow: false, text: 'the axis is cut: it does not begin at 0',
            font: { size: 10.5, color: colour('--muted') } });
    }
    return list;
}

function hoverTexts(fall) {
    return [`control<br>${formatTime(fall.control)}`,
        ...fall.parts.map(({ part, control, test, change }) => `${PARTS[part].name}<br>${
            formatTime(control)} → ${formatTime(test)}<br>${formatTimeDiff(change)}`),
        `test<br>${formatTime(fall.test)}<br>${formatTimeDiff(fall.change)}`];
}
