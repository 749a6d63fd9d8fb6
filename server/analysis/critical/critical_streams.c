/* See critical_streams.h. */
#include "analysis/critical/critical_streams.h"
#include "base/array.h"

#include <stdlib.h>

static bool read_correlation(const struct critical_plan *plan, uint32_t row,
                             struct critical_sync *out)
{
    const struct trace_recording *recording = plan->recording;
    uint32_t correlation = recording->events.correlation[row];

    if (correlation == 0)
        return false;
    out->correlation = recording->correlations[correlation - 1];
    out->wide = trace_correlation_is_wide(recording, correlation - 1);
    out->stream = plan->stream_of_place[recording->events.place[row]];
    return true;
}

static int compare_correlations(const void *a, const void *b)
{
    const struct critical_sync *left = a, *right = b;

    if (left->correlation != right->correlation)
        return left->correlation < right->correlation ? -1 : 1;
    return (int)left->wide - (int)right->wide;
}

int critical_streams_make(const struct critical_plan *plan, struct critical_streams *out,
                          struct error *error)
{
    const struct trace_recording *recording = plan->recording;
    const struct trace_events *events = &recording->events;
    bool any = false;

    *out = (struct critical_streams){.plan = plan};
    for (uint32_t i = 0; i < recording->op_count; i++)
        any = any || (plan->class_of_op[i] & CRITICAL_IS_SYNC_ROW) != 0;
    for (uint32_t i = 0; any && i < events->count; i++) {
        struct critical_sync found;

        if (budget_check(plan->memory.budget, error) != 0)
            return -(int)error->code;
        if ((critical_class_of(plan, i) & CRITICAL_IS_SYNC_ROW) == 0 ||
            recording->places[events->place[i]].stream == -1 ||
            !read_correlation(plan, i, &found))
            continue;
        if (!ARRAY_RESERVE(out->items, out->capacity, out->count + 1))
            return error_set_memory(error);
        out->items[out->count++] = found;
    }
    if (out->count > 0)
        qsort(out->items, out->count, sizeof *out->items, compare_correlations);
    return 0;
}

void critical_streams_free(struct critical_streams *streams)
{
    free(streams->items);
}

uint32_t critical_streams_find(const struct critical_streams *streams, uint32_t call)
{
    struct critical_sync wanted;

    if (streams->count == 0 || !read_correlation(streams->plan, call, &wanted))
        return CRITICAL_NONE;
    const struct critical_sync *found = bsearch(&wanted, streams->items, streams->count,
                                                sizeof wanted, compare_correlations);
    return found == NULL ? CRITICAL_NONE : found->stream;
}
