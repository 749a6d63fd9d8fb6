/* The request of a series, and the table of its parameters (base/parameters.h). */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_PARAMETERS_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_PARAMETERS_H

#include "analysis/tree/tree_parameters.h"
#include "base/budget.h"
#include "base/parameters.h"

#include <stdbool.h>

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
    const char *sets, *baseline; /* series_choice.h; `baseline` may be NULL */
    const char **tags;
    enum series_measure measure;
    const char *name, *category; /* of a row; NULL: none, any */
    unsigned time;               /* 0: total, 1: self */
    const char *layer;           /* a path of frames (tree_times.h); NULL: none */
    enum tree_measure by;        /* of the layer */
    bool machine, equal_clock;   /* series_machine.h, series_gate.h */
    const char **conditions;     /* of fail_if, as they were written */
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

#endif
