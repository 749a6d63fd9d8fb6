// A report: the Compare page in one file, without a server. It filters and sorts the rows that it
// contains.
import { createOpsBars } from '../js/charts/compare.js';
import { countBars, createOpDetail, createOpTable, createReplacements, durationBars }
    from '../js/components/op-table.js';
import { captionOf, createOperators, createRecorded, createWorkClasses, significantText }
    from '../js/components/operators.js';
import { createRowsTable, drawRecordings, foundWords, middles, recordingsTable, verdictLines }
    from '../js/components/recordings.js';
import { comparabilityNotes, createAnswerDetails, createVerdict }
    from '../js/components/verdict.js';
import { announce, debounce, fill, h, inPlace, segmented, uniqueId } from '../js/dom.js';
import { fileNamePart, formatBytes, formatCount, formatDate, formatList, formatTime, formatTimeDiff,
    plural } from '../js/format.js';
import { drawnRows, makeRows, makeTotals, naturalUnit, percentPossible, rowKey, sortRows, unitName }
    from '../js/rows.js';
import { CHANGES, SORT_KEYS } from '../js/state.js';
import { initPrint, initTheme } from '../js/theme.js';

// The data of a report: JSON in an element of the page, compressed if it is long.

const ID = 'report-data';

async function inflate(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).text();
}

/** A row as in the API, without the columns that can be computed from others. */
const makeRow = (columns, values) => Object.fromEntries(columns.map((name, i) =>
    [name, values[i]]));

/** {generated, version, sets: {control, test}, comparison}: the answer of compare_traces; no `sets`
 *  between recordings. */
async function readData() {
    const node = document.getElementById(ID);
    const text = node.dataset.encoding === 'gzip' ? await inflate(node.textContent)
        : node.textContent;
    const data = JSON.parse(text);
    const { columns, rows, ...answer } = data.comparison;
    if (!columns) { // between recordings: the rows are as in the API
        return data;
    }
    return { ...data, comparison: { ...answer,
        rows: rows.map((values) => makeRow(columns, values)) } };
}

const SUMS = ['control_counts', 'test_counts', 'diff_counts', 'control_total_duration',
    'test_total_duration', 'diff_duration', 'control_self_duration', 'test_self_duration'];

function sumUp(rows) {
    return Object.fromEntries(SUMS.map((key) =>
        [key, Math.round(1000 * rows.reduce((sum, row) => sum + row[key], 0)) / 1000]));
}

/** The answer with only the rows that pass `keep`, and their totals: host rows have a self time,
 * device work has a kind, annotations and syncs of a device have neither. */
function filterAnswer(answer, keep) {
    const rows = answer.rows.filter(keep);
    return { ...answer, rows, totals: {
        host: sumUp(rows.filter((row) => row.control_self_duration !== null)),
        device: { ...sumUp(rows.filter((row) => row.kind !== '')), control_self_duration: null,
            test_self_duration: null },
    } };
}

// The static parts of a report: what speaks against the comparison, conditions, and what was
// compared.

const titleOf = ({ label, recordings }) => (!recordings ? label : recordings.length === 1
    ? recordings[0].label : `${recordings[0].label} and ${formatCount(recordings.length - 1)} more`);

function makeHead({ comparison, generated, version }) {
    return h('div', { class: 'report-head' },
        h('h1', {}, h('bdi', { class: 'from' }, titleOf(comparison.control)), ' → ',
            h('bdi', { class: 'to' }, titleOf(comparison.test))),
        h('p', { class: 'muted' }, 'A comparison of traces, made ',
            h('time', { datetime: generated }, formatDate(generated)), ` by tracediff ${version}`));
}

/** The conditions of --fail-if. */
function makeConditions(comparison) {
    const list = comparison.fail_if ?? [];
    return list.length > 0 && section('Conditions', h('table', { class: 'report-table' },
        heads('Condition', 'Outcome', 'Control', 'Test', 'Change of the mean', 'Shift'),
        h('tbody', {}, list.map((one) => h('tr', { data: { outcome: one.outcome } },
            h('td', { class: 'mono' }, one.condition),
            h('td', { class: one.outcome === 'met' ? 'error-text strong' : '' },
                one.outcome === 'met' ? 'fails' : one.outcome.replace('_', ' ')),
            h('td', {}, formatTime(one.control)), h('td', {}, formatTime(one.test)),
            h('td', {}, formatTimeDiff(one.mean_change)),
            h('td', {}, `${formatTimeDiff(one.shift)}, ${
                one.significance.replaceAll('_', ' ')}`))))));
}

const chosen = (picked, all, one, list) => (picked.length === 0 ? 'none'
    : all.length === 1 ? list(picked)
        : picked.length === all.length ? `all: ${list(picked)}`
            : `${list(picked)} (${formatCount(picked.length)} of ${plural(all.length, one)})`);

function sideLines(side, set) {
    return {
        Label: h('bdi', {}, side.label),
        Set: h('span', { class: 'mono' }, side.set),
        Stored: formatDate(set.created),
        Notes: set.notes && h('bdi', {}, set.notes),
        Devices: (set.devices ?? []).join(', '),
        'World size': set.world_size === null || set.world_size === undefined ? ''
            : formatCount(set.world_size),
        Files: `${formatCount(set.files)}, ${formatBytes(set.raw_bytes)} of JSON`,
        Ranks: chosen(side.ranks, side.all_ranks, 'rank', formatList),
        Steps: side.any ? 'every file as one step'
            : chosen(side.steps, side.all_steps, 'step', formatList),
        'Step marker': side.marker && [h('bdi', { class: 'mono' }, side.marker),
            side.marker_until === 'next' && ', from one to the next'],
        Samples: `${formatCount(side.samples)} (one step of one rank each)`,
    };
}

function filterText(selection, comparison) {
    const parts = [`device type ${selection.device_type}`,
        selection.use_short_name && 'short names',
        !selection.merge_addresses && 'addresses kept apart',
        !selection.aliases && !comparison.judged && 'CUDA and HIP names kept apart', selection.q && `names with “${selection.q}”`,
        ...selection.exclude.map((glob) => `without ${glob}`),
        selection.category.length > 0 && `categories ${selection.category.join(', ')}`,
        selection.change && `${selection.change} only`, significantText(selection)].filter(Boolean);
    const { row_count: count, rows_before_filters: before } = comparison;
    return `${parts.join('; ')}: ${formatCount(count)} of ${plural(before, 'row')}`;
}

/** `plotly` is the version of the chart library. */
function makeSelection({ comparison, sets, version, generated }, plotly) {
    const sides = [sideLines(comparison.control, sets.control),
        sideLines(comparison.test, sets.test)];
    const keys = Object.keys(sides[0]).filter((key) => sides.some((side) => side[key]));
    return section('What was compared', h('table', { class: 'report-table' },
        heads('', 'Control', 'Test'),
        h('tbody', {}, keys.map((key) => h('tr', {}, h('th', { scope: 'row' }, key),
            sides.map((side) => h('td', {}, side[key] || '–')))),
        h('tr', {}, h('th', { scope: 'row' }, 'Rows'),
            h('td', { colspan: '2' }, filterText(comparison.selection, comparison))),
        h('tr', {}, h('th', { scope: 'row' }, 'Made'), h('td', { colspan: '2' },
            `${generated} by tracediff ${version}, charts by Plotly.js ${plotly}`)))));
}

function heads(...texts) {
    return h('thead', {}, h('tr', {}, texts.map((text) => (text === '' ? h('td')
        : h('th', { scope: 'col' }, text)))));
}

function section(title, ...children) {
    return h('section', { class: 'card report-section', 'aria-label': title },
        h('h2', {}, title), h('div', { class: 'scroll-x' }, children));
}

// The report of a comparison between recordings: the page Several recordings without a server.

const REAL = ['slower', 'faster'];

function createRecordingsReport(main, data) {
    const answer = data.comparison;
    const { control: a, test: b } = middles(answer);
    const search = h('input', { type: 'search', id: uniqueId('q'), autocomplete: 'off',
        spellcheck: 'false', on: { input: debounce(120, draw) } });
    const only = h('input', { type: 'checkbox', on: { change: draw } });
    const table = createRowsTable(answer, null);
    const words = h('p', { class: 'muted small', role: 'status' });
    const cut = answer.row_count - (answer.selection.offset ?? 0) - answer.rows.length;

    main.append(h('div', { class: 'page analyse-page recordings-page' }, makeHead(data),
        h('section', { class: 'card recordings-verdict', 'aria-label': 'Verdict',
            data: { verdict: answer.verdict.verdict } }, h('div', {}, verdictLines(answer),
            drawRecordings(answer),
            h('p', { class: 'muted small' }, 'Account, tree and timeline are of one recording of each side: '
                + `${a.label} and ${b.label} have the middle step time.`))),
        h('div', { class: 'comparability' }, comparabilityNotes(answer.comparability)),
        makeConditions(answer), recordingsTable(answer, null),
        h('form', { class: 'card analysis-controls', 'aria-label': 'Rows',
            on: { submit: (event) => event.preventDefault() } },
        h('label', { class: 'analysis-field' }, h('span', {}, 'Name contains'), search),
        h('label', { class: 'recordings-only' }, only, ' only slower or faster')),
        table.node, words,
        h('p', { class: 'muted small' }, `Rows: ${filterText(answer.selection, answer)}. `,
            cut > 0 && `This report holds ${formatCount(answer.rows.length)} of ${
                plural(answer.row_count, 'row')}.`)));

    function draw() {
        const q = search.value.trim().toLowerCase();
        const rows = answer.rows.filter((row) => row.name.toLowerCase().includes(q)
            && (!only.checked || REAL.includes(row.significance)));
        table.show(rows);
        fill(words, rows.length === 0 && 'The filters leave no row. ', foundWords(answer));
    }

    draw();
}

const TOPS = [10, 15, 20, 30, 50, 100];
const UNITS = [['total', 'Total'], ['per_step', 'Per step'], ['per_call', 'Per call'],
    ['percent', '% of step']];
const CHANGE_TEXTS = { added: 'new', deleted: 'gone', increased: 'more', decreased: 'fewer',
    unchanged: 'same' };
const nowhere = () => null; // links lead to pages, and a report has only one

function changeReport(page, changes) {
    page.state = { ...page.state, ...changes };
    drawReport(page);
}

/** As on the Compare page: `anchor` stays in place, although the panel takes room. */
function selectReport(page, key, anchor = page.table.node) {
    page.selected = key === page.selected ? '' : key ?? '';
    inPlace(anchor, () => showReport(page));
    const item = page.view.rows.find((row) => row.key === page.selected);
    if (item) {
        announce(`${item.row.name} is selected.`);
    }
}

function revealTable(page) {
    page.table.node.closest('.table-card').scrollIntoView({ block: 'start' });
    page.table.focus();
}

function showReport(page) {
    page.durations.select(page.selected);
    page.counts.select(page.selected);
    page.table.select(page.selected);
    page.detail.draw(page.view.rows.find((row) => row.key === page.selected) ?? null);
}

function passes(page, row) {
    return (page.state.q === '' || searchedText(row).includes(page.state.q.toLowerCase()))
        && (page.state.change === '' || row.change === page.state.change)
        && (page.state.category === '' || row.category === page.state.category)
        && (page.state.real === '' || (page.state.real === 'true' ? ['slower', 'faster']
            : [page.state.real])
            .includes(row.tests?.[page.state.self ? 'self' : 'total'].significance));
}

function drawReport(page) {
    const { unit, sort, order, self } = page.state;
    const kept = filterAnswer(page.answer, (row) => passes(page, row));
    const revision = JSON.stringify(page.state);
    const rows = sortRows(makeRows(page.answer, kept.rows, unit, { self }), sort, order);
    page.view = { rows, unit, self, revision };
    page.verdict.draw(page.answer, { ...page.answer, note: page.answer.diagnosis_note },
        { open: ['lines'] });
    page.recorded.draw(page.answer);
    page.details.draw(null, page.answer, page.answer,
        { revision: 'report', file: fileName(page.answer), caption: captionOf(page.answer) });
    page.operators.draw('', page.answer);
    page.classes.draw(page.answer.work_classes, page.answer, unit);
    page.replacements.draw(page.answer, unit === 'per_step' || unit === 'percent');
    page.filters.draw(page.state, rows.length);
    drawCharts(page);
    page.table.draw({ rows, totals: makeTotals(kept, unit, { self }), unit, self,
        unitName: unitName(unit, page.answer), sort, order, selected: page.selected, revision,
        judged: rows.some((item) => item.verdict !== 'cannot_judge' && !item.row.too_few) });
    page.count.textContent = rows.length === page.answer.row_count ? formatCount(rows.length)
        : `${formatCount(rows.length)} of ${formatCount(page.answer.row_count)}`;
    showReport(page);
}

function drawCharts(page) {
    const { rows, unit, self, revision } = page.view;
    const top = drawnRows(rows, page.state.top);
    const shared = { revision, zoom: revision, file: fileName(page.answer),
        caption: captionOf(page.answer, `first ${formatCount(top.length)} of ${
            plural(rows.length, 'row')}`) };
    page.durations.draw({ ...shared, ...durationBars(top, unit, self, page.answer) });
    page.counts.draw({ ...shared, ...countBars(top, unit) });
}

function createReport(main, data) {
    const page = { view: null };
    page.answer = data.comparison;
    const { selection } = page.answer;
    page.state = { unit: naturalUnit(page.answer), sort: 'abs_diff_duration', order: 'desc',
        top: 15, q: '', change: '', category: '', real: '',
        self: selection.device_type !== 'GPU' && selection.measure === 'self', ...orderOf(selection) };
    page.selected = page.answer.selected ? keyOf(page.answer.selected.row) : '';

    page.details = createAnswerDetails();
    page.verdict = createVerdict({ below: [page.details.node] });
    page.recorded = createRecorded();
    page.operators = createOperators(nowhere);
    page.classes = createWorkClasses();
    page.replacements = createReplacements(nowhere);
    page.filters = createFilters(page.answer, (changes) => changeReport(page, changes));
    page.durations = createOpsBars({ id: 'chart-durations', title: 'Ops duration comparison',
        file: 'ops-duration', onSelect: (key) => selectReport(page, key, page.durations.node) });
    page.counts = createOpsBars({ id: 'chart-counts', title: 'Ops count comparison',
        file: 'ops-count', onSelect: (key) => selectReport(page, key, page.counts.node) });
    page.table = createOpTable({ onSort: (sort, order) => changeReport(page, { sort, order }),
        onSelect: (key, anchor) => selectReport(page, key, anchor), href: nowhere, onOpen: () => {},
        onWant: () => {} });
    page.detail = createOpDetail({ onClear: () => selectReport(page, ''), href: null,
        onTable: () => revealTable(page) });
    page.count = h('span', { class: 'muted' });

    main.append(h('div', { class: 'page compare-page' }, makeHead(data), page.verdict.node,
        makeConditions(page.answer), page.filters.node,
        h('div', { class: 'charts' }, page.durations.node, page.counts.node),
        h('section', { class: 'card table-card', 'aria-label': 'All rows' },
            h('div', { class: 'chart-head' }, h('h3', {}, 'All rows ', page.count)),
            page.table.node),
        page.operators.node, page.classes.node, page.recorded.node, page.replacements.node,
        makeSelection(data, globalThis.Plotly?.version ?? '')), page.detail.node);
    document.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && page.detail.isOpen()) {
            selectReport(page, '');
        }
    });
    drawReport(page);
}

const keyOf = ({ name, category }) => rowKey(name, category);

const searchedText = ({ name, replaces }) => [name, replaces?.name, replaces?.operator]
    .filter(Boolean).join('\n').toLowerCase();

/** The requested order, with the unit of its column if it has one. */
function orderOf({ sort, order }) {
    const percent = /^diff_(self_)?(duration_|per_call_)?percent$/.exec(sort);
    if (sort === 'certainty') {
        return { sort: 'q_value', order };
    }
    if (percent) {
        return { sort: 'diff_percent', order, self: Boolean(percent[1]),
            ...(percent[2] && { unit: percent[2] === 'per_call_' ? 'per_call' : 'total' }) };
    }
    const [, counts, perStep] = /^(.+_counts)(_per_step)?$/.exec(sort) ?? [];
    if (SORT_KEYS.includes(counts)) {
        return { sort: counts, order, ...(perStep && { unit: 'per_step' }) };
    }
    const [, part, own, unit] = new RegExp('^(control|test|diff|abs_diff)_(self_)?(?:total_)?'
        + '(duration|per_step|per_call|percent_of_step)$').exec(sort) ?? [];
    const key = part === undefined ? sort : part.endsWith('diff') ? `${part}_duration`
        : `${part}_total_duration`;
    return !SORT_KEYS.includes(key) || key.endsWith('_work') ? {} : { sort: key, order, ...(part && { self: Boolean(own) }),
        ...(unit && unit !== 'duration'
            && { unit: unit === 'percent_of_step' ? 'percent' : unit }) };
}

const fileName = (answer) => `tracediff-${fileNamePart(answer.control.label)}-${
    fileNamePart(answer.test.label)}`;

/** Search, group, category, unit, and how many rows the charts show. */
function createFilters(answer, change) {
    const ids = ['search', 'category', 'top'].map(uniqueId);
    const search = h('input', { id: ids[0], type: 'search', placeholder: 'Search names',
        autocomplete: 'off', spellcheck: 'false',
        on: { input: debounce(120, () => change({ q: search.value.trim() })) } });
    const option = (value, text) => h('option', { value }, text);
    const inRows = [...new Set(answer.rows.map((row) => row.category))].sort();
    const category = h('select', { id: ids[1],
        on: { change: () => change({ category: category.value }) } },
    option('', 'All categories'), inRows.map((name) => option(name, name)));
    const top = h('select', { id: ids[2], on: { change: () =>
        change({ top: Number(top.value) }) } }, TOPS.map((n) => option(String(n), String(n))));
    const units = segmented('Unit of the durations', UNITS, (unit) => change({ unit }));
    units.buttons.get('percent').disabled = !percentPossible(answer);
    const groups = segmented('Groups by the change of the number of calls',
        [['', 'All'], ...CHANGES.map((key) => [key,
            `${CHANGE_TEXTS[key]} ${formatCount(answer.ops_diff[key])}`])],
        (group) => change({ change: group }));
    const self = h('input', { type: 'checkbox',
        on: { change: () => change({ self: self.checked }) } });
    const real = segmented('Groups by the change of the time', [['', 'All'],
        ['slower', 'Slower'], ['faster', 'Faster']], (group) => change({ real: group }));
    const rest = h('span', { class: 'muted small' });
    const cut = answer.row_count - (selectionOffset(answer) + answer.rows.length);
    const label = (id, text, cls) => h('label', { for: id, class: cls }, text);
    const node = h('section', { class: 'card filters', 'aria-label': 'Filters' },
        h('div', { class: 'filter-row' },
            h('div', { class: 'search' }, label(ids[0], 'Search names', 'visually-hidden'), search),
            label(ids[1], 'Category', 'visually-hidden'), category, units.node,
            label(ids[2], 'Charts: first'), top, rest),
        h('div', { class: 'filter-row' }, h('span', { class: 'muted' }, 'Calls:'), groups.node,
            h('span', { class: 'muted' }, 'Time:'), real.node,
            h('label', { class: 'check', title: 'Of host operations, the time without the '
                + 'calls inside them' }, self, 'Self time')),
        cut > 0 && h('p', { class: 'muted small', data: { cut } },
            `This report holds ${formatCount(answer.rows.length)} of ${
                plural(answer.row_count, 'row')}.`));
    return { node, draw(state, rows) {
        units.press(state.unit);
        groups.press(state.change);
        real.press(state.real);
        top.value = String(state.top);
        self.checked = state.self;
        rest.textContent = rows > state.top ? `of ${formatCount(rows)}; the table has all` : '';
    } };
}

const selectionOffset = (answer) => answer.selection.offset ?? 0;

async function start() {
    initPrint();
    initTheme(document.getElementById('theme'));
    const main = document.getElementById('main');
    try {
        const data = await readData();
        (data.comparison.judged ? createRecordingsReport : createReport)(main, data);
    } catch (error) {
        console.error(error);
        fill(main, h('div', { class: 'page' }, h('p', { class: 'error-box', role: 'alert' },
            `This report cannot be shown here: ${error.message}. It needs a browser from 2023 or `
            + 'later.')));
    }
    main.dataset.ready = '';
}

start();
