// Mutations of sentences on collectives, single ranks and more work; mutations.mjs says what they are.
export const CAUSES = [
    ['diagnosis/collectives_split.c', 'COLLECTIVES_SPLIT_MATCHED * (matched + unmatched)', '0',
        'http/collectives-cause'],
    ['diagnosis/collectives_split.c', 'number_of(summary, 0, "wait_per_step")',
        'number_of(summary, 0, "exposed_wait_per_step")', 'http/sample'],
    ['diagnosis/diagnosis.c', 'diagnosis->said[share] = true;', ';', 'http/sample'],
    ['diagnosis/ledger.c', 'node->known = calls;', ';', 'http/collectives-cause'],
    ['diagnosis/words.c', 'ranks > 0 && ranks < context->ranks_of[side]', 'false',
        'http/collectives-cause'],
    ['diagnosis/more_work.c', 'fabs(out->split.more) >= CARRIES_LEAST * fabs(change)', 'true',
        'http/layers'],
    ['diagnosis/more_work.c', 'out->split.more * change > 0', 'true', 'http/layers'],
    ['analysis/tree/tree_work.c', 'TREE_WORK_KNOWN * (double)row->calls[side]', '0', 'http/layers'],
    ['analysis/tree/tree_work.c', 'row->flops[side] += node->flops;',
        'row->flops[side] = node->flops;', 'http/layers'],
    ['diagnosis/gather_names.c', 'if (alias != NULL)', 'if (false)', 'http/aliases'],
];
