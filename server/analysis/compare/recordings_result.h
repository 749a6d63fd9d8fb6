/* What changed between two programs that were recorded several times each
 * (docs/semantics.md §5): the result. compare_recordings.h makes it. It compares the
 * recordings, not their steps. A mean of a side is taken over its recordings, each
 * counted once, of their values per step. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_RESULT_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_RESULT_H

#include "analysis/compare/comparability_note.h"
#include "analysis/compare/compare.h"
#include "analysis/compare/python_rows.h"
#include "analysis/compare/recording_sets.h"
#include "analysis/statistics/recordings.h"
#include "base/strings.h"

/* A recording. */
struct recording {
    const struct set_info *info; /* in recordings_result.sets */
    size_t ranks, samples;
    struct step_time time; /* ns, means of its samples */
    double within;         /* variance of ln(step time) of a step; NaN: unknown */
    /* Steps without the profiler: their mean, ns, and the variance of the logarithm of a
     * block (unprofiled.h); NaN: unknown. */
    double unprofiled, unprofiled_within;
};

/* The step time without the profiler, where all recordings have it. */
struct recordings_unprofiled {
    bool is_known;
    double mean[2];   /* of the recordings, ns */
    double factor[2]; /* recorded mean ÷ that */
    struct recordings_test test;
    enum verdict_kind verdict;
};

struct recordings_row {
    const char *name, *category; /* in recordings_result.texts or .python */
    uint8_t side, kind;
    size_t recordings[2];                                /* how many have the row */
    double count[2], total[2], self[2];                  /* per step; ns */
    struct recordings_test tests[SIGNIFICANCE_MEASURES]; /* p NaN: not judged */
    double q[SIGNIFICANCE_MEASURES];
    enum significance_verdict verdicts[SIGNIFICANCE_MEASURES];
    enum significance_calls calls; /* FACT, NO_DIFFERENCE or CANNOT_JUDGE */
};

struct recordings_result {
    struct compare_request request; /* settled; what it points to is the caller's */
    struct budget *budget;
    struct budget_share memory;
    struct recording_sets sets;
    struct recording *recordings; /* controls first */
    size_t count[2];
    bool is_corrected;           /* recordings_clock.h */
    struct step_time time[2];    /* means */
    struct recordings_test step; /* p NaN: not judged */
    enum verdict_kind verdict;
    bool without_profiler; /* the two above are by `unprofiled` */
    struct recordings_unprofiled unprofiled;
    struct recorder_side recorder[2]; /* of all recordings of a side */
    struct comparability notes;       /* recordings_notes.h */
    struct strings texts;
    struct python_rows python;   /* the merged names of Python functions */
    struct recordings_row *rows; /* the requested rows, in the requested order */
    size_t row_count, rows_before_filters;
    size_t judged_rows[SIGNIFICANCE_MEASURES];
    size_t slower, faster; /* by the measure, before `significant` */
    const struct recordings_row *page;
    size_t page_count;
    struct compare_outcome *outcomes; /* one for each condition of request.fail_if */
    enum fail_if_outcome outcome;     /* the worst of them */
};
void recordings_result_free(struct recordings_result *result); /* cleanup function too */

/* ns per step of the requested measure; for device work, the total. */
double recordings_time(const struct recordings_result *result,
                       const struct recordings_row *row, enum pair_side side);
/* Of the requested measure. */
const struct recordings_test *recordings_test_of(const struct recordings_result *result,
                                                 const struct recordings_row *row);
/* The recording of a side with the middle step time, for views of one per side. Of two in
 * the middle it is the lower, of equal ones the first. */
const struct recording *recordings_middle(const struct recordings_result *result,
                                          enum pair_side side);
/* The means that the verdict is about, ns. */
void recordings_verdict_times(const struct recordings_result *result, double times[2]);
/* The difference or a limit of a test in %. */
double recordings_percent(double difference);
/* A test without an answer: all NaN. */
struct recordings_test recordings_unjudged(void);
bool recordings_is_of_device(const struct recordings_result *result, uint8_t side);

#endif
