// The two charts of a comparison: control, test and difference of the first rows, as
// horizontal grouped bars. y is 0…n−1, never the name: names repeat, and look like numbers.
import { button, fill, h, iconButton } from '../dom.js';
import { escapeMarkup, shortenApart, timeScale, wrapText } from '../format.js';
import { chartColours, chartTemplate, CONFIG, downloadChart, loadPlotly } from './plotly.js';

const ROW = 30;
const MARGIN = { top: 8, right: 16, bottom: 34 };
const HOVER_WIDTH = 64;
const HOVER_LINES = 6; // of a name
const KEYS = [['control', 'control'], ['test', 'test'], ['more', 'difference: more'],
    ['less', 'difference: less'], ['noise', 'no difference found']];

/**
 * `spec`: {id, title, file, onSelect(key)}. Returns {node, draw(data), select(key),
 * retheme(), unmount()}. `data`: {rows: [{key, name, mark, control, test, diff, noise,
 * lines}], heading, kind: 'count' | 'time' | 'percent', revision, zoom, file}: with another
 * `zoom` the chart forgets how it was zoomed; `mark` stands before the name, `lines` are the
 * hover's lines below it; values in counts, µs or %. `empty`: nodes to show instead of bars;
 * `caption`: lines that a picture gets below its title.
 */
export function createOpsBars(spec) {
    const plot = h('div', { class: 'plot', id: spec.id });
    const heading = h('span', { class: 'chart-unit' });
    const message = h('p', { class: 'chart-message muted', hidden: true });
    const node = h('section', { class: 'card chart', 'aria-label': spec.title },
        h('div', { class: 'chart-head' },
            h('h3', {}, spec.title, ' ', heading),
            h('div', { class: 'chart-tools' },
                iconButton('plus', 'Zoom in', () => zoom(0.6)),
                iconButton('minus', 'Zoom out', () => zoom(1 / 0.6)),
                iconButton('reset', 'Reset the zoom', reset),
                button('PNG', () => save('png'), { title: 'Download as PNG' }),
                button('SVG', () => save('svg'), { title: 'Download as SVG' }))),
        legend(), plot, message);

    function legend() {
        return h('ul', { class: 'chart-legend' }, KEYS.map(([kind, text]) => {
            const key = h('button', { type: 'button', class: `key key-${kind}`,
                'aria-pressed': 'true', title: 'Hide or show these bars',
                on: { click: () => {
                    if (!hidden.delete(kind)) {
                        hidden.add(kind);
                    }
                    key.setAttribute('aria-pressed', String(!hidden.has(kind)));
                    if (drawn) {
                        render();
                    }
                } } }, text);
            return h('li', {}, key);
        }));
    }

    const hidden = new Set(); // entries of the legend that are switched off
    let data = null;
    let selected = null;
    let drawn = false;
    let dead = false;
    let width = 0;

    const observer = new ResizeObserver(() => {
        if (drawn && Math.abs(plot.clientWidth - width) > 1) {
            render();
        }
    });
    observer.observe(node);

    async function render() {
        let Plotly;
        try {
            Plotly = await loadPlotly();
        } catch (error) {
            fill(message, error.message);
            message.hidden = false;
            return;
        }
        if (dead || !data) {
            return;
        }
        width = plot.clientWidth;
        const figure = makeFigure(data, width, selected, hidden);
        await Plotly.react(plot, figure.data, figure.layout, CONFIG);
        if (!drawn && !dead) {
            drawn = true;
            plot.on('plotly_click', (event) => spec.onSelect(data.rows[event.points[0].y]?.key));
            // A keyboard user meets the same rows in the table.
            plot.querySelector('.main-svg')?.setAttribute('aria-hidden', 'true');
        }
        plot.dataset.ready = data.revision;
    }

    function zoom(factor) {
        const { range, fixedrange } = plot.layout?.xaxis ?? {};
        if (!drawn || !range || fixedrange) {
            return;
        }
        // About zero, where all bars begin.
        globalThis.Plotly.relayout(plot, { 'xaxis.range[0]': range[0] * factor,
            'xaxis.range[1]': range[1] * factor });
    }

    function reset() {
        if (drawn) {
            globalThis.Plotly.relayout(plot, { 'xaxis.autorange': true,
                'yaxis.range': yRange(data.rows.length) });
        }
    }

    function save(type) {
        if (drawn) {
            downloadChart(plot, type, `${data.file}-${spec.file}`, {
                title: `${spec.title}, ${data.heading}`, lines: data.caption ?? [],
                keys: KEYS.filter(([kind]) => !hidden.has(kind)) });
        }
    }

    return {
        node,
        draw(next) {
            data = next;
            plot.dataset.wanted = next.revision;
            heading.textContent = next.heading;
            // Reserved before the library is there, so that nothing jumps.
            plot.style.height = `${plotHeight(next.rows.length)}px`;
            message.hidden = next.rows.length > 0 && !next.empty;
            fill(message, next.empty || 'No rows to draw.');
            plot.hidden = !message.hidden;
            node.toggleAttribute('data-empty', plot.hidden);
            if (!plot.hidden) {
                render();
            }
        },
        select(key) {
            selected = key;
            if (drawn && !plot.hidden) {
                globalThis.Plotly.relayout(plot,
                    { shapes: highlight(data.rows, selected, chartColours()) });
            }
        },
        retheme() {
            if (drawn) {
                render();
            }
        },
        unmount() {
            dead = true;
            observer.disconnect();
            if (drawn) {
                globalThis.Plotly.purge(plot);
            }
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
 * The hover: full name, in lines, then the exact values. Plotly reads pseudo-HTML; of its
 * tags only <br> is used, as the others make style attributes, which the policy forbids.
 */
function hoverText(row) {
    const name = wrapText(row.name, HOVER_WIDTH, HOVER_LINES).map(escapeMarkup).join('<br>');
    return [name, row.lines.map(escapeMarkup).join('<br>')];
}

/** The names as they fit, each told from the others. */
function labels(rows, letters) {
    const room = letters - Math.max(0, ...rows.map((r) => r.mark.length));
    return shortenApart(rows.map((r) => r.name), room).map((text, i) =>
        escapeMarkup(rows[i].mark + text));
}

function makeFigure(data, width, selected, hidden) {
    const colours = chartColours();
    const [scale, suffix] = axisScale(data);
    const n = data.rows.length;
    const left = width < 520 ? 128 : Math.min(280, Math.round(width * 0.36));
    const letters = Math.floor((left - 14) / 6.7);
    const y = data.rows.map((_, i) => i);
    const scaled = (key) => data.rows.map((r) => (r[key] === null ? null : r[key] / scale));
    const kindOf = (v, i) => (data.rows[i].noise ? 'noise' : v > 0 ? 'more' : 'less');
    const diff = scaled('diff').map((v, i) => (hidden.has(kindOf(v, i)) ? null : v));
    // Where no difference was found the bar is grey.
    const paint = (v, i) => colours[kindOf(v, i)];
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
            // One hover for the row, wherever in its band the pointer is, and whatever bars it
            // has: a point that is not seen, on an axis that no zoom moves.
            { type: 'scatter', mode: 'markers', xaxis: 'x2', x: y.map(() => 0.99), y,
                marker: { size: 1, opacity: 0 }, customdata: data.rows.map(hoverText),
                hovertemplate: '%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>' },
        ],
        layout: {
            template: chartTemplate(),
            barmode: 'group',
            bargap: 0.28,
            bargroupgap: 0.08,
            height: plotHeight(n),
            width,
            margin: { l: left, r: MARGIN.right, t: MARGIN.top, b: MARGIN.bottom },
            showlegend: false,
            hovermode: 'y',
            hoverdistance: -1,
            dragmode: 'zoom',
            uirevision: data.zoom,
            xaxis: { ticksuffix: suffix, zeroline: true, nticks: width < 520 ? 4 : 7,
                tickformat: data.kind === 'count' ? ',~r' : ',', rangemode: 'tozero' },
            xaxis2: { overlaying: 'x', range: [0, 1], fixedrange: true, visible: false },
            yaxis: { range: yRange(n), tickmode: 'array', tickvals: y, showgrid: false,
                zeroline: false, ticks: 'outside', ticklen: 5,
                tickcolor: 'rgba(0,0,0,0)', tickfont: { size: 11, family: 'ui-monospace, '
                    + 'SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace' },
                ticktext: labels(data.rows, letters) },
            shapes: highlight(data.rows, selected, colours),
        },
    };
}
