/* See json.h. */
#include "render/json.h"

#include "base/cleanup.h"
#include "base/json_out.h"
#include "base/text.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#define TEXT_MAX ((size_t)4 << 20)

json_t *render_text(const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer clean;
    buffer_init(&clean, TEXT_MAX);

    text_append_utf8(&clean, bytes, length);
    if (buffer_failed(&clean))
        return NULL;
    return json_stringn_nocheck(clean.bytes != NULL ? clean.bytes : "", clean.length);
}

json_t *render_real(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

json_t *render_us(double ns)
{
    double us = ns / 1000;

    /* 2^53: beyond it a double is no longer every integer. */
    if (isfinite(us) && fabs(us) < 9007199254740992.0 && us == trunc(us))
        return json_integer((json_int_t)us);
    return render_real(us);
}

static int append_piece(const char *bytes, size_t length, void *context)
{
    struct buffer *out = context;

    buffer_append(out, bytes, length);
    return buffer_failed(out) ? -1 : 0;
}

/* 0, or -1: no memory, or the buffer is full. */
static int append_by_jansson(struct buffer *out, const json_t *value)
{
    return json_dump_callback(value, append_piece, out,
                              JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));
}

static int append_tree(struct buffer *out, const json_t *value);

/* Jansson itself writes numbers that are whole or have an exponent. */
static int append_real(struct buffer *out, const json_t *real)
{
    double value = json_real_value(real), size = fabs(value);
    size_t before = out->length;

    if (!(size >= 1e-4 && size < 1e14) || size == trunc(size))
        return append_by_jansson(out, real);
    json_out_number(out, value);
    if (out->length > before &&
        memchr(out->bytes + before, '.', out->length - before) == NULL)
        buffer_append(out, ".0", 2); /* rounded to 15 digits, it is whole */
    return 0;
}

static int append_array(struct buffer *out, const json_t *array)
{
    size_t count = json_array_size(array);
    int failed = 0;

    buffer_append_char(out, '[');
    for (size_t i = 0; i < count && failed == 0; i++) {
        if (i > 0)
            buffer_append_char(out, ',');
        failed = append_tree(out, json_array_get(array, i));
    }
    buffer_append_char(out, ']');
    return failed;
}

static int append_object(struct buffer *out, json_t *object)
{
    char before = '{';
    int failed = 0;

    for (void *member = json_object_iter(object); member != NULL && failed == 0;
         member = json_object_iter_next(object, member)) {
        const char *key = json_object_iter_key(member);

        buffer_append_char(out, before);
        before = ',';
        json_out_text(out, key, strlen(key));
        buffer_append_char(out, ':');
        failed = append_tree(out, json_object_iter_value(member));
    }
    buffer_append_text(out, before == '{' ? "{}" : "}");
    return failed;
}

/* Writes the same as Jansson, in a fifth of the time. Trees are as deep as Jansson reads
 * them or the program makes them. */
static int append_tree(struct buffer *out, const json_t *value)
{
    if (buffer_failed(out))
        return -1;
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        return append_object(out, (json_t *)(uintptr_t)value);
    case JSON_ARRAY:
        return append_array(out, value);
    case JSON_STRING:
        json_out_text(out, json_string_value(value), json_string_length(value));
        return 0;
    case JSON_INTEGER:
        json_out_integer(out, json_integer_value(value));
        return 0;
    case JSON_REAL:
        return append_real(out, value);
    default:
        buffer_append_text(out, json_is_true(value)    ? "true"
                                : json_is_false(value) ? "false"
                                                       : "null");
        return 0;
    }
}

int render_append(struct buffer *out, json_t *value, struct error *error)
{
    if (value == NULL)
        return error_set_memory(error);
    int status = append_tree(out, value);
    json_decref(value);
    /* http_reply_buffer() reports a full buffer. */
    if (status != 0 && !buffer_failed(out))
        return error_set_memory(error);
    return 0;
}

int render_member(struct buffer *out, const char *key, json_t *value, struct error *error)
{
    if (out->length > 0 && out->bytes[out->length - 1] != '{')
        buffer_append_char(out, ',');
    buffer_printf(out, "\"%s\":", key);
    return render_append(out, value, error);
}
