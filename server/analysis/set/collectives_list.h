/* A list of collectives as the sums of an analysis. */
#ifndef TRACEDIFF_ANALYSIS_SET_COLLECTIVES_LIST_H
#define TRACEDIFF_ANALYSIS_SET_COLLECTIVES_LIST_H

#include "analysis/set/analysis.h"

/* analysis.add_rank: adds the rank to the list that is part->sums. */
int collectives_add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                         struct error *error);

/* analysis.sums: a struct collective_list. */
void *collectives_make_list(const void *options, struct budget *budget);
int collectives_append_list(void *into, void *part, struct error *error);
void collectives_free_list(void *list);
#define COLLECTIVES_SUMS                                                                 \
    {                                                                                    \
        collectives_make_list, collectives_append_list, collectives_free_list            \
    }

#endif
