/* See collective_savings.h. */
#include "analysis/collective/collective_savings.h"

/* How much earlier each rank of an instance would finish if the last rank came with the
 * others: the shortest exposed wait of the others, but at most the time by which the last
 * rank exceeds the median rank. */
static double collective_saving(const struct collective_list *list,
                                const struct collective_instance *instance)
{
    double saving = 0, shortest = -1;

    for (size_t kind = 0; kind < COLLECTIVE_BEFORES; kind++)
        saving += instance->excess[kind];
    for (size_t i = 0; i < instance->row_count; i++) {
        uint32_t row = list->members[instance->rows + i];
        double exposed = (double)list->rows[row].exposed;

        if (row != instance->last && (shortest < 0 || exposed < shortest))
            shortest = exposed;
    }
    saving = saving < shortest ? saving : shortest;
    return saving > 0 ? saving : 0;
}

int collective_savings_make(const struct collective_list *list, double *of_ranks,
                            double *of_samples, struct error *error)
{
    for (size_t i = 0; i < list->instance_count; i++) {
        const struct collective_instance *instance = &list->instances[i];
        const struct collective_row *last = &list->rows[instance->last];
        double saving = collective_saving(list, instance) * (double)instance->row_count;

        if (budget_check(list->memory.budget, error) != 0)
            return -(int)error->code;
        of_ranks[last->rank] += saving;
        of_samples[last->sample] += saving;
    }
    return 0;
}
