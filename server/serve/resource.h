#ifndef TRACEDIFF_SERVE_RESOURCE_H
#define TRACEDIFF_SERVE_RESOURCE_H

#include "answer/sql.h"
#include "base/parameters.h"
#include "base/system.h"
#include "base/text.h"
#include "serve/request.h"
#include "trace/names.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- request ---- */

/* Turns the body and the query string of a request into values, and a value into the
 * reply. */

/* Answers with the value, which is given up. */
int api_reply_json(struct http_reply *reply, int status, json_t *value,
                   struct error *error);

/* The object in the body, which may have only the keys `allowed` (NULL-terminated); the
 * caller releases it. ERROR_PARAMETER: bad_json, unknown_field. */
int api_read_object(const struct http_request *request, const char *const *allowed,
                    json_t **out, struct error *error);
/* A text of an object, of so many bytes, without control characters; a text that may be
 * empty may have line breaks. *out is NULL if there is none. ERROR_PARAMETER: bad_text.
 */
int api_read_text(const json_t *object, const char *key, size_t minimum, size_t maximum,
                  const char **out, struct error *error);
/* Reads the query by a table, which has all that `user` may give:
 * parameters_check_names() and parameters_read(). */
int api_read_query(const struct http_request *request,
                   const struct parameter_table *table, unsigned user, void *out,
                   struct error *error);
/* The query, for reading it in another way. The texts are the request's. */
struct given_parameters api_given(const struct http_request *request);
/* ERROR_PARAMETER (unknown_parameter) for a name that the table does not have. */
int api_check_names(const struct http_request *request,
                    const struct parameter_table *table, unsigned user,
                    struct error *error);
/* The reply is to be saved as a file: tracediff-FIRST-SECOND.ENDING, or
 * tracediff-FIRST.ENDING without a second, in letters that every system accepts. */
void api_name_file(struct http_reply *reply, const char *ending, const char *first,
                   const char *second);

/* ---- ETags ---- */

/* Sets the strong ETag of an answer that depends only on these texts (NULL-terminated),
 * the query and the version of the program. True: the client has it already, and the
 * reply is complete. */
bool api_reply_is_known(const struct http_request *request, struct http_reply *reply,
                        const char *const *parts);

/* ---- sets ---- */

/* Whether the client has the answer about these sets already: sets never change, so it
 * depends only on their ids, their labels and the query. `second` may be NULL. With
 * `kept`, also whether an answer that took long was kept (store/cache.h); then it is the
 * reply. False for an unknown set. */
bool api_sets_are_known(const struct http_request *request, struct http_reply *reply,
                        const char *first, const char *second, bool kept);
/* Keeps the JSON in reply->body if making it took long. `first`, `second`: whole ids; the
 * second may be NULL. api_reply_is_known() has set the ETag, which is the key. */
void api_keep_answer(const struct http_request *request, const struct http_reply *reply,
                     const char *first, const char *second);

/* ---- versions ---- */

/* The versions of the libraries that the program uses. */

#define VERSIONS_MAX 20

/* Returns how many there are, always in the same order. */
size_t versions_list(struct library out[VERSIONS_MAX]);
/* {"name": {"compiled": "…", "running": "…" or null}…}; NULL when memory is refused. */
json_t *versions_json(void);

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
    enum marker_until until;
    bool cut_overlaps;
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
