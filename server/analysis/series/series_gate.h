/* Whether the newest set of a series is slower than its baseline: conditions of CI
 * (analysis/compare/fail_if.h), judged between recordings
 * (analysis/statistics/recordings.h). */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_GATE_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_GATE_H

#include "analysis/compare/fail_if.h"
#include "analysis/series/series_answer.h"
#include "analysis/statistics/recordings.h"

struct series_outcome {
    enum fail_if_outcome outcome;
    double mean[2];   /* ns: the baseline's sets (geometric mean), the newest set; NaN */
    double low, high; /* of the change, %; NaN if nothing can be judged */
    double p;         /* the same */
    bool equal_clock; /* of corrected times */
    bool without_profiler;
    const char *words; /* "slower", "faster", "no difference found", or why it cannot be
                          judged */
};

struct series_gate {
    const struct series_set *newest; /* the last set of the series that is not in the
                                        baseline, whatever the series measures */
    size_t baseline;                 /* sets of the baseline that count: the newest
                                        RECORDINGS_MAX */
    struct series_outcome outcomes[FAIL_IF_CONDITIONS_MAX]; /* one per condition */
    double machine[RECORDINGS_MAX + 1]; /* of each of them, then of the newest: ln of how
                                           much longer its step takes by the machine;
                                           0 without `equal_clock` */
    bool without_profiler; /* all of them have times of steps without the profiler, and
                              the clock does not matter: the step time is that */
    enum fail_if_outcome worst;
};

/* Judges each condition on the mean step of the newest set against those of the baseline,
 * one value per set. A change over the limit fails if it is real: p < 0.05. A baseline of
 * fewer than three sets cannot judge. op(…) is about the time of its row as the series'
 * parameter `time` says. Errors: missing_baseline, unknown_op, and those of reading a
 * set, even of one that may be newer and is left out of the series. */
int series_gate_judge(struct store *store, const struct series_answer *answer,
                      const struct fail_if *conditions, struct series_gate *out,
                      struct error *error);

#endif
