/* Which rows changed significantly (docs/semantics.md §5). Pure.
 *
 * Two tests are made on the observations (observations.h) of a row, for its total and for
 * its self time: Mann-Whitney's rank test and, if every observation is positive, the
 * moderated t test, which learns from the other rows how large noise is. Each is judged
 * over all rows of the comparison together by the false-discovery rate. If both tests
 * apply, a row changed when the moderated q and the rank test's p are below
 * SIGNIFICANCE_RATE: the first finds it, the second guards against single odd steps. If
 * only the rank test applies, its q must be below that rate.
 *
 * Numbers of calls are tested separately, over the samples: a number that is the same in
 * every sample of a side, and differs between the sides, is a fact and needs no test. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_SIGNIFICANCE_H
#define TRACEDIFF_ANALYSIS_COMPARE_SIGNIFICANCE_H

#include "analysis/compare/observations.h"
#include "analysis/statistics/mann_whitney.h"
#include "analysis/statistics/moderated.h"
#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Rows are real below this rate. */
#define SIGNIFICANCE_RATE 0.05

enum significance_measure {
    SIGNIFICANCE_TOTAL,
    SIGNIFICANCE_SELF,
    SIGNIFICANCE_MEASURES
};
/* "total", "self", NULL. */
extern const char *const significance_measures[];
const char *significance_measure_name(enum significance_measure measure);

enum significance_verdict {
    SIGNIFICANCE_NONE, /* not asked for */
    SIGNIFICANCE_SLOWER,
    SIGNIFICANCE_FASTER,
    SIGNIFICANCE_NO_DIFFERENCE, /* no difference was found, which does not prove that
                                 * there is none
                                 */
    SIGNIFICANCE_CANNOT_JUDGE   /* also: two recordings of one program may differ so */
};
/* "slower", "faster", "no_difference_found", "cannot_judge"; "" for SIGNIFICANCE_NONE. */
const char *significance_name(enum significance_verdict verdict);
/* The same as words: "no difference found", "cannot judge". */
const char *significance_words(enum significance_verdict verdict);

/* A test of one measure of a row. */
struct significance_test {
    enum significance_verdict verdict;
    /* Only the rank test can judge the row, and with so few observations among so many
     * rows even its smallest p could not be real. The verdict is NO_DIFFERENCE. */
    bool too_few;
    bool separated;            /* every observation of one side is above all others */
    int direction;             /* the side with the higher ranks: 1 test, -1 control */
    double p, q;               /* of the rank test; NaN if nothing can be judged */
    struct moderated_row logs; /* NaN if the moderated test does not apply */
    double moderated_p, moderated_q; /* the same */
    double median[2]; /* ns, of the observations of control and test; NaN without any */
    double spread[2]; /* ns, from the lower to the upper quartile */
};

enum significance_calls {
    CALLS_NONE, /* not asked for */
    CALLS_FACT, /* constant on both sides, and different */
    CALLS_MORE,
    CALLS_FEWER,
    CALLS_NO_DIFFERENCE,
    CALLS_CANNOT_JUDGE
};
/* "fact", "more", "fewer", "no_difference_found", "cannot_judge"; "" for CALLS_NONE. */
const char *significance_calls_name(enum significance_calls calls);

struct significance {
    struct significance_test tests[SIGNIFICANCE_MEASURES];
    enum significance_calls calls;
    int calls_direction;
    double calls_p, calls_q; /* NaN for facts and if nothing can be judged */
    int32_t always[2];       /* calls in every sample of a side; -1 if they vary */
};
/* Everything unknown: NaN, NONE. */
void significance_clear(struct significance *significance);

/* Judges the rows of one comparison, one after another. */
struct significance_judge {
    const struct observations *observations; /* borrowed */
    struct mann_whitney test, calls;
    int64_t *values[2]; /* numbers of calls, for the test of them */
};
int significance_judge_init(struct significance_judge *judge,
                            const struct observations *observations, struct error *error);
void significance_judge_free(struct significance_judge *judge); /* cleanup function too */

/* p, direction, median and spread of the observations of one measure; with too few of
 * them p is NaN. */
void significance_judge_times(struct significance_judge *judge, const int64_t *control,
                              const int64_t *test, struct significance_test *out);
/* The numbers of calls, by sample. */
void significance_judge_calls(struct significance_judge *judge, const int32_t *control,
                              const int32_t *test, struct significance *out);

/* The same for a row that is absent in most observations or samples, on at least one
 * side: `values` and `calls` are the others, none of them 0. */
void significance_judge_few_times(struct significance_judge *judge,
                                  const int64_t *const values[2], const size_t counts[2],
                                  struct significance_test *out);
void significance_judge_few_calls(struct significance_judge *judge,
                                  const int32_t *const calls[2], const size_t counts[2],
                                  struct significance *out);

/* What all rows of a comparison have in common. */
struct significance_family {
    size_t tests;     /* rows with a p */
    size_t moderated; /* rows with a moderated p */
    double prior;     /* s0^2 of the moderated test; NaN without such rows */
};

/* Fills q and verdict of all rows of the selection together; before the call, q is NaN
 * and the verdict NONE. Rows without p get CANNOT_JUDGE. `rows[i]` may be NULL: no row of
 * the selection.
 */
int significance_settle(struct significance *const *rows, size_t count,
                        const struct observations *observations,
                        struct significance_family families[SIGNIFICANCE_MEASURES],
                        struct budget *budget, struct error *error);

/* The verdict of the tests of a row, as above, without what between_rows.h adds. */
enum significance_verdict significance_of_tests(const struct significance_test *test);
/* The verdict of one test by its p alone. */
enum significance_verdict significance_of(double p, int direction);

#endif
