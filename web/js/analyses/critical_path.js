// The chain of operators, launches and kernels that makes up the time of a step.
import { h } from '../dom.js';
import { formatPercent, formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { timelineHref } from '../timeline/state.js';
import { namedBars, percentText, stackedRows } from './bars.js';
import { count, explained, neutral, percent, summed, text, time, unknown, words } from './columns.js';
import { numeric, rank } from './common.js';

/** The parts of the path: [kind, name, what it means]. The last three are waiting. */
const KINDS = [
    ['host_operator', 'operators', 'Self time of operators on the host'],
    ['runtime_call', 'runtime calls', 'Calls of the runtime or the driver that do not wait'],
    ['data_loading', 'data loading', 'The host loads data'],
    ['launch_delay', 'launch delay', 'From the start of a launch to the start of what it launched'],
    ['device_kernel', 'kernels', 'Compute on the device'],
    ['communication', 'communication', 'Communication on the device'],
    ['device_copy', 'copies', 'Copies and memsets on the device'],
    ['kernel_gap', 'gaps between kernels', 'Short gaps between two rows of a device'],
    ['sync', 'waits for the device', 'The host waits for the device'],
    ['between_operators', 'between operators', 'A thread is between two operators: Python, or '
        + 'something that is not recorded'],
    ['idle', 'idle', 'Nothing on the path runs'],
];
const NAMES = Object.fromEntries(KINDS.map(([key, name]) => [key, name]));
const parts = KINDS.map(([key, name, what]) => ({ key, name, what,
    property: `--path-${key.replaceAll('_', '-')}`,
    text: (row) => `${formatTime(row[key])}, ${percentText(row.path > 0
        ? Number((row[key] / row.path * 100).toFixed(2)) : 0)}` }));

const NOTHING = 'There are no steps here.';
const stepName = (row) => (row.step === null ? 'whole file' : `step ${row.step}`);
const fileName = (row) => (row.span > 0 ? `, file ${row.span + 1}` : '');

/** The page of the timeline of a step, with the path marked. */
function timelineOf(sides, row) {
    const [control, test] = sides;
    const step = row.step === null ? '' : String(row.step);
    return timelineHref({ control: control.data.set, test: test?.data.set ?? '',
        control_marker: control.data.marker ?? '', test_marker: test?.data.marker ?? '',
        control_rank: String(row.rank), control_step: step,
        control_span: row.span > 0 ? String(row.span) : '', path: true });
}

/** The parts of the path of one side, in a sentence. */
function sentence({ data }) {
    const kinds = data.by_kind.filter((row) => row.time > 0).sort((a, b) => b.time - a.time);
    if (kinds.length === 0) {
        return NOTHING;
    }
    const per = data.by_kind.reduce((sum, row) => sum + row.time_per_step, 0);
    return `${formatTime(per)} a step: ${kinds.slice(0, 3).map((row) => `${
        formatPercent(row.time_pctg)} ${NAMES[row.kind]}`).join(', ')}.`;
}

const longest = unknown(time('longest', 'longest'), 'the path has no such segment');
const pathName = unknown(text('name', 'name', true), 'waiting and gaps have no name');

export default {
    title: 'Critical path', host: true, ofSteps: true,
    params: [numeric('consecutive_kernel_delay', 'Short gaps, µs', '30'),
        numeric('segments', 'Longest segments', '100')],
    intro: 'The chain of operators, launches and kernels, one after the other, that holds the most '
        + 'work of a step. Anything off the chain can take longer without making the step longer.',
    notes: (sides) => [...sides.map((side) => h('p', { class: 'path-sentence' },
        side.letter && h('strong', {}, `${side.letter}: `), sentence(side))),
    sides[0].data.by_step.length > 0 && h('p', {}, h('a', {
        href: timelineOf(sides, sides[0].data.by_step[0]) }, `Show the path of ${
        stepName(sides[0].data.by_step[0])}, rank ${sides[0].data.by_step[0].rank}, in the timeline`))],
    charts: [{ id: 'path-names', table: 'by_name', title: 'On the path, per step', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_name', kind: 'time',
            name: (r) => r.name === null ? NAMES[r.kind] : `${r.name} (${NAMES[r.kind]})`,
            value: (r) => r.time_per_step, empty: NOTHING,
            show: (r) => `${formatTime(r.time_per_step)} a step, ${formatPercent(r.time_pctg)}` }) },
    { id: 'path-steps', table: 'by_step', title: 'What the path of each step is made of', height: (n) => barsHeight(n),
        legend: parts,
        make: (sides, state) => stackedRows(sides, state, { parts, what: 'steps', empty: NOTHING,
            rowsOf: (side) => side.data.by_step,
            label: (r) => [sides.some((s) => s.data.ranks.length > 1) && `rank ${r.rank}`,
                `${stepName(r)}${fileName(r)}`].filter(Boolean).join(' · ') }) }],
    tables: [{ key: 'by_kind', caption: 'Kinds', columns: [words('kind', 'kind', NAMES),
        words('work', 'work', (v) => (v === 1 ? 'yes' : 'waiting')),
        time('time_per_step', 'time per step'), neutral(percent('time_pctg', 'share')),
        summed(count('segments', 'segments')), longest] },
    { key: 'by_name', caption: 'Operators, calls and kernels', columns: [words('kind', 'kind', NAMES),
        pathName, time('time_per_step', 'time per step'),
        neutral(percent('time_pctg', 'share')), summed(count('segments', 'segments')), longest] },
    { key: 'by_step', caption: 'Steps', columns: [rank,
        { ...text('step', 'step'), show: (v, row) => stepName(row) + fileName(row) },
        explained(time('path', 'path'), 'The whole path, including waits; the kinds add up to it'),
        explained(time('work', 'work'), 'Without waits for the device, between operators and idle'),
        ...KINDS.map(([key, name, what]) => explained(time(key, name), what)),
        time('step_time', 'step time')] },
    { key: 'segments', caption: 'Longest segments', apart: true, columns: [rank,
        { ...text('step', 'step'), show: (v, row) => stepName(row) + fileName(row) },
        time('start', 'from'), time('duration', 'takes'), words('kind', 'kind', NAMES),
        pathName, unknown(text('lane', 'thread or stream'), 'waiting is on none')] }],
};

export { NAMES as PATH_KINDS };
