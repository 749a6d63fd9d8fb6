/* The time of collectives by rank and by step, and their bandwidth (docs/semantics.md
 * §10). */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_SUMS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_SUMS_H

#include "analysis/collective/collective_list.h"

/* ns, of the matched rows of a rank, a step of it, or a sort of collective. */
struct collective_sum {
    size_t rows;
    int64_t transfer, wait, exposed;
    int64_t caused;    /* exposed waits of the other ranks where it was last */
    size_t last;       /* how often it was last */
    size_t waited_for; /* in how many of those another rank had exposed waiting */
    double excess[COLLECTIVE_BEFORES]; /* in these: over the median rank */
};

/* Adds a matched row. */
void collective_sum_add(const struct collective_list *list, size_t row,
                        struct collective_sum *sum);

/* Each is an array for all of its kind in the list; NULL: not wanted. */
int collective_sums_make(const struct collective_list *list,
                         struct collective_sum *of_ranks,
                         struct collective_sum *of_samples, struct error *error);

/* The largest excess; compute, then memory, if equal. */
enum collective_before collective_cause(const double excess[COLLECTIVE_BEFORES]);
const char *collective_before_name(enum collective_before before);

/* NaN and COLLECTIVE_UNKNOWN: not known. */
struct collective_bandwidth {
    int64_t bytes, group_size;
    double algorithm, bus; /* GB/s */
};
/* For that many rows with these facts, which took `time` ns in total. */
struct collective_bandwidth collective_bandwidth_of(const struct collective_list *list,
                                                    const struct collective_facts *facts,
                                                    size_t rows, int64_t time);
/* Uses the facts of the last rank, or of the first rank that has any. */
struct collective_bandwidth
collective_bandwidth_of_instance(const struct collective_list *list,
                                 const struct collective_instance *instance);

#endif
