/* See member.h. */
#include "trace/member.h"

enum member_action member_action_of(const uint8_t *key, size_t length, bool argument)
{
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
                 {"memory bandwidth (GB/s)", true, MEMBER_BANDWIDTH}};

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
