#include "base/json.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define WHOLE_MAX 9007199254740992.0 /* from 2^53 on a double is not every integer */

static _Thread_local bool may_refuse, refused;

static void *take_memory(size_t size)
{
    if (!may_refuse)
        return owned_new(size, 1);
    void *piece = malloc(size);

    refused |= piece == NULL;
    return piece;
}

void json_may_refuse(void)
{
    may_refuse = true;
    refused = false;
}

bool json_refused(void)
{
    return refused;
}

void json_begin(void)
{
    json_set_alloc_funcs(take_memory, free);
    json_object_seed(0);
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
static void append_real(struct buffer *out, double value)
{
    double size = fabs(value);
    size_t before = out->length;

    if (!(size >= 1e-4 && size < 1e14) || size == trunc(size)) {
        json_t *real = json_real(value);

        out->failed = append_by_jansson(out, real) != 0 || out->failed;
        json_decref(real);
        return;
    }
    json_out_number(out, value);
    if (out->length > before &&
        memchr(out->bytes + before, '.', out->length - before) == NULL)
        buffer_append(out, ".0", 2); /* rounded to 15 digits, it is whole */
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
        append_real(out, json_real_value(value));
        return 0;
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

/* ---- json write ---- */

/* A comma, unless this is the first member or element, or the value of a key. */
static void separate(struct buffer *out)
{
    if (out->length > 0 && strchr("{[:,", out->bytes[out->length - 1]) == NULL)
        buffer_append_char(out, ',');
}

static void write_us(struct buffer *out, double ns, bool pointed)
{
    double us = ns / 1000;

    if (!pointed || !isfinite(us) || (us == trunc(us) && fabs(us) < WHOLE_MAX))
        json_out_us(out, ns);
    else
        append_real(out, us);
}

static void write_real(struct buffer *out, double value, bool pointed)
{
    if (pointed && isfinite(value))
        append_real(out, value);
    else
        json_out_number(out, value);
}

static void write_text(struct buffer *out, const char *text, size_t length)
{
    if (text == NULL && length == SIZE_MAX)
        buffer_append(out, "null", 4);
    else
        json_out_text(out, text == NULL ? "" : text,
                      length == SIZE_MAX ? strlen(text) : length);
}

static void write_whole(struct buffer *out, char size, char letter, va_list *values)
{
    if (letter == 'u' && size == 'l')
        buffer_printf(out, "%llu", va_arg(*values, unsigned long long));
    else if (letter == 'u' && size == 'z')
        buffer_printf(out, "%zu", va_arg(*values, size_t));
    else if (letter == 'u')
        json_out_integer(out, va_arg(*values, unsigned));
    else
        json_out_integer(out,
                         size == 'l' ? va_arg(*values, long long) : va_arg(*values, int));
}

/* The conversion after a "%"; returns what follows it. */
static const char *write_value(struct buffer *out, const char *at, va_list *values)
{
    bool pointed = *at == '#';
    char size = '\0';
    size_t length = SIZE_MAX;

    at += pointed;
    if (*at == '.') {
        length = (size_t)va_arg(*values, int);
        at += 2;
    }
    for (; *at == 'l' || *at == 'z'; at++)
        size = *at;
    switch (*at) {
    case 's':
        write_text(out, va_arg(*values, const char *), length);
        break;
    case 'i':
        buffer_append_text(out, va_arg(*values, int) != 0 ? "true" : "false");
        break;
    case 'g':
        write_real(out, va_arg(*values, double), pointed);
        break;
    case 'f':
        write_us(out, va_arg(*values, double), pointed);
        break;
    default:
        write_whole(out, size, *at, values);
        break;
    }
    return at + 1;
}

/* A key, or a word of JSON such as null; returns what follows it. */
static const char *write_word(struct buffer *out, const char *at)
{
    size_t length = strcspn(at, ":,{}[] ");
    bool key = at[length] == ':';

    buffer_append_text(out, key ? "\"" : "");
    for (size_t i = 0; i < length; i++)
        if (at[i] != '%' || at[i + 1] != '%') /* "%%" is one */
            buffer_append_char(out, at[i]);
    buffer_append_text(out, key ? "\":" : "");
    return at + length + key;
}

void json_write(struct buffer *out, const char *shape, ...)
{
    const char *at = shape;
    va_list values;

    va_start(values, shape);
    while (*at != '\0' && !buffer_failed(out)) {
        bool apart = *at == ' ' || *at == ',', end = *at == '}' || *at == ']';

        if (!apart && !end)
            separate(out);
        if (*at == '%')
            at = write_value(out, at + 1, &values);
        else if (apart)
            at++;
        else if (end || *at == '{' || *at == '[')
            buffer_append_char(out, *at++);
        else
            at = write_word(out, at);
    }
    va_end(values);
}

void json_key(struct buffer *out, const char *key)
{
    separate(out);
    buffer_printf(out, "\"%s\":", key);
}

bool json_open(struct buffer *out, const char *key, bool known)
{
    json_key(out, key);
    buffer_append_text(out, known ? "{" : "null");
    return known;
}

void json_known(struct buffer *out, const char *key, bool known, int64_t value)
{
    json_key(out, key);
    if (known)
        json_out_integer(out, value);
    else
        buffer_append(out, "null", 4);
}

void json_stored(struct buffer *out, const char *key, const struct strings *texts,
                 uint32_t text)
{
    json_key(out, key);
    if (text == UINT32_MAX)
        buffer_append(out, "null", 4);
    else
        json_out_text(out, strings_text(texts, text), strings_length(texts, text));
}

void json_wholes(struct buffer *out, const char *key, const int64_t *numbers,
                 size_t count)
{
    json_key(out, key);
    json_write(out, "[");
    for (size_t i = 0; i < count && !budget_is_over(out->budget); i++)
        json_write(out, "%lld", (long long)numbers[i]);
    json_write(out, "]");
}

void json_distinct(struct buffer *out, const char *key, int64_t *numbers, size_t count)
{
    size_t kept = 0;

    qsort_r(numbers, count, sizeof *numbers, number_order_in_budget, out->budget);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || numbers[i] != numbers[kept - 1])
            numbers[kept++] = numbers[i];
    json_wholes(out, key, numbers, kept);
}

void json_tree(struct buffer *out, const char *key, json_t *tree)
{
    json_key(out, key);
    if (tree == NULL || append_tree(out, tree) != 0)
        out->failed = true;
    json_decref(tree);
}

void json_kept_tree(struct buffer *out, const char *key, json_t *tree)
{
    json_tree(out, key, tree == NULL ? json_null() : json_incref(tree));
}

void json_tree_text(struct buffer *out, const json_t *list)
{
    if (list == NULL)
        buffer_append_text(out, "[]");
    else if (append_by_jansson(out, list) != 0)
        out->failed = true;
}
