/* What the operators of one side of a comparison work, by name (docs/semantics.md §12).
 */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_NAMES_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_NAMES_H

#include "analysis/data/selection.h"
#include "analysis/work/work_sums.h"

struct store;

/* All calls of one name in the selected samples. */
struct work_of_name {
    uint64_t calls; /* the outermost on their threads whose FLOPs are known */
    double flops;   /* of these */
    int64_t device; /* ns: device time launched inside them */
    int64_t rest;   /* ns: of calls whose FLOPs are not known, launched by themselves */
};

/* Of the calls of an operator, and of its device time, this part must have known FLOPs:
 * else what is not known could be the change. */
#define WORK_FLOPS_KNOWN 0.8

/* Whether the FLOPs of an operator stand for its work: of these calls and this device
 * time, enough is known. */
bool work_flops_are_known(uint64_t calls, uint64_t known_calls, int64_t device,
                          int64_t unknown);

struct work_names {
    struct work_sums sums;      /* the texts have the names */
    struct work_of_name *items; /* by text */
};

/* Reads the events of the selected files, one rank after the other. Errors as
 * rows_load(); ERROR_TIMEOUT when the budget is over. Free with work_names_free() in
 * either case. */
int work_names_make(struct store *store, const struct set_view *view,
                    const struct selection *selection, bool all_steps,
                    struct budget *budget, struct work_names *out, struct error *error);
void work_names_free(struct work_names *names);

/* NULL: no operator of that name has FLOPs, or launches anything by itself. */
const struct work_of_name *work_names_find(const struct work_names *names,
                                           const char *name);

#endif
