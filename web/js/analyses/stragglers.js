// The ranks that the others wait for, and why.
import { h } from '../dom.js';
import { formatPercent, formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { namedBars } from './bars.js';
import { count, explained, neutral, percent, plain, text, time, told, words } from './columns.js';
import { numeric, rank } from './common.js';
import { NO_WAITING, stragglerWords } from './sentences.js';

const MEASURES = { compute: 'compute', memory: 'copies', host: 'host, self' };

const step = { ...text('step', 'step'), show: (v) => (v === null ? 'whole file' : String(v)) };
const like = explained(time('step_time_like_median', 'step if on time'),
    'The mean step of all ranks if this rank came at the same time as the others');

export default {
    title: 'Stragglers', ofSteps: true,
    params: [numeric('num_candidates', 'Ranks with operators', '2'),
        numeric('limit', 'Operators of each', '10')],
    intro: 'Which rank the others wait for, and what it does longer than they do: a straggler '
        + 'causes at least half of the exposed waiting, and costs each other rank at least 2 % of '
        + 'a step.',
    notes: (sides) => sides.map((side) => h('p', { class: 'straggler-sentence' },
        side.letter && h('strong', {}, `${side.letter}: `), stragglerWords(side.data))),
    charts: [{ id: 'caused', table: 'by_rank', title: 'Waiting of all others that each rank causes, per step',
        height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_rank', kind: 'time',
            name: (r) => `rank ${r.rank}`, value: (r) => r.caused_per_step, ranks: true,
            empty: NO_WAITING, show: (r) => `${formatTime(r.caused_per_step)} a step, ${
                formatPercent(r.caused_pctg)} of all; last in ${formatPercent(r.last_pctg)} of its `
                + 'collectives' }) },
    { id: 'caused-steps', table: 'by_step', title: 'The rank that causes the most waiting of all others, step by step',
        height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_step', kind: 'time', ranks: true,
            name: (r) => [r.step === null ? 'whole file' : `step ${r.step}`,
                sides.length === 1 && r.rank !== null && `rank ${r.rank}`].filter(Boolean)
                .join(' · '),
            value: (r) => r.caused, empty: NO_WAITING,
            show: (r) => `rank ${r.rank}: ${formatTime(r.caused)}, ${formatPercent(r.caused_pctg)
            } of the waiting of the step` }) }],
    tables: [{ key: 'by_rank', caption: 'Ranks', main: ['straggler', 'caused_per_step', 'caused_pctg', 'step_time'],
        columns: [rank, told(words('straggler', 'straggler', (v) => (v === 1 ? 'yes' : 'no'))),
        told(words('cause', 'what it does longer', { ...MEASURES, memory: 'copies', idle: 'idle, the host is late' })),
        explained(time('caused_per_step', 'caused'),
            'Exposed waiting of the other ranks where this one was last, per step: their sum'),
        neutral(percent('caused_pctg', 'share')), count('last', 'last'),
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
        told(words('cause', 'what it does longer', { ...MEASURES, idle: 'idle, the host is late' })),
        explained(time('caused', 'caused'),
            'Exposed waiting of the other ranks where this one was last: their sum'),
        neutral(percent('caused_pctg', 'share')),
        time('exposed_wait', 'exposed wait'), time('step_time', 'step'), like] }],
};
