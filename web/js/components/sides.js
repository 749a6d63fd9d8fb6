// The two sides of a comparison: which set, which of its ranks and steps.
import * as api from '../api.js';
import { announce, button, createNews, debounce, fill, h, iconButton, keepFocus, select, uniqueId } from '../dom.js';
import { formatDate, formatList, plural } from '../format.js';
import { addressOf, findSet, putMarker, shortId, unmarked } from '../state.js';

// A field that picks one set of many (ARIA pattern “combobox” with a listbox): asks the
// server while the user types; the newest sets come first.

const SHOWN = 20;
const TYPING_MS = 200;

/** {node, input}. `id`, `field`: of the input; `set`: the picked one, null: none; `text`: the
 * content without one; `none`: the text for no set, if no set may be picked; `onPick(set)`: null
 * for none; `onGroup(text)`: if many sets may be picked by a pattern of their labels, or a tag. */
export function createSetPicker({ id = uniqueId('set'), field, set, text = '', none, onPick,
    onGroup }) {
    const list = uniqueId('set-list');
    const shown = set?.label ?? text;
    const input = h('input', { id, type: 'text', role: 'combobox', class: 'set-select',
        data: { field }, value: shown, placeholder: none ?? 'Choose a set …',
        autocomplete: 'off', spellcheck: 'false', title: shown, 'aria-autocomplete': 'list',
        'aria-expanded': 'false', 'aria-controls': list, on: {
            focus: () => input.select(),
            click: () => open(),
            input: () => type(),
            keydown: onKey,
            blur: () => close(),
        } });
    const box = h('ul', { id: list, class: 'picker-list', role: 'listbox', hidden: true,
        'aria-label': 'Sets',
        on: { mousedown: (event) => event.preventDefault() } }); // the focus stays
    const node = h('span', { class: 'set-picker' }, input, box);
    const type = debounce(TYPING_MS, () => load(input.value.trim()));
    let choices = []; // {set}, {group, words} or {none: true}
    let active = -1;
    let question = null;

    async function load(words) {
        question?.abort();
        question = new AbortController();
        const { signal } = question;
        const query = new URLSearchParams({ q: words.slice(0, 120), limit: String(SHOWN) });
        box.hidden = false;
        input.setAttribute('aria-expanded', 'true');
        try {
            const [{ entries, total }, tags] = await Promise.all([api.querySets(query, { signal }),
                onGroup && words !== '' ? api.listTags({ signal }) : []]);
            const groups = onGroup ? groupsOf(words, entries, tags) : [];
            choices = [...none && words === '' ? [{ none: true }] : [], ...groups, ...entries];
            draw(total > entries.length ? `${plural(total - entries.length, 'more set')}: type to find them`
                : choices.length === 0 && 'No set matches.');
            announce(plural(total, 'set'));
            move(words === '' ? choices.findIndex((choice) => choice.set && choice.set.id === set?.id)
                : entries.length > 0 ? groups.length : 0);
        } catch (error) {
            if (error.name !== 'AbortError') {
                choices = [];
                draw(error.message);
            }
        }
    }

    function draw(last) {
        fill(box, choices.map((choice, i) => h('li', { id: `${list}-${i}`, role: 'option',
            class: 'choice-line', 'aria-selected': String(choice.set ? choice.set.id === set?.id
                : Boolean(choice.none) && !set),
            on: { click: () => choose(choice) } }, choice.set ? describe(choice.set)
                : choice.words ?? none)),
        last && h('li', { class: 'muted small picker-note', role: 'presentation' }, last));
        active = -1;
        input.removeAttribute('aria-activedescendant');
    }

    function move(to) {
        box.children[active]?.classList.remove('active');
        active = choices.length === 0 ? -1 : Math.max(-1, Math.min(to, choices.length - 1));
        if (active < 0) {
            input.removeAttribute('aria-activedescendant');
            return;
        }
        box.children[active].classList.add('active');
        box.children[active].scrollIntoView({ block: 'nearest' });
        input.setAttribute('aria-activedescendant', `${list}-${active}`);
    }

    function open() {
        if (box.hidden) {
            load('');
        }
    }

    function close() {
        type.cancel();
        question?.abort();
        box.hidden = true;
        input.setAttribute('aria-expanded', 'false');
        input.removeAttribute('aria-activedescendant');
        input.value = shown;
    }

    function choose(choice) {
        close();
        if (choice.group) {
            onGroup(choice.group);
        } else if (choice.none || choice.set.id !== set?.id) {
            onPick(choice.none ? null : choice.set);
        }
    }

    function onKey(event) {
        const { key } = event;
        const isOpen = !box.hidden;
        const to = { ArrowDown: active + 1 < choices.length ? active + 1 : 0,
            ArrowUp: active > 0 ? active - 1 : choices.length - 1,
            PageDown: active + 8, PageUp: Math.max(0, active - 8) }[key];
        if (to !== undefined || (isOpen && ['Enter', 'Escape'].includes(key))) {
            event.preventDefault();
        }
        if (to !== undefined) {
            if (isOpen) {
                move(to);
            } else {
                open();
            }
        } else if (key === 'Enter' && isOpen && choices[active]) {
            choose(choices[active]);
        } else if (key === 'Escape' && isOpen) {
            event.stopPropagation();
            close();
        }
    }

    return { node, input };
}

/** Offers, in the datalist `options` of `input`, the names of the rows of set() that contain what is typed, at first of all.
 * `takes(op)`: which rows. */
export function offerNames(input, options, set, takes = () => true) {
    async function offer(typed) {
        try {
            const ops = set() ? await api.listOps(set(), typed) : [];
            fill(options, [...new Set(ops.filter(takes).map((op) => op.name))].map((value) => h('option', { value })));
        } catch {
            // Typing works without it.
        }
    }
    input.addEventListener('input', debounce(150, () => offer(input.value)));
    input.addEventListener('focus', () => offer(''));
}

const TAGS_SHOWN = 3;

/** The groups that match the typed text; none with a comma, which separates names. */
function groupsOf(words, entries, tags) {
    const group = (text, ...said) => ({ group: text,
        words: h('span', { class: 'choice-name' }, 'All sets ', ...said) });
    if (words === '' || words.includes(',')) {
        return [];
    }
    const named = words.startsWith('tag:');
    if (/[*?]/.test(words) && !named) {
        return [group(words, 'with a label like ', h('b', {}, words))];
    }
    const alike = named ? [] : entries.filter((entry) => entry.set?.label.startsWith(words));
    const tag = words.replace(/^tag:/, '').toLowerCase();
    return [...alike.length < 2 ? [] : [group(`${words}*`, 'whose labels begin with ',
        h('b', {}, words))],
    ...tags.filter((one) => !one.tag.includes(',') && one.tag.toLowerCase().includes(tag))
        .slice(0, TAGS_SHOWN).map((one) => group(`tag:${one.tag}`, 'with the tag ',
            h('b', {}, one.tag), ` (${one.sets})`))];
}

/** Label, date, device, ranks and tags. */
function describe(set) {
    const date = set.recorded === null ? `stored ${formatDate(set.created)}`
        : `recorded ${formatDate(set.recorded)}`;
    return [h('span', { class: 'choice-name ellipsis' }, set.label),
        h('span', { class: 'muted small' }, [date, ...set.devices.slice(0, 1),
            plural(set.ranks.length, 'rank'), ...set.tags.slice(0, 3), shortId(set.id).slice(0, 8)]
            .join(' · '))];
}

const KEYS = ['control_ranks', 'test_ranks', 'control_steps', 'test_steps'];

function unfold(part, open) {
    part.node.toggleAttribute('data-open', open);
    part.toggle.setAttribute('aria-expanded', String(open));
}

function drawSides(part, state, sets, answer) {
    const own = ['', '_ranks', '_steps', '_marker', '_marker_until'].flatMap((key) =>
        [state[`control${key}`], state[`test${key}`]]);
    if (part.isNews(own, sets?.map((s) => [s.id, s.label]), answer && [answer.control.samples,
        answer.test?.samples, answer.recorded?.control.devices, answer.recorded?.test.devices])) {
        keepFocus(part.node, () => buildSides(part, state, sets, answer));
    }
}

function buildSides(part, state, sets, answer) {
    const lists = begunLists(part.node).filter(({ key }) => part.before[key] === state[key]);
    part.before = { ...state };
    const both = state.control !== '' && state.test !== '';
    const tools = [(both || part.none === undefined) && iconButton('swap', 'Swap control and test',
        () => part.onChange(swapped(state))), presetButton(state, part.onChange)];
    fill(part.node, buildSide(part, 'control', state, sets, answer), part.compact
        ? [buildSide(part, 'test', state, sets, answer), part.toggle,
            h('div', { class: 'swap-cell' }, tools)]
        : [h('div', { class: 'swap-cell' }, tools, both && part.links(state)),
            buildSide(part, 'test', state, sets, answer)]);
    if (part.compact) {
        part.toggle.hidden = !both;
        unfold(part, part.node.hasAttribute('data-open')
            || KEYS.some((key) => state[key] !== 'all'));
    }
    lists.forEach(({ key, text }) => openList(part.node, key, text));
}

function buildSide(part, name, state, sets, answer) {
    const set = sets && findSet(sets, state[name]);
    const picker = createSetPicker({ field: name, set,
        text: state[name] === '' ? '' : answer?.[name]?.label ?? (sets ? state[name] : ''),
        none: name === 'test' ? part.none : undefined,
        onPick: (picked) => part.onChange({ [name]: picked ? shortId(picked.id) : '', op: '',
            [`${name}_ranks`]: 'all', [`${name}_steps`]: 'all', ...unmarked([name]) }) });
    return sideCard(name, [picker, part.compact && answer?.recorded && h('span',
        { class: 'muted small side-about' }, [...aboutOf(name, answer),
            plural(answer[name].samples, 'sample')].join(', '))],
        h('div', { class: 'side-selection',
            hidden: part.none !== undefined && name === 'test' && state.test === '' },
            sampleField(`${name}_ranks`, 'Ranks', set?.ranks ?? answer?.[name]?.all_ranks,
                state, part.onChange),
            sampleField(`${name}_steps`, 'Steps', (state[`${name}_marker`] ? null
                : set?.steps) ?? answer?.[name]?.all_steps, state, part.onChange),
            !part.compact && h('span', { class: 'muted small samples' }, answer?.[name]
                ? plural(answer[name].samples, 'sample') : '\u00a0')));
}

/** The card of a side: its letter and name before `picker`, then `more`; `below`: the rest. */
export const sideCard = (name, [picker, ...more], below) => h('div', { class: `side-card side-${name}` },
    h('div', { class: 'side-title' },
        h('b', { class: 'letter', 'aria-hidden': 'true' }, name === 'control' ? 'A' : 'B'),
        h('label', { for: picker.input.id }, name === 'control' ? 'Control' : 'Test'), picker.node, more),
    below);

/** Opens the choice of the set of a side. */
export function chooseSide(node, name) {
    const field = node.querySelector(`[data-field="${name}"]`);
    field?.focus();
    field?.click();
}

/** `onChange(changes)` gets the parts of the state that change. `none`: the text for no test, if
 * the page can show one set; `links(state)`: nodes between the sides if both are chosen. `compact`:
 * in one line; ranks and steps are unfolded. */
export function createSides(onChange, { none, links = analyseLink, compact = false } = {}) {
    const part = {
        onChange, none, links, compact, isNews: createNews(),
        before: {}, // the drawn state
    };
    part.node = h('section', { class: `sides${compact ? ' sides-compact' : ''}`,
        'aria-label': 'Control and test' });
    part.toggle = compact && h('button', { type: 'button', class: 'link-button small',
        data: { field: 'samples' },
        on: { click: () => unfold(part, !part.node.hasAttribute('data-open')) } },
    'Ranks and steps');

    return { node: part.node, choose: (name) => chooseSide(part.node, name),
        draw: (state, sets, answer) => drawSides(part, state, sets, answer) };
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
    for (const [name, side] of [['set', 'control'], ['test', 'test']]) {
        putMarker(query, state, side, `${name}_`);
    }
    return h('a', { class: 'small', href: addressOf(`/analyse?${query}`) }, 'Analyse both');
}

/** State changes that exchange the two sides. */
function swapped(state) {
    const changes = {};
    for (const key of ['', '_ranks', '_steps', '_marker', '_marker_until']) {
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
    const choice = select([...words.map((word) => [word, wordText(word, numbers)]), ['list', 'list …']],
        (word) => {
            input.hidden = word !== 'list';
            if (word === 'list') {
                input.focus();
            } else {
                onChange({ [key]: word });
            }
        }, { id, value: listed ? 'list' : value, data: { field: key } });
    return h('span', { class: 'sample-field' }, h('label', { for: id }, text), choice, input);
}

function exampleList(numbers) {
    return numbers.length > 2 ? `${numbers[0]}-${numbers[1]},${numbers[2]}` : numbers.join(',');
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
