// Mutations of what names layers and modules; mutations.mjs says what they are.
export const LAYERS = [
    ['analysis/tree/tree_walk.c', "cover(&frame->spent, &frame->spent_end, start, row->end);", ';',
        'http/contributors'],
    ['analysis/tree/tree_walk.c', 'node->memory += time;', ';', 'http/contributors'],
    ['diagnosis/contributors.c', 'rows->rows[i].sort == TREE_MODULE ? i :', '', 'http/contributors'],
    ['diagnosis/contributors.c', 'node->own - node->communication - node->memory', 'node->own',
        'http/contributors'],
    ['diagnosis/contributors.c', 'folding->module[row] == row && part', 'part',
        'http/contributors'],
    ['diagnosis/contributors.c', "out->by_module = true;", ';', 'http/contributors'],
    ['diagnosis/operators.c', 'sum->total[side] += node->own;', 'sum->total[side] += node->device;',
        'http/operators'],
    ['diagnosis/operators.c', ': above[node->parent];', ': BY_NONE;', 'http/operators'],
    ['analysis/compare/recorded.c', 'shared < kernels / 2', 'shared <= kernels', 'http/operators'],
];
