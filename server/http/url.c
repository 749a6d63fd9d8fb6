/* See url.h. */
#include "http/url.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

bool url_decode(char *text, bool query)
{
    char *out = text;

    for (const char *in = text; *in != '\0'; in++) {
        if (*in == '%') {
            int high = text_hex_digit((unsigned char)in[1]);
            int low = high < 0 ? -1 : text_hex_digit((unsigned char)in[2]);

            if (low < 0 || (high == 0 && low == 0))
                return false;
            *out++ = (char)(high * 16 + low);
            in += 2;
        } else {
            *out++ = query && *in == '+' ? ' ' : *in;
        }
    }
    *out = '\0';
    return text_is_utf8(text, (size_t)(out - text));
}

static size_t count_parameters(const char *raw)
{
    size_t count = 1;

    for (; *raw != '\0'; raw++)
        count += *raw == '&';
    return count;
}

int url_query_parse(const char *raw, struct url_query *out, struct error *error)
{
    *out = (struct url_query){0};
    if (raw == NULL || *raw == '\0')
        return 0;
    size_t most = count_parameters(raw);
    if (most > URL_PARAMETERS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_query",
                         "the query has more than %d parameters", URL_PARAMETERS_MAX);
    out->text = strdup(raw);
    out->items = calloc(most, sizeof *out->items);
    if (out->text == NULL || out->items == NULL) {
        url_query_free(out);
        return error_set_memory(error);
    }
    char *rest = out->text;
    for (char *part = strsep(&rest, "&"); part != NULL; part = strsep(&rest, "&")) {
        if (*part == '\0')
            continue;
        char *value = strchr(part, '=');
        if (value != NULL)
            *value++ = '\0';
        else
            value = part + strlen(part);
        if (!url_decode(part, true) || !url_decode(value, true)) {
            url_query_free(out);
            return error_set(error, ERROR_PARAMETER, "bad_query",
                             "parameter %zu of the query is not percent-encoded UTF-8",
                             out->count + 1);
        }
        out->items[out->count++] = (struct given_parameter){part, value};
    }
    return 0;
}

void url_query_free(struct url_query *query)
{
    free(query->text);
    free(query->items);
    query->text = NULL;
    query->items = NULL;
    query->count = 0;
}

const char *url_query_get(const struct url_query *query, const char *name)
{
    for (size_t i = 0; i < query->count; i++)
        if (strcmp(query->items[i].name, name) == 0)
            return query->items[i].value;
    return NULL;
}

/* Copies one segment of the path to *decoded, decodes it there and moves *decoded on. */
static const char *take_segment(const char *path, size_t length, char **decoded)
{
    char *segment = *decoded;

    memcpy(segment, path, length);
    segment[length] = '\0';
    if (length == 0 || !url_decode(segment, false))
        return NULL;
    *decoded += strlen(segment) + 1;
    return segment;
}

/* The rest of a path, each segment decoded and checked, joined by `/`. */
static const char *take_rest(const char *path, char *decoded)
{
    char *out = decoded;

    for (;;) {
        size_t length = strcspn(path, "/");
        char *end = out;
        const char *segment = take_segment(path, length, &end);

        if (segment == NULL || *segment == '.' || strpbrk(segment, "/\\") != NULL)
            return NULL;
        if (path[length] == '\0')
            return decoded;
        end[-1] = '/';
        out = end;
        path += length + 1;
    }
}

bool url_match(const char *pattern, const char *path, char *decoded,
               const char *ids[URL_IDS_MAX])
{
    size_t count = 0;

    while (*pattern == '/' && *path == '/') {
        pattern++, path++;
        size_t wanted = strcspn(pattern, "/"), given = strcspn(path, "/");

        if (strcmp(pattern, "**") == 0) {
            ids[count] = take_rest(path, decoded);
            return ids[count] != NULL;
        }
        if (*pattern == '{') {
            if (count == URL_IDS_MAX)
                return false;
            ids[count] = take_segment(path, given, &decoded);
            if (ids[count++] == NULL)
                return false;
        } else if (wanted != given || memcmp(pattern, path, wanted) != 0) {
            return false;
        }
        pattern += wanted, path += given;
    }
    return *pattern == '\0' && *path == '\0';
}
