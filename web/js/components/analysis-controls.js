// The form of the Analyse page: sets, ranks, steps and the parameters of an analysis. Fields
// are built anew only where other fields are needed, so that the focus stays.
import * as api from '../api.js';
import { debounce, fill, h, uniqueId } from '../dom.js';
import { formatList } from '../format.js';
import { findSet, nameSets } from '../state.js';

const LAST = { name: 'include_last_profiler_step', label: 'Include the last step',
    type: 'boolean', fallback: false };

/** `specs`: the analyses; `onChange(changes, {replace})`; `onSet(changes)`: another set. */
export function createAnalysisControls(specs, { onChange, onSet }) {
    const node = h('form', { class: 'card analysis-controls', 'aria-label': 'What to analyse',
        on: { submit: (event) => event.preventDefault() } });
    let fields = []; // [{name, sync(value)}]
    let built = '';
    let state = null;
    let last = ''; // the field that changed last: its steps are one of the history

    function change(name, value) {
        onChange({ [name]: value }, { replace: last === name });
        last = name;
    }

    function setField(key, label, sets, none) {
        const names = nameSets(sets);
        const select = h('select', { data: { field: key },
            on: { change: () => {
                last = '';
                onSet({ [key]: select.value });
            } } },
        none && h('option', { value: '' }, none),
        sets.map((s) => h('option', { value: s.id }, names.get(s.id))));
        fields.push({ name: key, sync(value) {
            const chosen = value === '' ? null : findSet(sets, value);
            select.value = chosen?.id ?? '';
        } });
        return h('label', { class: `analysis-field side-${key === 'test' ? 'test' : 'control'}` },
            h('span', {}, label), select);
    }

    function booleanField(param) {
        const box = h('input', { type: 'checkbox', data: { field: param.name },
            on: { change: () => change(param.name,
                box.checked === param.fallback ? '' : String(box.checked)) } });
        fields.push({ name: param.name, sync(value) {
            box.checked = value === '' ? param.fallback : value === 'true';
        } });
        return h('label', { class: 'check' }, box, param.label);
    }

    function textField(param) {
        const list = param.type === 'operator' ? uniqueId('ops') : null;
        const number = param.type === 'number';
        const input = h('input', { type: number ? 'number' : 'text', list, autocomplete: 'off',
            spellcheck: 'false', placeholder: param.placeholder, step: number && 'any',
            min: number && 0, data: { field: param.name }, class: list && 'wide',
            title: param.title,
            on: { change: () => change(param.name, input.value.trim()) } });
        const options = list && h('datalist', { id: list });
        if (list) {
            input.addEventListener('input', debounce(150, () => complete(input.value, options)));
            input.addEventListener('focus', () => complete(input.value, options));
        }
        fields.push({ name: param.name, sync(value) {
            if (input.value.trim() !== value) {
                input.value = value;
            }
        } });
        return h('label', { class: 'analysis-field' }, h('span', {}, param.label), input,
            options);
    }

    const field = (param) => (param.type === 'boolean' ? booleanField(param)
        : textField(param));

    async function complete(typed, options) {
        if (state.set === '') {
            return;
        }
        try {
            const ops = await api.listOps(state.set, typed);
            fill(options, [...new Set(ops.filter((o) => o.category === 'cpu_op')
                .map((o) => o.name))].map((name) => h('option', { value: name })));
        } catch {
            // Without completion one can still type.
        }
    }

    const example = (set, kind) => (set?.[kind].length > 0 ? formatList(set[kind], 3) : '');

    /** Sides with different ranks (steps) have a field each. */
    function isApart(kind, sets) {
        const [a, b] = ['set', 'test'].map((key) => example(findSet(sets, state[key]), kind));
        return state.test !== '' && state[kind] === ''
            && (a !== b || state[`set_${kind}`] !== '' || state[`test_${kind}`] !== '');
    }

    function sampleFields(kind, label, sets) {
        const [a, b] = ['set', 'test'].map((key) => findSet(sets, state[key]));
        const one = (name, words, set) => field({ name, label: words, type: 'text',
            placeholder: ['all', example(set, kind)].filter(Boolean).join(': '),
            title: 'all, first, or a list such as 0,2,4-7' });
        return isApart(kind, sets) ? [one(`set_${kind}`, `${label} of A`, a),
            one(`test_${kind}`, `${label} of B`, b)] : [one(kind, label, a)];
    }

    function build(sets) {
        fields = [];
        fill(node, setField('set', state.test === '' ? 'Trace set' : 'Trace set A', sets),
            setField('test', state.test === '' ? 'Beside it' : 'Beside it, B', sets, 'none'),
            sampleFields('ranks', 'Ranks', sets), sampleFields('steps', 'Steps', sets),
            specs[state.what].params.map(field), field(LAST));
    }

    return {
        node,
        draw(next, sets) {
            state = next;
            const shape = JSON.stringify([state.what, state.set, state.test,
                isApart('ranks', sets), isApart('steps', sets),
                sets.map((s) => [s.id, s.label])]);
            if (shape !== built) {
                built = shape;
                const focused = node.contains(document.activeElement)
                    ? document.activeElement.dataset.field : null;
                build(sets);
                if (focused) {
                    node.querySelector(`[data-field="${focused}"]`)?.focus();
                }
            }
            fields.forEach(({ name, sync }) => sync(state[name] ?? ''));
        },
    };
}
