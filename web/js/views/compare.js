// The Compare page: what changed between control and test. The URL is the state: a change
// goes into the URL, and the page is drawn from it. The server filters, orders and judges the rows;
// the page asks once, and later for visible rows and for the causes if the sets are new.
import * as api from '../api.js';
import { askCauses, createCompareQuestion, keyOf, lateCauses } from '../compare-question.js';
import { announce, button, fill, h, painted } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { createRowPages } from '../row-pages.js';
import { drawnRows, makeRows, makeTotals, naturalUnit, percentPossible, rowId, showsSelf,
    unitName } from '../rows.js';
import { findSet, compareHref, opHref, opQuery, pairQuery, readCompare, QUIET_ROWS, sideLabel }
    from '../state.js';
import { onThemeChange } from '../theme.js';
import { isOfHost } from '../words.js';
import { cellTimeline, pairTimeline, rowTimeline, sentenceTimeline } from '../timeline/links.js';
import { createAnswerDetails } from '../components/answer-details.js';
import { createOpsBars } from '../charts/ops-bars.js';
import { captionOf } from '../components/caption.js';
import { createChartBar, createExportBar, downloadName } from '../components/compare-bars.js';
import { emptyBox, errorBox } from '../components/compare-messages.js';
import { createFilters } from '../components/filters.js';
import { createFolds } from '../components/folds.js';
import { createOperators } from '../components/operators.js';
import { createOpDetail, verdictText } from '../components/op-detail.js';
import { createOpTable } from '../components/op-table.js';
import { createRankSteps } from '../components/rank-steps.js';
import { createRecorded } from '../components/recorded.js';
import { createReplacements } from '../components/replacements.js';
import { countBars, durationBars, foundNothing } from '../components/row-lines.js';
import { createSides } from '../components/sides.js';
import { createSqlLink } from '../components/sql-link.js';
import { createStepStrip } from '../components/step-strip.js';
import { linkComparison } from '../components/sql-links.js';
import { createVerdict } from '../components/verdict.js';
import { createWorkClasses } from '../components/work-classes.js';
import { pairParts, treeHref, treeOfRow } from '../tree/state.js';
import { ANALYSES } from '../analyses/index.js';
import { analyseHref, NO_SELECTION } from '../analyses/state.js';

const ALL_SAMPLES = { control_ranks: 'all', test_ranks: 'all', control_steps: 'all',
    test_steps: 'all' };
/** What comes with the causes. */
const causesOf = ({ diagnosis, diagnosis_note: note, account, waterfall, work_classes: classes }) =>
    ({ diagnosis, note, account, waterfall, classes });

/** The analysis of memory of the same sets and ranks. */
const memoryOf = (state) => analyseHref({ ...NO_SELECTION, what: 'memory', lines: [],
    set: state.control, test: state.test, set_ranks: ranksOf(state.control_ranks),
    test_ranks: ranksOf(state.test_ranks), set_marker: state.control_marker,
    test_marker: state.test_marker }, ANALYSES);
const ranksOf = (ranks) => (ranks === 'all' ? '' : ranks);

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

function createCompare(main, context) {
    let state = readCompare(location.search);
    let sets = null;
    let answer = null;
    let answerKey = ''; // the query that `answer` belongs to
    let wantedKey = ''; // the requested query
    // {key, diagnosis, note, late}: the causes for the samples, independent of the filter
    let why = context.newPair ? lateCauses(state) : lastWhy;
    let view = null; // {key, items, unit, …}: what charts and table show
    let shownCard = ''; // what the card of the answer shows
    let noiseOf = ''; // the answer whose charts the user wants although nothing changed in it
    let shownItem = null; // of the selected row, when it is loaded
    let revealing = state.op !== ''; // a link leads to the row
    let dead = false;

    const opens = globalThis.firstComparison !== undefined; // usually with its first answer
    const askServer = createCompareQuestion(state, why);
    const pages = createRowPages(() => !dead && answer && drawMore());
    const exportBar = createExportBar(change);
    const sql = createSqlLink('All rows');
    const folds = createFolds((open) => change({ open }, { replace: true }));
    const details = createAnswerDetails(memoryOf);
    const stepStrip = createStepStrip(context.go);
    const parts = {
        sides: createSides(change, { compact: true }),
        verdict: createVerdict({ actions: exportBar.node, below: [stepStrip.node, folds.add('details', details.node)],
            links: { page: (row) => `${opPageOf(row)}#booked`, tree: () => treeHref(pairParts(state)),
                timeline: (entry) => (entry && sentenceTimeline(state, entry)) ?? pairTimeline(state) },
            on: { widen: () => change(ALL_SAMPLES), marker: change,
                clock: () => change({ equal_clock: !state.equal_clock }),
                isCorrected: () => state.equal_clock, fold: (open) => folds.toggle('lines', open) } }),
        recorded: createRecorded(), operators: createOperators(opPageOf, api.compareTraces),
        ranks: createRankSteps((heat) => change({ heat }, { replace: true }),
            { timeline: (...cell) => cellTimeline(state, ...cell), go: context.go }),
        classes: createWorkClasses(), replacements: createReplacements(opPageOf),
        filters: createFilters(change),
        counts: createOpsBars({ id: 'chart-counts', title: 'Ops count comparison',
            file: 'ops-count', onSelect: (id) => select(id, parts.counts.node), ...chartState('zoom_calls') }),
        durations: createOpsBars({ id: 'chart-durations', title: 'Ops duration comparison',
            file: 'ops-duration', onSelect: (id) => select(id, parts.durations.node),
            ...chartState('zoom_time') }),
        table: createOpTable({ onSort: (sort, order) => change({ sort, order }),
            onSelect: select, href: opPageOf, onOpen: keepSelected, onWant: pages.want }),
        detail: createOpDetail({ onClear: () => select(''), href: opPageOf, onRanks: showRanks,
            onTable: revealRow, tree: (row) => treeOfRow(state, row),
            timeline: (row) => rowTimeline(state, row) }),
    };
    const remark = h('p', { class: 'remark', hidden: true });
    const noRows = h('p', { class: 'muted chart-message', hidden: true }, 'No row passes the filters.');
    const chartBar = createChartBar(change);
    const charts = [details.chart, parts.ranks.heat, parts.counts, parts.durations];
    ['operators', 'classes', 'recorded', 'replacements'].forEach((name) => folds.add(name, parts[name].node));
    const results = h('div', { class: 'results' }, parts.verdict.node,
        parts.filters.node, remark, chartBar.node,
        h('div', { class: 'charts' }, parts.durations.node, parts.counts.node),
        h('section', { class: 'card table-card', 'aria-label': 'All rows' },
            h('div', { class: 'chart-head' }, exportBar.title, h('div', { class: 'chart-tools' },
                exportBar.work, sql.node, exportBar.files)), parts.table.node, noRows, exportBar.workNote),
        parts.ranks.node, parts.operators.node, parts.classes.node, parts.recorded.node,
        parts.replacements.node);
    const message = h('div', { class: 'message' });
    const heading = h('h1', { class: 'visually-hidden' }, 'Compare');
    const paperHead = h('div', { class: 'paper-only' });
    const question = createQuestion({ context, results, message });
    main.append(h('div', { class: 'page compare-page' }, heading, paperHead,
        parts.sides.node, message, results), parts.detail.node);

    const stopTheme = onThemeChange(() => {
        charts.forEach((chart) => chart.retheme());
        stepStrip.redraw();
    });

    function change(changes, { replace = false } = {}) {
        // What a chart shows of other rows is another part.
        const kept = Object.keys(changes).every((key) => OF_VIEW.includes(key));
        return !dead && context.go(compareHref({ ...state, ...!kept && { zoom_time: '', zoom_calls: '' },
            ...changes }), { replace });
    }

    /**
     * Selects a row by its id, or none; the same row again deselects it. The panel takes room from
     * the page, but `anchor`, which was clicked, stays in place.
     */
    function select(id, anchor = parts.table.node) {
        const focused = parts.detail.node.contains(document.activeElement);
        const op = id === state.op ? '' : id ?? '';
        const top = anchor.getBoundingClientRect().top;
        change({ op }, { replace: true });
        window.scrollBy(0, anchor.getBoundingClientRect().top - top);
        const item = view?.items.find((one) => one?.key === op);
        if (item) {
            announce(`${item.row.name} is selected.`);
        } else if (focused) {
            parts.table.focus();
        }
    }

    /** Keeps a row selected for users who return from its page. */
    function keepSelected(id) {
        if (id !== state.op) {
            select(id);
        }
    }

    /** The page of an operation, in the unit chosen here. */
    function opPageOf({ id, name, category }) {
        return opHref({ ...state, heat: '', row: id ?? rowId(name, category) });
    }

    function revealRow() {
        parts.table.node.closest('.table-card').scrollIntoView({ block: 'start' });
        parts.table.focus();
    }

    /** What a chart shows is in the URL: hidden bars of both, and the range of each. */
    function chartState(zoom) {
        return { onHide: (hide) => change({ hide }, { replace: true }),
            onZoom: (range) => range !== state[zoom] && change({ [zoom]: range }, { replace: true }) };
    }

    /** The selected row as heat maps over ranks and steps. */
    function showRanks() {
        change({ heat: 'op' }, { replace: true });
        parts.ranks.node.scrollIntoView({ block: 'start' });
        parts.ranks.node.querySelector('summary').focus({ preventScroll: true });
    }

    function setTitle() {
        const label = (side) => sideLabel(side, state, sets, answer);
        const title = state.control && state.test ? `${label('control')} → ${label('test')} · Compare` : 'Compare';
        heading.textContent = title;
        context.setTitle(title);
    }

    /** The two sets themselves, for their labels, ranks and steps. */
    async function loadSets() {
        const names = [state.control, state.test].filter((name) => name !== '');
        if (names.every((name) => sets && findSet(sets, name))) {
            return;
        }
        const found = await api.namedSets(names).catch(() => []);
        if (!dead) {
            sets = found;
            render();
        }
    }

    /** Asks for the causes of new sets after everything else is loaded. */
    async function loadCauses(key) {
        const pending = why;
        const got = pending.late === true && await askCauses(key, pending);
        if (got !== false && why === pending) {
            why = { key: pending.key, ...(got ? causesOf(got) : { diagnosis: [], note: '' }) };
            lastWhy = got && why;
            render();
        }
    }

    /** Asks for the first rows for the state, and for everything above them. */
    function load(key) {
        wantedKey = key;
        results.dataset.stale = '';
        const whyKey = pairQuery(state).toString();
        const { op } = state;
        question.ask((signal) => askServer(key, state, why, signal), (got) => {
            answer = got;
            answerKey = key;
            pages.start(key, got, op);
            if (why?.key !== whyKey) {
                why = { key: whyKey, ...causesOf(got) };
                lastWhy = why;
            } else if (why.late) {
                painted().then(() => loadCauses(key));
            }
            announce(answer.row_count === 1 ? 'One row.' : `${formatCount(answer.row_count)} rows.`);
            question.say(null);
            delete results.dataset.stale;
            render();
        }, (error) => {
            answer = null;
            answerKey = '';
            pages.stop();
            question.say(errorBox(error, {
                narrowed: Object.keys(ALL_SAMPLES).some((name) => state[name] !== 'all'),
                all: () => change(ALL_SAMPLES), again: () => load(wantedKey), unmarked: () => change({ control_marker: '', test_marker: '' }) }));
            delete results.dataset.stale;
            render();
        });
    }

    /** Draws everything from the state and the answer. Idempotent. */
    function render() {
        if (dead) {
            return;
        }
        setTitle();
        const complete = state.control !== '' && state.test !== '';
        const self = showsSelf(state);
        const key = keyOf(state);
        if (!complete) {
            question.drop();
            wantedKey = '';
            answer = null;
            parts.detail.draw(null);
            question.say(emptyBox(sets));
        } else if (key !== wantedKey) {
            if (!answer) {
                question.say(null);
            }
            load(key);
        }
        folds.draw(state.open);
        parts.sides.draw(state, sets, answer);
        results.toggleAttribute('data-skeleton', complete && !answer);
        parts.filters.draw(state, answer, answer ? shownUnit() : state.unit || 'total');
        chartBar.draw(state, self);
        if (!answer) {
            parts.detail.draw(null);
        } else if (complete && answerKey === wantedKey) {
            drawAnswer(shownUnit(), self);
        }
    }

    function shownUnit() {
        const unit = state.unit || naturalUnit(answer);
        return unit === 'percent' && !percentPossible(answer) ? naturalUnit(answer) : unit;
    }

    function drawAnswer(unit, self) {
        const file = downloadName(answer);
        const whyKey = pairQuery(state).toString();
        const narrowed = Object.keys(ALL_SAMPLES).some((name) => state[name] !== 'all');
        const open = state.open.includes('lines');
        const cardKey = JSON.stringify([whyKey, answerKey, open, why?.note, narrowed]);
        // Without device work the waterfall comes with the causes.
        const waterfall = answer.waterfall ?? why?.waterfall ?? null;
        if (view?.answer !== answer || cardKey !== shownCard) {
            shownCard = cardKey;
            parts.verdict.draw(answer, why, { narrowed, open });
            parts.recorded.draw(answer);
        }
        details.draw(state, { ...answer, waterfall }, why,
            { revision: `${answerKey}${waterfall === null}`, file, caption: captionOf(answer) });
        stepStrip.draw(state, whyKey, answer);
        parts.operators.draw(whyKey, answer);
        drawRows(unit, self);
        parts.classes.draw(why?.classes, answer, unit);
        parts.replacements.draw(answer, unit === 'per_step' || unit === 'percent');
        exportBar.draw(state, answer, unit, self);
        drawSelected();
        const item = view.items.find((one) => one?.key === state.op);
        parts.ranks.draw(answer, state.heat, file, answerKey, !item ? null : { name: item.row.name,
            query: opQuery({ ...state, row: item.key }).toString() });
        linkComparison(state, { unit, self, item, ofHost: isOfHost(waterfall) },
            { ...parts, fall: details, table: { sql } });
    }

    /** Draws charts and table if their rows, or how they are shown, have changed. */
    function drawRows(unit, self) {
        const rows = pages.rows();
        const order = JSON.stringify([answerKey, unit]);
        const chartKey = JSON.stringify([order, state.top, noiseOf === answerKey, state.hide]);
        if (view?.answer !== answer || view.order !== order) {
            const items = makeRows(answer, rows, unit, { self }); // including holes
            view = { answer, order, unit, self, items };
            noRows.hidden = items.length > 0;
            drawRemark(unit, items);
            parts.table.draw({ rows: items, totals: makeTotals(answer, unit, { self }), unit,
                self, unitName: unitName(unit, answer), sort: state.sort, order: state.order,
                selected: state.op, revision: order, judged: isJudged(items), work: state.work });
        }
        if (view.chartKey !== chartKey) {
            view.chartKey = chartKey;
            drawCharts(chartKey);
            fill(paperHead, captionOf(answer, plural(answer.row_count, 'row')).map((line) =>
                h('p', {}, line)));
        }
    }

    const isJudged = (items) => items.some((item) => item.verdict !== 'cannot_judge'
        && !item.row.too_few);

    /** More rows are loaded: only the table shows them. */
    function drawMore() {
        if (answerKey !== wantedKey || view?.answer !== answer) {
            return;
        }
        const { items, unit, self } = view;
        const places = [];
        const fresh = [];
        pages.rows().forEach((row, i) => {
            if (!items[i]) {
                places.push(i);
                fresh.push(row);
            }
        });
        const made = makeRows(answer, fresh, unit, { self });
        made.forEach((item, i) => { items[places[i]] = item; });
        drawRemark(unit, items);
        parts.table.add(items, made, isJudged(items));
        if (state.op !== '' && !shownItem) {
            drawAnswer(unit, self);
        }
    }

    /** Draws the selected row in charts, table and panel. It may have to be loaded first. */
    function drawSelected() {
        const place = state.op === '' ? -1 : pages.placeOf(state.op);
        const item = view.items[place] ?? null;
        const key = item?.key ?? '';
        shownItem = item;
        parts.counts.select(key);
        parts.durations.select(key);
        parts.table.select(key);
        if (place === undefined) {
            pages.find(state.op);
            return;
        }
        parts.detail.draw(item, item || state.op === '' ? null : [
            h('p', {}, 'The filters hide the selected row, or these ranks and steps do not have '
                + 'it.'),
            h('p', {}, button('Clear the filters', () => change({ q: '', category: [], change: '',
                exclude: QUIET_ROWS, device_type: 'ALL', significant: '' })))]);
        if (revealing) {
            revealing = false;
            if (item) {
                revealRow();
            }
        }
    }

    /** Says why durations are per step by default, and what cannot be judged. */
    function drawRemark(unit, items) {
        const a = answer.control.samples;
        const b = answer.test.samples;
        const few = items.find((item) => item?.row.too_few && item.row.among)?.row;
        remark.hidden = a === b && !few;
        const tooFew = few && `${verdictText(few)} These rows say “too few steps”. `;
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

    /** A note instead of bars if all rows are noise. */
    function noiseNote() {
        return noiseOf !== answerKey && foundNothing(answer) && [
            'No difference found in any of these rows, neither in time nor in the number '
                + 'of calls. ',
            button('Draw the bars anyway', () => {
                noiseOf = answerKey;
                render();
            }, { class: 'link-button' })];
    }

    function drawCharts(revision) {
        const { items, unit, self } = view;
        const zoom = `${view.order}${state.top}`;
        const top = drawnRows(items, state.top);
        const caption = captionOf(answer, `first ${formatCount(top.length)} of ${
            plural(answer.row_count, 'row')}`);
        const shared = { file: downloadName(answer), revision, zoom, caption };
        parts.durations.draw({ ...shared, ...durationBars(top, unit, self, answer),
            empty: noiseNote(), hidden: state.hide, range: state.zoom_time });
        parts.counts.draw({ ...shared, ...countBars(top, unit), empty: noiseNote(),
            hidden: state.hide, range: state.zoom_calls });
        chartBar.drawRest(items.length, top.length);
    }

    render();
    if (opens) {
        painted().then(loadSets); // the answer, which comes first, contains the labels too
    } else {
        loadSets();
    }
    return {
        keys: {
            search: () => parts.filters.focusSearch(),
            enter: () => parts.table.focus(),
            control: () => parts.sides.choose('control'),
            test: () => parts.sides.choose('test'),
            close: () => parts.detail.isOpen() && select(''),
        },
        update(search) {
            state = readCompare(search);
            why = context.newPair ? lateCauses(state) : why;
            render();
            loadSets();
            if (answer && wantedKey === answerKey) {
                context.settled();
            }
        },
        unmount() {
            dead = true;
            [details, stepStrip, parts.operators].forEach((part) => part.stop());
            question.unmount();
            pages.stop();
            stopTheme();
            charts.forEach((chart) => chart.unmount());
            parts.table.unmount();
            parts.detail.unmount();
        },
    };
}
