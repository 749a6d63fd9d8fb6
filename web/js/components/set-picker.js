// A field that picks one set of many (ARIA pattern “combobox” with a listbox): asks the
// server while the user types; the newest sets come first.
import * as api from '../api.js';
import { announce, debounce, fill, h, uniqueId } from '../dom.js';
import { formatDate, plural } from '../format.js';
import { shortId } from '../state.js';

const SHOWN = 20;
const TYPING_MS = 200;

/**
 * {node, input}. `id`, `field`: of the input; `set`: the picked one, null: none; `text`: the
 * content without one; `none`: the text for no set, if no set may be picked; `onPick(set)`: null
 * for none; `onGroup(text)`: if many sets may be picked by a pattern of their labels, or a tag.
 */
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
