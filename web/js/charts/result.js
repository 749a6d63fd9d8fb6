// The chart of an answer with any columns: bars, a line, points, or a histogram.
import { escapeMarkup, formatCount, timeScale } from '../format.js';
import { colour } from '../theme.js';
import { barChart, barsHeight } from './analysis.js';
import { createFigure } from './figure.js';
import { chartTemplate } from './plotly.js';
import { shownText, valueText } from '../components/result-table.js';

const MOST_BARS = 50;
const MOST_POINTS = 5000;
const BINS = 40;
const HEIGHT = 360;
const COLOURS = ['--control-fill', '--test-fill', '--more-fill', '--less-fill',
    '--part-compute', '--part-communication', '--part-memory', '--noise-fill'];
const SYMBOLS = ['circle', 'diamond', 'square', 'triangle-up', 'cross', 'x', 'star', 'hexagon'];
const OF_SIDES = { control: 0, test: 1 };

const hover = (lines) => lines.map((line) => escapeMarkup(line)).join('<br>');
const named = (column, value) => `${column.name}: ${shownText(column, value)}${
    column.unit ? ` ${column.unit}` : ''}`;

/** Values of a column of times are drawn in the most readable unit. */
function axisOf(column, values) {
    const largest = values.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
    const [unit, per] = column.unit === 'µs' ? timeScale(largest) : [column.unit ?? '', 1];
    return { per, axis: { tickformat: ',', ticksuffix: unit ? `\u00a0${unit}` : '', nticks: 7,
        title: { text: escapeMarkup(column.name), font: { size: 11 }, standoff: 4 } } };
}

/** [{name, rows, at: index of its colour}]: the rows, grouped by the values of a column. */
function groupsOf({ rows, by }) {
    if (!by) {
        return [{ name: '', rows, at: 0 }];
    }
    const groups = new Map();
    for (const row of rows) {
        const name = valueText(row[by.at]);
        if (!groups.has(name)) {
            groups.set(name, []);
        }
        groups.get(name).push(row);
    }
    return [...groups].map(([name, list], i) => ({ name, rows: list, at: OF_SIDES[name] ?? i }))
        .sort((a, b) => a.at - b.at);
}

const layout = (extra) => ({ template: chartTemplate(), hovermode: 'closest',
    margin: { l: 84, r: 18, t: 10, b: 46 }, ...extra });

function bars(data, width) {
    const { x, ys, rows } = data;
    return barChart({ kind: ys.every(({ unit }) => unit === 'µs') ? 'time' : 'count',
        series: ys.map((y, i) => ({ key: y.name, name: y.name, colour: colour(COLOURS[i]) })),
        bars: rows.slice(0, MOST_BARS).map((row) => ({ label: valueText(row[x.at]),
            values: ys.map((y) => ({ value: typeof row[y.at] === 'number' ? row[y.at] : null,
                text: shownText(y, row[y.at]) + (y.unit ? ` ${y.unit}` : '') })) })) }, width);
}

function points(data, mode) {
    const shown = data.rows.slice(0, MOST_POINTS).filter((row) =>
        typeof row[data.x.at] === 'number');
    const column = (at) => shown.map((row) => row[at]).filter((v) => typeof v === 'number');
    const x = axisOf(data.x, column(data.x.at));
    const y = axisOf(data.ys[0], data.ys.flatMap(({ at }) => column(at)));
    const groups = groupsOf({ ...data, rows: shown });
    const lines = data.ys.length > 1 ? data.ys.map((one, i) => ({ one, rows: shown, at: i }))
        : groups.map((group) => ({ one: data.ys[0], rows: group.rows, at: group.at }));
    return { data: lines.map(({ one, rows, at }) => ({ type: 'scatter', mode,
        x: rows.map((row) => row[data.x.at] / x.per),
        y: rows.map((row) => (typeof row[one.at] === 'number' ? row[one.at] / y.per : null)),
        marker: { color: colour(COLOURS[at % COLOURS.length]), size: rows.length > 500 ? 4 : 7,
            symbol: SYMBOLS[at % SYMBOLS.length], opacity: 0.8 },
        line: { color: colour(COLOURS[at % COLOURS.length]), width: 1.6,
            dash: at === 1 ? 'dash' : 'solid' },
        customdata: rows.map((row) => hover(data.columns.slice(0, 12).map((c) =>
            named(c, row[c.at]).slice(0, 120)))),
        hovertemplate: '%{customdata}<extra></extra>' })),
    layout: layout({ dragmode: 'zoom', xaxis: { ...x.axis, zeroline: false },
        yaxis: { ...y.axis, rangemode: 'tozero' } }) };
}

/** The edges of the bins: of equal ratios if the values are far apart. */
function binEdges(values) {
    const low = values.reduce((a, b) => Math.min(a, b), Infinity);
    const high = values.reduce((a, b) => Math.max(a, b), -Infinity);
    if (low === high) {
        return { edges: [low - 0.5, high + 0.5], log: false };
    }
    const log = low > 0 && high / low > 100;
    const [from, to] = log ? [Math.log(low), Math.log(high)] : [low, high];
    return { log, edges: Array.from({ length: BINS + 1 }, (_, i) => {
        const at = from + (to - from) * i / BINS;
        return i === 0 ? low : i === BINS ? high : log ? Math.exp(at) : at;
    }) };
}

/** How many values are in each bin; the last bin includes its upper edge. */
function countBins(values, edges) {
    const counts = new Array(edges.length - 1).fill(0);
    for (const value of values) {
        let [low, high] = [0, edges.length - 1];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            [low, high] = edges[middle] <= value ? [middle, high] : [low, middle];
        }
        counts[low] += 1;
    }
    return counts;
}

function histogram(data) {
    const numbers = (rows) => rows.map((row) => row[data.x.at])
        .filter((v) => typeof v === 'number');
    const all = numbers(data.rows);
    const { edges, log } = binEdges(all);
    const { per, axis } = axisOf(data.x, all);
    return { data: groupsOf(data).map(({ name, rows, at }, i) => {
        const counts = countBins(numbers(rows), edges);
        const paint = colour(COLOURS[at % COLOURS.length]);
        return { type: 'scatter', mode: 'lines', fill: i === 0 ? 'tozeroy' : 'none',
            line: { color: paint, width: 1.6, shape: 'linear', dash: at === 1 ? 'dash' : 'solid' },
            x: counts.flatMap((_, b) => [edges[b] / per, edges[b + 1] / per]),
            y: counts.flatMap((n) => [n, n]),
            customdata: counts.flatMap((n, b) => {
                const text = hover([...name === '' ? [] : [name],
                    `${shownText(data.x, edges[b])} to ${shownText(data.x, edges[b + 1])} ${data.x.unit ?? ''}`,
                    formatCount(n)]);
                return [text, text];
            }),
            hovertemplate: '%{customdata}<extra></extra>' };
    }),
    layout: layout({ dragmode: 'zoom', xaxis: { ...axis, type: log ? 'log' : 'linear' },
        yaxis: { rangemode: 'tozero', tickformat: ',', title: { text: 'rows',
            font: { size: 11 }, standoff: 4 } } }) };
}

const MAKERS = { bars, histogram, line: (data) => points(data, 'lines'),
    scatter: (data) => points(data, 'markers') };

/** A sentence about the rows that the chart omits, or ''. */
export function chartLimit(chart, rows) {
    const most = chart === 'bars' ? MOST_BARS : chart === 'histogram' ? Infinity : MOST_POINTS;
    return rows > most ? `The chart shows the first ${formatCount(most)} of ${
        formatCount(rows)} rows; the table has all.` : '';
}

/** The colours of what is drawn: [[property, words]]. */
export function chartLegend(data) {
    return data.ys.length > 1 ? data.ys.map((y, i) => [COLOURS[i], y.name])
        : data.by ? groupsOf(data).map(({ name, at }) => [COLOURS[at % COLOURS.length], name])
            : [];
}

/**
 * A figure (figure.js) whose data are {chart, columns: [{name, unit, at}], x, ys, by: columns
 * of them, rows, revision, file, empty}.
 */
export function createResultChart(extra) {
    let shown = null;
    const figure = createFigure({ id: 'chart-result', title: 'Chart of the answer',
        file: 'query', level: 'h2', extra, keys: () => chartLegend(shown),
        height: (data) => (data.chart === 'bars'
            ? barsHeight(Math.min(MOST_BARS, data.rows.length), data.ys.length) : HEIGHT),
        make: (data, width) => MAKERS[data.chart](data, width) });
    return { ...figure, draw(data) {
        shown = data;
        figure.draw(data);
    } };
}
