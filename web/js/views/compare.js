// The Compare page: what changed between control and test. The URL is the state: a change
// goes into the URL, and the page is drawn from it; only the answer of the server is kept.
import * as api from '../api.js';
import { announce, button, fill, h } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { judgedRows, makeRows, makeTotals, naturalUnit, percentPossible, rowKey, showsSelf,
    sortRows, unitName } from '../rows.js';
import { apiQuery, compareHref, judgedQuery, opHref, opQuery, pairQuery, readCompare, sideLabel }
    from '../state.js';
import { onThemeChange } from '../theme.js';
import { createOpsBars } from '../charts/ops-bars.js';
import { createChartBar, createExportBar, downloadName } from '../components/compare-bars.js';
import { createDiagnosis } from '../components/diagnosis.js';
import { createFilters } from '../components/filters.js';
import { createOpDetail, verdictText } from '../components/op-detail.js';
import { createOpTable } from '../components/op-table.js';
import { createRankSteps } from '../components/rank-steps.js';
import { createRecorded } from '../components/recorded.js';
import { createReplacements } from '../components/replacements.js';
import { countLines, durationLines } from '../components/row-lines.js';
import { createSides } from '../components/sides.js';
import { createVerdict } from '../components/verdict.js';
import { createWaterfall } from '../components/waterfall.js';

const ALL_SAMPLES = { control_ranks: 'all', test_ranks: 'all', control_steps: 'all',
    test_steps: 'all' };

// The causes found last: whoever comes back finds them where they were, at once.
let lastWhy = null;

export const comparePage = {
    path: '/compare',
    name: 'Compare',
    mount: (main, context) => createCompare(main, context),
};

function createCompare(main, context) {
    let state = readCompare(location.search);
    let sets = null;
    let answer = null;
    let answerKey = ''; // the query that `answer` belongs to
    let wantedKey = ''; // the query that is being asked for
    let judged = null; // {key, rows: Map}: the significance of the rows, which comes later
    let why = lastWhy; // {key, diagnosis, note}: the causes; of the samples, whatever the filter
    let judgingKey = '';
    let judging = null;
    let view = null; // {key, rows, unit, …}: what charts and table show
    let dead = false;

    const diagnosis = createDiagnosis({ page: opPageOf, row: rowHref, rank: rankHref,
        step: stepHref, onRow: showRow, onBar: (part) => parts.fall.reveal(part) });
    const parts = {
        sides: createSides(change),
        verdict: createVerdict(() => change(ALL_SAMPLES), change, diagnosis.node),
        fall: createWaterfall(opPageOf),
        recorded: createRecorded(),
        ranks: createRankSteps((heat) => change({ heat }, { replace: true })),
        replacements: createReplacements({ href: opPageOf,
            onFold: (fold) => change({ fold }) }),
        filters: createFilters(change),
        counts: createOpsBars({ id: 'chart-counts', title: 'Ops count comparison',
            file: 'ops-count', onSelect: select }),
        durations: createOpsBars({ id: 'chart-durations', title: 'Ops duration comparison',
            file: 'ops-duration', onSelect: select }),
        table: createOpTable({ onSort: (sort, order) => change({ sort, order }),
            onSelect: select, href: opPageOf, onOpen: keepSelected }),
        detail: createOpDetail(() => select(''), opPageOf, showRanks),
    };
    const notes = h('div', { class: 'comparability' });
    const remark = h('p', { class: 'remark', hidden: true });
    const chartBar = createChartBar(change);
    const exportBar = createExportBar();
    const charts = [parts.fall.chart, parts.ranks.heat, parts.counts, parts.durations];
    const results = h('div', { class: 'results' }, parts.verdict.node, notes,
        parts.recorded.node, parts.fall.node, parts.ranks.node, parts.replacements.node,
        parts.filters.node, remark, chartBar.node,
        h('div', { class: 'charts' }, parts.durations.node, parts.counts.node),
        h('section', { class: 'card table-card', 'aria-label': 'All rows' },
            h('div', { class: 'chart-head' }, exportBar.title, exportBar.node),
            parts.table.node, parts.detail.node));
    const message = h('div', { class: 'message' });
    const heading = h('h1', { class: 'visually-hidden' }, 'Compare');
    const question = createQuestion({ context, results, message });
    main.append(h('div', { class: 'page compare-page' }, heading, parts.sides.node, message,
        results));

    const stopTheme = onThemeChange(() => charts.forEach((chart) => chart.retheme()));
    const onKey = (event) => {
        const typing = event.target.closest?.('input, select, textarea');
        if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            parts.filters.focusSearch();
        }
    };
    document.addEventListener('keydown', onKey);

    function change(changes, { replace = false } = {}) {
        context.go(compareHref({ ...state, ...changes }), { replace });
    }

    /** Selects a row by key, or none; the same row again takes the selection back. */
    function select(key) {
        const same = key === selectedKey();
        const item = same ? null : view?.rows.find((row) => row.key === key);
        change({ op: item?.row.name ?? '', op_category: item?.row.category ?? '' },
            { replace: true });
        if (item) {
            announce(`${item.row.name} is selected.`);
        }
    }

    /** Whoever comes back from the page of a row finds that row selected. */
    function keepSelected(key) {
        if (key !== selectedKey()) {
            select(key);
        }
    }

    /** The page of an operation, in the unit chosen here. */
    function opPageOf({ name, category }) {
        return opHref({ ...state, heat: '', name, category });
    }

    /** This page with the row selected; null where a filter hides it. */
    function rowHref({ name, category }) {
        return answer.rows.some((row) => row.name === name && row.category === category)
            ? compareHref({ ...state, op: name, op_category: category }) : null;
    }

    function showRow({ name, category }) {
        keepSelected(rowKey(name, category));
        parts.table.node.closest('.table-card').scrollIntoView({ block: 'start' });
        parts.table.focus();
    }

    /** This page with one rank of both sides; null where a side has it not. */
    function rankHref(rank) {
        return [answer.control, answer.test].every((side) => side.all_ranks.includes(rank))
            && answer.control.all_ranks.length + answer.test.all_ranks.length > 2
            ? compareHref({ ...state, control_ranks: String(rank), test_ranks: String(rank) })
            : null;
    }

    /** This page with one step of that side, against all that were chosen of the other. */
    function stepHref(step, side) {
        return answer[side].all_steps.includes(step)
            ? compareHref({ ...state, [`${side}_steps`]: String(step) }) : null;
    }

    /** The selected row as heat maps over ranks and steps. */
    function showRanks() {
        change({ heat: 'op' }, { replace: true });
        parts.ranks.node.scrollIntoView({ block: 'start' });
        parts.ranks.node.querySelector('summary').focus({ preventScroll: true });
    }

    const selectedKey = () => (state.op === '' ? '' : rowKey(state.op, state.op_category));

    function setTitle() {
        const label = (side) => sideLabel(side, state, sets, answer);
        const title = state.control && state.test
            ? `${label('control')} → ${label('test')} · Compare` : 'Compare';
        heading.textContent = title;
        context.setTitle(title);
    }

    async function loadSets() {
        sets = await api.listSetsOrNone();
        if (!dead) {
            render();
        }
    }

    /** Asks for the rows that the state wants. */
    function load(key) {
        wantedKey = key;
        // The rows first: which of them are real, and why, takes longer.
        const quick = new URLSearchParams(key);
        quick.set('diagnosis', 'false');
        question.ask((signal) => api.compareTraces(quick, { signal }), (got) => {
            answer = got;
            answerKey = key;
            const n = answer.row_count;
            announce(n === 1 ? 'One row.' : `${formatCount(n)} rows.`);
            question.say(null);
            render();
        }, (error) => {
            answer = null;
            answerKey = '';
            question.say(errorBox(error));
            render();
        });
    }

    /** Asks which changes are real, and why; the rows are on the screen meanwhile. */
    async function judge(key) {
        judging?.abort();
        judging = new AbortController();
        judged = null;
        judgingKey = key;
        const query = new URLSearchParams(key);
        const whyKey = pairQuery(state).toString();
        if (why?.key === whyKey) {
            query.set('diagnosis', 'false');
        } else {
            why = null;
        }
        if (state.significant) { // the rows came with it
            query.set('limit', '0');
            judged = why && { key, rows: judgedRows(answer) };
        }
        if (judged) {
            return;
        }
        try {
            const got = await api.compareTraces(query, { signal: judging.signal });
            if (dead || judgingKey !== key) {
                return;
            }
            judged = { key, rows: judgedRows(state.significant ? { ...got, rows: answer.rows }
                : got) };
            why ??= { key: whyKey, diagnosis: got.diagnosis, note: got.diagnosis_note };
            lastWhy = why;
            render();
        } catch (error) {
            if (!dead && judgingKey === key && error.name !== 'AbortError') {
                judged = { key, rows: new Map() };
                why ??= { key: '', failed: error.message };
                announce(`Which changes are real is not known: ${error.message}`);
                render();
            }
        }
    }

    function errorBox(error) {
        const selection = /rank|step|selected/.test(error.code);
        const marker = /marker/.test(error.code);
        return h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
            h('h2', {}, 'This comparison is not possible'),
            h('p', {}, error.message),
            h('p', {}, selection && button('Use all ranks and steps', () => change(ALL_SAMPLES),
                { class: 'primary' }),
            marker && button('Without marker', () => change({ control_marker: '',
                test_marker: '' }), { class: 'primary' }),
            !selection && !marker && button('Try again', () => load(apiQuery(state).toString()),
                { class: 'primary' }), ' ',
            h('a', { href: '/' }, 'Choose other traces')));
    }

    function emptyBox() {
        return h('div', { class: 'empty' }, h('h2', {}, 'Choose a control and a test'),
            h('p', {}, sets?.length === 0
                ? 'There are no trace sets yet. ' : 'Pick two trace sets above, or on the ',
            h('a', { href: '/' }, sets?.length === 0 ? 'Add traces' : 'Traces page'), '.'));
    }

    /** Draws everything from the state and the answer. Idempotent. */
    function render() {
        if (dead) {
            return;
        }
        setTitle();
        const complete = state.control !== '' && state.test !== '';
        const key = apiQuery(state).toString();
        if (!complete) {
            question.drop();
            wantedKey = '';
            answer = null;
            question.say(emptyBox());
        } else if (key !== wantedKey) {
            if (!answer) {
                question.say(null);
            }
            load(key);
        }
        parts.sides.draw(state, sets, answer);
        results.toggleAttribute('data-skeleton', complete && !answer);
        const unit = answer ? shownUnit() : state.unit || 'total';
        parts.filters.draw(state, answer, unit);
        chartBar.draw(state, showsSelf(state));
        if (answer) {
            if (complete && answerKey === wantedKey && judgedQuery(state).toString()
                !== judgingKey) {
                judge(judgedQuery(state).toString());
            }
            drawAnswer(unit);
        }
    }

    function shownUnit() {
        const unit = state.unit || naturalUnit(answer);
        return unit === 'percent' && !percentPossible(answer) ? naturalUnit(answer) : unit;
    }

    function drawAnswer(unit) {
        const self = showsSelf(state);
        const fold = state.fold && answer.replacements.length > 0;
        const order = JSON.stringify([answerKey, unit, self, fold, state.sort, state.order]);
        const zoom = JSON.stringify([order, state.top]);
        const key = JSON.stringify([zoom, judged?.key ?? '']);
        const file = downloadName(answer);
        if (view?.answer !== answer) {
            parts.verdict.draw(answer, Object.keys(ALL_SAMPLES).some((name) =>
                state[name] !== 'all'));
            parts.fall.draw(answer, answerKey, file);
            parts.recorded.draw(answer);
            drawNotes();
        }
        if (view?.key !== key || view.answer !== answer) {
            const rows = sortRows(makeRows(answer, unit, { self, fold,
                judged: judged?.rows ?? null }), state.sort, state.order);
            view = { key, zoom, answer, unit, self, rows };
            drawRemark(unit, rows);
            drawCharts();
            parts.table.draw({ rows, totals: makeTotals(answer, unit, { self }), unit, self,
                unitName: unitName(unit, answer), sort: state.sort, order: state.order,
                selected: selectedKey(), revision: order });
        }
        parts.ranks.draw(answer, state.heat, file, answerKey, state.op === '' ? null
            : { name: state.op, query: opQuery({ ...state, name: state.op,
                category: state.op_category }).toString() });
        parts.replacements.draw(answer, state.fold, unit === 'per_step' || unit === 'percent');
        exportBar.draw(state, answer, unit, self, answer.rows.length - view.rows.length);
        diagnosis.draw(why, compareHref({ ...state, op: '', op_category: '' }));
        results.toggleAttribute('data-judging', judged === null);
        const selected = selectedKey();
        parts.counts.select(selected);
        parts.durations.select(selected);
        parts.table.select(selected);
        parts.detail.draw(view.rows.find((row) => row.key === selected));
    }

    function drawNotes() {
        // Unequal numbers of steps are the remark's, which also has the remedy; that one
        // step cannot be judged is said by the verdict.
        const list = answer.comparability.filter(({ kind }) => kind !== 'steps_differ'
            && kind !== 'single_sample');
        fill(notes, list.length > 0 && h('ul', { class: 'notice' },
            list.map(({ text }) => h('li', {}, text))));
    }

    /** Says why durations are per step although nobody asked, and what nobody can judge. */
    function drawRemark(unit, rows) {
        const a = answer.control.samples;
        const b = answer.test.samples;
        const few = rows.find(({ row }) => row.too_few && row.among)?.row;
        remark.hidden = a === b && !few;
        const tooFew = few && `${verdictText(few)} Such rows say “too few steps”. `;
        if (a === b) {
            fill(remark, tooFew);
            return;
        }
        const shown = unit === 'total' ? 'totals cannot be compared directly.'
            : unit === 'per_call' ? 'totals would mislead.'
                : 'calls and durations are shown per step.';
        fill(remark, tooFew, `The sides have ${formatCount(a)} and ${
            plural(b, 'sample')} (a sample is one step of one rank), so ${shown} `,
        unit === 'total'
            ? button('Show per step', () => change({ unit: '' }), { class: 'link-button' })
            : button('Show totals', () => change({ unit: 'total' }),
                { class: 'link-button' }));
    }

    function drawCharts() {
        const { rows, unit, self, key: revision, zoom } = view;
        const top = rows.slice(0, state.top);
        const shared = (item) => ({ key: item.key, name: item.row.name, noise: item.noise,
            mark: item.row.replaces ? '⇄ ' : '' });
        const kind = unit === 'percent' ? 'percent' : 'time';
        const perStep = unit === 'per_step' || unit === 'percent';
        const file = downloadName(answer);
        parts.durations.draw({ kind, file, revision, zoom,
            heading: self ? `self time, ${unitName(unit, answer)}` : unitName(unit, answer),
            rows: top.map((item) => ({ ...shared(item), control: item.control,
                test: item.test, diff: item.diff,
                lines: durationLines(item, unit, self) })) });
        parts.counts.draw({ kind: 'count', file, revision, zoom,
            heading: perStep ? 'per step' : 'total',
            rows: top.map((item) => ({ ...shared(item), control: item.controlCount,
                test: item.testCount, diff: item.diffCount,
                lines: countLines(item) })) });
        chartBar.drawRest(rows.length, Math.min(state.top, rows.length));
    }

    render();
    loadSets();
    return {
        update(search) {
            state = readCompare(search);
            render();
            if (answer && wantedKey === answerKey) {
                context.settled();
            }
        },
        unmount() {
            dead = true;
            question.unmount();
            judging?.abort();
            stopTheme();
            document.removeEventListener('keydown', onKey);
            charts.forEach((chart) => chart.unmount());
            parts.table.unmount();
        },
    };
}
