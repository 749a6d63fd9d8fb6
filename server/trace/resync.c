/* See resync.h. */
#include "trace/resync.h"

#include <string.h>

enum guess { GUESS_NO, GUESS_YES, GUESS_MORE };

static size_t skip_blanks(const uint8_t *bytes, size_t i, size_t length)
{
    while (i < length &&
           (bytes[i] == ' ' || bytes[i] == '\n' || bytes[i] == '\r' || bytes[i] == '\t'))
        i++;
    return i;
}

/* Whether bytes[i..] is `{ "key" :` with a key of trace events. */
static enum guess opens_event(const uint8_t *bytes, size_t i, size_t length)
{
    static const char *const keys[] = {"ph",  "cat", "name", "pid", "tid", "ts",
                                       "dur", "id",  "args", "s",   "bp"};

    i = skip_blanks(bytes, i + 1, length);
    if (i == length)
        return GUESS_MORE;
    if (bytes[i] != '"')
        return GUESS_NO;
    i++;
    if (length - i < 6)
        return GUESS_MORE;
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        size_t size = strlen(keys[k]);

        if (memcmp(bytes + i, keys[k], size) != 0 || bytes[i + size] != '"')
            continue;
        size_t colon = skip_blanks(bytes, i + size + 1, length);
        if (colon == length)
            return GUESS_MORE;
        return bytes[colon] == ':' ? GUESS_YES : GUESS_NO;
    }
    return GUESS_NO;
}

/* Whether the `]` at bytes[i] closes the list: the document ends or goes on with a key.
 */
static enum guess closes_list(const uint8_t *bytes, size_t i, size_t length, bool at_end)
{
    i = skip_blanks(bytes, i + 1, length);
    if (i == length)
        return at_end ? GUESS_YES : GUESS_MORE;
    if (bytes[i] == '}')
        return GUESS_YES;
    if (bytes[i] != ',')
        return GUESS_NO;
    i = skip_blanks(bytes, i + 1, length);
    if (i == length)
        return at_end ? GUESS_NO : GUESS_MORE;
    return bytes[i] == '"' ? GUESS_YES : GUESS_NO;
}

/* Looks behind the `}` at bytes[i]. */
static enum resync_result look_behind(const uint8_t *bytes, size_t i, size_t length,
                                      bool at_end, size_t *found, enum guess *guess)
{
    i = skip_blanks(bytes, i + 1, length);
    if (i < length && bytes[i] == ',')
        i = skip_blanks(bytes, i + 1, length);
    *found = i;
    *guess = GUESS_NO;
    if (i == length)
        *guess = at_end ? GUESS_NO : GUESS_MORE;
    else if (bytes[i] == '{')
        *guess = opens_event(bytes, i, length);
    else if (bytes[i] == ']')
        *guess = closes_list(bytes, i, length, at_end);
    if (*guess == GUESS_MORE && at_end)
        *guess = GUESS_NO;
    return *guess == GUESS_YES ? (bytes[i] == '{' ? RESYNC_EVENT : RESYNC_LIST_END)
                               : RESYNC_NONE;
}

enum resync_result resync_find(const uint8_t *bytes, size_t length, bool at_end,
                               size_t *found)
{
    size_t i = 0;

    while (i < length) {
        const uint8_t *close = memchr(bytes + i, '}', length - i);
        enum guess guess;

        if (close == NULL)
            break;
        i = (size_t)(close - bytes);
        enum resync_result result = look_behind(bytes, i, length, at_end, found, &guess);
        if (result != RESYNC_NONE)
            return result;
        if (guess == GUESS_MORE) {
            *found = i;
            return RESYNC_NONE;
        }
        i++;
    }
    *found = length;
    return RESYNC_NONE;
}
