// Plotly: loading it when the first chart is needed, and what all charts have in common.
import { colour } from '../theme.js';

const SOURCE = '/web/vendor/plotly.min.js';
let loading = null;

/**
 * The library; it is a classic script that leaves `Plotly` behind. A report has it inside.
 */
export function loadPlotly() {
    if (globalThis.Plotly) {
        return Promise.resolve(globalThis.Plotly);
    }
    loading ??= new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = SOURCE;
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

/** No share button, no cloud, no logo; the tools are buttons of the page (keyboard). */
export const CONFIG = {
    displayModeBar: false,
    displaylogo: false,
    showSendToCloud: false,
    showEditInChartStudio: false,
    plotlyServerURL: '',
    responsive: false,
    doubleClick: 'reset',
    scrollZoom: false,
};

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

/** The layout template of the present theme, made of the style sheet's properties. */
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

/** Saves a chart as a picture on a solid ground; `type` is 'png' or 'svg'. */
export async function downloadChart(node, type, filename) {
    const Plotly = await loadPlotly();
    const ground = colour('--surface');
    const picture = {
        data: node.data,
        layout: { ...node.layout, paper_bgcolor: ground, plot_bgcolor: ground },
    };
    await Plotly.downloadImage(picture, { format: type, filename,
        width: Math.max(node.clientWidth, 900), height: node.clientHeight,
        scale: type === 'png' ? 2 : 1 });
}
