#define ERRORS_ARE_DEFINED_HERE
#include "base/error.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Cuts a text that filled its buffer so that it does not end inside a UTF-8 sequence. */
static void cut_at_boundary(char *text, size_t size)
{
    size_t end = strlen(text);
    size_t start = end;

    if (end + 1 < size)
        return;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80)
        start--;
    if (start > 0 && (unsigned char)text[start - 1] >= 0xC0)
        text[start - 1] = '\0';
}

__attribute__((format(printf, 4, 0))) static int
set_text(struct error *error, enum error_code code, const char *slug, const char *format,
         va_list arguments)
{
    if (error != NULL) {
        char message[sizeof error->message];

        vsnprintf(message, sizeof message, format, arguments);
        cut_at_boundary(message, sizeof message);
        memcpy(error->message, message, sizeof message);
        error->code = code;
        error->place = 0;
        snprintf(error->slug, sizeof error->slug, "%s", slug);
    }
    return -(int)code;
}

int error_set(struct error *error, enum error_code code, const char *slug,
              const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    int result = set_text(error, code, slug, format, arguments);
    va_end(arguments);
    return result;
}

int error_set_errno(struct error *error, int number, const char *what_format, ...)
{
    char what[512];
    va_list arguments;

    va_start(arguments, what_format);
    vsnprintf(what, sizeof what, what_format, arguments);
    va_end(arguments);
    cut_at_boundary(what, sizeof what);
    switch (number) {
    case ENOSPC:
    case EDQUOT:
        return error_set(error, ERROR_SPACE, "disk_full",
                         "%s: %s; free some space or choose another place with --data",
                         what, strerror(number));
    case ENOMEM:
        return error_set(error, ERROR_MEMORY, "out_of_memory", "%s: %s", what,
                         strerror(number));
    case EMFILE:
    case ENFILE:
        /* A failure of the machine, not of the file: the file can be read later. */
        return error_set(error, ERROR_MEMORY, "too_many_open_files",
                         "%s: %s; allow more of them (ulimit -n)", what,
                         strerror(number));
    case ECANCELED:
        return error_set(error, ERROR_CANCELLED, "cancelled", "%s: cancelled", what);
    default:
        return error_set(error, ERROR_IO, "io_error", "%s: %s", what, strerror(number));
    }
}

int error_set_memory(struct error *error)
{
    return error_set(error, ERROR_MEMORY, "out_of_memory", "out of memory");
}

void error_prefix(struct error *error, const char *prefix_format, ...)
{
    char prefix[512], text[sizeof prefix + sizeof error->message + 2];
    va_list arguments;

    if (error == NULL)
        return;
    va_start(arguments, prefix_format);
    vsnprintf(prefix, sizeof prefix, prefix_format, arguments);
    va_end(arguments);
    cut_at_boundary(prefix, sizeof prefix);
    snprintf(text, sizeof text, "%s: %s", prefix, error->message);
    text[sizeof error->message - 1] = '\0';
    cut_at_boundary(text, sizeof error->message);
    memcpy(error->message, text, sizeof error->message);
}

void error_hide(struct error *error, const char *text, const char *shown)
{
    char result[sizeof error->message];
    size_t length = text == NULL ? 0 : strlen(text), used = 0;

    if (error == NULL || length == 0)
        return;
    const char *rest = error->message;
    for (const char *found; (found = strstr(rest, text)) != NULL; rest = found + length) {
        int written = snprintf(result + used, sizeof result - used, "%.*s%s",
                               (int)(found - rest), rest, shown);

        used += (size_t)written;
        if (used >= sizeof result)
            break;
    }
    if (used < sizeof result)
        snprintf(result + used, sizeof result - used, "%s", rest);
    cut_at_boundary(result, sizeof result);
    memcpy(error->message, result, sizeof result);
}

int error_http_status(enum error_code code)
{
    switch (code) {
    case ERROR_NONE:
        return 200;
    case ERROR_PARAMETER:
        return 400;
    case ERROR_UNAUTHORIZED:
        return 401;
    case ERROR_FORBIDDEN:
        return 403;
    case ERROR_NOT_FOUND:
        return 404;
    case ERROR_METHOD:
        return 405;
    case ERROR_CONFLICT:
        return 409;
    case ERROR_LIMIT:
        return 413;
    case ERROR_FORMAT:
        return 422;
    case ERROR_CANCELLED:
        return 499;
    case ERROR_TIMEOUT:
    case ERROR_MEMORY:
        return 503;
    case ERROR_SPACE:
        return 507;
    case ERROR_IO:
    case ERROR_DATABASE:
    case ERROR_DAMAGED:
    case ERROR_INTERNAL:
        return 500;
    }
    return 500;
}
