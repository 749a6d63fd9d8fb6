/* Paths and query strings, from their raw text. Pure functions; the input is hostile. */
#ifndef TRACEDIFF_HTTP_URL_H
#define TRACEDIFF_HTTP_URL_H

#include "base/buffer.h"
#include "base/error.h"
#include "base/parameters.h"

#include <stdbool.h>
#include <stddef.h>

#define URL_PARAMETERS_MAX 512

/* Decodes %XX in place (and `+` to a space, in queries). False for a broken escape, an
 * encoded NUL, or a result that is not UTF-8. */
bool url_decode(char *text, bool query);

/* The parameters in the order of the URL, decoded; names may repeat. */
struct url_query {
    char *text; /* what the names and values point into */
    struct given_parameter *items;
    size_t count;
};

/* `raw` is the text after the `?`, or NULL. ERROR_PARAMETER with slug bad_query if
 * url_decode() refuses a part, or for more than URL_PARAMETERS_MAX parameters. */
int url_query_parse(const char *raw, struct url_query *out, struct error *error);
void url_query_free(struct url_query *query);
/* The first value of that name, or NULL. */
const char *url_query_get(const struct url_query *query, const char *name);

/* Whether the raw path equals the pattern, in which `{word}` matches one segment (not
 * empty) and a last segment `**` matches all the rest (not empty). The decoded values of
 * both are written to `ids`, pointers into `decoded`, which must have room for
 * strlen(path) + 1 bytes; the rest has its `/` kept. A segment that url_decode() refuses
 * matches nothing; neither does a rest with a segment that is empty, begins with a dot or
 * contains a slash. */
#define URL_IDS_MAX 4
bool url_match(const char *pattern, const char *path, char *decoded,
               const char *ids[URL_IDS_MAX]);

#endif
