/* See negotiate.h. */
#include "http/negotiate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Whether the parameters after a coding say q=0, in any spelling. */
static bool is_refused(const char *parameters, size_t length)
{
    char text[64];

    if (length >= sizeof text)
        return true;
    memcpy(text, parameters, length);
    text[length] = '\0';
    const char *q = strcasestr(text, "q=");
    return q != NULL && strtod(q + 2, NULL) <= 0;
}

bool http_accepts_gzip(const char *accept_encoding)
{
    bool any = false;

    for (const char *item = accept_encoding; item != NULL && *item != '\0';) {
        item += strspn(item, " \t,");
        size_t length = strcspn(item, ","), name = strcspn(item, " \t,;");
        bool refused = is_refused(item + name, length - name);

        if (name == 4 && strncasecmp(item, "gzip", 4) == 0)
            return !refused;
        if (name == 1 && *item == '*')
            any = !refused;
        item += length;
    }
    return any;
}

void http_gzip_etag(const char *etag, char *out, unsigned size)
{
    size_t length = strlen(etag);

    snprintf(out, size, "%.*s-gzip\"", (int)(length > 0 ? length - 1 : 0), etag);
}

bool http_etag_matches(const char *if_none_match, const char *etag)
{
    char zipped[128];

    if (if_none_match == NULL || *etag == '\0')
        return false;
    http_gzip_etag(etag, zipped, sizeof zipped);
    for (const char *item = if_none_match; *item != '\0';) {
        item += strspn(item, " \t,");
        if (*item == '*')
            return true;
        if (strncmp(item, "W/", 2) == 0)
            item += 2;
        size_t length = strcspn(item, " \t,");
        if ((length == strlen(etag) && memcmp(item, etag, length) == 0) ||
            (length == strlen(zipped) && memcmp(item, zipped, length) == 0))
            return true;
        item += length;
    }
    return false;
}

static bool take_number(const char **text, uint64_t *out)
{
    uint64_t value = 0;
    const char *digit = *text;

    for (; *digit >= '0' && *digit <= '9'; digit++) {
        if (value > (UINT64_MAX - 9) / 10)
            return false;
        value = value * 10 + (uint64_t)(*digit - '0');
    }
    if (digit == *text)
        return false;
    *text = digit;
    *out = value;
    return true;
}

bool http_parse_content_range(const char *text, struct http_range *out)
{
    if (strncasecmp(text, "bytes", 5) != 0)
        return false;
    text += 5;
    size_t space = strspn(text, " ");
    if (space == 0)
        return false;
    text += space;
    return take_number(&text, &out->first) && *text++ == '-' &&
           take_number(&text, &out->last) && *text++ == '/' &&
           take_number(&text, &out->total) && *text == '\0' && out->first <= out->last &&
           out->last < out->total;
}
