// The analyses of one set, or of two side by side, and what all of them found. The URL is the state.
import * as api from '../api.js';
import { announce, button, fill, h } from '../dom.js';
import { fileNamePart } from '../format.js';
import { createQuestion } from '../question.js';
import { rowId } from '../rows.js';
import { findSet, opHref } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createAnalysisCharts } from '../components/analysis-charts.js';
import { createAnalysisControls } from '../components/analysis-controls.js';
import { analysisIndex, createFindings } from '../components/analysis-index.js';
import { createAnalysisNav } from '../components/analysis-nav.js';
import { analysisNotes, hasNoDevice, isEmpty, rowsText } from '../components/analysis-notes.js';
import { analysisTables } from '../components/analysis-tables.js';
import { openTraceDialog, whyNoTraces } from '../components/trace-dialog.js';
import { SPECS } from '../analyses/index.js';
import { samplesOf, sidePerStep, sidesOf } from '../analyses/rows.js';
import { analyseHref, analyseQuery, csvQuery, NO_SELECTION, readAnalyse }
    from '../analyses/state.js';
import { analysisStatement, drawnAs } from '../sql/analyses.js';
import { sqlHref } from '../sql/links.js';
import { addressOf } from '../place.js';

export const analysePage = {
    path: '/analyse',
    name: 'Analyse',
    read: (search) => readAnalyse(search, SPECS),
    mount: (main, context) => createAnalyse(main, context),
};

/** The nodes of the page. */
function createNodes(getState) {
    const div = (name, ...children) => h('div', { class: name }, children);
    const n = { nav: createAnalysisNav(), intro: h('p', { class: 'muted analysis-intro' }),
        message: div('message'), notes: div('analysis-notes'), charts: div('analysis-charts'),
        tables: div('analysis-tables'), moreCharts: div('analysis-charts'),
        moreTables: div('analysis-tables'), heading: h('h1', {}), summary: h('summary', {}),
        lost: h('span', { class: 'muted small trace-lost' }) };
    n.more = h('details', { class: 'analysis-more' }, n.summary, n.moreCharts, n.moreTables);
    n.results = div('results analysis-results', n.notes, n.charts, n.tables, n.more);
    n.traces = button('Open in Perfetto …', () => openTraceDialog(
        [getState().set, getState().test].filter((set) => set !== ''),
        getState().rows === 'before_last_step' ? {} : { include_last_profiler_step: 'true' }),
    { class: 'trace-button', 'aria-haspopup': 'dialog',
        title: 'The traces themselves: open them in Perfetto, or download them' });
    return n;
}

/** The page of an operation in the comparison of the two sets. */
function opPage(state, { name, category }) {
    const samples = (side, kind) => state[`${side}_${kind}`] || state[kind] || 'all';
    const marker = (side) => state[`${side}_marker`] || state.marker;
    return opHref({ control: state.set, test: state.test, row: rowId(name, category),
        control_marker: marker('set'), test_marker: marker('test'),
        control_ranks: samples('set', 'ranks'), test_ranks: samples('test', 'ranks'),
        control_steps: samples('set', 'steps'), test_steps: samples('test', 'steps') });
}

/** Sums are per step unless other rows than those of the steps count, or totals are wanted. */
const isPerStep = (state, sides) => state.unit === '' && state.rows === ''
    && sides.every((side) => samplesOf(side) > 0);

/** Which of the sets have no traces, before the user tries to open them. */
function lostWords(state, sets) {
    const chosen = [state.set, state.test].map((name) => name !== '' && findSet(sets, name))
        .filter(Boolean);
    const without = chosen.filter((set) => set.traces_bytes === 0);
    return without.length === 0 ? '' : chosen.length === 1 ? whyNoTraces(chosen[0])
        : without.map((set) => `${set.label}: ${whyNoTraces(set)}`).join(' ');
}

const errorBox = (error) => h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
    h('h2', {}, 'This analysis is not possible'), h('p', {}, error.message),
    h('p', {}, h('a', { href: addressOf('/') }, 'Choose other traces')));

/**
 * Draws an answer: {draw(answer, {state, asked, key}), retheme(), unmount()}; `asked`: the state
 * that was asked for, which may differ from that of the page.
 */
function createAnswer(n, change) {
    let now = null; // {answer, state, asked, key}
    const csv = (table) => api.analyseUrl(now.state.what, csvQuery(now.asked, SPECS, table));
    const sql = (id, options, drawn = {}) => sqlHref(analysisStatement(now.asked, id, options),
        { control: now.state.set, test: now.state.test }, drawn);
    const charts = createAnalysisCharts({ change, csv,
        sql: ({ id, table }) => sql(id, { chart: table ?? id }, drawnAs(id)) });

    function drawTables(sides, raw, above, perStep) {
        const { answer, state } = now;
        const made = analysisTables(SPECS[state.what].tables, { sides, raw, perStep, above,
            difference: answer.difference, parameters: answer.parameters, csv,
            href: raw.length > 1 ? (operation) => opPage(state, operation) : null,
            sql: (table) => sql(table) });
        const first = SPECS[state.what].tables.slice(0, above);
        const isFirst = ({ table }) => first.includes(table);
        fill(n.tables, made.filter(isFirst).map(({ node }) => node));
        const rest = made.filter((one) => !isFirst(one));
        fill(n.moreTables, rest.map(({ node }) => node));
        return rest.map(({ table }) => table.caption);
    }

    function draw(next) {
        now = next;
        const { answer, state, key } = now;
        const spec = SPECS[state.what];
        const raw = sidesOf(answer);
        const perStep = isPerStep({ ...now.asked, unit: state.unit }, raw);
        const sides = perStep ? raw.map((side) => sidePerStep(side, spec.tables)) : raw;
        const view = { ...state, shown: answer.parameters,
            href: (changes) => analyseHref({ ...state, ...changes }, SPECS) };
        fill(n.notes, analysisNotes(sides, view, change));
        const above = { charts: 1, tables: 1, ...spec.above };
        const bare = hasNoDevice(sides, spec) || isEmpty(sides, spec);
        const folded = drawTables(sides, raw, above.tables, perStep);
        charts.draw(spec.charts, { sides, state: view, revision: key, perStep,
            frame: [state.what, state.set, state.test].join(' '),
            file: `tracediff-${sides.map((s) => fileNamePart(s.label)).join('-')}`,
            caption: [[sides.map((s) => [s.letter, s.label].filter(Boolean).join(' · '))
                .join(', '), rowsText(sides, state)].join('. ')] },
        [n.charts, n.moreCharts, above.charts]);
        const names = [...spec.charts.slice(above.charts).map((chart) => chart.title), ...folded];
        n.more.hidden = bare || names.length === 0;
        n.charts.hidden = n.tables.hidden = bare;
        n.more.open = state.more === '1';
        fill(n.summary, h('b', {}, 'More'), `: ${[...new Set(names)].join(' · ')}`);
    }

    return { draw, retheme: charts.retheme, unmount: charts.unmount };
}

function createAnalyse(main, context) {
    const p = { state: readAnalyse(location.search, SPECS), sets: null, answer: null,
        answered: '', // the request that `answer` belongs to
        asked: null, // the requested state, which may show something else instead
        dead: false };
    p.change = (changes, options) =>
        context.go(analyseHref({ ...p.state, ...changes }, SPECS), options);
    const n = createNodes(() => p.state);
    p.controls = createAnalysisControls(SPECS, { onChange: p.change,
        onSet: (changes) => p.change({ ...NO_SELECTION, ...changes }) });
    main.append(h('div', { class: 'page analyse-page' },
        h('div', { class: 'analyse-head' }, n.heading, n.traces, n.lost), n.nav.node,
        p.controls.node, n.intro, n.message, n.results));
    p.question = createQuestion({ context, results: n.results, message: n.message });
    p.drawn = createAnswer(n, p.change);
    p.findings = createFindings(() => showFindings(p, n));
    const stopTheme = onThemeChange(p.drawn.retheme);
    n.more.addEventListener('toggle', () => {
        if (n.more.open !== (p.state.more === '1')) {
            p.change({ more: n.more.open ? '1' : '' }, { replace: true });
        }
    });
    start(p, n, context);
    return {
        keys: { search: () => p.controls.focus() },
        update(search) {
            p.state = readAnalyse(search, SPECS);
            const known = ['set', 'test'].every((key) => p.state[key] === ''
                || findSet(p.sets ?? [], p.state[key]));
            if (p.sets?.length > 0 && known) {
                render(p, n, context);
            } else {
                start(p, n, context);
            }
        },
        unmount() {
            p.dead = true;
            p.question.unmount();
            p.findings.stop();
            stopTheme();
            p.drawn.unmount();
        },
    };
}

function clear(p, n, words) {
    p.answer = null;
    p.answered = '';
    delete n.results.dataset.shown;
    p.question.say(words);
}

/** The links, and on the page of all analyses what they found until now. */
function showFindings(p, n) {
    if (p.dead) {
        return;
    }
    const href = (what) => analyseHref({ ...p.state, what, lines: [], more: '' }, SPECS);
    const isKnown = p.findings.isOf(p.state);
    n.nav.draw({ what: p.state.what, href, isEmpty: (what) => isKnown && p.findings.isEmpty(what) });
    if (p.state.what !== '' || !isKnown) {
        return;
    }
    p.question.say(null);
    fill(n.notes);
    n.charts.hidden = n.more.hidden = true;
    n.tables.hidden = false;
    const focused = n.tables.contains(document.activeElement)
        && document.activeElement.closest('tr')?.dataset.what;
    fill(n.tables, analysisIndex(p.findings, p.state.test !== '', href));
    if (focused) {
        n.tables.querySelector(`tr[data-what="${focused}"] a`)?.focus();
    }
    if (p.findings.isWhole() && n.results.dataset.shown !== 'index') {
        n.results.dataset.shown = 'index';
        announce('What the analyses found is shown.');
    }
}

function show(p, n, got, key) {
    const spec = SPECS[p.state.what];
    p.answer = got;
    const instead = p.asked === p.state && spec.instead?.(p.state, sidesOf(got));
    if (instead) {
        p.asked = { ...p.state, ...instead };
        ask(p, n, key);
        return;
    }
    p.answered = key;
    p.question.say(null);
    p.controls.draw(p.state, p.sets, got.parameters);
    p.drawn.draw({ answer: got, state: p.state, asked: p.asked, key });
    n.results.dataset.shown = key;
    announce(`${spec.title} is shown.`);
    p.findings.load(p.state); // for the links
}

function ask(p, n, key) {
    p.question.ask((signal) => api.analyse(p.asked.what, analyseQuery(p.asked, SPECS), { signal }),
        (got) => show(p, n, got, key), (error) => clear(p, n, errorBox(error)));
}

/** The first of the analyses also tells whether the sets, ranks and steps are there. */
function askIndex(p, n) {
    const first = { ...p.state, what: 'temporal_breakdown', rows: '' };
    p.answer = null;
    delete n.results.dataset.shown;
    p.question.ask((signal) => api.analyse(first.what, analyseQuery(first, SPECS), { signal }),
        (got) => {
            p.findings.load(p.state, got);
            showFindings(p, n);
        }, (error) => {
            p.findings.stop();
            clear(p, n, errorBox(error));
        });
}

const keyOf = (state) => `${state.what} ${analyseQuery(state, SPECS)}`;

function load(p, n, context) {
    const key = keyOf(p.state);
    if (p.state.set === '') {
        p.question.drop();
        clear(p, n, h('p', { class: 'notice' }, 'Choose a set.'));
        context.settled();
    } else if (p.state.what === '') {
        askIndex(p, n);
    } else if (p.answer && p.answered === key) {
        p.question.drop();
        p.drawn.draw({ answer: p.answer, state: p.state, asked: p.asked, key });
        context.settled();
    } else {
        p.asked = p.state;
        ask(p, n, key);
    }
}

function render(p, n, context) {
    const { state, sets } = p;
    const spec = SPECS[state.what];
    const label = (key) => (state[key] === '' ? null : findSet(sets, state[key])?.label ?? state[key]);
    fill(n.heading, spec.title);
    fill(n.intro, spec.intro);
    fill(n.lost, lostWords(state, sets));
    context.setTitle([...new Set([spec.title, [label('set'), label('test')].filter(Boolean)
        .join(' → '), 'Analyse'])].filter(Boolean).join(' · '));
    p.controls.draw(state, sets, p.answer && p.answered === keyOf(state) ? p.answer.parameters : {});
    showFindings(p, n);
    load(p, n, context);
}

async function start(p, n, context) {
    const { state } = p;
    const names = [state.set, state.test].filter((name) => name !== '');
    try {
        p.sets = names.length > 0 ? await api.namedSets(names) : [];
        if (p.sets.length === 0) { // the newest set, if there is any
            p.sets = (await api.querySets('limit=1')).entries.map(({ set }) => set);
        }
    } catch (error) {
        fill(n.message, h('div', { class: 'error-box', role: 'alert' }, error.message));
        return;
    }
    if (p.dead) {
        return;
    }
    p.controls.node.hidden = n.traces.hidden = n.nav.node.hidden = p.sets.length === 0;
    if (p.sets.length === 0) {
        fill(n.heading, 'Analyse');
        context.setTitle('Analyse');
        fill(n.message, h('p', { class: 'notice' }, 'There are no sets yet. ',
            h('a', { href: addressOf('/') }, 'Add some'), '.'));
    } else if (p.state.set === '') {
        p.change({ set: p.sets[0].id }, { replace: true });
    } else {
        render(p, n, context);
    }
}
