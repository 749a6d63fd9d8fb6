// The Compare page: what changed between control and test. The URL is the state: a change
// goes into the URL, and the page is drawn from it. The server filters, orders and judges the rows;
// the page asks once, and later for visible rows and for the causes if the sets are new.
import { analyseHref, ANALYSES, NO_SELECTION } from '../analyses/index.js';
import * as api from '../api.js';
import { createOpsBars } from '../charts/compare.js';
import { countBars, createOpDetail, createOpTable, createReplacements, createShareMenu,
    createWorkSwitch, durationBars, noiseNote } from '../components/op-table.js';
import { captionOf, createOperators, createRecorded, createWorkClasses }
    from '../components/operators.js';
import { createSides } from '../components/sides.js';
import { createRankSteps, createStepStrip } from '../components/steps.js';
import { createAnswerDetails, createVerdict } from '../components/verdict.js';
import { announce, button, createNews, createSqlLink, debounce, errorBox, fill, h, iconButton, inPlace, keepFocus,
    painted, segmented, select, uniqueId } from '../dom.js';
import { fileNamePart, formatCount, plural } from '../format.js';
import { askCauses, causesOf, chooseBox, createCompareQuestion, createQuestion, createRowPages, keyOf,
    lateCauses, loadSets, otherTraces } from '../question.js';
import { drawnRows, isTooFew, makeRows, makeTotals, naturalUnit, percentPossible, rowId, showsSelf,
    unitName } from '../rows.js';
import { compareClasses, compareOperators, compareParts, compareReplacements, compareRows,
    compareSteps, compareWaterfall, operationBooked, operationCalls, operationLaunches,
    operationNumbers, operationSteps, operationWork, sqlHref } from '../sql/links.js';
import { ALL_SAMPLES, bundleQuery, CHANGES, compareHref, defaultOrder, DEVICE_TYPES, exportQuery, isNarrowed,
    opHref, opQuery, pairQuery, QUIET_ROWS, readCompare, reportQuery, sideLabel, TOP_CHOICES,
    unmarked } from '../state.js';
import { cellTimeline, pairTimeline, rowTimeline, sentenceTimeline } from '../timeline/data.js';
import { pairParts, treeHref, treeOfRow } from '../tree/model.js';
import { isOfHost } from '../words.js';

// The two strips of controls of the Compare page: above the charts, and beside the verdict.

const SORT_TEXTS = {
    abs_diff_duration: 'largest change of duration', abs_diff_counts: 'largest change of calls',
    diff_duration: 'change of duration', diff_counts: 'change of calls',
    diff_percent: 'relative change', control_total_duration: 'duration in the control',
    test_total_duration: 'duration in the test', control_counts: 'calls in the control',
    test_counts: 'calls in the test', q_value: 'certainty of the change', name: 'name',
    category: 'category', change: 'group', more_work: 'more work', slower_work: 'slower work',
};

/** The beginning of the file names of all downloads of a comparison. */
const downloadName = (answer) => `tracediff-${fileNamePart(answer.control.label)}-${
    fileNamePart(answer.test.label)}`;

/** How many rows the charts show, and in which order. */
function createChartBar(change) {
    const topId = uniqueId('top');
    const sortId = uniqueId('sort');
    const top = select([], (value) => change({ top: Number(value) }), { id: topId });
    const sort = select(Object.entries(SORT_TEXTS), (value) =>
        change({ sort: value, order: defaultOrder(value) }), { id: sortId });
    const rest = h('span', { class: 'muted small' });
    const node = h('div', { class: 'chart-bar' }, h('label', { for: topId }, 'Charts: first'), top,
        h('label', { for: sortId }, 'by'), sort, rest);
    return {
        node,
        draw(state, self) {
            const choices = [...new Set([...TOP_CHOICES, state.top])].sort((a, b) => a - b);
            fill(top, choices.map((n) => h('option', { value: String(n),
                selected: n === state.top }, String(n))));
            for (const option of sort.options) {
                const text = SORT_TEXTS[option.value];
                option.textContent = self ? text.replace('duration', 'self time') : text;
            }
            sort.value = state.sort;
        },
        drawRest(all, drawn) {
            rest.textContent = all > drawn
                ? `${formatCount(drawn)} of ${formatCount(all)} rows are drawn; the table has all`
                : '';
        },
    };
}

/** Share, beside the verdict; `title`, `files`, `work` and `workNote` are those of the table. */
function createExportBar(change) {
    const count = h('span', { class: 'muted' });
    const work = createWorkSwitch(change);
    const csv = h('a', { class: 'button', title: 'All rows, in the order of the table' }, 'CSV');
    const json = h('a', { class: 'button', title: 'Everything on this page, as the API returns it' },
        'JSON');
    const share = createShareMenu();
    return {
        title: h('h3', {}, 'All rows ', count),
        node: h('div', { class: 'verdict-actions' }, share.node),
        files: [csv, json],
        work: work.node,
        workNote: work.note,
        draw(state, answer, unit, self) {
            work.draw(state);
            const { row_count: rows, rows_before_filters: all } = answer;
            const folded = state.fold ? answer.replacements.length : 0;
            count.textContent = (rows === all ? formatCount(rows)
                : `${formatCount(rows)} of ${formatCount(all)}`)
                + (folded > 0 ? `, ${plural(folded, 'pair')} folded` : '');
            csv.href = api.compareUrl(exportQuery(state, unit, self, 'csv'));
            json.href = api.compareUrl(exportQuery(state, unit, self, 'json'));
            share.set({ name: downloadName(answer), bundle: api.bundleUrl(bundleQuery(state)),
                report: api.reportUrl(reportQuery(state, unit, self)) });
            csv.download = `${downloadName(answer)}.csv`;
            json.download = `${downloadName(answer)}.json`;
        },
    };
}

// The targets of the links “SQL” of a comparison.

/** Links of the Compare page; `item`: the selected row; `ofHost`: the waterfall is; `parts` contain
 * the links. */
function linkComparison(state, { unit, self, item, ofHost }, parts) {
    const set = (link, statement, more) => link.set(sqlHref(statement, state, more));
    set(parts.table.sql, compareRows(state, unit, self));
    set(parts.durations.sql, compareRows(state, unit, self, state.top));
    set(parts.counts.sql, compareRows(state, unit, self, state.top),
        { chart: 'bars', x: 'name', y: 'control_counts', y2: 'test_counts' });
    set(parts.fall.chart.sql, ofHost ? compareParts(state) : compareWaterfall(state));
    set(parts.classes.sql, compareClasses(state));
    set(parts.replacements.sql, compareReplacements(state));
    set(parts.operators.sql, compareOperators(state));
    set(parts.ranks.heat.sql, state.heat !== 'op' ? compareSteps(state)
        : item ? operationSteps(state, item.row) : null);
}

/** Links of the page of an operation; `row`: {name, category}. */
export function linkOperation(state, row, parts) {
    const { histogram, points, heat, numbers, related, work, booked } = parts;
    booked.sql.set(sqlHref(operationBooked(state, row, row.launches === undefined), state));
    numbers.sql.set(sqlHref(operationNumbers(state, row), state));
    related.sql.set(sqlHref(operationLaunches(state, row), state));
    work.sql.set(sqlHref(operationWork(state, row), state));
    histogram.sql.set(sqlHref(operationCalls(state, row), state,
        { chart: 'histogram', x: 'dur', by: 'side' }));
    for (const chart of [points, heat]) {
        chart.sql.set(sqlHref(operationSteps(state, row), state));
    }
}

// Draws the Compare page from its state and the answer. `page` is the record of views/compare.js.

const isJudged = (items) => items.some((item) => item.verdict !== 'cannot_judge'
    && !item.row.too_few);

function shownUnit({ state, answer }) {
    const unit = state.unit || naturalUnit(answer);
    return unit === 'percent' && !percentPossible(answer) ? naturalUnit(answer) : unit;
}

/** What the user waits for is drawn at once: the card when the page opens, the rows when a filter
 * or the order changes. The rest follows when that is painted. */
function drawAnswer(page, unit, self) {
    const opens = page.shownPair === '';
    if (page.shownPair !== pairQuery(page.state).toString()) {
        drawCard(page);
    }
    drawRows(page, unit, self);
    drawSelected(page);
    page.late += 1;
    const mine = page.late;
    if (opens && (history.state?.scroll > 0 || location.hash !== '')) {
        drawLate(page, unit, self); // the place that the page scrolls to
    } else {
        painted().then(() => !page.dead && mine === page.late && page.answerKey === page.wantedKey
            && drawLate(page, unit, self));
    }
}

function drawCard(page) {
    const { state, answer, why, parts } = page;
    const { open } = state;
    page.shownPair = pairQuery(state).toString();
    if (page.isNewCard(page.shownPair, page.answerKey, open, why?.note, isNarrowed(state))) {
        parts.verdict.draw(answer, why, { narrowed: isNarrowed(state), open });
        parts.stepStrip.draw(state, page.shownPair, answer, page.why?.diagnosis);
    }
}

function drawLate(page, unit, self) {
    const { state, answer, answerKey, why, parts } = page;
    const file = downloadName(answer);
    // Without device work the waterfall comes with the causes.
    const waterfall = answer.waterfall ?? why?.waterfall ?? null;
    drawCard(page);
    parts.recorded.draw(answer);
    parts.details.draw(state, { ...answer, waterfall }, why,
        { revision: `${answerKey}${waterfall === null}`, file, caption: captionOf(answer) });
    parts.operators.draw(pairQuery(state).toString(), answer);
    parts.classes.draw(why?.classes, answer, unit);
    parts.replacements.draw(answer, unit === 'per_step' || unit === 'percent');
    parts.exportBar.draw(state, answer, unit, self);
    const item = page.view.items.find((one) => one?.key === state.op);
    parts.ranks.draw(answer, state.heat, file, answerKey, !item ? null : { name: item.row.name,
        query: opQuery({ ...state, row: item.key }).toString() });
    linkComparison(state, { unit, self, item, ofHost: isOfHost(waterfall) },
        { ...parts, fall: parts.details, table: { sql: parts.sql } });
}

/** Draws charts and table if their rows, or how they are shown, have changed. */
function drawRows(page, unit, self) {
    const { state, answer, answerKey, parts } = page;
    const order = JSON.stringify([answerKey, unit]);
    const chartKey = JSON.stringify([order, state.top, page.noiseOf === answerKey, state.hide]);
    if (page.view?.answer !== answer || page.view.order !== order) {
        const items = makeRows(answer, page.pages.rows(), unit, { self }); // including holes
        page.view = { answer, order, unit, self, items };
        parts.noRows.hidden = items.length > 0;
        drawRemark(page, unit, items);
        parts.table.draw({ rows: items, totals: makeTotals(answer, unit, { self }), unit,
            self, unitName: unitName(unit, answer), sort: state.sort, order: state.order,
            selected: state.op, revision: order, judged: isJudged(items), work: state.work });
    }
    if (page.view.chartKey !== chartKey) {
        page.view.chartKey = chartKey;
        drawCharts(page, chartKey);
        fill(parts.paperHead, captionOf(answer, plural(answer.row_count, 'row')).map((line) =>
            h('p', {}, line)));
    }
}

/** More rows are loaded: only the table shows them. */
function drawMore(page) {
    const { state, answer, view, parts } = page;
    if (page.dead || !answer || page.answerKey !== page.wantedKey || view?.answer !== answer) {
        return;
    }
    const { items, unit, self } = view;
    const places = [];
    const fresh = [];
    page.pages.rows().forEach((row, i) => {
        if (!items[i]) {
            places.push(i);
            fresh.push(row);
        }
    });
    const made = makeRows(answer, fresh, unit, { self });
    made.forEach((item, i) => { items[places[i]] = item; });
    drawRemark(page, unit, items);
    parts.table.add(items, made, isJudged(items));
    if (state.op !== '' && !page.shownItem) {
        drawAnswer(page, unit, self);
    }
}

/** Draws the selected row in charts, table and panel. It may have to be loaded first. */
function drawSelected(page) {
    const { state, parts, pages } = page;
    const place = state.op === '' ? -1 : pages.placeOf(state.op);
    const item = page.view.items[place] ?? null;
    const key = item?.key ?? '';
    page.shownItem = item;
    parts.counts.select(key);
    parts.durations.select(key);
    parts.table.select(key);
    if (place === undefined) {
        pages.find(state.op);
        return;
    }
    parts.detail.draw(item, item || state.op === '' ? null : [
        h('p', {}, 'The filters hide the selected row, or these ranks and steps do not have it.'),
        h('p', {}, button('Clear the filters', () => page.change({ q: '', category: [], change: '',
            exclude: QUIET_ROWS, device_type: 'ALL', significant: '' })))]);
    if (page.revealing) {
        page.revealing = false;
        if (item) {
            parts.revealRow();
        }
    }
}

/** Says why durations are per step by default, and what cannot be judged. */
function drawRemark({ answer, parts: { remark }, change }, unit, items) {
    const a = answer.control.samples;
    const b = answer.test.samples;
    const few = items.find((item) => item && isTooFew(item.row) && item.row.among)?.row;
    remark.hidden = a === b && !few;
    const tooFew = few && `${formatCount(few.among[0])} steps are too few to judge some of the ${
        formatCount(few.among[1])} rows: these say “too few steps”. `;
    if (a === b) {
        fill(remark, tooFew);
        return;
    }
    const shown = unit === 'total' ? 'totals cannot be compared directly.'
        : unit === 'per_call' ? 'totals would mislead.' : 'calls and durations are shown per step.';
    fill(remark, tooFew, `The sides have ${formatCount(a)} and ${
        plural(b, 'sample')} (a sample is one step of one rank), so ${shown} `,
    unit === 'total'
        ? button('Show per step', () => change({ unit: '' }), { class: 'link-button' })
        : button('Show totals', () => change({ unit: 'total' }), { class: 'link-button' }));
}

function drawCharts(page, revision) {
    const { state, answer, answerKey, parts, view: { items, unit, self, order } } = page;
    const top = drawnRows(items, state.top);
    const caption = captionOf(answer, `first ${formatCount(top.length)} of ${
        plural(answer.row_count, 'row')}`);
    const note = () => page.noiseOf !== answerKey && noiseNote(answer, () => {
        page.noiseOf = answerKey;
        page.render();
    });
    const shared = { file: downloadName(answer), revision, zoom: `${order}${state.top}`, caption,
        hidden: state.hide };
    parts.durations.draw({ ...shared, ...durationBars(top, unit, self, answer), empty: note(),
        range: state.zoom_time });
    parts.counts.draw({ ...shared, ...countBars(top, unit), empty: note(), range: state.zoom_calls });
    parts.chartBar.drawRest(items.length, top.length);
}

// The controls above the charts and the table: device type, unit, search, categories, names
// left out, short names, merged addresses, and the five groups of ops_diff.

const TYPING_MS = 40; // the rows follow the letters
const DEVICE_TEXTS = { ALL: 'All', CPU: 'Host', GPU: 'Device' };
const DEVICE_TITLES = { ALL: 'Host and device events, annotations too',
    CPU: 'Events of the host', GPU: 'Kernels, copies and memsets' };
const UNIT_TEXTS = [['total', 'Total'], ['per_step', 'Per step'], ['per_call', 'Per call'],
    ['percent', '% of step']];
const MEASURE_TEXTS = [['total', 'Inclusive', 'Inclusive time: a call with all the calls inside it'],
    ['self', 'Self', 'Self time: a host call without the calls inside it, so one wait is '
        + 'not counted in every caller. Device work does not nest']];
const CHANGE_TEXTS = {
    added: ['+', 'new', 'In the test only'],
    deleted: ['−', 'gone', 'In the control only'],
    increased: ['▲', 'more', 'Called more often in the test'],
    decreased: ['▼', 'fewer', 'Called less often in the test'],
    unchanged: ['', 'same', 'Same number of calls; the time may differ'],
};
const TIME_TEXTS = {
    slower: ['▲', 'slower', 'Rows that are slower, judged by the time shown (q < 0.05)'],
    faster: ['▼', 'faster', 'Rows that are faster, judged by the time shown (q < 0.05)'],
    true: ['', 'either', 'Rows that are slower or faster, judged by the time shown (q < 0.05)'],
};

/** The choices of names, by their parameters: [text, title]. */
const TOGGLES = {
    fold: ['Fold replacements', 'A kernel that is gone and its probable '
        + 'replacement become one row, marked ⇄ and named after what launches them'],
    use_short_name: ['Short names',
        'Names without templates and parameters; operations with the same short name are summed'],
    merge_addresses: ['Merge addresses',
        'Host operations whose names differ only by a memory address become one row (0x…)'],
    aliases: ['Join CUDA and HIP names', 'A call or copy with one name in CUDA and '
        + 'another in HIP becomes one row if each name is on one side only; the row shows all names'],
    merge_lines: ['Join moved Python functions', 'A Python function whose line moved, or '
        + 'whose file lies in another folder, becomes one row; its details have all names'],
    cut_overlaps: ['Cut overlapping rows', 'A row of the device ends where the next one of its '
        + 'stream begins, as Perfetto\u2019s files have it'],
};
/** Those that leave the selected row selected. */
const SAME_ROWS = ['fold', 'cut_overlaps'];

function toggle(text, title, onToggle) {
    const input = h('input', { type: 'checkbox', on: { change: () => onToggle(input.checked) } });
    return { input, node: h('label', { class: 'check', title }, input, text) };
}

function drawGroups(part, answer) {
    const names = answer && { ...answer.ops_diff,
        '': CHANGES.reduce((sum, c) => sum + answer.ops_diff[c], 0) };
    part.groups.draw(part.state.change, names);
    const rows = answer?.changed_rows;
    part.times.draw(part.state.significant, rows && { ...rows, true: rows.slower + rows.faster });
    // If nothing can be judged, this filter would leave no rows.
    part.times.node.hidden = part.state.significant === ''
        && answer?.verdict.verdict === 'cannot_judge';
}

/** Moves the focus to the search; returns whether that worked. */
function focusSearch(part) {
    part.search.input.focus();
    part.search.input.select();
    return document.activeElement === part.search.input;
}

/** A choice that the rows of an answer do not need is left out, unless it is another than usual. */
function drawToggles({ toggles, state }, answer) {
    toggles.forEach(({ input }, key) => { input.checked = state[key]; });
    const hide = (key, on) => { toggles.get(key).node.hidden = on; };
    const joined = answer?.rows.filter((row) => row.aliases) ?? [];
    const isPython = ({ category }) => category === 'python_function';
    hide('fold', answer?.replacements.length === 0);
    hide('merge_addresses', state.merge_addresses && !answer?.rows.some((row) => row.name.includes('0x…')));
    hide('aliases', state.aliases && joined.every(isPython));
    hide('merge_lines', state.merge_lines && !joined.some(isPython));
    hide('cut_overlaps', !state.cut_overlaps && !answer?.comparability.some(({ kind }) => kind === 'formats_differ'));
}

function drawFilters(part, next, answer, unit) {
    part.state = next;
    part.device.press(part.state.device_type);
    part.units.press(unit);
    part.measures.press(showsSelf(part.state) ? 'self' : 'total');
    part.units.buttons.get('percent').disabled = answer ? !percentPossible(answer) : false;
    part.search.draw(part.state.q);
    drawToggles(part, answer);
    part.quiet.setAttribute('aria-pressed', String(isQuiet(part.state.exclude)));
    part.quiet.textContent = isQuiet(part.state.exclude) ? 'steps and waits are hidden'
        : 'hide steps and waits';
    part.categories.draw(part.state.category, answer?.categories ?? []);
    part.exclude.draw(part.state.exclude);
    drawGroups(part, answer);
    part.clear.hidden = part.state.q === '' && part.state.category.length === 0
        && part.state.change === '' && part.state.significant === ''
            && part.state.device_type === 'ALL'
        && part.state.exclude.every((glob) => QUIET_ROWS.includes(glob));
}

/** `onChange(changes, {replace})` gets the parts of the state that change. */
function createFilters(onChange) {
    const part = { state: null };
    part.device = segmented('Device type',
        DEVICE_TYPES.map((type) => [type, DEVICE_TEXTS[type], DEVICE_TITLES[type]]),
        (value) => onChange({ device_type: value }));
    part.units = segmented('Unit of the durations', UNIT_TEXTS,
        (value) => onChange({ unit: value }));
    part.measures = segmented('Time of host operations, shown and judged', MEASURE_TEXTS,
        (value) => onChange({ measure: value }));
    part.search = createSearch(onChange);
    part.quiet = h('button', { type: 'button', class: 'group',
        title: `Hide or show the rows of the `
        + `steps themselves and of calls that only wait: ${QUIET_ROWS.join(', ')}`,
    on: { click: () => onChange({ exclude: [...isQuiet(part.state.exclude) ? [] : QUIET_ROWS,
        ...part.state.exclude.filter((glob) => !QUIET_ROWS.includes(glob))] }) } });
    part.categories = createCategories((category) => onChange({ category }));
    part.exclude = createExclude((globs) => onChange({ exclude: globs }));
    part.toggles = new Map(Object.entries(TOGGLES).map(([key, [text, title]]) => [key, toggle(text, title, (on) =>
        onChange({ [key]: on, ...!SAME_ROWS.includes(key) && { op: '' } }))]));
    part.groups = createGroups('Calls', 'Groups by the change of the number of calls',
        { '': ['', 'all', 'All groups. The groups count names; a name that occurs in two '
            + 'categories has two rows'], ...CHANGE_TEXTS }, (change) => onChange({ change }));
    part.times = createGroups('Time', 'Groups by the change of the time',
        TIME_TEXTS, (significant) => onChange({ significant }));
    part.clear = button('Clear the filters', () => onChange({ q: '', category: [],
        change: '', exclude: QUIET_ROWS, device_type: 'ALL', significant: '' }),
    { class: 'link-button' });
    const options = h('details', { class: 'menu' }, h('summary', {}, 'Names'),
        h('div', { class: 'menu-body' }, [...part.toggles.values()].map((one) => one.node), part.exclude.node));
    closeOutside(options);

    const node = h('section', { class: 'card filters', 'aria-label': 'Filters' },
        h('div', { class: 'filter-row' }, part.search.node, part.categories.node, part.device.node,
            part.units.node, part.measures.node, options),
        h('div', { class: 'filter-row' }, part.groups.node, part.times.node, part.quiet,
            part.exclude.chips, part.clear));

    return {
        node,
        focusSearch: () => focusSearch(part),
        draw: (next, answer, unit) => drawFilters(part, next, answer, unit),
    };
}

function createSearch(onChange) {
    const id = uniqueId('search');
    let typing = false;
    // One history entry for each search, not for each letter.
    const send = debounce(TYPING_MS, (text) => {
        onChange({ q: text }, { replace: typing });
        typing = true;
    });
    const input = h('input', { id, type: 'search', placeholder: 'Search names  ( / )',
        autocomplete: 'off', spellcheck: 'false', on: {
            input: () => send(input.value),
            focus: () => { typing = false; },
            keydown: (event) => {
                if (event.key === 'Escape' && input.value !== '') {
                    event.preventDefault();
                    input.value = '';
                    send('');
                }
            },
        } });
    const node = h('div', { class: 'search' },
        h('label', { for: id, class: 'visually-hidden' }, 'Search names'), input);
    return { node, input, draw(q) {
        if (document.activeElement !== input || q === '') {
            input.value = q;
        }
    } };
}

function createCategories(onPick) {
    const summary = h('summary');
    const list = h('div', { class: 'menu-body' });
    const node = h('details', { class: 'menu' }, summary, list);
    closeOutside(node);
    const isNews = createNews();

    function draw(chosen, categories) {
        if (!isNews(chosen, categories)) {
            return;
        }
        summary.textContent = chosen.length === 0 ? 'All categories'
            : chosen.length === 1 ? chosen[0] : plural(chosen.length, 'category', 'categories');
        const known = [...categories];
        for (const name of chosen) {
            if (!known.some((c) => c.category === name)) {
                known.push({ category: name, rows: 0 });
            }
        }
        keepFocus(list, () => fill(list, known.map(({ category, rows }) => {
            const input = h('input', { type: 'checkbox', value: category, data: { category },
                checked: chosen.includes(category), on: { change: () => onPick(input.checked
                    ? [...chosen, category] : chosen.filter((c) => c !== category)) } });
            return h('label', { class: 'check' }, input, h('span', {}, category),
                h('span', { class: 'muted num' }, formatCount(rows)));
        }), chosen.length > 0 && button('All categories', () => onPick([]),
            { class: 'link-button' })), 'category');
    }

    return { node, draw };
}

/** Closes a menu after a click elsewhere; every page handles Escape. */
function closeOutside(details) {
    details.addEventListener('toggle', () => {
        if (!details.open) {
            return;
        }
        const close = (event) => {
            if (!details.isConnected || !details.contains(event.target)) {
                details.open = false;
                document.removeEventListener('pointerdown', close);
            }
        };
        document.addEventListener('pointerdown', close);
    });
}

const isQuiet = (globs) => QUIET_ROWS.every((glob) => globs.includes(glob));

/** Globs of names to leave out; the quiet ones have their own switch. */
function createExclude(onPick) {
    const id = uniqueId('exclude');
    let globs = [];
    const input = h('input', { id, type: 'text', placeholder: 'Leave out names like aten::*',
        autocomplete: 'off', spellcheck: 'false', on: { keydown: (event) => {
            const glob = input.value.trim();
            if (event.key === 'Enter' && glob !== '' && !globs.includes(glob)) {
                input.value = '';
                onPick([...globs, glob]);
            }
        } } });
    const chips = h('span', { class: 'chips' });
    const node = h('div', { class: 'exclude' },
        h('label', { for: id, class: 'visually-hidden' }, 'Leave out names like'), input);
    return { node, chips, draw(next) {
        globs = next;
        fill(chips, globs.filter((glob) => !isQuiet(globs) || !QUIET_ROWS.includes(glob)).map((glob) =>
            h('span', { class: 'chip mono' }, `not ${glob}`,
                iconButton('close', `Show ${glob} again`,
                    () => onPick(globs.filter((g) => g !== glob))))));
    } };
}

/** Chips, of which at most one is pressed; `word` before them says what they count. */
function createGroups(word, label, texts, onPick) {
    const buttons = new Map();
    let pressed = '';
    const add = ([key, [mark, text, title]]) => {
        const count = h('span', { class: 'group-count' }, '–');
        const b = h('button', { type: 'button', class: `group change-${key || 'all'}`, title,
            'aria-pressed': 'false', data: { change: key || 'all' },
            on: { click: () => onPick(pressed === key ? '' : key) } },
        mark && h('span', { class: 'mark', 'aria-hidden': 'true' }, mark), text, ' ', count);
        buttons.set(key, { b, count });
        return b;
    };
    const node = h('div', { class: 'groups', role: 'group', 'aria-label': label },
        h('span', { class: 'muted', 'aria-hidden': 'true' }, `${word}:`),
        Object.entries(texts).map(add));
    return { node, draw(key, counts) {
        pressed = key;
        for (const [one, { b, count }] of buttons) {
            b.setAttribute('aria-pressed', String(one === key));
            if (counts) {
                count.textContent = formatCount(counts[one]);
                b.toggleAttribute('data-empty', counts[one] === 0);
            }
        }
    } };
}

// Parts of a page that the user folds; which are open is in the URL.

/** `onChange(names)` gets the open ones. {add(name, details) → details, draw(names), toggle(name, open)}. */
function createFolds(onChange) {
    const nodes = new Map();
    let open = [];
    const toggle = (name, on) => {
        if (open.includes(name) !== on) {
            onChange(on ? [...open, name] : open.filter((one) => one !== name));
        }
    };
    return {
        toggle,
        add(name, node) {
            nodes.set(name, node);
            node.addEventListener('toggle', () => toggle(name, node.open));
            return node;
        },
        draw(names) {
            const before = open;
            open = names;
            nodes.forEach((node, name) => { // several may be on their way
                if (names.includes(name) !== before.includes(name)) {
                    node.open = names.includes(name);
                }
            });
        },
    };
}

// The parts of the Compare page, and what the user does with them. `page` is the record of
// views/compare.js.

const ranksOf = (ranks) => (ranks === 'all' ? '' : ranks);

/** The analysis of memory of the same sets and ranks. */
const memoryOf = (state) => analyseHref({ ...NO_SELECTION, what: 'memory', lines: [],
    set: state.control, test: state.test, set_ranks: ranksOf(state.control_ranks),
    test_ranks: ranksOf(state.test_ranks), set_marker: state.control_marker,
    test_marker: state.test_marker, set_marker_until: state.control_marker_until,
    test_marker_until: state.test_marker_until,
    cut_overlaps: state.cut_overlaps ? 'true' : '' }, ANALYSES);

/** What the user does with a row. */
function createActions(page) {
    const { change } = page;

    /** Selects a row by its id, or none; the same row again deselects it. The panel takes room from
     * the page, but `anchor`, which was clicked, stays in place. */
    function select(id, anchor = page.parts.table.node) {
        const { parts, state } = page;
        const focused = parts.detail.node.contains(document.activeElement);
        const op = id === state.op ? '' : id ?? '';
        inPlace(anchor, () => change({ op }, { replace: true }));
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
        on: { widen: () => change(ALL_SAMPLES), marker: change, cut: (cut) => change({ cut_overlaps: cut }),
            clock: () => change({ equal_clock: !page.state.equal_clock }),
            isCorrected: () => page.state.equal_clock, fold: folds.toggle } });
}

/** `page` with its parts, which are not on the page yet. */
function createParts(page) {
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
const layOut = ({ exportBar, ...parts }) => h('div', { class: 'results' }, parts.verdict.node,
    parts.filters.node, parts.remark, parts.chartBar.node,
    h('div', { class: 'charts' }, parts.durations.node, parts.counts.node),
    h('section', { class: 'card table-card', 'aria-label': 'All rows' },
        h('div', { class: 'chart-head' }, exportBar.title, h('div', { class: 'chart-tools' },
            exportBar.work, parts.sql.node, exportBar.files)), parts.table.node, parts.noRows,
        exportBar.workNote),
    parts.ranks.node, parts.operators.node, parts.classes.node, parts.recorded.node,
    parts.replacements.node);

// The messages of the Compare page in place of results.

/** Why there is no comparison; `ways`: {all(), unmarked(), again()}: possible remedies. */
function compareError(error, ways) {
    const selection = ways.narrowed && /rank|step|selected/.test(error.code);
    const marker = /marker/.test(error.code);
    return errorBox(error, 'This comparison is not possible',
        selection && button('Use all ranks and steps', ways.all, { class: 'primary' }),
        marker && button('Without marker', ways.unmarked, { class: 'primary' }),
        !selection && !marker && button('Try again', ways.again, { class: 'primary' }), ' ',
        otherTraces());
}

/** Parts of the state that leave the rows of the charts as they are. */
const OF_VIEW = ['op', 'heat', 'open', 'hide', 'zoom_time', 'zoom_calls'];
// The last causes, so that a user who returns to the page sees them at once.
let lastWhy = null;

export const comparePage = { path: '/compare', name: 'Compare', read: readCompare,
    mount: createCompare };

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
        isNewCard: createNews(), // of what the card of the answer shows
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
        question.say(compareError(error, { narrowed: isNarrowed(page.state),
            all: () => page.change(ALL_SAMPLES), again: () => load(page, page.wantedKey),
            unmarked: () => page.change(unmarked()) }));
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
        question.say(chooseBox('Choose a control and a test', page.sets, 'Pick two sets above, or on the '));
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

    render(page);
    if (opens) {
        painted().then(() => loadSets(page, render)); // the answer, which comes first, contains the labels too
    } else {
        loadSets(page, render);
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
            loadSets(page, render);
            if (page.answer && page.wantedKey === page.answerKey) {
                context.settled();
            }
        },
        unmount() {
            page.dead = true;
            [parts.details, parts.stepStrip, parts.operators].forEach((part) => part.stop());
            page.question.unmount();
            page.pages.stop();
            parts.charts.forEach((chart) => chart.unmount());
            parts.table.unmount();
            parts.detail.unmount();
        },
    };
}
