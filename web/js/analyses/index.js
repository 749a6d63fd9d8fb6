// The analyses of the page, in the order of its tabs. Each is a module with the name of the API:
// {title, tab: a shorter title, intro, params, tables, charts, window: it has series, host: it
// needs no device, ofSteps: it takes no choice of rows, counters: it has a tab only where a set has
// counters, chosen(state): words, notes(sides): nodes, instead(state, sides): what is shown where
// there is nothing}. A chart is {id, table: the table with its numbers for SQL, if its key is not
// the id, title, height(places, sides) in px, make(sides, state) → {data: (width) → {data, layout},
// places, note, limited: not all ranks are drawn} or {empty: words or nodes}}. `sides` is [{key,
// letter, label, data}], one or two; `state` is that of the page, with `shown`, the parameters of
// the answer, and href(changes), the page with other parameters.

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
