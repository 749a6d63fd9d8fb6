// The parts of the Compare page, and what the user does with them. `page` is the record of
// views/compare.js.
import * as api from '../api.js';
import { announce, h } from '../dom.js';
import { rowId } from '../rows.js';
import { opHref } from '../state.js';
import { cellTimeline, pairTimeline, rowTimeline, sentenceTimeline } from '../timeline/links.js';
import { pairParts, treeHref, treeOfRow } from '../tree/state.js';
import { ANALYSES } from '../analyses/index.js';
import { analyseHref, NO_SELECTION } from '../analyses/state.js';
import { createOpsBars } from '../charts/ops-bars.js';
import { createAnswerDetails } from '../components/answer-details.js';
import { createChartBar, createExportBar } from '../components/compare-bars.js';
import { createFilters } from '../components/filters.js';
import { createFolds } from '../components/folds.js';
import { createOperators } from '../components/operators.js';
import { createOpDetail } from '../components/op-detail.js';
import { createOpTable } from '../components/op-table.js';
import { createRankSteps } from '../components/rank-steps.js';
import { createRecorded } from '../components/recorded.js';
import { createReplacements } from '../components/replacements.js';
import { createSides } from '../components/sides.js';
import { createSqlLink } from '../components/sql-link.js';
import { createStepStrip } from '../components/step-strip.js';
import { createVerdict } from '../components/verdict.js';
import { createWorkClasses } from '../components/work-classes.js';
import { ALL_SAMPLES } from './drawing.js';

const ranksOf = (ranks) => (ranks === 'all' ? '' : ranks);

/** The analysis of memory of the same sets and ranks. */
const memoryOf = (state) => analyseHref({ ...NO_SELECTION, what: 'memory', lines: [],
    set: state.control, test: state.test, set_ranks: ranksOf(state.control_ranks),
    test_ranks: ranksOf(state.test_ranks), set_marker: state.control_marker,
    test_marker: state.test_marker }, ANALYSES);

/** What the user does with a row. */
function createActions(page) {
    const { change } = page;

    /**
     * Selects a row by its id, or none; the same row again deselects it. The panel takes room from
     * the page, but `anchor`, which was clicked, stays in place.
     */
    function select(id, anchor = page.parts.table.node) {
        const { parts, state } = page;
        const focused = parts.detail.node.contains(document.activeElement);
        const op = id === state.op ? '' : id ?? '';
        const top = anchor.getBoundingClientRect().top;
        change({ op }, { replace: true });
        window.scrollBy(0, anchor.getBoundingClientRect().top - top);
        const item = page.view?.items.find((one) => one?.key === op);
        if (item) {
            announce(`${item.row.name} is selected.`);
        } else if (focused) {
            parts.table.focus();
        }
    }

    return {
        select,
        /** Keeps a row selected for users who return from its page. */
        keepSelected: (id) => id !== page.state.op && select(id),
        /** The page of an operation, in the unit chosen here. */
        opPageOf: ({ id, name, category }) => opHref({ ...page.state, heat: '',
            row: id ?? rowId(name, category) }),
        revealRow() {
            page.parts.table.node.closest('.table-card').scrollIntoView({ block: 'start' });
            page.parts.table.focus();
        },
        /** The selected row as heat maps over ranks and steps. */
        showRanks() {
            change({ heat: 'op' }, { replace: true });
            const { node } = page.parts.ranks;
            node.scrollIntoView({ block: 'start' });
            node.querySelector('summary').focus({ preventScroll: true });
        },
    };
}

/** One of the two charts. What a chart shows is in the URL: hidden bars of both, and its range. */
const createBars = (page, select, { name, zoom, ...spec }) => createOpsBars({ ...spec,
    onSelect: (id) => select(id, page.parts[name].node),
    onHide: (hide) => page.change({ hide }, { replace: true }),
    onZoom: (range) => range !== page.state[zoom] && page.change({ [zoom]: range }, { replace: true }) });

function createCard(page, { exportBar, stepStrip, details, folds, opPageOf }) {
    const { change } = page;
    return createVerdict({ actions: exportBar.node,
        below: [stepStrip.node, folds.add('details', details.node)],
        links: { page: (row) => `${opPageOf(row)}#booked`, tree: () => treeHref(pairParts(page.state)),
            timeline: (entry) => (entry && sentenceTimeline(page.state, entry))
                ?? pairTimeline(page.state) },
        on: { widen: () => change(ALL_SAMPLES), marker: change,
            clock: () => change({ equal_clock: !page.state.equal_clock }),
            isCorrected: () => page.state.equal_clock, fold: folds.toggle } });
}

/** `page` with its parts, which are not on the page yet. */
export function createParts(page) {
    const { change, context: { go } } = page;
    const actions = createActions(page);
    const { select, opPageOf } = actions;
    const exportBar = createExportBar(change);
    const folds = createFolds((open) => change({ open }, { replace: true }));
    const details = createAnswerDetails(memoryOf);
    const stepStrip = createStepStrip(go);
    const parts = {
        ...actions, exportBar, folds, details, stepStrip, sql: createSqlLink('All rows'),
        sides: createSides(change, { compact: true }),
        verdict: createCard(page, { exportBar, stepStrip, details, folds, opPageOf }),
        recorded: createRecorded(), operators: createOperators(opPageOf, api.compareTraces),
        ranks: createRankSteps((heat) => change({ heat }, { replace: true }),
            { timeline: (...cell) => cellTimeline(page.state, ...cell), go }),
        classes: createWorkClasses(), replacements: createReplacements(opPageOf),
        filters: createFilters(change),
        counts: createBars(page, select, { name: 'counts', zoom: 'zoom_calls', id: 'chart-counts',
            title: 'Ops count comparison', file: 'ops-count' }),
        durations: createBars(page, select, { name: 'durations', zoom: 'zoom_time',
            id: 'chart-durations', title: 'Ops duration comparison', file: 'ops-duration' }),
        table: createOpTable({ onSort: (sort, order) => change({ sort, order }), onSelect: select,
            href: opPageOf, onOpen: actions.keepSelected, onWant: page.pages.want }),
        detail: createOpDetail({ onClear: () => select(''), href: opPageOf, onRanks: actions.showRanks,
            onTable: actions.revealRow, tree: (row) => treeOfRow(page.state, row),
            timeline: (row) => rowTimeline(page.state, row) }),
        remark: h('p', { class: 'remark', hidden: true }),
        noRows: h('p', { class: 'muted chart-message', hidden: true }, 'No row passes the filters.'),
        chartBar: createChartBar(change), message: h('div', { class: 'message' }),
        heading: h('h1', { class: 'visually-hidden' }, 'Compare'),
        paperHead: h('div', { class: 'paper-only' }),
    };
    parts.charts = [details.chart, parts.ranks.heat, parts.counts, parts.durations];
    ['operators', 'classes', 'recorded', 'replacements'].forEach((name) =>
        folds.add(name, parts[name].node));
    return parts;
}

/** The nodes below the sides, from top to bottom. */
export const layOut = ({ exportBar, ...parts }) => h('div', { class: 'results' }, parts.verdict.node,
    parts.filters.node, parts.remark, parts.chartBar.node,
    h('div', { class: 'charts' }, parts.durations.node, parts.counts.node),
    h('section', { class: 'card table-card', 'aria-label': 'All rows' },
        h('div', { class: 'chart-head' }, exportBar.title, h('div', { class: 'chart-tools' },
            exportBar.work, parts.sql.node, exportBar.files)), parts.table.node, parts.noRows,
        exportBar.workNote),
    parts.ranks.node, parts.operators.node, parts.classes.node, parts.recorded.node,
    parts.replacements.node);
