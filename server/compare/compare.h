#ifndef TRACEDIFF_COMPARE_COMPARE_H
#define TRACEDIFF_COMPARE_COMPARE_H

#include "analyse/rows.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/sentence.h"
#include "compare/machine.h"
#include "compare/parameters.h"
#include "compare/verdict.h"
#include "store/database.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- python rows ---- */

/* Python functions of both sides that are one, although their line moved or their files
 * lie in other folders. Pure.
 *
 * Such a name is "PATH(LINE): FUNCTION". All that stands up to the last "/site-packages/"
 * of the path, or else up to the last "/dist-packages/", does not count. The *file* of a
 * name is the longest ending of the rest, in whole components, that a path of the other
 * side has too, or else the whole rest. The merged name is "FILE: FUNCTION". But if both
 * sides have the same two or more lines of one function of a file, each of these lines
 * keeps its own name, "FILE(LINE): FUNCTION". Names that get one merged name are one row;
 * so is a name without a line that equals it.
 *
 * So if the longest shared ending of several paths of a side is the same (of
 * "a/model.py" and "b/model.py" where the other side has "/c/model.py"), their functions
 * of one name are one row. Only the set of names of each side matters: not their order,
 * and not which side is the control. */

/* Lines of more digits are no lines. */
#define PYTHON_LINE_DIGITS 18

struct python_rows {
    struct strings merged; /* names */
    uint32_t *row[2];      /* of each name: its number in `merged`, or STRINGS_NONE */
};

/* `names` are those of the category python_function of each side, as rows show them; a
 * name may occur several times. Costs n log n. All is in the arena, also the merged
 * names. */
void python_rows_make(const char *const *const names[2], const size_t count[2],
                      struct arena *arena, struct python_rows *out);

/* The merged name of names[side][index]; NULL: it has none. */
const char *python_rows_name(const struct python_rows *rows, int side, size_t index);

/* ---- waterfall ---- */

/* Where the change of the step time comes from: its parts, which add up to it exactly,
 * and under each the operations that changed most. Pure.
 *
 * A mean is a sum over samples divided by their number, so the change of a mean is a
 * fraction with the denominator m * n. The parts are such fractions with one common
 * denominator, and their numerators add up to that of the step time, as whole numbers.
 * For people they are rounded to whole ns together: by largest remainders, so that the
 * rounded parts add up to the rounded change too. */

/* The four parts of a step with device rows (docs/semantics.md §6), then those of
 * recordings without any (§16.1). */
enum waterfall_part {
    WATERFALL_COMPUTE,
    WATERFALL_EXPOSED_COMMUNICATION,
    WATERFALL_EXPOSED_MEMORY,
    WATERFALL_IDLE,
    WATERFALL_DEVICE_PARTS,
    WATERFALL_OPERATORS = WATERFALL_DEVICE_PARTS,
    WATERFALL_PYTHON,
    WATERFALL_INPUT,
    WATERFALL_WAITING,
    WATERFALL_COLLECTION, /* of garbage */
    WATERFALL_NO_CALL,
    WATERFALL_PARTS
};
const char *waterfall_part_name(enum waterfall_part part);  /* "exposed_memory" ... */
const char *waterfall_part_words(enum waterfall_part part); /* "exposed memory" ... */

/* The step times of one side, summed, ns. */
struct waterfall_sums {
    uint64_t samples;
    int64_t step;
    int64_t parts[WATERFALL_PARTS]; /* add up to `step` if has_parts */
    bool has_parts;                 /* every sample has them */
};
/* Adds a sample. False if the sum overflows int64; it is then unusable. */
bool waterfall_add(struct waterfall_sums *sums, const struct trace_step *step);

/* One operation: its time on each side, ns over all samples. `id` belongs to the
 * caller. */
struct waterfall_operation {
    size_t id;
    enum waterfall_part part; /* the bar that it belongs to */
    int64_t total[2];
};
/* The bar that a row belongs to, by its kind. False: none, as all rows of the host: what
 * the host did while the device was idle is in the account (server/account/). */
bool waterfall_part_of(uint8_t side, uint8_t kind, enum waterfall_part *part);

#define WATERFALL_CONTRIBUTORS 5
/* How many of them are named in texts for people. */
#define WATERFALL_NAMED 3
struct waterfall_contributor {
    size_t id;
    double change; /* ns per sample, test - control */
};

struct waterfall {
    bool known; /* both sides have samples and parts; otherwise nothing below is valid */
    bool of_host; /* no side has device rows; the account filled it (account/account.h) */
    bool by_module; /* the operations below are modules, not rows */
    bool stray;     /* device rows of no step may run in the steps */
    double mean[2]; /* step time, ns */
    int64_t step;   /* change of the mean, whole ns */
    double part_mean[2][WATERFALL_PARTS];
    int64_t parts[WATERFALL_PARTS]; /* changes, whole ns; add up to `step` */
    /* The total time of the operations of a bar, ns per sample. If a bar changed and its
     * operations did not, their overlap changed. */
    double operations[2][WATERFALL_PARTS];
    struct waterfall_contributor contributors[WATERFALL_PARTS][WATERFALL_CONTRIBUTORS];
    size_t contributor_count[WATERFALL_PARTS];
    size_t moved[WATERFALL_PARTS]; /* operations that changed at all */
    /* The first contributors, at most WATERFALL_NAMED, without those that are negligible
     * compared with the first; and their total change, ns per sample. */
    size_t named[WATERFALL_PARTS];
    double named_change[WATERFALL_PARTS];
};

/* Chooses the contributors of a part that are named. */
void waterfall_name_first(struct waterfall *out, int part);
/* Whether the waterfall has this bar. Parts of the host without time on both sides are
 * left out. */
bool waterfall_has(const struct waterfall *waterfall, int part);

/* The largest |change| per sample comes first; operations that did not change are left
 * out. */
void waterfall_make(const struct waterfall_sums *control,
                    const struct waterfall_sums *test,
                    const struct waterfall_operation *operations, size_t count,
                    struct waterfall *out);

/* How much of a bar's change the named operations explain, and where the rest is: parts
 * of that change, which add up to 1. NaN: unknown, or the bar did not change. */
struct waterfall_explanation {
    bool moved;     /* by more than WATERFALL_MOVED of the control's step */
    double named;   /* the operations that are named */
    size_t rows;    /* the others that changed */
    double others;  /* the part that they explain; NaN for idle, which has none, and where
                       no call is recorded */
    double overlap; /* the bar moved and its operations did not; NaN for idle and the
                       parts of the host */
    double unhidden; /* the operations' change as a part of the control's step; likewise
                      */
};
#define WATERFALL_MOVED 0.0005
void waterfall_explain(const struct waterfall *waterfall, enum waterfall_part part,
                       struct waterfall_explanation *out);
/* What changed besides the named operations: "in 214 other rows: +4.10 ms; less overlap
 * with other work: +1.28 ms". Nothing is appended if that is nothing, and below idle. */
void waterfall_explain_words(const struct waterfall *waterfall, enum waterfall_part part,
                             struct sentence *out);

/* ---- compare tables ---- */

/* The connection of a comparison, where its rows in memory are tables
 * (sql/compare.sql). Making a connection and preparing its statements takes as
 * long as running them, so a few are kept for the next comparisons. */

/* The request, as a row. */
struct compare_request_row {
    const char *q, *change; /* change NULL: every one */
    int32_t side;           /* enum trace_side; -1: every side */
    bool significant_only, slower_only, faster_only;
    double samples[2], step[2]; /* ns; NaN: the steps have no time */
};

enum compare_array {
    ARRAY_ASKED,
    ARRAY_WANTED,
    ARRAY_EXCLUDED,
    ARRAY_JOINED,
    ARRAY_REPLACED,
    COMPARE_ARRAYS
};
struct compare_row;

struct compare_tables {
    struct database database;
    struct array_table arrays[COMPARE_ARRAYS];
    struct compare_request_row asked;
    struct compare_row *rows; /* all of them, as they came from the store */
    size_t row_count;
    bool sound; /* every statement succeeded: worth keeping */
};

/* A connection with the schema; its arrays have the names and columns of `arrays`, and no
 * rows yet. */
int compare_tables_open(const struct array_table arrays[COMPARE_ARRAYS],
                        struct budget *budget, struct compare_tables **out,
                        struct error *error);
/* Frees the rows. NULL is fine. */
void compare_tables_close(struct compare_tables *tables);

/* ---- compare ---- */

/* What changed between two selections (docs/semantics.md §5): the result of a comparison.
 * run.h makes it. */

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

/* Values are NaN if it does not split. */
struct compare_work {
    enum compare_work_known known;
    double time[2];  /* ns: device time of the calls with FLOPs */
    double as_fast;  /* ns: what the FLOPs of the test take at the control's speed */
    double calls[2]; /* with FLOPs */
};

struct compare_row {
    const char *name; /* raw bytes */
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
 * hardware of two vendors (rows.h) are on one side only; of a Python function, a name may
 * be on both. With `fold`, a row of more than two kernels has those that are gone and
 * those that are new. */
struct compare_alias {
    const char *name, *category; /* those of rows */
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
    const char *name, *category; /* of a row, or in its module_texts */
    double change;               /* ns per sample; of self time for host operations */
    struct json_t *tree; /* of a module: the frames of the folded tree that lead to it */
};

/* A kernel of the control that was probably replaced by one of the test (replacements.h).
 * With `fold`, the numbers include the kernels that join the pair. */
struct compare_replacement {
    const char *name[2], *category[2];      /* those of rows */
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

/* The step time without the profiler, where both sides have it (run.h). */
struct unprofiled {
    bool is_known;
    struct verdict verdict;
    double mean[2];     /* ns, of the blocks */
    double factor[2];   /* mean of the recorded steps ÷ mean */
    int64_t *blocks[2]; /* ns: the observations */
    size_t count[2];
};

struct compare_result {
    struct compare_request request; /* settled; what it points to is the caller's */
    struct budget *budget;          /* of the request */
    struct arena *arena;            /* of all that has no owner of its own */
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
    struct significance_family families[SIGNIFICANCE_MEASURES]; /* if rows were judged */
    size_t slower, faster;         /* rows, before `significant` and `change` */
    struct python_rows python;     /* the merged names of Python functions */
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

/* An empty result for the request, with an arena in its budget. */
void compare_result_begin(struct compare_result *out,
                          const struct compare_request *request);
void compare_result_free(struct compare_result *result);

/* Whether the row has the requested device type. */
bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row);
/* The test of the requested measure. */
const struct significance_test *compare_test(const struct compare_result *result,
                                             const struct compare_row *row);
/* The ids of the selected steps. */
uint32_t *selected_step_ids(const struct set_view *view,
                            const struct selection *selection, struct arena *arena);
/* The same of a side, in the arena of the result. */
uint32_t *compare_step_ids(const struct compare_result *result, enum pair_side side);

#endif
