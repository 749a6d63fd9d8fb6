// The analyses of one set, or of two side by side, and what all of them found. The URL is the state.
import { chosenLines, lineStyles, listLines, NO_LINES } from '../analyses/charts.js';
import { columnsOf, pairedColumn, perStepColumn } from '../analyses/columns.js';
import { analyseHref, analyseQuery, ANALYSES, csvQuery, FOUND, GROUPS, isBare, mainOf, NO_SELECTION,
    pairedRows, readAnalyse, samplesOf, saysSomething, sidePerStep, sidesOf, SPECS }
    from '../analyses/index.js';
import * as api from '../api.js';
import { lineStyle } from '../charts/analysis.js';
import { createFigure } from '../charts/figure.js';
import { createDataTable } from '../components/data-table.js';
import { createSetPicker, offerNames } from '../components/sides.js';
import { openTraceDialog, whyNoTraces } from '../components/trace-dialog.js';
import { announce, button, createNews, errorBox, fill, h, keepFocus, segmented, select, svg, uniqueId }
    from '../dom.js';
import { fileNamePart, formatList } from '../format.js';
import { askSets, createQuestion, otherTraces } from '../question.js';
import { groupBy, rowId } from '../rows.js';
import { analysisStatement, drawnAs, sqlHref } from '../sql/links.js';
import { findSet, opHref } from '../state.js';
import { RECORD_DEVICE, ROWS, SIDES } from '../words.js';

// Above a chart of series: the choice of lines, the window of time, and its reset.

const PATTERNS = { solid: '', dot: '2 3', dash: '6 3', dashdot: '6 3 2 3', longdash: '10 3',
    longdashdot: '10 3 2 3' };

/** A sample of the line as it is drawn; with two sides in the colour of the text. */
function swatch(style, two) {
    const line = svg('path', { d: 'M0 4h26', 'stroke-dasharray': PATTERNS[style.dash] });
    line.style.stroke = two ? 'currentcolor' : `var(${style.property})`;
    return svg('svg', { class: 'line-swatch', viewBox: '0 0 26 8', 'aria-hidden': 'true' }, line);
}

/** `events`: {onLines(keys), onWindow({start, end}), csv() → address of the full series}. Returns
 * {node, draw({lines, chosen, styles: their place by key, start, end, two, empty})}; times in µs,
 * as texts of the URL. */
function createSeriesBar(events) {
    const lines = h('div', { class: 'line-choice', role: 'group', 'aria-label': 'Lines' });
    const from = timeInput('from');
    const to = timeInput('to');
    const reset = button('Reset zoom', () => events.onWindow({ start: '', end: '' }),
        { class: 'small-button' });
    const csv = h('a', { class: 'button small-button', download: '',
        title: 'Every point of every line, as CSV' }, 'All points as CSV');
    const range = h('span', { class: 'window-choice', role: 'group', 'aria-label': 'Window' },
        h('label', {}, 'From ', from), h('label', {}, 'to ', to, ' ms'), reset);
    const node = h('div', { class: 'series-bar' }, lines,
        h('div', { class: 'window-choice' }, range, csv));
    const isNews = createNews();

    function timeInput(name) {
        return h('input', { type: 'number', min: 0, step: 'any', data: { field: name },
            on: { change: () => events.onWindow({ start: micros(from), end: micros(to) }) } });
    }

    const micros = (input) => (input.value === '' ? ''
        : String(Number((Number(input.value) * 1000).toFixed(3))));
    const millis = (text) => (text === '' ? '' : String(Number((Number(text) / 1000).toFixed(6))));

    /** Keeps what the user is typing if the answer to another request arrives. */
    function showTime(input, text) {
        if (input.dataset.shown !== text) {
            input.dataset.shown = text;
            input.value = millis(text);
        }
    }

    function choice(line, { chosen, styles, two }) {
        const place = styles.get(line.key) ?? -1;
        const box = h('input', { type: 'checkbox', value: line.key, data: { line: line.key }, on: { change: () => {
            const boxes = [...lines.querySelectorAll('input:checked')];
            events.onLines(boxes.length === 0 ? NO_LINES : boxes.map((b) => b.value));
        } } });
        box.checked = chosen.includes(line.key);
        return h('label', { class: 'check line-check' }, box,
            h('span', { class: 'line-mark' }, place >= 0 && swatch(lineStyle(place,
                two ? 'A' : ''), two)), line.name);
    }

    return {
        node,
        draw(view) {
            const { chosen, two } = view;
            lines.hidden = view.lines.length < 2;
            if (isNews(view.lines.map((l) => l.key), chosen, two)) {
                keepFocus(lines, () => fill(lines, groupLines(view.lines, chosen).map(([name, list]) =>
                    h('div', { class: 'line-group', role: name ? 'group' : null,
                        'aria-label': name || null }, name && h('span', { class: 'muted' }, name),
                    list.map((l) => choice(l, view))))), 'line');
            }
            showTime(from, view.start);
            showTime(to, view.end);
            reset.disabled = view.start === '' && view.end === '';
            range.hidden = view.empty && reset.disabled;
            csv.href = events.csv();
        },
    };
}

/** The lines of each rank; ranks with a drawn line come first, in the order of the choice. */
function groupLines(lines, chosen) {
    const place = ([, list]) => {
        const places = list.map((line) => chosen.indexOf(line.key)).filter((i) => i >= 0);
        return places.length > 0 ? Math.min(...places) : chosen.length;
    };
    return [...groupBy(lines, (line) => line.group)].map((group) => [place(group), group]).sort((a, b) => a[0] - b[0])
        .map(([, group]) => group);
}

// The charts of an analysis: figures with a legend of switches, and for series the choice of lines
// and of a window of time.

const AGAIN = 500; // ms after a reset of the zoom: events until then belong to it

/** A list, or a function of the sides; null: the legend of the sides. */
const ownLegend = ({ legend: own }, sides) => (typeof own === 'function' ? own(sides) : own);

/** The legend of the parts, or of the two sides. */
const legendOf = (chart, sides) => (ownLegend(chart, sides) ?? (sides.length < 2 ? []
    : sides.map((s) => ({ key: s.key, name: `${s.letter} · ${s.label}`,
        property: s.letter === 'A' ? '--control-fill' : '--test-fill' }))))
    .map((p) => ({ ...p, key: p.key && !Array.isArray(chart.legend) ? p.key : p.property }));

const hide = ({ data, layout }, hidden) => ({ layout, data: data.map((trace) =>
    (hidden.has(trace.legendgroup) ? { ...trace, visible: false } : trace)) });

/** A legend whose entries are switches. */
function legend(made, redraw) {
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
        redraw();
    };
    const items = made.keys.map((p) => button(p.name, () => toggle(p.key), { class: 'key',
        'aria-pressed': 'true', title: p.what, data: { key: p.key },
        css: { '--key-fill': `var(${p.property})` } }));
    return items.length > 0 && h('div', { class: 'chart-legend', role: 'group',
        'aria-label': `${made.chart.title}: what is drawn` }, items);
}

/** A drag over a part of a series asks for that time, a double click for all of it. */
function zooming(change) {
    let reset = -Infinity;
    return {
        zoom(event, data) {
            const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']];
            if (Number.isFinite(from) && Number.isFinite(to) && to > from
                && performance.now() - reset > AGAIN) {
                const micros = (at) => String(Number(Math.max(0, at * data.per
                    + data.offset).toFixed(3)));
                change({ start: micros(from), end: micros(to) });
            }
        },
        reset() {
            reset = performance.now();
            change({ start: '', end: '' });
        },
    };
}

/** `events`: {change(changes, options) of the page, csv(table), sql(chart) → addresses}. Returns
 * {draw(specs, view, places), unmount()}; `view`: {sides, state: that of the page with
 * `shown`, file, caption, revision, perStep, frame: the figures are made anew when it changes};
 * `places`: the node of the first charts and of the others, and how many are first. */
function createAnalysisCharts({ change, csv, sql }) {
    let charts = []; // [{chart, figure, bar, order, keys, hidden: keys of the legend}]
    const isNews = createNews();
    let last = null;
    const { zoom, reset } = zooming(change);

    function create(chart, sides) {
        const bar = chart.series && createSeriesBar({
            onLines: (lines) => change({ lines }, { replace: true }),
            onWindow: (range) => change(range), csv: () => csv('series') });
        const order = segmented('Ranks that are drawn', [['', 'those that differ most'],
            ['rank', bar ? 'the first' : 'all, in order']],
        (value) => change({ order: value, lines: [] }, { replace: true }));
        const made = { chart, bar, order, hidden: new Set(), keys: legendOf(chart, sides) };
        made.figure = createFigure({ id: chart.id, title: chart.title, file: chart.id,
            level: 'h2', class: chart.half ? 'half-chart' : '',
            height: (data) => chart.height(data.places, data.sides),
            make: (data, width) => hide(data.made(width), made.hidden),
            onRelayout: bar && zoom, onDoubleClick: bar && reset,
            keys: () => made.keys.filter((p) => !made.hidden.has(p.key))
                .map((p) => [p.property, p.name]),
            extra: [h('div', { class: 'chart-choice' }, legend(made, () => drawOne(made)), order.node),
                bar?.node] });
        return made;
    }

    function drawOne({ chart, bar, order, hidden, figure }) {
        const { sides, state, file, caption, revision, perStep } = last;
        const made = chart.make(sides, state);
        const series = made.empty ? null : bar && made.data(600);
        order.node.hidden = !made.limited;
        order.press(state.order);
        figure.draw({ file, made: made.data, per: series?.per,
            heading: [chart.sums && perStep && 'per step', made.note].filter(Boolean).join(', '),
            revision: [revision, state.order, ...state.lines, ...hidden].join(' '),
            offset: series?.offset, places: made.places, sides: sides.length,
            caption, empty: made.empty ?? null });
        figure.sql.set(sql(chart));
        if (bar) {
            const lines = listLines(sides, chart.series, chart.ownDevice);
            const chosen = chosenLines(lines, sides, state).keys;
            bar.draw({ lines, chosen, styles: lineStyles(lines, chosen, chart.panels),
                start: state.start, end: state.end, two: sides.length > 1,
                empty: Boolean(made.empty) });
            bar.node.hidden = lines.length === 0;
        }
    }

    return {
        draw(specs, view, [first, others, count]) {
            last = view;
            const named = specs.filter((c) => typeof c.legend === 'function')
                .flatMap((c) => ownLegend(c, view.sides) ?? []).map((p) => p.name);
            if (isNews(view.frame, specs.map((c) => c.id), named)) {
                charts.forEach((c) => c.figure.unmount());
                charts = specs.map((chart) => create(chart, view.sides));
                fill(first, charts.slice(0, count).map((c) => c.figure.node));
                fill(others, charts.slice(count).map((c) => c.figure.node));
            }
            charts.forEach(drawOne);
        },
        unmount: () => charts.forEach((c) => c.figure.unmount()),
    };
}

// The form of the Analyse page: sets, ranks, steps and the parameters of an analysis. Fields are
// built again only if different fields are needed, so that the focus stays.

const WHICH = { name: 'rows', label: 'Rows', type: 'choice', options: ROWS, fallback: 'steps' };
const UNIT = { name: 'unit', label: 'Sums', type: 'choice', fallback: '',
    options: { '': 'per step, as in Compare', total: 'of all steps' } };

function changeControls(part, name, value) {
    part.onChange({ [name]: value }, { replace: part.last === name });
    part.last = name;
}

function setField(part, key, label, sets, none) {
    const id = uniqueId('set');
    const picker = createSetPicker({ id, field: key, none, text: part.state[key],
        set: findSet(sets, part.state[key]) ?? null, onPick: (set) => {
            part.last = '';
            part.onSet({ [key]: set?.id ?? '' });
        } });
    return h('div', { class: `analysis-field side-${key === 'test' ? 'test' : 'control'}` },
        h('label', { for: id }, label), picker.node);
}

function booleanField(part, param) {
    const box = h('input', { type: 'checkbox', data: { field: param.name },
        on: { change: () => changeControls(part, param.name,
            box.checked === param.fallback ? '' : String(box.checked)) } });
    part.fields.push({ name: param.name, sync(value) {
        box.checked = value === '' ? param.fallback : value === 'true';
    } });
    return h('label', { class: 'check' }, box, param.label);
}

function textField(part, param) {
    const list = param.type === 'operator' ? uniqueId('ops') : null;
    const number = param.type === 'number';
    const input = h('input', { type: number ? 'number' : 'text', list, autocomplete: 'off',
        spellcheck: 'false', placeholder: param.placeholder, step: number && 'any',
        min: number && 0, data: { field: param.name }, class: list && 'wide', title: param.title,
        on: { change: () => changeControls(part, param.name, input.value.trim()) } });
    const options = list && h('datalist', { id: list });
    if (list) {
        offerNames(input, options, () => part.state.set, (op) => op.category === 'cpu_op');
        input.addEventListener('focus', () => input.select());
    }
    let synced = '';
    part.fields.push({ name: param.name, sync(value, held) {
        const shown = value || (list && held) || '';
        const typing = input === document.activeElement && input.value !== synced;
        if (input.value.trim() !== shown && !(typing && shown === synced)) {
            input.value = shown;
        }
        synced = shown;
        if (number && (held ?? null) !== null && value === '') {
            input.placeholder = held;
        }
    } });
    return h('label', { class: 'analysis-field' }, h('span', {}, param.label), input, options);
}

function choiceField(part, param) {
    const choice = select(Object.entries(param.options), (value) => changeControls(part, param.name,
        value === param.fallback ? '' : value), { data: { field: param.name }, title: param.title });
    part.fields.push({ name: param.name, sync(value, held) {
        choice.value = value || String(held ?? Object.keys(param.options)[0]);
    } });
    return h('label', { class: 'analysis-field' }, h('span', {}, param.label), choice);
}

const controlsField = (part, param) => (param.type === 'boolean' ? booleanField(part, param)
    : param.type === 'choice' ? choiceField(part, param) : textField(part, param));

const example = (set, kind) => (set?.[kind].length > 0 ? formatList(set[kind], 3) : '');

/** Each side has its own field if the sides have different ranks (steps). */
function isApart(part, kind, sets) {
    const [a, b] = ['set', 'test'].map((key) => example(findSet(sets, part.state[key]), kind));
    return part.state.test !== '' && part.state[kind] === ''
        && (a !== b || part.state[`set_${kind}`] !== '' || part.state[`test_${kind}`] !== '');
}

function sampleFields(part, kind, label, sets) {
    const [a, b] = ['set', 'test'].map((key) => findSet(sets, part.state[key]));
    const one = (name, words, set) => controlsField(part, { name, label: words, type: 'text',
        placeholder: ['all', example(set, kind)].filter(Boolean).join(': '),
        title: 'all, first, or a list such as 0,2,4-7' });
    return isApart(part, kind, sets) ? [one(`set_${kind}`, `${label} of A`, a),
        one(`test_${kind}`, `${label} of B`, b)] : [one(kind, label, a)];
}

/** Whether there is a choice of rows: only with steps, and if no steps are chosen. */
function haveRows(part, sets) {
    const says = (names) => names.some((name) => part.state[name] !== '');
    return !says(['steps', 'set_steps', 'test_steps'])
        && (says(['marker', 'set_marker', 'test_marker']) || ['set', 'test'].some((key) =>
            findSet(sets, part.state[key])?.steps.length > 0));
}

const sideLabel = (key) => `${SIDES[key].letter} · ${SIDES[key].name}`;

/** Whether there are sums, which may be per step: not of other rows than those of the steps. */
const haveSums = (part) => part.state.rows === ''
    && part.specs[part.state.what].tables.some((table) =>
    table.columns.some((column) => column.summed));

function build(part, sets) {
    const two = part.state.test !== '';
    part.fields = [];
    fill(part.node, setField(part, 'set', two ? sideLabel('set') : 'Trace set', sets),
        setField(part, 'test', two ? sideLabel('test') : 'Compare with', sets, 'none'),
        sampleFields(part, 'ranks', 'Ranks', sets), sampleFields(part, 'steps', 'Steps', sets),
        !part.specs[part.state.what].ofSteps && haveRows(part, sets) && controlsField(part, WHICH),
        haveSums(part) && controlsField(part, UNIT),
            part.specs[part.state.what].params.map((param) => controlsField(part, param)));
}

/** Moves the focus to the operator if there is one to choose, otherwise to the ranks. */
function focusControls(part) {
    const field = part.node.querySelector('input[list]')
        ?? part.node.querySelector('[data-field$="ranks"]');
    field?.focus();
    return document.activeElement === field;
}

/** `held`: the parameters of the answer, for those that the state leaves out. */
function drawControls(part, next, sets, held = {}) {
    part.state = next;
    if (part.isNews(part.state.what, part.state.set, part.state.test, isApart(part, 'ranks', sets),
        isApart(part, 'steps', sets), haveRows(part, sets), haveSums(part), sets.map((s) => [s.id, s.label]))) {
        keepFocus(part.node, () => build(part, sets));
    }
    part.fields.forEach(({ name, sync }) => sync(part.state[name] ?? '', held[name]));
}

/** `specs`: the analyses; `onChange(changes, {replace})`; `onSet(changes)`: another set. */
function createAnalysisControls(specs, { onChange, onSet }) {
    const part = {
        specs, onChange, onSet,
        fields: [], // [{name, sync(value, the default)}]
        isNews: createNews(), state: null,
        last: '', // the field that changed last: its changes are one entry of the history
    };
    part.node = h('form', { class: 'card analysis-controls', 'aria-label': 'What to analyse',
        on: { submit: (event) => event.preventDefault() } });

    return {
        node: part.node,
        focus: () => focusControls(part),
        draw: (next, sets, held) => drawControls(part, next, sets, held),
    };
}

// What each analysis found in the chosen sets: asks for all of them, and shows a line for each that
// has something to show. The sets never change, so the answers are kept for the time of the page.

const FIRST = ['temporal_breakdown', 'work'];
const ALL = Object.keys(ANALYSES);

/** What the answers depend on. */
const requestKey = (state) => String(analyseQuery({ ...state, what: '' }, { '': { params: [], ofSteps: true } }));

/** `onChange()`: after each answer. Returns {load(state, first), isOf(state): whether the others are
 * of its sets, get(what), isEmpty(what), isWhole(), stop()}. */
function createFindings(onChange) {
    let found = new Map(); // what → {sides, line: null if it has nothing} or {error}
    let key = '';
    let asking = null;

    async function ask(what, state, signal, given) {
        const { query = {}, tables, of } = FOUND[what];
        const none = Object.fromEntries(ANALYSES[what].params.map(({ name }) => [name, '']));
        const request = analyseQuery({ ...state, rows: '', what, ...none, ...query }, ANALYSES);
        if (tables) {
            request.set('tables', tables);
        }
        let got;
        try {
            const answer = given ?? await api.analyse(what, request, { signal });
            const sides = sidesOf(answer);
            got = { sides, line: of(sides, answer) };
        } catch (error) {
            got = { error };
        }
        if (!signal.aborted) {
            found.set(what, got);
            onChange();
        }
    }

    /** What the answers that came first say of those that need not be asked for. */
    function isLess(what) {
        const { sides } = found.get(FIRST[0]);
        const { counters, ranks = 1 } = FOUND[what];
        return Boolean(sides) && ((counters && !sides.some(({ data }) => data.has_counters))
            || sides.every(({ data }) => data.ranks.length < ranks));
    }

    return {
        /** `first`: the answer of the first analysis, if it is there. */
        async load(state, first = null) {
            const next = requestKey(state);
            if (next === key && [...found.values()].every(({ error }) => !error)) {
                return;
            }
            asking?.abort();
            asking = new AbortController();
            const { signal } = asking;
            [key, found] = [next, new Map()];
            await Promise.all(FIRST.map((what, i) => ask(what, state, signal, i === 0 ? first : null)));
            if (signal.aborted || found.get(FIRST[0]).error) {
                return;
            }
            const rest = ALL.filter((what) => !FIRST.includes(what));
            rest.filter(isLess).forEach((what) => found.set(what, { line: null }));
            await Promise.all(rest.filter((what) => !found.has(what))
                .map((what) => ask(what, state, signal)));
        },
        isOf: (state) => requestKey(state) === key,
        get: (what) => found.get(what),
        isEmpty: (what) => found.get(what)?.line === null,
        isWhole: () => found.size === ALL.length,
        stop() {
            asking?.abort();
            key = '';
        },
    };
}

const titleOf = (what) => ANALYSES[what].tab ?? ANALYSES[what].title;

function cells({ column, values }) {
    const [a, b] = values;
    const shown = (one, value) => h('td', { class: ['num', one.tone?.(value)].filter(Boolean).join(' '),
        title: one.exact?.(value) }, one.show(value, {}));
    if (values.length === 1) {
        return [shown(column, a)];
    }
    const change = typeof a === 'number' && typeof b === 'number' ? b - a : null;
    return pairedColumn(column).map((one, i) => shown(one, [a, b, change][i]))
        .concat(column.number ? [] : [h('td', { class: 'num' })]);
}

const lineOf = (what, { line, error }, href, columns) => h('tr', { data: { what } },
    h('th', { scope: 'row' }, h('a', { href: href(what) }, titleOf(what))),
    error ? h('td', { colspan: columns - 1 }, error.message) : [h('td', { class: 'index-what' },
        line.name && [line.mono ? h('span', { class: 'mono', title: line.name }, line.name) : line.name, ': '],
        line.what), cells(line)]);

/** The lines of a group, those of the first two analyses first. */
function groupRows([name, list], findings, href, columns) {
    const lines = list.map((what) => [what, findings.get(what)])
        .filter(([, got]) => got && (got.error || got.line !== null))
        .map(([what, got]) => lineOf(what, got, href, columns));
    return lines.length > 0 && h('tbody', {}, h('tr', { class: 'index-group' },
        h('th', { scope: 'rowgroup', colspan: columns }, name)), lines);
}

/** The table of the findings, and the names of what the sets do not have. */
function analysisIndex(findings, two, href) {
    const heads = ['Analysis', 'What it found', ...two ? ['A', 'B', 'Δ'] : ['Number']];
    const without = ALL.filter(findings.isEmpty);
    return [h('div', { class: 'card data-card index-card' }, h('div', { class: 'scroll-x', tabindex: '0',
        role: 'region', 'aria-label': 'What the analyses found' }, h('table', { class: 'data-table index-table' },
        h('caption', { class: 'visually-hidden' }, 'What the analyses found'),
        h('thead', {}, h('tr', {}, heads.map((name, i) => h('th', { scope: 'col',
            class: i > 1 && 'num' }, name)))),
        GROUPS.map((group) => groupRows(group, findings, href, heads.length))))),
    findings.isWhole() && without.length > 0 && h('p', { class: 'muted small index-without' },
        'Not in these sets: ', without.map((what, i) => [i > 0 && ', ',
            h('a', { href: href(what) }, titleOf(what))]), '.')];
}

// The links to the analyses, in groups, without those that have nothing to show in these sets.

/** Returns {node, draw({what: the current one, href(what), isEmpty(what)})}; links stay, and with
 * them the focus. */
function createAnalysisNav() {
    const link = (what, name) => h('a', { data: { what } }, name);
    const groups = GROUPS.map(([name, list]) => h('span', { class: 'tab-group', role: 'group',
        'aria-label': name }, h('span', { class: 'tab-group-name', 'aria-hidden': 'true' }, name),
    list.map((what) => link(what, titleOf(what)))));
    const node = h('nav', { class: 'analysis-tabs', 'aria-label': 'Analyses' });
    fill(node, link('', 'Overview'), groups);

    /** On a narrow page the row of links scrolls; the page itself must not. */
    function scrollTo(current) {
        const box = node.getBoundingClientRect();
        const { left, right } = current.getBoundingClientRect();
        if (left < box.left || right > box.right) {
            node.scrollLeft += left - box.left - 24;
        }
    }

    return { node, draw({ what: current, href, isEmpty }) {
        for (const one of node.querySelectorAll('a')) {
            const { what } = one.dataset;
            one.href = href(what);
            one.hidden = what !== '' && what !== current && isEmpty(what);
            one.toggleAttribute('aria-current', what === current);
            if (what === current) {
                one.setAttribute('aria-current', 'page');
                scrollTo(one);
            }
        }
        for (const group of groups) {
            group.hidden = [...group.querySelectorAll('a')].every((one) => one.hidden);
        }
    } };
}

// The words above the charts of an analysis: which rows count, what is missing, what was found.

/** Whether an analysis of device work has none. */
const hasNoDevice = (sides, spec) => sides.every(isBare) && !spec.host;

/** Whether no table of the analysis has a row, nor a series a line. */
const isEmpty = (sides, spec) => spec.tables.length > 0 && sides.every(({ data }) =>
    (data.series ?? []).length === 0
    && spec.tables.every(({ key, columns }) => !(data[key] ?? []).some(saysSomething(columns))));

/** A sentence: which rows count. */
function rowsText(sides, state) {
    const cut = sides.filter((side) => (side.data.last_step_dropped ?? []).length > 0);
    if (sides.every((side) => side.data.steps !== null)) {
        return 'The rows of the chosen steps count, as in Compare.';
    }
    if (SPECS[state.what].ofSteps) {
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

/** The ranks without device work. */
const bareWords = (sides, spec) => sides.flatMap(({ label, data }) => {
    const without = spec.host ? [] : data.ranks_without_device_rows ?? [];
    return without.length === 0 ? [] : [without.length === data.ranks.length
        ? `${label} has no device work${data.ranks.length > 1 ? '' : ` (rank ${
            data.ranks[0]})`}: this analysis has nothing to count there. ${RECORD_DEVICE}`
        : `${label}: ${without.length === 1 ? 'rank' : 'ranks'} ${
            formatList(without)} ${without.length === 1 ? 'has' : 'have'} no device rows.`];
});

/** Why the analysis is empty: said once, as its first chart says it. */
function emptyWords(sides, spec, state) {
    const words = spec.charts[0]?.make(sides, state).empty;
    return words && h('p', { class: 'notice' }, words);
}

/** The nodes of the notes; `change`: of the page. */
function analysisNotes(sides, state, change) {
    const spec = SPECS[state.what];
    const bare = bareWords(sides, spec);
    const chosen = spec.chosen?.(state);
    const nothing = hasNoDevice(sides, spec);
    const empty = !nothing && isEmpty(sides, spec);
    const back = state.rows !== '' && !spec.ofSteps && sides.some((side) => side.data.steps === null)
        && button('Count as Compare does', () => change({ rows: '' }), {
            class: 'link-button', title: `Rows ${ROWS.steps}` });
    const host = nothing && h('p', {}, 'To see what the host did, look at its ', h('a', {
        href: analyseHref({ ...state, what: 'user_annotation_breakdown', lines: [] }, SPECS) },
    'annotations'), '.');
    return [bare.length > 0 && h('ul', { class: 'notice' }, bare.map((words) => h('li', {}, words))),
        host, empty ? emptyWords(sides, spec, state) ?? spec.notes?.(sides)
            : !nothing && spec.notes?.(sides), chosen && h('p', {}, chosen),
        !nothing && !empty && h('p', { class: 'muted small' }, rowsText(sides, state), ' ', back)];
}

// The tables of an analysis: of one set, or one row for A, B and their change.

const FIRST_ROWS = 12; // before "more"

const SIDE = { key: 'side', title: 'set', show: (letter) => h('b', {
    class: `letter letter-${letter.toLowerCase()}` }, letter) };

/** The rows of tables that list each side for itself, such as the longest segments. */
const listed = (sides, table) => sides.flatMap((side) => (side.data[table.key] ?? [])
    .map((row) => ({ side: side.letter, ...row }))).sort(table.order ?? (() => 0));

/** {rows, columns} of a table; `raw`: the sides with sums of all steps. */
function contentOf(table, { sides, raw, difference, perStep }) {
    const two = sides.length > 1 && !table.apart;
    const all = columnsOf(table, sides.flatMap((side) => side.data[table.key] ?? []));
    const rows = two ? pairedRows(raw, table, all, difference?.[table.key], perStep)
        : listed(sides, table);
    const main = mainOf(table, all, two);
    const isValue = (column) => column.told || (column.number && (!two || column.showDiff));
    const titled = (column) => (perStep ? perStepColumn(column) : column);
    const ordered = [...all.filter((column) => !isValue(column)), ...main,
        ...all.filter((column) => isValue(column) && !main.includes(column))];
    const columns = ordered.flatMap((column) => {
        const extra = isValue(column) && !main.includes(column);
        return (two && isValue(column) ? pairedColumn(titled(column)) : [titled(column)])
            .map((one) => ({ ...one, extra }));
    }).filter((column) => !column.number || column.blank || rows.some((row) => (row[column.key] ?? null) !== null));
    return { columns: sides.length > 1 && table.apart ? [SIDE, ...columns] : columns,
        rows: rows.some(saysSomething(all)) ? two ? rows.filter(saysSomething(all)) : rows : [] };
}

/** The nodes of those tables that have rows. `context`: {sides, raw, difference, perStep, href,
 * parameters, csv(table), sql(table), above: how many tables are before "more"}. */
function analysisTables(tables, context) {
    return tables.map((table, i) => ({ table, ...contentOf(table, context),
        limit: i < context.above ? table.rows ?? FIRST_ROWS : undefined }))
        .filter(({ rows }) => rows.length > 0).map(({ table, rows, columns, limit }) => {
            const made = createDataTable({ caption: table.caption, columns, limit,
                href: context.href, parameters: context.parameters, csv: context.csv(table.key),
                sql: context.sql(table.key) });
            made.show(rows);
            return { table, node: made.node };
        });
}

export const analysePage = { path: '/analyse', name: 'Analyse',
    read: (search) => readAnalyse(search, SPECS), mount: createAnalyse };

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

/** The same sets, ranks and steps, as the pages of a control and a test have them. */
export function pairOf(state) {
    const samples = (side, kind) => state[`${side}_${kind}`] || state[kind] || 'all';
    const own = (side, kind) => state[`${side}_${kind}`] || state[kind];
    return { control: state.set, test: state.test,
        control_marker: own('set', 'marker'), test_marker: own('test', 'marker'),
        control_marker_until: own('set', 'marker_until'), test_marker_until: own('test', 'marker_until'),
        cut_overlaps: state.cut_overlaps,
        control_ranks: samples('set', 'ranks'), test_ranks: samples('test', 'ranks'),
        control_steps: samples('set', 'steps'), test_steps: samples('test', 'steps') };
}

/** The page of an operation in the comparison of the two sets. */
const opPage = (state, { name, category }) => opHref({ ...pairOf(state), row: rowId(name, category) });

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

const analyseError = (error) => errorBox(error, 'This analysis is not possible', otherTraces());

/** Draws an answer: {draw(answer, {state, asked, key}), unmount()}; `asked`: the state
 * that was asked for, which may differ from that of the page. */
function createAnswer(n, change) {
    let now = null; // {answer, state, asked, key}
    const csv = (table) => api.analyseUrl(now.state.what, csvQuery(now.asked, SPECS, table));
    const sql = (id, options, drawn = {}) => sqlHref(analysisStatement(
        { ...now.asked, ...SPECS[now.state.what].ofSteps && { rows: undefined } }, id, options),
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

    return { draw, unmount: charts.unmount };
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
        (got) => show(p, n, got, key), (error) => clear(p, n, analyseError(error)));
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
            clear(p, n, analyseError(error));
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

const start = (p, n, context) => askSets(p, [p.state.set, p.state.test], { message: n.message,
    parts: [p.controls.node, n.traces, n.nav.node], words: 'There are no sets yet. ',
    none() {
        fill(n.heading, 'Analyse');
        context.setTitle('Analyse');
    },
    draw: () => (p.state.set === '' ? p.change({ set: p.sets[0].id }, { replace: true })
        : render(p, n, context)) });
