/* See launches.h. */
#include "analysis/set/launches.h"

#include <stdlib.h>

void launch_list_free(struct launch_list *list)
{
    free(list->items);
    *list = (struct launch_list){0};
}

static void gather_span(const struct rows_span *span, uint32_t number,
                        bool include_memory_events, struct launch_list *out)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->device[i], launch = events->link[row];

        if (launch == TRACE_NONE ||
            (!include_memory_events && rows_kind(span, row) == TRACE_KIND_MEMORY))
            continue;
        int64_t delay = events->ts[row] - (events->ts[launch] + events->dur[launch]);
        out->items[out->count++] = (struct launch){.span = number,
                                                   .row = row,
                                                   .launch = launch,
                                                   .cpu_duration = events->dur[launch],
                                                   .gpu_duration = events->dur[row],
                                                   .launch_delay = delay > 0 ? delay : 0};
    }
}

int launch_list_gather(const struct rows_rank *rank, bool include_memory_events,
                       struct launch_list *out, struct error *error)
{
    *out = (struct launch_list){
        .rank = rank->rank, .items = calloc(rank->device_count + 1, sizeof *out->items)};
    if (out->items == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < rank->span_count; i++)
        gather_span(&rank->spans[i], (uint32_t)i, include_memory_events, out);
    return 0;
}

const char *launch_measure_name(enum launch_measure measure)
{
    static const char *const names[LAUNCH_MEASURE_COUNT] = {
        "cpu_duration", "gpu_duration", "launch_delay"};

    return names[measure];
}

int64_t launch_measure_of(const struct launch *launch, enum launch_measure measure)
{
    switch (measure) {
    case LAUNCH_CPU_DURATION:
        return launch->cpu_duration;
    case LAUNCH_GPU_DURATION:
        return launch->gpu_duration;
    case LAUNCH_DELAY:
    case LAUNCH_MEASURE_COUNT:
    default:
        return launch->launch_delay;
    }
}

const char *launch_class_name(enum launch_class class)
{
    static const char *const names[LAUNCH_CLASS_COUNT] = {
        "short_kernels", "runtime_outliers", "launch_delay_outliers"};

    return names[class];
}

bool launch_is_of(const struct launch *launch, const struct launch_options *options,
                  enum launch_class class)
{
    switch (class) {
    case LAUNCH_SHORT_KERNEL:
        return launch->gpu_duration < launch->cpu_duration;
    case LAUNCH_RUNTIME_OUTLIER:
        return launch->cpu_duration > options->runtime_cutoff;
    case LAUNCH_DELAY_OUTLIER:
    case LAUNCH_CLASS_COUNT:
    default:
        return launch->launch_delay > options->launch_delay_cutoff;
    }
}
