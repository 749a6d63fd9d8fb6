/* The step time without the profiler, where both sides were recorded by a recorder that
 * measured it (docs/semantics.md §22): a recording makes steps longer where the host is
 * the limit, so its change may not be the program's. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_UNPROFILED_H
#define TRACEDIFF_ANALYSIS_COMPARE_UNPROFILED_H

#include "analysis/compare/compare.h"

/* Times of consecutive steps, ms: of a rank. */
struct unprofiled_times {
    const double *ms;
    size_t count;
};

/* The means of the steps over the ranks, as many as the shortest has, cut into ten
 * blocks; ns. A first block that is far above the others (warming up) is left out.
 * Returns the number of blocks: 0 for fewer than 20 steps, and for steps that take no
 * time. `room` is for 10 blocks.
 * *mean: of the blocks, ns. */
size_t unprofiled_blocks(const struct unprofiled_times *ranks, size_t count,
                         int64_t room[10], double *mean);

/* What the chosen steps of a set take. */
struct unprofiled_set {
    double mean;     /* ns; NaN: no such times, or too few */
    int64_t *blocks; /* ten at most of one recording; of several the mean of each; ns */
    size_t count;    /* 0: as above */
};
/* False: no memory. `out` is to be freed in any case. */
bool unprofiled_read(const struct set_view *view, const struct selection *selection,
                     struct unprofiled_set *out);
void unprofiled_set_free(struct unprofiled_set *set);

/* Whether the verdict may go by these times: all steps, no marker, no equal clock. */
bool unprofiled_is_asked(const struct compare_request *request);

/* Fills result->unprofiled, and makes it the verdict of the comparison, unless other
 * steps than all, or equal clocks, were asked for. `result->verdict` must be there. */
int compare_answer_unprofiled(struct compare_result *result, struct error *error);

#endif
