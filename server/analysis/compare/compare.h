/* What changed between two selections (docs/semantics.md §5): the result of a comparison.
 * compare_run.h makes it. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_H

#include "analysis/compare/compare_parameters.h"
#include "analysis/compare/fail_if.h"
#include "analysis/compare/machine.h"
#include "analysis/compare/python_rows.h"
#include "analysis/compare/significance.h"
#include "analysis/compare/verdict.h"
#include "analysis/compare/waterfall.h"
#include "analysis/data/selection.h"
#include "analysis/data/step_time.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the change of a row's device time splits into more work and slower work
 * (docs/semantics.md §12), or why not. */
enum compare_work_known {
    COMPARE_WORK_NOT_ASKED,
    COMPARE_WORK_KNOWN,
    COMPARE_WORK_NO_OPERATOR, /* no cpu_op: FLOPs are those of operators */
    COMPARE_WORK_ONE_SIDE,    /* there is no change to split */
    COMPARE_WORK_UNKNOWN,     /* on one side no call has FLOPs of its own */
    COMPARE_WORK_PARTLY /* they are unknown for too many of its calls, or too much of its
                           time */
};
const char *compare_work_known_name(enum compare_work_known known); /* "yes" … */

/* Values are NaN if it does not split. */
struct compare_work {
    enum compare_work_known known;
    double time[2];  /* ns: device time of the calls with FLOPs */
    double as_fast;  /* ns: what the FLOPs of the test take at the control's speed */
    double calls[2]; /* with FLOPs */
};

struct compare_row {
    const char *name; /* raw bytes, in compare_result.texts */
    const char *category;
    uint8_t side, kind;
    enum compare_change change;       /* of the name: rows of one name summed */
    uint64_t count[2];                /* [PAIR_CONTROL], [PAIR_TEST] */
    int64_t total[2], self[2];        /* ns */
    int64_t min[2], max[2];           /* ns, of single events */
    struct significance significance; /* all unknown if not asked for */
    struct compare_work work;
    uint32_t name_row; /* the first row with this name, in the order of the store */
    bool is_row, passes, matches; /* results of sql/compare_match */
    uint32_t pair; /* with `fold`, for a replaced or replacing kernel: 1 + its place in
                      compare_result.replacements; otherwise 0. After folding, only rows
                      that combine both kernels have it, under the name of the new one. */
    uint32_t alias,
        alias_count;    /* a row of several names: where they begin in
                           compare_result.aliases, and how many there are; otherwise 0 */
    const char *merged; /* of a Python function, in compare_result.python: the name that
                           its lines share; NULL: none */
    const char *names;  /* of a row of several names: all of them; otherwise "" */
};

/* What a name in a row of several has on one side. Names that mean the same on the
 * hardware of two vendors (alias_class.h) are on one side only; of a Python function
 * (python_rows.h), a name may be on both. With `fold`, a row of more than two kernels has
 * those that are gone and those that are new. */
struct compare_alias {
    const char *name, *category; /* in compare_result.texts */
    enum pair_side side;
    uint64_t count;
    int64_t total;                       /* ns */
    const char *row_name, *row_category; /* of the row that it is in */
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

/* An operation or a module under a bar of the waterfall. */
struct compare_contributor {
    const char *name, *category; /* in compare_result.texts, or its module_texts */
    double change;               /* ns per sample; of self time for host operations */
    struct json_t *tree; /* of a module: the frames of the folded tree that lead to it */
};

/* A kernel of the control that was probably replaced by one of the test (matching.h).
 * With `fold`, the numbers include the kernels that join the pair. */
struct compare_replacement {
    const char *name[2], *category[2];      /* in compare_result.texts */
    uint8_t kind;                           /* enum trace_kind, of both */
    uint64_t count[2];                      /* each of its own side */
    int64_t total[2];                       /* ns */
    const char *rule;                       /* matching_rule_name() */
    double shared;                          /* of the launches, 0.5 .. 1, or NaN */
    const char *operator_name, *input_dims; /* what most of them share; NULL: unknown */
    struct significance significance;       /* of the pair, while rows are judged */
};

/* What the rows of the selected steps contain, before any filter; [PAIR_CONTROL],
 * [PAIR_TEST]. */
struct recorded_rows {
    bool operators[2];      /* there are rows of category cpu_op */
    bool python[2];         /* ... of python_function */
    int64_t kernel_time[2]; /* ns of computation and communication on the device */
    int64_t shared_time[2]; /* the part of kernel_time in names that both sides have */
    double calls[2];        /* host rows */
    int64_t backlog[2];     /* ns for which the host waits because a queue is full */
};

/* The result of a condition. */
struct compare_outcome {
    struct fail_if_change change;
    enum fail_if_outcome outcome;
};

/* The device rows that an operator launched, without those of operators inside it. */
struct compare_operator {
    const char *name; /* in compare_result.operator_texts; NULL: in no operator */
    uint64_t count[2];
    int64_t total[2]; /* ns */
    double change;    /* ns per sample */
};

/* The step time without the profiler, where both sides have it (unprofiled.h). */
struct unprofiled {
    bool is_known;
    struct verdict verdict;
    double mean[2];     /* ns, of the blocks */
    double factor[2];   /* mean of the recorded steps ÷ mean */
    int64_t *blocks[2]; /* ns: the observations; owned */
    size_t count[2];
};

struct compare_tables;

struct compare_result {
    struct compare_request request; /* settled; what it points to is the caller's */
    struct budget *budget;          /* of the request */
    struct budget_share memory;
    struct set_info info[2];
    struct set_view view[2];
    struct selection selection[2];
    struct step_time step_time[2];
    struct observations observations; /* what every test compares */
    struct verdict verdict;           /* on the step time */
    struct verdict recorded_verdict;  /* the same, whether or not `equal_clock` is asked
                                         for */
    bool one_recording;               /* one side has no rank that was recorded twice: see
                                         docs/statistics.md */
    struct recorded_rows recorded;
    struct machine machine;
    struct unprofiled unprofiled;
    struct waterfall waterfall;
    struct compare_contributor contributors[WATERFALL_PARTS][WATERFALL_CONTRIBUTORS];
    const char *contributors_note; /* why they are rows although modules were asked for */
    struct strings module_texts;
    struct significance_family families[SIGNIFICANCE_MEASURES]; /* if rows were judged */
    size_t slower, faster; /* rows, before `significant` and `change` */
    char *texts;
    struct python_rows python;     /* the merged names of Python functions */
    char *alias_texts[2];          /* the names of rows of several names */
    struct compare_alias *aliases; /* row after row; control first, then by name */
    size_t alias_count;
    size_t
        same_count; /* of them, those that mean the same; others are replaced kernels */
    struct compare_tables *tables; /* the tables that `all` was chosen from */
    struct compare_row *all;       /* rows after every filter, sorted */
    size_t row_count;              /* of them; `limit` and `offset` choose from them */
    struct compare_row *page;
    size_t page_count;
    size_t rows_before_filters;
    struct compare_totals totals;                   /* of the row_count rows */
    struct compare_totals parts[TRACE_NEITHER + 1]; /* by enum trace_side */
    const struct compare_row
        *selected; /* the row of that id in `all`; NULL if it is not there */
    uint32_t ops_diff[CHANGE_COUNT]; /* names, before the change filter */
    struct compare_category *categories;
    size_t category_count;
    struct compare_replacement *replacements; /* those that took longest first */
    size_t replacement_count;
    struct strings launch_texts;        /* of the replacements */
    struct compare_operator *operators; /* largest change first; NULL: not asked for */
    size_t operator_count;
    struct strings operator_texts;
    struct json_t *account, *facts; /* docs/semantics.md §16, as in the API; with the
                                       sentences */
    struct json_t *work_classes; /* as in the API, added by diagnosis_add(); NULL: none */
    struct json_t *diagnosis;    /* the sentences, added by diagnosis_add(); NULL: none */
    struct compare_outcome *outcomes; /* one for each condition of request.fail_if */
    enum fail_if_outcome outcome;     /* the worst of them */
};

void compare_result_free(struct compare_result *result);

/* Whether the row has the requested device type. */
bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row);
/* The test of the requested measure. */
const struct significance_test *compare_test(const struct compare_result *result,
                                             const struct compare_row *row);
/* The time of one side that is shown and tested, ns: that of the measure. */
int64_t compare_shown_time(const struct compare_result *result,
                           const struct compare_row *row, enum pair_side side);
/* The ids of the selected steps of a side; owned by the caller, NULL for lack of memory.
 */
uint32_t *compare_step_ids(const struct compare_result *result, enum pair_side side);

#endif
