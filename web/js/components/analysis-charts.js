// The charts of an analysis: figures with a legend of switches, and for series the choice of lines
// and of a window of time.
import { button, fill, h } from '../dom.js';
import { createFigure } from '../charts/figure.js';
import { chosenLines, listLines } from '../analyses/lines.js';
import { lineStyles } from '../analyses/series.js';
import { createSeriesBar } from './series-bar.js';
import { segmented } from './segmented.js';

const AGAIN = 500; // ms after a reset of the zoom: events until then belong to it

/** A list, or a function of the sides; null: the legend of the sides. */
const ownLegend = ({ legend: own }, sides) => (typeof own === 'function' ? own(sides) : own);

/** The legend of the parts, or of the two sides. */
const legendOf = (chart, sides) => (ownLegend(chart, sides) ?? (sides.length < 2 ? []
    : sides.map((s) => ({ key: s.key, name: `${s.letter} · ${s.label}`,
        property: s.letter === 'A' ? '--control-fill' : '--test-fill' }))))
    .map((p) => ({ ...p, key: p.key && !Array.isArray(chart.legend) ? p.key : p.property }));

const hide = ({ data, layout }, hidden) => ({ layout, data: data.map((trace) =>
    (hidden.has(trace.legendgroup) ? { ...trace, visible: false } : trace)) });

/** A legend whose entries are switches. */
function legend(made, redraw) {
    const toggle = (key) => {
        const { hidden } = made;
        if (!hidden.delete(key)) {
            hidden.add(key);
        }
        if (hidden.size === made.keys.length) {
            hidden.clear(); // hiding everything leaves no chart
        }
        for (const item of items) {
            item.setAttribute('aria-pressed', String(!hidden.has(item.dataset.key)));
        }
        redraw();
    };
    const items = made.keys.map((p) => button(p.name, () => toggle(p.key), { class: 'key',
        'aria-pressed': 'true', title: p.what, data: { key: p.key },
        css: { '--key-fill': `var(${p.property})` } }));
    return items.length > 0 && h('div', { class: 'chart-legend', role: 'group',
        'aria-label': `${made.chart.title}: what is drawn` }, items);
}

/** A drag over a part of a series asks for that time, a double click for all of it. */
function zooming(change) {
    let reset = -Infinity;
    return {
        zoom(event, data) {
            const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']];
            if (Number.isFinite(from) && Number.isFinite(to) && to > from
                && performance.now() - reset > AGAIN) {
                const micros = (at) => String(Number(Math.max(0, at * data.per
                    + data.offset).toFixed(3)));
                change({ start: micros(from), end: micros(to) });
            }
        },
        reset() {
            reset = performance.now();
            change({ start: '', end: '' });
        },
    };
}

/**
 * `events`: {change(changes, options) of the page, csv(table), sql(chart) → addresses}. Returns
 * {draw(specs, view, places), retheme(), unmount()}; `view`: {sides, state: that of the page with
 * `shown`, file, caption, revision, perStep, frame: the figures are made anew when it changes};
 * `places`: the node of the first charts and of the others, and how many are first.
 */
export function createAnalysisCharts({ change, csv, sql }) {
    let charts = []; // [{chart, figure, bar, order, keys, hidden: keys of the legend}]
    let frame = '';
    let last = null;
    const { zoom, reset } = zooming(change);

    function create(chart, sides) {
        const bar = chart.series && createSeriesBar({
            onLines: (lines) => change({ lines }, { replace: true }),
            onWindow: (range) => change(range), csv: () => csv('series') });
        const order = segmented('Ranks that are drawn', [['', 'those that differ most'],
            ['rank', bar ? 'the first' : 'all, in order']],
        (value) => change({ order: value, lines: [] }, { replace: true }));
        const made = { chart, bar, order, hidden: new Set(), keys: legendOf(chart, sides) };
        made.figure = createFigure({ id: chart.id, title: chart.title, file: chart.id,
            level: 'h2', class: chart.half ? 'half-chart' : '',
            height: (data) => chart.height(data.places, data.sides),
            make: (data, width) => hide(data.made(width), made.hidden),
            onRelayout: bar && zoom, onDoubleClick: bar && reset,
            keys: () => made.keys.filter((p) => !made.hidden.has(p.key))
                .map((p) => [p.property, p.name]),
            extra: [h('div', { class: 'chart-choice' }, legend(made, () => drawOne(made)), order.node),
                bar?.node] });
        return made;
    }

    function drawOne({ chart, bar, order, hidden, figure }) {
        const { sides, state, file, caption, revision, perStep } = last;
        const made = chart.make(sides, state);
        const series = made.empty ? null : bar && made.data(600);
        order.node.hidden = !made.limited;
        order.press(state.order);
        figure.draw({ file, made: made.data, per: series?.per,
            heading: [chart.sums && perStep && 'per step', made.note].filter(Boolean).join(', '),
            revision: [revision, state.order, ...state.lines, ...hidden].join(' '),
            offset: series?.offset, places: made.places, sides: sides.length,
            caption, empty: made.empty ?? null });
        figure.sql.set(sql(chart));
        if (bar) {
            const lines = listLines(sides, chart.series, chart.ownDevice);
            const chosen = chosenLines(lines, sides, state).keys;
            bar.draw({ lines, chosen, styles: lineStyles(lines, chosen, chart.panels),
                start: state.start, end: state.end, two: sides.length > 1,
                empty: Boolean(made.empty) });
            bar.node.hidden = lines.length === 0;
        }
    }

    return {
        draw(specs, view, [first, others, count]) {
            last = view;
            const named = specs.filter((c) => typeof c.legend === 'function')
                .flatMap((c) => ownLegend(c, view.sides) ?? []).map((p) => p.name);
            const next = JSON.stringify([view.frame, specs.map((c) => c.id), named]);
            if (next !== frame) {
                charts.forEach((c) => c.figure.unmount());
                charts = specs.map((chart) => create(chart, view.sides));
                fill(first, charts.slice(0, count).map((c) => c.figure.node));
                fill(others, charts.slice(count).map((c) => c.figure.node));
                frame = next;
            }
            charts.forEach(drawOne);
        },
        retheme: () => charts.forEach((c) => c.figure.retheme()),
        unmount: () => charts.forEach((c) => c.figure.unmount()),
    };
}
