/* The answer first: is the test slower, by how much, and can the difference be trusted?
 * Pure.
 *
 * The change shown is the difference of the means of all samples (rank x step), so that
 * it is the one that the waterfall adds up to. Whether it is real says the Mann-Whitney
 * test.
 *
 * Its observations are the samples, but where the ranks of a job share steps, the steps:
 * each the mean of its ranks. Ranks wait for each other in every step, so eight of them
 * tell the same story eight times: tested as if they were independent, more than a
 * quarter of all pairs of equal recordings of eight ranks came out as slower or faster.
 * Where a side has fewer than SIGNIFICANCE_SAMPLES_MIN steps, its samples have to do.
 *
 * The interval is that of Hodges & Lehmann (1963) with Moses' rank-based limits: all
 * shifts of the test side that this same test would not reject. So interval and verdict
 * never contradict each other (up to ties: the interval may touch 0), a single outlying
 * step moves neither, and nothing is resampled: equal input gives equal output. */
#ifndef TRACEDIFF_ANALYSIS_VERDICT_H
#define TRACEDIFF_ANALYSIS_VERDICT_H

#include "analysis/significance.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The samples of a side, in any order. */
struct verdict_samples {
    const int64_t *times; /* ns */
    const int64_t *steps; /* samples with equal numbers are ranks of one step; NULL: each
                             sample stands for itself */
    size_t count;
};

struct verdict {
    enum significance_verdict verdict; /* by p alone: one question, one test */
    size_t samples[2];
    bool by_step; /* observations are steps, not samples */
    size_t observations[2];
    double mean[2]; /* ns; NaN without samples */
    double change;  /* ns, mean of test - mean of control; NaN where a side is empty */
    struct significance significance; /* of the observations; q = p */
    /* The typical change and its interval, ns; has_interval is false with fewer than
     * SIGNIFICANCE_SAMPLES_MIN observations a side. */
    bool has_interval;
    double shift;      /* median of all differences test - control */
    int64_t low, high; /* limits of the interval */
    double confidence; /* its real level, at least 0.95; 0.95 where approximated */
};

int verdict_make(const struct verdict_samples *control,
                 const struct verdict_samples *test, struct verdict *out,
                 struct error *error);

/* A time in ns as part of the control mean, in %; NaN where that is 0 or absent. */
double verdict_percent(const struct verdict *verdict, double ns);

#endif
