#ifndef TRACEDIFF_BASE_JSON_H
#define TRACEDIFF_BASE_JSON_H

#include "base/array.h"
#include "base/error.h"
#include "base/text.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* From now on Jansson's memory does not fail, like that of an arena: only a text that is
 * not UTF-8, and no JSON, make its functions fail. Call it before the first thread. */
void json_begin(void);
/* From now on memory may be refused to Jansson in this thread: one request must not end a
 * server. After that json_refused() is true, until the thread calls this again. */
void json_may_refuse(void);
bool json_refused(void);

/* Appends the JSON and releases the value; a NULL value counts as lack of memory. */
int render_append(struct buffer *out, json_t *value, struct error *error);

/* ---- json write ---- */

/* JSON straight into a buffer, as buffer_printf() writes text; what does not fit makes
 * the buffer fail. The compiler checks the values. */

/* A shape is JSON whose keys have no quotes and whose values are conversions:
 *
 *     json_write(out, "{set:%s, samples:%zu, step:%f}", set, samples, ns);
 *
 * Commas and blanks of a shape are for readers. A comma is written before each key and
 * each element that needs one, also when a list or an object is written piece by piece.
 *
 *     %s, %.*s              a text of any bytes, as json_out_text(); NULL: null
 *     %d %u %zu %lld %llu   a whole number
 *     %i                    a truth
 *     %g                    a number, as json_out_number()
 *     %f                    nanoseconds as microseconds, as json_out_us()
 *     %#g, %#f              the same, but what is rounded to a whole number, and a whole
 *                           %#g, ends in ".0", as Jansson writes it */
void json_write(struct buffer *out, const char *shape, ...)
    __attribute__((format(printf, 2, 3)));
/* `"key":`, where it is no part of a shape. */
void json_key(struct buffer *out, const char *key);
/* `"key":{`, which the caller ends; or null, and false. */
bool json_open(struct buffer *out, const char *key, bool known);
/* A member that is a whole number, or null. */
void json_known(struct buffer *out, const char *key, bool known, int64_t value);
/* A member that is one of these texts, or null: UINT32_MAX. */
void json_stored(struct buffer *out, const char *key, const struct strings *texts,
                 uint32_t text);
/* A list of these numbers; of the distinct ones, ascending, which sorts them. Both end
 * early if the budget of `out` is over. */
void json_wholes(struct buffer *out, const char *key, const int64_t *numbers,
                 size_t count);
void json_distinct(struct buffer *out, const char *key, int64_t *numbers, size_t count);
/* `"key":` with a tree, which is released; NULL makes the buffer fail. */
void json_tree(struct buffer *out, const char *key, json_t *tree);
/* A list, which another thread may read at the same time; NULL is empty. */
void json_tree_text(struct buffer *out, const json_t *list);
/* json_tree(), but it is kept, and NULL is null. */
void json_kept_tree(struct buffer *out, const char *key, json_t *tree);

#endif
