/* What a test compares: the observations of both sides (docs/semantics.md §5). Pure.
 *
 * A sample is one (rank, span, step). The ranks of a job wait for each other in every
 * step, so they share its noise: eight ranks are eight copies of one measurement. Tested
 * as if they were independent, more than a quarter of all pairs of equal recordings of
 * eight ranks came out as slower or faster. So an observation is the mean over the ranks
 * of each (span, step). If no two ranks share a (span, step) on either side, or if a side
 * would have fewer than OBSERVATIONS_MIN observations, the samples themselves are the
 * observations.
 *
 * The step time, its parts and the rows of a comparison are all tested by these. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_OBSERVATIONS_H
#define TRACEDIFF_ANALYSIS_COMPARE_OBSERVATIONS_H

#include "analysis/data/selection.h"
#include "base/error.h"
#include "store/set/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Fewer than this on a side: nothing can be judged. */
#define OBSERVATIONS_MIN 4

/* Everything is [PAIR_CONTROL], [PAIR_TEST]. */
struct observations {
    size_t samples[2];  /* their number */
    size_t count[2];    /* number of observations */
    bool averaged;      /* false: an observation is a sample, of the same index */
    uint32_t *of[2];    /* by sample, as the selection has them: its observation */
    uint32_t *order[2]; /* the samples of observation 0, then those of 1, … */
    uint32_t *begin[2]; /* by observation: where its samples begin in `order`; one more
                           entry: the end of the last */
};

/* Makes the observations from the samples of two selections. They are in order of (step
 * number, span); those of pseudo-steps come last. `out` may be freed also after an
 * error. */
int observations_make(const struct set_view *const views[2],
                      const struct selection *const selections[2],
                      struct observations *out, struct error *error);
/* The step of a sample. */
struct observations_key {
    bool pseudo; /* a whole file; `number` is 0 then */
    int64_t number;
    uint32_t span;
};
/* The same from a key for each sample: samples of equal keys are ranks of one step. If
 * the keys of a side are NULL, all its samples differ. */
int observations_group(const struct observations_key *const keys[2],
                       const size_t counts[2], struct observations *out,
                       struct error *error);
void observations_free(struct observations *observations); /* cleanup function too */

/* Whether there are enough on both sides to judge anything. */
bool observations_suffice(const struct observations *observations);

/* Makes count[side] values out of samples[side] ones: means to the nearest ns, halves up.
 */
void observations_average(const struct observations *observations, int side,
                          const int64_t *samples, int64_t *out);

/* The same from the sums of the samples of each observation. */
void observations_divide(const struct observations *observations, int side,
                         const int64_t *sums, int64_t *out);

/* The value of one observation, from the sum of its samples. */
int64_t observations_divide_one(const struct observations *observations, int side,
                                size_t observation, int64_t sum);

/* What an observation is: "step" or "rank and step". */
const char *observations_unit(const struct observations *observations);

#endif
