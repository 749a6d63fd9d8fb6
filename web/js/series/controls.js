// The form of the page Series: which sets, against which baseline, which time.
import * as api from '../api.js';
import { button, debounce, fill, h, uniqueId } from '../dom.js';
import { MEASURE_WORDS } from './words.js';

const ROW = 'row';
const ALLOWED = 'Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with '
    + 'commas between';

/** `onChange(changes)`. Returns {node, draw(state, last: id of a set of the series), focus()}. */
export function createSeriesControls({ onChange }) {
    const list = uniqueId('ops');
    const options = h('datalist', { id: list });
    let state = null;
    let last = null; // whose rows are offered
    let row = false; // a row was chosen, perhaps without a name yet

    const text = (field, label, props) => {
        const input = h('input', { type: 'text', autocomplete: 'off', spellcheck: 'false',
            data: { field }, ...props,
            on: { change: () => onChange({ [field]: input.value.trim() }) } });
        return { input, node: h('label', { class: 'analysis-field' }, h('span', {}, label), input) };
    };
    const sets = text('sets', 'Sets', { class: 'wide', title: ALLOWED, placeholder: 'nightly-*' });
    const baseline = text('baseline', 'Baseline', { title: ALLOWED, placeholder: 'none' });
    const name = text('name', 'Row', { class: 'wide', list, placeholder: 'aten::mm' });
    const category = text('category', 'Category', { placeholder: 'any' });
    const measure = h('select', { data: { field: 'measure' }, on: { change: () => {
        row = measure.value === ROW;
        sync();
        if (row) {
            name.input.focus();
        } else {
            onChange({ measure: measure.value, name: '', category: '', time: 'total' });
        }
    } } }, [...Object.entries(MEASURE_WORDS), [ROW, 'a row']].map(([value, words]) =>
        h('option', { value }, words)));
    const time = h('select', { data: { field: 'time' },
        on: { change: () => onChange({ time: time.value }) } },
    h('option', { value: 'total' }, 'total'), h('option', { value: 'self' }, 'self'));
    const measureField = h('label', { class: 'analysis-field' }, h('span', {}, 'Time'), measure);
    const timeField = h('label', { class: 'analysis-field' }, h('span', {}, 'Of the row'), time);
    const node = h('form', { class: 'card analysis-controls series-controls',
        'aria-label': 'What the series shows',
        on: { submit: (event) => {
            event.preventDefault();
            if (document.activeElement?.matches('input')) {
                document.activeElement.dispatchEvent(new Event('change'));
            }
        } } }, sets.node, baseline.node, measureField, name.node, category.node, timeField,
    options, button('Show', () => onChange({ sets: sets.input.value.trim() }),
        { class: 'primary' }));

    name.input.addEventListener('input', debounce(150, () => complete(name.input.value)));
    name.input.addEventListener('focus', () => complete(''));

    async function complete(typed) {
        if (last === null) {
            return;
        }
        try {
            const ops = await api.listOps(last, typed);
            fill(options, [...new Set(ops.map((op) => op.name))].map((value) =>
                h('option', { value })));
        } catch {
            // Without completion one can still type.
        }
    }

    function sync() {
        measure.value = row ? ROW : state.measure;
        for (const field of [name.node, category.node, timeField]) {
            field.hidden = !row;
        }
    }

    return {
        node,
        draw(next, set) {
            state = next;
            last = set;
            row = state.name !== '' || (row && document.activeElement === name.input);
            for (const { input } of [sets, baseline, name, category]) {
                if (input !== document.activeElement || input.value === '') {
                    input.value = state[input.dataset.field];
                }
            }
            time.value = state.time;
            sync();
        },
        focus() {
            sets.input.focus();
            sets.input.select();
            return true;
        },
    };
}
