/* See member.h. */
#include "trace/scan/member.h"

#include "base/text.h"

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
    uint8_t text[MEMBER_SPELLED + 9];
    size_t length;

    if (!member_spell(member->value + 1, member->string_length, text, &length) ||
        !member_spells_number(text, (uint32_t)length))
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
                 {"device", true, MEMBER_DEVICE},
                 {"Input Dims", true, MEMBER_SHAPES},
                 {"Input dims", true, MEMBER_SHAPES},
                 {"correlation", true, MEMBER_CORRELATION},
                 {"Collective name", true, MEMBER_COLLECTIVE},
                 {"memory bandwidth (GB/s)", true, MEMBER_BANDWIDTH},
                 {"Input type", true, KEEP(KEPT_TYPES)},
                 {"Concrete Inputs", true, KEEP(KEPT_CONCRETE)},
                 {"External id", true, KEEP(KEPT_EXTERNAL)},
                 {"external id", true, KEEP(KEPT_EXTERNAL)},
                 {"Sequence number", true, KEEP(KEPT_SEQUENCE)},
                 {"Fwd thread id", true, KEEP(KEPT_FORWARD_THREAD)},
                 {"Python id", true, KEEP(KEPT_PYTHON)},
                 {"Python parent id", true, KEEP(KEPT_PYTHON_PARENT)},
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
