// The charts of the Analyse page: bars of shares, step lines, histograms and points. Control
// and test (A and B) have the colours of the Compare page.
import { bytesScale, escapeMarkup, exactTime, formatBytes, formatCount, formatRate, formatTime,
    rateScale, shortenApart, shortenMiddle, timeScale } from '../format.js';
import { colour } from '../theme.js';
import { axisTitle, chartColours, chartLayout, diverging, faded, heatColours, hovering, hoverPoints, hoverText,
    outline, tickPlaces } from './figure.js';

const LETTER = 7.2; // px of a label
const GAP = 6; // px between a label and its axis
const DASHES = ['solid', 'dot', 'dash', 'dashdot', 'longdash', 'longdashdot'];
/** The lines of a single set differ by colour, those of two sets by dashes. */
const LINE_COLOURS = ['--control-fill', '--part-communication', '--more-fill', '--less-fill',
    '--part-compute', '--part-memory'];

const sideColour = (side) => chartColours()[side === 'B' ? 'test' : 'control'];

const layout = (extra) => chartLayout({ margin: { l: 64, r: 16, t: 8, b: 42 }, dragmode: false,
    bargap: 0.25, ...extra });

/** Height of a chart of horizontal bars: `count` places with `series` bars each. */
export const barsHeight = (count, series = 1) => 52 + Math.max(1, count)
    * (series > 1 ? 34 : count > 40 ? 18 : 26);

const PANEL = 116; // px
const PANEL_GAP = 22;

/** Height of a chart of series with so many panels. */
export const seriesHeight = (panels) => (panels > 1 ? 64 - PANEL_GAP
    + panels * (PANEL + PANEL_GAP) : 320);

/** A bar without length has no area for the pointer, so a label gives its numbers. */
function emptyLabels(bars, s, stacked) {
    return stacked ? { textposition: 'none' } : { textposition: 'outside', cliponaxis: false,
        textfont: { size: 10, color: colour('--muted') },
        text: bars.map((b) => (b.values[s].value ? '' : escapeMarkup(b.values[s].none
            ?? b.values[s].text))) };
}

/** Horizontal bars, stacked or side by side. `bars`: [{label, full, total: text of the whole bar,
 * values: [{value, text}]}]; `series`: [{key of the legend, name, colour}], one value each. `kind`:
 * 'time', 'bytes', 'percent' or 'count'. */
export function barChart({ bars, series, kind, stacked = false, errors = false }, width) {
    const largest = Math.max(...bars.map((b) => (stacked
        ? b.values.reduce((sum, v) => sum + (v.value ?? 0), 0)
        : Math.max(...b.values.map((v) => v.value ?? 0)))), 0);
    const [unit, per] = kind === 'time' ? timeScale(largest) : kind === 'bytes'
        ? bytesScale(largest) : [kind === 'percent' ? '%' : '', 1];
    const places = bars.map((_, i) => i);
    // With a single rank, whiskers would only be a mark at the end of the bar.
    const whiskers = errors && bars.some((b) => b.values.some((v) => v.low > 0 || v.high > 0));
    const number = (v) => (v.value === null && whiskers ? null : (v.value ?? 0) / per);
    const longest = Math.max(...bars.map((b) => b.label.length));
    const left = Math.min(Math.ceil(18 + GAP + LETTER * longest), Math.floor(width * 0.42), 360);
    const letters = Math.floor((left - 14 - GAP) / LETTER);
    // Every piece of a bar has the text of the whole bar: the other pieces may be too short to
    // point at.
    const texts = bars.map((b) => hoverText([b.full ?? b.label, ...series.map((one, s) =>
        `${one.name}: ${b.values[s].text}`), ...(b.total ? [`in all: ${b.total}`] : [])]));
    return {
        data: series.map((one, s) => ({
            type: 'bar', orientation: 'h', y: places, legendgroup: one.key,
            x: bars.map((b) => number(b.values[s])), marker: { color: one.colour },
            error_x: whiskers ? { type: 'data', symmetric: false, thickness: 1.2,
                color: colour('--text'), width: 3,
                array: bars.map((b) => (b.values[s].high ?? 0) / per),
                arrayminus: bars.map((b) => (b.values[s].low ?? 0) / per) } : undefined,
            ...hovering(texts), ...emptyLabels(bars, s, stacked),
        })),
        layout: layout({
            barmode: stacked ? 'stack' : 'group', margin: { l: left, r: 24, t: 6, b: 40 },
            yaxis: { tickmode: 'array', tickvals: places, autorange: 'reversed',
                showgrid: false, fixedrange: true, tickfont: { size: 11 },
                ticks: 'outside', ticklen: GAP, tickcolor: 'rgba(0,0,0,0)',
                ticktext: shortenApart(bars.map((b) => b.label), letters).map(escapeMarkup) },
            xaxis: { rangemode: 'tozero', tickformat: ',', zeroline: true, fixedrange: true,
                tickangle: 0, nticks: Math.max(3, Math.floor((width - left) / 80)),
                ticksuffix: unit ? `\u00a0${unit}` : '' },
        }),
    };
}

/** The style of the n-th line: its own colour with one side, its own dashes with two. */
export const lineStyle = (n, side) => (side === '' ? { property:
    LINE_COLOURS[n % LINE_COLOURS.length], dash: DASHES[Math.floor(n / LINE_COLOURS.length)
        % DASHES.length] } : { property: side === 'B' ? '--test-fill' : '--control-fill',
    dash: DASHES[n % DASHES.length] });

/** The unit for a series that ends at `last`: [name, µs per unit]. */
const seriesScale = (last) => timeScale(Math.max(last, 1));

/** The axis of a panel, from the bottom of the chart up, with the unit of its largest value. */
function panelAxis(lines, unit, place, count) {
    const values = lines.flatMap((l) => l.points.map((p) => p[1]));
    const whole = values.every((v) => Number.isInteger(v) && v < 5);
    const most = values.reduce((a, b) => Math.max(a, b), 0);
    const [name, per] = unit === 'rate' ? rateScale(most) : unit === 'bytes' ? bytesScale(most)
        : [unit, 1];
    const high = count * (PANEL + PANEL_GAP) - PANEL_GAP;
    const top = 1 - place * (PANEL + PANEL_GAP) / high;
    return { per, axis: { rangemode: 'tozero', tickformat: ',', fixedrange: true,
        dtick: whole ? 1 : undefined, nticks: count > 1 ? 5 : undefined,
        domain: [Math.max(0, top - PANEL / high), top],
        title: axisTitle(name, {}) } };
}

/** The name of a panel is above it. */
const panelTitle = (text, top) => ({ text: escapeMarkup(text), xref: 'paper', yref: 'paper', x: 0,
    y: top, xanchor: 'left', yanchor: 'bottom', showarrow: false,
    font: { size: 12, color: colour('--text') } });

const MARKS_MAX = 400;
const markColour = (mark) => colour(mark.side === '' ? '--muted'
    : mark.side === 'B' ? '--test-fill' : '--control-fill');

/** A thin line through all panels at each moment. */
const markLines = (marks, at) => (marks.length > MARKS_MAX ? [] : marks.map((mark) => ({
    type: 'line', xref: 'x', yref: 'paper', x0: at(mark.at), x1: at(mark.at), y0: 0, y1: 1,
    layer: 'below', line: { width: 1, color: faded(markColour(mark), 0.55), dash: 'dot' } })));

/** Their texts, rotated, if there is room; with two sides the lines are enough. */
const markTexts = (marks, at, width) => (marks.length > width / 60 || marks.some((m) => m.side !== '')
    ? [] : marks.map((mark) => ({ text: escapeMarkup(mark.text), xref: 'x', yref: 'paper',
        x: at(mark.at), y: 1, xanchor: 'left', yanchor: 'top', textangle: -90, showarrow: false,
        font: { size: 10, color: colour('--muted') } })));

/** Times of a chart: the scale, and the offset to subtract if all are far from the beginning. */
function timesOf(lines, range) {
    const times = (end) => lines.flatMap((l) => l.points.slice(end, end + 1 || undefined)
        .map((p) => p[0]));
    const last = range?.[1] ?? Math.max(...times(-1));
    const first = range?.[0] ?? Math.min(...times(0));
    // Far after the first event, ticks count from the beginning of the chart: otherwise they would
    // be long and alike.
    const far = first > 1000 * (last - first);
    const [scale, per] = seriesScale(far ? last - first : last);
    return { scale, per, far, offset: far ? Math.floor(first / per) * per : 0 };
}

/** Step lines. `lines`: [{key of the legend, name, side, place of the style, panel, points: [[µs,
 * value], …]}]; `panels`: their names from top to bottom, each with its own scale, on one time
 * axis; `unit` of the values, 'rate' for bandwidths in GB/s; `range`: [µs, µs] to show, or null for
 * all; `marks`: moments to mark, [{side, at: µs, end, text}]. */
export function seriesChart({ lines, panels, unit, range, marks = [] }, width) {
    const { scale, per, far, offset } = timesOf(lines, range);
    const at = (us) => (us - offset) / per;
    const value = (v) => (unit === 'rate' ? formatRate(v) : unit === 'bytes'
        ? formatBytes(v) : `${formatCount(v)} ${unit}`);
    const axes = panels.map((panel, i) => panelAxis(lines.filter((l) => l.panel === panel), unit,
        i, panels.length));
    const axisName = (i) => (i === 0 ? 'y' : `y${i + 1}`);
    return {
        data: lines.map((line) => {
            const style = lineStyle(line.place, line.side);
            const panel = panels.indexOf(line.panel);
            return {
                type: 'scatter', mode: 'lines', x: line.points.map((p) => at(p[0])),
                y: line.points.map((p) => p[1] / axes[panel].per), yaxis: axisName(panel),
                line: { shape: 'hv', width: 1.4, color: colour(style.property),
                    dash: style.dash }, legendgroup: line.key,
                ...hovering(line.points.map((p) => hoverText([line.name, `at ${exactTime(p[0])}`,
                    value(p[1])]))),
            };
        }),
        layout: layout({
            dragmode: 'zoom', margin: { l: 64, r: 16, t: panels.length > 1 ? 22 : 8, b: 42 },
            xaxis: { ticksuffix: `\u00a0${scale}`, tickformat: ',', zeroline: false,
                tickangle: 0, range: range?.map(at), autorange: range === null,
                nticks: Math.max(4, Math.floor((width - 80) / 64)),
                anchor: axisName(panels.length - 1),
                title: axisTitle(far ? `since ${exactTime(offset)} after the first event`
                    : 'since the first event') },
            ...Object.fromEntries(axes.map(({ axis }, i) => [`yaxis${i === 0 ? '' : i + 1}`, axis])),
            annotations: [...panels.length > 1
                ? panels.map((panel, i) => panelTitle(panel, axes[i].axis.domain[1])) : [],
            ...markTexts(marks, at, width)],
            shapes: markLines(marks, at),
        }),
        per, offset,
    };
}

/** 0.001 → "1 ns": a power of ten as a tick. */
function tickText(us) {
    const [unit, per] = timeScale(us);
    return `${Number((us / per).toPrecision(3))}\u00a0${unit}`;
}

/** The counts of bins of any number of ranks, by bin. */
function sumBins(bins) {
    const sums = new Map();
    for (const { bin, count } of bins) {
        sums.set(bin, (sums.get(bin) ?? 0) + count);
    }
    return sums;
}

/** Histograms over the server's bins: bin 0 is everything below 1 ns, then ten bins per decade. The
 * first side is an area, the second a line. `sides`: [{side, name, bins: [{bin, count}]}]. */
export function binChart({ sides }, width) {
    const sums = sides.map((s) => sumBins(s.bins));
    const used = [...new Set(sums.flatMap((s) => [...s.keys()]))].filter((bin) => bin > 0);
    // At least a decade and a bit, so that a single bin does not fill the chart.
    const middle = used.length > 0 ? Math.min(...used) : 1;
    const high = Math.max(middle + 6, ...used);
    const low = Math.max(1, Math.min(middle, high - 12));
    const zero = sums.some((s) => s.has(0));
    const places = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    if (zero) { // apart, a little to the left
        places.unshift(low - 4, low - 3, low - 2, low - 1);
    }
    const at = (s, place) => sums[s].get(zero && place === low - 4 ? 0
        : place < low ? -1 : place) ?? 0;
    const edge = (bin) => 10 ** ((bin - 1) / 10 - 3);
    const name = (place) => (place < low ? 'none' : `${formatTime(edge(place))} to ${
        formatTime(edge(place + 1))}`);
    const decades = places.filter((place) => place >= low && (place - 1) % 10 === 0);
    const every = Math.max(1, Math.ceil(decades.length * 62 / Math.max(width - 80, 62)));
    const room = Math.max(width - 80, 62) / places.length; // px of a bin
    const ticks = [...(zero ? [low - 4] : []), ...decades.filter((place, i) => i % every === 0
        && !(zero && (place - low + 4) * room < 52))];
    const last = sides.length - 1;
    return {
        data: [...sides.map((one, s) => ({ ...outline([...places, places.at(-1) + 1],
            places.map((p) => at(s, p))), hoverinfo: 'skip', legendgroup: one.key,
            fill: s === 0 ? 'tozeroy' : 'none', fillcolor: faded(sideColour(one.side), last === 0 ? 0.65 : 0.4),
            line: { color: sideColour(one.side), width: s === 0 ? 1 : 2.2 } })),
        hoverPoints(places.map((p) => p + 0.5),
            places.map((p) => Math.max(...sides.map((_, s) => at(s, p)))),
            places.map((p) => hoverText([name(p), ...sides.map((one, s) =>
                `${one.name}: ${formatCount(at(s, p))}`)])))],
        layout: layout({ hovermode: 'x', margin: { l: 54, r: 16, t: 8, b: 30 },
            xaxis: { tickmode: 'array', fixedrange: true, zeroline: false, tickangle: 0,
                tickvals: ticks.map((p) => (p < low ? p + 0.5 : p)),
                ticktext: ticks.map((p) => (p < low ? 'none' : tickText(edge(p)))) },
            yaxis: { tickformat: ',', rangemode: 'tozero', fixedrange: true,
                dtick: Math.max(...sums.flatMap((s) => [...s.values()])) < 5 ? 1 : undefined,
                title: axisTitle('launches') } }),
    };
}

/** A linear axis of exponents, labelled with times. */
function logTimeAxis(low, high, title) {
    const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    return { tickmode: 'array', tickvals: ticks, zeroline: false, fixedrange: true, tickangle: 0,
        ticks: 'outside', ticklen: GAP, tickcolor: 'rgba(0,0,0,0)',
        range: [low, high], ticktext: ticks.map((e) => tickText(10 ** e)),
        title: axisTitle(title) };
}

/** Host time against device time of launches, both logarithmic. */
export function scatterChart({ sides }) {
    const at = (us) => Math.log10(Math.max(us, 1e-3));
    const ends = (key) => {
        const all = sides.flatMap((s) => s.points.map((p) => at(p[key])));
        const low = Math.floor(Math.min(...all));
        return [low, Math.max(Math.ceil(Math.max(...all)), low + 1)];
    };
    const [x, y] = [ends('cpu_duration'), ends('gpu_duration')];
    const diagonal = [Math.max(x[0], y[0]), Math.min(x[1], y[1])];
    return {
        data: [{ type: 'scatter', mode: 'lines', x: diagonal, y: diagonal, hoverinfo: 'skip',
            visible: diagonal[0] < diagonal[1],
            line: { color: colour('--muted'), width: 1, dash: 'dot' } },
        ...sides.map(({ key, side, name, points }) => ({
            type: 'scatter', mode: 'markers', cliponaxis: false, legendgroup: key,
            x: points.map((p) => at(p.cpu_duration)), y: points.map((p) => at(p.gpu_duration)),
            marker: { color: sideColour(side), opacity: 0.6,
                symbol: side === 'B' ? 'diamond-open' : 'circle',
                size: points.map((p) => Math.min(18, 4 + 2 * Math.log2(p.count + 1))) },
            ...hovering(points.map((p) => hoverText([name, `rank ${p.rank}`,
                `host ${formatTime(p.cpu_duration)}, device ${formatTime(p.gpu_duration)}`,
                `${formatCount(p.count)} launches`]))),
        }))],
        layout: layout({ xaxis: logTimeAxis(...x, 'the launch on the host'),
            yaxis: logTimeAxis(...y, 'on the device'), margin: { l: 76, r: 30, t: 12, b: 46 } }),
    };
}

// The charts of collectives: bandwidth over the size of the message, and heat maps of waiting.

const SYMBOLS = ['circle', 'square', 'triangle-up', 'cross', 'star', 'hexagon'];
const CELL = 14; // px, of a rank
const PANEL_TOP = 24;
const PANEL_BOTTOM = 42;
const LETTER_SIZE = 6.6;
const SWATCH = 14; // px, of the colours of a heat map

const FILLS = ['--control-fill', '--part-memory', '--part-communication', '--more-fill',
    '--part-compute', '--less-fill'];
/** The colour of the n-th collective of one side. */
export const collectiveFill = (n) => FILLS[n % FILLS.length];

/** Powers of two, as usual for sizes of messages. */
function byteTicks(low, high, most) {
    const ticks = [];
    for (let e = Math.floor(Math.log2(low)); e <= Math.ceil(Math.log2(high)); e += 1) {
        ticks.push(e);
    }
    const every = Math.ceil(ticks.length / Math.max(2, Math.min(9, most)));
    return ticks.filter((_, i) => i % every === 0);
}

/** `sides`: [{key, side: letter, name, lines: [{name, collective, points: [{bytes, busbw, best,
 * transfer, instances}]}]}]; a line is a collective of a process group. `names`: of the
 * collectives. */
export function bandwidthChart({ sides, names }, width) {
    const points = sides.flatMap((s) => s.lines.flatMap((l) => l.points));
    const bytes = points.map((p) => Math.max(p.bytes, 1));
    const [unit, per] = rateScale(Math.max(...points.map((p) => p.busbw)));
    const ticks = byteTicks(Math.min(...bytes), Math.max(...bytes), (width - 80) / 66);
    const alone = sides.length === 1;
    return {
        data: sides.flatMap((s) => s.lines.map((line) => {
            const n = names.indexOf(line.collective);
            const fill = alone ? colour(collectiveFill(n))
                : chartColours()[s.side === 'B' ? 'test' : 'control'];
            return { type: 'scatter', mode: 'lines+markers',
                legendgroup: alone ? `collective ${n}` : s.key,
                x: line.points.map((p) => Math.log2(Math.max(p.bytes, 1))),
                y: line.points.map((p) => p.busbw / per),
                line: { color: fill, width: 1, dash: alone ? 'solid' : ['solid', 'dot',
                    'dash'][n % 3] },
                marker: { color: fill, size: 8, symbol: // points below stay visible
                    `${SYMBOLS[n % SYMBOLS.length]}${s.side === 'B' ? '-open' : ''}`,
                line: { width: s.side === 'B' ? 2 : 0, color: fill } },
                ...hovering(line.points.map((p) => hoverText([[s.side, line.name].filter(Boolean)
                    .join(' · '), `${formatBytes(p.bytes)}: ${formatRate(p.busbw)}, best ${
                    formatRate(p.best_busbw)}`, `transfer ${formatTime(p.mean_transfer)}, ${
                    formatCount(p.instances)} instances`]))) };
        })),
        layout: chartLayout({ dragmode: false, margin: { l: 64, r: 16, t: 12, b: 44 },
            xaxis: { tickmode: 'array', tickvals: ticks, tickangle: 0, fixedrange: true,
                zeroline: false,
                range: [Math.log2(Math.min(...bytes)) - 0.6, Math.log2(Math.max(...bytes)) + 0.6],
                ticktext: ticks.map((e) => formatBytes(2 ** e)),
                title: axisTitle('bytes of the message') },
            yaxis: { rangemode: 'tozero', tickformat: ',', fixedrange: true,
                title: axisTitle(`bus bandwidth, ${unit}`, {}) } }),
    };
}

const rowHeight = (rows) => Math.max(3, Math.min(CELL, Math.floor(640 / Math.max(1, rows))));

/** `panels`: [{rows}]: one below the other. */
export const heatHeight = (rows, panels) => panels
    * (Math.max(40, rows * rowHeight(rows)) + PANEL_TOP + PANEL_BOTTOM);

function heatAxes(panel, i, panels, columns, width, left) {
    const end = i === 0 ? '' : String(i + 1);
    const total = heatHeight(panel.rows.length, panels);
    const inner = total / panels - PANEL_TOP - PANEL_BOTTOM;
    const top = i * (total / panels) + PANEL_TOP;
    const across = tickPlaces(columns.length, (width - left) / 74);
    const down = tickPlaces(panel.rows.length, inner / 13);
    const room = Math.floor((width - left) / Math.max(1, across.length) / LETTER_SIZE);
    const axis = { showgrid: false, zeroline: false, ticks: '', tickmode: 'array',
        fixedrange: true };
    return {
        [`xaxis${end}`]: { ...axis, anchor: `y${end}`, tickvals: across, tickangle: 0,
            range: [-0.5, columns.length - 0.5], tickfont: { size: 10.5 },
            ticktext: shortenApart(across.map((j) => columns[j]), Math.max(6, room))
                .map(escapeMarkup) },
        [`yaxis${end}`]: { ...axis, anchor: `x${end}`, tickvals: down,
            domain: [1 - (top + inner) / total, 1 - top / total],
            range: [panel.rows.length - 0.5, -0.5],
            ticktext: down.map((j) => escapeMarkup(panel.rows[j])) },
    };
}

/** Above a panel: its title, and its colours `fills` from `least` to `most`, at the right. */
function heatHead(title, [least, most], fills, top, width) {
    const word = { xref: 'paper', yref: 'paper', y: top, yanchor: 'bottom', yshift: 3,
        showarrow: false, font: { size: 12, color: colour('--text') } };
    const right = LETTER_SIZE * most.length + 8; // px, where the colours end, from the right
    const left = right + fills.length * SWATCH;
    return { annotations: [{ ...word, x: 0, xanchor: 'left', text: escapeMarkup(shortenMiddle(title,
        Math.max(6, Math.floor((width - left - 30) / LETTER_SIZE)))) },
    { ...word, x: 1, xanchor: 'right', text: escapeMarkup(most) },
    { ...word, x: 1, xanchor: 'right', xshift: -left - 4, text: escapeMarkup(least) }],
    shapes: fills.map(([, fillcolor], i) => ({ type: 'rect', xref: 'paper', yref: 'paper',
        xsizemode: 'pixel', ysizemode: 'pixel', xanchor: 1, yanchor: top, fillcolor,
        x0: i * SWATCH - left, x1: (i + 1) * SWATCH - left, y0: 6, y1: 16,
        line: { width: 1, color: colour('--border-strong') } })) };
}

/** Heat maps, one for each side, on one scale of time. `panels`: [{title, rows: names, cells: [[µs
 * or null]], texts: [[lines]]}], `columns`: their names; `signed`: less than 0 counts, too. */
export function waitHeatMaps({ panels, columns, signed }, width) {
    const values = panels.flatMap((p) => p.cells.flat().filter((v) => v !== null));
    const most = values.reduce((largest, v) => Math.max(largest, Math.abs(v)), 0.001);
    const fills = signed ? diverging() : heatColours();
    const ends = signed ? ['earlier', 'later'].map((word) => `${formatTime(most)} ${word}`) : ['0', formatTime(most)];
    const [unit, per] = timeScale(most);
    const left = 30 + LETTER_SIZE * Math.max(...panels.flatMap((p) => p.rows.map((r) => r.length)), 4);
    const layout = chartLayout({ dragmode: false, margin: { l: left, r: 16, t: 0, b: 0 },
        annotations: [], shapes: [],
        coloraxis: { cmin: signed ? -most / per : 0, cmax: most / per, colorscale: fills, showscale: false } });
    const data = panels.map((panel, i) => {
        const axes = heatAxes(panel, i, panels.length, columns, width, left);
        Object.assign(layout, axes);
        const { annotations, shapes } = heatHead(panel.title, ends, fills,
            axes[`yaxis${i === 0 ? '' : i + 1}`].domain[1], width - left);
        layout.annotations.push(...annotations);
        layout.shapes.push(...shapes);
        const end = i === 0 ? '' : String(i + 1);
        return { type: 'heatmap', coloraxis: 'coloraxis', xaxis: `x${end}`, yaxis: `y${end}`,
            xgap: 1, ygap: rowHeight(panel.rows.length) > 5 ? 1 : 0, hoverongaps: false,
            z: panel.cells.map((row) => row.map((v) => (v === null ? null : v / per))),
            ...hovering(panel.texts.map((row) => row.map(hoverText))), meta: unit };
    });
    return { data, layout };
}
