/* See names.h. */
#include "trace/names.h"
#include "base/cleanup.h"

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

/* The number of digits of the address whose `0x` stands at `at`; 0: it is none. */
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

uint32_t trace_add_merged_name(struct strings *table,
                               const struct trace_recording *recording,
                               const struct trace_op *op)
{
    CLEANUP_BUFFER struct buffer merged;
    const char *name = strings_text(&recording->names, op->name);
    size_t length = strings_length(&recording->names, op->name);

    buffer_init(&merged, 2 * TRACE_NAME_MAX);
    if (op->side != TRACE_HOST || !trace_merge_addresses(&merged, name, length))
        return strings_add(table, name, length);
    if (buffer_failed(&merged))
        return STRINGS_NONE;
    return strings_add(table, merged.bytes, merged.length);
}
