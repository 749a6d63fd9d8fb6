/* See json.h. */
#include "render/json.h"

#include "base/cleanup.h"
#include "base/text.h"

#include <math.h>

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

int render_append(struct buffer *out, json_t *value, struct error *error)
{
    if (value == NULL)
        return error_set_memory(error);
    int status =
        json_dump_callback(value, append_piece, out,
                           JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));
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
