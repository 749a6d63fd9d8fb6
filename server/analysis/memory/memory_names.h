/* The frames of one side or of both, numbered together, so that frames of two sides match
 * if path and instance number agree (docs/semantics.md §11). */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_NAMES_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_NAMES_H

#include "analysis/memory/memory_sums.h"

#define MEMORY_SIDES 2

struct memory_names {
    struct memory_frames frames;      /* of all sides */
    struct memory_frames folded;      /* paths of modules without instance numbers */
    uint32_t *folded_of;              /* by frame: the path of its module */
    uint32_t *frame_of[MEMORY_SIDES]; /* by frame of the sums of a side */
};

/* `sums`: of one side or of two. The caller frees `out` in any case. */
int memory_names_make(const struct memory_sums *const *sums, size_t sides,
                      struct budget *budget, struct memory_names *out,
                      struct error *error);
void memory_names_free(struct memory_names *names); /* also the cleanup function */

#endif
