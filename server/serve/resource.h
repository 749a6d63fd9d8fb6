#ifndef TRACEDIFF_SERVE_RESOURCE_H
#define TRACEDIFF_SERVE_RESOURCE_H

#include "answer/sql.h"
#include "base/parameters.h"
#include "base/system.h"
#include "base/text.h"
#include "serve/request.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- request ---- */

/* Turns the body and the query string of a request into values, and a value into the
 * reply. */

/* An answer is built in memory, up to this many bytes. */
#define API_ANSWER_MAX ((size_t)128 << 20)

/* Answers with the value, which is given up. */
int api_reply_json(struct http_reply *reply, int status, json_t *value,
                   struct error *error);

/* The object in the body, which may have only the keys `allowed` (NULL-terminated); the
 * caller releases it. ERROR_PARAMETER: bad_json, unknown_field. */
int api_read_object(const struct http_request *request, const char *const *allowed,
                    json_t **out, struct error *error);
/* Reads the query by a table, which has all that `user` may give:
 * parameters_check_names() and parameters_read(). */
int api_read_query(const struct http_request *request,
                   const struct parameter_table *table, unsigned user, void *out,
                   struct error *error);
/* The query of a resource without parameters: ERROR_PARAMETER (unknown_parameter) if it
 * has any. */
int api_refuse_query(const struct http_request *request, struct error *error);

/* ---- ETags ---- */

/* Sets the strong ETag of an answer that depends only on these texts (NULL-terminated),
 * the query and the version of the program. True: the client has it already, and the
 * reply is complete. */
bool api_reply_is_known(const struct http_request *request, struct http_reply *reply,
                        const char *const *parts);

/* ---- versions ---- */

/* The versions of the libraries that the program uses. */

#define VERSIONS_MAX 16

/* Returns how many there are, always in the same order. */
size_t versions_list(struct library out[VERSIONS_MAX]);
/* {"name": {"compiled": "…", "running": "…" or null}…}; NULL when memory is refused. */
json_t *versions_json(void);

/* ---- kept answer ---- */

/* Keeps answers about sets if making them took long (store/cache.h). Their key is the
 * ETag of the reply, which names everything that an answer depends on. */

struct store;

/* The ids of the sets of the answer; the second may be NULL. */
struct kept_sets {
    const char *set, *second;
};

/* Replies with the kept JSON. False: there is none. */
bool kept_answer_reply(const struct store *store, struct kept_sets sets,
                       struct http_reply *reply);
/* Keeps an answer if it took long; `start_ns`: when it began
 * (clock_monotonic_ns()). */
void kept_answer_write(const struct store *store, struct kept_sets sets,
                       const struct http_reply *reply, int64_t start_ns,
                       const struct buffer *answer);

/* ---- resource parameters ---- */

/* The parameters of the resources without an analysis, a table each (base/parameters.h):
 * sets, the contents of a set, its traces, SQL. web/openapi.json follows from them. */

/* Texts are borrowed from the query; free lists with parameters_free(). */

/* ---- GET /sets ---- */

/* Who asks: bits for parameters_read(). */
enum sets_user {
    SETS_PAGE = 1,  /* a page of the sets that are found */
    SETS_NAMED = 2, /* the sets that are named */
    SETS_TOOL = 4   /* a page, for the tool list_sets (cli/mcp.h) */
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
