/* From values to JSON, and from bodies and query strings to values. */
#ifndef TRACEDIFF_API_JSON_H
#define TRACEDIFF_API_JSON_H

#include "base/buffer.h"
#include "http/request.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

/* An answer is built in memory, up to this many bytes. */
#define API_ANSWER_MAX ((size_t)128 << 20)

/* ---- out ---- */

/* Names from traces are bytes: ill-formed UTF-8 becomes U+FFFD. NULL: no memory. */
json_t *api_json_text(const char *bytes, size_t length);
/* Nanoseconds as microseconds: an integer where that is exact, else a real. A value that
 * is not finite is null. */
json_t *api_json_us(double ns);
json_t *api_json_real(double value);

/* Appends the JSON and gives the value up; NULL is taken as lack of memory. */
int api_json_append(struct buffer *out, json_t *value, struct error *error);
/* Appends `"key":<value>` with a comma before it unless the buffer ends in `{`. */
int api_json_member(struct buffer *out, const char *key, json_t *value,
                    struct error *error);
/* Answers with the value, which is given up. */
int api_json_reply(struct http_reply *reply, int status, json_t *value,
                   struct error *error);

/* ---- in ---- */

/* The object in the body, with no other keys than `allowed` (NULL-terminated); the caller
 * releases it. ERROR_PARAMETER: bad_json, unknown_field. */
int api_read_object(const struct http_request *request, const char *const *allowed,
                    json_t **out, struct error *error);
/* ERROR_PARAMETER unless every parameter of the query is in `allowed` (NULL-terminated)
 * and comes once; a name that begins with `*` may repeat. Slugs unknown_parameter and
 * repeated_parameter. */
int api_check_query(const struct http_request *request, const char *const *allowed,
                    struct error *error);

/* ---- ETags ---- */

/* Sets the strong ETag of an answer that depends on these texts (NULL-terminated), the
 * query and the version of the program alone. True: the client has it already, and the
 * reply is complete. */
bool api_reply_is_known(const struct http_request *request, struct http_reply *reply,
                        const char *const *parts);

#endif
