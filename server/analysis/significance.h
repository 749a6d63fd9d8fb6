/* Which rows changed for real: a Mann-Whitney test each over their samples, judged
 * together by the false-discovery rate (semantics section 5). Pure.
 *
 * A sample of a row is its total in one (rank, span, step), 0 where it is absent. */
#ifndef TRACEDIFF_ANALYSIS_SIGNIFICANCE_H
#define TRACEDIFF_ANALYSIS_SIGNIFICANCE_H

#include "analysis/mann_whitney.h"
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* Fewer samples than this on a side: nothing can be judged. */
#define SIGNIFICANCE_SAMPLES_MIN 4
/* Rows are real below this rate. */
#define SIGNIFICANCE_RATE 0.05

enum significance_verdict {
    SIGNIFICANCE_NONE, /* not asked for */
    SIGNIFICANCE_SLOWER,
    SIGNIFICANCE_FASTER,
    SIGNIFICANCE_UNCHANGED, /* nothing beyond noise */
    SIGNIFICANCE_CANNOT_JUDGE
};
/* "slower", "faster", "unchanged", "cannot judge"; "" for SIGNIFICANCE_NONE. */
const char *significance_name(enum significance_verdict verdict);

struct significance {
    enum significance_verdict verdict;
    int direction;    /* of the higher ranks: 1 test, -1 control */
    double p, q;      /* NaN where nothing can be judged */
    double median[2]; /* ns, of the samples of control and test; NaN without samples */
    double spread[2]; /* ns, from the lower to the upper quartile */
};

/* Judges the rows of one comparison one after the other. */
struct significance_judge {
    struct mann_whitney test;
    size_t count[2];
};
int significance_judge_init(struct significance_judge *judge, size_t control_count,
                            size_t test_count, struct error *error);
void significance_judge_free(struct significance_judge *judge); /* cleanup function too */

/* p, direction, median and spread of a row; with too few samples p is NaN. */
void significance_judge_row(struct significance_judge *judge, const int64_t *control,
                            const int64_t *test, struct significance *out);

/* q and verdict of all rows of the selection together; before, q is NaN and the verdict
 * SIGNIFICANCE_NONE. Rows without p get SIGNIFICANCE_CANNOT_JUDGE. `rows[i]` may be NULL.
 */
int significance_settle(struct significance *const *rows, size_t count,
                        struct error *error);

/* The verdict of one test by its p alone. */
enum significance_verdict significance_of(double p, int direction);

#endif
