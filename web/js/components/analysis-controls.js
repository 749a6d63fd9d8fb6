// The form of the Analyse page: sets, ranks, steps and the parameters of an analysis. Fields are
// built again only if different fields are needed, so that the focus stays.
import * as api from '../api.js';
import { debounce, fill, h, uniqueId } from '../dom.js';
import { formatList } from '../format.js';
import { findSet } from '../state.js';
import { createSetPicker } from './set-picker.js';
import { ROWS, SIDES } from '../words.js';

const WHICH = { name: 'rows', label: 'Rows', type: 'choice', options: ROWS, fallback: 'steps' };
const UNIT = { name: 'unit', label: 'Sums', type: 'choice', fallback: '',
    options: { '': 'per step, as in Compare', total: 'of all steps' } };

/** `specs`: the analyses; `onChange(changes, {replace})`; `onSet(changes)`: another set. */
export function createAnalysisControls(specs, { onChange, onSet }) {
    const node = h('form', { class: 'card analysis-controls', 'aria-label': 'What to analyse',
        on: { submit: (event) => event.preventDefault() } });
    let fields = []; // [{name, sync(value, the default)}]
    let built = '';
    let state = null;
    let last = ''; // the field that changed last: its changes are one entry of the history

    function change(name, value) {
        onChange({ [name]: value }, { replace: last === name });
        last = name;
    }

    function setField(key, label, sets, none) {
        const id = uniqueId('set');
        const picker = createSetPicker({ id, field: key, none, text: state[key],
            set: findSet(sets, state[key]) ?? null, onPick: (set) => {
                last = '';
                onSet({ [key]: set?.id ?? '' });
            } });
        return h('div', { class: `analysis-field side-${key === 'test' ? 'test' : 'control'}` },
            h('label', { for: id }, label), picker.node);
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
            // All operators of the set, not only those that match the text in the field.
            input.addEventListener('focus', () => {
                input.select();
                complete('', options);
            });
        }
        let synced = '';
        fields.push({ name: param.name, sync(value, held) {
            const shown = value || (list && held) || '';
            const typing = input === document.activeElement && input.value !== synced;
            if (input.value.trim() !== shown && !(typing && shown === synced)) {
                input.value = shown;
            }
            synced = shown;
            if (number && (held ?? null) !== null && value === '') {
                input.placeholder = held;
            }
        } });
        return h('label', { class: 'analysis-field' }, h('span', {}, param.label), input,
            options);
    }

    function choiceField(param) {
        const select = h('select', { data: { field: param.name }, title: param.title,
            on: { change: () => change(param.name,
                select.value === param.fallback ? '' : select.value) } },
        Object.entries(param.options).map(([value, text]) => h('option', { value }, text)));
        fields.push({ name: param.name, sync(value, held) {
            select.value = value || String(held ?? Object.keys(param.options)[0]);
        } });
        return h('label', { class: 'analysis-field' }, h('span', {}, param.label), select);
    }

    const field = (param) => (param.type === 'boolean' ? booleanField(param)
        : param.type === 'choice' ? choiceField(param) : textField(param));

    async function complete(typed, options) {
        if (state.set === '') {
            return;
        }
        try {
            const ops = await api.listOps(state.set, typed);
            fill(options, [...new Set(ops.filter((o) => o.category === 'cpu_op')
                .map((o) => o.name))].map((name) => h('option', { value: name })));
        } catch {
            // Typing works without completion.
        }
    }

    const example = (set, kind) => (set?.[kind].length > 0 ? formatList(set[kind], 3) : '');

    /** Each side has its own field if the sides have different ranks (steps). */
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

    /** Whether there is a choice of rows: only with steps, and if no steps are chosen. */
    function haveRows(sets) {
        const says = (names) => names.some((name) => state[name] !== '');
        return !says(['steps', 'set_steps', 'test_steps'])
            && (says(['marker', 'set_marker', 'test_marker']) || ['set', 'test'].some((key) =>
                findSet(sets, state[key])?.steps.length > 0));
    }

    const sideLabel = (key) => `${SIDES[key].letter} · ${SIDES[key].name}`;

    /** Whether there are sums, which may be per step: not of other rows than those of the steps. */
    const haveSums = () => state.rows === '' && specs[state.what].tables.some((table) =>
        table.columns.some((column) => column.summed));

    function build(sets) {
        const two = state.test !== '';
        fields = [];
        fill(node, setField('set', two ? sideLabel('set') : 'Trace set', sets),
            setField('test', two ? sideLabel('test') : 'Compare with', sets, 'none'),
            sampleFields('ranks', 'Ranks', sets), sampleFields('steps', 'Steps', sets),
            !specs[state.what].ofSteps && haveRows(sets) && field(WHICH), haveSums() && field(UNIT), specs[state.what].params.map(field));
    }

    return {
        node,
        /** Moves the focus to the operator if there is one to choose, otherwise to the ranks. */
        focus() {
            const field = node.querySelector('input[list]')
                ?? node.querySelector('[data-field$="ranks"]');
            field?.focus();
            return document.activeElement === field;
        },
        /** `held`: the parameters of the answer, for those that the state leaves out. */
        draw(next, sets, held = {}) {
            state = next;
            const shape = JSON.stringify([state.what, state.set, state.test,
                isApart('ranks', sets), isApart('steps', sets), haveRows(sets), haveSums(),
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
            fields.forEach(({ name, sync }) => sync(state[name] ?? '', held[name]));
        },
    };
}
