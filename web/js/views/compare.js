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

<<<<<<< HEAD
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
=======
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
                isCorrected: () => state.equal_clock, fold: folds.toggle } }),
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
>>>>>>> 30645d2b (Compare: a line of the account lists the places that add up to it; small findings of the pages)
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

<<<<<<< HEAD
    render(page);
=======
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
        const { open } = state;
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
        stepStrip.draw(state, whyKey, answer, why?.diagnosis);
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
>>>>>>> 30645d2b (Compare: a line of the account lists the places that add up to it; small findings of the pages)
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
