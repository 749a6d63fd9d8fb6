/* TraceDiff: what changed between two selections (docs/semantics.md §5). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_H

#include "analysis/compare/fail_if.h"
#include "analysis/compare/recorded.h"
#include "analysis/compare/significance.h"
#include "analysis/compare/verdict.h"
#include "analysis/compare/waterfall.h"
#include "analysis/data/selection.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/set_reader.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum compare_device { COMPARE_ALL, COMPARE_CPU, COMPARE_GPU };
enum compare_change {
    CHANGE_ADDED,
    CHANGE_DELETED,
    CHANGE_INCREASED,
    CHANGE_DECREASED,
    CHANGE_UNCHANGED,
    CHANGE_COUNT,
    CHANGE_ANY = CHANGE_COUNT
};
const char *compare_change_name(enum compare_change change); /* "added" ... */

/* The rows of the steps themselves, which readers need not see. */
#define COMPARE_STEP_ROWS "ProfilerStep*"

/* Every parameter as text, as in a URL or on the command line. NULL = default. Lists
 * (exclude, category) are NULL-terminated arrays, NULL = none. */
struct compare_request {
    const char *control, *test; /* set ids, prefixes or labels */
    const char *control_ranks, *test_ranks, *control_steps, *test_steps;
    const char *control_marker, *test_marker; /* set_marked.h */
    const char *marker;                       /* for a side without its own */
    const char *device_type;                  /* ALL, CPU, GPU, without case */
    const char *use_short_name;               /* true, false, 1, 0 */
    const char *merge_addresses;              /* likewise; default true */
    const char *q;              /* text within the name, ASCII without case */
    const char *const *exclude; /* globs on the whole name */
    const char *const *category;
    const char *change; /* added, deleted, increased, decreased, unchanged */
    const char *sort;   /* a column of compare_columns[]; default abs_diff_duration */
    const char *order;  /* asc, desc; default desc for numbers, asc for texts */
    const char *limit, *offset;
    const char *significance; /* true: judge every row; default false, but true where
                                 `significant`, `sort` or `fail_if` need it */
    const char *measure;      /* total, self: the time whose test counts; default self */
    const char *equivalence;  /* a part of the control's median step, as 0.02 or 2%, 0 to
                                 1: smaller changes do not matter; default 0.02 */
    const char *diagnosis;   /* false: without the sentences on the cause; default true */
    const char *significant; /* true: only rows that are really slower or faster; slower,
                                faster: only those */
    const char *fold; /* true: each probable replacement is one row; not with fail_if */
    const char *row;  /* the id (row_id.h) of a row to look for among the rows */
    const struct fail_if *fail_if; /* conditions to judge; NULL: none */
    struct budget *budget;
};

struct compare_row {
    const char *name; /* raw bytes, in compare_result.texts */
    const char *category;
    uint8_t side, kind;
    enum compare_change change;       /* of the name: rows of one name summed */
    uint64_t count[2];                /* [PAIR_CONTROL], [PAIR_TEST] */
    int64_t total[2], self[2];        /* ns */
    int64_t min[2], max[2];           /* ns, of single events */
    struct significance significance; /* all unknown where not asked for */
    uint32_t pair; /* with `fold`, for a replaced or replacing kernel: 1 + its place in
                      compare_result.replacements; otherwise 0. After folding, only rows
                      that combine both kernels have it, under the name of the new one. */
};

struct compare_totals {
    uint64_t count[2];
    int64_t total[2]; /* ns */
    int64_t self[2];  /* ns, of host rows */
};

struct compare_category {
    const char *name;
    size_t rows; /* after device type, q and exclude; before category and change */
};

/* An operation under a bar of the waterfall. */
struct compare_contributor {
    const char *name, *category; /* in compare_result.texts */
    double change;               /* ns per sample; of self time for host operations */
};

/* A kernel of the control that was probably replaced by one of the test (matching.h). */
struct compare_replacement {
    const char *name[2], *category[2];      /* in compare_result.texts */
    uint8_t kind;                           /* enum trace_kind, of both */
    uint64_t count[2];                      /* each of its own side */
    int64_t total[2];                       /* ns */
    const char *rule;                       /* operator_and_shapes, operator, shapes */
    double shared;                          /* of the launches, 0.5 .. 1 */
    const char *operator_name, *input_dims; /* what most of them share; NULL: unknown */
    struct significance significance;       /* of the pair, while rows are judged */
};

struct compare_result {
    struct budget *budget; /* of the request */
    struct budget_share memory;
    struct set_info info[2];
    struct set_view view[2];
    struct selection selection[2];
    struct step_time step_time[2];
    struct observations observations; /* what every test compares */
    struct verdict verdict;           /* on the step time */
    bool one_recording; /* no rank of a side was recorded twice: see docs/statistics.md */
    struct recorded_rows recorded;
    struct waterfall waterfall;
    struct compare_contributor contributors[WATERFALL_PARTS][WATERFALL_CONTRIBUTORS];
    enum compare_device device;
    bool use_short_name;
    bool merge_addresses; /* host rows that differ by an address are one */
    enum compare_change change;
    bool significance; /* rows were judged */
    enum significance_measure measure;
    double equivalence;
    struct significance_family families[SIGNIFICANCE_MEASURES]; /* if rows were judged */
    bool significant;                    /* only rows that really changed were kept … */
    enum significance_verdict direction; /* … and only of this one, unless NONE */
    size_t slower, faster;               /* rows, before `significant` and `change` */
    const char *sort;                    /* canonical */
    bool descending;
    uint64_t limit, offset; /* limit UINT64_MAX: none */
    char *texts;
    struct compare_row *all; /* rows after every filter, sorted */
    size_t row_count;        /* of them; `limit` and `offset` choose from them */
    struct compare_row *page;
    size_t page_count;
    size_t rows_before_filters;
    struct compare_totals totals;                   /* of the row_count rows */
    struct compare_totals parts[TRACE_NEITHER + 1]; /* by enum trace_side */
    bool fold;
    const char *row;                    /* the id that was asked for, or NULL */
    const struct compare_row *selected; /* the row of that id in `all`; NULL: not there */
    uint32_t ops_diff[CHANGE_COUNT];    /* names, before the change filter */
    struct compare_category *categories;
    size_t category_count;
    struct compare_replacement *replacements; /* those that took longest first */
    size_t replacement_count;
    struct strings launch_texts; /* of the replacements */
    bool diagnose;               /* sentences on the cause are asked for */
    struct json_t *diagnosis;    /* the sentences, added by diagnosis_add(); NULL: none */
    struct compare_outcome *outcomes; /* one for each condition of request.fail_if */
    enum fail_if_outcome outcome;     /* the worst of them */
};

/* The result of a condition. */
struct compare_outcome {
    struct fail_if_change change;
    enum fail_if_outcome outcome;
};

/* Runs a comparison. Errors name the parameter, say what is allowed and carry a slug:
 * missing_parameter, unknown_set, unknown_rank, unknown_step, bad_ranks, bad_steps,
 * bad_device_type, bad_use_short_name, bad_merge_addresses, bad_change, bad_category,
 * bad_exclude, bad_sort, bad_order, bad_limit, bad_offset, bad_significance,
 * bad_significant, bad_measure, bad_equivalence, bad_fail_if, bad_fold, bad_row,
 * unknown_op, bad_marker, unknown_marker, nothing_selected. Free with
 * compare_result_free(). */
int compare_run(struct store *store, const struct compare_request *request,
                struct compare_result *out, struct error *error);
void compare_result_free(struct compare_result *result);

/* The five lists of ops_diff, names in byte order; filters of the request but `change`
 * apply. Runs over `all` of a compare_result made with change = any, sort = name. */

/* The columns of a row, in the order of CSV and tables. */
enum compare_type {
    COLUMN_TEXT,
    COLUMN_COUNT,
    COLUMN_TIME /* ns as double */,
    COLUMN_RATIO,
    COLUMN_TRUTH
};
enum compare_place {
    COLUMN_EVERYWHERE,
    COLUMN_CSV_ONLY, /* not in JSON, where other columns imply it */
    COLUMN_SORT_ONLY /* abs_… */
};
struct compare_column {
    const char *name; /* as in JSON, CSV and `sort` */
    enum compare_type type;
    enum compare_place place;
};
extern const struct compare_column compare_columns[];
extern const size_t compare_column_count;
/* Value of a numeric column; *null is set where there is none. Times in ns. */
double compare_value(const struct compare_result *result, const struct compare_row *row,
                     size_t column, bool *null);
/* The value by which rows are sorted: compare_value(), except that device rows, which
 * have no self time, are sorted among the self times of the host by their whole
 * duration. */
double compare_sort_value(const struct compare_result *result,
                          const struct compare_row *row, size_t column, bool *null);
/* The default column for sorting, for readers who chose none: the time of the measure.
 * The default measure is self time, so that one wait does not appear once more in every
 * call around it. */
const char *compare_sort_for_readers(const char *measure);
/* The measure to show when rows are sorted by a column; NULL for columns that are not
 * times. */
const char *compare_measure_of_sort(const char *sort);
/* The test of the measure that was asked for. */
const struct significance_test *compare_test(const struct compare_result *result,
                                             const struct compare_row *row);
/* The time of one side that is shown to readers and tested, ns: the measure's. */
int64_t compare_shown_time(const struct compare_result *result,
                           const struct compare_row *row, enum pair_side side);
/* Whether a column has values only if the rows were judged (p_value … test_spread). */
bool compare_column_needs_significance(const char *name);
/* Value of a text or truth column ("true", "false"); "" if rows were not judged. */
const char *compare_text(const struct compare_result *result,
                         const struct compare_row *row, size_t column);

#endif
