// The charts of collectives: bandwidth over the size of the message, and heat maps of waiting.
import { escapeMarkup, formatBytes, formatCount, formatRate, formatTime, rateScale, shortenApart,
    shortenMiddle, timeScale } from '../format.js';
import { colour } from '../theme.js';
import { chartColours, chartTemplate, heatColours } from './plotly.js';
import { tickPlaces } from './figure.js';

const SYMBOLS = ['circle', 'square', 'triangle-up', 'cross', 'star', 'hexagon'];
const CELL = 14; // px, of a rank
const PANEL_TOP = 24;
const PANEL_BOTTOM = 42;
const LETTER = 6.6;
const SWATCH = 14; // px, of the colours of a heat map

const hover = (lines) => lines.map((line) => escapeMarkup(line)).join('<br>');

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

/**
 * `sides`: [{key, side: letter, name, lines: [{name, collective, points: [{bytes, busbw, best,
 * transfer, instances}]}]}]; a line is a collective of a process group. `names`: of the
 * collectives.
 */
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
                customdata: line.points.map((p) => hover([[s.side, line.name].filter(Boolean)
                    .join(' · '), `${formatBytes(p.bytes)}: ${formatRate(p.busbw)}, best ${
                    formatRate(p.best_busbw)}`, `transfer ${formatTime(p.mean_transfer)}, ${
                    formatCount(p.instances)} instances`])),
                hovertemplate: '%{customdata}<extra></extra>' };
        })),
        layout: { template: chartTemplate(), hovermode: 'closest', dragmode: false,
            margin: { l: 64, r: 16, t: 12, b: 44 },
            xaxis: { tickmode: 'array', tickvals: ticks, tickangle: 0, fixedrange: true,
                zeroline: false,
                range: [Math.log2(Math.min(...bytes)) - 0.6, Math.log2(Math.max(...bytes)) + 0.6],
                ticktext: ticks.map((e) => formatBytes(2 ** e)),
                title: { text: 'bytes of the message', font: { size: 11 }, standoff: 4 } },
            yaxis: { rangemode: 'tozero', tickformat: ',', fixedrange: true,
                title: { text: `bus bandwidth, ${unit}`, font: { size: 11 } } } },
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
    const room = Math.floor((width - left) / Math.max(1, across.length) / LETTER);
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

/** Above a panel: its title, and its colours from no time to `most`, at the right. */
function heatHead(title, most, top, width) {
    const fills = heatColours();
    const word = { xref: 'paper', yref: 'paper', y: top, yanchor: 'bottom', yshift: 3,
        showarrow: false, font: { size: 12, color: colour('--text') } };
    const right = LETTER * most.length + 8; // px, where the colours end, from the right
    const left = right + fills.length * SWATCH;
    return { annotations: [{ ...word, x: 0, xanchor: 'left', text: escapeMarkup(shortenMiddle(title,
        Math.max(6, Math.floor((width - left - 30) / LETTER)))) },
    { ...word, x: 1, xanchor: 'right', text: escapeMarkup(most) },
    { ...word, x: 1, xanchor: 'right', xshift: -left - 4, text: '0' }],
    shapes: fills.map(([, fillcolor], i) => ({ type: 'rect', xref: 'paper', yref: 'paper',
        xsizemode: 'pixel', ysizemode: 'pixel', xanchor: 1, yanchor: top, fillcolor,
        x0: i * SWATCH - left, x1: (i + 1) * SWATCH - left, y0: 6, y1: 16,
        line: { width: 1, color: colour('--border-strong') } })) };
}

/**
 * Heat maps, one for each side, on one scale of time. `panels`: [{title, rows: names, cells:
 * [[µs or null]], texts: [[lines]]}], `columns`: their names.
 */
export function waitHeatMaps({ panels, columns }, width) {
    const values = panels.flatMap((p) => p.cells.flat().filter((v) => v !== null));
    const most = Math.max(...values, 0.001);
    const [unit, per] = timeScale(most);
    const left = 30 + LETTER * Math.max(...panels.flatMap((p) => p.rows.map((r) => r.length)), 4);
    const layout = { template: chartTemplate(), hovermode: 'closest', dragmode: false,
        margin: { l: left, r: 16, t: 0, b: 0 }, annotations: [], shapes: [],
        coloraxis: { cmin: 0, cmax: most / per, colorscale: heatColours(), showscale: false } };
    const data = panels.map((panel, i) => {
        const axes = heatAxes(panel, i, panels.length, columns, width, left);
        Object.assign(layout, axes);
        const { annotations, shapes } = heatHead(panel.title, formatTime(most),
            axes[`yaxis${i === 0 ? '' : i + 1}`].domain[1], width - left);
        layout.annotations.push(...annotations);
        layout.shapes.push(...shapes);
        const end = i === 0 ? '' : String(i + 1);
        return { type: 'heatmap', coloraxis: 'coloraxis', xaxis: `x${end}`, yaxis: `y${end}`,
            xgap: 1, ygap: rowHeight(panel.rows.length) > 5 ? 1 : 0, hoverongaps: false,
            z: panel.cells.map((row) => row.map((v) => (v === null ? null : v / per))),
            customdata: panel.texts.map((row) => row.map(hover)),
            hovertemplate: '%{customdata}<extra></extra>', meta: unit };
    });
    return { data, layout };
}
