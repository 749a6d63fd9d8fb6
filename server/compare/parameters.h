#ifndef TRACEDIFF_COMPARE_PARAMETERS_H
#define TRACEDIFF_COMPARE_PARAMETERS_H

#include "analyse/rows.h"
#include "base/error.h"
#include "base/parameters.h"
#include "compare/verdict.h"
#include "trace/names.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- row id ---- */

/* A short name of a row for links: names of kernels may take 2 kB of a URL.
 *
 * 48 bits of FNV-1a (64 bits) over the name, a NUL and the category, as 12 hexadecimal
 * digits. The page computes the same (web/js/rows.js). With 10,000 rows, two share an id
 * in one comparison out of five million; the id then means the first in order. */

#define ROW_ID_SIZE 13 /* with the NUL */

void row_id_write(const char *name, const char *category, char out[ROW_ID_SIZE]);

/* Whether the row has this id; `id` is spelled as row_id_write() spells it. */
bool row_id_is(const char *id, const char *name, const char *category);

/* A row is chosen by its id or, if `id` is NULL, by name and category. The first function
 * reports what is missing or malformed (missing_parameter, bad_row); the second makes the
 * error for a row that does not exist (unknown_operation). */
int row_id_check_choice(const char *id, const char *name, const char *category,
                        struct error *error);
int row_id_refuse(const char *id, const char *name, const char *category,
                  struct error *error);

/* ---- fail if ---- */

/* Conditions under which a comparison fails, for CI: `step_time>5%`, `gpu_time>200us`,
 * `op("aten::mm")>=10%`. Pure.
 *
 *   list      = condition { ("," | ";") condition }
 *   condition = measure (">" | ">=") number unit
 *   measure   = "step_time" | "gpu_time" | "compute" | "exposed_communication"
 *             | "exposed_memory" | "idle" | "op" "(" text [ "," text ] ")"
 *   number    = digits with an optional fraction and exponent; no nan or inf
 *   unit      = "%" (of the control) | "ns" | "us" | "µs" | "ms" | "s"
 *   text      = in double or single quotes; \ quotes the next character
 *
 * A condition is about the shift of a typical step, like the verdict (verdict.h): the
 * median of all differences between an observation of the test and one of the control. A
 * percentage is relative to the control's median. gpu_time is the time in which a device
 * is busy: step time without idle. op names a row and is about its time in a step; its
 * second text is the category, needed if rows of several categories have the name.
 *
 * A condition is met, and the comparison fails, when the shift is over the limit and real
 * (`slower`). A shift over the limit that is not certain does not meet it. It cannot be
 * judged
 * - with too few observations, whatever the change;
 * - if shift and mean contradict each other about the condition: one of them is over the
 * limit, and the other has the opposite sign. Then single steps decide, and it is unknown
 * which side is slower. */

#define FAIL_IF_CONDITIONS_MAX 64

enum fail_if_measure {
    FAIL_IF_STEP_TIME,
    FAIL_IF_GPU_TIME,
    FAIL_IF_COMPUTE,
    FAIL_IF_EXPOSED_COMMUNICATION,
    FAIL_IF_EXPOSED_MEMORY,
    FAIL_IF_IDLE,
    FAIL_IF_OP
};

struct fail_if_condition {
    enum fail_if_measure measure;
    char *name, *category; /* of FAIL_IF_OP; category NULL: not said */
    bool or_equal;
    bool percent;
    double limit; /* % or ns */
    char *text;   /* as it was written */
};
struct fail_if {
    struct fail_if_condition *conditions;
    size_t count;
};

/* Adds the conditions of a text to the list. Errors are ERROR_PARAMETER (bad_fail_if),
 * name the place and say what is allowed; they leave the list unchanged. */
int fail_if_parse(struct fail_if *list, const char *text, struct error *error);
void fail_if_free(struct fail_if *list); /* also the cleanup function */

enum fail_if_outcome { FAIL_IF_FINE, FAIL_IF_MET, FAIL_IF_CANNOT_JUDGE };

/* The numbers that a condition is compared with; ns, NaN if there is none. */
struct fail_if_change {
    double mean[2];              /* per sample, control and test */
    double median;               /* of the control's observations */
    double shift;                /* NaN: cannot be judged */
    bool slower;                 /* for real */
    bool equal_clock;            /* of times without the machine's part */
    const char *verdict, *words; /* names of the verdict, for programs and for people */
};
enum fail_if_outcome fail_if_judge(const struct fail_if_condition *condition,
                                   const struct fail_if_change *change);
/* One regression outweighs everything; otherwise a condition that cannot be judged
 * outweighs fine ones. */
enum fail_if_outcome fail_if_worse(enum fail_if_outcome a, enum fail_if_outcome b);

/* ---- columns ---- */

/* The columns of a row of a comparison: their names, types and places, in the order of
 * CSV and tables. Their values: sql/compare.sql; formulas.h says which columns
 * follow from others. */

enum compare_column_number {
    COL_NAME,
    COL_CATEGORY,
    COL_KIND,
    COL_CONTROL_COUNTS,
    COL_TEST_COUNTS,
    COL_DIFF_COUNTS,
    COL_COUNTS_CHANGE,
    COL_CONTROL_TOTAL_TIME,
    COL_TEST_TOTAL_TIME,
    COL_DIFF_TOTAL_TIME,
    COL_CONTROL_SELF_TOTAL_TIME,
    COL_TEST_SELF_TOTAL_TIME,
    COL_DIFF_SELF_TOTAL_TIME,
    COL_CONTROL_PER_STEP,
    COL_TEST_PER_STEP,
    COL_DIFF_PER_STEP,
    COL_CONTROL_SELF_PER_STEP,
    COL_TEST_SELF_PER_STEP,
    COL_DIFF_SELF_PER_STEP,
    COL_CONTROL_PER_CALL,
    COL_TEST_PER_CALL,
    COL_DIFF_PER_CALL,
    COL_CONTROL_SELF_PER_CALL,
    COL_TEST_SELF_PER_CALL,
    COL_DIFF_SELF_PER_CALL,
    COL_CONTROL_PERCENT_OF_STEP,
    COL_TEST_PERCENT_OF_STEP,
    COL_DIFF_PERCENT_OF_STEP,
    COL_CONTROL_SELF_PERCENT_OF_STEP,
    COL_TEST_SELF_PERCENT_OF_STEP,
    COL_DIFF_SELF_PERCENT_OF_STEP,
    COL_CONTROL_COUNTS_PER_STEP,
    COL_TEST_COUNTS_PER_STEP,
    COL_DIFF_COUNTS_PER_STEP,
    COL_CHANGE,
    COL_REPLACES,
    COL_NAMES,
    COL_P_VALUE,
    COL_Q_VALUE,
    COL_MODERATED_P_VALUE,
    COL_MODERATED_Q_VALUE,
    COL_SIGNIFICANCE,
    COL_TOO_FEW,
    COL_CALLS,
    COL_CALLS_P_VALUE,
    COL_CALLS_Q_VALUE,
    COL_CONTROL_CALLS,
    COL_TEST_CALLS,
    COL_CONTROL_MEDIAN,
    COL_TEST_MEDIAN,
    COL_CONTROL_SPREAD,
    COL_TEST_SPREAD,
    COL_MORE_WORK,
    COL_SLOWER_WORK,
    COL_MORE_WORK_PER_STEP,
    COL_SLOWER_WORK_PER_STEP,
    COL_MORE_WORK_PER_CALL,
    COL_SLOWER_WORK_PER_CALL,
    COL_MORE_WORK_PERCENT_OF_STEP,
    COL_SLOWER_WORK_PERCENT_OF_STEP,
    COL_WORK_KNOWN,
    COL_SHOWN, /* the columns below can only be sorted by */
    COL_ABS_DIFF_COUNTS = COL_SHOWN,
    COL_ABS_DIFF_COUNTS_PER_STEP,
    COL_ABS_DIFF_TOTAL_TIME,
    COL_ABS_DIFF_PER_STEP,
    COL_ABS_DIFF_PER_CALL,
    COL_ABS_DIFF_PERCENT_OF_STEP,
    COL_ABS_DIFF_SELF_TOTAL_TIME,
    COL_ABS_DIFF_SELF_PER_STEP,
    COL_ABS_DIFF_SELF_PER_CALL,
    COL_ABS_DIFF_SELF_PERCENT_OF_STEP,
    COL_PERCENT,
    COL_SELF_PERCENT,
    COL_PER_CALL_PERCENT,
    COL_SELF_PER_CALL_PERCENT,
    COL_TOTAL_PERCENT,
    COL_SELF_TOTAL_PERCENT,
    COL_CERTAINTY,
    COL_COUNT
};

enum compare_type {
    COLUMN_TEXT,
    COLUMN_COUNT,
    COLUMN_TIME, /* ns as double */
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

/* The number of the column of this name; COL_COUNT if there is none. */
size_t compare_find_column(const char *name);
bool compare_column_is_text(size_t column);
/* Whether a column has values only if the rows were judged (p_value … test_spread). */
bool compare_column_needs_significance(size_t column);
/* Whether a column has values only if work was asked for (more_work … work_known); JSON
 * and CSV have it only then. */
bool compare_column_needs_work(size_t column);

/* ---- the parameter `sort` ---- */

#define COMPARE_SORT "abs_diff_duration"
/* The default for readers, unless they chose a measure: self time, so that one wait does
 * not appear once more for every call around it. */
#define COMPARE_SORT_SELF "abs_diff_self_duration"
#define COMPARE_SORT_ALLOWED                                                             \
    "any column of the CSV, or abs_ before one of the differences, such as "             \
    "abs_diff_self_duration"

/* ---- compare parameters ---- */

/* The request of a comparison, and the one table of its parameters: URLs, the command
 * line, the echo in the answer, the pages and the OpenAPI document follow from it. */

/* Who asks: bits for parameters_read(). */
enum compare_user {
    COMPARE_TRACES = 1, /* GET /compare_traces */
    COMPARE_OPS_DIFF = 2,
    COMPARE_REPORT = 4,
    COMPARE_OPERATION = 8, /* GET /compare_traces/op */
    COMPARE_COMMAND = 16   /* tracediff compare */
};

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
/* Every row, only rows that are significantly slower or faster, or only one of the two.
 * */
enum compare_significant {
    COMPARE_EVERY_ROW,
    COMPARE_SIGNIFICANT,
    COMPARE_SLOWER,
    COMPARE_FASTER
};
enum compare_order { COMPARE_ASCENDING, COMPARE_DESCENDING, COMPARE_ORDER_OF_COLUMN };
enum compare_format {
    COMPARE_JSON,
    COMPARE_CSV,
    COMPARE_BRIEF, /* for programs that read text; the API offers the formats up to here
                    */
    COMPARE_TABLE,
    COMPARE_MARKDOWN,
    COMPARE_HTML,
    COMPARE_CALLS /* the tree of calls (analysis/tree) */
};

const char *compare_change_name(enum compare_change change); /* "added" ... */
/* For people: "new", "gone", "called more often" ... */
const char *compare_change_words(enum compare_change change);

/* The rows of the steps themselves, which readers need not see. */
#define COMPARE_STEP_ROWS "ProfilerStep*"
/* The device's backlog (trace/resolve.h), which is hidden with them. */
#define COMPARE_BACKLOG_ROWS "Command Buffer Full"

/* What the bars of the waterfall name. */
enum compare_contributors { COMPARE_BY_ROW, COMPARE_BY_MODULE };
enum compare_unit { COMPARE_PER_STEP, COMPARE_TOTAL };
/* Whether device time by operator is shown; AUTO: if few kernels have common names. */
enum compare_operators { OPERATORS_NEVER, OPERATORS_ALWAYS, OPERATORS_AUTO };

/* The values; the table has their meanings and defaults. Texts are borrowed from the
 * given parameters. */
struct compare_request {
    struct side_request side[2]; /* [PAIR_CONTROL], [PAIR_TEST] */
    const char *marker;          /* for a side without its own */
    enum marker_until until;     /* the same */
    bool cut_overlaps;           /* of both sides */
    enum compare_device device;
    struct row_naming naming;
    bool aliases, merge_lines;
    const char *q;
    const char **exclude, **category; /* NULL-terminated */
    enum compare_change change;
    bool fold, equal_clock;
    const char *row; /* NULL: none */
    bool significance;
    enum compare_significant significant;
    enum significance_measure measure;
    double equivalence; /* a part of the control's median step */
    const char *sort;   /* a column */
    enum compare_order order;
    int64_t limit; /* PARAMETER_NONE: all */
    int64_t offset;
    bool work; /* the split into more work and slower work */
    bool diagnosis, layers;
    enum compare_contributors contributors;
    enum compare_unit unit;
    enum compare_operators operators;
    const char *name, *name_category; /* of COMPARE_OPERATION */
    enum compare_format format;
    bool step_rows;
    const char **conditions;       /* of COMPARE_COMMAND, as they were written */
    const struct fail_if *fail_if; /* the same, parsed; NULL: none. The caller's */
    struct budget *budget;
};
extern const struct parameter_table compare_parameters;

/* Reads what was given; the names in it are not checked (parameters_check_names()).
 * Errors as parameters_read(). Free with compare_request_free(). */
int compare_request_read(enum compare_user user, const struct given_parameters *given,
                         struct budget *budget, struct compare_request *out,
                         struct error *error);
void compare_request_free(struct compare_request *request); /* cleanup function too */

/* Fills in what follows from other values: the order from the column, and that rows are
 * judged where that is needed. A condition of fail_if applies to a single name, so with
 * one no rows are folded, and none become one row of several names. */
void compare_request_settle(struct compare_request *request);

#endif
