// How an answer is drawn: the kind of chart, and the role of each column.
import { fill, h, uniqueId } from '../dom.js';
import { groupColumns, isNumber } from '../sql/kinds.js';
import { segmented } from './segmented.js';

const KINDS = [['bars', 'Bars'], ['line', 'Line'], ['scatter', 'Points'],
    ['histogram', 'Histogram'], ['none', 'No chart']];
const WORDS = { bars: { x: 'of', y: 'length', y2: 'and' }, line: { x: 'over', y: 'value',
    y2: 'and' }, scatter: { x: 'over', y: 'value', y2: 'and' }, histogram: { x: 'of' } };

/** `onChange({chart, x, y, y2, by})`. Returns {node, draw(chosen, columns, rows)}. */
export function createChartChoice(onChange) {
    let chosen = null;
    const kinds = segmented('Kind of chart', KINDS, (chart) =>
        // Another kind resets the choice of columns.
        onChange({ chart, x: '', y: '', y2: '', by: '' }));
    const fields = h('span', { class: 'choice-fields' });
    const node = h('div', { class: 'result-choice' }, kinds.node, fields);

    function field(key, words, names, none) {
        const id = uniqueId('column');
        const select = h('select', { id, data: { part: key }, on: { change: () => {
            const { chart, x, y, y2, by } = chosen;
            onChange({ chart, x, y, y2, by, [key]: select.value });
        } } }, none && h('option', { value: '' }, none),
        names.map((name) => h('option', { value: name, selected: name === chosen[key] }, name)));
        return h('span', { class: 'sample-field' }, h('label', { for: id }, words), select);
    }

    return {
        node,
        draw(next, columns, rows) {
            const focused = document.activeElement?.dataset?.part;
            chosen = next;
            kinds.press(chosen.chart);
            for (const [kind, one] of kinds.buttons) {
                one.hidden = !chosen.kinds.includes(kind);
            }
            const words = WORDS[chosen.chart] ?? {};
            const numbers = columns.filter(isNumber).map(({ name }) => name);
            const groups = groupColumns(columns, rows).map(({ name }) => name);
            const all = columns.map(({ name }) => name);
            fill(fields, words.x && field('x', words.x, chosen.chart === 'bars' ? all : numbers),
                words.y && field('y', words.y, numbers),
                words.y2 && numbers.length > 1 && field('y2', words.y2, numbers, '–'),
                words.x && chosen.chart !== 'bars' && chosen.y2 === '' && groups.length > 0
                    && field('by', 'by', groups, '–'));
            if (focused) {
                fields.querySelector(`[data-part="${focused}"]`)?.focus();
            }
        },
    };
}
