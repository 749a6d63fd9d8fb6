// How much of the communication is hidden.
import { formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { namedBars, percentText, rankNames } from './bars.js';
import { explained, gain, note, percent, summed, time } from './columns.js';
import { rank } from './common.js';

export default {
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
