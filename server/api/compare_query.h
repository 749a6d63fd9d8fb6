/* Code that the resources of comparisons share: reads which comparison a request asks
 * for. */
#ifndef TRACEDIFF_API_COMPARE_QUERY_H
#define TRACEDIFF_API_COMPARE_QUERY_H

#include "analysis/compare/compare.h"
#include "http/request.h"

/* Reads the query. The texts of `out` are the request's; free it with
 * compare_request_free(). */
int compare_query_read(const struct http_request *request, enum compare_user user,
                       struct compare_request *out, struct error *error);

/* Whether the client has the answer already: sets never change, so the answer depends
 * only on their ids, their labels and the query. compare_run() handles unknown sets. */
bool compare_query_is_known(const struct http_request *request,
                            const struct compare_request *wanted,
                            struct http_reply *reply);

/* The same for several recordings per side: the id, label and side of each matter.
 */
bool compare_query_recordings_are_known(const struct http_request *request,
                                        const struct compare_request *wanted,
                                        struct http_reply *reply);

/* The name for saving the answer as a file, in letters that every system accepts.
 */
void compare_name_download(const struct compare_result *result, const char *ending,
                           struct http_reply *reply);
/* The same, after the labels of two sets. */
void compare_name_file(const char *control, const char *test, const char *ending,
                       struct http_reply *reply);

#endif
