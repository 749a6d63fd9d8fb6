// The page Series: a time of many sets in order of recording, and where its level changes. The
// URL is the state.
import * as api from '../api.js';
import { chartLayout, createFigure, faded, hovering, hoverText, tickPlaces } from '../charts/figure.js';
import { createDataTable } from '../components/data-table.js';
import { offerNames } from '../components/sides.js';
import { announce, button, errorBox, fill, h, select, uniqueId } from '../dom.js';
import { escapeMarkup, exactTime, formatCount, formatDate, formatPercentDiff, formatProbability,
    formatTime, formatTimeDiff, NONE, plural, shortenApart, shortTime, shortTimes, timeScale }
    from '../format.js';
import { createQuestion } from '../question.js';
import { addressOf, readSeries, seriesHref, seriesQuery, shortId, startHref } from '../state.js';
import { colour } from '../theme.js';
import { treeHref } from '../tree/model.js';
import { hostWords, PARTS } from '../words.js';

// Words of the page Series.

/** What a series can measure, by the name of the API. */
const MEASURE_WORDS = {
    step_time: 'step time',
    gpu_time: 'GPU time (step time without idle)',
    ...Object.fromEntries(Object.entries(PARTS).map(([key, { name }]) => [key, name])),
};

/** What an answer measures, as the beginning of a sentence. */
const measuredName = (answer) => (answer.without_profiler ? 'Step time without the profiler'
    : answer.measured === 'row' ? answer.parameters.name
    : answer.measured === 'layer' ? `${answer.parameters.layer}, ${answer.parameters.by} time`
    : answer.measured === 'gpu_time' ? 'GPU time'
        : MEASURE_WORDS[answer.measured].replace(/^./, (letter) => letter.toUpperCase()));

const hasMachine = (machine) => Boolean(machine) && machine.low_percent * machine.high_percent > 0;

/** What the machine makes of a change of the step, of a change of level or of the newest set; '':
 *  not known, or nothing. */
const machineWords = (machine) => (!hasMachine(machine) ? ''
    : `${machine.explains ? 'the machine\u2019s, which' : 'the machine'} makes ${
        formatPercentDiff(machine.diff_percent)} of the step (${
        formatPercentDiff(machine.low_percent)} to ${formatPercentDiff(machine.high_percent)})`);

/** The same for a cell of a table. */
const shortMachine = (machine) => (!hasMachine(machine) ? ''
    : `${machine.explains ? 'the machine\u2019s, ' : ''}${formatPercentDiff(machine.diff_percent)}`);

// The charts of the page Series: the median of each set with its interval and the changes of
// level; the parts of a mean step, stacked.

const LETTER = 7.2; // px of a label
const LETTERS = 16; // of a tick
const LABEL = 56; // px of the label of a change
const MARGIN = { l: 64, r: 16, t: 22, b: 44 };

const recorded = (set) => (set.recorded === null
    ? `stored ${formatDate(set.created)} (recording time not stated)` : formatDate(set.recorded));

/** The axis of both charts: the sets, evenly spaced, with as many labels as fit. */
function setAxis(sets, width) {
    const most = Math.max(2, Math.floor((width - MARGIN.l - MARGIN.r) / (LETTERS * LETTER + 14)));
    const places = tickPlaces(sets.length, most);
    return { tickmode: 'array', tickvals: places, tickangle: 0, zeroline: false, showgrid: false,
        range: [-0.6, sets.length - 0.4],
        ticktext: shortenApart(places.map((i) => sets[i].label), LETTERS).map(escapeMarkup) };
}

const timeAxis = (unit, extra) => ({ tickformat: ',', ticksuffix: `\u00a0${unit}`, fixedrange: true,
    zeroline: false, ...extra });
const layout = (extra) => chartLayout({ margin: MARGIN, dragmode: 'zoom', ...extra });
/** A line through the chart where each change is. */
const changeLines = (changes) => changes.map((c) => ({ type: 'line', xref: 'x', yref: 'paper',
    x0: c.at - 0.5, x1: c.at - 0.5, y0: 0, y1: 1, layer: 'below',
    line: { width: 1.4, color: colour(changeColour(c)) } }));

const changeColour = (change) => (change.direction === 'slower' ? '--more-fill' : '--less-fill');

/** The medians of its steps as the host has them. */
const hostOf = ({ host_median: host, lag_median: lag }) => hostWords({ host, lag });

function setText(set) {
    const range = set.interval && `95 % interval: ${set.interval.map(formatTime).join(' to ')}`;
    return hoverText([set.label, recorded(set), `median ${formatTime(set.median)}`, range, hostOf(set),
        plural(set.observations, set.without_profiler === null ? 'step' : 'block'),
        set.diff_percent !== null && `${formatPercentDiff(set.diff_percent)} against the baseline`,
        ...set.tags.slice(0, 6), 'click: compare with the set before']);
}

const changeText = (answer, change) => hoverText([
    `${change.direction}: ${formatTime(change.left_median)} → ${formatTime(change.right_median)} (${
        formatPercentDiff(change.diff_percent)})`,
    machineWords(change.machine) && `change of level: ${machineWords(change.machine)}`,
    change.commits?.text, `from ${answer.sets[change.at].label}`, 'click: compare before and after']);

/** The outline of the ranges [low, high], for each run of sets that have one: {x, y}. */
function bandOf(ranges) {
    const x = [];
    const y = [];
    const edge = (i, end) => ranges[i][end];
    for (let i = 0, end; i < ranges.length; i = end + 1) {
        end = i;
        while (end < ranges.length && ranges[end] !== null) {
            end += 1;
        }
        const places = Array.from({ length: end - i }, (_, k) => i + k);
        const wide = places.length === 1 ? [i - 0.2, i + 0.2] : places;
        const there = (k) => places[Math.min(k, places.length - 1)];
        if (places.length > 0) {
            x.push(...wide, ...[...wide].reverse(), null);
            y.push(...wide.map((_, k) => edge(there(k), 1)),
                ...wide.map((_, k) => edge(there(k), 0)).reverse(), null);
        }
    }
    return { x, y };
}

function medianTraces(answer, per) {
    const { sets, levels, change_points: changes } = answer;
    const x = sets.map((_, i) => i);
    const at = (value) => (value === null ? null : value / per);
    const main = colour('--control-fill');
    const ranges = sets.map((set) => (set.median === null ? null
        : (set.interval ?? [set.median, set.median]).map(at)));
    return [
        { type: 'scatter', mode: 'lines', ...bandOf(ranges), hoverinfo: 'skip',
            line: { width: 0 }, fill: 'toself', fillcolor: faded(main, 0.22) },
        { type: 'scatter', mode: 'lines', hoverinfo: 'skip',
            line: { color: colour('--muted'), width: 1.4, dash: 'dash' },
            x: levels.flatMap(({ first, last }) => [first - 0.5, last + 0.5, null]),
            y: levels.flatMap(({ median }) => [at(median), at(median), null]) },
        { type: 'scatter', mode: 'lines+markers', x,
            y: sets.map((set) => at(set.median)), line: { color: main, width: 1.4 },
            marker: { color: main, size: sets.length > 200 ? 3 : 6,
                symbol: sets.map((set) => (set.baseline ? 'square' : 'circle')) },
            ...hovering(sets.map(setText)) },
        { type: 'scatter', mode: 'markers', x: changes.map((c) => c.at - 0.5),
            y: changes.map((c) => at((c.left_median + c.right_median) / 2)),
            marker: { size: 13, line: { width: 1, color: colour('--surface') },
                symbol: changes.map((c) => (c.direction === 'slower' ? 'triangle-up'
                    : 'triangle-down')),
                color: changes.map((c) => colour(changeColour(c))) },
            ...hovering(changes.map((c) => changeText(answer, c))) },
    ];
}

// ---- an axis that does not start at 0 ----

const CUT_FROM = 0.3; // a lowest value that is less of the highest one: the axis starts at 0
const LEAST_SPREAD = 0.04; // of the highest value: less is not spread over the whole height

/** The range of an axis, and whether it is cut. */
function cutRange(values) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (values.length === 0 || low < CUT_FROM * high) {
        return { range: [0, 1.06 * Math.max(high, 0) || 1], cut: false };
    }
    const pad = Math.max(0.1 * (high - low), (LEAST_SPREAD * high - (high - low)) / 2);
    return { range: [Math.max(0, low - pad), high + pad], cut: low - pad > 0 };
}

/** A zigzag in the axis and where it starts, at its lower end: also in pictures. */
const cutMark = (start) => ({ shapes: [{ type: 'path', xref: 'paper', yref: 'paper', xsizemode: 'pixel',
    ysizemode: 'pixel', xanchor: 0, yanchor: 0, path: 'M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34',
    line: { width: 1.6, color: colour('--muted') } }],
annotations: [{ xref: 'paper', yref: 'paper', x: 0, y: 0, xanchor: 'left', yanchor: 'bottom', xshift: 8,
    yshift: 2, showarrow: false, text: `axis starts at ${escapeMarkup(shortTime(start))}`,
    bgcolor: colour('--surface'), font: { size: 11, color: colour('--muted') } }] });

const CHANGES = 3; // index of the trace of the changes

/** The changes whose labels do not overlap, largest first; `step`: px between two sets. */
function withRoom(changes, step) {
    const kept = [];
    const size = (change) => Math.abs(change.diff_percent ?? Infinity);
    for (const change of [...changes].sort((a, b) => size(b) - size(a))) {
        if (kept.every(({ at }) => Math.abs(at - change.at) * step >= LABEL)) {
            kept.push(change);
        }
    }
    return kept;
}

function makeMedians({ answer }, width) {
    const { sets, change_points: changes, baseline } = answer;
    const values = sets.flatMap((set) => [set.median, ...set.interval ?? []])
        .filter((v) => v !== null);
    const [unit, per] = timeScale(Math.max(...values, 0));
    const level = baseline?.median ?? null;
    const words = withRoom(changes, (width - MARGIN.l - MARGIN.r) / sets.length).map((c) => ({ xref: 'x',
        yref: 'paper', x: c.at - 0.5, y: 1, yanchor: 'bottom', showarrow: false,
        text: escapeMarkup(formatPercentDiff(c.diff_percent)),
        font: { size: 11, color: colour(c.direction === 'slower' ? '--more' : '--less') } }));
    const { range, cut } = cutRange(level === null ? values : [...values, level]);
    const mark = cut ? cutMark(range[0]) : { shapes: [], annotations: [] };
    return {
        data: medianTraces(answer, per),
        layout: layout({
            xaxis: setAxis(sets, width),
            yaxis: timeAxis(unit, { range: range.map((us) => us / per) }),
            shapes: [...mark.shapes, ...changeLines(changes), ...level === null ? [] : [{ type: 'line', xref: 'paper', x0: 0,
                x1: 1, y0: level / per, y1: level / per,
                line: { width: 1.4, dash: 'dot', color: colour('--test-fill') } }]],
            annotations: [...words, ...mark.annotations],
        }),
    };
}

const MEDIAN_KEYS = [['--control-fill', 'median, and its 95 % interval'],
    ['--muted', 'level'], ['--test-fill', 'baseline'], ['--more-fill', 'slower from here'], ['--less-fill', 'faster from here']];

/** The legend above a chart. */
const legend = (keys) => h('div', { class: 'chart-legend' }, keys.map(([property, words]) =>
    h('span', { class: 'key', data: { key: words }, css: { '--key-fill': `var(${property})` } }, words)));

/** `onCompare(left, right)`: the indices of two sets. */
const createMedianChart = (onCompare) => createFigure({ id: 'chart-series',
    title: 'Median of each set', file: 'series', height: () => 340, make: makeMedians,
    keys: () => MEDIAN_KEYS, extra: legend(MEDIAN_KEYS), class: 'series-medians',
    onClick({ points }, { answer }) {
        const [point] = points;
        const change = point?.curveNumber === CHANGES && answer.change_points[point.pointNumber];
        const right = change ? change.at : point?.pointNumber;
        if (right > 0) {
            onCompare(change ? answer.sets.findIndex(({ id }) => id === change.left) : right - 1, right);
        }
    } });

const PART_KEYS = Object.values(PARTS).map(({ property, name }) => [property, name]);

function makeParts({ answer }, width) {
    const { sets } = answer;
    const [unit, per] = timeScale(Math.max(...sets.map((set) => set.mean_step_time ?? 0)));
    const texts = sets.map((set) => hoverText([set.label, recorded(set),
        `mean step ${formatTime(set.mean_step_time)}`, hostOf(set), ...Object.keys(PARTS).map((part) =>
            `${PARTS[part].name}: ${set.parts ? formatTime(set.parts[part]) : NONE}`)]));
    return {
        data: Object.keys(PARTS).map((part) => ({ type: 'bar', x: sets.map((_, i) => i),
            y: sets.map((set) => (set.parts ? set.parts[part] / per : null)),
            marker: { color: colour(PARTS[part].property), line: { width: 0 } },
            ...hovering(texts) })),
        layout: layout({ barmode: 'stack', bargap: sets.length > 100 ? 0 : 0.12,
            xaxis: { ...setAxis(sets, width), ticks: 'outside', ticklen: 6,
                tickcolor: 'rgba(0,0,0,0)' },
            yaxis: timeAxis(unit, { rangemode: 'tozero' }) }),
    };
}

const createPartsChart = () => createFigure({ id: 'chart-series-parts',
    title: 'Parts of the mean step', file: 'series-parts', height: () => 260, make: makeParts,
    extra: legend(PART_KEYS), keys: () => PART_KEYS });

// ---- the machine ----

const MACHINE_KEYS = [['--test-fill', 'what the machine makes of the step, and its interval']];

function factorWords(factor, of) {
    return factor !== null && `${of} ${factor.factor.toFixed(3)} times as long (quartiles ${
        factor.low_quartile.toFixed(3)} to ${factor.high_quartile.toFixed(3)})`;
}

function machineText(answer, set) {
    const { machine } = set;
    if (machine === null) {
        return hoverText([set.label, recorded(set), 'not known']);
    }
    const reference = answer.sets.find(({ id }) => id === machine.reference).label;
    return hoverText([set.label, recorded(set),
        `${formatPercentDiff(machine.curve_percent)} of the step, against the first level`,
        `${formatPercentDiff(machine.diff_percent)} (${formatPercentDiff(machine.low_percent)} to ${
            formatPercentDiff(machine.high_percent)}) against ${reference}`,
        factorWords(machine.device_factor, 'kernels take'),
        factorWords(machine.host_factor, 'calls of the host take')]);
}

function makeMachine({ answer }, width) {
    const { sets, change_points: changes } = answer;
    const main = colour('--test-fill');
    const at = ({ machine }, percent) => ((1 + machine.curve_percent / 100)
        * (1 + percent / 100) / (1 + machine.diff_percent / 100) - 1) * 100;
    return {
        data: [{ type: 'scatter', mode: 'lines', hoverinfo: 'skip', line: { width: 0 }, fill: 'toself',
            fillcolor: faded(main, 0.22), ...bandOf(sets.map((set) => set.machine
                && [at(set, set.machine.low_percent), at(set, set.machine.high_percent)])) },
        { type: 'scatter', mode: 'lines+markers', x: sets.map((_, i) => i),
            y: sets.map((set) => set.machine?.curve_percent ?? null), line: { color: main, width: 1.4 },
            marker: { color: main, size: sets.length > 200 ? 3 : 6 },
            ...hovering(sets.map((set) => machineText(answer, set))) }],
        layout: layout({ xaxis: setAxis(sets, width),
            yaxis: { ticksuffix: '\u00a0%', fixedrange: true, zeroline: true,
                zerolinecolor: colour('--muted') },
            shapes: changeLines(changes) }),
    };
}

const createMachineChart = () => createFigure({ id: 'chart-series-machine',
    title: 'What the machine makes of the step', file: 'series-machine', height: () => 220,
    make: makeMachine, extra: legend(MACHINE_KEYS), keys: () => MACHINE_KEYS });

// The form of the page Series: which sets, against which baseline, which time.

const ROW = 'row';
const LAYER = 'layer';
const ALLOWED = 'Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, '
    + 'separated by commas';

/** The fields that need no more than their own value. */
function createFields(onChange) {
    const list = uniqueId('ops');
    const options = h('datalist', { id: list });

    /** `also`: other changes to make with it. */
    const text = (field, label, props, also = {}) => {
        const input = h('input', { type: 'text', autocomplete: 'off', spellcheck: 'false',
            data: { field }, ...props,
            on: { change: () => onChange({ ...also, [field]: input.value.trim() }) } });
        return { input, node: h('label', { class: 'analysis-field' }, h('span', {}, label), input) };
    };
    const sets = text('sets', 'Sets', { class: 'wide', title: ALLOWED, placeholder: 'nightly-*' });
    const baseline = text('baseline', 'Baseline', { title: ALLOWED, placeholder: 'none' });
    const name = text('name', 'Row', { class: 'wide', list, placeholder: 'aten::mm' }, { layer: '' });
    const category = text('category', 'Category', { placeholder: 'any' });
    const hint = uniqueId('layer-hint');
    const layer = text('layer', 'Layer', { class: 'wide', placeholder: 'Block #3 / Attention',
        'aria-describedby': hint }, { name: '', category: '', time: 'total' });
    const layerHint = h('p', { class: 'muted series-hint', id: hint }, 'Modules or annotations as '
        + 'the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames '
        + 'in between can be left out. Block is every Block; Block #3 is one.');
    const choice = (field, choices) => select(choices, (value) => onChange({ [field]: value }),
        { data: { field } });
    const by = choice('by', [['device', 'device time'], ['host', 'host time']]);
    const time = choice('time', [['total', 'total'], ['self', 'self']]);
    return { options, sets, baseline, name, category, layer, layerHint, by, time };
}

/** `onChange(changes)`. Returns {node, draw(state, last: id of a set of the series), focus()}. */
function createSeriesControls({ onChange }) {
    const { options, sets, baseline, name, category, layer, layerHint, by, time } = createFields(onChange);
    let state = null;
    let last = null; // the set whose rows are offered
    let of = ''; // the chosen kind, row or layer, perhaps without a name yet
    const named = { [ROW]: name, [LAYER]: layer };
    const measure = select([...Object.entries(MEASURE_WORDS), [ROW, 'a row'], [LAYER, 'a layer']], (value) => {
        of = value in named ? value : '';
        sync();
        if (of !== '') {
            named[of].input.focus();
        } else {
            onChange({ measure: value, name: '', category: '', time: 'total', layer: '' });
        }
    }, { data: { field: 'measure' } });
    const measureField = h('label', { class: 'analysis-field' }, h('span', {}, 'Time'), measure);
    const byField = h('label', { class: 'analysis-field' }, h('span', {}, 'Of the layer'), by);
    const timeField = h('label', { class: 'analysis-field' }, h('span', {}, 'Of the row'), time);
    const node = h('form', { class: 'card analysis-controls series-controls',
        'aria-label': 'What the series shows',
        on: { submit: (event) => {
            event.preventDefault();
            if (document.activeElement?.matches('input')) {
                document.activeElement.dispatchEvent(new Event('change'));
            }
        } } }, sets.node, baseline.node, measureField, name.node, category.node, timeField,
    layer.node, byField, options, button('Show', () => onChange({ sets: sets.input.value.trim() }),
        { class: 'primary' }), layerHint);

    offerNames(name.input, options, () => last);

    function sync() {
        measure.value = of || state.measure;
        for (const field of [name.node, category.node, timeField]) {
            field.hidden = of !== ROW;
        }
        for (const field of [layer.node, byField, layerHint]) {
            field.hidden = of !== LAYER;
        }
    }

    return {
        node,
        draw(next, set) {
            state = next;
            last = set;
            of = state.layer !== '' ? LAYER : state.name !== '' ? ROW
                : document.activeElement === named[of]?.input ? of : '';
            for (const { input } of [sets, baseline, name, category, layer]) {
                if (input !== document.activeElement || input.value === '') {
                    input.value = state[input.dataset.field];
                }
            }
            time.value = state.time;
            by.value = state.by;
            sync();
        },
        focus() {
            sets.input.focus();
            sets.input.select();
            return true;
        },
    };
}

// What a series says: whether and where its level changes, and what to know about its sets.

const NAMED = 5; // sets named in a notice

/** "nightly-1, nightly-2 and 3 more" */
const named = (sets, words = ({ label }) => label) => sets.slice(0, NAMED).map(words).join(', ')
    + (sets.length > NAMED ? ` and ${formatCount(sets.length - NAMED)} more` : '');

const labelOf = ({ sets }, id) => sets.find((set) => set.id === id).label;

/** "slower by 20 %: 100 → 120 ms", coloured. */
function shift({ direction, diff_percent: percent, left_median: before, right_median: after }) {
    const by = percent === null ? '' : ` by ${formatPercentDiff(Math.abs(percent)).replace('+', '')}`;
    return h('span', { class: direction === 'slower' ? 'more' : 'less' },
        `${direction}${by}: ${shortTimes(before, after).join(' → ')}`);
}

/** Whose the changes of level are, if they are the machine's. */
function explained(changes) {
    const count = changes.filter((one) => one.machine?.explains).length;
    return count === 0 ? '' : changes.length === 1 ? ': the machine\u2019s'
        : `, ${formatCount(count)} of them the machine\u2019s`;
}

/** The heading, a sentence. */
function verdictWords({ sets, change_points: changes, levels, neighbours: few, measured,
    too_few_values: tooFew }) {
    if (levels.length === 0) {
        return `None of these sets has ${measured === 'layer' ? 'this layer' : 'this time'}.`;
    }
    if (few !== null && few.pairs === 0) {
        return 'One set is not a series: there is no other set to compare it with.';
    }
    if (few !== null && few.unjudged === few.pairs) {
        return `Cannot judge whether the level changes in ${plural(sets.length, 'set')}.`;
    }
    if (few !== null && changes.length > 0) {
        return `${formatCount(changes.length)} of ${plural(few.pairs, 'pair')} of neighbours ${
            changes.length === 1 ? 'differs' : 'differ'}.`;
    }
    if (tooFew) {
        return sets.some(({ observations }) => observations > 1)
            ? `${plural(sets.reduce((sum, { observations }) => sum + observations, 0), 'value')} in ${
                plural(sets.length, 'set')}: too few to tell a level.`
            : 'One value a set: too few to tell a level.';
    }
    return `${changes.length === 0 ? 'No change of level was found'
        : plural(changes.length, 'change of level', 'changes of level')} in ${
        plural(sets.length, 'set')}${explained(changes)}.`;
}

/** "nightly-5 (3 Jan 2026, 03:10)" */
const from = ({ label, recorded }) => [h('b', {}, label), recorded && ` (${formatDate(recorded)})`];
const commitWords = ({ commits }) => commits && `The change is ${commits.text}. `;

/** The latest change is that since the last good set. */
const isSince = ({ since_good: since, change_points: changes }) =>
    since !== null && since.good === changes.at(-1)?.left;

/** What changed, when and at which commit: of several changes the latest. */
function latest(answer, lead) {
    const { sets, change_points: changes } = answer;
    const one = changes.at(-1);
    if (!one || isSince(answer)) {
        return false;
    }
    const machine = machineWords(one.machine);
    return h('p', { class: 'card series-change' }, changes.length > 1 && 'The latest: ',
        'from ', from(sets[one.at]), ' on, ', shift(one), '. ', commitWords(one),
        machine && `Of it, ${machine}. `, h('a', { href: lead(one.left, one.right) }, 'What changed'));
}

/** What cannot be known with few sets. */
const fewWords = ({ pairs, unjudged }) => 'There are fewer than six sets: each was compared with '
    + 'the one before it, which cannot tell a change from the usual difference between two recordings.'
    + (unjudged === 0 ? '' : ` ${formatCount(unjudged)} of ${
        plural(pairs, 'such pair')} cannot be judged: a set has too few steps.`);

function sinceGood(answer, lead) {
    const { since_good: since } = answer;
    const one = isSince(answer) ? answer.change_points.at(-1) : null;
    return since !== null && h('p', { class: 'card series-good' },
        h('b', {}, 'Since the last good set, '), labelOf(answer, since.good), ', it is ', shift(since),
        one && [', from ', from(answer.sets[one.at]), ' on'], '. ', one && commitWords(one),
        h('a', { href: lead(since.good, since.now) },
            `What changed between it and ${labelOf(answer, since.now)}`));
}

function newest(answer, lead) {
    const { newest: found } = answer;
    return found !== null && h('p', { class: 'card series-newest' }, h('b', {}, 'The newest set, '),
        labelOf(answer, found.right), ', stands out: it is ', shift({ ...found,
            left_median: found.left_mean, right_median: found.right_mean }),
        ` (p = ${formatProbability(found.p_value)}, against the ${
            formatCount(found.others)} sets of its level before it). One set alone is not a change of level. `,
        machineWords(found.machine) && `Of it, ${machineWords(found.machine)}. `,
        found.commits && `It is ${found.commits.text}. `,
        h('a', { href: lead(found.left, found.right) },
            `What changed between ${labelOf(answer, found.left)} and it`));
}

/** Where the conditions of recording change: they may be the reason for a change of level. */
function differenceWords(answer) {
    const words = { devices: 'the devices differ', ranks: 'the ranks differ',
        world_size: 'the world size differs' };
    const list = answer.differences.map(({ at, kind, before, after }) =>
        `From ${answer.sets[at].label} on, ${words[kind]}: ${before} before, ${after} now.`);
    return answer.more_differences === 0 ? list
        : [...list, `${plural(answer.more_differences, 'more such difference')}.`];
}

/** What to know about the times of the sets. */
function timeNotices({ sets, levels }) {
    const list = [];
    const missing = sets.filter((set) => set.missing !== null);
    if (missing.length > 0 && levels.length > 0) {
        list.push(`${plural(missing.length, 'set')} ${missing.length === 1
            ? 'has no such time, and counts with the level around it'
            : 'have no such time, and count with the level around them'}: ${
            named(missing, (set) => `${set.label} (${set.missing})`)}.`);
    }
    if (sets.every((set) => !set.has_steps)) {
        list.push('No set has steps: each whole recording counts as one step.');
    }
    const damaged = sets.filter((set) => set.affected > 0);
    if (damaged.length > 0) {
        list.push(`${plural(damaged.length, 'set')} ${damaged.length === 1 ? 'has damaged files, so its'
            : 'have damaged files, so their'} times may be wrong: ${named(damaged)}.`);
    }
    return list;
}

function notices(answer) {
    const one = answer.unknown_recorded === 1;
    const list = [answer.without_profiler_note, ...differenceWords(answer),
        answer.unknown_recorded > 0 && `${plural(answer.unknown_recorded, 'set')} ${
            one ? 'does' : 'do'} not say when ${one ? 'it was' : 'they were'} recorded: the time ${
            one ? 'it was' : 'they were'} stored is used.`,
        answer.neighbours?.pairs > 0 && fewWords(answer.neighbours),
        ...answer.left_out.map(({ label, detail }) => `${label} is left out: ${detail}`),
        ...timeNotices(answer),
        answer.machine_pending > 0 && `The machine of ${plural(answer.machine_pending, 'set')} is not `
            + 'known yet: the time was up. Load the page again; what was compared is kept.']
        .filter(Boolean);
    return list.length > 0 && h('ul', { class: 'notice' }, list.map((words) => h('li', {}, words)));
}

/** `lead(control, test)`: the page that compares two sets, given by id. */
const summaryNodes = (answer, lead) => [h('h2', {}, verdictWords(answer)),
    latest(answer, lead), sinceGood(answer, lead), newest(answer, lead), notices(answer)];

// The tables of the page Series: the changes of level, and the sets.

const time = (key, title, what, show = formatTime) => ({ key, title, what, number: true,
    show, exact: exactTime });
const tone = (value) => (value === null ? null : value > 0 ? 'more' : value < 0 ? 'less' : null);

const COMMIT = 12; // letters
const shortCommit = ({ commit, dirty }) => `${commit.slice(0, COMMIT)}${dirty ? ' (changed)' : ''}`;

const changeColumns = (changes) => [
    { key: 'label', title: 'From set', show: (label) => label },
    { key: 'recorded', title: 'Recorded', show: (iso) => (iso === null ? 'not stated' : formatDate(iso)) },
    time('left_median', 'Before', 'Median of the level before'),
    time('right_median', 'After', 'Median of the level after'),
    { ...time('diff_duration', 'Change', 'After less before', formatTimeDiff), tone },
    { key: 'diff_percent', title: '%', number: true, show: formatPercentDiff, tone },
    { key: 'q_value', title: 'q', number: true, show: formatProbability,
        what: 'Of the rank test of the steps of both levels' },
    { key: 'machine', title: 'Machine', what: 'What another clock of the device, or another speed of the '
        + 'host, makes of the step time; the machine\u2019s: that is all of the change, as far as the '
        + 'interval tells', show: shortMachine },
    ...changes.some(({ commits }) => commits !== null) ? [{ key: 'commits', title: 'Commits',
        what: 'Of the nearest sets before and after it whose recorders noted one',
        show: (commits) => (commits === null ? '' : h('span', { title: commits.text },
            `${shortCommit(commits.left)} → ${shortCommit(commits.right)}`)) }] : [],
    { key: 'href', title: 'Compare', what: 'Before and after: the last set before the change with the '
        + 'first one after it. Several of each: up to five sets of each level, those nearest to the change, '
        + 'as several recordings of each side; not offered where a level has only one set',
    show: (href, row) => [h('a', { href }, 'before and after'),
        row.several && ' · ', row.several && h('a', { href: row.several }, 'several of each')] },
];

const setColumns = (answer) => [
    { key: 'label', title: 'Set', show: (label, row) => h('a', { href: row.href }, label) },
    { key: 'recorded', title: 'Recorded', show: (iso, row) => (iso === null
        ? `stored ${formatDate(row.created)}` : formatDate(iso)) },
    { ...time('median', 'Median', answer.without_profiler ? 'Of blocks of its steps without the profiler'
        : 'Of the means over the ranks of each step; or why there is none'),
        show: (median, row) => row.missing ?? formatTime(median) },
    { key: 'interval', title: '95 % interval', number: true, what: 'Of the median, by order '
        + 'statistics; none with fewer than six steps',
    show: (range) => (range === null ? NONE : range.map(formatTime).join(' to ')) },
    ...answer.baseline ? [{ key: 'diff_percent', title: 'Against baseline', number: true,
        show: formatPercentDiff, tone: (value) => (Math.abs(value) < 2 ? null : tone(value)) }] : [],
    { key: 'observations', title: answer.without_profiler ? 'Blocks' : 'Steps', number: true,
        show: formatCount },
    time('mean_step_time', answer.without_profiler ? 'Mean recorded step' : 'Mean step',
        'What the parts add up to'),
    ...answer.sets.some(({ commit }) => commit !== null) ? [{ key: 'commit', title: 'Commit',
        what: 'What its recorder noted', show: (commit) => (commit === null ? ''
            : shortCommit(commit)) }] : [],
    { key: 'tags', title: 'Tags', show: (tags) => tags.join(', ') },
    { key: 'before', title: 'Compare', show: (href) => (href === null ? '' : h('a', { href },
        'with the one before')) },
];

/** `lead(control, test)`: the page that compares two sets, given by id. */
function changesTable({ sets, change_points: changes }, lead) {
    const table = createDataTable({ caption: 'Changes of level', limit: 64,
        columns: changeColumns(changes) });
    table.show(changes.map((one) => ({ ...one, label: sets[one.at].label,
        recorded: sets[one.at].recorded, href: lead(one.left, one.right),
        several: one.recordings_link })));
    return table.node;
}

function setsTable(answer, state, lead) {
    const { sets } = answer;
    const table = createDataTable({ caption: 'Sets', limit: 30, columns: setColumns(answer),
        csv: api.seriesUrl(`${seriesQuery(state)}&machine=true&format=csv`) });
    table.show(sets.map((set, i) => ({ ...set,
        href: addressOf(`/analyse?set=${set.id.slice(0, 12)}`),
        before: i === 0 ? null : lead(sets[i - 1].id, set.id) })).reverse());
    return table.node;
}

export const seriesPage = { path: '/series', name: 'Series', read: readSeries,
    mount: createSeries };

const INTRO = 'A time of many sets, by default the step time, in the order of recording: nightly runs, '
    + 'the commits of a branch. A change of level leads to the comparison of the sets before and after it.';

/** The page that compares two sets, given by id. */
const leadOf = ({ answer, state }) => (left, right) => (answer.measured !== 'layer'
    ? startHref(left, right) : treeHref({ control: shortId(left), test: shortId(right), by: state.by,
        q: state.layer.split(' / ').at(-1).replace(/ #\d+$/, '') }));

function draw(page) {
    const { answer, answered, medians, machine, parts } = page;
    const { sets } = answer;
    const lead = leadOf(page);
    const common = { file: 'tracediff', revision: answered, answer,
        caption: [`${sets[0]?.label ?? ''} to ${sets.at(-1)?.label ?? ''}`] };
    fill(page.summary, summaryNodes(answer, lead),
        answer.change_points.length > 0 && changesTable(answer, lead));
    medians.node.toggleAttribute('data-baseline', answer.baseline !== null);
    medians.draw({ ...common, heading: measuredName(answer),
        empty: answer.levels.length === 0 ? 'There is nothing to draw.' : null });
    machine.node.hidden = sets.every((set) => set.machine === null);
    if (!machine.node.hidden) {
        machine.draw({ ...common, heading: 'clock of the device, speed of the host' });
    }
    parts.draw({ ...common, heading: 'means over steps and ranks',
        empty: sets.every((set) => set.parts === null)
            ? 'No set has device work: a step has no parts.' : null });
    fill(page.table, setsTable(answer, page.state, lead));
    page.results.dataset.shown = answered;
}

// ---- nothing chosen, or no answer ----

/** Offers series: labels that begin alike, and tags. */
async function offer(state) {
    const [list, tags] = await Promise.all([api.querySets('group=always&limit=100'),
        api.listTags()]);
    const groups = list.entries.flatMap(({ group }) => (group ? [group] : []));
    const items = [...groups.map(({ prefix, sets }) => [`${prefix}*`, sets]),
        ...tags.filter(({ sets }) => sets > 2).map(({ tag, sets }) => [`tag:${tag}`, sets])]
        .filter(([sets]) => !sets.includes(','));
    return h('div', { class: 'notice' }, list.total === 0 ? h('p', {},
        'No sets are stored yet. ', h('a', { href: addressOf('/') }, 'Add some'), '.')
        : h('p', {}, 'Name the sets of a series: a pattern of their labels, or a tag. Tags are '
            + 'given on the Traces page, or with ', h('code', {}, 'tracediff ingest --tag'), '.'),
    items.length > 0 && h('ul', { class: 'series-offers' }, items.slice(0, 20).map(([sets, n]) =>
        h('li', {}, h('a', { href: seriesHref({ ...state, sets }) }, sets),
            ` (${plural(n, 'set')})`))));
}

function refuse(page, error) {
    page.answer = null;
    page.question.say(errorBox(error, 'This series is not possible'));
}

/** The same answer with the machine, which may take longer the first time. */
async function askMachine(page, key) {
    try {
        const got = await api.getSeries(`${key}&machine=true`);
        if (page.answered === key && page.answer !== null) {
            page.answer = got;
            draw(page);
        }
    } catch {
        // The series stands without it.
    }
}

function take(page, key, got) {
    const { state, question, controls } = page;
    page.answer = got;
    page.answered = key;
    controls.draw(state, got.sets.at(-1)?.id ?? null);
    if (got.sets.length === 0) {
        const unread = got.left_out.length;
        refuse(page, { code: 'no_sets', message: `${state.tag.length > 0
            ? `tag: no set has ${state.tag.join(', ')}` : 'No set was found'}.${
            unread > 0 ? ` ${plural(unread, 'set')} cannot be read.` : ''}` });
        question.clearable({ message: 'tag: ' });
        return;
    }
    question.say(null);
    draw(page);
    announce(verdictWords(got));
    askMachine(page, key);
}

function load(page) {
    const { state, question, context, controls } = page;
    const key = seriesQuery(state).toString();
    controls.draw(state, page.answer?.sets.at(-1)?.id ?? null);
    context.setTitle([state.sets, 'Series'].filter(Boolean).join(' · '));
    if (state.sets === '' && state.tag.length === 0) {
        page.answered = '';
        question.ask(() => offer(state), (node) => question.say(node), (error) => refuse(page, error));
    } else if (page.answered === key && page.answer) {
        question.drop();
        draw(page);
        context.settled();
    } else {
        question.ask((signal) => api.getSeries(key, { signal }), (got) => take(page, key, got),
            (error) => refuse(page, error));
    }
}

function createSeries(main, context) {
    const page = { context, state: readSeries(location.search), answer: null, answered: '',
        summary: h('div', { class: 'series-summary' }), table: h('div', { class: 'analysis-tables' }),
        machine: createMachineChart(), parts: createPartsChart() };
    page.controls = createSeriesControls({ onChange: (changes, options) =>
        context.go(seriesHref({ ...page.state, ...changes }), options) });
    page.medians = createMedianChart((left, right) => context.go(leadOf(page)(
        page.answer.sets[left].id, page.answer.sets[right].id)));
    const charts = [page.medians, page.machine, page.parts];
    const message = h('div');
    page.results = h('div', { class: 'analysis-results' }, page.summary, page.medians.node, page.table,
        page.machine.node, page.parts.node);
    fill(main, h('div', { class: 'page analyse-page series-page' }, h('h1', {}, 'Series'),
        h('p', { class: 'muted analysis-intro' }, INTRO), page.controls.node, message, page.results));
    page.question = createQuestion({ context, results: page.results, message });
    load(page);
    return {
        keys: { search: () => page.controls.focus() },
        update(search) {
            page.state = readSeries(search);
            load(page);
        },
        unmount() {
            page.question.unmount();
            page.answer = null;
            charts.forEach((chart) => chart.unmount());
        },
    };
}
