// The Compare page: what changed between control and test. The URL is the state: a change
// goes into the URL, and the page is drawn from it; only the answer of the server is kept.
import * as api from '../api.js';
import { announce, button, fill, h, uniqueId } from '../dom.js';
import { exactTime, exactTimeDiff, fileNamePart, findDistinctions, formatCount,
    formatCountDiff, formatPercentDiff, plural } from '../format.js';
import { makeRows, makeTotals, naturalUnit, percentPossible, sortRows, UNIT_NAMES }
    from '../rows.js';
import { apiQuery, compareHref, exportQuery, findSet, opHref, readCompare, SORT_KEYS,
    TOP_CHOICES } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createOpsBars } from '../charts/ops-bars.js';
import { createFilters } from '../components/filters.js';
import { copyText, createOpDetail } from '../components/op-detail.js';
import { createOpTable, durationDiffTexts, durationTexts } from '../components/op-table.js';
import { createSides } from '../components/sides.js';
import { createStepTime } from '../components/step-time.js';

const SORT_TEXTS = {
    abs_diff_duration: 'largest change of duration', abs_diff_counts: 'largest change of calls',
    diff_duration: 'change of duration', diff_counts: 'change of calls',
    diff_percent: 'relative change', control_total_duration: 'duration in the control',
    test_total_duration: 'duration in the test', control_counts: 'calls in the control',
    test_counts: 'calls in the test', name: 'name', category: 'category', change: 'group',
};

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
    let request = null;
    let view = null; // {key, rows, unit, …}: what charts and table show
    let dead = false;

    const parts = {
        sides: createSides(change),
        step: createStepTime(),
        filters: createFilters(change),
        counts: createOpsBars({ id: 'chart-counts', title: 'Ops count comparison',
            file: 'ops-count', onSelect: select }),
        durations: createOpsBars({ id: 'chart-durations', title: 'Ops duration comparison',
            file: 'ops-duration', onSelect: select }),
        table: createOpTable({ onSort: (sort, order) => change({ sort, order }),
            onSelect: select, href: opPageOf, onOpen: keepSelected }),
        detail: createOpDetail(() => select(''), opPageOf),
    };
    const notes = h('div', { class: 'comparability' });
    const remark = h('p', { class: 'remark', hidden: true });
    const chartBar = createChartBar(change);
    const exportBar = createExportBar();
    const results = h('div', { class: 'results' }, notes, parts.step.node,
        parts.filters.node, remark, chartBar.node,
        h('div', { class: 'charts' }, parts.durations.node, parts.counts.node),
        h('section', { class: 'card table-card', 'aria-label': 'All rows' },
            h('div', { class: 'chart-head' }, exportBar.title, exportBar.node),
            parts.table.node, parts.detail.node));
    const message = h('div', { class: 'message' });
    const heading = h('h1', { class: 'visually-hidden' }, 'Compare');
    main.append(h('div', { class: 'page compare-page' }, heading, parts.sides.node, message,
        results));

    const stopTheme = onThemeChange(() => {
        parts.counts.retheme();
        parts.durations.retheme();
    });
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

    /** The page of a row, in the unit chosen here. */
    function opPageOf(row) {
        return opHref({ ...state, heat: '', name: row.name, category: row.category });
    }

    const selectedKey = () => (state.op === '' ? ''
        : JSON.stringify([state.op, state.op_category]));

    function setTitle() {
        const label = (side) => answer?.[side]?.label
            ?? (sets && findSet(sets, state[side])?.label) ?? state[side];
        const title = state.control && state.test
            ? `${label('control')} → ${label('test')} · Compare` : 'Compare';
        heading.textContent = title;
        context.setTitle(title);
    }

    async function loadSets() {
        try {
            sets = await api.listSets();
        } catch {
            sets = []; // the comparison reports what is wrong
        }
        if (!dead) {
            render();
        }
    }

    /** Asks for the rows that the state wants; an older question is dropped. */
    async function load(key) {
        request?.abort();
        request = new AbortController();
        wantedKey = key;
        const { signal } = request;
        const slow = setTimeout(() => {
            context.busy(true);
            results.setAttribute('aria-busy', 'true');
        }, 250);
        try {
            const got = await api.compareTraces(key, { signal });
            if (dead || signal.aborted) {
                return;
            }
            answer = got;
            answerKey = key;
            const n = answer.row_count;
            announce(n === 1 ? 'One row.' : `${formatCount(n)} rows.`);
            showMessage(null);
        } catch (error) {
            if (dead || error.name === 'AbortError') {
                return;
            }
            answer = null;
            answerKey = '';
            showMessage(errorBox(error));
        } finally {
            clearTimeout(slow);
            if (!dead && !signal.aborted) {
                context.busy(false);
                results.removeAttribute('aria-busy');
            }
        }
        render();
        context.settled();
    }

    function showMessage(node) {
        fill(message, node);
        results.hidden = node !== null;
    }

    function errorBox(error) {
        const samples = { control_ranks: 'all', test_ranks: 'all', control_steps: 'all',
            test_steps: 'all' };
        const selection = /rank|step|selected/.test(error.code);
        return h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
            h('h2', {}, 'This comparison is not possible'),
            h('p', {}, error.message),
            h('p', {}, selection && button('Use all ranks and steps', () => change(samples),
                { class: 'primary' }),
            !selection && button('Try again', () => load(apiQuery(state).toString()),
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
            request?.abort();
            wantedKey = '';
            answer = null;
            showMessage(emptyBox());
        } else if (key !== wantedKey) {
            if (!answer) {
                showMessage(null);
            }
            load(key);
        }
        parts.sides.draw(state, sets, answer);
        results.toggleAttribute('data-skeleton', complete && !answer);
        const unit = answer ? shownUnit() : state.unit || 'total';
        parts.filters.draw(state, answer, unit);
        chartBar.draw(state);
        if (answer) {
            drawAnswer(unit);
        }
    }

    function shownUnit() {
        const unit = state.unit || naturalUnit(answer);
        return unit === 'percent' && !percentPossible(answer) ? naturalUnit(answer) : unit;
    }

    function drawAnswer(unit) {
        const key = JSON.stringify([answerKey, unit, state.sort, state.order, state.top]);
        if (view?.key !== key || view.answer !== answer) {
            const rows = sortRows(makeRows(answer, unit), state.sort, state.order);
            view = { key, answer, unit, rows };
            parts.step.draw(answer);
            drawNotes();
            drawRemark(unit);
            drawCharts();
            parts.table.draw({ rows, totals: makeTotals(answer, unit), unit,
                unitName: UNIT_NAMES[unit], sort: state.sort, order: state.order,
                selected: selectedKey() });
        }
        exportBar.draw(state, answer, unit);
        const selected = selectedKey();
        parts.counts.select(selected);
        parts.durations.select(selected);
        parts.table.select(selected);
        parts.detail.draw(view.rows.find((row) => row.key === selected));
    }

    function drawNotes() {
        // Unequal numbers of steps are the remark's, which also has the remedy.
        const list = answer.comparability.filter(({ kind }) => kind !== 'steps_differ');
        fill(notes, list.length > 0 && h('ul', { class: 'notice' },
            list.map(({ text }) => h('li', {}, text))));
    }

    /** Says why durations are per step although nobody asked. */
    function drawRemark(unit) {
        const a = answer.control.samples;
        const b = answer.test.samples;
        remark.hidden = a === b;
        if (a === b) {
            return;
        }
        const shown = unit === 'total' ? 'totals cannot be compared directly.'
            : unit === 'per_call' ? 'totals would mislead.'
                : 'calls and durations are shown per step.';
        fill(remark, `The sides have ${formatCount(a)} and ${plural(b, 'sample')} (a sample is `
            + `one step of one rank), so ${shown} `,
        unit === 'total'
            ? button('Show per step', () => change({ unit: '' }), { class: 'link-button' })
            : button('Show totals', () => change({ unit: 'total' }),
                { class: 'link-button' }));
    }

    function drawCharts() {
        const { rows, unit } = view;
        const top = rows.slice(0, state.top);
        const places = findDistinctions(top.map((item) => item.row.name));
        const shared = (item) => ({ key: item.key, name: item.row.name,
            place: places.get(item.row.name) });
        const kind = unit === 'percent' ? 'percent' : 'time';
        const perStep = unit === 'per_step' || unit === 'percent';
        const file = downloadName(answer);
        parts.durations.draw({ kind, file, revision: view.key, heading: UNIT_NAMES[unit],
            rows: top.map((item) => ({ ...shared(item), control: item.control,
                test: item.test, diff: item.diff,
                lines: durationLines(item, unit) })) });
        parts.counts.draw({ kind: 'count', file, revision: view.key,
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
            request?.abort();
            stopTheme();
            document.removeEventListener('keydown', onKey);
            parts.counts.unmount();
            parts.durations.unmount();
            parts.table.unmount();
        },
    };
}

/** What all downloads of a comparison begin with. */
function downloadName(answer) {
    return `tracediff-${fileNamePart(answer.control.label)}-${
        fileNamePart(answer.test.label)}`;
}

function durationLines(item, unit) {
    const exact = (v) => durationTexts(v, unit)[1];
    const change = item.birth || formatPercentDiff(item.percent);
    const [diff, exactDiff] = durationDiffTexts(item.diff, unit);
    const lines = [`${item.row.category}`, `control ${exact(item.control)}`,
        `test ${exact(item.test)}`, `Δ ${unit === 'percent' ? diff : exactDiff} (${change})`];
    if (unit !== 'total') {
        lines.push(`total ${exactTime(item.row.control_total_duration)} → ${
            exactTime(item.row.test_total_duration)}, ${exactTimeDiff(item.row.diff_duration)}`);
    }
    return lines;
}

function countLines(item) {
    return [`${item.row.category}`, `control ${formatCount(item.controlCount)}`,
        `test ${formatCount(item.testCount)}`,
        `Δ ${formatCountDiff(item.diffCount)}${item.birth ? ` (${item.birth})` : ''}`];
}

/** How many rows the charts show, and in which order. */
function createChartBar(change) {
    const topId = uniqueId('top');
    const sortId = uniqueId('sort');
    const top = h('select', { id: topId, on: { change: () =>
        change({ top: Number(top.value) }) } });
    const sort = h('select', { id: sortId, on: { change: () =>
        change({ sort: sort.value, order: ['name', 'category', 'change'].includes(sort.value)
            ? 'asc' : 'desc' }) } },
    Object.keys(SORT_TEXTS).filter((key) => SORT_KEYS.includes(key))
        .map((key) => h('option', { value: key }, SORT_TEXTS[key])));
    const rest = h('span', { class: 'muted small' });
    const node = h('div', { class: 'chart-bar' },
        h('label', { for: topId }, 'Charts: first'), top,
        h('label', { for: sortId }, 'by'), sort, rest);
    return {
        node,
        draw(state) {
            const choices = [...new Set([...TOP_CHOICES, state.top])].sort((a, b) => a - b);
            fill(top, choices.map((n) => h('option', { value: String(n),
                selected: n === state.top }, String(n))));
            sort.value = state.sort;
        },
        drawRest(all, drawn) {
            rest.textContent = all > drawn
                ? `${formatCount(drawn)} of ${formatCount(all)} rows are drawn; the table has all`
                : '';
        },
    };
}

/** Title of the table, downloads, copy link. */
function createExportBar() {
    const count = h('span', { class: 'muted' });
    const csv = h('a', { class: 'button' }, 'CSV');
    const json = h('a', { class: 'button' }, 'JSON');
    const node = h('div', { class: 'chart-tools' }, csv, json,
        button('Copy link', () => copyText(location.href, 'Link copied.')));
    return {
        title: h('h3', {}, 'All rows ', count),
        node,
        draw(state, answer, unit) {
            count.textContent = answer.row_count === answer.rows_before_filters
                ? formatCount(answer.row_count)
                : `${formatCount(answer.row_count)} of ${
                    formatCount(answer.rows_before_filters)}`;
            csv.href = api.compareUrl(exportQuery(state, unit, 'csv'));
            json.href = api.compareUrl(exportQuery(state, unit, 'json'));
            csv.download = `${downloadName(answer)}.csv`;
            json.download = `${downloadName(answer)}.json`;
        },
    };
}
