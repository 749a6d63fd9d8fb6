#ifndef TRACEDIFF_COMPARE_VERDICT_H
#define TRACEDIFF_COMPARE_VERDICT_H

#include "analyse/rows.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "stats/rank_tests.h"
#include "store/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- observations ---- */

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

/* Makes the observations from the samples of two selections, in the arena. They are in
 * order of (step number, span); those of pseudo-steps come last. */
void observations_make(const struct set_view *const views[2],
                       const struct selection *const selections[2], struct arena *arena,
                       struct observations *out);
/* The step times of the samples, ns. */
int64_t *step_durations(const struct set_view *view, const struct selection *selection,
                        struct arena *arena);
/* The step of a sample. */
struct observations_key {
    bool pseudo; /* a whole file; `number` is 0 then */
    int64_t number;
    uint32_t span;
};
/* The same from a key for each sample: samples of equal keys are ranks of one step. If
 * the keys of a side are NULL, all its samples differ. */
void observations_group(const struct observations_key *const keys[2],
                        const size_t counts[2], struct arena *arena,
                        struct observations *out);

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

/* ---- significance ---- */

/* Which rows changed significantly (docs/semantics.md §5). Pure.
 *
 * Two tests are made on the observations of a row, for its total and for
 * its self time: Mann-Whitney's rank test and, if every observation is positive, the
 * moderated t test, which learns from the other rows how large noise is. Each is judged
 * over all rows of the comparison together by the false-discovery rate. If both tests
 * apply, a row changed when the moderated q and the rank test's p are below
 * SIGNIFICANCE_RATE: the first finds it, the second guards against single odd steps. If
 * only the rank test applies, its q must be below that rate.
 *
 * Numbers of calls are tested separately, over the samples: a number that is the same in
 * every sample of a side, and differs between the sides, is a fact and needs no test. */

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

/* The verdict of the tests of a row, as above, without what judging.h adds. */
enum significance_verdict significance_of_tests(const struct significance_test *test);
/* The verdict of one test by its p alone. */
enum significance_verdict significance_of(double p, int direction);

/* ---- verdict ---- */

/* The answer first: is the test slower, by how much, and can the difference be trusted?
 * Pure; docs/semantics.md §5.
 *
 * The verdict is about the typical step: the shift is the Hodges-Lehmann (1963) median of
 * all differences between an observation of the test and one of the
 * control. Its interval has Moses' rank-based limits: it contains all shifts of the test
 * side that the Mann-Whitney test would not reject. So interval and verdict never
 * contradict each other (except for ties: the interval may touch 0), a single outlier
 * moves neither, and since nothing is resampled, equal input gives equal output.
 *
 * The change of the means over all samples is given as well; the waterfall adds up to it.
 * If one step stalls, the two differ, which is worth knowing.
 *
 * Finding no difference is not the same as equality: the verdict is `unchanged` only if
 * the whole interval is too small to matter. The steps are those of one recording a side
 * and share what differs between recordings, so a change that the test finds is one of
 * the program only if it is beyond that. */

/* A change of less than this part of the control's median does not matter, unless the
 * reader says otherwise. */
#define VERDICT_EQUIVALENCE 0.02

enum verdict_kind {
    VERDICT_CANNOT_JUDGE, /* fewer than OBSERVATIONS_MIN observations on a side, or
                             .unsound */
    VERDICT_SLOWER,       /* not unchanged, the rank test's p is below SIGNIFICANCE_RATE,
                             and the whole interval is beyond the equivalence, or the
                             shift is beyond twice that */
    VERDICT_FASTER,
    VERDICT_UNCHANGED, /* the interval lies within the equivalence, limits included,
                          whatever p is */
    VERDICT_NOT_CERTAIN
};
/* "slower", "faster", "unchanged", "not_certain", "cannot_judge". */
const char *verdict_name(enum verdict_kind kind);
/* The same as words: "not certain", "cannot judge". */
const char *verdict_words(enum verdict_kind kind);

struct verdict {
    enum verdict_kind kind;
    double equivalence; /* as given: a part of the control's median */
    size_t samples[2], observations[2];
    bool averaged;  /* observations are steps, not samples */
    double mean[2]; /* ns, of the samples; NaN without any */
    double change;  /* ns, mean of test - mean of control; NaN if a side is empty */
    struct significance_test test; /* of the observations; q = p */
    /* ns; has_interval is false if the verdict is VERDICT_CANNOT_JUDGE. */
    bool has_interval;
    double shift;      /* median of all differences test - control */
    int64_t low, high; /* limits of the interval */
    double confidence; /* its real level, at least 0.95; 0.95 if approximated */
    /* With one recording a side, a change that the host's factor (machine.h) allows is
     * not certain: its 10 % and its 90 % quantile, test/control. 0: it decides
     * nothing. */
    double host_least, host_most;
    bool without_profiler; /* observations are blocks of steps without the profiler */
    bool machine_decides;  /* that it is not certain, whatever the test says */
    char unsound[320];     /* why the times are not to be trusted; "": they are */
};

/* Of the times of the samples of both sides, ns; NULL if a side has none. */
int verdict_make(const struct observations *observations, const int64_t *const times[2],
                 double equivalence, struct verdict *out, struct error *error);

/* Takes the judgement back, for a reason that completes "cannot judge: …". The means
 * stay. */
void verdict_doubt(struct verdict *verdict, const char *reason);

/* Slower or faster wherever the rank test says so, also within the equivalence: for
 * readers who state a limit of their own. Otherwise the kind. */
enum verdict_kind verdict_of_test(const struct verdict *verdict);

/* A time in ns as a percentage of the control's median observation, like the equivalence;
 * NaN if that is 0 or absent. At least -100: no step takes less than no time. */
double verdict_percent(const struct verdict *verdict, double ns);
/* The change of the means in % of the control's mean; NaN likewise. */
double verdict_change_percent(const struct verdict *verdict);

#endif
