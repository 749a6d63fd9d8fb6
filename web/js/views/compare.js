// The Compare page: what changed between control and test. The URL is the state: a change
// goes into the URL, and the page is drawn from it. The server filters, orders and judges the rows;
// the page asks once, and later for visible rows and for the causes if the sets are new.
import * as api from '../api.js';
import { askCauses, causesOf, createCompareQuestion, keyOf, lateCauses } from '../compare-question.js';
import { announce, h, painted } from '../dom.js';
import { formatCount } from '../format.js';
import { createQuestion } from '../question.js';
import { createRowPages } from '../row-pages.js';
import { showsSelf } from '../rows.js';
import { compareHref, findSet, pairQuery, readCompare, sideLabel } from '../state.js';
import { onThemeChange } from '../theme.js';
import { ALL_SAMPLES, drawAnswer, drawMore, isNarrowed, shownUnit } from '../compare/drawing.js';
import { createParts, layOut } from '../compare/parts.js';
import { emptyBox, errorBox } from '../components/compare-messages.js';

/** Parts of the state that leave the rows of the charts as they are. */
const OF_VIEW = ['op', 'heat', 'open', 'hide', 'zoom_time', 'zoom_calls'];
// The last causes, so that a user who returns to the page sees them at once.
let lastWhy = null;

export const comparePage = {
    path: '/compare',
    name: 'Compare',
    read: readCompare,
    mount: (main, context) => createCompare(main, context),
};

/** What the page knows and shows; its functions take this record. */
function createRecord(context) {
    const state = readCompare(location.search);
    const page = {
        context,
        state,
        sets: null,
        answer: null,
        answerKey: '', // the query that `answer` belongs to
        wantedKey: '', // the requested query
        // {key, diagnosis, note, late}: the causes for the samples, independent of the filter
        why: context.newPair ? lateCauses(state) : lastWhy,
        view: null, // {key, items, unit, …}: what charts and table show
        shownCard: '', // what the card of the answer shows
        shownPair: '', // and of which pair
        noiseOf: '', // the answer whose charts the user wants although nothing changed in it
        shownItem: null, // of the selected row, when it is loaded
        revealing: state.op !== '', // a link leads to the row
        dead: false,
        late: 0, // the last drawing of what the user does not wait for
        render: () => render(page),
        change(changes, { replace = false } = {}) {
            // What a chart shows of other rows is another part.
            const kept = Object.keys(changes).every((key) => OF_VIEW.includes(key));
            return !page.dead && context.go(compareHref({ ...page.state,
                ...!kept && { zoom_time: '', zoom_calls: '' }, ...changes }), { replace });
        },
    };
    page.askServer = createCompareQuestion(state, page.why);
    page.pages = createRowPages(() => drawMore(page));
    return page;
}

function setTitle({ state, sets, answer, parts, context }) {
    const label = (side) => sideLabel(side, state, sets, answer);
    const title = state.control && state.test
        ? `${label('control')} → ${label('test')} · Compare` : 'Compare';
    parts.heading.textContent = title;
    context.setTitle(title);
}

/** The two sets themselves, for their labels, ranks and steps. */
async function loadSets(page) {
    const names = [page.state.control, page.state.test].filter((name) => name !== '');
    if (names.every((name) => page.sets && findSet(page.sets, name))) {
        return;
    }
    const found = await api.namedSets(names).catch(() => []);
    if (!page.dead) {
        page.sets = found;
        render(page);
    }
}

/** Asks for the causes of new sets after everything else is loaded. */
async function loadCauses(page, key) {
    const pending = page.why;
    const got = pending.late === true && await askCauses(key, pending);
    if (got !== false && page.why === pending) {
        page.why = { key: pending.key, ...(got ? causesOf(got) : { diagnosis: [], note: '' }) };
        lastWhy = got && page.why;
        render(page);
    }
}

/** Asks for the first rows for the state, and for everything above them. */
function load(page, key) {
    const { state, question, pages, results } = page;
    page.wantedKey = key;
    results.dataset.stale = '';
    const whyKey = pairQuery(state).toString();
    question.ask((signal) => page.askServer(key, state, page.why, signal), (got) => {
        page.answer = got;
        page.answerKey = key;
        pages.start(key, got, state.op);
        if (page.why?.key !== whyKey) {
            page.why = { key: whyKey, ...causesOf(got) };
            lastWhy = page.why;
        } else if (page.why.late) {
            painted().then(() => loadCauses(page, key));
        }
        announce(got.row_count === 1 ? 'One row.' : `${formatCount(got.row_count)} rows.`);
        question.say(null);
        delete results.dataset.stale;
        render(page);
    }, (error) => {
        page.answer = null;
        page.answerKey = '';
        pages.stop();
        question.say(errorBox(error, { narrowed: isNarrowed(page.state),
            all: () => page.change(ALL_SAMPLES), again: () => load(page, page.wantedKey),
            unmarked: () => page.change({ control_marker: '', test_marker: '' }) }));
        delete results.dataset.stale;
        render(page);
    });
}

/** Draws everything from the state and the answer. Idempotent. */
function render(page) {
    if (page.dead) {
        return;
    }
    setTitle(page);
    const { state, parts, question } = page;
    const complete = state.control !== '' && state.test !== '';
    const self = showsSelf(state);
    const key = keyOf(state);
    if (!complete) {
        question.drop();
        page.wantedKey = '';
        page.answer = null;
        parts.detail.draw(null);
        question.say(emptyBox(page.sets));
    } else if (key !== page.wantedKey) {
        if (!page.answer) {
            question.say(null);
        }
        load(page, key);
    }
    const { answer } = page;
    parts.folds.draw(state.open);
    parts.sides.draw(state, page.sets, answer);
    page.results.toggleAttribute('data-skeleton', complete && !answer);
    parts.filters.draw(state, answer, answer ? shownUnit(page) : state.unit || 'total');
    parts.chartBar.draw(state, self);
    if (!answer) {
        parts.detail.draw(null);
    } else if (complete && page.answerKey === page.wantedKey) {
        drawAnswer(page, shownUnit(page), self);
    }
}

function createCompare(main, context) {
    const opens = globalThis.firstComparison !== undefined; // usually with its first answer
    const page = createRecord(context);
    page.parts = createParts(page);
    const { parts } = page;
    page.results = layOut(parts);
    page.question = createQuestion({ context, results: page.results, message: parts.message });
    main.append(h('div', { class: 'page compare-page' }, parts.heading, parts.paperHead,
        parts.sides.node, parts.message, page.results), parts.detail.node);
    const stopTheme = onThemeChange(() => {
        parts.charts.forEach((chart) => chart.retheme());
        parts.stepStrip.redraw();
    });

    render(page);
    if (opens) {
        painted().then(() => loadSets(page)); // the answer, which comes first, contains the labels too
    } else {
        loadSets(page);
    }
    return {
        keys: {
            search: () => parts.filters.focusSearch(),
            enter: () => parts.table.focus(),
            control: () => parts.sides.choose('control'),
            test: () => parts.sides.choose('test'),
            close: () => parts.detail.isOpen() && parts.select(''),
        },
        update(search) {
            page.state = readCompare(search);
            page.why = context.newPair ? lateCauses(page.state) : page.why;
            render(page);
            loadSets(page);
            if (page.answer && page.wantedKey === page.answerKey) {
                context.settled();
            }
        },
        unmount() {
            page.dead = true;
            [parts.details, parts.stepStrip, parts.operators].forEach((part) => part.stop());
            page.question.unmount();
            page.pages.stop();
            stopTheme();
            parts.charts.forEach((chart) => chart.unmount());
            parts.table.unmount();
            parts.detail.unmount();
        },
    };
}
