/* The answer first: is the test slower, by how much, and can the difference be trusted?
 * Pure.
 *
 * The change shown is the difference of the means, so that it is the one that the
 * waterfall adds up to. Whether it is real says the Mann-Whitney test over the samples
 * (rank x step). The interval is that of Hodges & Lehmann (1963) with Moses' rank-based
 * limits: all shifts of the test side that this same test would not reject. So interval
 * and verdict never contradict each other (up to ties: the interval may touch 0), a
 * single outlying step moves neither, and nothing is resampled: equal input gives equal
 * output. */
#ifndef TRACEDIFF_ANALYSIS_VERDICT_H
#define TRACEDIFF_ANALYSIS_VERDICT_H

#include "analysis/significance.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct verdict {
    enum significance_verdict verdict; /* by p alone: one question, one test */
    size_t samples[2];
    double mean[2]; /* ns; NaN without samples */
    double change;  /* ns, mean of test - mean of control; NaN where a side is empty */
    struct significance significance; /* p, median, spread; q = p */
    /* The typical change and its interval, ns; has_interval is false with fewer than
     * SIGNIFICANCE_SAMPLES_MIN samples a side. */
    bool has_interval;
    double shift;      /* median of all differences test - control */
    int64_t low, high; /* limits of the interval */
    double confidence; /* its real level, at least 0.95; 0.95 where approximated */
};

/* Compares the samples of both sides, ns, in any order. */
int verdict_make(const int64_t *control, size_t control_count, const int64_t *test,
                 size_t test_count, struct verdict *out, struct error *error);

/* A time in ns as part of the control mean, in %; NaN where that is 0 or absent. */
double verdict_percent(const struct verdict *verdict, double ns);

#endif
