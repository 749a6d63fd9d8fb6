/* Which rows of different ranks are the same collective (docs/semantics.md §10). */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_MATCH_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_MATCH_H

#include "analysis/collective/collective_list.h"

/* Makes the instances of a list, once, and derives transfers, waits, excesses, and the
 * ranks that lack them. Costs n log n. */
int collective_match(struct collective_list *list, struct error *error);

/* Why a row has no instance. */
enum collective_unmatched_reason {
    COLLECTIVE_NEVER_WAITED_FOR,
    COLLECTIVE_ONE_RANK,    /* the list has no other rank */
    COLLECTIVE_NO_PARTNER,  /* no other rank has its key in its step */
    COLLECTIVE_OTHER_COUNT, /* ranks have the key in its step, but not equally often */
    COLLECTIVE_UNMATCHED_COUNT
};
const char *collective_unmatched_name(enum collective_unmatched_reason why);
enum collective_unmatched_reason collective_why(const struct collective_list *list,
                                                const struct collective_row *row);

#endif
