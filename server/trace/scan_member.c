#include "base/text.h"
#include "trace/scan.h"

#include <string.h>

/* ---- member ---- */

/* The character of the escape whose letter is raw[0], in *used bytes; -1: none of ASCII.
 */
static int escaped(const uint8_t *raw, size_t length, size_t *used)
{
    static const char letters[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    int value = 0;

    if (length == 0 || raw[0] == '\0')
        return -1;
    const char *letter = strchr(letters, raw[0]);
    *used = 1;
    if (letter != NULL)
        return values[letter - letters];
    if (raw[0] != 'u' || length < 5)
        return -1;
    *used = 5;
    for (int i = 1; i < 5; i++) {
        int digit = text_hex_digit(raw[i]);

        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value < 0x80 ? value : -1;
}

bool member_spell(const uint8_t *raw, size_t length, uint8_t out[MEMBER_SPELLED + 9],
                  size_t *spelled)
{
    size_t count = 0;

    if (length > (size_t)MEMBER_SPELLED * 6 || memchr(raw, '\\', length) == NULL)
        return false;
    for (size_t i = 0; i < length; i++) {
        int c = raw[i];

        if (c == '\\') {
            size_t used = 0;

            c = escaped(raw + i + 1, length - i - 1, &used);
            i += used;
        }
        if (c < 0 || c >= 0x80 || count == MEMBER_SPELLED)
            return false;
        out[count++] = (uint8_t)c;
    }
    memset(out + count, '"', 9); /* numbers are read in words of eight bytes */
    *spelled = count;
    return true;
}

enum number_result member_spelled_time(const struct member *member, int64_t *ns)
{
    uint8_t room[MEMBER_SPELLED + 9];
    const uint8_t *text = room;
    size_t length;

    if (!member_spell(member->value + 1, member->string_length, room, &length)) {
        text = member->value + 1;
        length = member->string_length;
    }
    /* Ascend writes a tab behind a time. */
    for (; length > 0 && text[length - 1] <= ' '; length--)
        ;
    for (; length > 0 && *text <= ' '; length--)
        text++;
    if (!member_spells_number(text, (uint32_t)length))
        return NUMBER_NONE;
    return number_us_to_ns(text, ns);
}

enum number_result member_spelled_integer(const struct member *member, bool hex,
                                          int64_t *value)
{
    uint8_t text[MEMBER_SPELLED + 9];
    size_t length;

    if (!member_spell(member->value + 1, member->string_length, text, &length))
        return NUMBER_NONE;
    return number_integer_text(text, length, hex, value);
}

uint8_t member_spelled_phase(const struct member *member)
{
    uint8_t text[MEMBER_SPELLED + 9];
    size_t length;

    return member->is_string &&
                   member_spell(member->value + 1, member->string_length, text,
                                &length) &&
                   length == 1
               ? text[0]
               : 0;
}

void member_take_rare(struct raw_event *event, enum member_action action,
                      const struct member *member)
{
    int64_t stream;

    if (action == MEMBER_CORRELATION_ELSE) {
        if ((event->fields & WALK_CORRELATION) == 0)
            take_integer(event, member, false, &event->correlation, WALK_CORRELATION,
                         WALK_CORRELATION_WIDE);
    } else if (integer_of(member, true, &stream) == NUMBER_OK) {
        event->stream = stream;
        event->fields &= ~(uint32_t)WALK_STREAM_WIDE;
        event->fields |= WALK_STREAM | WALK_STREAM_ORIGINAL;
    }
}

/* The actions of enum kept_field follow those of other members. */
#define KEEP(kept) (enum member_action)(MEMBER_KEPT + (int)(kept))

enum member_action member_action_of(const uint8_t *key, size_t length, bool argument)
{
    uint8_t spelled[MEMBER_SPELLED + 9];
    static const struct {
        const char *key;
        bool argument;
        enum member_action action;
    } known[] = {{"ph", false, MEMBER_PHASE},
                 {"ts", false, MEMBER_TS},
                 {"cat", false, MEMBER_CATEGORY},
                 {"pid", false, MEMBER_PID},
                 {"tid", false, MEMBER_TID},
                 {"dur", false, MEMBER_DUR},
                 {"name", false, MEMBER_NAME},
                 {"args", false, MEMBER_ARGUMENTS},
                 {"bytes", true, MEMBER_BYTES},
                 {"stream", true, MEMBER_STREAM},
                 {"original_stream", true, MEMBER_STREAM_ORIGINAL},
                 {"device", true, MEMBER_DEVICE},
                 {"Input Dims", true, MEMBER_SHAPES},
                 {"Input dims", true, MEMBER_SHAPES},
                 {"correlation", true, MEMBER_CORRELATION},
                 {"correlation_id", true, MEMBER_CORRELATION_ELSE},
                 {"connection_id", true, MEMBER_CORRELATION_ELSE},
                 {"Collective name", true, MEMBER_COLLECTIVE},
                 {"memory bandwidth (GB/s)", true, MEMBER_BANDWIDTH},
                 {"Input type", true, KEEP(KEPT_TYPES)},
                 {"Concrete Inputs", true, KEEP(KEPT_CONCRETE)},
                 {"External id", true, KEEP(KEPT_EXTERNAL)},
                 {"external id", true, KEEP(KEPT_EXTERNAL)},
                 {"name", true, KEEP(KEPT_LABEL)},
                 {"Sequence number", true, KEEP(KEPT_SEQUENCE)},
                 {"Fwd thread id", true, KEEP(KEPT_FORWARD_THREAD)},
                 {"Process Group Name", true, KEEP(KEPT_GROUP_NAME)},
                 {"Process Group Ranks", true, KEEP(KEPT_GROUP_RANKS)},
                 {"dtype", true, KEEP(KEPT_DTYPE)},
                 {"In split size", true, KEEP(KEPT_IN_SPLIT)},
                 {"Out split size", true, KEEP(KEPT_OUT_SPLIT)},
                 {"Group size", true, KEEP(KEPT_GROUP_SIZE)},
                 {"In msg nelems", true, KEEP(KEPT_IN_ELEMENTS)},
                 {"Out msg nelems", true, KEEP(KEPT_OUT_ELEMENTS)},
                 {"Seq", true, KEEP(KEPT_SEQ)},
                 {"Comms Id", true, KEEP(KEPT_COMMS_ID)},
                 {"Src Rank", true, KEEP(KEPT_SOURCE)},
                 {"Dst Rank", true, KEEP(KEPT_DESTINATION)},
                 {"Bytes", true, KEEP(KEPT_MEMORY_BYTES)},
                 {"Addr", true, KEEP(KEPT_ADDRESS)},
                 {"Total Allocated", true, KEEP(KEPT_ALLOCATED)},
                 {"Total Reserved", true, KEEP(KEPT_RESERVED)},
                 {"Device Type", true, KEEP(KEPT_DEVICE_TYPE)},
                 {"Device Id", true, KEEP(KEPT_DEVICE_ID)}};

    if (member_spell(key, length, spelled, &length))
        key = spelled;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].argument == argument && strlen(known[i].key) == length &&
            memcmp(known[i].key, key, length) == 0)
            return known[i].action;
    return MEMBER_SKIP;
}

bool member_spells_number(const uint8_t *text, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++)
        if ((text[i] < '0' || text[i] > '9') && text[i] != '.' && text[i] != '-' &&
            text[i] != '+' && (text[i] | 0x20) != 'e')
            return false;
    return true;
}

/* ---- unescape ---- */

/* The code unit of "uXXXX" at raw[0]; -1 if there is none. */
static int code_unit(const uint8_t *raw, size_t length)
{
    int value = 0;

    if (length < 5 || raw[0] != 'u')
        return -1;
    for (int i = 1; i < 5; i++) {
        int digit = text_hex_digit(raw[i]);

        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}

static void append_code_point(struct buffer *out, uint32_t c)
{
    char bytes[4];
    size_t length;

    if (c == 0) {
        memcpy(bytes, "\xC0\x80", 2);
        length = 2;
    } else if (c < 0x80) {
        bytes[0] = (char)c;
        length = 1;
    } else if (c < 0x800) {
        bytes[0] = (char)(0xC0 | c >> 6);
        bytes[1] = (char)(0x80 | (c & 0x3F));
        length = 2;
    } else if (c < 0x10000) {
        bytes[0] = (char)(0xE0 | c >> 12);
        bytes[1] = (char)(0x80 | (c >> 6 & 0x3F));
        bytes[2] = (char)(0x80 | (c & 0x3F));
        length = 3;
    } else {
        bytes[0] = (char)(0xF0 | c >> 18);
        bytes[1] = (char)(0x80 | (c >> 12 & 0x3F));
        bytes[2] = (char)(0x80 | (c >> 6 & 0x3F));
        bytes[3] = (char)(0x80 | (c & 0x3F));
        length = 4;
    }
    buffer_append(out, bytes, length);
}

/* Appends the escape that starts at raw[0] (the byte after the backslash); returns how
 * many bytes it took. */
static size_t append_escape(struct buffer *out, const uint8_t *raw, size_t length)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    const char *simple = memchr(from, raw[0], sizeof from - 1);
    int high = code_unit(raw, length), low;

    if (simple != NULL) {
        buffer_append_char(out, to[simple - from]);
        return 1;
    }
    if (high < 0) {
        buffer_append_char(out, '\\');
        return 0;
    }
    if (high >= 0xD800 && high < 0xDC00 && length >= 11 && raw[5] == '\\') {
        low = code_unit(raw + 6, length - 6);
        if (low >= 0xDC00 && low < 0xE000) {
            append_code_point(out, 0x10000 + ((uint32_t)(high - 0xD800) << 10) +
                                       (uint32_t)(low - 0xDC00));
            return 11;
        }
    }
    append_code_point(out, (uint32_t)high);
    return 5;
}

/* Appends bytes without escapes; a raw NUL becomes C0 80, too. */
static void append_plain(struct buffer *out, const uint8_t *raw, size_t length)
{
    const uint8_t *nul;

    while ((nul = memchr(raw, '\0', length)) != NULL) {
        size_t before = (size_t)(nul - raw);

        buffer_append(out, raw, before);
        append_code_point(out, 0);
        raw += before + 1;
        length -= before + 1;
    }
    buffer_append(out, raw, length);
}

void unescape_json(struct buffer *out, const uint8_t *raw, size_t length)
{
    while (length > 0) {
        const uint8_t *backslash = memchr(raw, '\\', length);
        size_t plain = backslash == NULL ? length : (size_t)(backslash - raw);

        append_plain(out, raw, plain);
        raw += plain;
        length -= plain;
        if (length == 0)
            return;
        raw++;
        length--;
        if (length == 0) {
            buffer_append_char(out, '\\');
            return;
        }
        size_t used = append_escape(out, raw, length);
        raw += used;
        length -= used;
    }
}
