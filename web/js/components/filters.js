// The controls above the charts and the table: device type, unit, search, categories, names
// left out, short names, merged addresses, and the five groups of ops_diff.
import { button, debounce, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { CHANGES, DEVICE_TYPES, QUIET_ROWS } from '../state.js';
import { percentPossible, showsSelf } from '../rows.js';
import { segmented } from './segmented.js';

const TYPING_MS = 40; // the rows follow the letters
const DEVICE_TEXTS = { ALL: 'All', CPU: 'Host', GPU: 'Device' };
const DEVICE_TITLES = { ALL: 'Host and device events, annotations too',
    CPU: 'Events of the host', GPU: 'Kernels, copies and memsets' };
const UNIT_TEXTS = [['total', 'Total'], ['per_step', 'Per step'], ['per_call', 'Per call'],
    ['percent', '% of step']];
const MEASURE_TEXTS = [['total', 'Inclusive', 'Inclusive time: a call with all the calls inside it'],
    ['self', 'Self', 'Self time: a host call without the calls inside it, so one wait is '
        + 'not counted in every caller. Device work does not nest']];
const CHANGE_TEXTS = {
    added: ['+', 'new', 'In the test only'],
    deleted: ['−', 'gone', 'In the control only'],
    increased: ['▲', 'more', 'Called more often in the test'],
    decreased: ['▼', 'fewer', 'Called less often in the test'],
    unchanged: ['', 'same', 'Same number of calls; the time may differ'],
};
const TIME_TEXTS = {
    slower: ['▲', 'slower', 'Rows that are slower, judged by the time shown (q < 0.05)'],
    faster: ['▼', 'faster', 'Rows that are faster, judged by the time shown (q < 0.05)'],
    true: ['', 'either', 'Rows that are slower or faster, judged by the time shown (q < 0.05)'],
};

function toggle(text, title, onToggle) {
    const input = h('input', { type: 'checkbox',
        on: { change: () => onToggle(input.checked) } });
    return { input, node: h('label', { class: 'check', title }, input, text) };
}

/** `onChange(changes, {replace})` gets the parts of the state that change. */
export function createFilters(onChange) {
    const device = segmented('Device type',
        DEVICE_TYPES.map((type) => [type, DEVICE_TEXTS[type], DEVICE_TITLES[type]]),
        (value) => onChange({ device_type: value }));
    const units = segmented('Unit of the durations', UNIT_TEXTS,
        (value) => onChange({ unit: value }));
    const measures = segmented('Time of host operations, shown and judged', MEASURE_TEXTS,
        (value) => onChange({ measure: value }));
    const search = createSearch(onChange);
    const short = toggle('Short names',
        'Names without templates and parameters; operations with the same short name are summed',
        (on) => onChange({ use_short_name: on, op: '' }));
    const merge = toggle('Merge addresses',
        'Host operations whose names differ only by a memory address become one row (0x…)',
        (on) => onChange({ merge_addresses: on, op: '' }));
    const aliases = toggle('Join CUDA and HIP names', 'A call or copy with one name in CUDA and '
        + 'another in HIP becomes one row if each name is on one side only; the row shows all names',
    (on) => onChange({ aliases: on, op: '' }));
    const lines = toggle('Join moved Python functions', 'A Python function whose line moved, or '
        + 'whose file lies in another folder, becomes one row; its details have all names',
    (on) => onChange({ merge_lines: on, op: '' }));
    let state = null;
    const quiet = h('button', { type: 'button', class: 'group', title: `Hide or show the rows of the `
        + `steps themselves and of calls that only wait: ${QUIET_ROWS.join(', ')}`,
    on: { click: () => onChange({ exclude: [...isQuiet(state.exclude) ? [] : QUIET_ROWS,
        ...state.exclude.filter((glob) => !QUIET_ROWS.includes(glob))] }) } });
    const categories = createCategories((category) => onChange({ category }));
    const exclude = createExclude((globs) => onChange({ exclude: globs }));
    const fold = toggle('Fold replacements', 'A kernel that is gone and its probable '
        + 'replacement become one row, marked ⇄ and named after what launches them',
    (on) => onChange({ fold: on }));
    const groups = createGroups('Calls', 'Groups by the change of the number of calls',
        { '': ['', 'all', 'All groups. The groups count names; a name that occurs in two '
            + 'categories has two rows'], ...CHANGE_TEXTS }, (change) => onChange({ change }));
    const times = createGroups('Time', 'Groups by the change of the time',
        TIME_TEXTS, (significant) => onChange({ significant }));
    const clear = button('Clear the filters', () => onChange({ q: '', category: [],
        change: '', exclude: QUIET_ROWS, device_type: 'ALL', significant: '' }),
    { class: 'link-button' });
    const options = h('details', { class: 'menu' }, h('summary', {}, 'Names'),
        h('div', { class: 'menu-body' }, [fold, short, merge, aliases, lines].map(({ node: one }) => one),
            exclude.node));
    closeOutside(options);

    const node = h('section', { class: 'card filters', 'aria-label': 'Filters' },
        h('div', { class: 'filter-row' }, search.node, categories.node, device.node,
            units.node, measures.node, options),
        h('div', { class: 'filter-row' }, groups.node, times.node, quiet, exclude.chips, clear));

    function drawGroups(answer) {
        const names = answer && { ...answer.ops_diff,
            '': CHANGES.reduce((sum, c) => sum + answer.ops_diff[c], 0) };
        groups.draw(state.change, names);
        const rows = answer?.changed_rows;
        times.draw(state.significant, rows && { ...rows, true: rows.slower + rows.faster });
        // If nothing can be judged, this filter would leave no rows.
        times.node.hidden = state.significant === ''
            && answer?.verdict.verdict === 'cannot_judge';
    }

    return {
        node,
        /** Moves the focus to the search; returns whether that worked. */
        focusSearch() {
            search.input.focus();
            search.input.select();
            return document.activeElement === search.input;
        },
        draw(next, answer, unit) {
            state = next;
            device.press(state.device_type);
            units.press(unit);
            measures.press(showsSelf(state) ? 'self' : 'total');
            units.buttons.get('percent').disabled = answer ? !percentPossible(answer) : false;
            search.draw(state.q);
            short.input.checked = state.use_short_name;
            merge.input.checked = state.merge_addresses;
            // Most traces have no addresses in their names.
            merge.node.hidden = state.merge_addresses
                && !answer?.rows.some((row) => row.name.includes('0x…'));
            aliases.input.checked = state.aliases;
            // Most pairs are of one vendor.
            const joined = answer?.rows.filter((row) => row.aliases) ?? [];
            const isPython = ({ category }) => category === 'python_function';
            aliases.node.hidden = state.aliases && joined.every(isPython);
            lines.input.checked = state.merge_lines;
            lines.node.hidden = state.merge_lines && !joined.some(isPython);
            quiet.setAttribute('aria-pressed', String(isQuiet(state.exclude)));
            quiet.textContent = isQuiet(state.exclude) ? 'steps and waits are hidden'
                : 'hide steps and waits';
            categories.draw(state.category, answer?.categories ?? []);
            exclude.draw(state.exclude);
            fold.input.checked = state.fold;
            fold.node.hidden = answer?.replacements.length === 0;
            drawGroups(answer);
            clear.hidden = state.q === '' && state.category.length === 0
                && state.change === '' && state.significant === '' && state.device_type === 'ALL'
                && state.exclude.every((glob) => QUIET_ROWS.includes(glob));
        },
    };
}

function createSearch(onChange) {
    const id = uniqueId('search');
    let typing = false;
    // One history entry for each search, not for each letter.
    const send = debounce(TYPING_MS, (text) => {
        onChange({ q: text }, { replace: typing });
        typing = true;
    });
    const input = h('input', { id, type: 'search', placeholder: 'Search names  ( / )',
        autocomplete: 'off', spellcheck: 'false', on: {
            input: () => send(input.value),
            focus: () => { typing = false; },
            keydown: (event) => {
                if (event.key === 'Escape' && input.value !== '') {
                    event.preventDefault();
                    input.value = '';
                    send('');
                }
            },
        } });
    const node = h('div', { class: 'search' },
        h('label', { for: id, class: 'visually-hidden' }, 'Search names'), input);
    return { node, input, draw(q) {
        if (document.activeElement !== input || q === '') {
            input.value = q;
        }
    } };
}

function createCategories(onPick) {
    const summary = h('summary');
    const list = h('div', { class: 'menu-body' });
    const node = h('details', { class: 'menu' }, summary, list);
    closeOutside(node);
    let shown = '';

    function draw(chosen, categories) {
        const fingerprint = JSON.stringify([chosen, categories]);
        if (fingerprint === shown) {
            return;
        }
        shown = fingerprint;
        summary.textContent = chosen.length === 0 ? 'All categories'
            : chosen.length === 1 ? chosen[0] : plural(chosen.length, 'category', 'categories');
        const known = [...categories];
        for (const name of chosen) {
            if (!known.some((c) => c.category === name)) {
                known.push({ category: name, rows: 0 });
            }
        }
        const focused = document.activeElement?.closest?.('.menu-body') === list
            ? document.activeElement.value : null;
        fill(list, known.map(({ category, rows }) => {
            const input = h('input', { type: 'checkbox', value: category,
                checked: chosen.includes(category), on: { change: () => onPick(input.checked
                    ? [...chosen, category] : chosen.filter((c) => c !== category)) } });
            return h('label', { class: 'check' }, input, h('span', {}, category),
                h('span', { class: 'muted num' }, formatCount(rows)));
        }), chosen.length > 0 && button('All categories', () => onPick([]),
            { class: 'link-button' }));
        if (focused !== null) {
            [...list.querySelectorAll('input')].find((i) => i.value === focused)?.focus();
        }
    }

    return { node, draw };
}

/** Closes a menu after a click elsewhere; every page handles Escape. */
function closeOutside(details) {
    details.addEventListener('toggle', () => {
        if (!details.open) {
            return;
        }
        const close = (event) => {
            if (!details.isConnected || !details.contains(event.target)) {
                details.open = false;
                document.removeEventListener('pointerdown', close);
            }
        };
        document.addEventListener('pointerdown', close);
    });
}

const isQuiet = (globs) => QUIET_ROWS.every((glob) => globs.includes(glob));

/** Globs of names to leave out; the quiet ones have their own switch. */
function createExclude(onPick) {
    const id = uniqueId('exclude');
    let globs = [];
    const input = h('input', { id, type: 'text', placeholder: 'Leave out names like aten::*',
        autocomplete: 'off', spellcheck: 'false', on: { keydown: (event) => {
            const glob = input.value.trim();
            if (event.key === 'Enter' && glob !== '' && !globs.includes(glob)) {
                input.value = '';
                onPick([...globs, glob]);
            }
        } } });
    const chips = h('span', { class: 'chips' });
    const node = h('div', { class: 'exclude' },
        h('label', { for: id, class: 'visually-hidden' }, 'Leave out names like'), input);
    return { node, chips, draw(next) {
        globs = next;
        fill(chips, globs.filter((glob) => !isQuiet(globs) || !QUIET_ROWS.includes(glob)).map((glob) =>
            h('span', { class: 'chip mono' }, `not ${glob}`,
                iconButton('close', `Show ${glob} again`,
                    () => onPick(globs.filter((g) => g !== glob))))));
    } };
}

/** Chips, of which at most one is pressed; `word` before them says what they count. */
function createGroups(word, label, texts, onPick) {
    const buttons = new Map();
    let pressed = '';
    const add = ([key, [mark, text, title]]) => {
        const count = h('span', { class: 'group-count' }, '–');
        const b = h('button', { type: 'button', class: `group change-${key || 'all'}`, title,
            'aria-pressed': 'false', data: { change: key || 'all' },
            on: { click: () => onPick(pressed === key ? '' : key) } },
        mark && h('span', { class: 'mark', 'aria-hidden': 'true' }, mark), text, ' ', count);
        buttons.set(key, { b, count });
        return b;
    };
    const node = h('div', { class: 'groups', role: 'group', 'aria-label': label },
        h('span', { class: 'muted', 'aria-hidden': 'true' }, `${word}:`),
        Object.entries(texts).map(add));
    return { node, draw(key, counts) {
        pressed = key;
        for (const [one, { b, count }] of buttons) {
            b.setAttribute('aria-pressed', String(one === key));
            if (counts) {
                count.textContent = formatCount(counts[one]);
                b.toggleAttribute('data-empty', counts[one] === 0);
            }
        }
    } };
}
