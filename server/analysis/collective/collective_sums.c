/* See collective_sums.h. */
#include "analysis/collective/collective_sums.h"
#include "analysis/statistics/statistics.h"

#include <math.h>

void collective_sum_add(const struct collective_list *list, size_t row,
                        struct collective_sum *sum)
{
    const struct collective_row *of = &list->rows[row];
    const struct collective_instance *instance = &list->instances[of->instance];

    sum->rows++;
    sum->transfer = statistics_add(sum->transfer, instance->transfer);
    sum->wait = statistics_add(sum->wait, of->wait);
    sum->exposed = statistics_add(sum->exposed, of->exposed);
    if (instance->last != row)
        return;
    sum->last++;
    sum->caused = statistics_add(sum->caused, instance->exposed);
    if (instance->exposed == 0)
        return;
    sum->waited_for++;
    for (size_t kind = 0; kind < COLLECTIVE_BEFORES; kind++)
        sum->excess[kind] += instance->excess[kind];
}

int collective_sums_make(const struct collective_list *list,
                         struct collective_sum *of_ranks,
                         struct collective_sum *of_samples, struct error *error)
{
    for (size_t i = 0; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];

        if (budget_check(list->memory.budget, error) != 0)
            return -(int)error->code;
        if (row->instance == COLLECTIVE_NONE || row->is_uneven)
            continue;
        if (of_ranks != NULL)
            collective_sum_add(list, i, &of_ranks[row->rank]);
        if (of_samples != NULL)
            collective_sum_add(list, i, &of_samples[row->sample]);
    }
    return 0;
}

enum collective_before collective_cause(const double excess[COLLECTIVE_BEFORES])
{
    enum collective_before cause = COLLECTIVE_COMPUTE;

    for (enum collective_before i = cause; i < COLLECTIVE_BEFORES; i++)
        if (excess[i] > excess[cause])
            cause = i;
    return cause;
}

const char *collective_before_name(enum collective_before before)
{
    static const char *const names[COLLECTIVE_BEFORES] = {[COLLECTIVE_COMPUTE] =
                                                              "compute",
                                                          [COLLECTIVE_MEMORY] = "memory",
                                                          [COLLECTIVE_IDLE] = "idle"};

    return before < COLLECTIVE_BEFORES ? names[before] : "";
}

struct collective_bandwidth collective_bandwidth_of(const struct collective_list *list,
                                                    const struct collective_facts *facts,
                                                    size_t rows, int64_t time)
{
    struct collective_bandwidth out = {collective_bytes(list, facts), facts->group_size,
                                       NAN, NAN};

    if (out.bytes == COLLECTIVE_UNKNOWN || time <= 0)
        return out;
    out.algorithm = (double)out.bytes * (double)rows / (double)time;
    out.bus = out.algorithm * collective_bus_factor((enum collective_class)facts->class,
                                                    facts->group_size);
    return out;
}

struct collective_bandwidth
collective_bandwidth_of_instance(const struct collective_list *list,
                                 const struct collective_instance *instance)
{
    const uint32_t *rows = list->members + instance->rows;
    uint32_t row = instance->last;

    for (size_t i = 0; i < instance->row_count &&
                       collective_bytes(list, &list->facts[list->rows[row].facts]) ==
                           COLLECTIVE_UNKNOWN;
         i++)
        row = rows[i];
    return collective_bandwidth_of(list, &list->facts[list->rows[row].facts], 1,
                                   instance->transfer);
}
