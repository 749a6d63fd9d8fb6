/* The parameters of the resources without an analysis, a table each (base/parameters.h):
 * sets, the contents of a set, its traces, SQL. web/openapi.json follows from them. */
#ifndef TRACEDIFF_API_RESOURCE_PARAMETERS_H
#define TRACEDIFF_API_RESOURCE_PARAMETERS_H

#include "base/parameters.h"
#include "render/sql_text.h"

#include <stdbool.h>
#include <stdint.h>

/* Texts are borrowed from the query; free lists with parameters_free(). */

/* ---- GET /sets ---- */

/* Who asks: bits for parameters_read(). */
enum sets_user {
    SETS_PAGE = 1,  /* a page of the sets that are found */
    SETS_NAMED = 2, /* the sets that are named */
    SETS_TOOL = 4   /* a page, for the tool list_sets (cli/mcp_tools.h) */
};
enum sets_order { SETS_ASCENDING, SETS_DESCENDING, SETS_ORDER_OF_COLUMN };
enum sets_group { SETS_GROUP_MANY, SETS_GROUP_ALWAYS, SETS_GROUP_NEVER };
struct sets_request {
    const char *q, *prefix;
    const char **tags; /* NULL-terminated, like `ids` */
    const char **ids;
    unsigned sort; /* index in set_query_sorts */
    enum sets_order order;
    enum sets_group group;
    int64_t limit, offset;
};
extern const struct parameter_table sets_parameters;
/* `group=auto` groups if more sets than this are found. */
#define SETS_UNGROUPED_MAX 24
#define SETS_NAMED_MAX 64

/* ---- GET /sets/{id}/steps, ops, files/{n}/trace ---- */

struct steps_request {
    const char *marker;
};
extern const struct parameter_table steps_parameters;

struct ops_request {
    const char *q;
    int64_t limit;
};
extern const struct parameter_table ops_parameters;

struct trace_request {
    const char *counters; /* NULL: the trace unchanged */
    bool include_last_profiler_step;
};
extern const struct parameter_table trace_parameters;

/* ---- GET /sql, /sql/schema ---- */

struct sql_query {
    const char *control, *test, *statement;
    enum sql_format format;
};
extern const struct parameter_table sql_parameters;

struct sql_schema_query {
    const char *control, *test;
};
extern const struct parameter_table sql_schema_parameters;

/* ---- GET /bundle ---- */

struct bundle_query {
    const char **control, **test; /* NULL-terminated */
    const char *view;
    bool without_variables;
};
extern const struct parameter_table bundle_parameters;

#endif
