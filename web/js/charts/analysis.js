// The charts of the Analyse page: bars of shares, step lines, histograms and points. Control
// and test (A and B) have the colours and the dashes of the Compare page.
import { escapeMarkup, exactTime, findDistinctions, formatCount, formatTime, shortenAround,
    timeScale } from '../format.js';
import { colour } from '../theme.js';
import { chartColours, chartTemplate } from './plotly.js';

const LEFT = 244;
const LABEL = 33;
const sideColour = (side) => chartColours()[side === 'B' ? 'test' : 'control'];

function layout(extra) {
    return { template: chartTemplate(), margin: { l: 64, r: 16, t: 8, b: 42 },
        hovermode: 'closest', dragmode: 'zoom', bargap: 0.25, ...extra };
}

const hover = (lines) => lines.map((line) => escapeMarkup(line)).join('<br>');

/** Height of a chart of horizontal bars. */
export const barsHeight = (count) => Math.max(120, 56 + 24 * count);

/**
 * Horizontal bars, stacked or side by side. `bars`: [{label, full, values: [{value, text}]}];
 * `series`: [{name, colour}], one value each. `kind`: 'time', 'percent' or 'count'.
 */
export function barChart({ bars, series, kind, stacked = false, errors = null }) {
    const largest = Math.max(...bars.map((b) => (stacked
        ? b.values.reduce((sum, v) => sum + (v.value ?? 0), 0)
        : Math.max(...b.values.map((v) => v.value ?? 0)))), 0);
    const [unit, per] = kind === 'time' ? timeScale(largest) : [kind === 'percent' ? '%' : '', 1];
    const places = bars.map((_, i) => i);
    const distinct = findDistinctions(bars.map((b) => b.label));
    return {
        data: series.map((one, s) => ({
            type: 'bar', orientation: 'h', y: places,
            x: bars.map((b) => (b.values[s].value ?? 0) / per),
            marker: { color: one.colour },
            error_x: errors && { type: 'data', symmetric: false, thickness: 1,
                color: colour('--muted'), width: 3,
                array: bars.map((b) => (b.values[s].high ?? 0) / per),
                arrayminus: bars.map((b) => (b.values[s].low ?? 0) / per) },
            customdata: bars.map((b) => hover([b.full ?? b.label,
                `${one.name}: ${b.values[s].text}`])),
            hovertemplate: '%{customdata}<extra></extra>', textposition: 'none',
        })),
        layout: layout({
            barmode: stacked ? 'stack' : 'group', margin: { l: LEFT, r: 20, t: 6, b: 40 },
            yaxis: { tickmode: 'array', tickvals: places, autorange: 'reversed',
                showgrid: false, tickfont: { size: 11 },
                ticktext: bars.map((b) =>
                    escapeMarkup(shortenAround(b.label, LABEL, distinct.get(b.label)))) },
            xaxis: { rangemode: 'tozero', tickformat: ',', zeroline: true,
                ticksuffix: unit ? `\u00a0${unit}` : '' },
        }),
    };
}

/**
 * Step lines. `lines`: [{name, side, dash, points: [[µs, value], …]}]; `unit` of the values.
 */
export function seriesChart({ lines, unit }) {
    const last = Math.max(...lines.flatMap((l) => l.points.map((p) => p[0])), 1);
    const [scale, per] = timeScale(last);
    const dashes = ['solid', 'dot', 'dash', 'dashdot', 'longdash'];
    return {
        data: lines.map((line) => ({
            type: 'scatter', mode: 'lines', x: line.points.map((p) => p[0] / per),
            y: line.points.map((p) => p[1]),
            line: { shape: 'hv', width: 1.4, color: sideColour(line.side),
                dash: dashes[line.dash % dashes.length] },
            customdata: line.points.map((p) => hover([line.name, `at ${exactTime(p[0])}`,
                `${formatCount(p[1])}${unit ? ` ${unit}` : ''}`])),
            hovertemplate: '%{customdata}<extra></extra>',
        })),
        layout: layout({
            xaxis: { ticksuffix: `\u00a0${scale}`, tickformat: ',', zeroline: false,
                title: { text: 'since the first event', font: { size: 11 }, standoff: 4 } },
            yaxis: { rangemode: 'tozero', tickformat: ',', fixedrange: true,
                title: { text: unit, font: { size: 11 } } },
        }),
        per,
    };
}

/** Histograms over logarithmic bins. `sides`: [{side, name, bins: [{from, to, count}]}]. */
export function binChart({ sides }) {
    return {
        data: sides.map(({ side, name, bins }) => ({
            type: 'bar', x: bins.map((b) => Math.log10(Math.max(b.from, 1e-3)) + 0.05),
            y: bins.map((b) => b.count), width: bins.map(() => 0.09), opacity: 0.75,
            marker: { color: sideColour(side) },
            customdata: bins.map((b) => hover([name,
                `${formatTime(b.from)} to ${formatTime(b.to)}`, `${formatCount(b.count)} launches`])),
            hovertemplate: '%{customdata}<extra></extra>', textposition: 'none',
        })),
        layout: layout({ barmode: 'overlay', ...logTimeAxis('xaxis', sides.flatMap((s) =>
            s.bins.map((b) => b.from))), yaxis: { tickformat: ',', rangemode: 'tozero' } }),
    };
}

/** A linear axis of exponents, told in times. */
function logTimeAxis(axis, values, title) {
    const exponents = values.filter((v) => v > 0).map((v) => Math.floor(Math.log10(v)));
    const low = Math.min(...exponents, 0);
    const high = Math.max(...exponents, 1) + 1;
    const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    return { [axis]: { tickmode: 'array', tickvals: ticks, zeroline: false,
        ticktext: ticks.map((e) => formatTime(10 ** e)),
        title: title && { text: title, font: { size: 11 }, standoff: 4 } } };
}

/** Host time against device time of launches, both logarithmic. */
export function scatterChart({ sides }) {
    const at = (us) => Math.log10(Math.max(us, 1e-3));
    const all = sides.flatMap((s) => s.points.flatMap((p) => [p.cpu_duration, p.gpu_duration]));
    const ends = [Math.min(...all, 1), Math.max(...all, 10)].map(at);
    return {
        data: [{ type: 'scatter', mode: 'lines', x: ends, y: ends, hoverinfo: 'skip',
            line: { color: colour('--muted'), width: 1, dash: 'dot' } },
        ...sides.map(({ side, name, points }) => ({
            type: 'scatter', mode: 'markers', x: points.map((p) => at(p.cpu_duration)),
            y: points.map((p) => at(p.gpu_duration)),
            marker: { color: sideColour(side), opacity: 0.6,
                symbol: side === 'B' ? 'diamond' : 'circle',
                size: points.map((p) => Math.min(18, 4 + 2 * Math.log2(p.count + 1))) },
            customdata: points.map((p) => hover([name, `rank ${p.rank}`,
                `host ${formatTime(p.cpu_duration)}, device ${formatTime(p.gpu_duration)}`,
                `${formatCount(p.count)} launches`])),
            hovertemplate: '%{customdata}<extra></extra>',
        }))],
        layout: layout({ ...logTimeAxis('xaxis', all, 'the launch on the host'),
            ...logTimeAxis('yaxis', all, 'on the device'), margin: { l: 76, r: 16, t: 8, b: 46 } }),
    };
}
