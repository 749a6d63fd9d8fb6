/* See collectives_list.h. */
#include "analysis/set/collectives_list.h"
#include "analysis/collective/collective_gather.h"

#include <stdlib.h>

void *collectives_make_list(const void *options, struct budget *budget)
{
    struct collective_list *list = malloc(sizeof *list);

    (void)options;
    if (list != NULL)
        collective_list_init(list, budget);
    return list;
}

int collectives_append_list(void *into, void *part, struct error *error)
{
    return collective_list_append(into, part, error);
}

void collectives_free_list(void *list)
{
    if (list == NULL)
        return;
    collective_list_free(list);
    free(list);
}

int collectives_add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                         struct error *error)
{
    struct collective_list *list = part->sums;

    list->view = rank->view;
    list->origin_ns = rank->origin_ns;
    return collective_gather(rank->rows, list, error);
}
