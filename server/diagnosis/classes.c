/* See classes.h. */
#include "diagnosis/classes.h"
#include "analysis/work/work_classes.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* So many shapes of a class are listed. */
#define SHAPES_TOLD 20

/* What both sides have of a class, or of an operator with its shapes. */
struct class_work {
    uint64_t calls; /* of a class: rows */
    int64_t device; /* ns */
    struct work_rates rates;
};

/* An operator with its shapes and type; sum[side] is NULL where a side has none. */
struct class_shape {
    const struct work_sum *sum[2];
    const char *operator_name, *shapes;
};

void classes_init(struct classes *classes, const struct compare_result *result,
                  struct budget *budget)
{
    classes->result = result;
    work_sums_init(&classes->sums[0], budget);
    work_sums_init(&classes->sums[1], budget);
}

void classes_free(struct classes *classes)
{
    work_sums_free(&classes->sums[0]);
    work_sums_free(&classes->sums[1]);
}

int classes_see(void *context, enum pair_side side, int64_t rank,
                struct trace_recording *recording, struct error *error)
{
    struct classes *classes = context;
    struct work_sums *sums = &classes->sums[side];
    const struct selection *selection = &classes->result->selection[side];
    const char *steps = classes->result->request.side[side].steps;
    bool all = steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
    const struct rows_options options = {
        .which = selection->any ? ROWS_ALL : ROWS_OF_STEPS,
        .steps = all || selection->any || selection->number_count == 0
                     ? NULL
                     : selection->numbers,
        .step_count = selection->number_count,
        .with_arguments = true,
        .budget = sums->memory.budget};
    CLEANUP(rows_free) struct rows_rank rows = {0};
    int status = rows_make(rank, &recording, 1, &options, &rows, error);

    return status != 0 ? status : work_sums_add(sums, &rows, error);
}

/* ---- the numbers ---- */

static json_t *number_or_null(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

static void set_both(json_t *object, const char *name, double control, double test)
{
    const double values[2] = {control, test};
    static const char *const sides[2] = {"control_", "test_"};
    char key[64];

    for (int side = 0; side < 2; side++) {
        snprintf(key, sizeof key, "%s%s", sides[side], name);
        json_object_set_new(object, key, number_or_null(values[side]));
    }
}

static double samples_of(const struct compare_result *result, int side)
{
    return fmax(1, (double)result->selection[side].step_count);
}

/* Adds counts, times in µs, and rates. */
static void set_work(json_t *object, const struct compare_result *result,
                     const struct class_work work[2])
{
    double per_step[2];

    for (int side = 0; side < 2; side++)
        per_step[side] = (double)work[side].device / 1e3 / samples_of(result, side);
    json_object_set_new(object, "control_counts",
                        json_integer((json_int_t)work[0].calls));
    json_object_set_new(object, "test_counts", json_integer((json_int_t)work[1].calls));
    set_both(object, "total_duration", (double)work[0].device / 1e3,
             (double)work[1].device / 1e3);
    set_both(object, "per_step", per_step[0], per_step[1]);
    json_object_set_new(object, "diff_per_step", json_real(per_step[1] - per_step[0]));
    json_object_set_new(
        object, "diff_percent",
        number_or_null(per_step[0] > 0 ? 100 * (per_step[1] / per_step[0] - 1) : NAN));
    set_both(object, "tflops_per_s", work_rates_tflops(&work[0].rates),
             work_rates_tflops(&work[1].rates));
    set_both(object, "peak_pctg", work_peak_share(&work[0].rates.peak),
             work_peak_share(&work[1].rates.peak));
    set_both(object, "fastest_peak_pctg", work_peak_share_of_fastest(&work[0].rates.peak),
             work_peak_share_of_fastest(&work[1].rates.peak));
    set_both(object, "gb_per_s_at_least", work_rates_gigabytes(&work[0].rates),
             work_rates_gigabytes(&work[1].rates));
    set_both(object, "flops_per_byte_at_most", work_rates_flops_per_byte(&work[0].rates),
             work_rates_flops_per_byte(&work[1].rates));
}

/* ---- classes ---- */

struct class_order {
    enum work_class class;
    double most; /* ns a step of a side */
};

/* Those with most time first, the one that says nothing last. */
static int compare_classes(const void *a, const void *b)
{
    const struct class_order *x = a, *y = b;

    if ((x->class == CLASS_OTHER) != (y->class == CLASS_OTHER))
        return x->class == CLASS_OTHER ? 1 : -1;
    if (x->most != y->most)
        return x->most > y->most ? -1 : 1;
    return (x->class > y->class) - (x->class < y->class);
}

static json_t *make_classes(const struct compare_result *result,
                            const struct work_sums sums[2])
{
    struct work_of_class works[2][CLASS_COUNT];
    struct class_order order[CLASS_COUNT];
    json_t *list = json_array();

    work_classes_sum(&sums[0], works[0]);
    work_classes_sum(&sums[1], works[1]);
    for (int i = 0; i < CLASS_COUNT; i++) {
        order[i] = (struct class_order){(enum work_class)i, 0};
        for (int side = 0; side < 2; side++)
            order[i].most = fmax(order[i].most, (double)works[side][i].device /
                                                    samples_of(result, side));
    }
    qsort(order, CLASS_COUNT, sizeof *order, compare_classes);
    for (int i = 0; i < CLASS_COUNT; i++) {
        const struct work_of_class *of[2] = {&works[0][order[i].class],
                                             &works[1][order[i].class]};
        struct class_work work[2];
        double shares[2];

        if (of[0]->rows + of[1]->rows == 0 && order[i].class != CLASS_OTHER)
            continue;
        for (int side = 0; side < 2; side++) {
            double all = (double)sums[side].device;

            work[side] = (struct class_work){of[side]->rows, of[side]->device,
                                             work_class_rates(of[side])};
            shares[side] = all > 0 ? 100 * (double)of[side]->device / all : NAN;
        }
        json_t *object = json_pack("{s:s}", "class", work_class_name(order[i].class));
        set_work(object, result, work);
        set_both(object, "share", shares[0], shares[1]);
        json_array_append_new(list, object);
    }
    return list;
}

/* ---- shapes ---- */

static const struct work_sum *any_of(const struct class_shape *shape)
{
    return shape->sum[0] != NULL ? shape->sum[0] : shape->sum[1];
}

/* By what is equal on both sides. */
static int compare_keys(const void *a, const void *b)
{
    const struct class_shape *x = a, *y = b;
    const struct work_sum *one = any_of(x), *other = any_of(y);
    int order = one->class != other->class ? (one->class > other->class ? 1 : -1)
                                           : strcmp(x->operator_name, y->operator_name);

    if (order == 0)
        order = strcmp(x->shapes, y->shapes);
    return order != 0 ? order : (one->type > other->type) - (one->type < other->type);
}

static double most_of(const struct class_shape *shape, const double samples[2])
{
    double most = 0;

    for (int side = 0; side < 2; side++)
        if (shape->sum[side] != NULL)
            most = fmax(most, (double)shape->sum[side]->device / samples[side]);
    return most;
}

static int compare_times(const void *a, const void *b, void *samples)
{
    const struct class_shape *x = a, *y = b;
    double left = most_of(x, samples), right = most_of(y, samples);
    uint8_t one = any_of(x)->class, other = any_of(y)->class;

    if (one != other)
        return one > other ? 1 : -1;
    return left != right ? (left > right ? -1 : 1) : compare_keys(a, b);
}

/* Both sides' shapes with FLOPs, each once. NULL: no memory. */
static struct class_shape *merge_shapes(const struct work_sums sums[2], size_t *count)
{
    struct class_shape *list = calloc(sums[0].count + sums[1].count + 1, sizeof *list);
    size_t all = 0;

    *count = 0;
    for (int side = 0; side < 2 && list != NULL; side++) {
        const struct work_sums *of = &sums[side];

        for (size_t i = 0; i < of->count && of->items[i].list == WORK_LIST_FLOPS; i++) {
            struct class_shape *shape = &list[all++];

            shape->sum[side] = &of->items[i];
            shape->operator_name = strings_text(&of->texts, of->items[i].operator_name);
            shape->shapes = strings_text(&of->texts, of->items[i].shapes);
        }
    }
    if (all > 0)
        qsort(list, all, sizeof *list, compare_keys);
    for (size_t i = 0; i < all; i++) {
        struct class_shape *last = *count == 0 ? NULL : &list[*count - 1];

        if (last == NULL || compare_keys(last, &list[i]) != 0)
            list[(*count)++] = list[i];
        else
            for (int side = 0; side < 2; side++)
                if (list[i].sum[side] != NULL)
                    last->sum[side] = list[i].sum[side];
    }
    return list;
}

static json_t *make_shape(const struct compare_result *result,
                          const struct work_sums sums[2], const struct class_shape *shape)
{
    const struct work_sum *any = any_of(shape);
    struct class_work work[2] = {{.calls = 0}};
    json_t *object = json_pack(
        "{s:s, s:o, s:o, s:s}", "class", work_class_name((enum work_class)any->class),
        "operator", entry_name(shape->operator_name), "shapes", entry_name(shape->shapes),
        "dtype", number_type_name((enum number_type)any->type));

    for (int side = 0; side < 2; side++)
        if (shape->sum[side] != NULL) {
            work[side].calls = shape->sum[side]->calls;
            work[side].device = shape->sum[side]->device;
            work_rates_add(&work[side].rates, work_device_of(&sums[side]),
                           shape->sum[side]);
        }
    set_work(object, result, work);
    return object;
}

/* Those of each class that take longest on a side. NULL: no memory. */
static json_t *make_shapes(const struct compare_result *result,
                           const struct work_sums sums[2])
{
    double samples[2] = {samples_of(result, 0), samples_of(result, 1)};
    size_t count;
    CLEANUP_FREE struct class_shape *list = merge_shapes(sums, &count);
    json_t *out = list == NULL ? NULL : json_array();
    size_t told = 0;

    if (count > 0)
        qsort_r(list, count, sizeof *list, compare_times, samples);
    for (size_t i = 0; out != NULL && i < count; i++) {
        told = i > 0 && any_of(&list[i])->class == any_of(&list[i - 1])->class ? told + 1
                                                                               : 0;
        if (told < SHAPES_TOLD)
            json_array_append_new(out, make_shape(result, sums, &list[i]));
    }
    return out;
}

int classes_make(struct classes *classes, json_t **out, struct error *error)
{
    const struct compare_result *result = classes->result;

    for (int side = 0; side < 2; side++) {
        int status = work_sums_finish(&classes->sums[side], error);

        if (status != 0)
            return status;
    }
    if (classes->sums[0].device + classes->sums[1].device == 0)
        return 0;
    *out = json_pack("{s:o, s:o}", "classes", make_classes(result, classes->sums),
                     "shapes", make_shapes(result, classes->sums));
    return *out == NULL ? error_set_memory(error) : 0;
}
