/* The request of a comparison, and the one table of its parameters: URLs, the command
 * line, the echo in the answer, the pages and the OpenAPI document follow from it. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_PARAMETERS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_PARAMETERS_H

#include "analysis/compare/fail_if.h"
#include "analysis/compare/significance.h"
#include "analysis/data/selection.h"
#include "base/parameters.h"

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
/* The device's backlog (trace/resolve/waits.h), which is hidden with them. */
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
    enum compare_device device;
    bool use_short_name, merge_addresses, aliases, merge_lines;
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
