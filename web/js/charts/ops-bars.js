// The two charts of a comparison: control, test and difference of the first rows, as
// horizontal grouped bars. y is 0…n−1, never the name: names repeat, and look like numbers.
import { h, iconButton } from '../dom.js';
import { escapeMarkup, shortenApart, timeScale, wrapText } from '../format.js';
import { createFigure } from './figure.js';
import { chartColours, chartTemplate } from './plotly.js';

const ROW = 30;
const MARGIN = { top: 8, right: 16, bottom: 34 };
const HOVER_WIDTH = 64;
const HOVER_LINES = 6; // of a name
const KEYS = [['control', 'control'], ['test', 'test'], ['more', 'difference: more'],
    ['less', 'difference: less'], ['noise', 'no difference found']];

/**
 * `spec`: {id, title, file, onSelect(key), onHide(kinds), onZoom(range)}: the user hides bars, or
 * sees a part. Returns a figure (figure.js) with select(key).
 * `data`: {rows: [{key, name, mark, control, test, diff, noise, lines}], heading,
 * kind: 'count' | 'time' | 'percent', revision, zoom, file}: another `zoom` resets the zoom of the
 * chart; `mark` precedes the name, `lines` are the hover's lines below it; values in counts, µs or
 * %. `empty`: nodes to show instead of bars; `caption`: lines for a picture below its title;
 * `hidden`: kinds of bars that are not drawn; `range`: the part that is seen, `x0,x1,y0,y1` in units
 * of the axes, '' for all.
 */
export function createOpsBars(spec) {
    let hidden = new Set(); // entries of the legend that are switched off
    let selected = null;
    let rows = [];
    let panning = false;
    const keys = new Map(KEYS.map(([kind, text]) => [kind, h('button', { type: 'button',
        class: `key key-${kind}`, title: 'Hide or show these bars', on: { click: () => {
            const next = new Set(hidden);
            if (!next.delete(kind)) {
                next.add(kind);
            }
            if (spec.onHide) {
                spec.onHide([...next]);
            } else {
                hide(next);
                figure.redraw();
            }
        } } }, text)]));
    const legend = h('ul', { class: 'chart-legend' }, [...keys.values()].map((key) => h('li', {}, key)));
    const pan = iconButton('pan', 'Pan instead of zooming', () => {
        panning = !panning;
        pan.setAttribute('aria-pressed', String(panning));
        figure.relayout(() => ({ dragmode: panning ? 'pan' : 'zoom' }));
    });
    pan.setAttribute('aria-pressed', 'false');
    const figure = createFigure({ ...spec, extra: legend,
        tools: [pan, iconButton('plus', 'Zoom in', () => zoom(0.6)),
            iconButton('minus', 'Zoom out', () => zoom(1 / 0.6)),
            iconButton('reset', 'Reset the zoom', reset)],
        keys: () => KEYS.filter(([kind]) => !hidden.has(kind)),
        height: (data) => plotHeight(data.rows.length),
        make: (data, width) => makeFigure(data, width, selected, hidden, panning),
        onRelayout: (event, data) => tellRange(event, data),
        onDoubleClick: () => setTimeout(reset), // after Plotly's own, which knows the range of the URL
        onClick: (event) => spec.onSelect(rows[event.points[0].y]?.key) });

    function hide(kinds) {
        hidden = kinds;
        keys.forEach((key, kind) => key.setAttribute('aria-pressed', String(!hidden.has(kind))));
    }

    /** Another part is seen: four numbers, or all. */
    function tellRange(event, data) {
        if (!Object.keys(event).some((key) => /^[xy]axis\./.test(key))) {
            return;
        }
        const { xaxis, yaxis } = figure.layout();
        const seen = [...xaxis.range, ...yaxis.range];
        const all = xaxis.autorange && seen[2] === yRange(rows.length)[0];
        data.range = all ? '' : seen.join();
        spec.onZoom?.(all ? '' : seen.map((n) => Number(n.toPrecision(4))).join());
    }

    function zoom(factor) {
        figure.relayout(({ xaxis: { range, fixedrange } }) => (!range || fixedrange ? {}
            // Around zero, where all bars begin.
            : { 'xaxis.range[0]': range[0] * factor, 'xaxis.range[1]': range[1] * factor }));
    }

    function reset() {
        figure.relayout(() => ({ 'xaxis.autorange': true, 'yaxis.range': yRange(rows.length) }));
    }

    return {
        ...figure,
        draw(data) {
            rows = data.rows;
            hide(new Set(data.hidden ?? hidden));
            figure.draw({ ...data, empty: data.empty || (rows.length === 0 && 'No rows to draw.') });
        },
        select(key) {
            if (key === selected) {
                return; // already drawn, and drawing is slow
            }
            selected = key;
            figure.relayout(() => ({ shapes: highlight(rows, selected, chartColours()) }));
        },
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

/**
 * The hover: full name, in lines, then the exact values. Plotly reads pseudo-HTML; only its tag
 * <br> is used, because the others make style attributes, which the Content-Security-Policy
 * forbids.
 */
function hoverText(row) {
    const name = wrapText(row.name, HOVER_WIDTH, HOVER_LINES).map(escapeMarkup).join('<br>');
    return [name, row.lines.map(escapeMarkup).join('<br>')];
}

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
                marker: { size: 1, opacity: 0 }, customdata: data.rows.map(hoverText),
                hovertemplate: '%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>' },
        ],
        layout: {
            template: chartTemplate(),
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
        },
    };
}
