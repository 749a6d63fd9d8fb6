// The charts of a comparison and of an operation: bars of the rows, the waterfall of a step, heat
// maps, histograms, samples.
import { fill, h, iconButton, svg, uniqueId } from '../dom.js';
import { decimal, escapeMarkup, formatCount, formatPercent, formatPercentDiff, formatTime,
    formatTimeDiff, shortenApart, ticksOf, timeScale, wrapText } from '../format.js';
import { median } from '../rows.js';
import { colour } from '../theme.js';
import { BARS } from '../words.js';
import { axisTitle, chartColours, chartLayout, createFigure, diverging, faded, heatColours, hovering,
    hoverPoints, hoverText, outline, savePicture, tickPlaces } from './figure.js';

// The two charts of a comparison: control, test and difference of the first rows, as
// horizontal grouped bars. y is 0…n−1, never the name: names repeat, and look like numbers.

const ROW = 30;
const MARGIN = { top: 8, right: 16, bottom: 34 };
const HOVER_WIDTH = 64;
const HOVER_LINES = 6; // of a name
const KEYS = [['control', 'control'], ['test', 'test'], ['more', 'difference: more'],
    ['less', 'difference: less'], ['noise', 'no difference found']];

function hide(part, kinds) {
    part.hidden = kinds;
    part.keys.forEach((key, kind) => key.setAttribute('aria-pressed',
        String(!part.hidden.has(kind))));
}

/** Another part is seen: four numbers, or all. */
function tellRange(part, event, data) {
    if (!Object.keys(event).some((key) => /^[xy]axis\./.test(key))) {
        return;
    }
    const { xaxis, yaxis } = part.figure.layout();
    const seen = [...xaxis.range, ...yaxis.range];
    const all = xaxis.autorange && seen[2] === yRange(part.rows.length)[0];
    data.range = all ? '' : seen.join();
    part.spec.onZoom?.(all ? '' : seen.map((n) => Number(n.toPrecision(4))).join());
}

function zoomOpsBars(part, factor) {
    part.figure.relayout(({ xaxis: { range, fixedrange } }) => (!range || fixedrange ? {}
        // Around zero, where all bars begin.
        : { 'xaxis.range[0]': range[0] * factor, 'xaxis.range[1]': range[1] * factor }));
}

function drawOpsBars(part, data) {
    part.rows = data.rows;
    hide(part, new Set(data.hidden ?? part.hidden));
    part.figure.draw({ ...data, empty: data.empty
        || (part.rows.length === 0 && 'No rows to draw.') });
}

function selectOpsBars(part, key) {
    if (key === part.selected) {
        return; // already drawn, and drawing is slow
    }
    part.selected = key;
    part.figure.relayout(() => ({ shapes: highlight(part.rows, part.selected, chartColours()) }));
}

/** `spec`: {id, title, file, onSelect(key), onHide(kinds), onZoom(range)}: the user hides bars, or
 * sees a part. Returns a figure (figure.js) with select(key). `data`: {rows: [{key, name, mark,
 * control, test, diff, noise, lines}], heading, kind: 'count' | 'time' | 'percent', revision, zoom,
 * file}: another `zoom` resets the zoom of the chart; `mark` precedes the name, `lines` are the
 * hover's lines below it; values in counts, µs or %. `empty`: nodes to show instead of bars;
 * `caption`: lines for a picture below its title; `hidden`: kinds of bars that are not drawn;
 * `range`: the part that is seen, `x0,x1,y0,y1` in units of the axes, '' for all. */
export function createOpsBars(spec) {
    const part = {
        spec,
        hidden: new Set(), // entries of the legend that are switched off
        selected: null, rows: [],
    };
    let panning = false;
    part.keys = new Map(KEYS.map(([kind, text]) => [kind, h('button', { type: 'button',
        class: `key key-${kind}`, title: 'Hide or show these bars', on: { click: () => {
            const next = new Set(part.hidden);
            if (!next.delete(kind)) {
                next.add(kind);
            }
            if (spec.onHide) {
                spec.onHide([...next]);
            } else {
                hide(part, next);
                part.figure.redraw();
            }
        } } }, text)]));
    const legend = h('ul', { class: 'chart-legend' },
        [...part.keys.values()].map((key) => h('li', {}, key)));
    const pan = iconButton('pan', 'Pan instead of zooming', () => {
        panning = !panning;
        pan.setAttribute('aria-pressed', String(panning));
        part.figure.relayout(() => ({ dragmode: panning ? 'pan' : 'zoom' }));
    });
    pan.setAttribute('aria-pressed', 'false');
    part.figure = createFigure({ ...spec, extra: legend,
        tools: [pan, iconButton('plus', 'Zoom in', () => zoomOpsBars(part, 0.6)),
            iconButton('minus', 'Zoom out', () => zoomOpsBars(part, 1 / 0.6)),
            iconButton('reset', 'Reset the zoom', reset)],
        keys: () => KEYS.filter(([kind]) => !part.hidden.has(kind)),
        height: (data) => plotHeight(data.rows.length),
        make: (data, width) => makeFigure(data, width, part.selected, part.hidden, panning),
        onRelayout: (event, data) => tellRange(part, event, data),
        onDoubleClick: () => setTimeout(reset), // after Plotly's own, which knows the range of the URL
        onClick: (event) => spec.onSelect(part.rows[event.points[0].y]?.key) });

    function reset() {
        part.figure.relayout(() =>
            ({ 'xaxis.autorange': true, 'yaxis.range': yRange(part.rows.length) }));
    }

    return {
        ...part.figure,
        draw: (data) => drawOpsBars(part, data),
        select: (key) => selectOpsBars(part, key),
    };
}

const plotHeight = (n) => Math.max(n, 3) * ROW + MARGIN.top + MARGIN.bottom;
const yRange = (n) => [Math.max(n, 3) - 0.5, -0.5];

function highlight(rows, key, colours) {
    const y = rows.findIndex((row) => row.key === key);
    return y < 0 ? [] : [{ type: 'rect', xref: 'paper', x0: 0, x1: 1, y0: y - 0.5,
        y1: y + 0.5, layer: 'below', fillcolor: colours.highlight,
        line: { width: 1, color: colours.highlightEdge } }];
}

/** [divisor, suffix] so that the axis has short numbers. */
function axisScale(data) {
    if (data.kind !== 'time') {
        return [1, data.kind === 'percent' ? ' %' : ''];
    }
    const largest = Math.max(...data.rows.flatMap((r) =>
        [r.control, r.test, r.diff].map((v) => Math.abs(v ?? 0))));
    const [unit, per] = timeScale(largest);
    return [per, ` ${unit}`];
}

/** The hover: full name, in lines, then the exact values. */
const rowHover = (row) => [wrapText(row.name, HOVER_WIDTH, HOVER_LINES), row.lines].map(hoverText);

/** The names, shortened so that they fit and stay different. */
function labels(rows, letters) {
    const room = letters - Math.max(0, ...rows.map((r) => r.mark.length));
    return shortenApart(rows.map((r) => r.name), room).map((text, i) =>
        escapeMarkup(rows[i].mark + text));
}

function makeFigure(data, width, selected, hidden, panning) {
    const colours = chartColours();
    const [scale, suffix] = axisScale(data);
    const n = data.rows.length;
    const left = width < 520 ? 128 : Math.min(280, Math.round(width * 0.36));
    const letters = Math.floor((left - 14) / 6.7);
    const y = data.rows.map((_, i) => i);
    const scaled = (key) => data.rows.map((r) => (r[key] === null ? null : r[key] / scale));
    const kindOf = (v, i) => (data.rows[i].noise ? 'noise' : v > 0 ? 'more' : 'less');
    const diff = scaled('diff').map((v, i) => (hidden.has(kindOf(v, i)) ? null : v));
    // The bar is grey if no difference was found.
    const paint = (v, i) => colours[kindOf(v, i)];
    const seen = data.range ? data.range.split(',').map(Number) : null;
    const bars = { type: 'bar', orientation: 'h', y, textposition: 'none', hoverinfo: 'skip' };
    return {
        data: [
            { ...bars, name: 'control', x: scaled('control'), visible: !hidden.has('control'),
                marker: { color: colours.control } },
            { ...bars, name: 'test', x: scaled('test'), visible: !hidden.has('test'),
                marker: { color: colours.test } },
            { ...bars, name: 'difference', x: diff, marker: {
                color: diff.map((v, i) => paint(v, i)),
                pattern: { shape: diff.map((v) => (v > 0 ? '' : '/')), size: 5, solidity: 0.35,
                    fillmode: 'replace', fgcolor: diff.map((v, i) => paint(v, i)),
                    bgcolor: colours.surface },
                line: { width: diff.map((v) => (v > 0 ? 0 : 1)),
                    color: diff.map((v, i) => paint(v, i)) },
            } },
            // One hover text for the row, wherever the pointer is in its band and whatever bars it
            // has: an invisible point, on an axis that does not zoom.
            { type: 'scatter', mode: 'markers', xaxis: 'x2', x: y.map(() => 0.99), y,
                marker: { size: 1, opacity: 0 }, customdata: data.rows.map(rowHover),
                hovertemplate: '%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>' },
        ],
        layout: chartLayout({
            barmode: 'group',
            bargap: 0.28,
            bargroupgap: 0.08,
            margin: { l: left, r: MARGIN.right, t: MARGIN.top, b: MARGIN.bottom },
            hovermode: 'y',
            hoverdistance: -1,
            dragmode: panning ? 'pan' : 'zoom',
            xaxis: { ticksuffix: suffix, zeroline: true, nticks: width < 520 ? 4 : 7,
                tickformat: data.kind === 'count' ? ',~r' : ',', rangemode: 'tozero',
                ...seen && { range: seen.slice(0, 2) } },
            xaxis2: { overlaying: 'x', range: [0, 1], fixedrange: true, visible: false },
            yaxis: { range: seen ? seen.slice(2) : yRange(n), tickmode: 'array', tickvals: y, showgrid: false,
                zeroline: false, ticks: 'outside', ticklen: 5,
                tickcolor: 'rgba(0,0,0,0)', tickfont: { size: 11, family: 'ui-monospace, '
                    + 'SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace' },
                ticktext: labels(data.rows, letters) },
            shapes: highlight(data.rows, selected, colours),
        }),
    };
}

// The bars of the waterfall: control, the changes of the parts, test. It is on the first
// screen of a comparison, so it does not wait for the chart library: it is drawn here, in percent
// of its width and in colours of the style sheet.

const HEIGHT = 212;
const FALL_MARGIN = { left: 62, right: 12, top: 20, bottom: 24 }; // as in compare.css
const BODY = HEIGHT - FALL_MARGIN.top - FALL_MARGIN.bottom;
const WIDE = 0.62; // the width of a bar, relative to its band
const TICKS = 5; // at most
const TEETH = 8; // of the gap where a bar is cut
const HOVER = 84; // px: height of the numbers of a bar and of its label

const FALL_KEYS = [['control', 'control'], ['test', 'test'], ['more', 'takes more'],
    ['less', 'takes less']];

/** `data`: {fall: the waterfall of the API, revision, file, heading, caption, empty}. */
export function createWaterfallChart(spec) {
    return createFigure({ ...spec, class: 'waterfall', height: () => HEIGHT, keys: FALL_KEYS, paint,
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
    const ticks = ticksOf({ from: low / per, to: high / per }, TICKS).values.map((value) =>
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
        ticks.map(({ y, text }) => svg('text', { class: 'fall-value', x: FALL_MARGIN.left - 5,
            y: FALL_MARGIN.top + y + 4 }, text)),
        low > 0 && svg('text', { class: 'fall-cut', x: FALL_MARGIN.left, y: FALL_MARGIN.top - 6 },
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
        const [from, to] = tops[i].map((y) => FALL_MARGIN.top + y);
        const show = () => {
            fill(words, lines.map((line) => h('div', {}, line)));
            words.hidden = false;
            words.style.setProperty(left ? 'left' : 'right', `calc(${left ? FALL_MARGIN.left
                : FALL_MARGIN.right}px + ${away / count} * (100% - ${FALL_MARGIN.left + FALL_MARGIN.right}px))`);
            words.style.setProperty(left ? 'right' : 'left', 'auto');
            // Above the bar and its label if there is room, otherwise in or below the bar.
            words.style.bottom = from > HOVER ? `${HEIGHT - from + 17}px` : 'auto';
            words.style.top = from > HOVER ? 'auto' : `${to - from > HOVER ? from + 6
                : Math.min(to + 4, HEIGHT - HOVER)}px`;
        };
        const area = svg('rect', { class: 'fall-area', x: percent(i / count), y: -FALL_MARGIN.top,
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

// Rank × step as three heat maps: control, test, and their difference.

const NARROW = 820;
const PANELS = 3;
const GAP = 46; // between panels, px
const HEAT_MARGIN = { top: 26, right: 12, bottom: 36 };
const BAR = 46; // room for a colour scale below the panels

/** `data`: {rows: [{text}], columns: [{text}], control, test, diff: matrices of numbers or null,
 * kind: 'time' | 'count' | 'percent', format(value), formatDiff(value), more(side, row, column):
 * another line of the hover or '', revision, file, heading, empty}. `spec`: {id, title, file,
 * level, onCell(row, column): after a click on a cell of `data`}. */
export function createHeatMap(spec) {
    return createFigure({ ...spec, class: 'heat-map', height: figureHeight, make,
        onClick({ points: [point] }, data) {
            if (data.rows[point.y] && data.columns[point.x] && point.curveNumber < PANELS) {
                spec.onCell(data.rows[point.y], data.columns[point.x]);
            }
        },
        extra: h('p', { class: 'heat-hint muted small' }, 'A click on a cell shows that step in '
            + 'the timeline; the table below has the same numbers and links.') });
}

const cellHeight = (n) => Math.max(9, Math.min(30, Math.round(420 / Math.max(n, 1))));
const panelHeight = (data) => Math.max(34, data.rows.length * cellHeight(data.rows.length));
const isNarrow = (width) => width < NARROW;

function figureHeight(data, width) {
    const one = panelHeight(data);
    return isNarrow(width)
        ? 3 * (one + HEAT_MARGIN.top) + 2 * HEAT_MARGIN.bottom + 2 * BAR + HEAT_MARGIN.bottom
        : one + HEAT_MARGIN.top + HEAT_MARGIN.bottom + BAR;
}

const flat = (cells) => cells.flat().filter((value) => value !== null);

/** Never narrower than ±5 % of the middle, so that noise stays pale. */
function scaleOf(data) {
    const values = [...flat(data.control), ...flat(data.test)];
    const middle = Math.abs(median(values) ?? 0);
    const low = Math.min(...values, middle * 0.95);
    const high = Math.max(...values, middle * 1.05);
    const most = Math.max(...flat(data.diff).map(Math.abs), middle * 0.05);
    return { low, high: high > low ? high : low + 1, most: most > 0 ? most : 1 };
}

function make(data, width) {
    const narrow = isNarrow(width);
    const scale = scaleOf(data);
    const [unit, per] = data.kind === 'time'
        ? timeScale(Math.max(Math.abs(scale.high), Math.abs(scale.low))) : ['', 1];
    const suffix = data.kind === 'percent' ? '\u00a0%' : unit === '' ? '' : `\u00a0${unit}`;
    const frame = frames(data, width, narrow);
    const panels = [['Control', data.control, data.format, false],
        ['Test', data.test, data.format, false],
        ['Difference', data.diff, data.formatDiff, true]];
    const layout = chartLayout({
        margin: { l: frame.left, r: HEAT_MARGIN.right, t: 0, b: 0 },
        dragmode: 'zoom',
        annotations: [],
        coloraxis: { cmin: scale.low / per, cmax: scale.high / per, colorscale: heatColours(),
            showscale: false },
        coloraxis2: { cmin: -scale.most / per, cmax: scale.most / per,
            colorscale: diverging(), showscale: false },
    });
    const traces = panels.map(([title, cells, format, isDiff], i) => {
        const end = i === 0 ? '' : String(i + 1);
        Object.assign(layout, axes(data, frame.panels[i], end, narrow || i === 0));
        const middle = (frame.panels[i].x[0] + frame.panels[i].x[1]) / 2;
        layout.annotations.push({ text: title, showarrow: false, xref: 'paper', yref: 'paper',
            x: middle, xanchor: 'center', y: frame.panels[i].y[1], yanchor: 'bottom',
            yshift: 3, font: { size: 12 } });
        if (narrow || i === 0) {
            layout.annotations.push({ text: 'rank', showarrow: false, xref: 'paper',
                yref: 'paper', x: 0, xanchor: 'right', y: frame.panels[i].y[1],
                yanchor: 'bottom', xshift: -2, yshift: 2, font: { size: 11 } });
        }
        return { type: 'heatmap', coloraxis: isDiff ? 'coloraxis2' : 'coloraxis',
            xaxis: `x${end}`, yaxis: `y${end}`, xgap: 1, ygap: 1, hoverongaps: false,
            z: cells.map((row) => row.map((v) => (v === null ? null : v / per))),
            ...hovering(heatTexts(data, title, cells, format, isDiff)),
            ...cellTexts(data, cells, per, frame.panels[i].cell) };
    });
    const strips = [[scale.low / per, scale.high / per], [-scale.most / per, scale.most / per]]
        .map((range, i) => {
            Object.assign(layout, stripAxes(frame.bars[i], 4 + i, range, suffix));
            return strip(range, 4 + i, i === 0 ? 'coloraxis' : 'coloraxis2');
        });
    return { data: [...traces, ...strips], layout };
}

/** Numbers inside the cells where there is room. */
function cellTexts(data, cells, per, cell) {
    if (cell.width < 46 || cell.height < 15) {
        return {};
    }
    const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
    return { texttemplate: '%{text}', textfont: { size: 10.5 },
        text: cells.map((row) => row.map((v) =>
            (v === null ? '' : digits.format(v / per).replace('-', '\u2212')))) };
}

function heatTexts(data, title, cells, format, isDiff) {
    const side = title.toLowerCase();
    return cells.map((row, i) => row.map((value, j) => {
        const { [side]: a } = data.columns[j];
        const where = isDiff || a === undefined ? data.columns[j].text
            : a === null ? 'whole file' : String(a);
        const rank = isDiff ? data.rows[i].text : data.rows[i][side]?.rank ?? '';
        const before = data.control[i][j];
        const share = isDiff && before > 0 ? ` (${formatPercentDiff(100 * value / before)})` : '';
        return hoverText([title, `rank ${rank}, step ${where}`, ...value === null ? []
            : [format(value) + share, !isDiff && data.more?.(side, i, j)]]);
    }));
}

/** The places of the panels and the colour scales, in shares of the figure. */
function frames(data, width, narrow) {
    const total = figureHeight(data, width);
    const longest = Math.max(...data.rows.map((r) => r.text.length), 2);
    const left = Math.min(120, 30 + 7 * longest);
    const inner = width - left - HEAT_MARGIN.right;
    const one = panelHeight(data);
    const panelWidth = narrow ? inner : (inner - 2 * GAP) / 3;
    const cell = { width: panelWidth / Math.max(1, data.columns.length),
        height: one / Math.max(1, data.rows.length) };
    const share = (top, height) => [1 - (top + height) / total, 1 - top / total];
    if (!narrow) {
        const panels = [0, 1, 2].map((i) => {
            const start = i * (panelWidth + GAP) / inner;
            return { x: [start, start + panelWidth / inner], y: share(HEAT_MARGIN.top, one), cell };
        });
        const y = share(HEAT_MARGIN.top + one + HEAT_MARGIN.bottom + 6, 8);
        const [start, end] = [panels[0].x[0], panels[1].x[1]];
        return { left, panels, bars: [
            { x: [start + (end - start) * 0.2, end - (end - start) * 0.2], y },
            { x: panels[2].x, y }] };
    }
    const tops = [HEAT_MARGIN.top, 2 * HEAT_MARGIN.top + one + HEAT_MARGIN.bottom,
        3 * HEAT_MARGIN.top + 2 * one + 2 * HEAT_MARGIN.bottom + BAR];
    return { left, panels: tops.map((top) => ({ x: [0, 1], y: share(top, one), cell })),
        bars: [1, 2].map((i) => ({ x: [0.08, 0.92],
            y: share(tops[i] + one + HEAT_MARGIN.bottom + 6, 8) })) };
}

function axes(data, panel, end, labels) {
    const width = panel.cell.width * data.columns.length;
    const longest = Math.max(...data.columns.map((c) => c.text.length), 1);
    const columns = tickPlaces(data.columns.length, width / (7 * longest + 10));
    const rows = tickPlaces(data.rows.length, panel.cell.height * data.rows.length / 13);
    const axis = { showgrid: false, zeroline: false, ticks: '', tickmode: 'array' };
    return {
        [`xaxis${end}`]: { ...axis, domain: panel.x, anchor: `y${end}`, tickvals: columns,
            ticktext: columns.map((i) => escapeMarkup(data.columns[i].text)),
            range: [-0.5, data.columns.length - 0.5],
            title: axisTitle('step', { standoff: 3 }) },
        [`yaxis${end}`]: { ...axis, domain: panel.y, anchor: `x${end}`, tickvals: rows,
            ticktext: rows.map((i) => escapeMarkup(data.rows[i].text)),
            range: [data.rows.length - 0.5, -0.5], showticklabels: labels,
            ...(end === '' ? {} : { matches: 'y' }) },
    };
}

const STRIP = 48;

/** A colour scale, drawn as a heat map: Plotly's own scale sets style attributes, which the
 * Content-Security-Policy of the page forbids. */
function strip([low, high], end, coloraxis) {
    const places = Array.from({ length: STRIP }, (_, i) => low + (high - low) * (i / (STRIP - 1)));
    return { type: 'heatmap', x: places, y: [0, 1], z: [places, places], coloraxis,
        zsmooth: 'best', hoverinfo: 'skip', xaxis: `x${end}`, yaxis: `y${end}` };
}

function stripAxes({ x, y }, end, range, suffix) {
    return {
        [`xaxis${end}`]: { domain: x, anchor: `y${end}`, range, fixedrange: true, nticks: 6,
            showgrid: false, zeroline: false, ticks: '', tickformat: ',', ticksuffix: suffix,
            tickfont: { size: 10.5, color: colour('--muted') } },
        [`yaxis${end}`]: { domain: y, anchor: `x${end}`, range: [0, 1], fixedrange: true,
            visible: false },
    };
}

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
    if (high / low < 8) {
        return ticksOf({ from: low, to: high }, most).values.map((tick) => Number(tick.toPrecision(12)));
    }
    const ticks = [];
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

// How long single calls took: both sides, in bins of equal ratios. The control is a filled
// area, the test a line, so that neither hides the other.

const HISTOGRAM_HEIGHT = 250;

/** `data`: {edges: µs, control, test: counts of the bins, share: of the side's calls instead of
 * their number, perStep: [samples, samples] to divide by or null, medians: [µs, µs] or null,
 * revision, file, empty}. `spec`: {id, title, file, level, tools: nodes}. */
export function createHistogram(spec) {
    return createFigure({ ...spec, height: () => HISTOGRAM_HEIGHT, make: drawHistogram,
        extra: h('div', { class: 'legend-row' }, h('ul', { class: 'chart-legend' },
            h('li', { class: 'key key-control' }, 'control'),
            h('li', { class: 'key key-line key-test' }, 'test'),
            h('li', { class: 'muted' }, 'dotted: medians')), spec.tools) });
}

/** 2000 → "2 ms": a round number of µs. */
function tickText(us) {
    const [unit, per] = timeScale(us);
    return `${Number((us / per).toPrecision(6)).toLocaleString('en-US')}\u00a0${unit}`;
}

function drawHistogram(given, width) {
    const data = { ...given, ...mergeBins(given) };
    const colours = chartColours();
    const { edges } = data;
    const ticks = logTicks(edges[0], edges[edges.length - 1], width < 520 ? 4 : 9);
    const [control, test] = ['control', 'test'].map((side, i) => {
        const all = data[side].reduce((a, b) => a + b, 0);
        const divide = data.share ? all / 100 : data.perStep ? data.perStep[i] : 1;
        return data[side].map((n) => (n === 0 ? 0 : n / divide));
    });
    const middle = edges.slice(0, -1).map((edge, i) => Math.sqrt(edge * edges[i + 1]));
    const high = Math.max(...control, ...test);
    return {
        data: [
            { ...outline(edges, control), hoverinfo: 'skip', fill: 'tozeroy',
                fillcolor: faded(colours.control, 0.4), line: { color: colours.control, width: 1 } },
            { ...outline(edges, test), hoverinfo: 'skip', line: { color: colours.test, width: 2.2 } },
            hoverPoints(middle, middle.map((_, i) => Math.max(control[i], test[i])), binTexts(data)),
        ],
        layout: chartLayout({
            margin: { l: 54, r: 14, t: 8, b: 40 },
            hovermode: 'x',
            dragmode: false,
            xaxis: { type: 'log', fixedrange: true, tickmode: 'array', tickvals: ticks,
                ticktext: ticks.map(tickText), range: [Math.log10(edges[0]),
                    Math.log10(edges[edges.length - 1])],
                title: axisTitle('duration of a call') },
            yaxis: { range: [0, high * 1.06], fixedrange: true, tickformat: ',',
                ticksuffix: data.share ? '\u00a0%' : '', title: axisTitle(data.share
                    ? 'share of its calls' : data.perStep ? 'calls per step' : 'calls') },
            shapes: (data.medians ?? []).flatMap((value, i) => (value === null ? [] : [
                { type: 'line', xref: 'x', yref: 'paper', x0: value, x1: value, y0: 0, y1: 1,
                    line: { width: 1.5, dash: 'dot',
                        color: i === 0 ? colour('--control') : colour('--test') } }])),
        }),
    };
}

function binTexts(data) {
    const sums = ['control', 'test'].map((side) => data[side].reduce((a, b) => a + b, 0));
    return data.edges.slice(0, -1).map((edge, i) => {
        const line = (side, sum) => `${side} ${formatCount(data[side][i])}${
            sum > 0 ? `, ${formatPercent(100 * data[side][i] / sum)} of its calls` : ''}`;
        return hoverText([`${formatTime(edge)} to ${formatTime(data.edges[i + 1])}`,
            line('control', sums[0]), line('test', sums[1])]);
    });
}

const POINTS_HEIGHT = 250;
const ASIDE = 0.13; // control to the left, test to the right of a step's place

/** `data`: {columns: [{text}], rows, control, test: matrices of numbers or null, hover(side, row,
 * column) → lines, kind: 'time' | 'count', revision, file, heading, empty}. `spec.onSample(row,
 * column)`: after a click on a sample of `data`. */
export function createSamplePoints(spec) {
    return createFigure({ ...spec, height: () => POINTS_HEIGHT, make: drawPoints,
        onClick({ points: [point] }, data) {
            const [i, j] = String(point.id ?? '').split('/').map(Number);
            if (data.rows[i] && data.columns[j]) {
                spec.onSample(data.rows[i], data.columns[j]);
            }
        },
        extra: h('ul', { class: 'chart-legend' },
            h('li', { class: 'key key-dot key-control' }, 'control'),
            h('li', { class: 'key key-diamond key-test' }, 'test'),
            h('li', { class: 'muted' }, 'lines: mean of the ranks')) });
}

function drawPoints(data, width) {
    const colours = chartColours();
    const values = [data.control, data.test].flatMap((cells) => cells.flat())
        .filter((v) => v !== null);
    const [unit, per] = data.kind === 'time' ? timeScale(Math.max(...values)) : ['', 1];
    const many = data.rows.length > 8;
    const points = (side, shift, symbol) => {
        const at = [];
        data[side].forEach((row, i) => row.forEach((value, j) => {
            if (value !== null) {
                // Ranks are side by side, so that equal values stay apart.
                const spread = data.rows.length > 1 ? 0.16 * (i / (data.rows.length - 1) - 0.5) : 0;
                at.push({ x: j + shift + spread, y: value / per, id: `${i}/${j}`,
                    text: hoverText(data.hover(side, i, j)) });
            }
        }));
        return { type: 'scatter', mode: 'markers', x: at.map((p) => p.x),
            y: at.map((p) => p.y), ids: at.map((p) => p.id), ...hovering(at.map((p) => p.text)),
            marker: { color: colours[side], symbol, size: many ? 5 : 8,
                opacity: many ? 0.6 : 0.9, line: { width: 0 } } };
    };
    const means = (side, shift) => {
        const means = data.columns.map((_, j) => {
            const column = data[side].map((row) => row[j]).filter((v) => v !== null);
            return column.length === 0 ? null
                : column.reduce((a, b) => a + b, 0) / column.length / per;
        });
        return { type: 'scatter', mode: 'lines', hoverinfo: 'skip', y: means,
            x: means.map((_, j) => j + shift),
            line: { color: colour(`--${side}`), width: 1.5,
                dash: side === 'control' ? 'solid' : 'dash' } };
    };
    const longest = Math.max(...data.columns.map((c) => c.text.length), 1);
    const ticks = tickPlaces(data.columns.length, (width - 80) / (7 * longest + 10));
    return {
        data: [means('control', -ASIDE), means('test', ASIDE),
            points('control', -ASIDE, 'circle'), points('test', ASIDE, 'diamond')],
        layout: chartLayout({
            margin: { l: 64, r: 14, t: 8, b: 40 },
            dragmode: 'zoom',
            xaxis: { tickmode: 'array', tickvals: ticks, showgrid: false, zeroline: false,
                ticktext: ticks.map((i) => escapeMarkup(data.columns[i].text)),
                range: [-0.6, data.columns.length - 0.4],
                title: axisTitle('step') },
            yaxis: { rangemode: 'tozero', ticksuffix: unit ? `\u00a0${unit}` : '',
                tickformat: ',', zeroline: true },
        }),
    };
}
