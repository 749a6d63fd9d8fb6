// Several recordings per side: compares the recordings, not their steps. The URL is the state:
// control and test are lists of sets, tags and patterns of labels, with commas.
import * as api from '../api.js';
import { createShareMenu } from '../components/op-table.js';
import { createRowsTable, drawRecordings, foundWords, middles, recordingsTable, verdictLines }
    from '../components/recordings.js';
import { createSetPicker, sideCard } from '../components/sides.js';
import { comparabilityNotes, createAccount } from '../components/verdict.js';
import { announce, button, errorBox, fill, h, keepFocus, searchField, uniqueId } from '../dom.js';
import { fileNamePart, formatCount } from '../format.js';
import { createQuestion } from '../question.js';
import { rowId } from '../rows.js';
import { addressOf, COMPARE, opHref, putParameters, queryWith, readCompare, readParameter, shortId, startHref,
    STEP_ROWS } from '../state.js';
import { pairTimeline, sentenceTimeline } from '../timeline/data.js';
import { pairParts, readTreeState, treeHref } from '../tree/model.js';

export const recordingsPage = { path: '/compare/recordings', name: 'Several recordings', read: readState,
    mount: createRecordings };

const ROWS = 1000; // at most, the largest changes first
const TYPING_MS = 250;
const LINES = 6; // of the account, at first
const BUNDLE_SETS = 32; // at most, as on the server
const SIDES = [['control', 'Control'], ['test', 'Test']];
/** Selections that an address may contain; the page shows them and can remove them. */
const CHOSEN = SIDES.flatMap(([side]) => ['ranks', 'steps', 'marker', 'marker_until'].map((what) =>
    ({ key: `${side}_${what}`, side, what })));

const isOfMarker = (key) => /marker/.test(key);
const partsOf = (text) => text.split(',').filter((part) => part !== '');

function readState(search) {
    const p = new URLSearchParams(search);
    return { control: partsOf(p.get('control') ?? ''), test: partsOf(p.get('test') ?? ''),
        q: readParameter(p, COMPARE, 'q'),
        significant: readParameter(p, COMPARE, 'significant', '') === 'true',
        equal_clock: readParameter(p, COMPARE, 'equal_clock', 'false'),
        cut_overlaps: readParameter(p, COMPARE, 'cut_overlaps'),
        chosen: Object.fromEntries(CHOSEN.flatMap(({ key, what }) => {
            const text = p.get(key) || (isOfMarker(what) && p.get(what)) || '';
            return text === '' || (!isOfMarker(what) && text === 'all') ? [] : [[key, text]];
        })) };
}

function queryOf(state) {
    const p = new URLSearchParams({ control: state.control.join(','), test: state.test.join(',') });
    putParameters(p, COMPARE, ['q', 'significant', 'equal_clock', 'cut_overlaps'], state);
    return queryWith(p, state.chosen);
}

const isNarrow = ({ chosen }) => CHOSEN.some(({ key, what }) => !isOfMarker(what) && key in chosen);

/** A text: which parts of the recordings count. */
function chosenWords(state) {
    const words = SIDES.flatMap(([side, title]) => {
        const parts = CHOSEN.filter((one) => one.side === side && one.key in state.chosen)
            .map(({ key, what }) => `${what.replace('_', ' ')} ${state.chosen[key]}`);
        return parts.length === 0 ? [] : [`${title}: ${parts.join(', ')}.`];
    });
    return [...isNarrow(state) ? [] : ['All ranks and steps of every recording count.'], ...words]
        .join(' ');
}

const apiQueryOf = (state, more = { limit: ROWS }) => queryWith(queryOf(state),
    { exclude: STEP_ROWS, sort: 'abs_diff_self_duration', ...more });

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

// ---- the sides ----

/** The recordings of a side that the address names, each with a button that leaves it out. */
function chosenList(page, name) {
    const { state, labels, change, sides } = page;
    return h('ul', { class: 'recordings-chosen' }, state[name].map((text) => {
        const label = labels.get(text) ?? text;
        return h('li', { class: 'tag' }, label, ' ', button('×', () => {
            change({ [name]: state[name].filter((one) => one !== text) });
            sides.querySelector(`[data-field="${name}"]`)?.focus();
        }, { class: 'link-button', 'aria-label': `Leave out ${label}`, title: `Leave out ${label}` }));
    }));
}

function drawSides(page) {
    const { sides, labels, change } = page;
    keepFocus(sides, () => fill(sides, SIDES.map(([name]) => {
        const add = (text) => {
            if (!page.state[name].includes(text)) {
                change({ [name]: [...page.state[name], text] });
                sides.querySelector(`[data-field="${name}"]`)?.focus();
            }
        };
        const picker = createSetPicker({ field: name, set: null, text: '', onGroup: add,
            onPick: (set) => {
                labels.set(shortId(set.id), set.label);
                add(shortId(set.id));
            } });
        picker.input.placeholder = 'Add a recording, or nightly-* …';
        return sideCard(name, [picker], chosenList(page, name));
    })));
}

function noteLabels({ state, answer, labels }) {
    for (const name of ['control', 'test']) {
        for (const text of state[name]) {
            const set = answer[name].recordings.find((one) => one.set.startsWith(text));
            if (set) {
                labels.set(text, set.label);
            }
        }
    }
}

async function nameSets(page) {
    const { labels, state } = page;
    const texts = [...state.control, ...state.test].filter((text) => !isGroup(text));
    try {
        for (const set of await api.namedSets(texts.slice(0, 100))) {
            labels.set(shortId(set.id), set.label);
        }
        if (page.answer === null) {
            drawSides(page);
        }
    } catch {
        // The fields show the names from the address.
    }
}

// ---- the verdict ----

/** The state of the pages of two sets for the pair with the middle step times. */
const pairState = ({ state, answer }) => ({ ...readCompare(`?${new URLSearchParams(state.chosen)}`),
    control: shortId(answer.middle.control), test: shortId(answer.middle.test), cut_overlaps: state.cut_overlaps });

function createPairAccount(page) {
    const pair = () => pairState(page);
    const opPage = ({ id, name, category }) => opHref({ ...pair(), row: id ?? rowId(name, category) });
    return createAccount({ page: (row) => `${opPage(row)}#booked`,
        tree: () => treeHref(pairParts(readTreeState(`?${new URLSearchParams({ ...page.state.chosen, cut_overlaps: page.state.cut_overlaps,
            control: pair().control, test: pair().test })}`))),
        timeline: (entry) => (entry && sentenceTimeline(pair(), entry)) ?? pairTimeline(pair()) },
    (name, open) => {
        page.open = open ? [...page.open, name] : page.open.filter((one) => one !== name);
        drawAccount(page);
    });
}

function drawAccount({ account, found, open, why }) {
    why.hidden = !found;
    if (found) {
        account.draw(found, { open, sure: false, sum: 'Together, of these two', lines: LINES, words: Infinity });
    }
}

/** Where the sides differ, it asks for the account of the typical pair: the API has none for several. */
function askAccount(page) {
    const { answer, state } = page;
    const query = queryWith(queryOf({ ...state, control: [answer.middle.control], test: [answer.middle.test],
        q: '', significant: false, equal_clock: false }), { limit: 0 });
    const wanted = ['slower', 'faster'].includes(answer.verdict.verdict) ? query.toString() : '';
    const isNew = page.asker.ask(wanted, (signal) => api.compareTraces(query, { signal }), (got) => {
        page.found = got;
        drawAccount(page);
    }, page.asker.drop); // the verdict stands without it
    if (isNew) { // a filter of the rows changes nothing here
        Object.assign(page, { found: null, open: [] });
        drawAccount(page);
    }
}

function drawVerdict(page) {
    const { answer, state, change } = page;
    const { control: a, test: b } = middles(answer);
    fill(page.words, verdictLines(answer), h('p', { class: 'small recordings-chosen-parts' },
        chosenWords(state), ' ', isNarrow(state) && button('Use all ranks and steps', () =>
            change({ chosen: Object.fromEntries(Object.entries(state.chosen).filter(([key]) =>
                isOfMarker(key))) }), { class: 'link-button' })));
    fill(page.chart, drawRecordings(answer));
    fill(page.middle, 'Account, tree and timeline are of one recording of each side: ',
        h('a', { href: startHref(a.set, b.set) }, `${a.label} and ${b.label}`),
        ', those with the middle step time. What the other recordings differ by is not in them',
        state.equal_clock ? ', nor the equal clock: they are as recorded.' : '.');
    page.card.dataset.verdict = answer.verdict.verdict;
    const sets = answer.control.recordings.length + answer.test.recordings.length;
    const first = (side) => fileNamePart(answer[side].recordings[0].label);
    page.share.set({ name: `tracediff-${first('control')}-${first('test')}`,
        report: api.reportUrl(apiQueryOf(state, {})),
        bundle: api.bundleUrl(bundleQueryOf(state, answer)),
        tooMany: sets > BUNDLE_SETS && `${BUNDLE_SETS} sets at most` });
}

// ---- the page ----

function draw(page) {
    const { answer, state } = page;
    noteLabels(page);
    drawSides(page);
    drawVerdict(page);
    askAccount(page);
    fill(page.notes, comparabilityNotes(answer.comparability));
    fill(page.recordings, recordingsTable(answer, (set) => addressOf(`/analyse?set=${shortId(set)}`)));
    const table = createRowsTable(answer, api.compareUrl(apiQueryOf(state, { format: 'csv' })));
    table.show(answer.rows);
    const { row_count: count } = answer;
    fill(page.rows, table.node, h('p', { class: 'muted small' }, count === 0 ? 'The filters leave no row. ' : '',
        foundWords(answer), count > ROWS ? ` The ${formatCount(ROWS)} largest changes of ${
            formatCount(count)} are here; the CSV has all.` : ''));
}

function refuse(page, error) {
    page.answer = null;
    page.question.say(errorBox(error, 'This comparison is not possible'));
}

const isGroup = (text) => text.startsWith('tag:') || /[*?]/.test(text);

/** Too few are chosen: given one per side, the server would compare two sets. */
function sayTooFew(page, lists) {
    page.answer = null;
    page.question.drop();
    page.question.say(h('p', { class: 'notice' }, 'Choose recordings of both sides, at least four in all: '
        + '2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ',
    h('a', { href: lists.every((list) => list.length === 1)
        ? startHref(lists[0][0], lists[1][0]) : addressOf('/compare') }, 'Compare two sets')));
}

function load(page) {
    const { state, search, question } = page;
    page.context.setTitle('Several recordings');
    if (document.activeElement !== search) {
        search.value = state.q;
    }
    page.only.checked = state.significant;
    page.clock.checked = state.equal_clock;
    drawSides(page);
    const lists = [state.control, state.test];
    if (lists.some((list) => list.length === 0)
        || lists.every((list) => list.length === 1 && !isGroup(list[0]))) {
        sayTooFew(page, lists);
        return;
    }
    question.ask((signal) => api.compareTraces(apiQueryOf(state), { signal }), (got) => {
        if (got.judged !== 'between_recordings') { // a label with a comma
            refuse(page, { code: 'one_set', message: 'Each of these two names stands for only one set.' });
            return;
        }
        page.answer = got;
        question.say(null);
        draw(page);
        announce(got.verdict.words);
    }, (error) => refuse(page, error));
}

/** Builds what is on the page, into `page`. */
function build(page, main) {
    const { change } = page;
    const place = (name, node) => { page[name] = node; return node; };
    const check = (name, on) => place(name, h('input', { type: 'checkbox', id: uniqueId(name), on: { change: on } }));
    place('search', searchField({ id: uniqueId('q'), wait: TYPING_MS, empties: false,
        onText: (q) => change({ q }, { replace: true }) }));
    page.share = createShareMenu();
    page.account = createPairAccount(page);
    place('why', h('div', { class: 'recordings-why', hidden: true }, page.account.node, page.account.facts));
    place('card', h('section', { class: 'card recordings-verdict', 'aria-label': 'Verdict' },
        h('div', { class: 'recordings-top' }, place('words', h('div')), h('div', { class: 'chart-tools' },
            h('label', { class: 'recordings-only', title: 'Step times without what another clock of the '
                + 'device, or another speed of the host, makes of each recording' },
            check('clock', () => change({ equal_clock: page.clock.checked })), ' at equal clock'),
            page.share.node)),
        h('div', { class: 'recordings-body' }, page.why, place('chart', h('div'))),
        place('middle', h('p', { class: 'muted small' }))));
    const filters = h('form', { class: 'card analysis-controls', 'aria-label': 'Rows',
        on: { submit: (event) => event.preventDefault() } },
    h('label', { class: 'analysis-field' }, h('span', {}, 'Name contains'), page.search),
    h('label', { class: 'recordings-only' }, check('only', () =>
        change({ significant: page.only.checked }, { replace: true })), ' only slower or faster'));
    const results = h('div', { class: 'analysis-results' }, page.card,
        place('notes', h('div', { class: 'comparability' })), place('recordings', h('div')), filters,
        place('rows', h('div')));
    const message = h('div');
    fill(main, h('div', { class: 'page analyse-page recordings-page' },
        h('h1', {}, 'Several recordings'),
        h('p', { class: 'muted analysis-intro' }, 'Two recordings of one program always differ a '
            + 'little. With several recordings per side, the recordings are compared, not their steps: '
            + 'differences within one side are noise. Record both sides alternately.'),
        place('sides', h('section', { class: 'sides recordings-sides', 'aria-label': 'Control and test' })),
        message, results));
    page.question = createQuestion({ context: page.context, results, message });
}

function createRecordings(main, context) {
    const page = { context, state: readState(location.search), answer: null, found: null, open: [], asker: api.createAsker(),
        labels: new Map(), // text of the URL → label
        change: (changes, options) => context.go(addressOf(`/compare/recordings?${
            queryOf({ ...page.state, ...changes })}`), options) };
    build(page, main);
    load(page);
    nameSets(page);
    return {
        keys: { search: () => page.search.focus() },
        update(query) {
            page.state = readState(query);
            load(page);
        },
        unmount() {
            page.answer = null;
            page.asker.drop();
            page.question.unmount();
        },
    };
}
