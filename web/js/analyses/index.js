// The analyses of the page. Each is a module with the name of the API: {title, tab: a shorter title,
// intro, params, tables, charts, above: how many charts and tables are shown before "more", window:
// it has series, host: it needs no device, ofSteps: it takes no choice of rows, chosen(state):
// words, notes(sides): nodes, instead(state, sides): what is shown where there is nothing}. A chart
// is {id, table: the table with its numbers for SQL, if its key is not the id, title, sums: it draws
// sums, which may be per step, height(places, sides) in px, make(sides, state) → {data: (width) →
// {data, layout}, places, note, limited: not all ranks are drawn} or {empty: words or nodes}}. A
// table is {key, caption, columns, main: the keys of the columns that are shown first of two sets,
// rows: how many are shown before "more", apart: A and B have no rows in common, order}. `sides` is
// [{key, letter, label, data}], one or two; `state` is that of the page, with `shown`, the
// parameters of the answer, and href(changes), the page with other parameters.

// make docs: the analyses
import temporal_breakdown from './temporal_breakdown.js';
import comm_comp_overlap from './comm_comp_overlap.js';
import idle_time_breakdown from './idle_time_breakdown.js';
import kernel_breakdown from './kernel_breakdown.js';
import memory_bw from './memory_bw.js';
import queue_length from './queue_length.js';
import launch_stats from './launch_stats.js';
import kernel_sequences from './kernel_sequences.js';
import user_annotation_breakdown from './user_annotation_breakdown.js';
import operator_kernels from './operator_kernels.js';
import collectives from './collectives.js';
import stragglers from './stragglers.js';
import memory from './memory.js';
import critical_path from './critical_path.js';
import phases from './phases.js';
import work from './work.js';
import device_counters from './device_counters.js';
import operator_counters from './operator_counters.js';

export const ANALYSES = {
    temporal_breakdown,
    comm_comp_overlap,
    idle_time_breakdown,
    kernel_breakdown,
    memory_bw,
    queue_length,
    launch_stats,
    kernel_sequences,
    user_annotation_breakdown,
    operator_kernels,
    collectives,
    stragglers,
    memory,
    critical_path,
    phases,
    work,
    device_counters,
    operator_counters,
};
// end

/** The groups of the analyses, in the order of the page. */
export const GROUPS = [
    ['Device', ['temporal_breakdown', 'work', 'idle_time_breakdown', 'kernel_breakdown',
        'launch_stats', 'queue_length']],
    ['Program', ['critical_path', 'operator_kernels', 'kernel_sequences',
        'user_annotation_breakdown', 'phases']],
    ['Ranks', ['collectives', 'comm_comp_overlap', 'stragglers']],
    ['Memory', ['memory', 'memory_bw']],
    ['Counters', ['device_counters', 'operator_counters']],
];

/** What the page shows for each `what`: an analysis or, for none, what all of them found. */
export const SPECS = { '': { title: 'Analyse', params: [], ofSteps: true, host: true, charts: [],
    tables: [] }, ...ANALYSES };
