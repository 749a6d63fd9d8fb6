#ifndef TRACEDIFF_COMPARE_RECORDINGS_H
#define TRACEDIFF_COMPARE_RECORDINGS_H

#include "base/array.h"
#include "base/error.h"
#include "compare/comparability.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/run.h"
#include "stats/recordings.h"
#include "store/set_pair.h"
#include "store/sets.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- recording sets ---- */

/* The recordings of a side that has several (docs/semantics.md §5): what `control=a,b,c`
 * and `test=tag:nightly` name.
 *
 * A text that is the id or the label of one set means that set, commas or not. Else it is
 * a list with commas. Each part is a set; or `tag:NAME`, all sets with that tag; or a
 * pattern with `*` or `?`, all sets whose labels match it. */

/* [PAIR_CONTROL], [PAIR_TEST]; in the order of the list, groups from the oldest set on.
 */
struct recording_sets {
    struct set_info *sets[2];
    size_t count[2];
    struct arena *arena; /* of both lists */
};

/* Whether a side may be more than one set: its text is not a stored set, but a list, a
 * tag or a pattern. Otherwise the comparison is one of two sets. */
bool recording_sets_are_asked(struct store *store, const struct compare_request *request);

/* Finds them: 1 to RECORDINGS_MAX per side. Errors: unknown_set, empty_group (nothing has
 * the tag or matches), bad_pattern, repeated_set (named twice on a side), same_recording
 * (on both sides), too_many_sets. Free with recording_sets_free(), also after an error.
 * */
int recording_sets_find(struct store *store, const struct compare_request *request,
                        struct recording_sets *out, struct error *error);
/* The ids of a side, which belong to `sets`; returns how many. */
size_t recording_sets_ids(const struct recording_sets *sets, enum pair_side side,
                          const char *ids[RECORDINGS_MAX]);
void recording_sets_free(struct recording_sets *sets); /* cleanup function too */

/* ---- recordings result ---- */

/* What changed between two programs that were recorded several times each
 * (docs/semantics.md §5): the result. It compares the
 * recordings, not their steps. A mean of a side is taken over its recordings, each
 * counted once, of their values per step. */

/* A recording. */
struct recording {
    const struct set_info *info; /* in recordings_result.sets */
    size_t ranks, samples;
    struct step_time time; /* ns, means of its samples */
    double within;         /* variance of ln(step time) of a step; NaN: unknown */
    /* Steps without the profiler: their mean, ns, and the variance of the logarithm of a
     * block (run.h); NaN: unknown. */
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
    struct arena *arena; /* of all that has no owner of its own */
    struct recording_sets sets;
    struct recording *recordings; /* controls first */
    size_t count[2];
    bool is_corrected;         /* recordings_run.c */
    struct step_time time[2];  /* means */
    struct recorded_loss lost; /* of device rows: nothing is judged that rests on them */
    struct recordings_test step; /* p NaN: not judged */
    enum verdict_kind verdict;
    bool without_profiler; /* the two above are by `unprofiled` */
    struct recordings_unprofiled unprofiled;
    struct recorder_side recorder[2]; /* of all recordings of a side */
    struct comparability notes;
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
/* The difference or a limit of a test in %. */
double recordings_percent(double difference);
/* The place of the middle value: of two in the middle it is the lower, of equal ones the
 * first. */
size_t recordings_middle(const double *values, size_t count);
/* A test without an answer: all NaN. */
struct recordings_test recordings_unjudged(void);
bool recordings_is_of_device(const struct recordings_result *result, uint8_t side);
/* Whether there are enough recordings, and none lost rows of this side. */
bool recordings_are_judged(const struct recordings_result *result, uint8_t side);

/* A row in a recording that has it, per step; ns. */
struct recordings_cell {
    uint32_t row, recording;
    double count, total, self;
};

struct recordings_cells {
    struct recordings_cell *items; /* by row, then in no order */
    size_t count;
};

/* ---- recordings notes ---- */

/* What speaks against a comparison of several recordings per side: damaged files, and how
 * the recordings were made. comparability.h has the notes of two sets. */

/* What the notes compare, in the order of the notes; then the options, then the versions.
 */
enum recordings_fact {
    RECORDINGS_RANKS,
    RECORDINGS_WORLD_SIZE,
    RECORDINGS_DEVICES,
    RECORDINGS_DEVICE_ROWS,
    RECORDINGS_STEP_KINDS,
    RECORDINGS_OPTIONS,
    RECORDINGS_VERSIONS = RECORDINGS_OPTIONS + TRACE_OPTION_COUNT,
    RECORDINGS_FACTS = RECORDINGS_VERSIONS + TRACE_VERSION_COUNT
};

/* Of one recording. */
struct recordings_facts {
    char facts[RECORDINGS_FACTS][RECORDED_VERSION_SIZE]; /* "": unstated */
    struct comparability_damage damage;
};

/* Reads what the chosen files of a set state. */
void recordings_note(const struct set_info *info, const struct set_view *view,
                     const struct selection *selection, struct recordings_facts *out);

/* Makes result.notes. `stated`: of each recording, controls first. */
void recordings_judge_notes(struct recordings_result *result,
                            const struct recordings_facts *stated);

/* Reads the recordings of a comparison: their step times, and the time of each row in
 * each. Two sets are open at a time. Fills `recordings`, `count`, `notes` and `texts` of
 * the result, whose `sets` are already found, and `rows` with their names, sides and
 * kinds, those of one Python function as one if the request says so. The cells are in its
 * arena. */
int recordings_load(struct store *store, struct recordings_result *result,
                    struct recordings_cells *out, struct error *error);

/* Fills the means, tests, q, verdicts and calls of all rows of the result, and counts
 * those that were judged. Rows of another device type are not judged. */
int recordings_judge_rows(struct recordings_result *result,
                          const struct recordings_cells *cells, struct error *error);

/* Compares two sides of several recordings each. Errors: those of recording_sets_find()
 * and of selection_open_side(); not_for_recordings, for a parameter that means nothing
 * between recordings; bad_sort; bad_category. Free with recordings_result_free() if it
 * returns 0. */
int compare_recordings(struct store *store, const struct compare_request *request,
                       struct recordings_result *out, struct error *error);

#endif
