// How long single calls took: both sides, in bins of equal ratios. The control is a filled
// area, the test a line, so that neither hides the other.
import { logTicks, mergeBins } from '../bins.js';
import { h } from '../dom.js';
import { formatCount, formatPercent, formatTime, timeScale } from '../format.js';
import { colour } from '../theme.js';
import { createFigure } from './figure.js';
import { chartColours, chartTemplate } from './plotly.js';

const HEIGHT = 250;

/**
 * `data`: {edges: µs, control, test: counts of the bins, share: of the side's calls instead
 * of their number, perStep: [samples, samples] to divide by or null, medians: [µs, µs] or
 * null, revision, file, empty}. `spec`: {id, title, file, level, tools: nodes}.
 */
export function createHistogram(spec) {
    return createFigure({ ...spec, height: () => HEIGHT, make,
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

function make(given, width) {
    const data = { ...given, ...mergeBins(given) };
    const colours = chartColours();
    const { edges } = data;
    const ticks = logTicks(edges[0], edges[edges.length - 1], width < 520 ? 4 : 9);
    const [control, test] = ['control', 'test'].map((side, i) => {
        const all = data[side].reduce((a, b) => a + b, 0);
        const divide = data.share ? all / 100 : data.perStep ? data.perStep[i] : 1;
        return data[side].map((n) => (n === 0 ? 0 : n / divide));
    });
    const outline = (values) => ({ type: 'scatter', mode: 'lines', hoverinfo: 'skip',
        x: values.flatMap((_, i) => [edges[i], edges[i + 1]]),
        y: values.flatMap((value) => [value, value]) });
    const middle = edges.slice(0, -1).map((edge, i) => Math.sqrt(edge * edges[i + 1]));
    const high = Math.max(...control, ...test);
    return {
        data: [
            { ...outline(control), fill: 'tozeroy', fillcolor: faded(colours.control, 0.4),
                line: { color: colours.control, width: 1 } },
            { ...outline(test), line: { color: colour('--test-fill'), width: 2.2 } },
            // One hover text for a bin, wherever the pointer is in it.
            { type: 'scatter', mode: 'markers', marker: { opacity: 0, size: 1 }, x: middle,
                y: middle.map((_, i) => Math.max(control[i], test[i])),
                customdata: hoverTexts(data), hovertemplate: '%{customdata}<extra></extra>' },
        ],
        layout: {
            template: chartTemplate(),
            margin: { l: 54, r: 14, t: 8, b: 40 },
            hovermode: 'x',
            dragmode: false,
            xaxis: { type: 'log', fixedrange: true, tickmode: 'array', tickvals: ticks,
                ticktext: ticks.map(tickText), range: [Math.log10(edges[0]),
                    Math.log10(edges[edges.length - 1])],
                title: { text: 'duration of a call', font: { size: 11 }, standoff: 4 } },
            yaxis: { range: [0, high * 1.06], fixedrange: true, tickformat: ',',
                ticksuffix: data.share ? '\u00a0%' : '', title: { font: { size: 11 },
                    text: data.share ? 'share of its calls'
                        : data.perStep ? 'calls per step' : 'calls', standoff: 4 } },
            shapes: (data.medians ?? []).flatMap((value, i) => (value === null ? [] : [
                { type: 'line', xref: 'x', yref: 'paper', x0: value, x1: value, y0: 0, y1: 1,
                    line: { width: 1.5, dash: 'dot',
                        color: i === 0 ? colour('--control') : colour('--test') } }])),
        },
    };
}

function hoverTexts(data) {
    const sums = ['control', 'test'].map((side) => data[side].reduce((a, b) => a + b, 0));
    return data.edges.slice(0, -1).map((edge, i) => {
        const line = (side, sum) => `${side} ${formatCount(data[side][i])}${
            sum > 0 ? `, ${formatPercent(100 * data[side][i] / sum)} of its calls` : ''}`;
        return [`${formatTime(edge)} to ${formatTime(data.edges[i + 1])}`,
            line('control', sums[0]), line('test', sums[1])].join('<br>');
    });
}

/** A colour of the style sheet, computed, with `alpha` as its opacity. */
function faded(text, alpha) {
    const parts = /^rgb\((.+)\)$/.exec(text);
    return parts ? `rgba(${parts[1]}, ${alpha})` : text;
}

