/* The ledgers of both sides of a comparison. */
#ifndef TRACEDIFF_DIAGNOSIS_SIDES_H
#define TRACEDIFF_DIAGNOSIS_SIDES_H

#include "analysis/compare/compare.h"
#include "analysis/compare/observations.h"
#include "diagnosis/ledger.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* Odd steps are booked separately, each in a bin of its own. */
#define SIDES_ODD_MAX 3U
/* If there are more ranks, only this many are read, spread evenly: the ranks of a job do
 * nearly the same work. */
#define SIDES_FILES_MAX 8U

/* The bins of the observations of one side. */
struct sides_plan {
    uint32_t *bin_of;          /* by observation */
    size_t typical;            /* bins 0 .. typical - 1: the usual steps */
    size_t odd_count;          /* bins from `typical` on: one odd step each */
    size_t odd[SIDES_ODD_MAX]; /* their observations */
};
/* `odd`: for each observation, whether it is odd; the first SIDES_ODD_MAX odd steps are
 * booked. False when memory is refused. */
bool sides_plan_make(size_t observations, const bool *odd, struct sides_plan *out);
void sides_plan_free(struct sides_plan *plan);

struct sides_request {
    struct store *store;
    const struct compare_result *result; /* views and selections */
    const struct observations *observations;
    const struct sides_plan *plans; /* [PAIR_CONTROL], [PAIR_TEST] */
    bool one_rank;                  /* only `rank`, else all of the selection */
    int64_t rank;
    struct budget *budget;
};
/* Both sides at once, on two threads. Free `out` with ledger_free(), also after errors.
 */
int sides_gather(const struct sides_request *request, struct ledger out[2],
                 struct error *error);

#endif
