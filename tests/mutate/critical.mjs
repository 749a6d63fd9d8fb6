// The changes of mutations.mjs in the critical path.

export const CRITICAL = [
    ['analyse/critical_plan.c', 'if (launched >= time) {', 'if (launched > time) {',
        'golden/critical-path'],
    ['analyse/critical_plan.c', 'take(ordering, plan->by_row[launch], device, &time);', ';',
        'golden/critical-path'],
    ['analyse/critical_plan.c', 'calls[at].start > after)', 'calls[at].start >= after)',
        'golden/critical-path'],
    ['analyse/critical_plan.c', 'ends->keys[found - 1].time <= start', 'false',
        'golden/critical-path'],
    ['analyse/critical_plan.c', 'waiting->by_launch[launched - 1].time >= start;',
        'waiting->by_launch[launched - 1].time > start;', 'golden/critical-path'],
    ['analyse/critical_path.c', '.row = waits ? cutting->waiting : row,', '.row = row,',
        'golden/critical-path'],
    ['analyse/critical_path.c', 'found->time < paused ||', 'false ||',
        'golden/critical-path'],
    ['analyse/critical_path.c', 'a->sample > b->sample : a->start > b->start',
        'a->sample > b->sample : a->start < b->start', 'unit/test_analyses'],
];
