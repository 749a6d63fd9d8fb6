// Phases of serving: how long prefill and decode take, and what the devices do in them.
import { h } from '../dom.js';
import { formatCount, formatTime, NONE } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { compareHref, readCompare } from '../state.js';
import { PARTS } from '../words.js';
import { namedBars, stackedRows } from './bars.js';
import { count, explained, gain, neutral, plain, text, time, unknown } from './columns.js';
import { rank, sentencesOf } from './common.js';
import { phaseWords } from './sentences.js';

const NOTHING = 'There are no annotations that name a phase in the selected ranks and steps. '
    + 'These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang '
    + '(step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] '
    + '_forward_step …) give to their steps, and your own, record_function("prefill") or '
    + 'record_function("decode").';

const WHAT = { prefill: 'prefill: prompts are read', decode: 'decode: tokens are generated',
    mixed: 'mixed: prompts are read and tokens generated in one call',
    verify: 'verify: tokens of a draft are checked', draft: 'draft: a smaller model guesses tokens',
    empty: 'empty: no request' };

const parts = [['compute', '--part-compute'], ['exposed_communication', '--part-communication'],
    ['exposed_memory', '--part-memory'], ['idle', '--part-idle']].map(([key, property]) => ({ key,
    property, name: PARTS[key].name, what: PARTS[key].what,
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
    ...parts.map(({ key, name, what }) => explained(time(key, name), `${what}, per call`)),
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

export default {
    title: 'Phases of serving', tab: 'Phases', params: [], ofSteps: true,
    intro: 'Prefill, decode and other phases of a language model server, from the names of '
        + 'its annotations. A call is one annotation; compute, exposed communication, exposed '
        + 'memory and idle add up to its time.',
    notes: (sides) => [...sentencesOf(sides, (data) => phaseWords(data, parts)),
        h('p', { class: 'muted small' }, [...new Set(sides.flatMap(({ data }) =>
            data.phases.map((row) => row.phase)))].map((name) => WHAT[name]).join('; ')),
        comparisons(sides)],
    charts: [{ id: 'phases', title: 'Time of a call, by phase', height: (n) => barsHeight(n),
        legend: parts, make: (sides, state) => stackedRows(sides, state, { parts, what: 'phases',
            rowsOf: (side) => side.data.phases, label: (row) => row.phase, empty: NOTHING }) },
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
