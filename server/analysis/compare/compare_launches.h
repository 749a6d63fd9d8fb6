/* Which operators launched kernels of a side of a comparison, with which shapes. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_LAUNCHES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_LAUNCHES_H

#include "analysis/compare/compare.h"
#include "analysis/compare/matching.h"
#include "base/buffer.h"
#include "store/set/set_launches.h"
#include "store/set/set_pair.h"

struct compare_launches {
    struct matching_launch *list;
    size_t count, capacity;
    struct strings *texts; /* of operators and shapes; that of both sides is one */
    bool use_short_name, merge_addresses; /* of kernels, and of operators */
    struct buffer shape;                  /* scratch */
};

void compare_launches_init(struct compare_launches *out, struct strings *texts);
void compare_launches_free(struct compare_launches *launches); /* cleanup function too */

/* Adds the launches in at most eight of the chosen files, spread evenly: the ranks of a
 * job do nearly the same work. */
int compare_launches_load(struct store *store, const struct compare_result *result,
                          enum pair_side side, const struct launches_kernel *kernels,
                          size_t count, struct compare_launches *out,
                          struct error *error);

#endif
