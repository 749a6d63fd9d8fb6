// The page Query: runs SQL on one set or two. The URL is the state: it contains the last statement,
// and opening the page with it runs the statement again.
import * as api from '../api.js';
import { announce, fill, h } from '../dom.js';
import { fileNamePart, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { findSet, shortId } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createQueryAnswer } from '../components/query-answer.js';
import { createQuerySides } from '../components/query-sides.js';
import { createSqlEditor } from '../components/sql-editor.js';
import { createExamples, createSaved } from '../components/sql-lists.js';
import { createSqlSchema } from '../components/sql-schema.js';
import { NO_CHOICE, queryHref, readQuery, sqlQuery } from '../sql/state.js';
import { addressOf } from '../place.js';

const ROOM = 300; // px of an answer that should be in sight
const SIDES = ['control', 'test'];

export const queryPage = {
    path: '/query',
    name: 'Query',
    read: readQuery,
    mount: (main, context) => createQuery(main, context),
};

/** Units by the names of columns, if all tables agree. */
function unitsOf(tables) {
    const units = {};
    for (const { name, unit } of tables.flatMap((table) => table.columns)) {
        units[name] = name in units && units[name] !== (unit ?? '') ? '' : unit ?? '';
    }
    return Object.fromEntries(Object.entries(units).filter(([, unit]) => unit !== ''));
}

// ---- the sets ----

/** The side whose set is not stored. */
const lostSide = ({ state, sets }) => SIDES.find((key) =>
    state[key] !== '' && !findSet(sets, state[key]));

function refuseSet(page, code, words) {
    page.question.say(h('div', { class: 'error-box', role: 'alert', data: { code } },
        h('h2', {}, 'There is no such set'), h('p', {}, words)));
    page.question.clearable({ message: words }, lostSide(page));
}

/** Shows that the server runs no statements. */
function showOff(page, error) {
    page.editor.node.hidden = page.lists.hidden = page.examples.node.hidden = true;
    page.question.say(h('p', { class: 'notice', data: { code: error.code } }, error.message));
}

async function loadTables(page) {
    const query = sqlQuery({ ...page.state, q: '' });
    const key = query.toString();
    if (key === page.tablesKey) {
        return;
    }
    page.tablesKey = key;
    const isLate = () => page.dead || key !== page.tablesKey;
    try {
        const tables = await api.sqlTables(query);
        if (!isLate()) {
            page.units = unitsOf(tables);
            page.schema.draw(tables, page.state.test !== '');
            page.editor.enable(true);
            if (page.answer) {
                drawAnswer(page);
            }
        }
    } catch (error) {
        if (!isLate()) {
            page.tablesKey = null;
            page.schema.draw([], false);
            if (error.code === 'sql_off') {
                showOff(page, error);
            }
        }
    }
}

// ---- running ----

/** Runs a statement by putting it into the URL, and so into the history. */
function run(page, statement) {
    const { editor, state } = page;
    editor.set(statement);
    if (statement.trim() === '') {
        editor.showError('There is no statement. Write one, or choose an example.', null);
        editor.field.focus();
        return;
    }
    page.asked = page.answered = ''; // so that the same statement runs again
    page.byHand = true;
    // Another statement has other columns, so the choice of the chart is reset.
    page.change({ q: statement, ...(statement === state.q ? {} : NO_CHOICE) });
}

function cancel({ question, editor, result }) {
    question.drop();
    editor.running(false);
    result.cancelled();
    question.say(h('p', { class: 'notice' }, 'Cancelled.'));
    announce('Cancelled.');
    editor.field.focus();
}

function refuse(page, error) {
    page.answer = null;
    page.answered = '';
    page.editor.running(false);
    if (error.code === 'sql_off') {
        showOff(page, error);
    } else if (error.code === 'unknown_set' && lostSide(page)) {
        refuseSet(page, error.code, error.message);
    } else {
        page.editor.showError(error.message, error.offset);
        page.question.say(h('p', { class: 'visually-hidden', data: { code: error.code } },
            'The statement was refused.'));
    }
}

function drawAnswer(page) {
    const { answer, answered: key, state, sets, units } = page;
    const label = (side) => findSet(sets ?? [], state[side])?.label ?? state[side];
    page.result.draw({ answer, key, state, units, file: `tracediff-${SIDES.filter((side) =>
        state[side] !== '').map((side) => fileNamePart(label(side))).join('-')}` });
}

/** Scrolls to the answer, which is below the edge of a low or narrow window. */
function reveal(page) {
    const { node } = page.result;
    if (page.byHand && node.getBoundingClientRect().top > innerHeight - ROOM) {
        node.scrollIntoView({ block: 'start' });
    }
    page.byHand = false;
}

function load(page) {
    const { editor, context, question } = page;
    const key = sqlQuery(page.state).toString();
    if (key === page.answered) {
        drawAnswer(page);
        context.settled();
        return;
    }
    if (key === page.asked) {
        return;
    }
    page.asked = key;
    editor.clearError();
    editor.running(true);
    page.examples.open(false);
    question.ask((signal) => api.askSql(new URLSearchParams(key), { signal }), (got) => {
        page.answer = got;
        page.answered = key;
        editor.running(false);
        question.say(null);
        drawAnswer(page);
        reveal(page);
        announce(plural(got.row_count, 'row'));
    }, (error) => refuse(page, error));
}

// ---- the page ----

/** Nothing is asked yet: the examples have the place of the answer. */
function drawStart(page) {
    const { state, question, editor, context } = page;
    question.drop();
    page.answer = null;
    page.answered = page.asked = '';
    editor.clearError();
    editor.running(false);
    question.say(h('p', { class: 'visually-hidden' }, ''));
    page.examples.open(true);
    const lost = lostSide(page);
    if (lost) {
        refuseSet(page, 'unknown_set', `there is no set "${state[lost]}"`);
    }
    context.settled();
}

function render(page) {
    const { state, examples } = page;
    const one = state.q.trim().split('\n').find((line) => !line.startsWith('--')) ?? '';
    page.context.setTitle([one.slice(0, 60), 'Query'].filter((text) => text !== '').join(' · '));
    page.sides.draw(state, page.sets);
    examples.draw(state.test !== '');
    const place = state.q === '' ? page.left : page.lists;
    if (examples.node.parentNode !== place) {
        place[state.q === '' ? 'append' : 'prepend'](examples.node);
    }
    loadTables(page);
    if (state.q === '') {
        drawStart(page);
    } else {
        load(page);
    }
}

async function start(page) {
    const { state, message, change } = page;
    const names = SIDES.map((key) => state[key]).filter((name) => name !== '');
    try {
        page.sets = names.length > 0 ? await api.namedSets(names) : [];
        if (page.sets.length === 0) { // the newest set, if there is any
            page.sets = (await api.querySets('limit=1')).entries.map(({ set }) => set);
        }
    } catch (error) {
        fill(message, h('div', { class: 'error-box', role: 'alert' }, error.message));
        return;
    }
    if (page.dead) {
        return;
    }
    const none = page.sets.length === 0;
    page.sides.node.hidden = page.editor.node.hidden = page.lists.hidden = none;
    if (none) {
        page.context.setTitle('Query');
        fill(message, h('p', { class: 'notice' }, 'No sets are stored yet. ',
            h('a', { href: addressOf('/') }, 'Add some'), '.'));
    } else if (state.control === '') {
        change({ control: shortId(page.sets[0].id) }, { replace: true });
    } else {
        render(page);
    }
}

/** Builds what is on the page, into `page`. */
function build(page, main) {
    const { change } = page;
    page.sides = createQuerySides(change);
    page.saved = createSaved({ onPick: (statement) => run(page, statement),
        statement: () => page.editor.value() });
    page.editor = createSqlEditor({ onRun: () => run(page, page.editor.value()),
        onCancel: () => cancel(page), tools: page.saved.save });
    page.examples = createExamples((statement) => {
        page.saved.forgetName();
        run(page, statement);
    });
    page.schema = createSqlSchema((text) => page.editor.insert(text));
    page.result = createQueryAnswer((changes) => change(changes, { replace: true }));
    page.message = h('div', { class: 'message' });
    page.left = h('div', { class: 'query-left' }, page.editor.node, page.message, page.result.node);
    page.lists = h('div', { class: 'query-lists' }, page.saved.node, page.schema.node);
    main.append(h('div', { class: 'page query-page' }, h('h1', {}, 'Query'), page.sides.node,
        h('div', { class: 'query-work' }, page.left, page.lists)));
    page.question = createQuestion({ context: page.context, results: page.result.node,
        message: page.message });
}

function createQuery(main, context) {
    const page = { context, state: readQuery(location.search),
        change: (changes, options) => context.go(queryHref({ ...page.state, ...changes }), options),
        sets: null,
        tablesKey: null, // the sets whose tables are shown
        units: {},
        answer: null,
        answered: '', // the request that `answer` belongs to
        asked: '', // the last request, which may have been cancelled or refused
        byHand: false, // the request comes from this page, not from a link
        dead: false };
    build(page, main);
    const { editor, sides, result } = page;
    const stopTheme = onThemeChange(() => result.retheme());
    editor.set(page.state.q);
    page.saved.load();
    start(page);
    return {
        keys: { search: () => page.schema.focus(), control: () => sides.choose('control'),
            test: () => sides.choose('test') },
        update(search) {
            const before = page.state;
            page.state = readQuery(search);
            if (page.state.q !== before.q) {
                editor.set(page.state.q);
            }
            if (page.sets?.length > 0 && !lostSide(page) && page.state.control !== '') {
                render(page);
            } else {
                start(page);
            }
        },
        unmount() {
            page.dead = true;
            page.question.unmount();
            stopTheme();
            result.unmount();
        },
    };
}
