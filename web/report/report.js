// A report: the Compare page in one file, without a server. It filters and sorts the rows that it
// contains.
import { announce, debounce, fill, h, uniqueId } from '../js/dom.js';
import { fileNamePart, formatCount, plural } from '../js/format.js';
import { initPrint } from '../js/print.js';
import { initTheme, onThemeChange } from '../js/theme.js';
import { CHANGES, SORT_KEYS } from '../js/state.js';
import { drawnRows, makeRows, makeTotals, naturalUnit, percentPossible, rowKey, sortRows,
    unitName } from '../js/rows.js';
import { createOpsBars } from '../js/charts/ops-bars.js';
import { captionOf } from '../js/components/caption.js';
import { createAnswerDetails } from '../js/components/answer-details.js';
import { createOpDetail } from '../js/components/op-detail.js';
import { createOpTable } from '../js/components/op-table.js';
import { createRecorded } from '../js/components/recorded.js';
import { createReplacements } from '../js/components/replacements.js';
import { countBars, durationBars } from '../js/components/row-lines.js';
import { segmented } from '../js/components/segmented.js';
import { createVerdict } from '../js/components/verdict.js';
import { createWorkClasses } from '../js/components/work-classes.js';
import { createOperators } from '../js/components/operators.js';
import { filterAnswer, readData } from './data.js';
import { createRecordingsReport } from './recordings.js';
import { makeConditions, makeHead, makeSelection } from './sections.js';

const TOPS = [10, 15, 20, 30, 50, 100];
const UNITS = [['total', 'Total'], ['per_step', 'Per step'], ['per_call', 'Per call'],
    ['percent', '% of step']];
const CHANGE_TEXTS = { added: 'new', deleted: 'gone', increased: 'more', decreased: 'fewer',
    unchanged: 'same' };
const nowhere = () => null; // links lead to pages, and a report has only one

function createReport(main, data) {
    const answer = data.comparison;
    const { selection } = answer;
    let state = { unit: naturalUnit(answer), sort: 'abs_diff_duration', order: 'desc', top: 15,
        q: '', change: '', category: '', real: '',
        self: selection.device_type !== 'GPU' && selection.measure === 'self', ...orderOf(selection) };
    let view = null;
    let selected = answer.selected ? keyOf(answer.selected.row) : '';

    const details = createAnswerDetails();
    const verdict = createVerdict({ below: [details.node] });
    const recorded = createRecorded();
    const operators = createOperators(nowhere);
    const classes = createWorkClasses();
    const replacements = createReplacements(nowhere);
    const filters = createFilters(answer, change);
    const durations = createOpsBars({ id: 'chart-durations', title: 'Ops duration comparison',
        file: 'ops-duration', onSelect: (key) => select(key, durations.node) });
    const counts = createOpsBars({ id: 'chart-counts', title: 'Ops count comparison',
        file: 'ops-count', onSelect: (key) => select(key, counts.node) });
    const table = createOpTable({ onSort: (sort, order) => change({ sort, order }),
        onSelect: select, href: nowhere, onOpen: () => {}, onWant: () => {} });
    const detail = createOpDetail({ onClear: () => select(''), href: null,
        onTable: revealTable });
    const count = h('span', { class: 'muted' });

    main.append(h('div', { class: 'page compare-page' }, makeHead(data), verdict.node,
        makeConditions(answer), filters.node,
        h('div', { class: 'charts' }, durations.node, counts.node),
        h('section', { class: 'card table-card', 'aria-label': 'All rows' },
            h('div', { class: 'chart-head' }, h('h3', {}, 'All rows ', count)),
            table.node),
        operators.node, classes.node, recorded.node, replacements.node, makeSelection(data, globalThis.Plotly?.version ?? '')), detail.node);
    document.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && detail.isOpen()) {
            select('');
        }
    });

    function change(changes) {
        state = { ...state, ...changes };
        draw();
    }

    /** As on the Compare page: `anchor` stays in place, although the panel takes room. */
    function select(key, anchor = table.node) {
        const { top } = anchor.getBoundingClientRect();
        selected = key === selected ? '' : key ?? '';
        show();
        window.scrollBy(0, anchor.getBoundingClientRect().top - top);
        const item = view.rows.find((row) => row.key === selected);
        if (item) {
            announce(`${item.row.name} is selected.`);
        }
    }

    function revealTable() {
        table.node.closest('.table-card').scrollIntoView({ block: 'start' });
        table.focus();
    }

    function show() {
        durations.select(selected);
        counts.select(selected);
        table.select(selected);
        detail.draw(view.rows.find((row) => row.key === selected) ?? null);
    }

    function passes(row) {
        return (state.q === '' || searchedText(row).includes(state.q.toLowerCase()))
            && (state.change === '' || row.change === state.change)
            && (state.category === '' || row.category === state.category)
            && (state.real === '' || (state.real === 'true' ? ['slower', 'faster'] : [state.real])
                .includes(row.tests?.[state.self ? 'self' : 'total'].significance));
    }

    function draw() {
        const { unit, sort, order, self } = state;
        const kept = filterAnswer(answer, passes);
        const revision = JSON.stringify(state);
        const rows = sortRows(makeRows(answer, kept.rows, unit, { self }), sort, order);
        view = { rows, unit, self, revision };
        verdict.draw(answer, { ...answer, note: answer.diagnosis_note }, { open: ['lines'] });
        recorded.draw(answer);
        details.draw(null, answer, answer, { revision: 'report', file: fileName(answer),
            caption: captionOf(answer) });
        operators.draw('', answer);
        classes.draw(answer.work_classes, answer, unit);
        replacements.draw(answer, unit === 'per_step' || unit === 'percent');
        filters.draw(state, rows.length);
        drawCharts();
        table.draw({ rows, totals: makeTotals(kept, unit, { self }), unit, self,
            unitName: unitName(unit, answer), sort, order, selected, revision, judged: rows.some(
                (item) => item.verdict !== 'cannot_judge' && !item.row.too_few) });
        count.textContent = rows.length === answer.row_count ? formatCount(rows.length)
            : `${formatCount(rows.length)} of ${formatCount(answer.row_count)}`;
        show();
    }

    function drawCharts() {
        const { rows, unit, self, revision } = view;
        const top = drawnRows(rows, state.top);
        const shared = { revision, zoom: revision, file: fileName(answer),
            caption: captionOf(answer, `first ${formatCount(top.length)} of ${
                plural(rows.length, 'row')}`) };
        durations.draw({ ...shared, ...durationBars(top, unit, self, answer) });
        counts.draw({ ...shared, ...countBars(top, unit) });
    }

    onThemeChange(() => [details.chart, durations, counts].forEach((chart) => chart.retheme()));
    draw();
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
            h('div', { class: 'search' }, label(ids[0], 'Search names', 'visually-hidden'),
                search),
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
        rest.textContent = rows > state.top
            ? `of ${formatCount(rows)}; the table has all` : '';
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
