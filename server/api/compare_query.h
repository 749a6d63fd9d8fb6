/* Inside the layer api: the parameters that /compare_traces and /ops_diff share. */
#ifndef TRACEDIFF_API_COMPARE_QUERY_H
#define TRACEDIFF_API_COMPARE_QUERY_H

#include "analysis/compare/compare.h"
#include "http/request.h"

struct compare_query {
    struct compare_request request; /* points into the query of the HTTP request */
    const char **exclude, **category;
};

/* Reads every parameter that is there; one that is empty counts as absent. */
int compare_query_read(const struct http_request *request, struct compare_query *out,
                       struct error *error);
void compare_query_free(struct compare_query *query);

/* Whether the client has the answer already: sets never change, so the answer depends
 * only on their ids, their labels and the query. compare_run() handles unknown sets. */
bool compare_query_is_known(const struct http_request *request,
                            const struct compare_query *query, struct http_reply *reply);

/* Names the file that the answer is to be saved as, in letters that every system takes.
 */
void compare_name_download(const struct compare_result *result, const char *ending,
                           struct http_reply *reply);

#endif
