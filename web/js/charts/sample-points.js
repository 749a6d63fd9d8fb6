// Every sample of both sides as a point, step by step, and the mean of each step as a line.
import { h } from '../dom.js';
import { escapeMarkup, timeScale } from '../format.js';
import { colour } from '../theme.js';
import { createFigure, tickPlaces } from './figure.js';
import { chartColours, chartTemplate } from './plotly.js';

const HEIGHT = 250;
const ASIDE = 0.13; // control to the left, test to the right of a step's place

/**
 * `data`: {columns: [{text}], rows, control, test: matrices of numbers or null, hover(side,
 * row, column) → lines, kind: 'time' | 'count', revision, file, heading, empty}.
 * `spec.onSample(row, column)`: after a click on a sample of `data`.
 */
export function createSamplePoints(spec) {
    return createFigure({ ...spec, height: () => HEIGHT, make,
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

function make(data, width) {
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
                const spread = data.rows.length > 1
                    ? 0.16 * (i / (data.rows.length - 1) - 0.5) : 0;
                at.push({ x: j + shift + spread, y: value / per, id: `${i}/${j}`,
                    text: data.hover(side, i, j).map(escapeMarkup).join('<br>') });
            }
        }));
        return { type: 'scatter', mode: 'markers', x: at.map((p) => p.x),
            y: at.map((p) => p.y), customdata: at.map((p) => p.text), ids: at.map((p) => p.id),
            hovertemplate: '%{customdata}<extra></extra>',
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
        layout: {
            template: chartTemplate(),
            margin: { l: 64, r: 14, t: 8, b: 40 },
            hovermode: 'closest',
            dragmode: 'zoom',
            xaxis: { tickmode: 'array', tickvals: ticks, showgrid: false, zeroline: false,
                ticktext: ticks.map((i) => escapeMarkup(data.columns[i].text)),
                range: [-0.6, data.columns.length - 0.4],
                title: { text: 'step', font: { size: 11 }, standoff: 4 } },
            yaxis: { rangemode: 'tozero', ticksuffix: unit ? `\u00a0${unit}` : '',
                tickformat: ',', zeroline: true },
        },
    };
}
