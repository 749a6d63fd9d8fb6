#ifndef TRACEDIFF_COMPARE_SERIES_H
#define TRACEDIFF_COMPARE_SERIES_H

#include "base/budget.h"
#include "base/parameters.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/tree.h"
#include "compare/verdict.h"
#include "stats/recordings.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- series parameters ---- */

/* Who asks: bits for parameters_read(). */
enum series_user {
    SERIES_GET = 1,    /* GET /series */
    SERIES_COMMAND = 2 /* tracediff series */
};

/* The time of a step that the series measures. */
enum series_measure {
    SERIES_STEP_TIME,
    SERIES_GPU_TIME, /* step time without idle */
    SERIES_COMPUTE,
    SERIES_EXPOSED_COMMUNICATION,
    SERIES_EXPOSED_MEMORY,
    SERIES_IDLE,
    SERIES_ROW /* not a value of the parameter: a name or a layer was given */
};

enum series_format { SERIES_JSON, SERIES_CSV, SERIES_TABLE };

/* Texts are borrowed from what was given. */
struct series_request {
    const char *sets, *baseline; /* series_run.c; `baseline` may be NULL */
    const char **tags;
    enum series_measure measure;
    const char *name, *category; /* of a row; NULL: none, any */
    unsigned time;               /* 0: total, 1: self */
    const char *layer;           /* a path of frames (tree.h); NULL: none */
    enum tree_measure by;        /* of the layer */
    bool machine, equal_clock;
    const char **conditions; /* of fail_if, as they were written */
    enum series_format format;
    struct budget *budget;
};
extern const struct parameter_table series_parameters;

/* Reads what was given; the names in it are not checked (parameters_check_names()).
 * Errors as parameters_read(). Free with series_request_free(). */
int series_request_read(enum series_user user, const struct given_parameters *given,
                        struct budget *budget, struct series_request *out,
                        struct error *error);
void series_request_free(struct series_request *request); /* cleanup function too */

/* What the series measures: "step_time", …; "row", "layer". */
const char *series_measured(const struct series_request *request);

/* ---- series times ---- */

/* The times of one set of a series: read from its file, or kept since an earlier series,
 * then reduced to what the series measures. */
struct series_times {
    int64_t recorded_ns;  /* Unix time of the first event; 0: the recordings do not say */
    int64_t world_size;   /* as of struct series_samples */
    bool has_steps;       /* some sample is a numbered step; else whole files are */
    bool has_device_rows; /* some sample has parts */
    enum series_lost lost; /* rows of the device, if the times rest on them */
    size_t samples;
    int64_t *times; /* ns, of the samples; NULL if they are not known */
    struct observations_key
        *keys; /* of the samples; NULL: `times` are the observations */
    size_t count;
    int64_t *values; /* the observations: means over the ranks of each (span, step), to
                        the nearest ns (docs/semantics.md §13), ascending */
    struct arena *arena;        /* of these three */
    struct waterfall_sums sums; /* of the step times and their parts */
    double host, lag; /* medians of the numbered steps (docs/semantics.md §19.2); NaN */
    const char *missing; /* why there are no values, for messages; NULL: there are some */
    bool is_read;        /* from the set, not from the cache */
    struct series_recorded recorded;
};

/* The times of a set in `measure`. Steps, and some rows and layers, are kept in the cache
 * of the store, so that a series of known sets opens no file. A set whose samples do not
 * have the measure (parts without device rows) has no `times` and no values. Errors are
 * those of set_series_read() and series_layer_read(). May be called from several
 * threads. */
int series_times_read(struct store *store, const char *id,
                      const struct series_request *request, struct series_times *out,
                      struct error *error);
/* Removes the values of a set without steps, if other sets have steps: its only sample
 * per rank is a whole recording. */
void series_times_need_steps(struct series_times *times);
/* Removes those that rest on rows of the device which were lost (docs/semantics.md §23):
 * some, or all if others have such rows. */
void series_times_need_device(struct series_times *times, bool others);
void series_times_free(struct series_times *times);

/* ---- series answer ---- */

/* A series of sets: a time of their steps, set by set in order of recording, and where
 * its level changes (docs/semantics.md §13). */

/* What the machine makes of the step of a set, measured against another set. */
struct series_factor {
    bool is_common;           /* the rows share it, so it is the machine's */
    double factor, low, high; /* test/control; its quartiles */
};
struct series_machine {
    bool known;
    double diff, low, high; /* of the other's step: 0.1 is 10 % longer */
    double error;           /* of the change of the steps, of the other's step; NaN: not
                               known */
    struct series_factor device, host;
};

/* One set that was read. Times are ns. */
struct series_set {
    const struct set_info *info;
    bool in_series, in_baseline;
    bool failed; /* it could not be read; `error` says why */
    struct error error;
    struct series_times times;
    double median; /* of the observations; NaN without any */
    bool has_interval;
    int64_t low, high;             /* of the median */
    double confidence;             /* of the interval, 0.95 or more */
    struct series_machine machine; /* against the reference of its level */
};

/* A stretch of sets of one level: sets[begin] .. sets[end - 1]. */
struct series_level {
    size_t begin, end;
    double median;    /* of all their observations */
    size_t reference; /* of its sets, for the machine; `end`: none */
    double machine;   /* what the machine makes of the step of the reference: times as
                         long as that of the first level's */
};

/* Between two levels. */
struct series_change {
    size_t at;                     /* the first set of the right level */
    double p, q;                   /* of the rank test; of neighbours q = p */
    double set_p;                  /* against the noise of sets; NaN of neighbours */
    struct series_machine machine; /* of the references of both levels */
};

/* What a set states about how it was made. */
enum series_fact { SERIES_DEVICES, SERIES_RANKS, SERIES_WORLD_SIZE, SERIES_FACTS };
#define SERIES_FACT_SIZE 152
#define SERIES_DIFFERENCES_MAX 64

/* A set that states another value than the last set before it that states one. */
struct series_difference {
    size_t at; /* its place in `sets` */
    enum series_fact fact;
    char before[SERIES_FACT_SIZE], after[SERIES_FACT_SIZE]; /* UTF-8, cut to fit */
};

/* What happened since the last set that was as fast as it should be. */
struct series_last_good {
    bool known;
    size_t good, now; /* places in `sets`; now is the last with a level, but
                         not a newest set that stands out */
    double level[2];  /* ns: what was good (the baseline's, or the level before the
                         change), and now */
};

/* The newest set with observations, if it stands out from the others of its level. */
struct series_newest {
    bool known;
    size_t at, before; /* places in `sets`; before is the one before it in its level */
    size_t others;     /* sets that it was measured against: at most RECORDINGS_MAX */
    double mean[2];    /* ns: geometric mean of the others, its mean */
    double low, high;  /* of the change, % */
    double p;          /* of the test between recordings */
};

struct series_answer {
    struct series_request request; /* borrowed */
    struct set_list list;          /* owns what `info` points to */
    struct series_set *all;        /* of the series and of the baseline */
    size_t all_count;
    struct series_set **sets; /* of the series, read, in order */
    size_t count;
    struct series_set **baseline; /* read, in order */
    size_t baseline_count;
    bool has_steps;        /* some set has steps: sets without have no values */
    bool has_device_rows;  /* some set has */
    bool without_profiler; /* the times are of steps without the profiler */
    const struct series_set *lacking; /* else: a set without such times, if others have
                                         them; NULL */
    size_t with_values, unprofiled;   /* sets that have values, and such times */
    double baseline_median;           /* of all their observations; NaN: none */
    size_t unknown;                   /* of `sets`: when they were recorded is unknown */
    bool by_neighbours;               /* too few sets to be split: see series_change */
    size_t pairs, unjudged;           /* then: pairs of neighbours, and those with too few
                                         steps */
    size_t few_values, few_sets;      /* else, not 0: so few values, of so many sets, that
                                         no change of level could be found */
    struct series_level *levels;      /* one more than changes; 0 without observations */
    size_t level_count;
    struct series_change *changes; /* in order of `at` */
    size_t change_count;
    struct series_difference *differences;     /* series_run.c */
    size_t difference_count, more_differences; /* more: not listed */
    double noise; /* ns: by how much sets of one level differ; NaN: not measured */
    struct series_last_good since_good;
    struct series_newest newest;
    size_t pending;      /* comparisons for the machine that there was no time for */
    struct arena *arena; /* of its lists */
};

void series_answer_free(struct series_answer *answer); /* cleanup function too */

/* When the set was recorded or, if that is unknown, stored: unix time, ns. */
int64_t series_moment(const struct series_set *set);

/* The median of the observations of several sets, ns; NaN without any. Takes n log n. */
double series_median(struct series_set *const *sets, size_t count, struct budget *budget);

/* `value` above or below `reference` in %; NaN if that is 0 or unknown. */
double series_percent(double value, double reference);

/* ---- series machine ---- */

/* What the machine makes of the steps of a series: another clock of the device, another
 * speed of the host (docs/semantics.md §13, §18). */

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
 * (parameters.h), judged between recordings (stats/recordings.h). */

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

/* Makes the answer for a series: chooses its sets, reads them, puts them in order, finds
 * where the level changes. A set that cannot be read is left out (`failed`); that is no
 * error. Errors are those of series_choose(), those of the budget, and ERROR_MEMORY. Free
 * the answer also after an error. `request` must outlive it. */
int series_run(struct store *store, const struct series_request *request,
               struct series_answer *out, struct error *error);

#endif
