/* See compare_work.h. */
#include "analysis/compare/compare_work.h"

#include "analysis/statistics/statistics.h"
#include "analysis/work/work_names.h"
#include "base/cleanup.h"
#include "base/threads.h"

#include <math.h>
#include <string.h>

/* What has FLOPs. */
#define OPERATORS "cpu_op"

struct work_side {
    struct store *store;
    const struct compare_result *result;
    enum pair_side number;
    struct work_names names;
    int status;
    struct error error;
};

void compare_work_clear(struct compare_work *work)
{
    *work =
        (struct compare_work){.time = {NAN, NAN}, .as_fast = NAN, .calls = {NAN, NAN}};
}

static void free_sides(struct work_side (*sides)[2])
{
    work_names_free(&(*sides)[0].names);
    work_names_free(&(*sides)[1].names);
}

static void read_side(void *context)
{
    struct work_side *side = context;
    const struct compare_result *result = side->result;
    const char *steps = result->request.side[side->number].steps;
    bool all = steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;

    side->status = work_names_make(side->store, &result->view[side->number],
                                   &result->selection[side->number], all, result->budget,
                                   &side->names, &side->error);
}

static void split(const struct compare_row *row, const struct name_work *const of[2],
                  struct compare_work *out)
{
    for (int side = 0; side < 2; side++)
        if (of[side] == NULL || of[side]->calls == 0) {
            out->known = COMPARE_WORK_UNKNOWN;
            return;
        }
    for (int side = 0; side < 2; side++) {
        int64_t device = statistics_add(of[side]->device, of[side]->rest);

        if (of[side]->flops <= 0 ||
            !work_flops_are_known(row->count[side], of[side]->calls, device,
                                  of[side]->rest)) {
            out->known = COMPARE_WORK_PARTLY;
            return;
        }
    }
    out->known = COMPARE_WORK_KNOWN;
    for (int side = 0; side < 2; side++) {
        out->time[side] = (double)of[side]->device;
        out->calls[side] = (double)of[side]->calls;
    }
    out->as_fast = out->time[0] * (of[1]->flops / of[0]->flops);
}

static void fill_row(const struct work_side sides[2], struct compare_row *row)
{
    if (strcmp(row->category, OPERATORS) != 0) {
        row->work.known = COMPARE_WORK_NO_OPERATOR;
    } else if (row->count[0] == 0 || row->count[1] == 0) {
        row->work.known = COMPARE_WORK_ONE_SIDE;
    } else {
        const struct name_work *const of[2] = {
            work_names_find(&sides[0].names, row->name),
            work_names_find(&sides[1].names, row->name)};

        split(row, of, &row->work);
    }
}

int compare_answer_work(struct store *store, struct compare_result *result,
                        struct error *error)
{
    CLEANUP(free_sides)
    struct work_side sides[2] = {
        {.store = store, .result = result, .number = PAIR_CONTROL},
        {.store = store, .result = result, .number = PAIR_TEST}};

    threads_both(read_side, &sides[0], &sides[1], threads_choose(0) > 1);
    for (int side = 0; side < 2; side++)
        if (sides[side].status != 0) {
            *error = sides[side].error;
            return sides[side].status;
        }
    for (size_t i = 0; i < result->row_count; i++) {
        if (budget_is_over_at(result->budget, i))
            return budget_error(result->budget, error);
        fill_row(sides, &result->all[i]);
    }
    return 0;
}
