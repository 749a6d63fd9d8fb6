// A comparison between recordings, for the page Several recordings and its report.
import { h } from '../dom.js';
import { exactTime, formatCount, formatPercentDiff, formatProbability, formatTime, formatTimeDiff,
    plural } from '../format.js';
import { createDataTable } from './data-table.js';

const SIDES = [['control', 'Control'], ['test', 'Test']];

const tone = (value) => ({ slower: 'more', faster: 'less' })[value] ?? null;
const time = (key, title, what) => ({ key, title, what, number: true, show: formatTime,
    exact: exactTime });
const range = (low, high) => (low === null ? '–'
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

const WORDS = { slower: 'slower', faster: 'faster', no_difference_found: 'no difference found',
    cannot_judge: 'cannot judge' };
function certainty(row) {
    if (row.q_value !== null) {
        return WORDS[row.significance];
    }
    return row.control_recordings === 0 ? 'only in the test'
        : row.test_recordings === 0 ? 'only in the control'
            : `in ${row.control_recordings} and ${row.test_recordings} recordings`;
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
    return { ...row, control: of('control'), test: of('test'), diff: of('diff'),
        certain: certainty(row) };
};

const SPREAD_SHOWN = 0.05; // in percent; less is shown as 0

/** Heading and lines of the verdict. */
export function verdictLines({ verdict }) {
    const { between_percent: between, within_percent: within } = verdict;
    const spread = between === null ? false : within !== null && between < SPREAD_SHOWN
        ? 'Recordings of a side differ by no more than the noise of their steps explains.'
        : `Recordings of a side differ by ${formatPercentDiff(between).replace('+', '')}${
            within === null ? '' : ' beyond the noise of their steps'}.`;
    return [h('h2', {}, verdict.words[0].toUpperCase() + verdict.words.slice(1)),
        h('p', {}, `Mean step ${formatTime(verdict.control)} → ${formatTime(verdict.test)}. `,
            spread),
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
