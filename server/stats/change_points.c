#include "stats/change_points.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/rank_tests.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The upper quartile of the standard normal distribution: the median of |x|. */
#define NORMAL_QUARTILE 0.6744897501960817

/* Between the sets k - 1 and k. */
struct split_point {
    double median[2]; /* of the observations left and right of it in its stretch */
    double p, strength, set_p;
};

/* A stretch of sets that is not split yet, and the best change point in it. */
struct set_stretch {
    size_t begin, end;
    bool changes;
    struct change_point best;
};

struct change_search {
    const struct change_points_series *series;
    struct budget *budget;
    size_t count;               /* of observations */
    double *middle;             /* by set: the median of its observations */
    double *sums;               /* by set: of `middle` of those before; `sets` + 1 */
    uint32_t *set_of;           /* by observation */
    uint32_t *order;            /* observations; those of a stretch are where its sets
                                   begin, ascending by value */
    uint32_t *rank;             /* by observation: its place in `order` of its stretch */
    uint32_t *spare;            /* room for `count` */
    uint64_t *twice_ranks;      /* by set: twice the sum of its midranks in its stretch */
    struct split_point *places; /* by set */
    double *p, *q;              /* by set */
    double noise;
};

static void search_free(struct change_search *search)
{
    free(search->middle);
    free(search->sums);
    free(search->set_of);
    free(search->order);
    free(search->rank);
    free(search->spare);
    free(search->twice_ranks);
    free(search->places);
    free(search->p);
    free(search->q);
}

static int search_init(struct change_search *search, struct error *error)
{
    size_t sets = search->series->sets, count = search->series->begin[sets];

    search->count = count;
    if (count > UINT32_MAX / 2) {
        error_set(error, ERROR_LIMIT, "too_many_samples",
                  "%zu observations; a series takes %u", count, UINT32_MAX / 2);
        return -(int)ERROR_LIMIT;
    }
    search->middle = calloc(sets, sizeof *search->middle);
    search->sums = calloc(sets + 1, sizeof *search->sums);
    search->set_of = calloc(count, sizeof *search->set_of);
    search->order = calloc(count, sizeof *search->order);
    search->rank = calloc(count, sizeof *search->rank);
    search->spare = calloc(count + 1, sizeof *search->spare);
    search->twice_ranks = calloc(sets, sizeof *search->twice_ranks);
    search->places = calloc(sets, sizeof *search->places);
    search->p = calloc(sets, sizeof *search->p);
    search->q = calloc(sets, sizeof *search->q);
    bool fine = search->middle != NULL && search->sums != NULL &&
                search->set_of != NULL && search->order != NULL && search->rank != NULL &&
                search->spare != NULL && search->twice_ranks != NULL &&
                search->places != NULL && search->p != NULL && search->q != NULL;
    if (fine)
        return 0;
    error_set_memory(error);
    return -(int)ERROR_MEMORY;
}

/* ---- once for the series ---- */

struct context {
    const int64_t *values;
    struct budget *budget;
};

static int compare_values(const void *a, const void *b, void *given)
{
    const struct context *context = given;
    uint32_t i = *(const uint32_t *)a, j = *(const uint32_t *)b;
    int64_t x = context->values[i], y = context->values[j];

    if (budget_is_over(context->budget))
        return 0;
    return x != y ? (x > y) - (x < y) : (i > j) - (i < j);
}

/* The observations of a set come in order of the whole series: its median is in the
 * middle of them. */
static void find_middles(struct change_search *search)
{
    const size_t *begin = search->series->begin;
    size_t sets = search->series->sets;
    const int64_t *values = search->series->values;
    CLEANUP_FREE size_t *passed = calloc(sets, sizeof *passed);

    for (size_t i = 0; passed != NULL && i < search->count; i++) {
        uint32_t observation = search->order[i], set = search->set_of[observation];
        size_t own = begin[set + 1] - begin[set], at = passed[set]++;

        if (at == (own - 1) / 2)
            search->middle[set] += (double)values[observation] / 2;
        if (at == own / 2)
            search->middle[set] += (double)values[observation] / 2;
    }
    for (size_t set = 0; set < sets; set++)
        search->sums[set + 1] = search->sums[set] + search->middle[set];
}

static void measure_noise(struct change_search *search)
{
    size_t pairs = search->series->sets - 1;
    double *differences = search->p; /* free until places are judged */

    for (size_t i = 0; i < pairs; i++)
        differences[i] = fabs(search->middle[i + 1] - search->middle[i]);
    qsort(differences, pairs, sizeof *differences, number_order_double);
    double median = (differences[(pairs - 1) / 2] + differences[pairs / 2]) / 2;
    search->noise = median / (NORMAL_QUARTILE * sqrt(2));
}

static int prepare(struct change_search *search, struct error *error)
{
    const struct change_points_series *series = search->series;
    struct context context = {series->values, search->budget};

    for (size_t set = 0; set < series->sets; set++)
        for (size_t i = series->begin[set]; i < series->begin[set + 1]; i++) {
            search->set_of[i] = (uint32_t)set;
            search->order[i] = (uint32_t)i;
        }
    qsort_r(search->order, search->count, sizeof *search->order, compare_values,
            &context);
    find_middles(search);
    measure_noise(search);
    return budget_look(search->budget, error);
}

/* ---- the places of a stretch ---- */

/* Midranks of the observations, summed by set. Returns the sum of t^3 - t over ties. */
static double rank_stretch(struct change_search *search, size_t first, size_t end)
{
    const int64_t *values = search->series->values;
    double ties = 0;

    for (size_t i = first, same; i < end; i = same) {
        for (same = i;
             same < end && values[search->order[same]] == values[search->order[i]];
             same++)
            ;
        double group = (double)(same - i);
        uint64_t twice = (uint64_t)(i - first) + (uint64_t)(same - first) + 1;
        ties += group * group * group - group;
        for (size_t k = i; k < same; k++) {
            uint32_t observation = search->order[k];

            search->twice_ranks[search->set_of[observation]] += twice;
            search->rank[observation] = (uint32_t)(k - first);
        }
    }
    return ties;
}

/* A Fenwick tree (1994) counts those of the first `size` ranks that were added. */
static void tree_add(uint32_t *tree, size_t size, size_t rank)
{
    for (size_t i = rank + 1; i <= size; i += i & -i)
        tree[i]++;
}

/* The rank of the `wanted`-th (from 0) of those that were added. */
static size_t tree_find(const uint32_t *tree, size_t size, size_t wanted)
{
    size_t at = 0, step = 1;

    while (step * 2 <= size)
        step *= 2;
    for (; step > 0; step /= 2)
        if (at + step <= size && tree[at + step] <= wanted) {
            at += step;
            wanted -= tree[at];
        }
    return at;
}

/* The medians of what is left (`side` 0) or right (1) of each place, set by set from that
 * end. */
static int find_medians(struct change_search *search, const struct set_stretch *stretch,
                        int side, struct error *error)
{
    const size_t *begin = search->series->begin;
    const int64_t *values = search->series->values;
    size_t first = begin[stretch->begin], size = begin[stretch->end] - first, added = 0;
    size_t sets = stretch->end - stretch->begin;

    memset(search->spare, 0, (size + 1) * sizeof *search->spare);
    for (size_t n = 0; n + 1 < sets; n++) {
        size_t set = side == 0 ? stretch->begin + n : stretch->end - 1 - n;

        for (size_t i = begin[set]; i < begin[set + 1]; i++, added++)
            tree_add(search->spare, size, search->rank[i]);
        size_t low = tree_find(search->spare, size, (added - 1) / 2);
        size_t high = tree_find(search->spare, size, added / 2);
        search->places[side == 0 ? set + 1 : set].median[side] =
            ((double)values[search->order[first + low]] +
             (double)values[search->order[first + high]]) /
            2;
        if (budget_look(search->budget, error) != 0)
            return -(int)error->code;
    }
    return 0;
}

/* The p of the difference between the levels of the sets on both sides of a place. */
static double set_p(const struct change_search *search, const struct set_stretch *stretch,
                    size_t at)
{
    double left = (double)(at - stretch->begin), right = (double)(stretch->end - at);
    double change = (search->sums[stretch->end] - search->sums[at]) / right -
                    (search->sums[at] - search->sums[stretch->begin]) / left;
    double deviation = search->noise * sqrt(1 / left + 1 / right);

    if (deviation <= 0)
        return change == 0 ? 1 : 0;
    return student_two_sided(change / deviation, (double)(search->series->sets - 1) / 2);
}

static int test_places(struct change_search *search, const struct set_stretch *stretch,
                       double ties, struct error *error)
{
    const size_t *begin = search->series->begin;
    size_t first = begin[stretch->begin], size = begin[stretch->end] - first;
    uint64_t twice_ranks = 0;
    int result = 0;

    for (size_t at = stretch->begin + 1; at < stretch->end && result == 0; at++) {
        size_t m = begin[at] - first, n = size - m;
        double mean = (double)m * (double)n / 2;
        double deviation = mann_whitney_deviation(m, n, ties);
        struct split_point *place = &search->places[at];

        twice_ranks += search->twice_ranks[at - 1];
        uint64_t twice_u = twice_ranks - (uint64_t)m * (m + 1); /* of the left side */
        place->strength =
            deviation > 0 ? fabs((double)twice_u / 2 - mean) / deviation : 0;
        result = mann_whitney_p(m, n, twice_u, ties, &place->p, error);
        place->set_p = set_p(search, stretch, at);
        if (result == 0)
            result = budget_check(search->budget, error);
    }
    return result;
}

/* ---- the strongest place of a stretch ---- */

/* Whether most sets from `begin` on, before `end`, are nearer to `own` than to `other`.
 */
static bool most_are_near(const struct change_search *search, size_t begin, size_t end,
                          double own, double other)
{
    size_t near = 0;

    for (size_t set = begin; set < end; set++)
        near += fabs(search->middle[set] - own) < fabs(search->middle[set] - other);
    return 2 * near > end - begin;
}

static bool is_of_most_sets(const struct change_search *search,
                            const struct set_stretch *stretch, size_t at)
{
    const double *median = search->places[at].median;

    return most_are_near(search, stretch->begin, at, median[0], median[1]) &&
           most_are_near(search, at, stretch->end, median[1], median[0]);
}

static bool is_large(const struct split_point *place)
{
    double change = fabs(place->median[1] - place->median[0]);

    return change > 0 && change >= CHANGE_POINTS_LEAST * place->median[0];
}

static int choose(struct change_search *search, struct set_stretch *stretch,
                  struct error *error)
{
    size_t least = stretch->begin + CHANGE_POINTS_SIDE;
    size_t most = stretch->end - CHANGE_POINTS_SIDE; /* the last place */
    size_t count = most - least + 1;

    for (size_t i = 0; i < count; i++)
        search->p[i] = search->places[least + i].p;
    int result = false_discovery_adjust(search->p, count, search->q, error);
    for (size_t i = 0; i < count && result == 0; i++) {
        const struct split_point *place = &search->places[least + i];

        if (search->q[i] >= CHANGE_POINTS_RATE || !is_large(place) ||
            place->set_p * (double)count >= CHANGE_POINTS_SET_RATE ||
            (stretch->changes && place->strength <= stretch->best.strength) ||
            !is_of_most_sets(search, stretch, least + i))
            continue;
        stretch->changes = true;
        stretch->best = (struct change_point){
            .at = least + i,
            .begin = stretch->begin,
            .end = stretch->end,
            .median = {place->median[0], place->median[1]},
            .p = place->p,
            .q = search->q[i],
            .set_p = place->set_p,
            .strength = place->strength,
        };
    }
    return result;
}

static int examine(struct change_search *search, struct set_stretch *stretch,
                   struct error *error)
{
    const size_t *begin = search->series->begin;

    stretch->changes = false;
    if (stretch->end - stretch->begin < (size_t)2 * CHANGE_POINTS_SIDE)
        return 0;
    memset(&search->twice_ranks[stretch->begin], 0,
           (stretch->end - stretch->begin) * sizeof *search->twice_ranks);
    double ties = rank_stretch(search, begin[stretch->begin], begin[stretch->end]);
    int result = test_places(search, stretch, ties, error);
    for (int side = 0; side < 2 && result == 0; side++)
        result = find_medians(search, stretch, side, error);
    return result == 0 ? choose(search, stretch, error) : result;
}

/* ---- the halves ---- */

/* The observations of the left half first, each half still ascending. */
static void part(struct change_search *search, const struct set_stretch *whole, size_t at)
{
    const size_t *begin = search->series->begin;
    size_t first = begin[whole->begin], end = begin[whole->end], left = first, right = 0;

    for (size_t i = first; i < end; i++) {
        uint32_t observation = search->order[i];

        if (search->set_of[observation] < at)
            search->order[left++] = observation;
        else
            search->spare[right++] = observation;
    }
    memcpy(&search->order[left], search->spare, right * sizeof *search->spare);
}

static int compare_points(const void *a, const void *b)
{
    const struct change_point *x = a, *y = b;

    return (x->at > y->at) - (x->at < y->at);
}

static int split_all(struct change_search *search, struct change_points *out,
                     struct error *error)
{
    struct set_stretch stretches[CHANGE_POINTS_MAX + 1] = {{.end = search->series->sets}};
    size_t count = 1;
    int result = examine(search, &stretches[0], error);

    while (result == 0 && out->count < CHANGE_POINTS_MAX) {
        struct set_stretch *best = NULL;

        for (size_t i = 0; i < count; i++)
            if (stretches[i].changes &&
                (best == NULL || stretches[i].best.strength > best->best.strength))
                best = &stretches[i];
        if (best == NULL)
            break;
        const struct change_point point = best->best;
        out->points[out->count++] = point;
        part(search, best, point.at);
        stretches[count] = (struct set_stretch){.begin = point.at, .end = point.end};
        best->end = point.at;
        result = examine(search, best, error);
        if (result == 0)
            result = examine(search, &stretches[count++], error);
    }
    qsort(out->points, out->count, sizeof out->points[0], compare_points);
    return result;
}

/* Values that grow from set to set have the smallest p at every place: if no place of
 * theirs would do, none can. */
static int look_too_few(struct change_search *search, bool *out, struct error *error)
{
    const size_t *begin = search->series->begin;
    size_t count = search->series->sets - (size_t)2 * CHANGE_POINTS_SIDE + 1;

    for (size_t i = 0; i < count; i++) {
        size_t left = begin[CHANGE_POINTS_SIDE + i];

        search->p[i] = mann_whitney_least(left, search->count - left);
    }
    int result = false_discovery_adjust(search->p, count, search->q, error);
    *out = result == 0;
    for (size_t i = 0; i < count; i++)
        *out = *out && search->q[i] >= CHANGE_POINTS_RATE;
    return result;
}

int change_points_find(const struct change_points_series *series, struct budget *budget,
                       struct change_points *out, struct error *error)
{
    CLEANUP(search_free)
    struct change_search search = {.series = series, .budget = budget};
    CLEANUP(budget_share_return) struct budget_share share = {budget, 0};

    *out = (struct change_points){0};
    if (series->sets < CHANGE_POINTS_SETS_MIN)
        return 0;
    int result = budget_share_take(
        &share, 16 * (uint64_t)series->begin[series->sets] + 96 * (uint64_t)series->sets,
        error);
    if (result == 0)
        result = search_init(&search, error);
    if (result == 0)
        result = prepare(&search, error);
    if (result == 0)
        result = split_all(&search, out, error);
    if (result == 0 && out->count == 0)
        result = look_too_few(&search, &out->too_few, error);
    out->noise = search.noise;
    return result;
}
