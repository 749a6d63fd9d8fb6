/* Any text as a number, against the slow readings. */
#include "base/text.h"
#include "fuzz.h"
#include "slow_number.h"

#include <stdbool.h>
#include <string.h>

/* Where a number would end for the reader. */
static size_t end_of(const char *text, size_t length)
{
    size_t end = 0;

    while (end < length && (unsigned char)text[end] > ' ' &&
           strchr(",}]\"", text[end]) == NULL)
        end++;
    return end;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char text[256 + 64] = {0};
    int64_t fast = 0, slow = 0;
    double value;

    size = size > 256 ? 256 : size;
    if (size > 0)
        memcpy(text, data, size);
    const uint8_t *bytes = (const uint8_t *)text;
    size_t end = end_of(text, size);
    enum number_result result = number_us_to_ns(bytes, &fast);
    MUST(result == slow_us_to_ns(text, end, &slow));
    MUST(result == NUMBER_NONE || fast == slow);

    char saved = text[end];
    text[end] = '\0';
    result = number_integer(bytes, &fast);
    bool whole = text_to_int64(text, &slow) && text[0] != '+';
    bool digits = strspn(text, "-0123456789") == strlen(text); /* 7.0 is whole, too */
    MUST(!whole || (result == NUMBER_OK && fast == slow));
    MUST(!digits || (result == NUMBER_OK) == whole);
    MUST(result != NUMBER_WIDE || text[0] != '-');
    result = number_integer_text(bytes, end, false, &fast);
    bool blanks = strpbrk(text, " \t\r\n") != NULL;
    MUST(blanks || (result == NUMBER_OK) == text_to_int64(text, &slow));
    MUST(blanks || result != NUMBER_OK || fast == slow);
    number_integer_text(bytes, end, true, &fast);
    text[end] = saved;
    if (number_double(bytes, &value))
        MUST(value - value == 0);
    return 0;
}
