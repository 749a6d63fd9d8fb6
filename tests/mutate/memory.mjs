// Changes that break the analysis of memory (docs/semantics.md §11); as mutations.mjs.
export const MEMORY = [
    ['analysis/memory/memory_device.c', 'allocated[i] > allocated[most]',
        'allocated[i] >= allocated[most]', 'http/memory'],
    ['analysis/memory/memory_device.c', 'i <= peak && lives->freed_at[i] > peak',
        'i <= peak && lives->freed_at[i] >= peak', 'http/memory'],
    ['analysis/memory/memory_device.c', 'rest > 0 ? rest : 0', 'rest', 'http/memory'],
    ['analysis/memory/memory_device.c', 'lives->before[i] = *open;', 'lives->before[i] = 0;',
        'unit/test_analyses'],
    ['analysis/memory/memory_device.c', '!device.has_addresses || ', '', 'unit/test_analyses'],
    ['analysis/memory/memory_place.c', 'cutting->is_below[i] && node->sort == TREE_OPERATOR',
        'node->sort == TREE_OPERATOR', 'unit/test_analyses'],
    ['analysis/memory/memory_frames.c', 'frame->number >= *highest', 'true', 'http/memory'],
    ['analysis/memory/memory_gather.c', '|| !is_selected(span, instant->ts)', '',
        'unit/test_analyses'],
    ['analysis/memory/memory_groups.c', 'of_device < limit', 'true', 'unit/test_analyses'],
    ['analysis/tree/tree_walk.c', 'instant->ts >= until', 'instant->ts > until', 'http/memory'],
];
