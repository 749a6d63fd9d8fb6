/* See walk.h. */
#include "trace/walk.h"
#include "trace/number.h"

#include <string.h>

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* Tokens are quotes and brackets, so a token that reads NUL is a sentinel: the piece ends
 * there. A NUL met beside the tokens may also be a byte of a damaged file; *where tells
 * the caller at which position it was. */

ALWAYS_INLINE bool is_blank(uint8_t c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

ALWAYS_INLINE const uint8_t *skip_blanks(const uint8_t *c)
{
    while (is_blank(*c))
        c++;
    return c;
}

size_t walk_skip(const uint8_t *bytes, const uint32_t *tokens)
{
    size_t used = 1;
    unsigned depth = 1;

    while (depth > 0) {
        uint8_t c = bytes[tokens[used]];

        if (c == '{' || c == '[')
            depth++;
        else if (c == '}' || c == ']')
            depth--;
        else if (c == '\0')
            return 0;
        used++;
    }
    return used;
}

/* One member of an object: its key and where its value is. */
struct member {
    const uint8_t *key;
    uint32_t key_length;
    const uint8_t *value;   /* first byte: a quote, a bracket, or of a scalar */
    uint32_t string_length; /* of a string value, between its quotes */
    bool is_string;
};

/* Walks one member whose key opens at tokens[0]. A nested value is stepped over, too. */
ALWAYS_INLINE enum walk_result walk_member(const uint8_t *bytes, const uint32_t *tokens,
                                           struct member *member, size_t *where)
{
    const uint8_t *c = bytes + tokens[1] + 1;

    member->key = bytes + tokens[0] + 1;
    member->key_length = tokens[1] - tokens[0] - 1;
    if (bytes[tokens[1]] == '\0')
        return WALK_MORE;
    c = skip_blanks(c);
    if (*c != ':') {
        *where = (size_t)(c - bytes);
        return *c == '\0' ? WALK_MORE : WALK_DAMAGED;
    }
    c++;
    if (*c == ' ')
        c++;
    c = skip_blanks(c);
    member->value = c;
    member->is_string = *c == '"';
    member->string_length = 0;
    if (*c == '"') {
        /* Eight sentinels follow the last token, so tokens[3] exists. A quote that is no
         * token stands behind a backslash outside of any string. */
        if (c != bytes + tokens[2]) {
            *where = (size_t)(c - bytes);
            return WALK_DAMAGED;
        }
        if (bytes[tokens[3]] == '\0')
            return WALK_MORE;
        member->string_length = tokens[3] - tokens[2] - 1;
    } else if (*c == '\0') {
        *where = (size_t)(c - bytes);
        return WALK_MORE;
    }
    return WALK_OK;
}

ALWAYS_INLINE bool key_is(const struct member *member, const char *key, size_t length)
{
    return memcmp(member->key, key, length) == 0;
}

ALWAYS_INLINE bool text_integer(const struct member *member, bool hex, int64_t *value)
{
    if (member->is_string)
        return number_integer_text(member->value + 1, member->string_length, hex,
                                   value) == NUMBER_OK;
    return number_integer(member->value, value) == NUMBER_OK;
}

/* A member of `args`. */
ALWAYS_INLINE void take_argument(struct raw_event *event, const struct member *member,
                                 const uint8_t *end_of_value)
{
    switch (member->key_length) {
    case 5:
        if (key_is(member, "bytes", 5) && text_integer(member, false, &event->bytes))
            event->fields |= WALK_BYTES;
        break;
    case 6:
        if (key_is(member, "stream", 6)) {
            if (text_integer(member, true, &event->stream))
                event->fields |= WALK_STREAM;
        } else if (key_is(member, "device", 6) && !member->is_string &&
                   number_integer(member->value, &event->device) == NUMBER_OK) {
            event->fields |= WALK_DEVICE;
        }
        break;
    case 10:
        if ((key_is(member, "Input Dims", 10) || key_is(member, "Input dims", 10)) &&
            *member->value == '[') {
            event->shapes.bytes = member->value;
            event->shapes.length = (uint32_t)(end_of_value - member->value);
        }
        break;
    case 11:
        if (key_is(member, "correlation", 11) &&
            text_integer(member, false, &event->correlation))
            event->fields |= WALK_CORRELATION;
        break;
    case 15:
        if (key_is(member, "Collective name", 15) && member->is_string &&
            member->string_length > 0)
            event->fields |= WALK_COLLECTIVE;
        break;
    case 23:
        if (key_is(member, "memory bandwidth (GB/s)", 23))
            event->fields |= number_double(member->value, &event->bandwidth)
                                 ? WALK_BANDWIDTH
                                 : WALK_BANDWIDTH_BAD;
        break;
    default:
        break;
    }
}

/* What follows a value: *c moves to the byte behind the comma, or stays at the closing
 * bracket. The end of a scalar is found here. */
ALWAYS_INLINE enum walk_result walk_separator(const uint8_t *bytes, const uint8_t **c,
                                              uint8_t closer, bool *closed, size_t *where)
{
    const uint8_t *at = *c;

    if (*at != ',' && *at != closer)
        at = skip_blanks(at);
    if (*at == ',') {
        at++;
        *closed = false;
    } else if (*at == closer) {
        *closed = true;
    } else {
        *where = (size_t)(at - bytes);
        return *at == '\0' ? WALK_MORE : WALK_DAMAGED;
    }
    *c = at;
    return WALK_OK;
}

ALWAYS_INLINE const uint8_t *end_of_scalar(const uint8_t *c)
{
    while (*c != ',' && *c != '}' && *c != ']' && *c != '"' && *c > ' ')
        c++;
    return c;
}

/* Steps behind the value of a member: *used counts its tokens, *end is the byte behind.
 */
ALWAYS_INLINE enum walk_result step_over(const uint8_t *bytes, const uint32_t *tokens,
                                         const struct member *member, size_t *used,
                                         const uint8_t **end)
{
    uint8_t first = *member->value;

    if (member->is_string) {
        *used += 4;
        *end = member->value + member->string_length + 2;
    } else if (first == '{' || first == '[') {
        size_t inner = walk_skip(bytes, tokens + 2);

        if (inner == 0)
            return WALK_MORE;
        *used += 2 + inner;
        *end = bytes + tokens[2 + inner - 1] + 1;
    } else {
        *used += 2;
        *end = end_of_scalar(member->value);
    }
    return WALK_OK;
}

/* At the place where a key should open, behind an opening bracket or a comma: whether the
 * object closes here instead (empty, or a dangling comma). */
ALWAYS_INLINE enum walk_result walk_key(const uint8_t *bytes, uint32_t token,
                                        bool *closed, size_t *where)
{
    uint8_t c = bytes[token];

    *closed = c == '}';
    if (c == '"' || c == '}')
        return WALK_OK;
    if (c == '\0')
        return WALK_MORE;
    *where = token;
    return WALK_DAMAGED;
}

static enum walk_result walk_arguments(const uint8_t *bytes, const uint32_t *tokens,
                                       struct raw_event *event, size_t *used,
                                       size_t *where)
{
    size_t t = 1;

    for (;;) {
        struct member member;
        const uint8_t *end;
        bool closed;
        enum walk_result result = walk_key(bytes, tokens[t], &closed, where);

        if (result != WALK_OK)
            return result;
        if (closed)
            break;
        result = walk_member(bytes, tokens + t, &member, where);
        if (result == WALK_OK)
            result = step_over(bytes, tokens + t, &member, &t, &end);
        if (result != WALK_OK)
            return result;
        take_argument(event, &member, end);
        result = walk_separator(bytes, &end, '}', &closed, where);
        if (result != WALK_OK)
            return result;
        if (closed)
            break;
    }
    *used = t + 1;
    return WALK_OK;
}

ALWAYS_INLINE struct span span_of(const struct member *member, const uint8_t *end)
{
    if (member->is_string)
        return (struct span){member->value + 1, member->string_length};
    return (struct span){member->value, (uint32_t)(end - member->value)};
}

ALWAYS_INLINE void take_time(struct raw_event *event, const struct member *member,
                             int64_t *ns, uint32_t field, uint32_t range)
{
    const uint8_t *text = member->value + (member->is_string ? 1 : 0);
    enum number_result result = number_us_to_ns(text, ns);

    event->fields &= ~(field | range);
    if (result == NUMBER_OK)
        event->fields |= field;
    else if (result == NUMBER_OUT_OF_RANGE)
        event->fields |= range;
}

/* A member of the event itself, `args` excepted. */
ALWAYS_INLINE void take_member(struct raw_event *event, const struct member *member,
                               const uint8_t *end)
{
    switch (member->key_length) {
    case 2:
        if (key_is(member, "ph", 2))
            event->phase =
                member->is_string && member->string_length == 1 ? member->value[1] : 0;
        else if (key_is(member, "ts", 2))
            take_time(event, member, &event->ts, WALK_TS, WALK_TS_RANGE);
        break;
    case 3:
        if (key_is(member, "cat", 3)) {
            event->category = span_of(member, end);
            event->fields = (event->fields & ~(uint32_t)WALK_CATEGORY) |
                            (member->is_string ? WALK_CATEGORY : 0);
        } else if (key_is(member, "pid", 3)) {
            event->pid = span_of(member, end);
        } else if (key_is(member, "tid", 3)) {
            event->tid = span_of(member, end);
        } else if (key_is(member, "dur", 3)) {
            take_time(event, member, &event->dur, WALK_DUR, WALK_DUR_RANGE);
        }
        break;
    case 4:
        if (key_is(member, "name", 4))
            event->name = span_of(member, end);
        break;
    default:
        break;
    }
}

enum walk_result walk_event(const uint8_t *bytes, const uint32_t *tokens,
                            struct raw_event *event, size_t *used, size_t *where)
{
    size_t t = 1;

    memset(event, 0, sizeof *event);
    for (;;) {
        struct member member;
        const uint8_t *end;
        bool closed;
        enum walk_result result = walk_key(bytes, tokens[t], &closed, where);

        if (result != WALK_OK)
            return result;
        if (closed)
            break;
        result = walk_member(bytes, tokens + t, &member, where);
        if (result != WALK_OK)
            return result;
        if (member.key_length == 4 && *member.value == '{' &&
            key_is(&member, "args", 4)) {
            size_t inner;

            result = walk_arguments(bytes, tokens + t + 2, event, &inner, where);
            if (result != WALK_OK)
                return result;
            end = bytes + tokens[t + 2 + inner - 1] + 1;
            t += 2 + inner;
        } else {
            result = step_over(bytes, tokens + t, &member, &t, &end);
            if (result != WALK_OK)
                return result;
            take_member(event, &member, end);
        }
        result = walk_separator(bytes, &end, '}', &closed, where);
        if (result != WALK_OK)
            return result;
        if (closed)
            break;
    }
    *used = t + 1;
    return WALK_OK;
}
