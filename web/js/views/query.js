// The page Query: runs SQL on one set or two. The URL is the state: it contains the last statement,
// and opening the page with it runs the statement again.
import * as api from '../api.js';
import { barChart, barsHeight } from '../charts/analysis.js';
import { axisTitle, chartLayout, createFigure, hovering, hoverText, outline } from '../charts/figure.js';
import { createRowWindow } from '../components/data-table.js';
import { copyText } from '../components/op-table.js';
import { editText } from '../components/set-list.js';
import { chooseSide, createSetPicker } from '../components/sides.js';
import { announce, button, createNews, errorBox, fill, h, iconButton, keep, keepFocus, keptList, segmented, select, toast,
    uniqueId } from '../dom.js';
import { escapeMarkup, fileNamePart, formatCount, plural, timeScale } from '../format.js';
import { askSets, createQuestion } from '../question.js';
import { groupBy } from '../rows.js';
import { EXAMPLES } from '../sql/examples.js';
import { findSet, NO_CHOICE, queryHref, readQuery, shortId, SIDES, sqlQuery }
    from '../state.js';
import { colour } from '../theme.js';

// Finds the chart that fits an answer, by the types of its columns and the order of its rows.

/** Columns whose numbers are names, not measures. */
const NAMES = new RegExp('^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$'
    + '|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$');
const TIMES = /(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/;
const LABELS = ['name', 'short_name', 'kernel', 'operator', 'ended_by'];
const MOST_GROUPS = 8;
const MANY_BARS = 40;

const isNumber = (column) => column.type === 'integer' || column.type === 'real';
/** Whether its numbers count or measure something. */
const isMeasure = (column) => isNumber(column) && !NAMES.test(column.name);

/** The unit of a column: `units` are those of the tables, by name of the column. For a column that
 * a statement defines, the name shows whether it is a time; a count per step is not. */
export function unitOf(name, units = {}) {
    return (Object.hasOwn(units, name) ? units[name] : null)
        ?? (TIMES.test(name) && !/count|calls/.test(name) ? 'µs' : '');
}

const values = (rows, at) => rows.map((row) => row[at]).filter((v) => typeof v === 'number');

/** Whether the values of a column fall (or grow) from row to row, and are not all equal. */
function isSorted(rows, at, sign, size = (v) => v) {
    const list = values(rows, at).map(size);
    return list.length > 1 && list[0] !== list.at(-1)
        && list.every((v, i) => i === 0 || sign * (v - list[i - 1]) >= 0);
}

/** The number of distinct values, up to `most`. */
function countDistinct(rows, at, most) {
    const seen = new Set();
    for (const row of rows) {
        seen.add(row[at]);
        if (seen.size > most) {
            break;
        }
    }
    return seen.size;
}

/** The columns that can split the points of a chart into groups. */
const groupColumns = (columns, rows) => columns.filter((column, at) =>
    !isMeasure(column) && rows.length > 0 && countDistinct(rows, at, MOST_GROUPS) <= MOST_GROUPS);

/** For control_x the column test_x, if there is one. */
function partner(name, columns) {
    const other = name.replace(/^control(?=_|$)/, 'test');
    return other !== name && columns.some((c) => c.name === other && isNumber(c)) ? other : '';
}

/** The measure that orders the rows, else the first time, else the first measure. */
function mainMeasure(columns, rows) {
    const measures = columns.map((column, at) => ({ column, at }))
        .filter(({ column }) => isMeasure(column));
    const size = Math.abs;
    const sorted = measures.find(({ at }) => isSorted(rows, at, -1))
        ?? measures.find(({ at }) => isSorted(rows, at, -1, size))
        ?? measures.find(({ at }) => isSorted(rows, at, 1));
    const chosen = sorted ?? measures.find(({ column }) => unitOf(column.name) !== '')
        ?? measures[0];
    return chosen?.column.name ?? '';
}

const side = (columns, rows) => (groupColumns(columns, rows).some(({ name }) => name === 'side')
    ? 'side' : '');

/** Rows over time, or over a number that grows with them. */
function overNumber(columns, rows) {
    const at = columns.findIndex((column, i) => isNumber(column)
        && (/^(start|at|from)_us$/.test(column.name) || (i === 0 && isSorted(rows, i, 1))));
    const measures = columns.filter((column, i) => i !== at && isMeasure(column));
    const y = (measures.find(({ name }) => unitOf(name) !== '') ?? measures[0])?.name;
    if (at < 0 || y === undefined) {
        return null;
    }
    const x = columns[at].name;
    const time = /_us$/.test(x);
    const other = partner(y, columns);
    if (!time && rows.length <= MANY_BARS) {
        return { chart: 'bars', x, y, y2: other, by: '' };
    }
    return { chart: time ? 'scatter' : 'line', x, y, y2: other,
        by: other ? '' : side(columns, rows) };
}

/** {chart, x, y, y2, by}: the default chart. */
export function suggestChart(columns, rows) {
    const none = { chart: 'none', x: '', y: '', y2: '', by: '' };
    const numbers = columns.filter(isNumber);
    const label = columns.find(({ name }) => LABELS.includes(name))
        ?? columns.find(({ type }) => type === 'text');
    if (rows.length < 2 || numbers.length === 0) {
        return none;
    }
    const time = columns.some(({ name }) => /^(start|at|from)_us$/.test(name));
    const over = !label || time ? overNumber(columns, rows) : null;
    if (over) {
        return over;
    }
    const y = mainMeasure(columns, rows);
    // One row for each side: bars. More rows: points, in a group for each side.
    if (label && y !== '' && (label.name !== 'side'
        || countDistinct(rows, columns.indexOf(label), rows.length) === rows.length)) {
        return { chart: 'bars', x: label.name, y, y2: partner(y, columns), by: '' };
    }
    if (numbers.length > 1 && y !== '') {
        const x = numbers.find(({ name }) => name !== y).name;
        return { chart: 'scatter', x, y, y2: '', by: side(columns, rows) };
    }
    return y === '' ? none : { chart: 'histogram', x: y, y: '', y2: '', by: side(columns, rows) };
}

const has = (columns, name, test = () => true) =>
    columns.some((column) => column.name === name && test(column));

/** The chart to draw: the choices in the URL if the columns allow them, else the default. `kinds`
 * are the charts that the columns allow. */
function chosenChart(state, columns, rows) {
    const fits = suggestChart(columns, rows);
    const numbers = columns.filter(isNumber);
    const kinds = numbers.length === 0 || rows.length === 0 ? ['none']
        : columns.length === 1 ? ['histogram', 'none']
            : ['bars', 'line', 'scatter', 'histogram', 'none'];
    const chart = kinds.includes(state.chart) ? state.chart
        : kinds.includes(fits.chart) ? fits.chart : 'none';
    const free = chart === 'bars';
    const x = has(columns, state.x, free ? undefined : isNumber) ? state.x
        : has(columns, fits.x, free ? undefined : isNumber) ? fits.x
            : (free ? columns : numbers)[0]?.name ?? '';
    const other = numbers.find(({ name }) => name !== x) ?? numbers[0];
    const y = chart === 'histogram' ? '' : has(columns, state.y, isNumber) ? state.y
        : has(columns, fits.y, isNumber) && fits.y !== x ? fits.y : other?.name ?? '';
    const chosen = state.chart !== '' || state.y !== '';
    const y2 = chart === 'histogram' ? '' : has(columns, state.y2, isNumber) ? state.y2
        : chosen ? '' : fits.y2;
    const groups = groupColumns(columns, rows).map(({ name }) => name);
    const by = chart === 'bars' || y2 !== '' ? '' : groups.includes(state.by) ? state.by
        : state.chart === '' ? fits.by : '';
    return { chart, kinds, x, y, y2, by };
}

// The rows of an answer with any columns. Long answers draw only the visible rows.

const VIRTUAL_FROM = 200;
const SAMPLE = 400; // rows that determine the widths
const WIDEST = 56; // letters

/** A value as text, without the last digits of a sum, which are rounding errors. */
function valueText(value) {
    if (value === null || value === undefined) {
        return 'NULL';
    }
    return typeof value === 'number' && !Number.isInteger(value)
        ? String(Number(value.toPrecision(12))) : String(value);
}

/** The same with thousands separators where the column is of measures, not of names. */
const shownText = (column, value) => (value !== null && isMeasure(column)
    ? valueText(value).replace(/^-?\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))
        .replace('-', '\u2212') : valueText(value));

/** How many letters a column needs; in a long answer, some of the rows decide. */
function widthOf(column, at, rows) {
    const every = Math.max(1, Math.ceil(rows.length / SAMPLE));
    let most = column.name.length + 3 + (column.unit ? column.unit.length + 2 : 0);
    for (let i = 0; i < rows.length; i += every) {
        most = Math.max(most, shownText(column, rows[i][at]).length);
    }
    return Math.min(WIDEST, most) + 3;
}

function compare(a, b) {
    if (a === null || b === null) {
        return (b === null) - (a === null); // first, as in SQLite
    }
    if (typeof a === 'number' && typeof b === 'number') {
        return a - b;
    }
    return typeof a === typeof b ? (a < b ? -1 : Number(a > b)) : typeof a === 'number' ? -1 : 1;
}

function drawRow(part, index) {
    return h('tr', { 'aria-rowindex': String(index + 2), class: index % 2 ? 'odd' : '' },
        part.rows[index].map((value, at) => {
            const text = shownText(part.columns[at], value);
            return h('td', { title: text.length > 40 ? text : null,
                class: value === null ? 'none' : part.columns[at].number ? 'num' : '' }, text);
        }));
}

function sortBy(part, at) {
    // Down, up, then the order of the statement.
    const down = part.columns[at].number;
    part.order = part.order?.at !== at ? { at, down }
        : part.order.down === down ? { at, down: !down } : null;
    const sign = part.order?.down ? -1 : 1;
    part.rows = part.order === null ? part.given
        : [...part.given].sort((a, b) => sign * compare(a[at], b[at]));
    part.window.begin(null);
    drawHead(part);
    part.window.draw(true);
    part.head.children[at].querySelector('button').focus();
}

function drawHead(part) {
    fill(part.head, part.columns.map((column, at) => h('th', { scope: 'col',
        class: column.number ? 'num' : '', title: column.name,
        'aria-sort': part.order?.at === at ? part.order.down ? 'descending' : 'ascending' : null },
    button(h('span', { class: 'ellipsis' }, column.name,
        column.unit && h('span', { class: 'muted' }, `, ${column.unit}`),
        part.order?.at === at && (part.order.down ? ' ↓' : ' ↑')), () => sortBy(part, at),
    { class: 'th-button', title: `Order by ${column.name}` }))));
}

function showResult(part, nextColumns, nextRows) {
    part.columns = nextColumns.map((column) => ({ ...column,
        number: column.type === 'integer' || column.type === 'real' }));
    part.given = part.rows = nextRows;
    part.order = null;
    const letters = part.columns.map((column, at) => widthOf(column, at, part.rows));
    // In a narrow window, a name leaves room for the next column.
    const sizes = letters.map((n) => `min(${n}ch, 60cqw)`);
    fill(part.widths, sizes.map((width) => h('col', { css: { width } })));
    part.table.style.minWidth = `calc(${['0px', ...sizes].join(' + ')})`;
    part.table.setAttribute('aria-rowcount', String(part.rows.length + 1));
    part.window.begin(null);
    drawHead(part);
    part.window.draw(true);
}

/** {node, show(columns: [{name, type, unit}], rows), unmount()}. */
function createResultTable() {
    const part = {
        columns: [], given: [], rows: [],
        order: null, // {at, down}; null: the order of the statement
    };
    part.head = h('tr', { 'aria-rowindex': '1' });
    part.widths = h('colgroup');
    part.body = h('tbody');
    part.table = h('table', { class: 'result-rows' },
        h('caption', { class: 'visually-hidden' }, 'Rows of the answer'), part.widths,
        h('thead', {}, part.head), part.body);
    part.node = h('div', { class: 'table-scroll result-scroll', tabindex: '0', role: 'region',
        'aria-label': 'Rows of the answer' }, part.table);
    part.window = createRowWindow({ node: part.node, body: part.body, least: VIRTUAL_FROM, active: null,
        columns: () => Math.max(1, part.columns.length), count: () => part.rows.length,
        make: (i) => drawRow(part, i), paper: { count: () => part.rows.length } });
    return { node: part.node, unmount: part.window.unmount,
        show: (nextColumns, nextRows) => showResult(part, nextColumns, nextRows) };
}

// The chart of an answer with any columns: bars, a line, points, or a histogram.

const MOST_BARS = 50;
const MOST_POINTS = 5000;
const BINS = 40;
const HEIGHT = 360;
const COLOURS = ['--control-fill', '--test-fill', '--more-fill', '--less-fill',
    '--part-compute', '--part-communication', '--part-memory', '--noise-fill'];
const SYMBOLS = ['circle', 'diamond', 'square', 'triangle-up', 'cross', 'x', 'star', 'hexagon'];
const OF_SIDES = { control: 0, test: 1 };

const named = (column, value) => `${column.name}: ${shownText(column, value)}${
    column.unit ? ` ${column.unit}` : ''}`;

/** Values of a column of times are drawn in the most readable unit. */
function axisOf(column, values) {
    const largest = values.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
    const [unit, per] = column.unit === 'µs' ? timeScale(largest) : [column.unit ?? '', 1];
    return { per, axis: { tickformat: ',', ticksuffix: unit ? `\u00a0${unit}` : '', nticks: 7,
        title: axisTitle(escapeMarkup(column.name)) } };
}

/** [{name, rows, at: index of its colour}]: the rows, grouped by the values of a column. */
function groupsOf({ rows, by }) {
    if (!by) {
        return [{ name: '', rows, at: 0 }];
    }
    return [...groupBy(rows, (row) => valueText(row[by.at]))].map(([name, list], i) => ({ name, rows: list, at: OF_SIDES[name] ?? i }))
        .sort((a, b) => a.at - b.at);
}

const layout = (extra) => chartLayout({ margin: { l: 84, r: 18, t: 10, b: 46 }, dragmode: 'zoom', ...extra });

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
        ...hovering(rows.map((row) => hoverText(data.columns.slice(0, 12).map((c) =>
            named(c, row[c.at]).slice(0, 120))))) })),
    layout: layout({ xaxis: { ...x.axis, zeroline: false },
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
        return { ...outline(edges.map((edge) => edge / per), counts), fill: i === 0 ? 'tozeroy' : 'none',
            line: { color: paint, width: 1.6, shape: 'linear', dash: at === 1 ? 'dash' : 'solid' },
            ...hovering(counts.flatMap((n, b) => {
                const text = hoverText([name,
                    `${shownText(data.x, edges[b])} to ${shownText(data.x, edges[b + 1])} ${data.x.unit ?? ''}`,
                    formatCount(n)]);
                return [text, text];
            })) };
    }),
    layout: layout({ xaxis: { ...axis, type: log ? 'log' : 'linear' },
        yaxis: { rangemode: 'tozero', tickformat: ',', title: axisTitle('rows') } }) };
}

const MAKERS = { bars, histogram, line: (data) => points(data, 'lines'),
    scatter: (data) => points(data, 'markers') };

/** A sentence about the rows that the chart omits, or ''. */
function chartLimit(chart, rows) {
    const most = chart === 'bars' ? MOST_BARS : chart === 'histogram' ? Infinity : MOST_POINTS;
    return rows > most ? `The chart shows the first ${formatCount(most)} of ${
        formatCount(rows)} rows; the table has all.` : '';
}

/** The colours of what is drawn: [[property, words]]. */
function chartLegend(data) {
    return data.ys.length > 1 ? data.ys.map((y, i) => [COLOURS[i], y.name])
        : data.by ? groupsOf(data).map(({ name, at }) => [COLOURS[at % COLOURS.length], name]) : [];
}

/** A figure (figure.js) whose data are {chart, columns: [{name, unit, at}], x, ys, by: columns of
 * them, rows, revision, file, empty}. */
function createResultChart(extra) {
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

// How an answer is drawn: the kind of chart, and the role of each column.

const KINDS = [['bars', 'Bars'], ['line', 'Line'], ['scatter', 'Points'],
    ['histogram', 'Histogram'], ['none', 'No chart']];
const WORDS = { bars: { x: 'of', y: 'length', y2: 'and' }, line: { x: 'over', y: 'value',
    y2: 'and' }, scatter: { x: 'over', y: 'value', y2: 'and' }, histogram: { x: 'of' } };

/** `onChange({chart, x, y, y2, by})`. Returns {node, draw(chosen, columns, rows)}. */
function createChartChoice(onChange) {
    let chosen = null;
    const kinds = segmented('Kind of chart', KINDS, (chart) =>
        // Another kind resets the choice of columns.
        onChange({ chart, x: '', y: '', y2: '', by: '' }));
    const fields = h('span', { class: 'choice-fields' });
    const node = h('div', { class: 'result-choice' }, kinds.node, fields);

    function field(key, words, names, none) {
        const id = uniqueId('column');
        const { chart, x, y, y2, by } = chosen;
        return h('span', { class: 'sample-field' }, h('label', { for: id }, words),
            select([...none ? [['', none]] : [], ...names.map((name) => [name, name])], (name) =>
                onChange({ chart, x, y, y2, by, [key]: name }),
            { id, value: chosen[key], data: { part: key } }));
    }

    return {
        node,
        draw(next, columns, rows) {
            chosen = next;
            kinds.press(chosen.chart);
            for (const [kind, one] of kinds.buttons) {
                one.hidden = !chosen.kinds.includes(kind);
            }
            const words = WORDS[chosen.chart] ?? {};
            const numbers = columns.filter(isNumber).map(({ name }) => name);
            const groups = groupColumns(columns, rows).map(({ name }) => name);
            const all = columns.map(({ name }) => name);
            keepFocus(fields, () => fill(fields, words.x && field('x', words.x, chosen.chart === 'bars' ? all : numbers),
                words.y && field('y', words.y, numbers),
                words.y2 && numbers.length > 1 && field('y2', words.y2, numbers, '–'),
                words.x && chosen.chart !== 'bars' && chosen.y2 === '' && groups.length > 0
                    && field('by', 'by', groups, '–')), 'part');
        },
    };
}

// The answer to a statement: its size, the rows, and a chart of them.

const CUT = { rows: 'there may be more rows', bytes: 'the answer would be too long' };

function sizeOf({ row_count: count, columns, truncated, truncated_by: by, elapsed_ms: ms }) {
    return [count === 0 ? 'No rows.' : [`${plural(count, 'row')}, ${plural(columns.length, 'column')}`,
        h('span', { class: 'muted' }, ` in ${formatCount(Math.max(1, Math.round(ms)))} ms`)],
    truncated && h('span', { class: 'notice truncated' },
        `Cut off here: ${CUT[by] ?? 'there is more'}. Ask for less, with LIMIT or a sum.`)];
}

/** What is drawn of an answer: the data of createResultChart(). */
function chartData({ answer, key, state, units, file }, columns) {
    const { rows } = answer;
    const chosen = chosenChart(state, columns, rows);
    const find = (name) => columns.find((column) => column.name === name);
    return { ...chosen, columns, rows, x: find(chosen.x),
        ys: [chosen.y, chosen.y2].filter((name) => name !== '').map(find),
        by: find(chosen.by), file, caption: [state.q.replace(/\s+/g, ' ')], chosen,
        revision: JSON.stringify([key, chosen, Object.keys(units).length]),
        empty: chosen.chart === 'none' ? chosen.kinds.length > 1 ? 'No chart is chosen.'
            : 'A chart needs a column of numbers.' : null };
}

/** `onChart(changes)` of the address. Returns {node, draw(shown: {answer, key: the request, state,
 * units: by names of columns, file: the beginning of names of downloads}), cancelled(), unmount()}. */
function createQueryAnswer(onChart) {
    const summary = h('p', { class: 'result-summary' });
    const choice = createChartChoice(onChart);
    const legend = h('ul', { class: 'chart-legend' });
    const limit = h('p', { class: 'muted small chart-limit' });
    const chart = createResultChart([choice.node, legend, limit]);
    const table = createResultTable();
    const card = h('section', { class: 'card table-card', 'aria-label': 'Rows' }, table.node);
    const links = ['csv', 'json'].map((format) => [format, h('a', { class: 'button',
        title: `The rows as ${format.toUpperCase()}` }, format.toUpperCase())]);
    const node = h('div', { class: 'results query-results', hidden: true },
        h('div', { class: 'result-head' }, summary, h('div', { class: 'chart-tools' },
            button('Copy link', () => copyText(location.href, 'Link copied.')),
            links.map(([, link]) => link))), card, chart.node);
    let drawn = {}; // the answer and the units of the table

    function drawChart(shown, columns) {
        const data = chartData(shown, columns);
        chart.node.hidden = data.rows.length < 2;
        choice.draw(data.chosen, columns, data.rows);
        const keys = data.empty ? [] : chartLegend(data);
        fill(legend, keys.map(([property, words]) => h('li', { class: 'key',
            css: { '--key-fill': `var(${property})` } }, words)));
        legend.hidden = keys.length === 0;
        limit.textContent = data.empty ? '' : chartLimit(data.chart, data.rows.length);
        chart.draw(data);
    }

    return {
        node,
        draw(shown) {
            const { answer, key, state, units, file } = shown;
            const columns = answer.columns.map((column, at) => ({ ...column, at,
                unit: column.type === 'text' ? '' : unitOf(column.name, units) }));
            fill(summary, sizeOf(answer));
            for (const [format, link] of links) {
                link.href = api.sqlUrl(sqlQuery(state, format));
                link.download = `${file}-query.${format}`;
            }
            card.hidden = columns.length === 0 || answer.rows.length === 0;
            if (drawn.answer !== answer || drawn.units !== units) {
                drawn = { answer, units };
                table.show(columns, answer.rows);
            }
            drawChart(shown, columns);
            node.dataset.shown = key;
        },
        cancelled: () => { summary.textContent = ''; },
        unmount() {
            chart.unmount();
            table.unmount();
        },
    };
}

// The pickers of the sets that a statement reads.

const QUERY_SIDES = [['control', 'A', 'Control'], ['test', 'B', 'Test', 'none: one set alone']];

/** `onChange(changes)`. Returns {node, draw(state, sets), choose(key): opens a picker}. */
function createQuerySides(onChange) {
    const node = h('section', { class: 'query-sets card', 'aria-label': 'Sets' });
    const isNews = createNews();

    function side(state, sets, [key, letter, title, none]) {
        const set = findSet(sets ?? [], state[key]);
        const picker = createSetPicker({ field: key, set: set ?? null, none,
            text: set ? '' : state[key],
            onPick: (picked) => onChange({ [key]: picked ? shortId(picked.id) : '' }) });
        return h('div', { class: `side-${key} query-side` },
            h('b', { class: `letter letter-${letter.toLowerCase()}`, 'aria-hidden': 'true' },
                letter), h('label', { for: picker.input.id }, title), picker.node);
    }

    return {
        node,
        draw(state, sets) {
            if (isNews(state.control, state.test, sets?.map((s) => [s.id, s.label]))) {
                keepFocus(node, () => fill(node, QUERY_SIDES.map((one) => side(state, sets, one))));
            }
        },
        choose: (key) => chooseSide(node, key),
    };
}

// Converts positions in a statement: SQLite counts bytes of UTF-8, a text field UTF-16 units.

/** The place in `text` after `bytes` bytes. */
function placeOfByte(text, bytes) {
    let at = 0;
    let left = bytes;
    for (const letter of text) {
        const code = letter.codePointAt(0);
        left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        if (left < 0) {
            break;
        }
        at += letter.length;
    }
    return Math.min(at, text.length);
}

/** {line, column: both from 1, text: of the line, from, to: the word there}. */
function lineAt(text, at) {
    const begin = text.lastIndexOf('\n', at - 1) + 1;
    const next = text.indexOf('\n', at);
    const line = text.slice(begin, next < 0 ? text.length : next);
    const word = /^(?:\w+|.)/u.exec(text.slice(at))?.[0] ?? '';
    return { line: text.slice(0, begin).split('\n').length, column: at - begin + 1, text: line,
        from: at, to: at + word.length };
}

// The field of the statement. It is a plain text field: Tab leaves it, Ctrl+Enter runs the
// statement.

const [LEAST_ROWS, MOST_ROWS] = [5, 12]; // the answer stands below
const AT_BYTE = / \(at byte \d+\)/; // in a message: the page shows line and column instead

function fitEditor(part) {
    const lines = part.field.value.split('\n').length + 1;
    part.field.rows = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, lines));
}

/** Inserts `text` at the cursor; Ctrl+Z removes it. */
function insert(part, text) {
    part.field.focus();
    // insertText keeps the undo history; without it, the value is set.
    if (!document.execCommand?.('insertText', false, text)) {
        part.field.setRangeText(text, part.field.selectionStart, part.field.selectionEnd, 'end');
    }
    fitEditor(part);
}

function clearError(part) {
    part.error.hidden = true;
    fill(part.error);
    part.field.removeAttribute('aria-invalid');
    part.field.setAttribute('aria-describedby', part.hint);
}

/** The line, with a mark below the wrong word. */
function excerptEditor(place) {
    const before = place.text.slice(0, place.column - 1).replace(/[^\t]/g, ' ');
    const length = Math.max(1, Math.min(place.to - place.from, place.text.length
        - place.column + 1));
    return h('pre', { class: 'mono sql-excerpt', tabindex: '0',
        'aria-label': `Line ${place.line}` },
    place.text, '\n', h('span', { 'aria-hidden': 'true', class: 'sql-mark' },
        before + '^'.repeat(length)));
}

function setEditor(part, text) {
    if (part.field.value !== text) {
        part.field.value = text;
    }
    fitEditor(part);
}

/** `offset`: bytes of the statement before the error, or null. */
function showError(part, message, offset) {
    const text = part.field.value;
    const place = offset === null ? null : lineAt(text, placeOfByte(text, offset));
    part.field.setAttribute('aria-invalid', 'true');
    part.field.setAttribute('aria-describedby', `${part.errorId} ${part.hint}`);
    fill(part.error, h('p', {}, place && h('b', {}, `Line ${place.line}, column ${
        place.column}: `), place ? message.replace(AT_BYTE, '') : message),
    place && excerptEditor(place),
    place && button('Go there', () => {
        part.field.focus();
        part.field.setSelectionRange(place.from, place.to);
    }, { class: 'link-button' }));
    part.error.hidden = false;
}

/** `onRun()`, `onCancel()`; `tools`: nodes beside the buttons. Returns {node, field, value(),
 * set(text), insert(text), running(on), enable(on), showError(message, offset), clearError()}. */
function createSqlEditor({ onRun, onCancel, tools }) {
    const part = {};
    const id = uniqueId('sql');
    part.errorId = uniqueId('sql-error');
    part.hint = uniqueId('sql-hint');
    part.field = h('textarea', { id, class: 'sql-field mono', spellcheck: 'false',
        autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', wrap: 'off',
        rows: String(LEAST_ROWS), 'aria-describedby': part.hint, maxlength: '100000',
        placeholder: 'SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20',
        on: { input: () => fitEditor(part), keydown: (event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                onRun();
            }
        } } });
    const run = button('Run', onRun, { class: 'primary', title: 'Run the statement (Ctrl+Enter)' });
    const cancel = button('Cancel', onCancel, { hidden: true });
    part.error = h('div', { class: 'sql-error', id: part.errorId, role: 'alert', hidden: true });
    const node = h('section', { class: 'card sql-editor', 'aria-label': 'Statement' },
        h('label', { for: id, class: 'sql-label' }, 'Statement'), part.field, part.error,
        h('div', { class: 'sql-bar' }, run, cancel, tools,
            h('span', { class: 'muted small', id: part.hint },
                'Ctrl+Enter runs it. It can only read.')));

    return {
        node,
        field: part.field,
        insert: (text) => insert(part, text),
        clearError: () => clearError(part),
        value: () => part.field.value,
        set: (text) => setEditor(part, text),
        running(on) {
            cancel.hidden = !on;
        },
        enable(on) {
            run.disabled = !on;
        },
        showError: (message, offset) => showError(part, message, offset),
    };
}

// Statements to start from: the examples, and the queries that this browser keeps.

const NAME_MAX = 100;
const SAVED = 'tracediff.queries';

/** `onPick(statement)`. Returns {node, draw(two: whether there is a second set), open(on)}. */
function createExamples(onPick) {
    const list = h('div', { class: 'example-lists' });
    const node = h('details', { class: 'card sql-list' },
        h('summary', {}, h('h2', {}, 'Examples')), list);
    const part = (title, sides, possible) => h('section', { 'aria-label': title },
        h('h3', {}, title, !possible && h('span', { class: 'muted small' },
            ': choose a test as well')),
        h('ul', {}, EXAMPLES.filter((one) => one.sides === sides).map((one) =>
            h('li', {}, button(one.title, () => onPick(one.statement),
                { class: 'link-button', disabled: !possible })))));
    return {
        node,
        draw: (two) => fill(list, part('One set', 1, true), part('Control and test', 2, two)),
        open: (on) => { node.open = on; },
    };
}

const readSaved = () => keptList(SAVED);

/** False, with a message, where the browser refuses. */
function writeSaved(part, queries) {
    const error = keep(SAVED, JSON.stringify(queries.sort((a, b) => a.name.localeCompare(b.name))));
    if (error) {
        toast(`That did not work. ${error.message}`, { urgent: true });
        return false;
    }
    drawSaved(part);
    return true;
}

/** Puts a query into the list, in place of the one with its name. */
const addSaved = (part, query) => writeSaved(part,
    [...readSaved().filter(({ name }) => name !== query.name), query]);

function keepSaved(part, name) {
    if (!addSaved(part, { name, statement: part.statement() })) {
        return false;
    }
    part.picked = name;
    restoreSaved(part, true);
    part.node.open = true;
    toast(`“${name}” is saved.`, { seconds: 4 });
    return true;
}

function forgetSaved(part, query) {
    if (!writeSaved(part, readSaved().filter(({ name }) => name !== query.name))) {
        return;
    }
    (part.list.querySelector('button') ?? part.box.querySelector('button')).focus();
    toast(`“${query.name}” is deleted.`, { action: { label: 'Undo',
        run: () => addSaved(part, query) } });
}

function restoreSaved(part, focus) {
    fill(part.box, button('Save …', () => {
        if (part.statement().trim() === '') {
            toast('First write a statement.', { seconds: 4 });
            return;
        }
        editText(part.box, part.picked, { name: 'Name of the query', maxlength: NAME_MAX,
            saveSame: true },
            (name) => keepSaved(part, name), () => restoreSaved(part, true));
    }, { title: 'Save the statement under a name, in this browser' }));
    if (focus) {
        part.box.querySelector('button').focus();
    }
}

function drawSaved(part) {
    const saved = readSaved();

    part.node.hidden = saved.length === 0;
    part.node.querySelector('summary').title = plural(saved.length, 'query', 'queries');
    fill(part.list, saved.map((query) => h('li', {}, button(query.name, () => {
        part.picked = query.name;
        part.onPick(query.statement);
    }, { class: 'link-button', title: query.statement }),
    iconButton('trash', `Delete ${query.name}`, () => forgetSaved(part, query)))));
}

/** `statement()` is the text of the editor. Returns {node, save: the button that saves it, load(),
 * forgetName(): call it when the statement is another one}. */
function createSaved({ onPick, statement }) {
    const part = {
        onPick, statement,
        picked: '', // the name of the query in the editor
    };
    part.list = h('ul', {});
    part.node = h('details', { class: 'card sql-list', hidden: true },
        h('summary', {}, h('h2', {}, 'Saved queries')), part.list);
    part.box = h('span', { class: 'save-query' });

    restoreSaved(part, false);
    return { node: part.node, save: part.box, load: () => drawSaved(part),
        forgetName: () => { part.picked = ''; } };
}

// What a statement can use: the tables and their columns, with units. A click inserts a name.

/** A name, in quotes if a statement needs them. */
const plain = (name) => (/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(name) ? name
    : `"${name.replaceAll('"', '""')}"`);

/** The names of a table in statements: tables of a set exist once for each set. */
const namesOf = (part, { name, kind }) => (kind === 'table' || kind === 'analysis' || !part.two
    ? [name]
    : [`control.${name}`, `test.${name}`]);

function columnRow(part, column) {
    return h('li', {}, button(column.name, () => part.onInsert(plain(column.name)), {
        class: 'schema-name mono', title: `Insert ${column.name}` }),
    h('span', { class: 'muted small' }, [column.type, column.unit].filter(Boolean).join(', ')),
    column.description && h('span', { class: 'schema-what small' }, column.description));
}

function tableRow(part, table, words) {
    const inName = table.name.toLowerCase().includes(words);
    const columns = words === '' || inName ? table.columns : table.columns.filter((c) =>
        `${c.name} ${c.description ?? ''}`.toLowerCase().includes(words));
    if (columns.length === 0 && !inName) {
        return null;
    }
    const node = h('details', { open: words !== '' || part.open.has(table.name), on: {
        toggle: () => {
            if (words === '') {
                part.open[node.open ? 'add' : 'delete'](table.name);
            }
        } } },
    h('summary', {}, h('span', { class: 'mono' }, table.name)),
    h('p', { class: 'small' }, table.description, table.description && ' ',
        namesOf(part, table).flatMap((name) => [button(`Insert ${name}`, () =>
            part.onInsert(plain(name)), { class: 'link-button' }), ' '])),
    h('ul', {}, columns.map((column) => columnRow(part, column))));
    return node;
}

function renderSchema(part) {
    const words = part.find.value.trim().toLowerCase();
    const rowsOf = (...kinds) => (part.tables ?? []).filter(({ kind }) => kinds.includes(kind))
        .map((table) => tableRow(part, table, words)).filter(Boolean);
    const group = (title, rows, about) => rows.length > 0 && h('details', {
        class: 'schema-stored', open: words !== '' || part.open.has(title),
        on: { toggle: (event) => {
            if (words === '' && event.target === event.currentTarget) {
                part.open[event.target.open ? 'add' : 'delete'](title);
            }
        } } }, h('summary', {}, title), about && h('p', { class: 'small' }, about), rows);
    const [shown, analyses, stored] = [rowsOf('view', 'table'), rowsOf('analysis'),
        rowsOf('stored')];
    fill(part.list, shown, group('Tables of the analyses', analyses,
        'The tables of the Analyse page. '
        + 'Parameters go in brackets: queue_length_summary(\'steps=first\', \'ranks=0\').'),
    group('Tables as the set file keeps them', stored),
    shown.length + analyses.length + stored.length === 0 && h('p', { class: 'muted' },
        part.tables === null ? '' : words === '' ? 'There are no tables.'
            : `No table or column contains “${words}”.`));
}

function drawSchema(part, next, withTest) {
    part.tables = next;
    part.two = withTest;
    part.find.title = part.tables ? plural(part.tables.length, 'table') : '';
    renderSchema(part);
}

/** `onInsert(text)`. Returns {node, draw(tables, two: whether there is a test), focus()}. */
function createSqlSchema(onInsert) {
    const part = { onInsert, open: new Set(), tables: null, two: false };
    const id = uniqueId('find');
    part.find = h('input', { type: 'search', id, placeholder: 'Find a table or column',
        autocomplete: 'off', spellcheck: 'false', on: { input: () => renderSchema(part) } });
    part.list = h('div', { class: 'schema-list', tabindex: '0', role: 'region',
        'aria-label': 'Tables and columns' });
    const node = h('section', { class: 'card sql-schema', 'aria-label': 'Tables' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Tables'),
            h('label', { for: id, class: 'visually-hidden' }, 'Find a table or column'), part.find),
        part.list);

    return {
        node,
        draw: (next, withTest) => drawSchema(part, next, withTest),
        focus: () => part.find.focus(),
    };
}

const ROOM = 300; // px of an answer that should be in sight

export const queryPage = { path: '/query', name: 'Query', read: readQuery, mount: createQuery };

/** Units by the names of columns, if all tables agree. */
function unitsOf(tables) {
    const units = {};
    for (const { name, unit } of tables.flatMap((table) => table.columns)) {
        units[name] = name in units && units[name] !== (unit ?? '') ? '' : unit ?? '';
    }
    return Object.fromEntries(Object.entries(units).filter(([, unit]) => unit !== ''));
}

// ---- the sets ----

/** The side whose set is not stored. */
const lostSide = ({ state, sets }) => SIDES.find((key) =>
    state[key] !== '' && !findSet(sets, state[key]));

function refuseSet(page, code, words) {
    page.question.say(errorBox({ code, message: words }, 'There is no such set'));
    page.question.clearable({ message: words }, lostSide(page));
}

/** Shows that the server runs no statements. */
function showOff(page, error) {
    page.editor.node.hidden = page.lists.hidden = page.examples.node.hidden = true;
    page.question.say(h('p', { class: 'notice', data: { code: error.code } }, error.message));
}

function loadTables(page) {
    const query = sqlQuery({ ...page.state, q: '' });
    page.tables.ask(query.toString(), (signal) => api.sqlTables(query, { signal }), (tables) => {
        page.units = unitsOf(tables);
        page.schema.draw(tables, page.state.test !== '');
        page.editor.enable(true);
        if (page.answer) {
            drawAnswer(page);
        }
    }, (error) => {
        page.tables.drop();
        page.schema.draw([], false);
        if (error.code === 'sql_off') {
            showOff(page, error);
        }
    });
}

// ---- running ----

/** Runs a statement by putting it into the URL, and so into the history. */
function run(page, statement) {
    const { editor, state } = page;
    editor.set(statement);
    if (statement.trim() === '') {
        editor.showError('There is no statement. Write one, or choose an example.', null);
        editor.field.focus();
        return;
    }
    page.asked = page.answered = ''; // so that the same statement runs again
    page.byHand = true;
    // Another statement has other columns, so the choice of the chart is reset.
    page.change({ q: statement, ...(statement === state.q ? {} : NO_CHOICE) });
}

function cancel({ question, editor, result }) {
    question.drop();
    editor.running(false);
    result.cancelled();
    question.say(h('p', { class: 'notice' }, 'Cancelled.'));
    announce('Cancelled.');
    editor.field.focus();
}

function refuse(page, error) {
    page.answer = null;
    page.answered = '';
    page.editor.running(false);
    if (error.code === 'sql_off') {
        showOff(page, error);
    } else if (error.code === 'unknown_set' && lostSide(page)) {
        refuseSet(page, error.code, error.message);
    } else {
        page.editor.showError(error.message, error.offset);
        page.question.say(h('p', { class: 'visually-hidden', data: { code: error.code } },
            'The statement was refused.'));
    }
}

function drawAnswer(page) {
    const { answer, answered: key, state, sets, units } = page;
    const label = (side) => findSet(sets ?? [], state[side])?.label ?? state[side];
    page.result.draw({ answer, key, state, units, file: `tracediff-${SIDES.filter((side) =>
        state[side] !== '').map((side) => fileNamePart(label(side))).join('-')}` });
}

/** Scrolls to the answer, which is below the edge of a low or narrow window. */
function reveal(page) {
    const { node } = page.result;
    if (page.byHand && node.getBoundingClientRect().top > innerHeight - ROOM) {
        node.scrollIntoView({ block: 'start' });
    }
    page.byHand = false;
}

function load(page) {
    const { editor, context, question } = page;
    const key = sqlQuery(page.state).toString();
    if (key === page.answered) {
        drawAnswer(page);
        context.settled();
        return;
    }
    if (key === page.asked) {
        return;
    }
    page.asked = key;
    editor.clearError();
    editor.running(true);
    page.examples.open(false);
    question.ask((signal) => api.askSql(new URLSearchParams(key), { signal }), (got) => {
        page.answer = got;
        page.answered = key;
        editor.running(false);
        question.say(null);
        drawAnswer(page);
        reveal(page);
        announce(plural(got.row_count, 'row'));
    }, (error) => refuse(page, error));
}

// ---- the page ----

/** Nothing is asked yet: the examples have the place of the answer. */
function drawStart(page) {
    const { state, question, editor, context } = page;
    question.drop();
    page.answer = null;
    page.answered = page.asked = '';
    editor.clearError();
    editor.running(false);
    question.say(h('p', { class: 'visually-hidden' }, ''));
    page.examples.open(true);
    const lost = lostSide(page);
    if (lost) {
        refuseSet(page, 'unknown_set', `there is no set "${state[lost]}"`);
    }
    context.settled();
}

function render(page) {
    const { state, examples } = page;
    const one = state.q.trim().split('\n').find((line) => !line.startsWith('--')) ?? '';
    page.context.setTitle([one.slice(0, 60), 'Query'].filter((text) => text !== '').join(' · '));
    page.sides.draw(state, page.sets);
    examples.draw(state.test !== '');
    const place = state.q === '' ? page.left : page.lists;
    if (examples.node.parentNode !== place) {
        place[state.q === '' ? 'append' : 'prepend'](examples.node);
    }
    loadTables(page);
    if (state.q === '') {
        drawStart(page);
    } else {
        load(page);
    }
}

const start = (page) => askSets(page, SIDES.map((key) => page.state[key]), { message: page.message,
    parts: [page.sides.node, page.editor.node, page.lists], words: 'No sets are stored yet. ',
    none: () => page.context.setTitle('Query'),
    draw: () => (page.state.control === ''
        ? page.change({ control: shortId(page.sets[0].id) }, { replace: true }) : render(page)) });

/** Builds what is on the page, into `page`. */
function build(page, main) {
    const { change } = page;
    page.sides = createQuerySides(change);
    page.saved = createSaved({ onPick: (statement) => run(page, statement),
        statement: () => page.editor.value() });
    page.editor = createSqlEditor({ onRun: () => run(page, page.editor.value()),
        onCancel: () => cancel(page), tools: page.saved.save });
    page.examples = createExamples((statement) => {
        page.saved.forgetName();
        run(page, statement);
    });
    page.schema = createSqlSchema((text) => page.editor.insert(text));
    page.result = createQueryAnswer((changes) => change(changes, { replace: true }));
    page.message = h('div', { class: 'message' });
    page.left = h('div', { class: 'query-left' }, page.editor.node, page.message, page.result.node);
    page.lists = h('div', { class: 'query-lists' }, page.saved.node, page.schema.node);
    main.append(h('div', { class: 'page query-page' }, h('h1', {}, 'Query'), page.sides.node,
        h('div', { class: 'query-work' }, page.left, page.lists)));
    page.question = createQuestion({ context: page.context, results: page.result.node,
        message: page.message });
}

function createQuery(main, context) {
    const page = { context, state: readQuery(location.search),
        change: (changes, options) => context.go(queryHref({ ...page.state, ...changes }), options),
        sets: null,
        tables: api.createAsker(),
        units: {}, answer: null,
        answered: '', // the request that `answer` belongs to
        asked: '', // the last request, which may have been cancelled or refused
        byHand: false, // the request comes from this page, not from a link
        dead: false };
    build(page, main);
    const { editor, sides, result } = page;
    editor.set(page.state.q);
    page.saved.load();
    start(page);
    return {
        keys: { search: () => page.schema.focus(), control: () => sides.choose('control'),
            test: () => sides.choose('test') },
        update(search) {
            const before = page.state;
            page.state = readQuery(search);
            if (page.state.q !== before.q) {
                editor.set(page.state.q);
            }
            if (page.sets?.length > 0 && !lostSide(page) && page.state.control !== '') {
                render(page);
            } else {
                start(page);
            }
        },
        unmount() {
            page.dead = true;
            page.question.unmount();
            page.tables.drop();
            result.unmount();
        },
    };
}
