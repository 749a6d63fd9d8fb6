// The analyses of one trace set, or of two side by side. The URL is the state.
import * as api from '../api.js';
import { announce, button, fill, h } from '../dom.js';
import { fileNamePart, formatList } from '../format.js';
import { createQuestion } from '../question.js';
import { rowId } from '../rows.js';
import { findSet, opHref } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createFigure } from '../charts/figure.js';
import { createAnalysisControls } from '../components/analysis-controls.js';
import { createDataTable } from '../components/data-table.js';
import { createSeriesBar } from '../components/series-bar.js';
import { segmented } from '../components/segmented.js';
import { openTraceDialog, whyNoTraces } from '../components/trace-dialog.js';
import { columnsOf, differenceOf } from '../analyses/columns.js';
import { ANALYSES } from '../analyses/index.js';
import { chosenLines, listLines } from '../analyses/lines.js';
import { sideRows } from '../analyses/rows.js';
import { lineStyles } from '../analyses/series.js';
import { analyseHref, analyseQuery, csvQuery, NO_SELECTION, readAnalyse }
    from '../analyses/state.js';
import { analysisStatement, drawnAs } from '../sql/analyses.js';
import { sqlHref } from '../sql/links.js';
import { RECORD_DEVICE, ROWS } from '../words.js';
import { addressOf } from '../place.js';

const SIDE = { key: 'side', title: 'set', show: (letter) => h('b', {
    class: `letter letter-${letter.toLowerCase()}` }, letter) };

export const analysePage = {
    path: '/analyse',
    name: 'Analyse',
    read: (search) => readAnalyse(search, ANALYSES),
    mount: (main, context) => createAnalyse(main, context),
};

function createAnalyse(main, context) {
    let state = readAnalyse(location.search, ANALYSES);
    let sets = null;
    let answer = null;
    let answered = ''; // the request that `answer` belongs to
    let asked = null; // the requested state, which may show something else instead
    let shown = ''; // the analysis whose charts are shown
    let charts = []; // [{chart, figure, bar, order, keys, hidden: keys of the legend}]
    let zoomed = -Infinity; // when the zoom was last reset
    let dead = false;

    const change = (changes, options) =>
        context.go(analyseHref({ ...state, ...changes }, ANALYSES), options);
    const tabs = h('nav', { class: 'analysis-tabs', 'aria-label': 'Analyses' });
    const controls = createAnalysisControls(ANALYSES, { onChange: change,
        onSet: (changes) => change({ ...NO_SELECTION, ...changes }) });
    const intro = h('p', { class: 'muted analysis-intro' });
    const message = h('div', { class: 'message' });
    const notes = h('div', { class: 'analysis-notes' });
    const chartPlace = h('div', { class: 'analysis-charts' });
    const tablePlace = h('div', { class: 'analysis-tables' });
    const results = h('div', { class: 'results analysis-results' }, notes, chartPlace,
        tablePlace);
    const heading = h('h1', {});
    const traces = button('Open in Perfetto …', () => openTraceDialog(
        [state.set, state.test].filter((set) => set !== ''),
        state.rows === 'before_last_step' ? {} : { include_last_profiler_step: 'true' }),
    { class: 'trace-button', 'aria-haspopup': 'dialog',
        title: 'The traces themselves: open them in Perfetto, or download them' });
    const lost = h('span', { class: 'muted small trace-lost' });
    main.append(h('div', { class: 'page analyse-page' },
        h('div', { class: 'analyse-head' }, heading, traces, lost), tabs, controls.node, intro,
        message, results));
    const question = createQuestion({ context, results, message });
    const stopTheme = onThemeChange(() => charts.forEach((c) => c.figure.retheme()));

    const csvHref = (table) => api.analyseUrl(state.what,
        csvQuery(asked ?? state, ANALYSES, table));

    /** The page Query with the numbers of a table, or of a chart. */
    const sqlOf = (what, options) => sqlHref(analysisStatement(asked ?? state, what, options),
        { control: state.set, test: state.test }, options?.chart ? drawnAs(what) : {});

    // ---- charts ----

    function buildCharts() {
        charts.forEach((c) => c.figure.unmount());
        charts = ANALYSES[state.what].charts.map((chart) => {
            const bar = chart.series && createSeriesBar({
                onLines: (lines) => change({ lines }, { replace: true }),
                onWindow: (range) => change(range), csv: () => csvHref('series') });
            const order = segmented('Ranks that are drawn', [['', 'those that differ most'],
                ['rank', bar ? 'the first' : 'all, in order']],
            (value) => change({ order: value, lines: [] }, { replace: true }));
            const made = { chart, bar, order, hidden: new Set(), keys: legendOf(chart) };
            made.figure = createFigure({ id: chart.id, title: chart.title, file: chart.id,
                level: 'h2', class: chart.half ? 'half-chart' : '',
                height: (data) => chart.height(data.places, data.sides),
                make: (data, width) => hide(data.made(width), made.hidden),
                onRelayout: bar && zoom, onDoubleClick: bar && resetZoom,
                keys: () => made.keys.filter((p) => !made.hidden.has(p.key))
                    .map((p) => [p.property, p.name]),
                extra: [h('div', { class: 'chart-choice' }, legend(made), order.node),
                    bar?.node] });
            return made;
        });
        fill(chartPlace, charts.map((c) => c.figure.node));
    }

    /** The legend of the parts, or of the two sides. */
    const legendOf = (chart) => (ownLegend(chart) ?? (state.test === '' ? []
        : sidesOf().map((s) => ({ key: s.key, name: `${s.letter} · ${s.label}`,
            property: s.letter === 'A' ? '--control-fill' : '--test-fill' }))))
        .map((p) => ({ ...p, key: p.key && !Array.isArray(chart.legend) ? p.key : p.property }));
    /** A list, or a function of the sides; null: the legend of the sides. */
    const ownLegend = ({ legend: own }) => (typeof own === 'function' ? own(sidesOf()) : own);

    /** A legend whose entries are switches. */
    function legend(made) {
        const toggle = (key) => {
            const { hidden } = made;
            if (!hidden.delete(key)) {
                hidden.add(key);
            }
            if (hidden.size === made.keys.length) {
                hidden.clear(); // hiding everything leaves no chart
            }
            for (const item of items) {
                item.setAttribute('aria-pressed', String(!hidden.has(item.dataset.key)));
            }
            drawCharts(sidesOf());
        };
        const items = made.keys.map((p) => button(p.name, () => toggle(p.key), { class: 'key',
            'aria-pressed': 'true', title: p.what, data: { key: p.key },
            css: { '--key-fill': `var(${p.property})` } }));
        return items.length > 0 && h('div', { class: 'chart-legend', role: 'group',
            'aria-label': `${made.chart.title}: what is drawn` }, items);
    }

    const hide = ({ data, layout }, hidden) => ({ layout, data: data.map((trace) =>
        (hidden.has(trace.legendgroup) ? { ...trace, visible: false } : trace)) });

    /** After dragging over a part of a series: loads finer points for that time. */
    function zoom(event, data) {
        const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']];
        if (Number.isFinite(from) && Number.isFinite(to) && to > from
            && performance.now() - zoomed > 500) {
            const micros = (at) => String(Number(Math.max(0, at * data.per
                + data.offset).toFixed(3)));
            change({ start: micros(from), end: micros(to) });
        }
    }

    function resetZoom() {
        zoomed = performance.now();
        change({ start: '', end: '' });
    }

    function drawCharts(sides) {
        const named = ANALYSES[state.what].charts.filter((c) => typeof c.legend === 'function')
            .flatMap((c) => ownLegend(c) ?? []).map((p) => p.name);
        const frame = JSON.stringify([state.what, state.set, state.test, named]);
        if (shown !== frame) {
            buildCharts();
            shown = frame;
        }
        const file = `tracediff-${sides.map((s) => fileNamePart(s.label)).join('-')}`;
        const view = { ...state, shown: answer.parameters,
            href: (changes) => analyseHref({ ...state, ...changes }, ANALYSES) };
        for (const one of charts) {
            drawChart(one, sides, view, file);
        }
    }

    function drawChart({ chart, bar, order, hidden, figure }, sides, view, file) {
        const made = chart.make(sides, view);
        const series = made.empty ? null : bar && made.data(600);
        order.node.hidden = !made.limited;
        order.press(state.order);
        figure.draw({ file, heading: made.note, made: made.data, per: series?.per,
            revision: [answered, state.order, ...state.lines, ...hidden].join(' '),
            offset: series?.offset, places: made.places, sides: sides.length,
            caption: captionOf(sides), empty: made.empty ?? null });
        figure.sql.set(sqlOf(chart.id, { chart: chart.table ?? chart.id }));
        // If there is no device work at all, or no memory, one text says so for all charts.
        figure.node.hidden = Boolean(made.empty) && (Boolean(made.isSaid) || hasNothing(sides));
        if (bar) {
            const lines = listLines(sides, chart.series, chart.ownDevice);
            const chosen = chosenLines(lines, sides, state).keys;
            bar.draw({ lines, chosen, styles: lineStyles(lines, chosen, chart.panels),
                start: state.start, end: state.end, two: sides.length > 1,
                empty: Boolean(made.empty) });
            bar.node.hidden = lines.length === 0;
        }
    }

    /** The caption of a picture of a chart. */
    const captionOf = (sides) => [[sides.map((s) => [s.letter, s.label].filter(Boolean)
        .join(' · ')).join(', '), rowsText(sides)].join('. ')];

    // ---- tables and notes ----

    /** The page of an operation in the comparison of the two sets. */
    function opPage({ name, category }) {
        const samples = (side, kind) => state[`${side}_${kind}`] || state[kind] || 'all';
        const marker = (side) => state[`${side}_marker`] || state.marker;
        return opHref({ control: state.set, test: state.test, row: rowId(name, category),
            control_marker: marker('set'), test_marker: marker('test'),
            control_ranks: samples('set', 'ranks'), test_ranks: samples('test', 'ranks'),
            control_steps: samples('set', 'steps'), test_steps: samples('test', 'steps') });
    }

    function drawTables(sides) {
        const two = sides.length > 1;
        tablePlace.hidden = hasNothing(sides); // only rows that say so
        const common = { href: two ? opPage : null, parameters: answer.parameters };
        fill(tablePlace, ANALYSES[state.what].tables.flatMap((table) => {
            const rows = sideRows(sides, table);
            const columns = columnsOf(table, rows);
            const made = createDataTable({ ...common, caption: table.caption,
                csv: csvHref(table.key), sql: sqlOf(table.key), columns: [...(two ? [SIDE] : []), ...columns] });
            made.show(rows);
            // Leaves out rows without a number, which exist on one side only.
            const changes = (answer.difference?.[table.key] ?? []).filter((row) =>
                columns.some((c) => c.number && (row[c.key] ?? null) !== null));
            if (changes.length === 0) {
                return [made.node];
            }
            const difference = createDataTable({ ...common, caption: table.caption, limit: 12, meanings: false,
                heading: 'difference, B − A', class: 'difference-card',
                sql: sqlOf(table.key, { difference: true }),
                columns: columns.filter((c) => !c.note && changes.some((row) =>
                    (row[c.key] ?? null) !== null)).map(differenceOf) });
            difference.show(changes);
            return [made.node, difference.node];
        }));
    }

    /** A sentence: which rows count. */
    function rowsText(sides) {
        const cut = sides.filter((side) => (side.data.last_step_dropped ?? []).length > 0);
        if (sides.every((side) => side.data.steps !== null)) {
            return 'The rows of the chosen steps count, as in Compare.';
        }
        if (ANALYSES[state.what].ofSteps) {
            return 'Every recorded step counts, the last one too, as in Compare; a file without '
                + 'steps counts as one step.';
        }
        if (sides.every((side) => side.data.all_steps.length === 0)) {
            return 'Without steps, all rows count, as in Compare.';
        }
        if (cut.length > 0) {
            return `Work that the last step of a rank${cut.length < sides.length
                ? ` of ${cut[0].label}` : ''} launched does not count, since it may be cut off. `
                + 'Compare counts it.';
        }
        return state.rows === 'all' ? 'All rows count, also those outside of steps, which Compare '
            + 'leaves out.' : 'The rows of all recorded steps count, the last one too, as in '
            + 'Compare.';
    }

    function drawNotes(sides) {
        const spec = ANALYSES[state.what];
        const bare = sides.flatMap(({ label, data }) => {
            const without = spec.host ? [] : data.ranks_without_device_rows ?? [];
            return without.length === 0 ? [] : [without.length === data.ranks.length
                ? `${label} has no device work${data.ranks.length > 1 ? '' : ` (rank ${
                    data.ranks[0]})`}: this analysis has nothing to count there. ${RECORD_DEVICE}`
                : `${label}: ${without.length === 1 ? 'rank' : 'ranks'} ${
                    formatList(without)} ${without.length === 1 ? 'has' : 'have'} no device `
                    + 'rows.'];
        });
        const chosen = spec.chosen?.({ ...state, shown: answer.parameters });
        const back = state.rows !== '' && !spec.ofSteps && sides.some((side) => side.data.steps === null)
            && button('Count as Compare does', () => change({ rows: '' }), {
                class: 'link-button', title: `Rows ${ROWS.steps}` });
        const host = hasNothing(sides) && h('p', {}, 'To see what the host did, look at its ', h('a', {
            href: analyseHref({ ...state, what: 'user_annotation_breakdown', lines: [] },
                ANALYSES) }, 'annotations'), '.');
        fill(notes, bare.length > 0 && h('ul', { class: 'notice' },
            bare.map((words) => h('li', {}, words))), host, spec.notes?.(sides), chosen && h('p', {}, chosen),
        bare.length < sides.length && h('p', { class: 'muted small' }, rowsText(sides), ' ', back));
    }

    const isBare = ({ data }) => (data.ranks_without_device_rows ?? []).length
        === data.ranks.length;

    const hasNothing = (sides) => sides.every(isBare) && !ANALYSES[state.what].host;

    function sidesOf() {
        const two = Boolean(answer.test);
        return [['set', 'A'], ['test', 'B']].filter(([key]) => answer[key]).map(([key, letter]) =>
            ({ key, letter: two ? letter : '', label: answer[key].label, data: answer[key] }));
    }

    // ---- the request ----

    function clear(words) {
        answer = null;
        answered = '';
        delete results.dataset.shown;
        question.say(words);
    }

    function show(got, key) {
        const spec = ANALYSES[state.what];
        answer = got;
        const instead = asked === state && spec.instead?.(state, sidesOf());
        if (instead) {
            asked = { ...state, ...instead };
            ask(key);
            return;
        }
        answered = key;
        question.say(null);
        drawTabs();
        const sides = sidesOf();
        controls.draw(state, sets, answer.parameters);
        drawNotes(sides);
        drawCharts(sides);
        drawTables(sides);
        results.dataset.shown = key;
        announce(`${spec.title} is shown.`);
    }

    function ask(key) {
        question.ask((signal) => api.analyse(asked.what, analyseQuery(asked, ANALYSES), { signal }),
            (got) => show(got, key), (error) => clear(h('div', { class: 'error-box',
                role: 'alert', data: { code: error.code } },
            h('h2', {}, 'This analysis is not possible'), h('p', {}, error.message),
            h('p', {}, h('a', { href: addressOf('/') }, 'Choose other traces')))));
    }

    const askedKey = () => `${state.what} ${analyseQuery(state, ANALYSES)}`;

    function load() {
        const key = askedKey();
        if (answer && answered === key) {
            question.drop();
            drawCharts(sidesOf());
            context.settled();
            return;
        }
        if (state.set === '') {
            question.drop();
            clear(h('p', { class: 'notice' }, 'Choose a trace set.'));
            context.settled();
            return;
        }
        asked = state;
        ask(key);
    }

    function render() {
        const spec = ANALYSES[state.what];
        const label = (key) => (state[key] === '' ? null
            : findSet(sets, state[key])?.label ?? state[key]);
        fill(heading, spec.title);
        fill(intro, spec.intro);
        drawLost();
        context.setTitle([spec.title, [label('set'), label('test')].filter(Boolean).join(' → '),
            'Analyse'].filter(Boolean).join(' · '));
        controls.draw(state, sets, answer && answered === askedKey() ? answer.parameters : {});
        drawTabs();
        load();
    }

    /** Shows which of the sets have no traces, before the user tries to open them. */
    function drawLost() {
        const chosen = [state.set, state.test].map((name) => name !== '' && findSet(sets, name))
            .filter(Boolean);
        const without = chosen.filter((set) => set.traces_bytes === 0);
        fill(lost, without.length === 0 ? '' : chosen.length === 1 ? whyNoTraces(chosen[0])
            : without.map((set) => `${set.label}: ${whyNoTraces(set)}`).join(' '));
    }

    /** Keeps the links, so that the focus stays. */
    function drawTabs() {
        if (!tabs.firstChild) {
            fill(tabs, Object.entries(ANALYSES).map(([what, { tab, title }]) =>
                h('a', { data: { what } }, tab ?? title)));
        }
        for (const link of tabs.children) {
            const { what } = link.dataset;
            link.href = analyseHref({ ...state, what, lines: [] }, ANALYSES);
            link.hidden = ANALYSES[what].counters && what !== state.what
                && ![answer?.set, answer?.test].some((side) => side?.has_counters);
            if (what !== state.what) {
                link.removeAttribute('aria-current');
                continue;
            }
            link.setAttribute('aria-current', 'page');
            // On a narrow page the row of links scrolls; the page itself must not.
            const box = tabs.getBoundingClientRect();
            const { left, right } = link.getBoundingClientRect();
            if (left < box.left || right > box.right) {
                tabs.scrollLeft += left - box.left - 24;
            }
        }
    }

    async function start() {
        const names = [state.set, state.test].filter((name) => name !== '');
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
        controls.node.hidden = traces.hidden = sets.length === 0;
        if (sets.length === 0) {
            fill(heading, 'Analyse');
            context.setTitle('Analyse');
            fill(message, h('p', { class: 'notice' }, 'There are no trace sets yet. ',
                h('a', { href: addressOf('/') }, 'Add some'), '.'));
        } else if (state.set === '') {
            change({ set: sets[0].id }, { replace: true });
        } else {
            render();
        }
    }

    start();
    return {
        keys: { search: () => controls.focus() },
        update(search) {
            state = readAnalyse(search, ANALYSES);
            const known = ['set', 'test'].every((key) => state[key] === ''
                || findSet(sets ?? [], state[key]));
            if (sets?.length > 0 && known) {
                render();
            } else {
                start();
            }
        },
        unmount() {
            dead = true;
            question.unmount();
            stopTheme();
            charts.forEach((c) => c.figure.unmount());
        },
    };
}
