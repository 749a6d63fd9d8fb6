/* Kernels that take more or less time per call; see find.h. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Counts that differ by less count as equal; so do times per call. */
#define COUNT_SLACK 0.01
#define TIME_SLACK 0.01
/* Kernels changed alike if the median of their ratios differs from 1 by more than this,
 * ... */
#define ALIKE_MIN 0.03
/* ... the quartiles are within this part of that difference, ... */
#define ALIKE_SPREAD 0.5
/* ... and they cover this part of the computation. */
#define ALIKE_COVER 0.7
#define ALIKE_KERNELS_MIN 3
#define CAUSES_MAX 48
/* The longer calls of a kernel must make up at least this part of its additional time in
 * the step. */
#define OWN_MIN 0.4

static bool counts_agree(const struct call *call)
{
    double larger = fmax(call->calls[0], call->calls[1]);

    return call->calls[0] > 0 && call->calls[1] > 0 &&
           fabs(call->calls[1] - call->calls[0]) <= COUNT_SLACK * larger;
}

/* ---- all alike ---- */

struct weighted_ratio {
    double ratio, weight;
};

static int compare_ratios(const void *a, const void *b)
{
    const struct weighted_ratio *x = a, *y = b;

    return (x->ratio > y->ratio) - (x->ratio < y->ratio);
}

/* The ratio that has `part` of the weight below it. */
static double quartile(const struct weighted_ratio *sorted, size_t count, double all,
                       double part)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++) {
        sum += sorted[i].weight;
        if (sum >= part * all)
            return sorted[i].ratio;
    }
    return count > 0 ? sorted[count - 1].ratio : NAN;
}

/* Fills the ratios of the kernels that both sides call equally often; returns how many,
 * and the time of all computation. */
static size_t collect_ratios(const struct calls *calls, struct weighted_ratio *ratios,
                             double *all)
{
    size_t count = 0;

    *all = 0;
    for (uint32_t i = 0; i < calls->count; i++) {
        const struct call *call = &calls->list[i];

        if (call->sort != LEDGER_DEVICE || call->kind != TRACE_KIND_COMPUTATION)
            continue;
        *all += call->time[0];
        if (counts_agree(call) && call->time[0] > 0 && call->time[1] > 0)
            ratios[count++] = (struct weighted_ratio){
                call->time[1] / call->calls[1] / (call->time[0] / call->calls[0]),
                call->time[0]};
    }
    return count;
}

/* Quartiles of the ratios of times per call; false if the kernels did not change alike.
 * One kernel with most of the time cannot decide alone: the rest must agree. */
static bool are_alike(const struct weighted_ratio *sorted, size_t count, double all,
                      double quartiles[3])
{
    double covered = 0, largest = 0, rest = 0;
    size_t of_largest = 0;

    for (size_t i = 0; i < count; i++) {
        covered += sorted[i].weight;
        if (sorted[i].weight > largest) {
            largest = sorted[i].weight;
            of_largest = i;
        }
    }
    for (int i = 0; i < 3; i++)
        quartiles[i] = quartile(sorted, count, covered, 0.25 * (i + 1));
    double away = fabs(quartiles[1] - 1);
    if (count < ALIKE_KERNELS_MIN || covered < ALIKE_COVER * all || away <= ALIKE_MIN ||
        fabs(quartiles[0] - quartiles[1]) > ALIKE_SPREAD * away ||
        fabs(quartiles[2] - quartiles[1]) > ALIKE_SPREAD * away)
        return false;
    double with = 0;
    for (size_t i = 0; i < count; i++) {
        if (i == of_largest)
            continue;
        rest += sorted[i].weight;
        if (fabs(sorted[i].ratio - quartiles[1]) <= ALIKE_SPREAD * away)
            with += sorted[i].weight;
    }
    return with >= 0.5 * rest;
}

static bool find_alike(struct cause_search *search)
{
    const struct books *books = search->books;
    CLEANUP_FREE struct weighted_ratio *ratios =
        calloc((size_t)search->calls->count + 1, sizeof *ratios);
    double quartiles[3], all;

    if (ratios == NULL)
        return false;
    size_t count = collect_ratios(search->calls, ratios, &all);
    qsort(ratios, count, sizeof *ratios, compare_ratios);
    if (!are_alike(ratios, count, all, quartiles))
        return true;
    struct cause *cause = causes_add(search->causes, books, CAUSE_ALIKE);
    if (cause == NULL)
        return false;
    memcpy(cause->about.ratio, quartiles, sizeof quartiles);
    cause->about.rows = count;
    cause->part = WATERFALL_COMPUTE;
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (item->idle || item->kind != TRACE_KIND_COMPUTATION)
            continue;
        cause_add_vector(cause, books, i);
        cause_claim(cause, i, (quartiles[1] - 1) * item->mean[0]);
    }
    return !cause->failed;
}

/* ---- single kernels ---- */

/* The operator that launches most of the changed time, if there is one. */
static uint32_t main_operator(const struct books *books, uint32_t name, double change)
{
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (!item->idle && item->name == name && change != 0 &&
            (item->mean[1] - item->mean[0]) / change >= 0.8)
            return item->operator_name;
    }
    return BOOKS_NONE;
}

/* A kernel, its ns per step, and the change that comes from the time per call alone, with
 * the calls of the test. */
struct kernel {
    uint32_t name;
    double mean[2], by_time;
};

static int compare_kernels(const void *a, const void *b)
{
    const struct kernel *x = a, *y = b;

    return (fabs(x->by_time) < fabs(y->by_time)) - (fabs(x->by_time) > fabs(y->by_time));
}

static bool add_per_call(struct cause_search *search, const struct kernel *kernel)
{
    uint32_t name = kernel->name;
    const struct books *books = search->books;
    const struct call *call = &search->calls->list[name];
    double change = kernel->mean[1] - kernel->mean[0];
    struct cause *cause = causes_add(search->causes, books, CAUSE_PER_CALL);
    if (cause == NULL)
        return false;
    cause->about.name = name;
    cause->about.category = call->category;
    cause->about.sort = call->sort;
    cause->about.kind = call->kind;
    cause->about.operator_name = main_operator(books, name, change);
    for (int side = 0; side < 2; side++) {
        cause->about.calls[side] = call->calls[side];
        cause->about.total[side] = call->time[side];
        cause->about.per_call[side] = call->time[side] / call->calls[side];
    }
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (item->idle || item->name != name)
            continue;
        cause->part = books_part(item);
        cause_add_vector(cause, books, i);
        cause_claim(cause, i, (item->mean[1] - item->mean[0]) * kernel->by_time / change);
    }
    return !cause->failed;
}

/* Kernels whose time per call changed by enough to be mentioned, those with the largest
 * effect first. */
static size_t collect_kernels(const struct cause_search *search, struct kernel *kernels)
{
    const struct books *books = search->books;
    const struct calls *calls = search->calls;
    size_t count = 0;

    for (uint32_t i = 0; i < calls->count; i++)
        kernels[i] = (struct kernel){.name = i};
    for (uint32_t i = 0; i < books->count; i++)
        for (int side = 0; side < 2 && !books->items[i].idle; side++)
            kernels[books->items[i].name].mean[side] += books->items[i].mean[side];
    for (uint32_t i = 0; i < calls->count; i++) {
        const struct call *call = &calls->list[i];
        struct kernel kernel = kernels[i];

        if (call->sort != LEDGER_DEVICE || call->kind != TRACE_KIND_COMPUTATION ||
            call->calls[0] <= 0 || call->calls[1] <= 0 || call->time[0] <= 0)
            continue;
        double ratio = call->time[1] / call->calls[1] / (call->time[0] / call->calls[0]);
        kernel.by_time =
            kernel.mean[1] - kernel.mean[0] * call->calls[1] / call->calls[0];
        /* The calls themselves must take so much longer; otherwise something else
         * moved. */
        double own = call->time[1] - call->time[0] * call->calls[1] / call->calls[0];
        if (own * kernel.by_time > 0 && fabs(own) >= OWN_MIN * fabs(kernel.by_time) &&
            fabs(ratio - 1) > TIME_SLACK && fabs(kernel.by_time) >= search->least &&
            kernel.by_time * (kernel.mean[1] - kernel.mean[0]) > 0)
            kernels[count++] = kernel;
    }
    qsort(kernels, count, sizeof *kernels, compare_kernels);
    return count < CAUSES_MAX ? count : CAUSES_MAX;
}

bool find_device(struct cause_search *search, bool other_work)
{
    CLEANUP_FREE struct kernel *kernels =
        calloc((size_t)search->calls->count + 1, sizeof *kernels);

    if (kernels == NULL || (!other_work && !find_alike(search)))
        return false;
    size_t count = collect_kernels(search, kernels);
    for (size_t i = 0; i < count; i++)
        if (!add_per_call(search, &kernels[i]))
            return false;
    return true;
}
