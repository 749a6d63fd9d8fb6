/* See resync.h. */
#include "trace/scan/resync.h"

#include <stdbool.h>
#include <string.h>

/* How far to search for events after a possible end of the list, and for a phase after
 * the opening of a possible event. */
#define LOOK_AHEAD ((size_t)64 << 10)
#define PHASE_AHEAD ((size_t)4 << 10)

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

/* Whether the `]` at bytes[i] closes the list: the document then ends or continues with a
 * key. */
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

/* Whether there is a phase nearby, as in every event that a profiler wrote. */
static bool has_phase(const uint8_t *bytes, size_t i, size_t length)
{
    size_t left = length - i;

    return memmem(bytes + i, left < PHASE_AHEAD ? left : PHASE_AHEAD, "\"ph\"", 4) !=
           NULL;
}

/* Looks from bytes[i] on, after a `}`, and says what is at *found. */
static enum guess look_behind(const uint8_t *bytes, size_t i, size_t length,
                              unsigned flags, size_t *found)
{
    bool at_end = (flags & RESYNC_AT_END) != 0, sure = (flags & RESYNC_SURE) != 0;
    enum guess guess = GUESS_NO;

    i = skip_blanks(bytes, i, length);
    if (i < length && bytes[i] == ',')
        i = skip_blanks(bytes, i + 1, length);
    *found = i;
    if (i == length)
        guess = GUESS_MORE;
    else if (bytes[i] == '{')
        guess = opens_event(bytes, i, length);
    else if (bytes[i] == ']' && !sure)
        guess = closes_list(bytes, i, length, at_end);
    if (guess == GUESS_YES && sure && !has_phase(bytes, i, length))
        guess = GUESS_NO;
    return guess == GUESS_MORE && at_end ? GUESS_NO : guess;
}

/* The place after the next `}`, 0 if there is none. */
static size_t next_end(const uint8_t *bytes, size_t i, size_t length)
{
    const uint8_t *close = memchr(bytes + i, '}', length - i);

    return close == NULL ? 0 : (size_t)(close - bytes) + 1;
}

/* Whether an event opens within LOOK_AHEAD bytes after a possible end of the list. */
static enum guess event_follows(const uint8_t *bytes, size_t i, size_t length,
                                unsigned flags, size_t *found)
{
    size_t end = length - i < LOOK_AHEAD ? length : i + LOOK_AHEAD;

    if (end - i < LOOK_AHEAD && (flags & RESYNC_AT_END) == 0)
        return GUESS_MORE;
    while ((i = next_end(bytes, i, end)) != 0)
        if (look_behind(bytes, i, end, RESYNC_AT_END | RESYNC_SURE, found) == GUESS_YES)
            return GUESS_YES;
    return GUESS_NO;
}

enum resync_result resync_find(const uint8_t *bytes, size_t length, unsigned flags,
                               size_t *found)
{
    size_t i = (flags & RESYNC_HERE) != 0 ? 0 : next_end(bytes, 0, length);

    while (i != 0 || (flags & RESYNC_HERE) != 0) {
        size_t event;
        enum guess guess = look_behind(bytes, i, length, flags, found);

        flags &= ~(unsigned)RESYNC_HERE;
        if (guess == GUESS_YES && bytes[*found] == '{')
            return RESYNC_EVENT;
        if (guess == GUESS_YES) {
            guess = event_follows(bytes, *found, length, flags, &event);
            if (guess == GUESS_NO)
                return RESYNC_LIST_END;
            if (guess == GUESS_YES)
                *found = event;
            if (guess == GUESS_YES)
                return RESYNC_EVENT;
        }
        if (guess == GUESS_MORE) {
            *found = i > 0 ? i - 1 : 0;
            return RESYNC_NONE;
        }
        i = next_end(bytes, i, length);
    }
    *found = length;
    return RESYNC_NONE;
}
