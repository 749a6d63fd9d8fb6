/* See own_time.h. */
#include "account/own_time.h"
#include "base/cleanup.h"
#include "base/weighted.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FACTOR_MIN 0.03
#define FACTOR_SHARE 0.7
/* So many rows at least: names of kernels, and of calls. */
#define FACTOR_KERNELS 3
#define FACTOR_CALLS 5
/* Nearer to the factor than this, as a logarithm, a row is not apart from it. */
#define APART_LEAST 0.1

void own_time_free(struct own_time *own)
{
    free(own->rows);
    free(own->of_frame);
    free(own->of_name);
    *own = (struct own_time){0};
}

double own_change(const struct own_row *row)
{
    return row->spent[1] - row->spent[0];
}

bool own_starts_backward(const struct fold *fold, const struct frame *frame)
{
    const char *name = strings_text(&fold->account->names, frame->name);

    return frame->sort == ACCOUNT_FUNCTION &&
           (strstr(name, "run_backward") != NULL ||
            (strstr(name, "autograd/") != NULL && strstr(name, ": backward") != NULL));
}

/* Whether what a frame takes itself can be compared. */
static bool is_counted(const struct fold *fold, const struct edits *edits, uint32_t at)
{
    const struct frame *frame = &fold->frames[at];

    return frame->sort != ACCOUNT_ROOT && frame->sort != ACCOUNT_ANNOTATION &&
           edits->of_frame[at] == ACCOUNT_NONE &&
           (frame->about & (ACCOUNT_WAITS | ACCOUNT_DRAINS)) == 0 &&
           !own_starts_backward(fold, frame);
}

static void add_frame(const struct fold *fold, uint32_t at, struct own_row *row)
{
    const struct frame *frame = &fold->frames[at], *most = &fold->frames[row->frame];

    if (frame->spent[0] + frame->spent[1] > most->spent[0] + most->spent[1])
        row->frame = at;
    for (int side = 0; side < 2; side++) {
        row->calls[side] += frame->calls[side].mean;
        row->spent[side] += frame->spent[side];
    }
}

static bool make_rows(const struct fold *fold, const struct edits *edits,
                      struct own_time *out)
{
    size_t names = fold->account->names.count;

    out->of_name = calloc(2 * names + 2, sizeof *out->of_name);
    out->rows = calloc((size_t)fold->count + 1, sizeof *out->rows);
    out->of_frame = calloc((size_t)fold->count + 1, sizeof *out->of_frame);
    if (out->of_name == NULL || out->rows == NULL || out->of_frame == NULL)
        return false;
    for (uint32_t i = 0; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        bool on_device = frame->sort == ACCOUNT_WORK;
        uint32_t *slot = &out->of_name[2 * (size_t)frame->name + on_device];

        out->of_frame[i] = ACCOUNT_NONE;
        if (!is_counted(fold, edits, i))
            continue;
        if (*slot == 0) {
            out->rows[out->count++] =
                (struct own_row){.name = frame->name, .frame = i, .on_device = on_device};
            *slot = (uint32_t)out->count;
        }
        out->of_frame[i] = *slot - 1;
        add_frame(fold, i, &out->rows[*slot - 1]);
    }
    return true;
}

/* Which device work computes: what moves data does not follow the clock. */
static void mark_compute(const struct fold *fold, struct own_time *own)
{
    const struct account *account = fold->account;

    for (uint32_t i = 0; i < account->place_count; i++) {
        uint32_t row = own->of_frame[fold->of_place[i]];

        if (row != ACCOUNT_NONE && account->places[i].part == ACCOUNT_COMPUTE)
            own->rows[row].is_compute = true;
    }
}

/* ---- one factor on all ---- */

static double ratio_of(const struct own_row *row)
{
    bool known =
        row->spent[0] > 0 && row->spent[1] > 0 && row->calls[0] > 0 && row->calls[1] > 0;

    return known ? log(row->spent[1] / row->calls[1] / (row->spent[0] / row->calls[0]))
                 : NAN;
}

/* Whether rows take longer, or shorter, by one factor: 70 % of their time between half of
 * it and twice it, also if the largest row is left out. */
static bool find_factor(const struct own_time *own, bool on_device,
                        struct own_factor *out)
{
    CLEANUP_FREE struct weighted *list = calloc(own->count + 1, sizeof *list);
    double total = 0, within = 0, largest = 0;
    size_t count = 0, agree = 0;

    if (list == NULL)
        return false;
    for (size_t i = 0; i < own->count; i++) {
        const struct own_row *row = &own->rows[i];
        double log = ratio_of(row);

        if (row->on_device != on_device || isnan(log) || (on_device && !row->is_compute))
            continue;
        list[count] = (struct weighted){log, row->spent[0] + row->spent[1]};
        total += list[count++].weight;
    }
    weighted_sort(list, count);
    out->median = weighted_quantile(list, count, 0.5);
    out->low = weighted_quantile(list, count, 0.25);
    out->high = weighted_quantile(list, count, 0.75);
    for (size_t i = 0; i < count; i++) {
        if (list[i].value / out->median < 0.5 || list[i].value / out->median > 2)
            continue;
        within += list[i].weight;
        largest = fmax(largest, list[i].weight);
        agree++;
    }
    out->holds = agree >= (on_device ? FACTOR_KERNELS : FACTOR_CALLS) &&
                 fabs(out->median) > FACTOR_MIN && within >= FACTOR_SHARE * total &&
                 within - largest >= FACTOR_SHARE * (total - largest);
    return true;
}

bool own_is_apart(const struct own_factor *factor, const struct own_row *row)
{
    double log = ratio_of(row);

    if (isnan(log))
        return true;
    return log >
               factor->median + fmax(2 * (factor->high - factor->median), APART_LEAST) ||
           log < factor->median - fmax(2 * (factor->median - factor->low), APART_LEAST);
}

const struct own_row *own_of_call(const struct own_time *own, uint32_t name)
{
    uint32_t slot = own->of_name[2 * (size_t)name];

    return slot == 0 ? NULL : &own->rows[slot - 1];
}

void own_add(const struct fold *fold, const struct own_time *own,
             const struct own_row *row, int side, int64_t *out)
{
    const struct sums *tally = &fold->account->tally[side];
    uint32_t at = (uint32_t)(row - own->rows);

    for (size_t i = 0; i < tally->count; i++)
        if (own->of_frame[fold->of_node[tally->list[i].row]] == at)
            out[tally->list[i].sample] += tally->list[i].spent;
}

bool own_time_make(const struct fold *fold, const struct edits *edits,
                   struct own_time *out)
{
    *out = (struct own_time){0};
    if (!make_rows(fold, edits, out))
        return false;
    mark_compute(fold, out);
    return find_factor(out, false, &out->host) && find_factor(out, true, &out->device);
}
