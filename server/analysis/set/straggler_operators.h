/* The time of each operator on each rank, and how much it exceeds the median rank
 * (docs/semantics.md §10). */
#ifndef TRACEDIFF_ANALYSIS_SET_STRAGGLER_OPERATORS_H
#define TRACEDIFF_ANALYSIS_SET_STRAGGLER_OPERATORS_H

#include "analysis/data/rows.h"
#include "base/strings.h"

enum straggler_measure {
    STRAGGLER_COMPUTE, /* device time of its COMPUTATION rows */
    STRAGGLER_MEMORY,  /* of its MEMORY rows */
    STRAGGLER_HOST,    /* self time of its host rows */
    STRAGGLER_MEASURES
};
const char *straggler_measure_name(enum straggler_measure measure);

struct straggler_time {
    uint32_t rank,
        name;        /* rank: in the order in which ranks were added; name: in .names */
    uint8_t measure; /* enum straggler_measure */
    uint64_t calls;
    int64_t time; /* ns */
};

struct straggler_operators {
    struct budget_share memory;
    struct strings names;
    struct straggler_time *items;
    size_t count, capacity;
    uint32_t rank_count;
};
void straggler_operators_init(struct straggler_operators *operators,
                              struct budget *budget);
void straggler_operators_free(struct straggler_operators *operators);
/* Adds a rank. */
int straggler_operators_add(struct straggler_operators *operators,
                            const struct rows_rank *rank, struct error *error);
/* Appends the ranks of `part` and leaves it empty. */
int straggler_operators_append(struct straggler_operators *operators,
                               struct straggler_operators *part, struct error *error);

/* By how much an operator on a rank exceeds the median rank. */
struct straggler_excess {
    uint32_t name;
    uint8_t measure;
    double calls, time, median; /* per step; ns */
};
/* A list of them for each of these ranks. */
struct straggler_rank {
    uint32_t rank;
    struct straggler_excess *items; /* largest difference first; owned */
    size_t count, capacity;
};
/* Fills the lists. `samples`: how many each rank has; a rank without samples is left out.
 * Sorts the items. */
int straggler_operators_exceed(struct straggler_operators *operators,
                               const size_t *samples, struct straggler_rank *asked,
                               size_t asked_count, struct error *error);

#endif
