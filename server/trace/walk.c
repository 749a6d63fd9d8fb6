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
    bool is_string;
    const uint8_t *value; /* first byte: a quote, a bracket, or of a scalar */
    const uint8_t *end; /* the byte behind the value; NULL for scalars: not looked for */
    uint32_t string_length; /* of a string value, between its quotes */
};

/* The first byte of the value behind the key that closes at `close`; NULL if there is no
 * colon, with *where at what is there instead. Nearly always the key is followed by a
 * colon and at most one blank. */
ALWAYS_INLINE const uint8_t *value_behind(const uint8_t *bytes, uint32_t close,
                                          size_t *where)
{
    const uint8_t *c = bytes + close + 1;

    if (*c != ':') {
        c = skip_blanks(c);
        if (*c != ':') {
            *where = (size_t)(c - bytes);
            return NULL;
        }
    }
    c++;
    if (*c == ' ')
        c++;
    return *c <= ' ' ? skip_blanks(c) : c;
}

/* Walks one member whose key opens at tokens[0]; *used counts the tokens of key and
 * value. */
ALWAYS_INLINE enum walk_result walk_member(const uint8_t *bytes, const uint32_t *tokens,
                                           struct member *member, size_t *used,
                                           size_t *where)
{
    member->key = bytes + tokens[0] + 1;
    member->key_length = tokens[1] - tokens[0] - 1;
    if (bytes[tokens[1]] == '\0')
        return WALK_MORE;
    const uint8_t *value = value_behind(bytes, tokens[1], where);
    if (value == NULL)
        return bytes[*where] == '\0' ? WALK_MORE : WALK_DAMAGED;
    uint8_t first = *value;

    member->value = value;
    member->is_string = first == '"';
    member->string_length = 0;
    if (first == '"' || first == '{' || first == '[') {
        /* A quote or bracket that is no token stands behind a backslash outside of any
         * string. Eight sentinels follow the last token, so tokens[3] exists. */
        if (value != bytes + tokens[2]) {
            *where = (size_t)(value - bytes);
            return WALK_DAMAGED;
        }
        if (first == '"') {
            member->string_length = tokens[3] - tokens[2] - 1;
            member->end = bytes + tokens[3] + 1;
            *used = 4;
            return bytes[tokens[3]] == '\0' ? WALK_MORE : WALK_OK;
        }
        size_t inner = walk_skip(bytes, tokens + 2);
        member->end = bytes + tokens[2 + inner - (inner > 0)] + 1;
        *used = 2 + inner;
        return inner == 0 ? WALK_MORE : WALK_OK;
    }
    member->end = NULL;
    *used = 2;
    if (first == '\0') {
        *where = (size_t)(value - bytes);
        return WALK_MORE;
    }
    return WALK_OK;
}

/* Behind a value: whether the object goes on with a key at `next` or closes there.
 * Between a scalar and the next token there is nothing but its rest, a comma and blanks;
 * if there were more, the next "key" would lack its colon. */
ALWAYS_INLINE enum walk_result walk_on(const uint8_t *bytes, const uint8_t *end,
                                       uint32_t next, bool *closed, size_t *where)
{
    uint8_t c = bytes[next];

    *closed = c == '}';
    if (end != NULL && *end != ',') {
        end = skip_blanks(end);
        if (*end != ',' && (*end != '}' || end != bytes + next)) {
            *where = (size_t)(end - bytes);
            return *end == '\0' ? WALK_MORE : WALK_DAMAGED;
        }
    }
    if (c == '"' || c == '}')
        return WALK_OK;
    if (c == '\0')
        return WALK_MORE;
    *where = next;
    return WALK_DAMAGED;
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

/* Lengths of the keys of `args` that are taken; the others are told off by one test,
 * which is foreseen better than a jump by length. */
#define ARGUMENT_LENGTHS (1U << 5 | 1U << 6 | 1U << 10 | 1U << 11 | 1U << 15 | 1U << 23)

#define ARGUMENT_FIELDS                                                                  \
    ((uint32_t)(WALK_STREAM | WALK_DEVICE | WALK_CORRELATION | WALK_BYTES |              \
                WALK_BANDWIDTH | WALK_BANDWIDTH_BAD | WALK_COLLECTIVE))

/* Of a key that stands twice the last value counts, whatever it is. */
ALWAYS_INLINE void set_field(struct raw_event *event, uint32_t field, bool there)
{
    event->fields = there ? event->fields | field : event->fields & ~field;
}

ALWAYS_INLINE void take_copy_argument(struct raw_event *event,
                                      const struct member *member)
{
    if (member->key_length == 5 && key_is(member, "bytes", 5)) {
        set_field(event, WALK_BYTES, text_integer(member, false, &event->bytes));
    } else if (member->key_length == 23 &&
               key_is(member, "memory bandwidth (GB/s)", 23)) {
        bool finite = number_double(member->value, &event->bandwidth);

        set_field(event, WALK_BANDWIDTH, finite);
        set_field(event, WALK_BANDWIDTH_BAD, !finite);
    } else if (member->key_length == 15 && key_is(member, "Collective name", 15)) {
        set_field(event, WALK_COLLECTIVE, member->is_string && member->string_length > 0);
    }
}

/* A member of `args`. */
ALWAYS_INLINE void take_argument(struct raw_event *event, const struct member *member)
{
    uint32_t length = member->key_length;

    if (length > 23 || (ARGUMENT_LENGTHS >> length & 1) == 0)
        return;
    if (length == 10) {
        if (key_is(member, "Input Dims", 10) || key_is(member, "Input dims", 10)) {
            bool list = *member->value == '[';

            event->shapes.bytes = member->value;
            event->shapes.length = list ? (uint32_t)(member->end - member->value) : 0;
        }
    } else if (length == 11) {
        if (key_is(member, "correlation", 11))
            set_field(event, WALK_CORRELATION,
                      text_integer(member, false, &event->correlation));
    } else if (length == 6) {
        if (key_is(member, "stream", 6))
            set_field(event, WALK_STREAM, text_integer(member, true, &event->stream));
        else if (key_is(member, "device", 6))
            set_field(event, WALK_DEVICE,
                      !member->is_string &&
                          number_integer(member->value, &event->device) == NUMBER_OK);
    } else {
        take_copy_argument(event, member);
    }
}

/* At an opening bracket: whether the object is empty. */
ALWAYS_INLINE enum walk_result walk_open(const uint8_t *bytes, uint32_t next,
                                         bool *closed, size_t *where)
{
    return walk_on(bytes, NULL, next, closed, where);
}

ALWAYS_INLINE void forget_arguments(struct raw_event *event)
{
    event->fields &= ~ARGUMENT_FIELDS;
    event->shapes.length = 0;
}

/* The object `args` whose bracket is tokens[0]; *used counts its tokens. */
static enum walk_result walk_arguments(const uint8_t *bytes, const uint32_t *tokens,
                                       struct raw_event *event, size_t *used,
                                       size_t *where)
{
    size_t t = 1, step;
    bool closed;
    enum walk_result result = walk_open(bytes, tokens[t], &closed, where);

    forget_arguments(event);
    while (result == WALK_OK && !closed) {
        struct member member;

        result = walk_member(bytes, tokens + t, &member, &step, where);
        if (result != WALK_OK)
            return result;
        t += step;
        take_argument(event, &member);
        result = walk_on(bytes, member.end, tokens[t], &closed, where);
    }
    *used = t + 1;
    return result;
}

/* Blanks and control characters, comma, closing brackets, quote. */
static const bool ends_scalar[256] = {
    [0] = true,  [1] = true,    [2] = true,   [3] = true,    [4] = true,    [5] = true,
    [6] = true,  [7] = true,    [8] = true,   ['\t'] = true, ['\n'] = true, [11] = true,
    [12] = true, ['\r'] = true, [14] = true,  [15] = true,   [16] = true,   [17] = true,
    [18] = true, [19] = true,   [20] = true,  [21] = true,   [22] = true,   [23] = true,
    [24] = true, [25] = true,   [26] = true,  [27] = true,   [28] = true,   [29] = true,
    [30] = true, [31] = true,   [' '] = true, ['"'] = true,  [','] = true,  [']'] = true,
    ['}'] = true};

ALWAYS_INLINE struct span span_of(const struct member *member)
{
    const uint8_t *end = member->value;

    if (member->is_string)
        return (struct span){member->value + 1, member->string_length};
    if (member->end != NULL)
        return (struct span){member->value, (uint32_t)(member->end - member->value)};
    while (!ends_scalar[*end])
        end++;
    return (struct span){member->value, (uint32_t)(end - member->value)};
}

/* Whether a string has nothing in it at which a number would end. */
static bool spells_number(const uint8_t *text, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++)
        if ((text[i] < '0' || text[i] > '9') && text[i] != '.' && text[i] != '-' &&
            text[i] != '+' && (text[i] | 0x20) != 'e')
            return false;
    return true;
}

ALWAYS_INLINE void take_time(struct raw_event *event, const struct member *member,
                             int64_t *ns, uint32_t field, uint32_t range)
{
    const uint8_t *text = member->value + (member->is_string ? 1 : 0);
    enum number_result result = number_us_to_ns(text, ns);

    if (member->is_string && !spells_number(text, member->string_length))
        result = NUMBER_NONE;

    event->fields &= ~(field | range);
    if (result == NUMBER_OK)
        event->fields |= field;
    else if (result == NUMBER_OUT_OF_RANGE)
        event->fields |= range;
}

/* A member of the event itself, `args` excepted. */
ALWAYS_INLINE void take_member(struct raw_event *event, const struct member *member)
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
            event->category = span_of(member);
            event->fields = (event->fields & ~(uint32_t)WALK_CATEGORY) |
                            (member->is_string ? WALK_CATEGORY : 0);
        } else if (key_is(member, "pid", 3)) {
            event->pid = span_of(member);
        } else if (key_is(member, "tid", 3)) {
            event->tid = span_of(member);
        } else if (key_is(member, "dur", 3)) {
            take_time(event, member, &event->dur, WALK_DUR, WALK_DUR_RANGE);
        }
        break;
    case 4:
        if (key_is(member, "name", 4))
            event->name = span_of(member);
        else if (key_is(member, "args", 4)) /* no object, or it would not come here */
            forget_arguments(event);
        break;
    default:
        break;
    }
}

/* Whether the next member is `args` with an object, which is walked and not skipped. */
ALWAYS_INLINE bool opens_arguments(const uint8_t *bytes, const uint32_t *tokens)
{
    return tokens[1] - tokens[0] == 5 && bytes[tokens[2]] == '{' &&
           memcmp(bytes + tokens[0] + 1, "args", 4) == 0;
}

enum walk_result walk_event(const uint8_t *bytes, const uint32_t *tokens,
                            struct raw_event *event, size_t *used, size_t *where)
{
    size_t t = 1, step;
    bool closed;
    enum walk_result result = walk_open(bytes, tokens[t], &closed, where);

    memset(event, 0, sizeof *event);
    /* What is missing is empty, and yet may be handed to memcmp() and its like. */
    event->name.bytes = event->category.bytes = bytes;
    event->pid.bytes = event->tid.bytes = bytes;
    while (result == WALK_OK && !closed) {
        struct member member;

        if (opens_arguments(bytes, tokens + t)) {
            const uint8_t *value = value_behind(bytes, tokens[t + 1], where);

            if (value == NULL)
                return bytes[*where] == '\0' ? WALK_MORE : WALK_DAMAGED;
            if (value != bytes + tokens[t + 2]) {
                *where = (size_t)(value - bytes);
                return WALK_DAMAGED;
            }
            result = walk_arguments(bytes, tokens + t + 2, event, &step, where);
            if (result != WALK_OK)
                return result;
            t += 2 + step;
            member.end = bytes + tokens[t - 1] + 1;
        } else {
            result = walk_member(bytes, tokens + t, &member, &step, where);
            if (result != WALK_OK)
                return result;
            t += step;
            take_member(event, &member);
        }
        result = walk_on(bytes, member.end, tokens[t], &closed, where);
    }
    *used = t + 1;
    return result;
}
