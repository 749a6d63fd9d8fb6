// The form of the page Series: which sets, against which baseline, which time.
import * as api from '../api.js';
import { button, debounce, fill, h, uniqueId } from '../dom.js';
import { MEASURE_WORDS } from './words.js';

const ROW = 'row';
const LAYER = 'layer';
const ALLOWED = 'Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, '
    + 'separated by commas';

/** The fields that need no more than their own value. */
function createFields(onChange) {
    const list = uniqueId('ops');
    const options = h('datalist', { id: list });

    /** `also`: other changes to make with it. */
    const text = (field, label, props, also = {}) => {
        const input = h('input', { type: 'text', autocomplete: 'off', spellcheck: 'false',
            data: { field }, ...props,
            on: { change: () => onChange({ ...also, [field]: input.value.trim() }) } });
        return { input, node: h('label', { class: 'analysis-field' }, h('span', {}, label), input) };
    };
    const sets = text('sets', 'Sets', { class: 'wide', title: ALLOWED, placeholder: 'nightly-*' });
    const baseline = text('baseline', 'Baseline', { title: ALLOWED, placeholder: 'none' });
    const name = text('name', 'Row', { class: 'wide', list, placeholder: 'aten::mm' }, { layer: '' });
    const category = text('category', 'Category', { placeholder: 'any' });
    const hint = uniqueId('layer-hint');
    const layer = text('layer', 'Layer', { class: 'wide', placeholder: 'Block #3 / Attention',
        'aria-describedby': hint }, { name: '', category: '', time: 'total' });
    const layerHint = h('p', { class: 'muted series-hint', id: hint }, 'Modules or annotations as '
        + 'the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames '
        + 'in between can be left out. Block is every Block; Block #3 is one.');
    const by = h('select', { data: { field: 'by' }, on: { change: () => onChange({ by: by.value }) } },
        h('option', { value: 'device' }, 'device time'), h('option', { value: 'host' }, 'host time'));
    const time = h('select', { data: { field: 'time' },
        on: { change: () => onChange({ time: time.value }) } },
    h('option', { value: 'total' }, 'total'), h('option', { value: 'self' }, 'self'));
    return { options, sets, baseline, name, category, layer, layerHint, by, time };
}

/** Offers the names of rows of a set that contain `typed`. */
async function complete(options, set, typed) {
    if (set === null) {
        return;
    }
    try {
        const ops = await api.listOps(set, typed);
        fill(options, [...new Set(ops.map((op) => op.name))].map((value) => h('option', { value })));
    } catch {
        // Typing works without completion.
    }
}

/** `onChange(changes)`. Returns {node, draw(state, last: id of a set of the series), focus()}. */
export function createSeriesControls({ onChange }) {
    const { options, sets, baseline, name, category, layer, layerHint, by, time } = createFields(onChange);
    let state = null;
    let last = null; // the set whose rows are offered
    let of = ''; // the chosen kind, row or layer, perhaps without a name yet
    const named = { [ROW]: name, [LAYER]: layer };
    const measure = h('select', { data: { field: 'measure' }, on: { change: () => {
        of = measure.value in named ? measure.value : '';
        sync();
        if (of !== '') {
            named[of].input.focus();
        } else {
            onChange({ measure: measure.value, name: '', category: '', time: 'total', layer: '' });
        }
    } } }, [...Object.entries(MEASURE_WORDS), [ROW, 'a row'], [LAYER, 'a layer']].map(
        ([value, words]) => h('option', { value }, words)));
    const measureField = h('label', { class: 'analysis-field' }, h('span', {}, 'Time'), measure);
    const byField = h('label', { class: 'analysis-field' }, h('span', {}, 'Of the layer'), by);
    const timeField = h('label', { class: 'analysis-field' }, h('span', {}, 'Of the row'), time);
    const node = h('form', { class: 'card analysis-controls series-controls',
        'aria-label': 'What the series shows',
        on: { submit: (event) => {
            event.preventDefault();
            if (document.activeElement?.matches('input')) {
                document.activeElement.dispatchEvent(new Event('change'));
            }
        } } }, sets.node, baseline.node, measureField, name.node, category.node, timeField,
    layer.node, byField, options, button('Show', () => onChange({ sets: sets.input.value.trim() }),
        { class: 'primary' }), layerHint);

    name.input.addEventListener('input', debounce(150, () => complete(options, last, name.input.value)));
    name.input.addEventListener('focus', () => complete(options, last, ''));

    function sync() {
        measure.value = of || state.measure;
        for (const field of [name.node, category.node, timeField]) {
            field.hidden = of !== ROW;
        }
        for (const field of [layer.node, byField, layerHint]) {
            field.hidden = of !== LAYER;
        }
    }

    return {
        node,
        draw(next, set) {
            state = next;
            last = set;
            of = state.layer !== '' ? LAYER : state.name !== '' ? ROW
                : document.activeElement === named[of]?.input ? of : '';
            for (const { input } of [sets, baseline, name, category, layer]) {
                if (input !== document.activeElement || input.value === '') {
                    input.value = state[input.dataset.field];
                }
            }
            time.value = state.time;
            by.value = state.by;
            sync();
        },
        focus() {
            sets.input.focus();
            sets.input.select();
            return true;
        },
    };
}
