#ifndef TRACEDIFF_COMPARE_SERIES_CHANGES_H
#define TRACEDIFF_COMPARE_SERIES_CHANGES_H

#include "compare/parameters.h"
#include "compare/series.h"
#include "stats/recordings.h"

/* ---- series changes ---- */

/* Where the level of a series changes: a part of series_run(). */

/* Fills levels, changes, noise, since_good and newest from the sets in order. Sets
 * without observations count with the level around them. */
int series_find_changes(struct series_answer *answer, struct error *error);

/* ---- series machine ---- */

/* What the machine makes of the steps of a series: another clock of the device, another
 * speed of the host (docs/semantics.md §13, §18). */

/* Compares each set with the reference of its level, and the references of levels next to
 * each other: at most as many comparisons as there are sets and changes. What was
 * compared is kept. Of what there is no time for, the answer knows nothing (`pending`).
 * Errors are those of the budget, and ERROR_MEMORY. */
int series_find_machine(struct store *store, struct series_answer *answer,
                        struct error *error);

/* The place of the reference of the level of a set whose machine is known. */
size_t series_machine_reference(const struct series_answer *answer, size_t set);

/* How much the machine makes of the step of a set, times the step of the first level's
 * reference; NaN: not known. */
double series_machine_level(const struct series_answer *answer, size_t set);
/* The same of a change of level, and of the newest set; false of other times than the
 * step's as recorded. */
bool series_machine_is_change(const struct series_answer *answer, size_t change);
bool series_machine_is_newest(const struct series_answer *answer);

/* ---- series gate ---- */

/* Whether the newest set of a series is slower than its baseline: conditions of CI
 * (compare/parameters.h), judged between recordings
 * (stats/recordings.h). */

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
