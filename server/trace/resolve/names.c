/* See names.h. */
#include "trace/resolve/names.h"
#include "base/cleanup.h"
#include "trace/decode/kinds.h"

#include <string.h>

#define DIGITS_MIN 6
#define DIGITS_MAX 16

static bool is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* A letter, a digit or `_`: what makes an address a part of a longer word. */
static bool is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           c == '_';
}

/* The number of digits of the address that starts with `0x` at `at`; 0: it is not an
 * address. */
static size_t count_digits(const char *name, size_t length, size_t at)
{
    size_t end = at + 2;

    if (at > 0 && is_word(name[at - 1]))
        return 0;
    while (end < length && is_hex(name[end]))
        end++;
    size_t digits = end - at - 2;
    bool ends = end == length || !is_word(name[end]);
    return ends && digits >= DIGITS_MIN && digits <= DIGITS_MAX ? digits : 0;
}

bool trace_merge_addresses(struct buffer *out, const char *name, size_t length)
{
    const char *found, *end = name + length;
    size_t done = 0, from = 0;

    while ((found = memmem(name + from, (size_t)(end - name) - from, "0x", 2)) != NULL) {
        size_t at = (size_t)(found - name);
        size_t digits = count_digits(name, length, at);

        from = at + 2;
        if (digits == 0)
            continue;
        buffer_append(out, name + done, from - done);
        buffer_append_text(out, "…");
        done = from += digits;
    }
    if (done > 0)
        buffer_append(out, name + done, length - done);
    return done > 0;
}

void trace_row_name(struct buffer *out, const struct trace_recording *recording,
                    const struct trace_op *op, bool use_short_name, bool merge_addresses)
{
    CLEANUP_BUFFER struct buffer merged;
    const char *name = strings_text(&recording->names, op->name);
    size_t length = strings_length(&recording->names, op->name);

    buffer_init(&merged, TRACE_ROW_NAME_MAX);
    if (merge_addresses && op->side == TRACE_HOST &&
        trace_merge_addresses(&merged, name, length)) {
        name = merged.bytes;
        length = merged.length;
    }
    if (buffer_failed(&merged))
        out->failed = true;
    else if (use_short_name)
        trace_short_name(out, strings_text(&recording->names, op->category), name,
                         length);
    else
        buffer_append(out, name, length);
    buffer_append(out, "", 0);
}

uint32_t trace_add_merged_name(struct strings *table,
                               const struct trace_recording *recording,
                               const struct trace_op *op)
{
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, TRACE_ROW_NAME_MAX);
    trace_row_name(&name, recording, op, false, true);
    return buffer_failed(&name) ? STRINGS_NONE
                                : strings_add(table, name.bytes, name.length);
}

static bool is_separator(char c)
{
    return c != '\0' && strchr(" \t#_:=()", c) != NULL;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The length of a name without the number at its end, if it has one. */
static size_t cut_number(const char *name, size_t length)
{
    size_t end = length;

    while (end > 0 && is_separator(name[end - 1]))
        end--;
    size_t digits = end;
    while (end > 0 && is_digit(name[end - 1]))
        end--;
    if (end == digits)
        return length;
    while (end > 0 && is_separator(name[end - 1]))
        end--;
    return end == 0 ? length : end;
}

void trace_marker_name(struct buffer *out, const char *name, size_t length)
{
    CLEANUP_BUFFER struct buffer merged;

    buffer_init(&merged, TRACE_ROW_NAME_MAX);
    if (trace_merge_addresses(&merged, name, length)) {
        name = merged.bytes;
        length = merged.length;
    }
    if (buffer_failed(&merged)) {
        out->failed = true;
        return;
    }
    buffer_append(out, name, cut_number(name, length));
    buffer_append(out, "", 0); /* also an empty name has bytes */
}
