// Analyses of the program and of its ranks: critical path, operators, sequences, annotations, phases
// of serving, collectives, stragglers (index.js says what an analysis is).
import { bandwidthChart, barsHeight, collectiveFill } from '../charts/analysis.js';
import { openTraceDialog } from '../components/trace-dialog.js';
import { button, h } from '../dom.js';
import { decimal, formatCount, formatPercent, formatTime, NONE } from '../format.js';
import { compareHref, readCompare, timelineHref } from '../state.js';
import { PARTS, RECORD_DEVICE } from '../words.js';
import { collectiveText, mapsHeight, namedBars, percentText, rankNames, stackedRows, stepText,
    waitMaps } from './charts.js';
import { count, explained, fileNotes, gain, kind, linked, neutral, note, NOTHING, numeric, operator,
    percent, plain, rank, rate, sentencesOf, sequence, sideName, summed, text, time, told, unknown,
    words } from './columns.js';
import { clockChange, clockWords, collectiveChange, collectiveName, collectiveWords, isOfHost, noLateRank, phaseWords,
    stragglerWords } from './sentences.js';

// The chain of operators, launches and kernels that makes up the time of a step.

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
export const NAMES = Object.fromEntries(KINDS.map(([key, name]) => [key, name]));
const parts = KINDS.map(([key, name, what]) => ({ key, name, what,
    property: `--path-${key.replaceAll('_', '-')}`,
    text: (row) => `${formatTime(row[key])}, ${percentText(row.path > 0
        ? Number((row[key] / row.path * 100).toFixed(2)) : 0)}` }));

const NO_STEPS = 'There are no steps here.';
const stepName = (row) => (row.step === null ? 'whole file' : `step ${row.step}`);
const fileName = (row) => (row.span > 0 ? `, file ${row.span + 1}` : '');

/** The page of the timeline of these sides. */
function timelineOf([control, test], more) {
    return timelineHref({ control: control.data.set, test: test?.data.set ?? '',
        control_marker: control.data.marker ?? '', test_marker: test?.data.marker ?? '',
        control_marker_until: control.data.marker_until ?? '', test_marker_until: test?.data.marker_until ?? '', ...more });
}

/** The same of a step, with the path marked. */
const pathOf = (sides, row) => timelineOf(sides, { path: true, control_rank: String(row.rank),
    control_step: row.step === null ? '' : String(row.step), control_span: row.span > 0 ? String(row.span) : '' });

const allRanks = (sides) => sides.some(({ data }) => data.ranks?.length > 1) && h('p', {}, h('a', {
    href: timelineOf(sides, { ranks: 'all' }) }, 'Show all ranks in the timeline'));

/** The parts of the path of one side, in a sentence. */
function sentence({ data }) {
    const kinds = data.by_kind.filter((row) => row.time > 0).sort((a, b) => b.time - a.time);
    if (kinds.length === 0) {
        return NO_STEPS;
    }
    const per = data.by_kind.reduce((sum, row) => sum + row.time_per_step, 0);
    return `${formatTime(per)} a step: ${kinds.slice(0, 3).map((row) => `${
        formatPercent(row.time_pctg)} ${NAMES[row.kind]}`).join(', ')}.`;
}

const longest = unknown(time('longest', 'longest'), 'the path has no such segment');
const pathName = unknown(text('name', 'name', true), 'waiting and gaps have no name');

export const critical_path = {
    title: 'Critical path', host: true, ofSteps: true,
    params: [numeric('consecutive_kernel_delay', 'Short gaps, µs', '30'),
        numeric('segments', 'Longest segments', '100')],
    intro: 'The chain of operators, launches and kernels, one after the other, that holds the most '
        + 'work of a step. Anything off the chain can take longer without making the step longer.',
    notes: (sides) => [...sides.map((side) => h('p', { class: 'path-sentence' },
        side.letter && h('strong', {}, `${side.letter}: `), sentence(side))),
    sides[0].data.by_step.length > 0 && h('p', {}, h('a', {
        href: pathOf(sides, sides[0].data.by_step[0]) }, `Show the path of ${
        stepName(sides[0].data.by_step[0])}, rank ${sides[0].data.by_step[0].rank}, in the timeline`))],
    charts: [{ id: 'path-names', table: 'by_name', title: 'On the path, per step', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_name', kind: 'time',
            name: (r) => r.name === null ? NAMES[r.kind] : `${r.name} (${NAMES[r.kind]})`,
            value: (r) => r.time_per_step, empty: NO_STEPS,
            show: (r) => `${formatTime(r.time_per_step)} a step, ${formatPercent(r.time_pctg)}` }) },
    { id: 'path-steps', table: 'by_step', title: 'What the path of each step is made of', height: (n) => barsHeight(n),
        legend: parts,
        make: (sides, state) => stackedRows(sides, state, { parts, what: 'steps', empty: NO_STEPS,
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

// Device time by operator.

export const operator_kernels = {
    title: 'Operators on the device', tab: 'Operators', params: [],
    intro: 'Device time of the work that each operator launched itself, without nested operators.',
    charts: [{ id: 'operators', table: 'rows', title: 'Time, all ranks together', sums: true, height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'time', sums: true,
            empty: NOTHING, name: (r) => r.operator ?? 'not known', value: (r) => r.sum,
            show: (r, total) => formatTime(total) }) }],
    tables: [{ key: 'rows', caption: 'Operators', main: ['sum', 'count', 'mean'], columns: [operator,
        kind, rank, summed(count('count', 'calls')), summed(time('sum', 'time')),
        time('mean', 'mean'), time('min', 'min'), time('max', 'max'), time('std', 'std')] }],
};

// What an operator launches, in order.

/** What to do if no sequence was found. */
function noSequences(state) {
    const { operator_name: name, min_pattern_len: least } = state.shown;
    const fewer = least > 1 && h('a', { href: state.href({ min_pattern_len: '1' }) },
        'Show patterns of one kernel or more');
    return name === null ? [`No operator launches ${least > 1 ? `${least} kernels or more`
        : 'a kernel'} in the selected ranks and steps. `, fewer || RECORD_DEVICE]
        : [`No operator with “${name}” in its name launches ${least > 1
            ? `${least} kernels or more` : 'a kernel'} here. `, fewer];
}

export const kernel_sequences = {
    title: 'Kernel sequences',
    params: [{ name: 'operator_name', label: 'Operator, or a part of its name',
        type: 'operator' }, numeric('min_pattern_len', 'Kernels at least', '3'),
    numeric('top_k', 'Patterns at most', '5')],
    intro: 'What an operator launches, and how often in the same order.',
    chosen: (state) => state.operator_name === '' && state.shown.operator_name !== null
        && ['This is ', h('b', { class: 'mono' }, state.shown.operator_name), ', the operator '
            + 'whose kernels take the most device time. Name another one above.'],
    charts: [{ id: 'patterns', title: 'Device time of the patterns', height: barsHeight, sums: true,
        make: (sides, state) => namedBars(sides, state, { table: 'patterns', kind: 'time', sums: true,
            name: (r) => r.pattern, value: (r) => r.kernel_duration,
            empty: noSequences(state), show: (r, total) => formatTime(total) }) }],
    tables: [{ key: 'patterns', caption: 'Patterns', rows: 4, main: ['kernel_duration', 'count'], columns: [
        sequence('pattern', 'operator and its kernels'), rank,
        { ...count('length', 'kernels'), showDiff: null }, summed(count('count', 'calls')),
        summed(time('kernel_duration', 'on the device')),
        summed(time('operator_duration', 'on the host'))] }],
};

// The time of annotations.

export const user_annotation_breakdown = {
    title: 'Annotations', host: true,
    params: [{ name: 'use_gpu_annotation', label: 'Annotations', type: 'choice',
        options: { true: 'on the devices', false: 'on the host' } }],
    intro: 'Time inside the ranges that the program marked (record_function, steps).',
    // If the devices have none, the annotations of the host are shown, unless one was chosen.
    instead: (state, sides) => (state.use_gpu_annotation === ''
        && sides.every((side) => side.data.rows.length === 0)
        ? { use_gpu_annotation: 'false' } : null),
    chosen: (state) => state.use_gpu_annotation === '' && !state.shown.use_gpu_annotation
        && 'There are none on the devices, so those of the host are shown.',
    charts: [{ id: 'annotations', table: 'rows', title: 'Time, all ranks together', sums: true, height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'time', sums: true,
            name: (r) => r.name, value: (r) => r.sum, empty: 'There are none. A range is '
                + 'marked with torch.profiler.record_function("name").',
            show: (r, total) => formatTime(total) }) }],
    tables: [{ key: 'rows', caption: 'Annotations', main: ['sum', 'count', 'mean'], columns: [
        linked(text('name', 'name', true), (row, { use_gpu_annotation: gpu }) =>
            (gpu ? 'gpu_user_annotation' : 'user_annotation')), rank,
        summed(count('count', 'calls')), summed(time('sum', 'time')), time('mean', 'mean'),
        time('min', 'min'), time('max', 'max'), time('std', 'std')] }],
};

// Phases of serving: how long prefill and decode take, and what the devices do in them.

const NO_PHASES = 'There are no annotations that name a phase in the selected ranks and steps. '
    + 'These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang '
    + '(step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] '
    + '_forward_step …) give to their steps, and your own, record_function("prefill") or '
    + 'record_function("decode").';

const WHAT = { prefill: 'prefill: prompts are read', decode: 'decode: tokens are generated',
    mixed: 'mixed: prompts are read and tokens generated in one call',
    verify: 'verify: tokens of a draft are checked', draft: 'draft: a smaller model guesses tokens',
    empty: 'empty: no request' };

const phaseParts = Object.entries(PARTS).map(([key, { name, what, property }]) => ({ key, property, name, what,
    text: (row) => `${formatTime(row[key])} a call` }));

const sizeName = (row) => [row.phase, row.requests !== null && `${row.requests} requests`,
    row.tokens !== null && `${row.tokens} tokens`].filter(Boolean).join(' · ').replaceAll('-', '–');
const whole = (v) => (v === null ? NONE : formatCount(Math.round(v)).replace('-', '\u2212'));
const perSecond = (v) => `${formatCount(Math.round(v))} tokens/s`;

/** Links to the comparison of the phases that both sides have. */
function comparisons(sides) {
    if (sides.length < 2) {
        return null;
    }
    const [control, test] = sides.map(({ data }) => data);
    const links = control.phases.filter(({ phase }) => phase !== 'empty'
        && test.phases.some((row) => row.phase === phase)).map(({ phase }) => [' ',
        h('a', { href: compareHref({ ...readCompare(''), control: control.set, test: test.set,
            control_marker: `phase:${phase}`, test_marker: `phase:${phase}` }) }, phase)]);
    return links.length > 0 && h('p', { class: 'phase-links' },
        'Compare the calls of one phase, each as a step:', links);
}

const NOT_SAID = 'the names of these annotations do not say it';
const columns = [count('calls', 'calls'),
    explained(time('median_time', 'median'), 'The duration of the annotation on the host'),
    time('mean_time', 'mean'),
    ...phaseParts.map(({ key, name, what }) => explained(time(key, name), `${what}, per call`)),
    explained(time('device_time', 'device'), 'What a call launches, wherever it runs; per call'),
    unknown(explained(neutral(count('requests_in_all', 'requests')),
        'Of all calls whose names say them'), NOT_SAID),
    unknown(explained(neutral(count('tokens_in_all', 'tokens')), 'Of all calls whose names say '
        + 'them: of prompts, and generated'), NOT_SAID),
    explained(time('active_time', 'at work'), 'Time in which a call runs on the host or on a '
        + 'device, of all ranks'),
    unknown(explained(gain({ ...plain('tokens_per_second', 'tokens/s'),
        show: whole, showDiff: (v) => (v > 0 ? `+${whole(v)}` : whole(v)) }),
    'Tokens by the time in which such calls are at work, of one rank'), NOT_SAID)];
const MAIN = ['calls', 'median_time', 'tokens_per_second'];
const phase = text('phase', 'phase');
const size = (key, title) => ({ ...text(key, title),
    show: (v) => (v === null ? 'not stated' : v.replace('-', '–')) });

export const phases = {
    title: 'Phases of serving', tab: 'Phases', params: [], ofSteps: true,
    intro: 'Prefill, decode and other phases of a language model server, from the names of '
        + 'its annotations. A call is one annotation; compute, exposed communication, exposed '
        + 'memory and idle add up to its time.',
    notes: (sides) => [...sentencesOf(sides, (data) => phaseWords(data, phaseParts)),
        h('p', { class: 'muted small' }, [...new Set(sides.flatMap(({ data }) =>
            data.phases.map((row) => row.phase)))].map((name) => WHAT[name]).join('; ')),
        comparisons(sides)],
    charts: [{ id: 'phases', title: 'Time of a call, by phase', height: (n) => barsHeight(n),
        legend: phaseParts, make: (sides, state) => stackedRows(sides, state, { parts: phaseParts, what: 'phases',
            rowsOf: (side) => side.data.phases, label: (row) => row.phase, empty: NO_PHASES }) },
    { id: 'phase-rates', table: 'sizes', title: 'Tokens a second, by phase and size', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'sizes', kind: 'number',
            name: sizeName, value: (row) => row.tokens_per_second,
            show: (row) => perSecond(row.tokens_per_second),
            empty: sides.every(({ data }) => data.phases.length === 0) ? 'There are no phases.'
                : 'The names of these annotations do not say how many tokens a call has.' }) }],
    tables: [{ key: 'phases', caption: 'Phases', main: MAIN, columns: [phase, ...columns] },
        { key: 'sizes', caption: 'Phases by size of a call', main: MAIN, columns: [phase,
            explained(size('requests', 'requests'), 'Of one call, up to a power of two'),
            explained(size('tokens', 'tokens'), 'Of one call, up to a power of two'),
            ...columns.map((column) => ({ ...column, title: column.key.endsWith('_in_all')
                ? `${column.title} in all` : column.title }))] },
        { key: 'by_rank', caption: 'Phases by rank', main: MAIN, columns: [rank, phase, ...columns] },
        { key: 'forms', caption: 'Names that were found', columns: [phase,
            explained(text('form', 'form of the name', true), 'Braces stand for '
                + 'numbers, {k} for members such as bs=8'),
            count('calls', 'calls')] }],
};

// Hardware counters of kernels, by the operators that launch them.

const NO_COUNTERS = 'There are no counters of kernels in the selected ranks and steps. PyTorch records '
    + 'them if the profiler is configured with CUPTI metrics.';
const number = (value) => (value === null ? NONE : decimal(value, 0, 3));

export const operator_counters = {
    title: 'Counters of operators', tab: 'Counters', host: true,
    params: [numeric('limit', 'Kernels listed', '100')],
    intro: 'Hardware counters that the profiler measured for each kernel, by the operator that '
        + 'launched it.',
    notes: fileNotes,
    charts: [{ id: 'counters', table: 'rows', title: 'Sums by operator and counter', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'count',
            name: (r) => `${r.operator ?? 'operator not known'} · ${r.counter}`,
            value: (r) => r.sum, empty: NO_COUNTERS, show: (r, total) => number(total) }) }],
    tables: [{ key: 'rows', caption: 'Operators, kernels and counters', main: ['sum', 'mean'], columns: [rank,
        unknown(operator, 'no operator above the launch is recorded'),
        text('kernel', 'kernel', true), text('counter', 'counter', true),
        count('kernels', 'kernels'), plain('sum', 'sum'), neutral(plain('mean', 'mean')),
        neutral(plain('min', 'min')), neutral(plain('max', 'max'))] },
    { key: 'kernels', caption: 'Kernels', apart: true, columns: [rank,
        explained(count('number', 'kernel no.'), 'In order of time, from 0'),
        text('kernel', 'kernel', true),
        explained(text('operators', 'operators', true), 'Those above its launch, the outermost first'),
        text('counter', 'counter', true), plain('value', 'value')] }],
};

// Collectives of all ranks: transfer, waiting, its cause, bandwidth, rows without a match.

const NONE_AT_ALL = 'There are no collectives in the selected ranks and steps. They are recorded '
    + 'where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.';
const NO_MATCH = 'No collective of the selected ranks matches one of another rank: see what does '
    + 'not match below.';

const NO_SIZE = 'no rank matches, or the trace does not state the bytes sent or the size of the '
    + 'group';

const WAYS = [
    { key: 'transfer', property: '--part-communication', name: 'transfer',
        what: 'The shortest duration over the ranks', text: (r) => formatTime(r.transfer) },
    { key: 'hidden', property: '--part-compute', name: 'waiting during compute',
        what: 'Waiting for the last rank while a compute kernel runs',
        text: (r) => formatTime(r.hidden) },
    { key: 'exposed', property: '--more-fill', name: 'exposed waiting',
        what: 'Waiting for the last rank while no compute kernel runs',
        text: (r) => formatTime(r.exposed) },
];

const ways = (row) => ({ ...row, transfer: row.transfer_per_step,
    hidden: row.wait_per_step - row.exposed_wait_per_step, exposed: row.exposed_wait_per_step });

/** Lines of one side: the bandwidth of each collective, by the size of the message. */
function bandwidthLines(side) {
    const lines = new Map();
    side.data.sizes.filter((row) => row.busbw !== null).forEach((row) => {
        const line = lines.get(collectiveName(row)) ?? { name: collectiveName(row),
            collective: row.collective, points: [] };
        line.points.push(row);
        lines.set(line.name, line);
    });
    return { key: side.key, side: side.letter, name: sideName(side), lines: [...lines.values()] };
}

/** The lines of both sides: each has its own colour and mark. */
const collectiveNames = (sides) => [...new Set(sides.flatMap(({ data }) =>
    data.sizes.filter((row) => row.busbw !== null).map((row) => row.collective)))];

/** The colours of the collectives of one side. */
const bandwidthLegend = (sides) => (sides.length > 1 ? null : collectiveNames(sides)
    .map((one, i) => ({ key: `collective ${i}`, name: one, property: collectiveFill(i) })));

function bandwidths(all) {
    const sides = all.map(bandwidthLines);
    return sides.every((s) => s.lines.length === 0) ? { empty: 'No matched collective says how '
        + 'much it transfers. PyTorch 2.4 and later record this.' }
        : { data: (width) => bandwidthChart({ sides, names: collectiveNames(all) }, width) };
}

const empty = (sides) => (sides.every((s) => s.data.summary[0]?.rows === 0) ? NONE_AT_ALL : NO_MATCH);

const name = text('collective', 'collective', true);
const group = text('process_group', 'process group', true);
const transfer = explained(time('transfer_per_step', 'transfer'),
    'The shortest duration over the ranks, per step; on a common clock, what is not waiting');
const wait = explained(time('wait_per_step', 'wait'), 'How much longer a rank takes than the one that comes last; on a common clock, '
    + 'the time until that one begins');
const certain = neutral(explained(count('last_certain', 'certainly last'),
    'By more than the clocks of the ranks are uncertain; only where they have a common one'));
const exposed = explained(time('exposed_wait_per_step', 'exposed wait'),
    'The part of the waiting in which no compute kernel runs');

const waitingBy = { name: 'waiting_by', label: 'Waiting goes by', type: 'choice', fallback: 'common_clock',
    options: { common_clock: 'the common clock, if any', shortest_duration: 'durations alone' } };

export const collectives = {
    title: 'Collectives', params: [waitingBy], ofSteps: true, host: true,
    intro: 'Each collective is matched across all ranks, which wait for the one that comes last; '
        + 'the rest of the time is transfer. Times are means over the steps '
        + 'of all ranks.',
    notes: (sides) => [...sentencesOf(sides, collectiveWords, collectiveChange), allRanks(sides),
        ...sides.filter(({ data }) => data.summary[0]?.missing_not_listed > 0)
            .map((side) => h('p', {}, side.letter && h('strong', {}, `${side.letter}: `),
                formatCount(side.data.summary[0].missing_not_listed), ' collectives have more '
                + 'missing ranks than can be listed; the Missing table leaves them out.'))],
    charts: [{ id: 'collectives', title: 'Time of a step', height: barsHeight, legend: WAYS,
        make: (sides, state) => stackedRows(sides, state, { parts: WAYS, what: 'collectives',
            rowsOf: (side) => side.data.collectives.filter((r) => r.instances > 0).map(ways),
            label: collectiveName, empty: empty(sides) }) },
    { id: 'collective-ranks', table: 'by_rank', title: 'Time of a step, by rank', height: barsHeight, legend: WAYS,
        make: (sides, state) => stackedRows(sides, state, { parts: WAYS, what: 'ranks',
            rowsOf: (side) => side.data.by_rank.filter((r) => r.matched_rows > 0).map(ways),
            label: (r) => `rank ${r.rank}`, empty: empty(sides) }) },
    { id: 'bandwidth', table: 'sizes', title: 'Bandwidth by size of the message', height: () => 280,
        legend: bandwidthLegend, make: bandwidths },
    { id: 'wait-map', table: 'waits', title: 'Exposed waiting, rank × collective', height: mapsHeight, legend: [],
        make: (sides) => waitMaps(sides, { name: collectiveName, what: 'collectives',
            rowsOf: (side) => side.data.waits, value: (r) => r.exposed_wait_per_step,
            text: collectiveText, empty: empty(sides) }) },
    { id: 'wait-steps', table: 'by_step', title: 'Exposed waiting, rank × step', height: mapsHeight, legend: [],
        make: (sides) => waitMaps(sides, { what: 'steps',
            name: (r) => (r.step === null ? 'whole file' : `step ${r.step}`),
            rowsOf: (side) => (side.data.summary[0]?.matched_rows > 0 ? side.data.by_step : []),
            value: (r) => r.exposed_wait, text: stepText, empty: empty(sides) }) }],
    tables: [{ key: 'collectives', caption: 'Collectives',
        main: ['transfer_per_step', 'exposed_wait_per_step'], columns: [name, group,
        words('class', 'class', String), count('instances', 'instances'), transfer, wait, exposed,
        time('time_per_step', 'in all'), neutral(count('group_size', 'group size')),
        neutral(plain('bytes_per_instance', 'bytes')),
        unknown(gain(rate('algbw', 'algorithm bandwidth')), NO_SIZE),
        unknown(gain(rate('busbw', 'bus bandwidth')), NO_SIZE), count('unmatched_rows', 'without match'),
        time('unmatched_per_step', 'time without match')] },
    { key: 'by_rank', caption: 'Ranks', columns: [rank, transfer, wait, exposed,
        explained(time('caused_per_step', 'caused'),
            'Exposed waiting of the other ranks where this one was last'),
        count('last', 'last'), certain, neutral(percent('last_pctg', 'last, share')),
        explained(time('wait_half_width_per_step', '±'), 'How well a common clock tells the waiting of a step'),
        count('matched_rows', 'matched'), count('unmatched_rows', 'without match')] },
    { key: 'unmatched', caption: 'Without a match', columns: [rank, name, group,
        words('why', 'why', String), text('dtype', 'type'), neutral(plain('bytes', 'bytes')),
        count('count', 'count'), time('duration', 'in all'),
        unknown(explained(gain(rate('busbw_at_least', 'bus bandwidth, at least')),
            'Computed from whole durations, which may include waiting'), NO_SIZE)] },
    { key: 'missing', caption: 'Missing', columns: [rank, name, group,
        count('instances', 'instances that it lacks')] },
    { key: 'uneven', caption: 'Unequal shares', apart: true, columns: [
        text('step', 'step'), name, group, text('ranks', 'ranks'), time('shortest', 'shortest'),
        time('longest', 'longest'), plain('least_bytes', 'fewest bytes'),
        plain('most_bytes', 'most bytes')] }],
};

// How much of the communication is hidden.

export const comm_comp_overlap = {
    title: 'Communication overlap', tab: 'Overlap', params: [],
    intro: 'How much of the communication time is hidden: a compute kernel runs at the same time. The '
        + 'rest is exposed.',
    charts: [{ id: 'overlap', table: 'rows', title: 'Overlap', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'percent',
            name: rankNames(sides), value: (r) => r.comp_comm_overlap_pctg, ranks: true,
            empty: 'There is no communication in the selected ranks and steps. It is '
                + 'recorded where several ranks work together (NCCL, RCCL …), with '
                + 'ProfilerActivity.CUDA.',
            show: (r) => `${percentText(r.comp_comm_overlap_pctg)}, ${formatTime(r.overlap)
            } of ${formatTime(r.communication_time)} of communication` }) }],
    tables: [{ key: 'rows', caption: 'Ranks', columns: [rank,
        gain(percent('comp_comm_overlap_pctg', 'overlap')),
        summed(explained(gain(time('overlap', 'overlapped')),
            'Communication while a compute kernel runs')),
        summed(time('communication_time', 'communication')), note] }],
};

const MEASURES = { compute: 'compute', memory: 'copies', host: 'host, self' };

/** What a rank that others wait for does longer; it may be nothing. Without rows of a device it is all of the host. */
const LONGER = { ...MEASURES, idle: 'idle, the host is late' };
const longerWords = (cause, row, end = '') => (!(row[`${cause}_excess_per_step${end}`] > 0) ? NONE
    : cause === 'idle' && isOfHost(row, end) ? 'on the host' : LONGER[cause]);
const noLate = (sides) => noLateRank(...sides.map(({ data }) => data));

const step = { ...text('step', 'step'), show: (v) => (v === null ? 'whole file' : String(v)) };
const like = explained(time('step_time_like_median', 'step if on time'),
    'The mean step of all ranks if this rank came at the same time as the others');

export const stragglers = {
    title: 'Stragglers', ofSteps: true, host: true,
    params: [numeric('num_candidates', 'Ranks with operators', '2'),
        numeric('limit', 'Operators of each', '10'), waitingBy],
    intro: 'Which rank the others wait for, and what it does longer than they do: a straggler '
        + 'causes at least half of the exposed waiting, and costs each other rank at least 2 % of '
        + 'a step.',
    notes: (sides) => sides.map((side) => h('p', { class: 'straggler-sentence' },
        side.letter && h('strong', {}, `${side.letter}: `), stragglerWords(side.data))),
    charts: [{ id: 'caused', table: 'by_rank', title: 'Waiting of all others that each rank causes, per step',
        height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_rank', kind: 'time',
            name: (r) => `rank ${r.rank}`, value: (r) => r.caused_per_step, ranks: true,
            empty: noLate(sides), noZeros: true, show: (r) => `${formatTime(r.caused_per_step)} a step, ${
                formatPercent(r.caused_pctg)} of all; last in ${formatPercent(r.last_pctg)} of its `
                + 'collectives' }) },
    { id: 'caused-steps', table: 'by_step', title: 'The rank that causes the most waiting of all others, step by step',
        height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_step', kind: 'time', ranks: true,
            name: (r) => [r.step === null ? 'whole file' : `step ${r.step}`,
                sides.length === 1 && r.rank !== null && `rank ${r.rank}`].filter(Boolean)
                .join(' · '),
            value: (r) => r.caused, empty: noLate(sides), noZeros: true,
            show: (r) => `rank ${r.rank}: ${formatTime(r.caused)}, ${formatPercent(r.caused_pctg)
            } of the waiting of the step` }) }],
    tables: [{ key: 'by_rank', caption: 'Ranks', main: ['straggler', 'caused_per_step', 'caused_pctg', 'step_time'],
        columns: [rank, told(words('straggler', 'straggler', (v) => (v === 1 ? 'yes' : 'no'))),
        told({ ...words('cause', 'what it does longer'), show: longerWords }),
        explained(time('caused_per_step', 'caused'),
            'Exposed waiting of the other ranks where this one was last, per step: their sum'),
        neutral(percent('caused_pctg', 'share')), count('last', 'last'), certain,
        neutral(percent('last_pctg', 'last, share')),
        explained(count('worst_steps', 'worst in steps'), 'In how many steps no other rank caused more'),
        explained(time('compute_excess_per_step', 'more compute'),
            'Before the collectives where it is last, compared with the median rank'),
        explained(time('memory_excess_per_step', 'more copies'), 'The same of copies'),
        explained(time('idle_excess_per_step', 'more idle'),
            'The same of time in which neither runs: the host is late'),
        time('step_time', 'step'), like] },
    { key: 'operators', caption: 'Operators that exceed the median rank most', apart: true,
        columns: [rank, words('measure', 'measure', MEASURES), text('operator', 'operator', true),
            time('time_per_step', 'per step'), time('median_per_step', 'median rank'),
            time('excess_per_step', 'more'), plain('calls_per_step', 'calls per step')] },
    { key: 'by_step', caption: 'Steps', columns: [step,
        told(explained(text('rank', 'rank'), 'The rank that causes the most in the step')),
        told(words('cause', 'what it does longer', LONGER)),
        explained(time('caused', 'caused'),
            'Exposed waiting of the other ranks where this one was last: their sum'),
        neutral(percent('caused_pctg', 'share')),
        time('exposed_wait', 'exposed wait'), time('step_time', 'step'), like] }],
};

// ---- clocks ----

const stepsText = (r) => (r.step === null ? 'whole file' : r.step === r.to_step ? `step ${r.step}`
    : `steps ${r.step}–${r.to_step}`);
const latenessText = (r) => [`${formatTime(Math.abs(r.lateness))} ${r.lateness < 0 ? 'earlier' : 'later'
} than the median rank, ±\u00a0${formatTime(r.half_width)}`, `certainly last in ${
    formatCount(r.last_certain)} of ${formatCount(r.instances)}`];

const ns = (key, title) => {
    const us = (format) => (v) => format(v === null || v === undefined ? null : v / 1000);
    const form = time(key, title);
    return { ...form, show: us(form.show), exact: us(form.exact) };
};
const noOrder = (sides) => sides.map(({ data }) => clockWords(data)).join(' ');

export const clocks = {
    title: 'Clocks of ranks', tab: 'Clocks', ofSteps: true, host: true, params: [], above: { charts: 2 },
    intro: 'Each rank writes its times by its own clock. Collectives end on all their ranks nearly '
        + 'together: from this follows by how much the clocks differ, and so which rank comes last.',
    notes: (sides) => [...sentencesOf(sides, clockWords, clockChange), allRanks(sides),
    h('p', {}, button('All ranks in Perfetto …', () => openTraceDialog(sides.map(({ data }) => data.set))))],
    charts: [{ id: 'last', table: 'waiting', title: 'How often each rank certainly comes last', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'waiting', kind: 'count', ranks: true,
            name: (r) => `rank ${r.rank}`, value: (r) => r.last_certain, empty: noOrder(sides),
            show: (r) => `last in ${formatCount(r.last_certain)} of ${formatCount(r.instances)} collectives by more `
                + `than the clocks are uncertain, by less in ${formatCount(r.last - r.last_certain)}; waited ${
                    formatTime(r.waited)} for others` }) },
    { id: 'lateness', title: 'Lateness, rank × step: begin of collectives, against the median rank', height: mapsHeight, legend: [],
        make: (sides) => waitMaps(sides, { what: 'steps', most: 'lateness', signed: true,
            rowsOf: ({ data }) => [...data.lateness].sort((a, b) => a.step - b.step), name: stepsText,
            value: (r) => r.lateness, text: latenessText, empty: noOrder(sides) }) },
    { id: 'skew', table: 'step_skew', title: 'From the first to the last rank that begins a step', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'step_skew', kind: 'time',
            name: (r) => `step ${r.step}`, value: (r) => r.skew, empty: noOrder(sides),
            show: (r) => `${formatTime(r.skew)}: first rank ${r.first}, last rank ${r.last}` }) }],
    tables: [{ key: 'waiting', caption: 'Arrivals', main: ['last_certain', 'lateness', 'waited'], changed: true,
        columns: [rank, neutral(count('instances', 'collectives')), neutral(count('last', 'last')),
            explained(neutral(count('last_certain', 'certainly last')), 'By more than the clocks are uncertain. A rank '
                + 'stands out if it is that twice as often as any other, and in 5 collectives more, or, of fewer than ten, in half of them more'),
            neutral(percent('last_pctg', 'last, share')),
            explained(neutral(time('lateness', 'lateness')), 'Begin of its collectives less that of the median rank, mean'),
            neutral(time('half_width', '±')), summed(time('waited', 'waited'))] },
    { key: 'per_rank', caption: 'Clocks', apart: true, main: ['offset_ns', 'status'],
        columns: [rank, told(words('status', 'clock', {})),
            explained(ns('offset_ns', 'ahead'), 'By how much it is ahead of the clock of the reference'),
            explained(ns('uncertainty_ns', '±'), 'Half of the 95 % interval; of 89 % with fewer than 12 collectives'),
            explained(neutral(plain('drift_ppm', 'drift, ppm')), 'By how much faster it runs'),
            neutral(count('instances', 'collectives')),
            explained(ns('residual_median_ns', 'rest'), 'By how much its ends differ from the others\u2019, median'),
            ns('jump_ns', 'was set by'), text('component', 'group'), text('host', 'host', true)] },
    { key: 'skew', caption: 'Steps of all ranks', main: ['median', 'largest'],
        columns: [text('component', 'group'), neutral(count('steps', 'steps')),
            explained(time('median', 'median'), 'From the first to the last rank that begins a step'),
            time('largest', 'largest')] },
    { key: 'step_skew', caption: 'Steps', main: ['skew'],
        columns: [step, time('skew', 'first to last'), told(text('first', 'first rank')),
            told(text('last', 'last rank'))] },
    { key: 'components', caption: 'Groups of ranks', apart: true,
        columns: [text('number', 'group'), text('reference', 'reference'), neutral(count('ranks', 'ranks')),
            neutral(count('instances', 'collectives')), ns('scale_ns', 'noise of an end'),
            ns('transfer_ns', 'transfer'), told(words('applied', 'clock', {
                identity: 'that of one host', fit: 'from collectives' }))] },
    { key: 'host_check', caption: 'Hosts', apart: true, columns: [text('host', 'host', true),
        neutral(count('ranks', 'ranks')), ns('largest_difference_ns', 'largest difference'),
        told(words('agrees', 'one clock', {}))] }],
};
