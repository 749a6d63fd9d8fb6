// Rank × step as three heat maps: control, test, and their difference.
import { h } from '../dom.js';
import { escapeMarkup, formatPercentDiff, timeScale } from '../format.js';
import { median } from '../samples.js';
import { colour } from '../theme.js';
import { createFigure, tickPlaces } from './figure.js';
import { chartTemplate, heatColours } from './plotly.js';

const NARROW = 820;
const PANELS = 3;
const GAP = 46; // between panels, px
const MARGIN = { top: 26, right: 12, bottom: 36 };
const BAR = 46; // room for a colour scale below the panels

/**
 * `data`: {rows: [{text}], columns: [{text}], control, test, diff: matrices of numbers or
 * null, kind: 'time' | 'count' | 'percent', format(value), formatDiff(value), more(side, row,
 * column): another line of the hover or '', revision, file, heading, empty}. `spec`: {id, title,
 * file, level, onCell(row, column): after a click on a cell of `data`}.
 */
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
        ? 3 * (one + MARGIN.top) + 2 * MARGIN.bottom + 2 * BAR + MARGIN.bottom
        : one + MARGIN.top + MARGIN.bottom + BAR;
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
    const layout = {
        template: chartTemplate(),
        margin: { l: frame.left, r: MARGIN.right, t: 0, b: 0 },
        hovermode: 'closest',
        dragmode: 'zoom',
        annotations: [],
        coloraxis: { cmin: scale.low / per, cmax: scale.high / per, colorscale: heatColours(),
            showscale: false },
        coloraxis2: { cmin: -scale.most / per, cmax: scale.most / per,
            colorscale: diverging(), showscale: false },
    };
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
            customdata: hoverTexts(data, title, cells, format, isDiff),
            hovertemplate: '%{customdata}<extra></extra>',
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

function hoverTexts(data, title, cells, format, isDiff) {
    const side = title.toLowerCase();
    return cells.map((row, i) => row.map((value, j) => {
        const { [side]: a } = data.columns[j];
        const where = isDiff || a === undefined ? data.columns[j].text
            : a === null ? 'whole file' : String(a);
        const rank = isDiff ? data.rows[i].text : data.rows[i][side]?.rank ?? '';
        const head = `${title}<br>rank ${escapeMarkup(String(rank))}, step ${
            escapeMarkup(where)}`;
        if (value === null) {
            return head;
        }
        const before = data.control[i][j];
        const share = isDiff && before > 0 ? ` (${formatPercentDiff(100 * value / before)})`
            : '';
        const more = (isDiff ? [] : [data.more?.(side, i, j)]).filter(Boolean);
        return [head, ...[format(value) + share, ...more].map(escapeMarkup)].join('<br>');
    }));
}

/** The places of the panels and the colour scales, in shares of the figure. */
function frames(data, width, narrow) {
    const total = figureHeight(data, width);
    const longest = Math.max(...data.rows.map((r) => r.text.length), 2);
    const left = Math.min(120, 30 + 7 * longest);
    const inner = width - left - MARGIN.right;
    const one = panelHeight(data);
    const panelWidth = narrow ? inner : (inner - 2 * GAP) / 3;
    const cell = { width: panelWidth / Math.max(1, data.columns.length),
        height: one / Math.max(1, data.rows.length) };
    const share = (top, height) => [1 - (top + height) / total, 1 - top / total];
    if (!narrow) {
        const panels = [0, 1, 2].map((i) => {
            const start = i * (panelWidth + GAP) / inner;
            return { x: [start, start + panelWidth / inner], y: share(MARGIN.top, one), cell };
        });
        const y = share(MARGIN.top + one + MARGIN.bottom + 6, 8);
        const [start, end] = [panels[0].x[0], panels[1].x[1]];
        return { left, panels, bars: [
            { x: [start + (end - start) * 0.2, end - (end - start) * 0.2], y },
            { x: panels[2].x, y }] };
    }
    const tops = [MARGIN.top, 2 * MARGIN.top + one + MARGIN.bottom,
        3 * MARGIN.top + 2 * one + 2 * MARGIN.bottom + BAR];
    return { left, panels: tops.map((top) => ({ x: [0, 1], y: share(top, one), cell })),
        bars: [1, 2].map((i) => ({ x: [0.08, 0.92],
            y: share(tops[i] + one + MARGIN.bottom + 6, 8) })) };
}

function axes(data, panel, end, labels) {
    const width = panel.cell.width * data.columns.length;
    const longest = Math.max(...data.columns.map((c) => c.text.length), 1);
    const columns = tickPlaces(data.columns.length, width / (7 * longest + 10));
    const rows = tickPlaces(data.rows.length,
        panel.cell.height * data.rows.length / 13);
    const axis = { showgrid: false, zeroline: false, ticks: '', tickmode: 'array' };
    return {
        [`xaxis${end}`]: { ...axis, domain: panel.x, anchor: `y${end}`, tickvals: columns,
            ticktext: columns.map((i) => escapeMarkup(data.columns[i].text)),
            range: [-0.5, data.columns.length - 0.5],
            title: { text: 'step', font: { size: 11 }, standoff: 3 } },
        [`yaxis${end}`]: { ...axis, domain: panel.y, anchor: `x${end}`, tickvals: rows,
            ticktext: rows.map((i) => escapeMarkup(data.rows[i].text)),
            range: [data.rows.length - 0.5, -0.5], showticklabels: labels,
            ...(end === '' ? {} : { matches: 'y' }) },
    };
}

const STRIP = 48;

/**
 * A colour scale, drawn as a heat map: Plotly's own scale sets style attributes, which the
 * Content-Security-Policy of the page forbids.
 */
function strip([low, high], end, coloraxis) {
    const places = Array.from({ length: STRIP }, (_, i) =>
        low + (high - low) * (i / (STRIP - 1)));
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

const diverging = () => [[0, colour('--less-fill')], [0.5, colour('--heat-zero')],
    [1, colour('--more-fill')]];
