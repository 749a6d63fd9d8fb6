// The answer to a statement: its size, the rows, and a chart of them.
import * as api from '../api.js';
import { button, fill, h } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { chartLegend, chartLimit, createResultChart } from '../charts/result.js';
import { chosenChart, unitOf } from '../sql/kinds.js';
import { sqlQuery } from '../sql/state.js';
import { createChartChoice } from './chart-choice.js';
import { copyText } from './op-detail.js';
import { createResultTable } from './result-table.js';

const CUT = { rows: 'there may be more rows', bytes: 'the answer would be too long' };

function sizeOf({ row_count: count, columns, truncated, truncated_by: by, elapsed_ms: ms }) {
    return [count === 0 ? 'No rows.' : [`${plural(count, 'row')}, ${plural(columns.length, 'column')}`,
        h('span', { class: 'muted' }, ` in ${formatCount(Math.max(1, Math.round(ms)))} ms`)],
    truncated && h('span', { class: 'notice truncated' },
        `Cut off here: ${CUT[by] ?? 'there is more'}. Ask for less, with LIMIT or a sum.`)];
}

/** What is drawn of an answer: the data of createResultChart(). */
function chartData({ answer, key, state, units, file }, columns) {
    const { rows } = answer;
    const chosen = chosenChart(state, columns, rows);
    const find = (name) => columns.find((column) => column.name === name);
    return { ...chosen, columns, rows, x: find(chosen.x),
        ys: [chosen.y, chosen.y2].filter((name) => name !== '').map(find),
        by: find(chosen.by), file, caption: [state.q.replace(/\s+/g, ' ')], chosen,
        revision: JSON.stringify([key, chosen, Object.keys(units).length]),
        empty: chosen.chart === 'none' ? chosen.kinds.length > 1 ? 'No chart is chosen.'
            : 'A chart needs a column of numbers.' : null };
}

/**
 * `onChart(changes)` of the address. Returns {node, draw(shown: {answer, key: the request, state,
 * units: by names of columns, file: the beginning of names of downloads}), cancelled(), retheme(),
 * unmount()}.
 */
export function createQueryAnswer(onChart) {
    const summary = h('p', { class: 'result-summary' });
    const choice = createChartChoice(onChart);
    const legend = h('ul', { class: 'chart-legend' });
    const limit = h('p', { class: 'muted small chart-limit' });
    const chart = createResultChart([choice.node, legend, limit]);
    const table = createResultTable();
    const card = h('section', { class: 'card table-card', 'aria-label': 'Rows' }, table.node);
    const links = ['csv', 'json'].map((format) => [format, h('a', { class: 'button',
        title: `The rows as ${format.toUpperCase()}` }, format.toUpperCase())]);
    const node = h('div', { class: 'results query-results', hidden: true },
        h('div', { class: 'result-head' }, summary, h('div', { class: 'chart-tools' },
            button('Copy link', () => copyText(location.href, 'Link copied.')),
            links.map(([, link]) => link))), card, chart.node);
    let drawn = {}; // the answer and the units of the table

    function drawChart(shown, columns) {
        const data = chartData(shown, columns);
        chart.node.hidden = data.rows.length < 2;
        choice.draw(data.chosen, columns, data.rows);
        const keys = data.empty ? [] : chartLegend(data);
        fill(legend, keys.map(([property, words]) => h('li', { class: 'key',
            css: { '--key-fill': `var(${property})` } }, words)));
        legend.hidden = keys.length === 0;
        limit.textContent = data.empty ? '' : chartLimit(data.chart, data.rows.length);
        chart.draw(data);
    }

    return {
        node,
        draw(shown) {
            const { answer, key, state, units, file } = shown;
            const columns = answer.columns.map((column, at) => ({ ...column, at,
                unit: column.type === 'text' ? '' : unitOf(column.name, units) }));
            fill(summary, sizeOf(answer));
            for (const [format, link] of links) {
                link.href = api.sqlUrl(sqlQuery(state, format));
                link.download = `${file}-query.${format}`;
            }
            card.hidden = columns.length === 0 || answer.rows.length === 0;
            if (drawn.answer !== answer || drawn.units !== units) {
                drawn = { answer, units };
                table.show(columns, answer.rows);
            }
            drawChart(shown, columns);
            node.dataset.shown = key;
        },
        cancelled: () => { summary.textContent = ''; },
        retheme: () => chart.retheme(),
        unmount() {
            chart.unmount();
            table.unmount();
        },
    };
}
