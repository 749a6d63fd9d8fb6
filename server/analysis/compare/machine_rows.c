/* See machine_rows.h. */
#include "analysis/compare/machine_rows.h"
#include "analysis/compare/compare_launches.h"
#include "analysis/compare/compare_verdict.h"
#include "analysis/compare/machine_clocks.h"
#include "analysis/compare/machine_ranks.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/weighted.h"
#include "store/set/set_inputs.h"
#include "store/set/set_pair.h"
#include "store/set/set_samples.h"
#include "trace/decode/kinds.h"
#include "trace/resolve/waits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A row is compared from so many calls of a side on, and from this part of device time,
 * or this self time per call (ns). */
#define DEVICE_CALLS 4
#define DEVICE_SHARE 0.001
#define HOST_CALLS 12
#define HOST_NS 500.0
/* Both sides call it as often: as account_as_often(). */
#define CALLS_DIFFER 0.01
/* This part of its launches has shapes that both sides have as often. */
#define SHAPES_SHARED 0.95
/* Sets have the same inputs if they share this part of them. */
#define INPUTS_SHARED 0.9
#define SHAPES_TEXTS_MAX ((size_t)64 << 20)
#define ALL_HALVES 2

struct gathered {
    struct machine_row row;
    char *name, *category; /* of kernels; owned */
};

struct gathering {
    const struct compare_result *result;
    struct gathered *rows;
    size_t count, capacity;
    double *values[2]; /* of the samples of a row: time per call */
    double *sums[2];   /* ns by sample: of rows of the device called as often */
    uint8_t *half[2];  /* by sample: 0 in the first half of its file, 1 in the second */
    struct machine_ranks ranks;
    double device[2]; /* ns a sample of all rows that compute */
    double compared;  /* the part of it, of both sides, in rows called as often */
    double carried;   /* ns a sample: what other numbers of calls take more */
};

static void free_gathering(struct gathering *all)
{
    for (size_t i = 0; i < all->count; i++) {
        free(all->rows[i].name);
        free(all->rows[i].category);
    }
    free(all->rows);
    for (int side = 0; side < 2; side++) {
        free(all->values[side]);
        free(all->sums[side]);
        free(all->half[side]);
    }
    machine_ranks_free(&all->ranks);
}

/* ---- the samples of rows ---- */

static const int64_t *times_of(const struct samples_row *row, int side)
{
    return row->side == TRACE_HOST ? row->self[side] : row->total[side];
}

/* The median of the times per call of the samples of one rank, ns, from the sample
 * `*first` on, which becomes the next rank's; NaN: none. */
static double median_time(struct gathering *all, const struct samples_row *row, int side,
                          int half, uint32_t rank, size_t *first)
{
    const int64_t *times = times_of(row, side);
    double *values = all->values[side];
    size_t count = 0;

    for (; *first < row->steps[side] && all->ranks.of[side][*first] <= rank; (*first)++)
        if (row->calls[side][*first] > 0 && all->ranks.of[side][*first] == rank &&
            (half == ALL_HALVES || all->half[side][*first] == half))
            values[count++] = (double)times[*first] / row->calls[side][*first];
    return median_of(values, count);
}

/* The mean over the ranks: one that is slower counts as much as it is of them. Costs
 * nothing for ranks without samples. */
static double log_ratio(struct gathering *all, const struct samples_row *row, int half)
{
    size_t first[2] = {0, 0}, count = 0;
    double sum = 0;

    while (first[0] < row->steps[0] && first[1] < row->steps[1]) {
        uint32_t left = all->ranks.of[0][first[0]], right = all->ranks.of[1][first[1]];
        uint32_t rank = left < right ? left : right;
        double control = median_time(all, row, 0, half, rank, &first[0]),
               test = median_time(all, row, 1, half, rank, &first[1]);

        if (!(control > 0) || !(test > 0))
            continue;
        sum += log(test / control);
        count++;
    }
    return count > 0 ? sum / (double)count : NAN;
}

static bool is_call(const struct samples_row *row)
{
    return row->side == TRACE_HOST && (strcmp(row->category, "cpu_op") == 0 ||
                                       strcmp(row->category, "cuda_runtime") == 0 ||
                                       strcmp(row->category, "cuda_driver") == 0);
}

/* Sums of a row, calls and ns a sample; all calls of the side with fewer. */
static double sum_row(const struct samples_row *row, double calls[2], double spent[2])
{
    double fewer = INFINITY;

    for (int side = 0; side < 2; side++) {
        calls[side] = spent[side] = 0;
        for (size_t i = 0; i < row->steps[side]; i++) {
            calls[side] += row->calls[side][i];
            spent[side] += (double)times_of(row, side)[i];
        }
        fewer = fmin(fewer, calls[side]);
        calls[side] /= (double)row->steps[side];
        spent[side] /= (double)row->steps[side];
    }
    return fewer;
}

static bool keep_row(struct gathering *all, const struct samples_row *row,
                     const double spent[2])
{
    bool on_device = row->side != TRACE_HOST;
    struct gathered kept = {.row = {.on_device = on_device,
                                    .is_runtime = trace_category_is_launch(row->category),
                                    .spent = {spent[0], spent[1]},
                                    .shapes = 1}};

    kept.row.log[0] = log_ratio(all, row, ALL_HALVES);
    if (isnan(kept.row.log[0]))
        return true;
    kept.row.log[1] = log_ratio(all, row, 0);
    kept.row.log[2] = log_ratio(all, row, 1);
    if (!ARRAY_RESERVE(all->rows, all->capacity, all->count + 1))
        return false;
    if (on_device) {
        kept.row.class = work_class_of(NULL, row->name, row->category);
        kept.name = strdup(row->name);
        kept.category = strdup(row->category);
    }
    all->rows[all->count++] = kept;
    return !on_device || (kept.name != NULL && kept.category != NULL);
}

static int take(void *context, const struct samples_row *row)
{
    struct gathering *all = context;
    double calls[2], spent[2];

    bool is_host = is_call(row) || strcmp(row->category, "python_function") == 0;
    if (row->is_few || row->steps[0] == 0 || row->steps[1] == 0 ||
        (!is_host && row->kind != TRACE_KIND_COMPUTATION))
        return 0;
    double fewer = sum_row(row, calls, spent);
    bool as_often = fabs(calls[0] - calls[1]) <= CALLS_DIFFER * fmax(calls[0], calls[1]);
    bool enough =
        fewer >= HOST_CALLS && is_call(row) && !trace_is_wait(row->category, row->name);
    if (is_host && !as_often)
        all->carried += spent[1] - spent[0];
    for (int side = 0; side < 2; side++)
        enough &= row->side != TRACE_HOST || spent[side] >= HOST_NS * calls[side];
    if (row->side != TRACE_HOST) {
        enough = fewer >= DEVICE_CALLS;
        for (int side = 0; side < 2; side++)
            all->device[side] += spent[side];
        all->compared += as_often ? spent[0] + spent[1] : 0;
        for (int side = 0; side < 2 && as_often; side++)
            for (size_t i = 0; i < row->steps[side]; i++)
                all->sums[side][i] += (double)row->total[side][i];
    }
    if (!enough || !as_often || !(spent[0] > 0) || !(spent[1] > 0))
        return 0;
    return keep_row(all, row, spent) ? 0 : -ERROR_MEMORY;
}

/* ---- shapes ---- */

struct shape_count {
    uint32_t kernel, operator_id, shape_id;
    double part[2]; /* of the launches of the kernel on a side */
};

static int compare_shapes(const void *a, const void *b)
{
    const struct shape_count *x = a, *y = b;

    if (x->kernel != y->kernel)
        return x->kernel < y->kernel ? -1 : 1;
    if (x->operator_id != y->operator_id)
        return x->operator_id < y->operator_id ? -1 : 1;
    return (x->shape_id > y->shape_id) - (x->shape_id < y->shape_id);
}

/* Sums by kernel, operator and shape, from the launches of both sides. */
static struct shape_count *sum_shapes(const struct compare_launches sides[2],
                                      size_t kernels, size_t *count)
{
    size_t most = sides[0].count + sides[1].count;
    struct shape_count *list = calloc(most + 1, sizeof *list);
    CLEANUP_FREE double *launches = calloc(2 * kernels + 1, sizeof *launches);

    *count = 0;
    if (list == NULL || launches == NULL) {
        free(list);
        return NULL;
    }
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++)
            launches[2 * sides[side].list[i].kernel + (size_t)side] +=
                (double)sides[side].list[i].count;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++) {
            const struct matching_launch *from = &sides[side].list[i];
            struct shape_count *out = &list[(*count)++];

            *out = (struct shape_count){
                from->kernel, from->operator_id, from->shape_id, {0, 0}};
            out->part[side] =
                (double)from->count / launches[2 * from->kernel + (size_t)side];
        }
    if (*count > 1)
        qsort(list, *count, sizeof *list, compare_shapes);
    size_t into = 0;
    for (size_t i = 1; i < *count; i++) {
        if (compare_shapes(&list[into], &list[i]) != 0)
            list[++into] = list[i];
        else
            for (int side = 0; side < 2; side++)
                list[into].part[side] += list[i].part[side];
    }
    *count = *count == 0 ? 0 : into + 1;
    return list;
}

/* Gives each kernel the number of its shapes, and the class that its operators say. Of
 * one that runs with other shapes nothing can be compared: its `spent` becomes 0. */
static void apply_shapes(struct gathering *all, const uint32_t *row_of,
                         const struct shape_count *list, size_t count,
                         const struct strings *texts)
{
    for (size_t i = 0, end; i < count; i = end) {
        struct gathered *its = &all->rows[row_of[list[i].kernel]];
        double shared = 0, most = 0;

        its->row.shapes = 0;
        for (end = i; end < count && list[end].kernel == list[i].kernel; end++) {
            const struct shape_count *shape = &list[end];

            shared += fmin(shape->part[0], shape->part[1]);
            its->row.shapes++;
            if (shape->part[0] <= most || shape->operator_id == MATCHING_NONE)
                continue;
            most = shape->part[0];
            its->row.class = work_class_of(strings_text(texts, shape->operator_id),
                                           its->name, its->category);
        }
        if (shared >= SHAPES_SHARED)
            continue;
        all->compared -= its->row.spent[0] + its->row.spent[1];
        its->row.spent[0] = its->row.spent[1] = 0;
    }
}

static int find_shapes(struct store *store, struct gathering *all, struct error *error)
{
    CLEANUP_FREE struct launches_kernel *kernels =
        calloc(all->count + 1, sizeof *kernels);
    CLEANUP_FREE uint32_t *row_of = calloc(all->count + 1, sizeof *row_of);
    CLEANUP(compare_launches_free) struct compare_launches control = {0};
    CLEANUP(compare_launches_free) struct compare_launches test = {0};
    CLEANUP(strings_free) struct strings texts;
    struct compare_launches sides[2];
    size_t kernel_count = 0, count;
    int failed = 0;

    strings_init(&texts, SHAPES_TEXTS_MAX);
    if (kernels == NULL || row_of == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < all->count; i++) {
        const struct gathered *its = &all->rows[i];

        if (!its->row.on_device || its->row.spent[0] + its->row.spent[1] <
                                       DEVICE_SHARE * (all->device[0] + all->device[1]))
            continue;
        row_of[kernel_count] = (uint32_t)i;
        kernels[kernel_count++] = (struct launches_kernel){its->name, its->category};
    }
    compare_launches_init(&control, &texts);
    compare_launches_init(&test, &texts);
    if (kernel_count > 0)
        failed = compare_launches_load(store, all->result, PAIR_CONTROL, kernels,
                                       kernel_count, &control, error);
    if (kernel_count > 0 && failed == 0)
        failed = compare_launches_load(store, all->result, PAIR_TEST, kernels,
                                       kernel_count, &test, error);
    if (failed != 0)
        return failed;
    sides[0] = control;
    sides[1] = test;
    CLEANUP_FREE struct shape_count *list = sum_shapes(sides, kernel_count, &count);
    if (list == NULL)
        return error_set_memory(error);
    apply_shapes(all, row_of, list, count, &texts);
    return 0;
}

/* ---- the steps ---- */

/* The first half of the chosen steps of each file, and the second. */
static uint8_t *find_halves(const struct compare_result *result, int side)
{
    const struct selection *selection = &result->selection[side];
    const struct set_step *steps = result->view[side].steps;
    uint8_t *half = calloc(selection->step_count + 1, sizeof *half);

    for (size_t i = 0, end; half != NULL && i < selection->step_count; i = end) {
        for (end = i; end < selection->step_count && steps[selection->steps[end]].file ==
                                                         steps[selection->steps[i]].file;)
            end++;
        for (size_t k = i + (end - i + 1) / 2; k < end; k++)
            half[k] = 1;
    }
    return half;
}

/* ns a step of the control: how long the host waits. */
static double waits_of(const struct compare_result *result)
{
    double sum = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (row->side == TRACE_HOST && trace_is_wait(row->category, row->name))
            sum += (double)row->self[PAIR_CONTROL];
    }
    return sum / (double)result->selection[PAIR_CONTROL].step_count;
}

/* The variance of the mean of the device's times, as logarithms, by how samples differ
 * from the one before: a drift is no error. Ranks of one step differ together. Adds what
 * is known of it to `freedom`. */
static double variance_of(const struct compare_result *result,
                          const struct gathering *all, int side, double *freedom)
{
    const struct selection *selection = &result->selection[side];
    const struct set_step *steps = result->view[side].steps;
    double sum = 0, count = 0;

    for (size_t i = 1; i < selection->step_count; i++) {
        double now = all->sums[side][i], before = all->sums[side][i - 1];

        if (steps[selection->steps[i]].file != steps[selection->steps[i - 1]].file ||
            !(now > 0) || !(before > 0))
            continue;
        sum += log(now / before) * log(now / before) / 2;
        count++;
    }
    if (count == 0)
        return 0;
    double ranks = fmax((double)selection->rank_count, 1);
    *freedom += count / ranks;
    return sum / count / ((double)selection->step_count / ranks);
}

/* Half of the 95 % interval of the device's factor. */
static double noise_of(const struct compare_result *result, const struct gathering *all)
{
    double freedom = 0;
    double variance = variance_of(result, all, 0, &freedom);

    variance += variance_of(result, all, 1, &freedom);
    /* The quantile of Student's distribution, within 1 % from four on. */
    return freedom > 0
               ? 1.96 * (1 + 1.3 / freedom + 1.5 / (freedom * freedom)) * sqrt(variance)
               : 0;
}

static void describe_steps(const struct compare_result *result,
                           const struct gathering *all, struct machine_steps *out)
{
    const struct verdict *verdict = &result->verdict;
    double device = all->device[0] + all->device[1];

    *out = (struct machine_steps){
        .time = {result->step_time[0], result->step_time[1]},
        .device = {all->device[0], all->device[1]},
        .unmatched = device > 0 ? 1 - all->compared / device : 0,
        .waits = fmin(waits_of(result), result->step_time[0].step),
        .carried = all->carried,
        .noise = noise_of(result, all),
        .error = NAN,
        .clock = NAN,
        .memory_clock = NAN,
    };
    if (verdict->has_interval) /* that of the typical change, moved to the mean's */
        out->error = fmax(fabs(verdict->change - (double)verdict->low),
                          fabs((double)verdict->high - verdict->change));
}

/* Without a device, what a call takes depends on its inputs. */
static int compare_inputs(struct store *store, const struct compare_result *result,
                          struct machine_steps *steps, struct error *error)
{
    double shared = 1;
    int failed = 0;

    if (!steps->time[0].has_parts || !steps->time[1].has_parts)
        failed = set_inputs_shared(
            store, (const char *const[]){result->info[0].id, result->info[1].id},
            result->budget, &shared, error);
    steps->same_inputs = shared >= INPUTS_SHARED;
    steps->other_inputs = shared < INPUTS_SHARED;
    return failed;
}

/* ---- the whole ---- */

static int gather(struct store *store, const struct compare_result *result,
                  struct gathering *all, struct error *error)
{
    CLEANUP_FREE uint32_t *control = compare_step_ids(result, PAIR_CONTROL);
    CLEANUP_FREE uint32_t *test = compare_step_ids(result, PAIR_TEST);
    const struct samples_filter filter = {.side = -1};
    struct samples_side sides[2] = {{.id = result->info[0].id, .steps = control},
                                    {.id = result->info[1].id, .steps = test}};
    bool made =
        control != NULL && test != NULL && machine_ranks_find(result, &all->ranks);

    for (int side = 0; side < 2; side++) {
        sides[side].count = result->selection[side].step_count;
        all->half[side] = find_halves(result, side);
        all->values[side] = calloc(sides[side].count + 1, sizeof *all->values[side]);
        all->sums[side] = calloc(sides[side].count + 1, sizeof *all->sums[side]);
        made = made && all->half[side] != NULL && all->values[side] != NULL &&
               all->sums[side] != NULL;
    }
    if (!made)
        return error_set_memory(error);
    int failed = set_samples(store, sides, &filter, result->budget, take, all, error);
    if (failed == -ERROR_MEMORY)
        return error_set_memory(error);
    return failed != 0 ? failed : find_shapes(store, all, error);
}

int compare_answer_machine(struct store *store, struct compare_result *result,
                           struct error *error)
{
    CLEANUP(free_gathering) struct gathering all = {.result = result};
    struct machine_steps steps;
    int failed = gather(store, result, &all, error);

    if (failed != 0)
        return failed;
    CLEANUP_FREE struct machine_row *rows = calloc(all.count + 1, sizeof *rows);
    size_t count = 0;
    if (rows == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < all.count; i++)
        if (all.rows[i].row.spent[0] > 0)
            rows[count++] = all.rows[i].row;
    describe_steps(result, &all, &steps);
    struct machine_clocks clocks = {.by_rank = {NULL, NULL}};
    failed = compare_inputs(store, result, &steps, error);
    if (failed == 0)
        failed = machine_clocks_read(store, result, &steps, &clocks, error);
    bool made = failed == 0 && machine_ranks_measure(result, all.sums, &all.ranks) &&
                machine_make(rows, count, &steps, &all.ranks, &result->machine);
    result->machine.clocks = clocks;
    if (!made)
        return failed != 0 ? failed : error_set_memory(error);
    compare_settle_verdict(result, &result->verdict);
    result->recorded_verdict = result->verdict;
    return compare_correct_verdict(result, error);
}
