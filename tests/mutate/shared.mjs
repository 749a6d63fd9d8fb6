// Of mutations.mjs: servers that people share.
export const SHARED = [
    ['store/catalogue/retention.c', 'return *seconds <= LONGEST;', 'return true;',
        'unit/test_retention'],
    ['store/catalogue/retention.c', ' || number == 0)', ')', 'unit/test_retention'],
    ['store/catalogue/retention.c', 'if (result == 0 && forecast.going > 0) {', 'if (false) {',
        'unit/test_retention'],
    ['store/catalogue/sets.c', 'as_id_prefix(asked, prefix) ? prefix : NULL', 'NULL',
        'unit/test_retention'],
    ['ingest/regroup_make.c', 'pinned = pinned || plan->sources[i].info.pinned != 0;', ';',
        'http/shared'],
    ['cli/serve.c', 'retire_sets(serving);\n    return 0;', 'return 0;', 'http/shared'],
];
