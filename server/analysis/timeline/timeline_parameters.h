/* The request of a timeline, and the table of its parameters (base/parameters.h). */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_TIMELINE_PARAMETERS_H
#define TRACEDIFF_ANALYSIS_TIMELINE_TIMELINE_PARAMETERS_H

#include "base/budget.h"
#include "base/parameters.h"

/* Who asks: bits for parameters_read(). */
enum timeline_user {
    TIMELINE_SHOW = 1, /* GET /sets/{id}/timeline */
    TIMELINE_FIND = 2, /* GET /sets/{id}/timeline/find */
    TIMELINE_SUMS = 4  /* GET /sets/{id}/timeline/sums */
};

enum timeline_order { TIMELINE_BY_START, TIMELINE_BY_DURATION };

/* Texts are borrowed from the given parameters. PARAMETER_NONE: not given. */
struct timeline_request {
    const char *set;
    int64_t rank, span, step;
    const char *marker;
    bool use_short_name;
    int64_t from, to; /* ns from the start of the step, or of the file */
    int64_t pixels, threads;
    const char *name, *category;
    unsigned sort; /* enum span_sort, or SPAN_SORTS */
    int64_t occurrence, limit;
    enum timeline_order order;
    struct budget *budget;
};
extern const struct parameter_table timeline_parameters;

/* As tree_request_read(). */
int timeline_request_read(enum timeline_user user, const struct given_parameters *given,
                          const char *set, struct budget *budget,
                          struct timeline_request *out, struct error *error);

#endif
