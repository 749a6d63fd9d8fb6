/* Reads what request headers ask for. Pure functions. */
#ifndef TRACEDIFF_HTTP_NEGOTIATE_H
#define TRACEDIFF_HTTP_NEGOTIATE_H

#include <stdbool.h>
#include <stdint.h>

/* Whether Accept-Encoding (NULL: not sent) takes gzip. */
bool http_accepts_gzip(const char *accept_encoding);

/* Whether If-None-Match (NULL: not sent) names the strong tag `etag`, or the tag of its
 * gzip form (http_gzip_etag()). */
bool http_etag_matches(const char *if_none_match, const char *etag);
/* `"x"` -> `"x-gzip"`: different bytes need a different strong tag. `out` has `size`
 * bytes. */
void http_gzip_etag(const char *etag, char *out, unsigned size);

/* "bytes FIRST-LAST/TOTAL", first <= last < total. */
struct http_range {
    uint64_t first, last, total;
};
bool http_parse_content_range(const char *text, struct http_range *out);

#endif
