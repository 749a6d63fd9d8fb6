// The two sides of a comparison: which set, which of its ranks and steps.
import { button, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatList, plural } from '../format.js';
import { findSet, shortId } from '../state.js';
import { createSetPicker } from './set-picker.js';
import { addressOf } from '../place.js';

const KEYS = ['control_ranks', 'test_ranks', 'control_steps', 'test_steps'];

/**
 * `onChange(changes)` gets the parts of the state that change. `none`: the text for no test, if the
 * page can show one set; `links(state)`: nodes between the sides if both are chosen. `compact`: in
 * one line; ranks and steps are unfolded.
 */
export function createSides(onChange, { none, links = analyseLink, compact = false } = {}) {
    const node = h('section', { class: `sides${compact ? ' sides-compact' : ''}`,
        'aria-label': 'Control and test' });
    const toggle = compact && h('button', { type: 'button', class: 'link-button small',
        data: { field: 'samples' }, on: { click: () => unfold(!node.hasAttribute('data-open')) } },
    'Ranks and steps');
    let shown = '';

    function unfold(open) {
        node.toggleAttribute('data-open', open);
        toggle.setAttribute('aria-expanded', String(open));
    }
    let before = {}; // the drawn state

    function draw(state, sets, answer) {
        const fingerprint = JSON.stringify([state.control, state.test, state.control_ranks,
            state.test_ranks, state.control_steps, state.test_steps, state.control_marker,
            state.test_marker,
            sets?.map((s) => [s.id, s.label]),
            answer && [answer.control.samples, answer.test?.samples, answer.recorded?.control.devices,
                answer.recorded?.test.devices]]);
        if (fingerprint === shown) {
            return;
        }
        shown = fingerprint;
        const focused = document.activeElement?.dataset?.field;
        const lists = begunLists(node).filter(({ key }) => before[key] === state[key]);
        before = { ...state };
        const both = state.control !== '' && state.test !== '';
        const tools = [(both || none === undefined) && iconButton('swap', 'Swap control and test',
            () => onChange(swapped(state))), presetButton(state, onChange)];
        fill(node, side('control', state, sets, answer), compact
            ? [side('test', state, sets, answer), toggle, h('div', { class: 'swap-cell' }, tools)]
            : [h('div', { class: 'swap-cell' }, tools, both && links(state)),
                side('test', state, sets, answer)]);
        if (compact) {
            toggle.hidden = !both;
            unfold(node.hasAttribute('data-open') || KEYS.some((key) => state[key] !== 'all'));
        }
        lists.forEach(({ key, text }) => openList(node, key, text));
        if (focused) {
            node.querySelector(`[data-field="${focused}"]`)?.focus();
        }
    }

    function side(name, state, sets, answer) {
        const letter = name === 'control' ? 'A' : 'B';
        const title = name === 'control' ? 'Control' : 'Test';
        const set = sets && findSet(sets, state[name]);
        const id = uniqueId('set');
        const picker = createSetPicker({ id, field: name, set,
            text: state[name] === '' ? '' : answer?.[name]?.label ?? (sets ? state[name] : ''),
            none: name === 'test' ? none : undefined,
            onPick: (picked) => onChange({ [name]: picked ? shortId(picked.id) : '', op: '',
                [`${name}_ranks`]: 'all', [`${name}_steps`]: 'all',
                [`${name}_marker`]: '' }) });
        return h('div', { class: `side-card side-${name}` },
            h('div', { class: 'side-title' },
                h('b', { class: 'letter', 'aria-hidden': 'true' }, letter),
                h('label', { for: id }, title), picker.node,
                compact && answer?.recorded && h('span', { class: 'muted small side-about' },
                    [...aboutOf(name, answer), plural(answer[name].samples, 'sample')].join(', '))),
            h('div', { class: 'side-selection',
                hidden: none !== undefined && name === 'test' && state.test === '' },
                sampleField(`${name}_ranks`, 'Ranks', set?.ranks ?? answer?.[name]?.all_ranks,
                    state, onChange),
                sampleField(`${name}_steps`, 'Steps', (state[`${name}_marker`] ? null
                    : set?.steps) ?? answer?.[name]?.all_steps, state, onChange),
                !compact && h('span', { class: 'muted small samples' }, answer?.[name]
                    ? plural(answer[name].samples, 'sample') : '\u00a0')));
    }

    /** Opens the choice of the set of a side. */
    function choose(name) {
        const field = node.querySelector(`[data-field="${name}"]`);
        field?.focus();
        field?.click();
    }

    return { node, choose, draw };
}

/** The lists that the user has begun to type. If an answer arrives meanwhile, drawing the fields
 * again must keep them. */
const begunLists = (node) => [...node.querySelectorAll('.list-input:not([hidden])')]
    .map((input) => ({ key: input.dataset.field.replace(/-list$/, ''), text: input.value }));

function openList(node, key, text) {
    const input = node.querySelector(`[data-field="${key}-list"]`);
    input.hidden = false;
    input.value = text;
    node.querySelector(`[data-field="${key}"]`).value = 'list';
}

/** The devices of a side; those of the test only if they are others. */
function aboutOf(name, { recorded: { control, test } }) {
    const [a, b] = [control, test].map(({ devices }) => devices.join(', '));
    return name === 'control' ? [a].filter(Boolean) : a === b ? [] : [b].filter(Boolean);
}

/** The analyses of both sides, side by side. */
export function analyseLink(state) {
    const query = new URLSearchParams({ set: state.control, test: state.test });
    for (const [name, marker] of [['set', state.control_marker], ['test', state.test_marker]]) {
        if (marker) {
            query.set(`${name}_marker`, marker);
        }
    }
    return h('a', { class: 'small', href: addressOf(`/analyse?${query}`) }, 'Analyse both');
}

/** State changes that exchange the two sides. */
function swapped(state) {
    const changes = {};
    for (const key of ['', '_ranks', '_steps', '_marker']) {
        changes[`control${key}`] = state[`test${key}`];
        changes[`test${key}`] = state[`control${key}`];
    }
    return changes;
}

/** A button that switches between all samples and HTA's default, the first rank and step. */
function presetButton(state, onChange) {
    const first = KEYS.every((key) => state[key] === 'first');
    return button(first ? 'Use all' : 'First rank and step', () => onChange(
        Object.fromEntries(KEYS.map((key) => [key, first ? 'all' : 'first']))),
    { class: 'link-button small', data: { field: 'preset' }, title: first
        ? 'All ranks and all steps'
        : 'Only the first rank and the first step of each side, as HTA compares' });
}

/** all / first / any / a list, for ranks or steps. */
function sampleField(key, text, numbers, state, onChange) {
    const value = state[key];
    const steps = key.endsWith('steps');
    const words = steps ? ['all', 'first', 'any'] : ['all', 'first'];
    const listed = !words.includes(value);
    const id = uniqueId(key);
    const known = numbers?.length > 0;
    const input = h('input', { type: 'text', class: 'list-input', data: { field: `${key}-list` },
        value: listed ? value : '', hidden: !listed, autocomplete: 'off', spellcheck: 'false',
        inputmode: 'numeric', placeholder: known ? exampleList(numbers) : '0,2,4-7',
        'aria-label': `${text} to use, such as 0,2,4-7`,
        title: known ? `Available: ${formatList(numbers)}` : null,
        on: { change: () => {
            const list = input.value.trim();
            onChange({ [key]: list === '' ? 'all' : list });
        } } });
    const select = h('select', { id, data: { field: key }, on: { change: () => {
        if (select.value === 'list') {
            input.hidden = false;
            input.focus();
        } else {
            input.hidden = true;
            onChange({ [key]: select.value });
        }
    } } }, words.map((word) => h('option', { value: word, selected: word === value },
        wordText(word, numbers))),
    h('option', { value: 'list', selected: listed }, 'list …'));
    return h('span', { class: 'sample-field' }, h('label', { for: id }, text), select, input);
}

function exampleList(numbers) {
    return numbers.length > 2 ? `${numbers[0]}-${numbers[1]},${numbers[2]}`
        : numbers.join(',');
}

function wordText(word, numbers) {
    if (word === 'all') {
        return numbers?.length > 0 ? `all (${numbers.length})` : 'all';
    }
    if (word === 'first') {
        return numbers?.length > 0 ? `first (${numbers[0]})` : 'first';
    }
    return 'any (a file is one step)';
}
