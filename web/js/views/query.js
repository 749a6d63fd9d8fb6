// The page Query: runs SQL on one set or two. The URL is the state: it contains the last statement,
// and opening the page with it runs the statement again.
import * as api from '../api.js';
import { announce, button, fill, h } from '../dom.js';
import { fileNamePart, formatCount, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { findSet, shortId } from '../state.js';
import { onThemeChange } from '../theme.js';
import { chartLegend, chartLimit, createResultChart } from '../charts/result.js';
import { createChartChoice } from '../components/chart-choice.js';
import { copyText } from '../components/op-detail.js';
import { createResultTable } from '../components/result-table.js';
import { createSetPicker } from '../components/set-picker.js';
import { createSqlEditor } from '../components/sql-editor.js';
import { createExamples, createSaved } from '../components/sql-lists.js';
import { createSqlSchema } from '../components/sql-schema.js';
import { chosenChart, unitOf } from '../sql/kinds.js';
import { NO_CHOICE, queryHref, readQuery, sqlQuery } from '../sql/state.js';
import { addressOf } from '../place.js';

const ROOM = 60; // px: an answer that is lower is unreadable
const CUT = { rows: 'there may be more rows', bytes: 'the answer would be too long' };

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

function createQuery(main, context) {
    let state = readQuery(location.search);
    let sets = null;
    let tablesKey = null; // the sets whose tables are shown
    let units = {};
    let answer = null;
    let answered = ''; // the request that `answer` belongs to
    let asked = ''; // the last request, which may have been cancelled or refused
    let byHand = false; // the request comes from this page, not from a link
    let dead = false;

    const change = (changes, options) => context.go(queryHref({ ...state, ...changes }), options);
    const keyOf = (of) => sqlQuery(of).toString();

    const picking = h('section', { class: 'query-sets card', 'aria-label': 'Sets' });
    const saved = createSaved({ onPick: run, statement: () => editor.value() });
    const editor = createSqlEditor({ onRun: () => run(editor.value()), onCancel: cancel,
        tools: saved.save });
    const examples = createExamples((statement) => {
        saved.forgetName();
        run(statement);
    });
    const schema = createSqlSchema((text) => editor.insert(text));
    const summary = h('p', { class: 'result-summary' });
    const choice = createChartChoice((changes) => change(changes, { replace: true }));
    const legend = h('ul', { class: 'chart-legend' });
    const limit = h('p', { class: 'muted small chart-limit' });
    const chart = createResultChart([choice.node, legend, limit]);
    const table = createResultTable();
    const csv = h('a', { class: 'button', title: 'The rows as CSV' }, 'CSV');
    const json = h('a', { class: 'button', title: 'The rows as JSON' }, 'JSON');
    const message = h('div', { class: 'message' });
    const results = h('div', { class: 'results query-results', hidden: true },
        h('div', { class: 'result-head' }, summary, h('div', { class: 'chart-tools' },
            button('Copy link', () => copyText(location.href, 'Link copied.')), csv, json)),
        chart.node, h('section', { class: 'card table-card', 'aria-label': 'Rows' }, table.node));
    const work = h('div', { class: 'query-work' }, h('div', { class: 'query-left' },
        editor.node, saved.node, examples.node), schema.node);
    main.append(h('div', { class: 'page query-page' }, h('h1', {}, 'Query'), picking, work,
        message, results));
    const question = createQuestion({ context, results, message });
    const stopTheme = onThemeChange(() => chart.retheme());

    // ---- the sets ----

    function side(key, letter, title, none) {
        const set = findSet(sets ?? [], state[key]);
        const picker = createSetPicker({ field: key, set: set ?? null, none,
            text: set ? '' : state[key],
            onPick: (picked) => change({ [key]: picked ? shortId(picked.id) : '' }) });
        return h('div', { class: `side-${key} query-side` },
            h('b', { class: `letter letter-${letter.toLowerCase()}`, 'aria-hidden': 'true' },
                letter), h('label', { for: picker.input.id }, title), picker.node);
    }

    let drawnSides = '';
    function drawSides() {
        const now = JSON.stringify([state.control, state.test, sets?.map((s) => [s.id, s.label])]);
        if (now === drawnSides) {
            return;
        }
        drawnSides = now;
        const focused = document.activeElement?.dataset?.field;
        fill(picking, side('control', 'A', 'Control'),
            side('test', 'B', 'Test', 'none: one set alone'));
        if (focused) {
            picking.querySelector(`[data-field="${focused}"]`)?.focus();
        }
    }

    async function loadTables() {
        const query = sqlQuery({ ...state, q: '' });
        const key = query.toString();
        if (key === tablesKey) {
            return;
        }
        tablesKey = key;
        try {
            const tables = await api.sqlTables(query);
            if (!dead && key === tablesKey) {
                units = unitsOf(tables);
                schema.draw(tables, state.test !== '');
                editor.enable(true);
                if (answer) {
                    drawAnswer();
                }
            }
        } catch (error) {
            if (!dead && key === tablesKey) {
                tablesKey = null;
                schema.draw([], false);
                if (error.code === 'sql_off') {
                    showOff(error);
                }
            }
        }
    }

    /** Shows that the server runs no statements. */
    function showOff(error) {
        work.hidden = true;
        question.say(h('p', { class: 'notice', data: { code: error.code } }, error.message));
    }

    /** The side whose set is not stored. */
    const lostSide = () => ['control', 'test'].find((key) =>
        state[key] !== '' && !findSet(sets, state[key]));

    function refuseSet(code, words) {
        question.say(h('div', { class: 'error-box', role: 'alert', data: { code } },
            h('h2', {}, 'There is no such set'), h('p', {}, words)));
        question.clearable({ message: words }, lostSide());
    }

    // ---- running ----

    /** Runs a statement by putting it into the URL, and so into the history. */
    function run(statement) {
        editor.set(statement);
        if (statement.trim() === '') {
            editor.showError('There is no statement. Write one, or choose an example.', null);
            editor.field.focus();
            return;
        }
        asked = answered = ''; // so that the same statement runs again
        byHand = true;
        // Another statement has other columns, so the choice of the chart is reset.
        change({ q: statement, ...(statement === state.q ? {} : NO_CHOICE) });
    }

    function cancel() {
        question.drop();
        editor.running(false);
        summary.textContent = '';
        question.say(h('p', { class: 'notice' }, 'Cancelled.'));
        announce('Cancelled.');
        editor.field.focus();
    }

    function refuse(error) {
        answer = null;
        answered = '';
        editor.running(false);
        if (error.code === 'sql_off') {
            showOff(error);
            return;
        }
        if (error.code === 'unknown_set' && lostSide()) {
            refuseSet(error.code, error.message);
            return;
        }
        editor.showError(error.message, error.offset);
        question.say(h('p', { class: 'visually-hidden', data: { code: error.code } },
            'The statement was refused.'));
    }

    function load() {
        const key = keyOf(state);
        if (key === answered) {
            drawAnswer();
            context.settled();
            return;
        }
        if (key === asked) {
            return;
        }
        asked = key;
        editor.clearError();
        editor.running(true);
        examples.open(false);
        question.ask((signal) => api.askSql(new URLSearchParams(key), { signal }), (got) => {
            answer = got;
            answered = key;
            editor.running(false);
            question.say(null);
            drawAnswer(true);
            reveal();
            announce(plural(got.row_count, 'row'));
        }, refuse);
    }

    // ---- the answer ----

    const label = (key) => findSet(sets ?? [], state[key])?.label ?? state[key];
    const fileName = () => `tracediff-${['control', 'test'].filter((key) => state[key] !== '')
        .map((key) => fileNamePart(label(key))).join('-')}`;

    /** Scrolls to the answer, which is below the edge of a low or narrow window. */
    function reveal() {
        if (byHand && results.getBoundingClientRect().top > innerHeight - ROOM) {
            results.scrollIntoView({ block: 'start' });
        }
        byHand = false;
    }

    function drawSummary() {
        const { row_count: count, truncated, truncated_by: by, elapsed_ms: ms } = answer;
        fill(summary, count === 0 ? 'No rows.' : [`${formatCount(count)} ${
            count === 1 ? 'row' : 'rows'}`, h('span', { class: 'muted' }, ` in ${formatCount(Math.max(1, Math.round(ms)))} ms`)],
        truncated && h('span', { class: 'notice truncated' },
            `Cut off here: ${CUT[by] ?? 'there is more'}. Ask for less, with LIMIT or a sum.`));
    }

    function drawAnswer(fresh = false) {
        const columns = answer.columns.map((column, at) => ({ ...column, at,
            unit: column.type === 'text' ? '' : unitOf(column.name, units) }));
        const { rows } = answer;
        drawSummary();
        for (const [link, format] of [[csv, 'csv'], [json, 'json']]) {
            link.href = api.sqlUrl(sqlQuery(state, format));
            link.download = `${fileName()}-query.${format}`;
        }
        const chosen = chosenChart(state, columns, rows);
        const find = (name) => columns.find((column) => column.name === name);
        const data = { ...chosen, columns, rows, x: find(chosen.x),
            ys: [chosen.y, chosen.y2].filter((name) => name !== '').map(find),
            by: find(chosen.by), file: fileName(), caption: [state.q.replace(/\s+/g, ' ')],
            revision: JSON.stringify([answered, chosen, Object.keys(units).length]),
            empty: chosen.chart === 'none' ? chosen.kinds.length > 1 ? 'No chart is chosen.'
                : 'A chart needs a column of numbers.' : null };
        chart.node.hidden = rows.length < 2;
        choice.draw(chosen, columns, rows);
        const drawn = data.empty ? [] : chartLegend(data);
        fill(legend, drawn.map(([property, words]) => h('li', { class: 'key',
            css: { '--key-fill': `var(${property})` } }, words)));
        legend.hidden = drawn.length === 0;
        limit.textContent = data.empty ? '' : chartLimit(chosen.chart, rows.length);
        chart.draw(data);
        if (fresh || table.units !== units) {
            table.units = units;
            table.show(columns, rows);
        }
        table.node.parentNode.hidden = columns.length === 0 || rows.length === 0;
        results.dataset.shown = answered;
    }

    // ---- the page ----

    function render() {
        const one = state.q.trim().split('\n').find((line) => !line.startsWith('--')) ?? '';
        context.setTitle([one.slice(0, 60), 'Query'].filter((text) => text !== '').join(' · '));
        drawSides();
        examples.draw(state.test !== '');
        loadTables();
        if (state.q === '') {
            question.drop();
            answer = null;
            answered = asked = '';
            editor.clearError();
            editor.running(false);
            question.say(h('p', { class: 'visually-hidden' }, ''));
            if (lostSide()) {
                refuseSet('unknown_set', `there is no trace set "${state[lostSide()]}"`);
            }
            examples.open(true);
            context.settled();
            return;
        }
        load();
    }

    async function start() {
        const names = [state.control, state.test].filter((name) => name !== '');
        try {
            sets = names.length > 0 ? await api.namedSets(names) : [];
            if (sets.length === 0) { // the newest set, if there is any
                sets = (await api.querySets('limit=1')).entries.map(({ set }) => set);
            }
        } catch (error) {
            fill(message, h('div', { class: 'error-box', role: 'alert' }, error.message));
            return;
        }
        if (dead) {
            return;
        }
        picking.hidden = work.hidden = sets.length === 0;
        if (sets.length === 0) {
            context.setTitle('Query');
            fill(message, h('p', { class: 'notice' }, 'There are no trace sets yet. ',
                h('a', { href: addressOf('/') }, 'Add some'), '.'));
        } else if (state.control === '') {
            change({ control: shortId(sets[0].id) }, { replace: true });
        } else {
            render();
        }
    }

    editor.set(state.q);
    saved.load();
    start();
    return {
        keys: {
            search: () => schema.focus(),
            control: () => choose('control'),
            test: () => choose('test'),
        },
        update(search) {
            const before = state;
            state = readQuery(search);
            if (state.q !== before.q) {
                editor.set(state.q);
            }
            const known = ['control', 'test'].every((key) => state[key] === ''
                || findSet(sets ?? [], state[key]));
            if (sets?.length > 0 && known && state.control !== '') {
                render();
            } else {
                start();
            }
        },
        unmount() {
            dead = true;
            question.unmount();
            stopTheme();
            chart.unmount();
            table.unmount();
        },
    };

    function choose(key) {
        const field = picking.querySelector(`[data-field="${key}"]`);
        field?.focus();
        field?.click();
    }
}
