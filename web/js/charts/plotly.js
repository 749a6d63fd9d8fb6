// Plotly: loads it when the first chart is needed; what all charts have in common.
import { escapeMarkup, wrapText } from '../format.js';
import { colour } from '../theme.js';

let loading = null;

/** The library; it is a classic script that defines `Plotly`. A report contains it. */
export function loadPlotly() {
    if (globalThis.Plotly) {
        return Promise.resolve(globalThis.Plotly);
    }
    loading ??= new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = document.documentElement.dataset.plotly; // with the version of the page
        script.addEventListener('load', () => resolve(globalThis.Plotly));
        script.addEventListener('error', () => {
            loading = null;
            script.remove();
            reject(new Error('The chart library could not be loaded.'));
        });
        document.head.append(script);
    });
    return loading;
}

/** No share button, no cloud, no logo. The tools are buttons of the page, for the keyboard. */
export const CONFIG = {
    displayModeBar: false,
    displaylogo: false,
    showSendToCloud: false,
    showEditInChartStudio: false,
    plotlyServerURL: '',
    responsive: false,
    doubleClick: 'reset',
    scrollZoom: false,
    showTips: false, // its notice lies over the page; a button beside the chart resets it
};

/** The colour scale of a heat map of values that are not negative. */
export const heatColours = () => [[0, colour('--heat-low')], [0.5, colour('--heat-middle')],
    [1, colour('--heat-high')]];

/** Colours of the sides and of changes, as they are on the screen now. */
export function chartColours() {
    return {
        control: colour('--control-fill'),
        test: colour('--test-fill'),
        more: colour('--more-fill'),
        less: colour('--less-fill'),
        noise: colour('--noise-fill'),
        surface: colour('--surface'),
        highlight: colour('--highlight'),
        highlightEdge: colour('--accent'),
    };
}

/** The layout template of the current theme, from the properties of the style sheet. */
export function chartTemplate() {
    const text = colour('--text');
    const muted = colour('--muted');
    const grid = colour('--grid');
    const axis = {
        gridcolor: grid, zerolinecolor: muted, linecolor: grid, tickcolor: grid,
        tickfont: { color: muted, size: 11 }, automargin: false,
    };
    const family = getComputedStyle(document.body).fontFamily;
    return {
        layout: {
            paper_bgcolor: 'rgba(0,0,0,0)',
            plot_bgcolor: 'rgba(0,0,0,0)',
            font: { family, size: 12, color: text },
            colorway: [colour('--control-fill'), colour('--test-fill'), colour('--more-fill')],
            xaxis: axis,
            yaxis: axis,
            legend: { font: { color: text, size: 12 } },
            hoverlabel: {
                bgcolor: colour('--surface-raised'), bordercolor: colour('--border-strong'),
                font: { family, size: 12, color: text }, align: 'left', namelength: -1,
            },
            separators: '.,',
        },
    };
}

const LINE = 17; // px, of a caption

/** Title, caption and legend above a picture: annotations and shapes, and their height. */
function captionOf({ title, lines, keys = [] }, width, plot) {
    const colours = chartColours();
    const rows = lines.flatMap((line) => wrapText(line, Math.floor(width / 6.6), 3));
    const height = 30 + LINE * rows.length + (keys.length > 0 ? 24 : 0) + 8;
    const text = (y, words, size, bold) => ({ xref: 'paper', yref: 'paper', showarrow: false,
        x: 0, y: 1, xanchor: 'left', yanchor: 'top', align: 'left', xshift: 12 - plot.left,
        yshift: plot.top + height - y, text: escapeMarkup(words),
        font: { size, color: colour(bold ? '--text' : '--muted') } });
    const annotations = [text(8, title, 15, true),
        ...rows.map((line, i) => text(30 + LINE * i, line, 12, false))];
    const shapes = [];
    let x = 12 - plot.left;
    const y = 30 + LINE * rows.length + 4;
    for (const [kind, words] of keys) {
        shapes.push({ type: 'rect', xref: 'paper', yref: 'paper', xsizemode: 'pixel',
            ysizemode: 'pixel', xanchor: 0, yanchor: 1, x0: x, x1: x + 14,
            y0: plot.top + height - y - 13, y1: plot.top + height - y - 4,
            fillcolor: colours[kind] ?? colour(kind), line: { width: 0 } });
        annotations.push({ ...text(y, words, 12, false), xshift: x + 19 });
        x += 19 + 7 * words.length + 18;
    }
    return { annotations, shapes, height };
}

/**
 * Saves a chart as a picture on a solid background; `type` is 'png' or 'svg'. `caption` {title,
 * lines, keys: [kind of `chartColours` or property of a colour, words]} is above it, so that the
 * picture explains itself.
 */
export async function downloadChart(node, type, filename, caption) {
    const Plotly = await loadPlotly();
    const ground = colour('--surface');
    const width = Math.max(node.clientWidth, 900);
    const { l: left, t: top } = node._fullLayout.margin;
    const above = captionOf(caption, width, { left, top });
    const { layout } = node;
    const picture = {
        data: node.data,
        layout: { ...layout, paper_bgcolor: ground, plot_bgcolor: ground,
            margin: { ...layout.margin, t: top + above.height },
            annotations: [...layout.annotations ?? [], ...above.annotations],
            shapes: [...layout.shapes ?? [], ...above.shapes] },
    };
    await Plotly.downloadImage(picture, { format: type, filename, width,
        height: node.clientHeight + above.height, scale: type === 'png' ? 2 : 1 });
}
