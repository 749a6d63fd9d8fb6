// Several recordings per side: compares the recordings, not their steps. The URL is the state:
// control and test are lists of sets, tags and patterns of labels, with commas.
import * as api from '../api.js';
import { announce, button, debounce, fill, h, uniqueId } from '../dom.js';
import { fileNamePart, formatCount } from '../format.js';
import { COMPARE, putParameters, readParameter } from '../parameters.js';
import { createQuestion } from '../question.js';
import { shortId, startHref, STEP_ROWS } from '../state.js';
import { createRowsTable, foundWords, middles, recordingsTable, verdictLines }
    from '../components/recordings-result.js';
import { comparabilityNotes } from '../components/damage.js';
import { createSetPicker } from '../components/set-picker.js';
import { createShareMenu } from '../components/share-menu.js';
import { addressOf } from '../place.js';

export const recordingsPage = {
    path: '/compare/recordings',
    name: 'Several recordings',
    read: readState,
    mount: (main, context) => createRecordings(main, context),
};

const ROWS = 1000; // at most, the largest changes first
const TYPING_MS = 250;
const BUNDLE_SETS = 32; // at most, as on the server
const SIDES = [['control', 'A', 'Control'], ['test', 'B', 'Test']];
/** Selections that an address may contain; the page shows them and can remove them. */
const CHOSEN = SIDES.flatMap(([side]) => ['ranks', 'steps', 'marker'].map((what) =>
    ({ key: `${side}_${what}`, side, what })));

const partsOf = (text) => text.split(',').filter((part) => part !== '');

function readState(search) {
    const p = new URLSearchParams(search);
    return { control: partsOf(p.get('control') ?? ''), test: partsOf(p.get('test') ?? ''),
        q: readParameter(p, COMPARE, 'q'),
        significant: readParameter(p, COMPARE, 'significant', '') === 'true',
        equal_clock: readParameter(p, COMPARE, 'equal_clock', 'false'),
        chosen: Object.fromEntries(CHOSEN.flatMap(({ key, what }) => {
            const text = p.get(key) || (what === 'marker' && p.get(what)) || '';
            return text === '' || (what !== 'marker' && text === 'all') ? [] : [[key, text]];
        })) };
}

function queryOf(state) {
    const p = new URLSearchParams({ control: state.control.join(','), test: state.test.join(',') });
    putParameters(p, COMPARE, ['q', 'significant', 'equal_clock'], state);
    Object.entries(state.chosen).forEach(([key, text]) => p.set(key, text));
    return p;
}

const isNarrow = ({ chosen }) => CHOSEN.some(({ key, what }) => what !== 'marker' && key in chosen);

/** A text: which parts of the recordings count. */
function chosenWords(state) {
    const words = SIDES.flatMap(([side, , title]) => {
        const parts = CHOSEN.filter((one) => one.side === side && one.key in state.chosen)
            .map(({ key, what }) => `${what} ${state.chosen[key]}`);
        return parts.length === 0 ? [] : [`${title}: ${parts.join(', ')}.`];
    });
    return [...isNarrow(state) ? [] : ['All ranks and steps of every recording count.'], ...words]
        .join(' ');
}

function apiQueryOf(state, limit = ROWS) {
    const p = queryOf(state);
    p.set('exclude', STEP_ROWS);
    p.set('sort', 'abs_diff_self_duration');
    if (limit !== null) {
        p.set('limit', String(limit));
    }
    return p;
}

/** Names the sets by id: a tag or a pattern may match others when the file is opened. */
function bundleQueryOf(state, answer) {
    const view = queryOf(state);
    ['control', 'test'].forEach((side) => view.delete(side));
    const p = new URLSearchParams({ view: view.toString() });
    for (const side of ['control', 'test']) {
        answer[side].recordings.forEach(({ set }) => p.append(side, set));
    }
    return p;
}

// ---- the page ----

function createRecordings(main, context) {
    let state = readState(location.search);
    let answer = null;
    let labels = new Map(); // text of the URL → label

    const change = (changes, options) =>
        context.go(addressOf(`/compare/recordings?${queryOf({ ...state, ...changes })}`), options);
    const sides = h('section', { class: 'sides recordings-sides', 'aria-label': 'Control and test' });
    const message = h('div');
    const words = h('div');
    const share = createShareMenu();
    const clock = h('input', { type: 'checkbox', id: uniqueId('clock'), on: {
        change: () => change({ equal_clock: clock.checked }) } });
    const card = h('section', { class: 'card recordings-verdict', 'aria-label': 'Verdict' }, words,
        h('div', { class: 'chart-tools' }, h('label', { class: 'recordings-only',
            title: 'Step times without what another clock of the device, or another speed of the host, '
                + 'makes of each recording' }, clock, ' at equal clock'), share.node));
    const search = h('input', { type: 'search', id: uniqueId('q'), autocomplete: 'off',
        spellcheck: 'false', on: { input: debounce(TYPING_MS, () =>
            change({ q: search.value.trim() }, { replace: true })) } });
    const only = h('input', { type: 'checkbox', id: uniqueId('only'), on: {
        change: () => change({ significant: only.checked }, { replace: true }) } });
    const filters = h('form', { class: 'card analysis-controls', 'aria-label': 'Rows',
        on: { submit: (event) => event.preventDefault() } },
    h('label', { class: 'analysis-field' }, h('span', {}, 'Name contains'), search),
    h('label', { class: 'recordings-only' }, only, ' only slower or faster'));
    const notes = h('div', { class: 'comparability' });
    const recordings = h('div');
    const rows = h('div');
    const results = h('div', { class: 'analysis-results' }, card, notes, recordings, filters, rows);
    fill(main, h('div', { class: 'page analyse-page recordings-page' },
        h('h1', {}, 'Several recordings'),
        h('p', { class: 'muted analysis-intro' }, 'Two recordings of one program always differ a '
            + 'little. With several recordings per side, the recordings are compared, not their steps: '
            + 'differences within one side are noise. Record both sides alternately.'),
        sides, message, results));
    const question = createQuestion({ context, results, message });

    function drawSides(focus) {
        fill(sides, SIDES.map(([name, letter, title]) => {
            const id = uniqueId('set');
            const add = (text) => {
                if (!state[name].includes(text)) {
                    change({ [name]: [...state[name], text] });
                    drawSides(name);
                }
            };
            const picker = createSetPicker({ id, field: name, set: null, text: '', onGroup: add,
                onPick: (set) => {
                    labels.set(shortId(set.id), set.label);
                    add(shortId(set.id));
                } });
            picker.input.placeholder = 'Add a recording, or nightly-* …';
            return h('div', { class: `side-card side-${name}` },
                h('div', { class: 'side-title' },
                    h('b', { class: 'letter', 'aria-hidden': 'true' }, letter),
                    h('label', { for: id }, title), picker.node),
                h('ul', { class: 'recordings-chosen' }, state[name].map((text) => {
                    const label = labels.get(text) ?? text;
                    return h('li', { class: 'tag' }, label, ' ', button('×', () => {
                        change({ [name]: state[name].filter((one) => one !== text) });
                        drawSides(name);
                    }, { class: 'link-button', 'aria-label': `Leave out ${label}`,
                        title: `Leave out ${label}` }));
                })));
        }));
        if (focus) {
            sides.querySelector(`[data-field="${focus}"]`)?.focus();
        }
    }

    function noteLabels() {
        for (const name of ['control', 'test']) {
            for (const text of state[name]) {
                const set = answer[name].recordings.find((one) => one.set.startsWith(text));
                if (set) {
                    labels.set(text, set.label);
                }
            }
        }
    }

    function drawVerdict() {
        const { control: a, test: b } = middles(answer);
        fill(words, verdictLines(answer), h('p', { class: 'small recordings-chosen-parts' },
            chosenWords(state), ' ', isNarrow(state) && button('Use all ranks and steps', () =>
                change({ chosen: Object.fromEntries(Object.entries(state.chosen).filter(([key]) =>
                    key.endsWith('_marker'))) }), { class: 'link-button' })), h('p', { class: 'muted small' }, 'Waterfall, tree, timeline '
            + 'and causes show one recording of each side: ', h('a', { href: startHref(a.set, b.set) },
            `${a.label} and ${b.label}`), ', those with the middle step time.'));
        card.dataset.verdict = answer.verdict.verdict;
        const sets = answer.control.recordings.length + answer.test.recordings.length;
        const first = (side) => fileNamePart(answer[side].recordings[0].label);
        share.set({ name: `tracediff-${first('control')}-${first('test')}`,
            report: api.reportUrl(apiQueryOf(state, null)),
            bundle: api.bundleUrl(bundleQueryOf(state, answer)),
            tooMany: sets > BUNDLE_SETS && `${BUNDLE_SETS} sets at most` });
    }

    function draw() {
        noteLabels();
        drawSides(document.activeElement?.dataset?.field);
        drawVerdict();
        fill(notes, comparabilityNotes(answer.comparability));
        fill(recordings, recordingsTable(answer,
            (set) => addressOf(`/analyse?set=${shortId(set)}`)));
        const csv = apiQueryOf(state, null);
        csv.set('format', 'csv');
        const table = createRowsTable(answer, api.compareUrl(csv));
        table.show(answer.rows);
        const { row_count: count } = answer;
        fill(rows, table.node, h('p', { class: 'muted small' }, count === 0 ? 'The filters leave no row. ' : '',
            foundWords(answer), count > ROWS ? ` The ${formatCount(ROWS)} largest changes of ${
                formatCount(count)} are here; the CSV has all.` : ''));
    }

    function refuse(error) {
        answer = null;
        question.say(h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
            h('h2', {}, 'This comparison is not possible'), h('p', {}, error.message)));
    }

    const isGroup = (text) => text.startsWith('tag:') || /[*?]/.test(text);

    /** Asks only for several recordings: given one per side, the server would compare two sets. */
    function load() {
        context.setTitle('Several recordings');
        if (document.activeElement !== search) {
            search.value = state.q;
        }
        only.checked = state.significant;
        clock.checked = state.equal_clock;
        const lists = [state.control, state.test];
        if (lists.some((list) => list.length === 0)
            || lists.every((list) => list.length === 1 && !isGroup(list[0]))) {
            answer = null;
            question.drop();
            drawSides(document.activeElement?.dataset?.field);
            question.say(h('p', { class: 'notice' }, 'Choose recordings of both sides, four or more '
                + 'together: two of each, or three and one. A pattern of labels (nightly-*) or a tag '
                + '(tag:NAME) stands for all its sets. ',
            h('a', { href: lists.every((list) => list.length === 1)
                ? startHref(state.control[0], state.test[0]) : addressOf('/compare') },
            'Compare two sets')));
            return;
        }
        drawSides(document.activeElement?.dataset?.field);
        question.ask((signal) => api.compareTraces(apiQueryOf(state), { signal }), (got) => {
            if (got.judged !== 'between_recordings') { // a label with a comma
                refuse({ code: 'one_set', message: 'Each of these two names stands for only one set.' });
                return;
            }
            answer = got;
            question.say(null);
            draw();
            announce(got.verdict.words);
        }, refuse);
    }

    async function nameSets() {
        const texts = [...state.control, ...state.test].filter((text) => !isGroup(text));
        try {
            for (const set of await api.namedSets(texts.slice(0, 100))) {
                labels.set(shortId(set.id), set.label);
            }
            if (answer === null) {
                drawSides(document.activeElement?.dataset?.field);
            }
        } catch {
            // The fields show the names from the address.
        }
    }

    load();
    nameSets();
    return {
        keys: { search: () => search.focus() },
        update(query) {
            state = readState(query);
            load();
        },
        unmount() {
            labels = new Map();
            question.unmount();
        },
    };
}
