// The answer for several recordings per side.
import { fill, fromTo, h, svg } from '../dom.js';
import { exactTime, formatCount, formatPercent, formatPercentDiff, formatProbability, formatTime,
    formatTimeDiff, NONE, plural, shortTime, shortTimes } from '../format.js';
import { createDataTable } from './data-table.js';
import { tellNearest } from './steps.js';
import { MARKS, WORDS } from './verdict.js';

// A comparison between recordings, for the page Several recordings and its report.

const SIDES = [['control', 'Control'], ['test', 'Test']];

const tone = (value) => ({ slower: 'more', faster: 'less' })[value] ?? null;
const time = (key, title, what) => ({ key, title, what, number: true, show: formatTime,
    exact: exactTime });
const range = (low, high) => (low === null ? NONE
    : `${formatPercentDiff(low)} to ${formatPercentDiff(high)}`);

/** `href(set)`: the page of a recording, or null. */
const recordingColumns = (href, unprofiled) => [
    { key: 'side', title: 'Side', show: (side) => side },
    { key: 'label', title: 'Recording', show: (label, row) => h(href ? 'a' : 'bdi',
        { href: href?.(row.set) }, label) },
    time('step', unprofiled ? 'Recorded step' : 'Step', 'Mean of its ranks and steps'),
    ...unprofiled ? [time('without_profiler', 'Without profiler', 'Mean step without the profiler, '
        + 'measured beside the recording')] : [],
    time('compute', 'Compute'), time('exposed_communication', 'Exposed communication'),
    time('exposed_memory', 'Exposed memory'), time('idle', 'Idle'),
    { key: 'ranks', title: 'Ranks', number: true, show: formatCount },
    { key: 'samples', title: 'Samples', number: true, show: formatCount,
        what: 'A sample is one step of one rank' },
];

const FOUND = { slower: 'slower', faster: 'faster', no_difference_found: 'no difference found',
    cannot_judge: 'cannot judge' };
function certainty(row) {
    if (row.q_value !== null) {
        return FOUND[row.significance];
    }
    return row.control_recordings === 0 ? 'new' : row.test_recordings === 0 ? 'gone'
        : `too few: only ${row.control_recordings} of A and ${row.test_recordings} of B have it`;
}

const ROW_COLUMNS = [
    { key: 'name', title: 'Name', mono: true, show: (name) => name },
    { key: 'category', title: 'Category', show: (category) => category },
    time('control', 'Control', 'Mean per step of the recordings; host rows without the calls '
        + 'inside them'),
    time('test', 'Test', 'Mean per step of the recordings'),
    { ...time('diff', 'Change'), show: formatTimeDiff },
    { key: 'change_percent', title: '%', number: true, show: formatPercentDiff,
        what: 'Of the geometric means of the recordings' },
    { key: 'low_percent', title: '95 % interval', number: true,
        show: (low, row) => range(low, row.high_percent) },
    { key: 'q_value', title: 'q', number: true, show: formatProbability,
        what: 'Of the test between recordings, over all rows' },
    { key: 'certain', title: 'Certain', show: (words) => words, tone },
];

/** Host rows show the time that was tested: with or without the calls inside them. */
const shown = (measure) => (row) => {
    const self = row.control_self_per_step !== null && measure !== 'total';
    const of = (side) => row[`${side}_${self ? 'self_' : ''}per_step`];
    const there = (side) => (row[`${side}_recordings`] === 0 ? null : of(side));
    return { ...row, control: there('control'), test: there('test'), diff: of('diff'),
        certain: certainty(row) };
};

const SPREAD_SHOWN = 0.05; // in percent; less is shown as 0

const isCertain = ({ verdict }) => verdict === 'slower' || verdict === 'faster';

function headline(verdict) {
    const { verdict: word, control, test, change_percent: change, low_percent: low, high_percent: high } = verdict;
    const times = control === null || test === null ? null : shortTimes(control, test);
    return h('h2', { class: 'headline' },
        h('strong', { class: `verdict-word verdict-${word.replace('_', '-')}` },
            h('span', { 'aria-hidden': 'true' }, `${MARKS[word]} `), WORDS[word],
            isCertain(verdict) && ` by ${formatPercent(Math.abs(change))}`),
        times && h('span', { class: 'headline-times', title: `Mean step: ${exactTime(control)} → ${
            exactTime(test)}; the percentages are of the geometric means` }, fromTo(...times)),
        low !== null && h('span', { class: 'verdict-range' },
            `between ${formatPercentDiff(low)} and ${formatPercentDiff(high)}`));
}

/** The server's sentence without what the heading says. */
function judgedWords({ words }) {
    const rest = words.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/, '').replace(/^cannot judge:?\s*/, '')
        .replace(/^which is/, 'the interval is').replace(/(^|\s)-(?=\d)/g, '$1\u2212');
    return `${rest[0].toUpperCase()}${rest.slice(1)}${/[.!?]$/.test(rest) ? '' : '.'}`;
}

/** Heading and lines of the verdict. */
export function verdictLines({ verdict }) {
    const { between_percent: between, within_percent: within } = verdict;
    const spread = between === null ? false : within !== null && between < SPREAD_SHOWN
        ? 'Recordings of a side differ by no more than the noise of their steps explains.'
        : `Recordings of a side differ by ${formatPercentDiff(between).replace('+', '')}${
            within === null ? '' : ' beyond the noise of their steps'}.`;
    return [headline(verdict), h('p', {}, judgedWords(verdict), ' ', spread),
        verdict.recorded && h('p', { class: 'muted small' }, verdict.recorded.text)];
}

/** The recordings of both sides with the middle step time: {control, test}. */
export const middles = (answer) => Object.fromEntries(SIDES.map(([side]) => [side,
    answer[side].recordings.find(({ set }) => set === answer.middle[side])]));

export function recordingsTable(answer, href) {
    const recordings = SIDES.flatMap(([name, title]) => answer[name].recordings.map((one) =>
        ({ ...one, ...one.step_time, side: title })));
    const unprofiled = recordings.some((one) => one.without_profiler !== null);
    const table = createDataTable({ caption: 'Recordings', limit: 128,
        columns: recordingColumns(href, unprofiled) });
    table.show(recordings);
    return table.node;
}

/** `csv`: the address of the rows as a file, or null. Returns {node, show(rows)}. */
export function createRowsTable(answer, csv) {
    const table = createDataTable({ caption: 'Rows', limit: 50, columns: ROW_COLUMNS, csv });
    return { node: table.node,
        show: (rows) => table.show(rows.map(shown(answer.selection.measure))) };
}

export const foundWords = ({ judged_rows: judged, changed_rows: changed }) => (judged === 0
    ? 'No row is judged.' : `${plural(judged, 'row')} judged: ${formatCount(changed.slower)
    } slower and ${formatCount(changed.faster)} faster.`);

const CHART_SIDES = [['control', 'A', 22], ['test', 'B', 50]]; // with their places from the top, in percent
const INTERVAL = 82;
const EDGE = 3; // percent

/** Their mean steps: without the profiler where the verdict goes by these. */
const timesOf = (answer, side) => answer[side].recordings.map((one) => ({ label: one.label,
    step: answer.verdict.recorded === null ? one.step_time.step : one.without_profiler }))
    .filter(({ step }) => typeof step === 'number');

/** The mean of the test by the interval of the change: [low, high], or null. */
const intervalOf = ({ verdict: { control, low_percent: low, high_percent: high } }) =>
    (low === null || control === null ? null : [low, high].map((percent) => control * (1 + percent / 100)));

/** Null where there is nothing to draw. */
export function drawRecordings(answer) {
    const times = Object.fromEntries(CHART_SIDES.map(([side]) => [side, timesOf(answer, side)]));
    const interval = intervalOf(answer);
    const values = [...CHART_SIDES.flatMap(([side]) => times[side].map(({ step }) => step)), ...interval ?? []];
    if (CHART_SIDES.some(([side]) => times[side].length === 0)) {
        return null;
    }
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const place = (value) => (high > low ? EDGE + (100 - 2 * EDGE) * (value - low) / (high - low) : 50);
    const points = CHART_SIDES.flatMap(([side, , y]) => times[side].map(({ label, step }) =>
        ({ side, x: place(step), y, words: `${side}, ${label}: ${formatTime(step)}` })));
    const tip = h('div', { class: 'strip-tip', hidden: true });
    const mean = ([side, , y]) => svg('line', { class: `strip-mean strip-${side}`, y1: `${y - 11}%`,
        y2: `${y + 11}%`, x1: `${place(answer.verdict[side])}%`, x2: `${place(answer.verdict[side])}%` });
    const plot = svg('svg', { class: 'strip-plot', 'aria-hidden': 'true', focusable: 'false' },
        CHART_SIDES.map(mean),
        points.map(({ side, x, y }) => svg('circle', { class: `strip-dot strip-${side}`,
            cx: `${x}%`, cy: `${y}%`, r: 5 })),
        interval && svg('line', { class: 'strip-interval', x1: `${place(interval[0])}%`,
            x2: `${place(interval[1])}%`, y1: `${INTERVAL}%`, y2: `${INTERVAL}%` }));
    tellNearest(plot, points, (point) => {
        tip.hidden = !point;
        fill(tip, point?.words);
    });
    const words = CHART_SIDES.map(([side, letter]) => `${letter}, ${side}: ${times[side].map(({ step }) =>
        formatTime(step)).join(', ')}.`).join(' ');
    return h('div', { class: 'recordings-chart' },
        h('div', { class: 'recordings-plot', role: 'img', 'aria-label': `Mean step of each recording. ${words}` },
            CHART_SIDES.map(([side, letter, y]) => h('b', { class: `${side}-text`, css: { top: `${y}%` } }, letter)),
            plot, tip),
        h('div', { class: 'small muted recordings-scale', 'aria-hidden': 'true' },
            h('span', {}, shortTime(low)), h('span', {}, shortTime(high))),
        h('p', { class: 'small muted' }, 'Each recording as a dot, the means as lines',
            interval && '; the bar: where the test’s mean lies by the 95 % interval of the change', '.'));
}
