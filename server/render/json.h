/* From values to JSON. */
#ifndef TRACEDIFF_RENDER_JSON_H
#define TRACEDIFF_RENDER_JSON_H

#include "base/buffer.h"
#include "base/error.h"

#include <jansson.h>
#include <stddef.h>

/* Names from traces are bytes: ill-formed UTF-8 becomes U+FFFD. NULL: no memory. */
json_t *render_text(const char *bytes, size_t length);
/* Nanoseconds as microseconds: an integer if that is exact, otherwise a real. A value
 * that is not finite is null. */
json_t *render_us(double ns);
json_t *render_real(double value);

/* Appends the JSON and releases the value; a NULL value counts as lack of memory. */
int render_append(struct buffer *out, json_t *value, struct error *error);
/* Appends `"key":<value>` with a comma before it unless the buffer ends in `{`. */
int render_member(struct buffer *out, const char *key, json_t *value,
                  struct error *error);

#endif
