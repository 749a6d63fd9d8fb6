// Of mutations.mjs: series of sets, and the places where their level changes.
const POINTS = 'unit/test_change_points';

export const SERIES = [
    ['analysis/statistics/change_points.c', 'place->set_p * (double)count >= CHANGE_POINTS_SET_RATE ||',
        'false ||', POINTS],
    ['analysis/statistics/change_points.c', '!is_of_most_sets(search, stretch, least + i)', 'false',
        POINTS],
    ['analysis/statistics/change_points.c', 'change >= CHANGE_POINTS_LEAST * place->median[0]', 'true',
        POINTS],
    ['analysis/statistics/change_points.c', '(uint64_t)(same - first) + 1;', '(uint64_t)(same - first);',
        POINTS],
    ['analysis/statistics/change_points.c', 'tree[at + step] <= wanted', 'tree[at + step] < wanted',
        POINTS],
    ['analysis/statistics/median_interval.c', 'if (2 * next > ERROR_RATE)', 'if (next > ERROR_RATE)',
        POINTS],
    ['analysis/series/series_run.c', 'set->times.recorded_ns != 0 ?', 'false ?', 'http/series'],
    ['analysis/series/series_times.c', 'kept.recorded_ns};', '0};', 'http/series'],
    ['analysis/series/series_choice.c', 'search->marks[i] || has_tags(set, search->tags)', 'true',
        'http/series'],
    ['analysis/series/series_changes.c', 'if (now < good * (1 + GOOD_ENOUGH))', 'if (false)',
        'http/series'],
    ['analysis/series/series_gate.c', '&& !answer->sets[i - 1]->in_baseline', '', 'http/series'],
    ['analysis/series/series_gate.c', '.slower = real && test.difference > 0', '.slower = false',
        'http/series'],
];
