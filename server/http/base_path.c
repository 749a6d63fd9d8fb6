/* See base_path.h. */
#include "http/base_path.h"

#include "base/cleanup.h"
#include "base/text.h"

#include <string.h>

#define MEANS_ITSELF "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

static int refuse(const char *what, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_base_path",
                     "--base-path: the path %s, such as /tracediff", what);
}

int http_base_check(const char *text, struct error *error)
{
    size_t length = strlen(text);

    if (text[0] != '/')
        return refuse("must begin with a slash", error);
    if (length > HTTP_BASE_PATH_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_base_path",
                         "--base-path: the path may have %d characters at most",
                         HTTP_BASE_PATH_MAX);
    if (text[length - 1] == '/')
        return refuse("must have a name and must not end with a slash", error);
    while (*text == '/') {
        size_t part = strspn(++text, MEANS_ITSELF);

        if (part == 0 && *text == '/')
            return refuse("must not have two slashes in a row", error);
        if ((part == 1 && *text == '.') || (part == 2 && memcmp(text, "..", 2) == 0))
            return refuse("must not have a part that is . or ..", error);
        text += part;
    }
    return *text == '\0'
               ? 0
               : refuse("may have letters, digits, slashes and -._~ only", error);
}

/* The character at the start of `*path`, which moves past it. */
static int next_character(const char **path)
{
    const char *at = *path;
    int high = *at == '%' ? text_hex_digit((unsigned char)at[1]) : -1;
    int low = high >= 0 ? text_hex_digit((unsigned char)at[2]) : -1;
    int value = high * 16 + low;

    if (low < 0 || value == 0 || strchr(MEANS_ITSELF, value) == NULL) {
        *path = at + 1;
        return (unsigned char)*at;
    }
    *path = at + 3;
    return value;
}

const char *http_base_strip(const char *base, const char *path)
{
    for (; *base != '\0'; base++)
        if (*path == '\0' || next_character(&path) != (unsigned char)*base)
            return NULL;
    return *path == '\0' || *path == '/' ? path : NULL;
}

void http_base_write(const char *base, const char *text, size_t length, const char *mark,
                     struct buffer *out)
{
    const char *at = text, *end = text + length, *next;
    size_t mark_length = strlen(mark);

    while ((next = memmem(at, (size_t)(end - at), mark, mark_length)) != NULL) {
        next += mark_length;
        buffer_append(out, at, (size_t)(next - at));
        if (next < end && *next == '/')
            buffer_append_text(out, base);
        at = next;
    }
    buffer_append(out, at, (size_t)(end - at));
}

void http_base_location(const char *base, const char *path, struct http_reply *reply)
{
    CLEANUP_BUFFER struct buffer text;

    /* Several slashes in front would name another host, and to a browser \ is one. */
    path += strspn(path, "/\\");
    buffer_init(&text, 65536);
    buffer_append_text(&text, base);
    buffer_append_char(&text, '/');
    buffer_append_text(&text, path);
    http_reply_header(reply, "Location",
                      !buffer_failed(&text) ? text.bytes
                      : *base != '\0'       ? base
                                            : "/");
}
