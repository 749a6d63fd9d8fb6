/* Turns the body and the query string of a request into values, and a value into the
 * reply. */
#ifndef TRACEDIFF_API_REQUEST_H
#define TRACEDIFF_API_REQUEST_H

#include "base/buffer.h"
#include "base/parameters.h"
#include "http/request.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

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

#endif
