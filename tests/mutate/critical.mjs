// The changes of mutations.mjs in the critical path.

export const CRITICAL = [
    ['analysis/critical/critical_order.c', 'if (launched >= time) {', 'if (launched > time) {',
        'golden/critical-path'],
    ['analysis/critical/critical_order.c', 'take(ordering, plan->by_row[launch], device, &time);', ';',
        'golden/critical-path'],
    ['analysis/critical/critical_order.c', 'call->start <= after)', 'call->start < after)',
        'golden/critical-path'],
    ['analysis/critical/critical_waits.c', 'ends->keys[found - 1].time <= start', 'false',
        'golden/critical-path'],
    ['analysis/critical/critical_waits.c', 'waiting->by_launch[launched - 1].time >= start;',
        'waiting->by_launch[launched - 1].time > start;', 'golden/critical-path'],
    ['analysis/critical/critical_pieces.c', '.row = waits ? cutting->waiting : row,', '.row = row,',
        'golden/critical-path'],
    ['analysis/critical/critical_sweep.c', 'found->time < paused ||', 'false ||',
        'golden/critical-path'],
    ['analysis/critical/critical_sums.c', 'a->sample > b->sample : a->start > b->start',
        'a->sample > b->sample : a->start < b->start', 'unit/test_analyses'],
];
