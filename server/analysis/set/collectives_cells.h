/* Cells that several tables of collectives share. */
#ifndef TRACEDIFF_ANALYSIS_SET_COLLECTIVES_CELLS_H
#define TRACEDIFF_ANALYSIS_SET_COLLECTIVES_CELLS_H

#include "analysis/collective/collective_list.h"
#include "analysis/collective/collective_sums.h"
#include "analysis/data/table.h"

/* A text of the list; COLLECTIVE_NONE: null. */
void collectives_set_text(struct table *table, size_t column,
                          const struct collective_list *list, uint32_t text);
/* COLLECTIVE_UNKNOWN: null. */
void collectives_set_known(struct table *table, size_t column, int64_t value);
/* The number of a step; the pseudo-step of a file: null. */
void collectives_set_step(struct table *table, size_t column,
                          const struct collective_sample *sample);
/* A total time as the mean over `samples`. */
void collectives_set_mean(struct table *table, size_t column, double ns, size_t samples);
/* Ranks, ascending, as a list such as 0,2,4-7; long lists end in `…`. */
void collectives_set_ranks(struct table *table, size_t column, const int64_t *ranks,
                           size_t count);

/* Transfer, wait, exposed wait and caused wait per step: four columns from `first` on. */
#define COLLECTIVES_TIMES_COUNT 4
#define COLLECTIVES_TIMES(first)                                                         \
    [first] = {"transfer_per_step", TABLE_MEAN, TABLE_SUM},                              \
    [(first) + 1] = {"wait_per_step", TABLE_MEAN, TABLE_SUM},                            \
    [(first) + 2] = {"exposed_wait_per_step", TABLE_MEAN, TABLE_SUM},                    \
    [(first) + 3] = {"caused_per_step", TABLE_MEAN, TABLE_SUM}
void collectives_set_times(struct table *table, size_t first,
                           const struct collective_sum *sum, size_t samples);

/* A number for each (name, process group) of the list; owned by the caller. NULL: no
 * memory. */
struct collectives_pair {
    uint32_t name, group; /* texts; group may be COLLECTIVE_NONE */
};
struct collectives_pairs {
    uint32_t *of_facts;
    struct collectives_pair *pairs;
    size_t count;
};
int collectives_pairs_make(const struct collective_list *list,
                           struct collectives_pairs *out, struct error *error);
void collectives_pairs_free(struct collectives_pairs *pairs);

#endif
