/* The answer first: is the test slower, by how much, and can the difference be trusted?
 * Pure; docs/semantics.md §5.
 *
 * The verdict is about the typical step: the shift is the Hodges-Lehmann (1963) median of
 * all differences between an observation (observations.h) of the test and one of the
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
#ifndef TRACEDIFF_ANALYSIS_COMPARE_VERDICT_H
#define TRACEDIFF_ANALYSIS_COMPARE_VERDICT_H

#include "analysis/compare/observations.h"
#include "analysis/compare/significance.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A change of less than this part of the control's median does not matter, unless the
 * reader says otherwise. */
#define VERDICT_EQUIVALENCE 0.02

enum verdict_kind {
    VERDICT_CANNOT_JUDGE, /* fewer than OBSERVATIONS_MIN observations on a side */
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
};

/* Of the times of the samples of both sides, ns; NULL if a side has none. */
int verdict_make(const struct observations *observations, const int64_t *const times[2],
                 double equivalence, struct verdict *out, struct error *error);

/* Slower or faster wherever the rank test says so, also within the equivalence: for
 * readers who state a limit of their own. Otherwise the kind. */
enum verdict_kind verdict_of_test(const struct verdict *verdict);

/* A time in ns as a percentage of the control's median observation, like the equivalence;
 * NaN if that is 0 or absent. At least -100: no step takes less than no time. */
double verdict_percent(const struct verdict *verdict, double ns);
/* The change of the means in % of the control's mean; NaN likewise. */
double verdict_change_percent(const struct verdict *verdict);
/* The percentage of a headline: that of the means, which stand beside it, where it lies
 * in the interval and is that of the shift give or take a quarter; else (a step stalls)
 * that of the shift, and `typical` is true. */
double verdict_headline(const struct verdict *verdict, bool *typical);

#endif
