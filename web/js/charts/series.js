// The charts of the page Series: the median of each set with its interval and the changes of
// level; the parts of a mean step, stacked.
import { escapeMarkup, formatDate, formatPercentDiff, formatTime, NONE, plural, shortenApart, shortTime,
    timeScale }
    from '../format.js';
import { h } from '../dom.js';
import { colour } from '../theme.js';
import { machineWords } from '../series/words.js';
import { hostWords, PARTS } from '../words.js';
import { createFigure, tickPlaces } from './figure.js';
import { chartTemplate } from './plotly.js';

const LETTER = 7.2; // px of a label
const LETTERS = 16; // of a tick
const LABEL = 56; // px of the label of a change
const MARGIN = { l: 64, r: 16, t: 22, b: 44 };

const lines = (list) => list.filter(Boolean).map(escapeMarkup).join('<br>');
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

function timeAxis(per, unit, extra) {
    return { tickformat: ',', ticksuffix: `\u00a0${unit}`, fixedrange: true, zeroline: false,
        ...extra };
}

function layout(extra) {
    return { template: chartTemplate(), margin: MARGIN, hovermode: 'closest', dragmode: 'zoom',
        ...extra };
}

/** A colour of the style sheet with `alpha` as its opacity. */
function faded(text, alpha) {
    const parts = /^rgb\((.+)\)$/.exec(text);
    return parts ? `rgba(${parts[1]}, ${alpha})` : text;
}

const changeColour = (change) => (change.direction === 'slower' ? '--more-fill'
    : '--less-fill');

/** The medians of its steps as the host has them. */
const hostOf = ({ host_median: host, lag_median: lag }) => hostWords({ host, lag });

function setText(set) {
    const range = set.interval && `95 % interval: ${set.interval.map(formatTime).join(' to ')}`;
    return lines([set.label, recorded(set), `median ${formatTime(set.median)}`, range, hostOf(set),
        plural(set.observations, set.without_profiler === null ? 'step' : 'block'),
        set.diff_percent !== null && `${formatPercentDiff(set.diff_percent)} against the baseline`,
        ...set.tags.slice(0, 6), 'click: compare with the set before']);
}

const changeText = (answer, change) => lines([
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
            customdata: sets.map(setText), hovertemplate: '%{customdata}<extra></extra>' },
        { type: 'scatter', mode: 'markers', x: changes.map((c) => c.at - 0.5),
            y: changes.map((c) => at((c.left_median + c.right_median) / 2)),
            marker: { size: 13, line: { width: 1, color: colour('--surface') },
                symbol: changes.map((c) => (c.direction === 'slower' ? 'triangle-up'
                    : 'triangle-down')),
                color: changes.map((c) => colour(changeColour(c))) },
            customdata: changes.map((c) => changeText(answer, c)),
            hovertemplate: '%{customdata}<extra></extra>' },
    ];
}

// ---- an axis that does not start at 0 ----

const CUT_FROM = 0.3; // a lowest value that is less of the highest one: the axis starts at 0
const LEAST_SPREAD = 0.04; // of the highest value: less is not spread over the whole height

/** The range of an axis, and whether it is cut. */
export function cutRange(values) {
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
    const vertical = changes.map((c) => ({ type: 'line', xref: 'x', yref: 'paper', x0: c.at - 0.5,
        x1: c.at - 0.5, y0: 0, y1: 1, layer: 'below',
        line: { width: 1.4, color: colour(changeColour(c)) } }));
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
            yaxis: timeAxis(per, unit, { range: range.map((us) => us / per) }),
            shapes: [...mark.shapes, ...vertical, ...level === null ? [] : [{ type: 'line', xref: 'paper', x0: 0,
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
export const createMedianChart = (onCompare) => createFigure({ id: 'chart-series',
    title: 'Median of each set', file: 'series', height: () => 340, make: makeMedians,
    keys: () => MEDIAN_KEYS,
    extra: legend(MEDIAN_KEYS), class: 'series-medians',
    onClick({ points }, { answer }) {
        const [point] = points;
        const change = point?.curveNumber === CHANGES && answer.change_points[point.pointNumber];
        const right = change ? change.at : point?.pointNumber;
        if (right > 0) {
            onCompare(change ? answer.sets.findIndex(({ id }) => id === change.left) : right - 1, right);
        }
    } });

const STACKED = ['compute', 'exposed_communication', 'exposed_memory', 'idle'];
const STACK_COLOURS = { compute: '--part-compute', exposed_communication: '--part-communication',
    exposed_memory: '--part-memory', idle: '--part-idle' };

const PART_KEYS = STACKED.map((part) => [STACK_COLOURS[part], PARTS[part].name]);

function makeParts({ answer }, width) {
    const { sets } = answer;
    const [unit, per] = timeScale(Math.max(...sets.map((set) => set.mean_step_time ?? 0)));
    const texts = sets.map((set) => lines([set.label, recorded(set),
        `mean step ${formatTime(set.mean_step_time)}`, hostOf(set), ...STACKED.map((part) =>
            `${PARTS[part].name}: ${set.parts ? formatTime(set.parts[part]) : NONE}`)]));
    return {
        data: STACKED.map((part) => ({ type: 'bar', x: sets.map((_, i) => i),
            y: sets.map((set) => (set.parts ? set.parts[part] / per : null)),
            marker: { color: colour(STACK_COLOURS[part]), line: { width: 0 } },
            customdata: texts, hovertemplate: '%{customdata}<extra></extra>' })),
        layout: layout({ barmode: 'stack', bargap: sets.length > 100 ? 0 : 0.12,
            xaxis: { ...setAxis(sets, width), ticks: 'outside', ticklen: 6,
                tickcolor: 'rgba(0,0,0,0)' },
            yaxis: timeAxis(per, unit, { rangemode: 'tozero' }) }),
    };
}

export const createPartsChart = () => createFigure({ id: 'chart-series-parts',
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
        return lines([set.label, recorded(set), 'not known']);
    }
    const reference = answer.sets.find(({ id }) => id === machine.reference).label;
    return lines([set.label, recorded(set),
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
            customdata: sets.map((set) => machineText(answer, set)),
            hovertemplate: '%{customdata}<extra></extra>' }],
        layout: layout({ xaxis: setAxis(sets, width),
            yaxis: { ticksuffix: '\u00a0%', fixedrange: true, zeroline: true,
                zerolinecolor: colour('--muted') },
            shapes: changes.map((c) => ({ type: 'line', xref: 'x', yref: 'paper', x0: c.at - 0.5,
                x1: c.at - 0.5, y0: 0, y1: 1, layer: 'below',
                line: { width: 1.4, color: colour(changeColour(c)) } })) }),
    };
}

export const createMachineChart = () => createFigure({ id: 'chart-series-machine',
    title: 'What the machine makes of the step', file: 'series-machine', height: () => 220,
    make: makeMachine, extra: legend(MACHINE_KEYS), keys: () => MACHINE_KEYS });
