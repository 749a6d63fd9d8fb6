/* The work of the operators of one side of a comparison, by name (docs/semantics.md §12).
 */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_NAMES_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_NAMES_H

#include "analysis/data/selection.h"
#include "analysis/work/work_sums.h"

struct store;

/* All calls of one name in the selected samples. */
struct name_work {
    uint64_t calls; /* the outermost calls on their threads with known FLOPs */
    double flops;   /* of these */
    int64_t device; /* ns: device time launched inside them */
    int64_t rest;   /* ns: launched directly by calls without known FLOPs */
};

/* Whether the FLOPs of an operator represent its work: enough of its calls and device
 * time have known FLOPs. */
bool work_flops_are_known(uint64_t calls, uint64_t known_calls, int64_t device,
                          int64_t unknown);

struct work_names {
    struct work_sums sums;   /* the texts have the names */
    struct name_work *items; /* by text */
};

/* Reads the events of the selected files, one rank after the other. Errors as
 * rows_load(); ERROR_TIMEOUT when the budget is over. Free with work_names_free() in
 * either case. */
int work_names_make(struct store *store, const struct set_view *view,
                    const struct selection *selection, bool all_steps,
                    struct budget *budget, struct work_names *out, struct error *error);
void work_names_free(struct work_names *names);

/* NULL: no operator of that name has FLOPs, or launches anything directly. */
const struct name_work *work_names_find(const struct work_names *names, const char *name);

#endif
