/* See work_names.h. */
#include "analysis/work/work_names.h"

#include "analysis/data/rows_load.h"
#include "analysis/statistics/statistics.h"
#include "analysis/work/work_classes.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

bool work_flops_are_known(uint64_t calls, uint64_t known_calls, int64_t device,
                          int64_t unknown)
{
    return (double)known_calls >= WORK_KNOWN * (double)calls &&
           (double)(device - unknown) >= WORK_KNOWN * (double)device;
}

static int add_rank(struct store *store, const struct set_view *view, int64_t rank,
                    const struct rows_options *options, struct work_sums *out,
                    struct error *error)
{
    CLEANUP(rows_unload) struct rows_loaded loaded = {0};
    CLEANUP(work_sums_free) struct work_sums sums;
    int status = rows_load(store, view, rank, options, &loaded, error);

    work_sums_init(&sums, options->budget);
    if (status == 0)
        status = work_sums_add(&sums, &loaded.rows, error);
    return status != 0 ? status : work_sums_append(out, &sums, error);
}

/* The sums of shapes and ranks become those of names. */
static int sum_names(struct work_names *names, struct error *error)
{
    const struct work_sums *sums = &names->sums;
    size_t count = (size_t)sums->texts.count + 1;
    int status =
        budget_share_take(&names->sums.memory, count * sizeof *names->items, error);

    if (status != 0)
        return status;
    names->items = calloc(count, sizeof *names->items);
    if (names->items == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < sums->count; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->operator_name == STRINGS_NONE)
            continue;
        struct name_work *item = &names->items[sum->operator_name];
        if (sum->list == WORK_LIST_FLOPS) {
            item->calls += sum->calls;
            item->flops += sum->amount;
            item->device = statistics_add(item->device, sum->device);
        } else if (sum->list == WORK_LIST_REST) {
            item->rest = statistics_add(item->rest, sum->device);
        }
    }
    return 0;
}

int work_names_make(struct store *store, const struct set_view *view,
                    const struct selection *selection, bool all_steps,
                    struct budget *budget, struct work_names *out, struct error *error)
{
    const struct rows_options options = {
        .which = selection->any ? ROWS_ALL : ROWS_OF_STEPS,
        .steps = all_steps || selection->any || selection->number_count == 0
                     ? NULL
                     : selection->numbers,
        .step_count = selection->number_count,
        .with_arguments = true,
        .budget = budget};
    int status = 0;

    *out = (struct work_names){0};
    work_sums_init(&out->sums, budget);
    for (size_t i = 0; i < selection->rank_count && status == 0; i++)
        status = add_rank(store, view, selection->ranks[i], &options, &out->sums, error);
    if (status == 0)
        status = work_sums_finish(&out->sums, error);
    if (status == 0)
        status = sum_names(out, error);
    return status;
}

void work_names_free(struct work_names *names)
{
    free(names->items);
    work_sums_free(&names->sums);
    *names = (struct work_names){0};
}

const struct name_work *work_names_find(const struct work_names *names, const char *name)
{
    uint32_t text = strings_find(&names->sums.texts, name, strlen(name));

    if (text == STRINGS_NONE)
        return NULL;
    const struct name_work *item = &names->items[text];
    return item->calls == 0 && item->rest == 0 ? NULL : item;
}
