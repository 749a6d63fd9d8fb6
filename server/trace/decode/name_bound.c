/* See name_bound.h. */
#include "trace/decode/name_bound.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

/* Categories, and names with a meaning (ProfilerStep#1), are shorter than all limits. */
static const size_t limits[] = {TRACE_NAME_MAX, 256, 96};
#define LAST_LEVEL 2
#define TAIL_ROOM 24 /* of "…#<hash>" */
#define SEEDS 16

size_t name_bound_limit(uint8_t level)
{
    return limits[level];
}

/* Cuts a text at a character boundary into `out`, which may contain the text itself;
 * returns its length. */
static size_t cut(const char *text, size_t length, size_t limit, unsigned seed, char *out)
{
    size_t keep = limit - TAIL_ROOM < length ? limit - TAIL_ROOM : length;
    uint64_t hash = XXH3_64bits_withSeed(text, length, seed);

    while (keep > 0 && ((unsigned char)text[keep] & 0xC0) == 0x80)
        keep--;
    memmove(out, text, keep);
    return keep +
           (size_t)snprintf(out + keep, TAIL_ROOM + 1, "\xE2\x80\xA6#%016" PRIx64, hash);
}

/* Gives a text the same number in another table. If the cut text is taken, which only
 * happens with texts made for that, it gets another hash. */
static int move(struct strings *table, uint32_t id, const char *text, size_t length,
                size_t limit)
{
    char made[TRACE_NAME_MAX + 1];

    if (length <= limit && strings_find(table, text, length) == STRINGS_NONE)
        return strings_add(table, text, length) == id ? 0 : -1;
    for (unsigned seed = 0; seed < SEEDS; seed++) {
        size_t made_length = cut(text, length, limit, seed, made);

        if (strings_find(table, made, made_length) != STRINGS_NONE)
            continue;
        return strings_add(table, made, made_length) == id ? 0 : -1;
    }
    return -1;
}

/* Raises the level by one. */
static int raise(struct name_bound *bound, struct strings *table)
{
    struct strings next;
    int result = 0;

    strings_init(&next, table->maximum);
    for (uint32_t id = 0; result == 0 && id < table->count; id++)
        result = move(&next, id, strings_text(table, id), strings_length(table, id),
                      limits[bound->level + 1]);
    if (result != 0) {
        strings_free(&next);
        return -1;
    }
    strings_free(table);
    *table = next;
    bound->level++;
    return 0;
}

int name_bound_raise(struct name_bound *bound, struct strings *table, uint8_t level)
{
    int result = 0;

    while (result == 0 && bound->level < level)
        result = raise(bound, table);
    return result;
}

/* The text at a level: it has the cuts of all lower levels and its own. */
static const char *cut_to(uint8_t level, const char *text, size_t *length, char *room)
{
    for (uint8_t i = 0; i <= level && i <= LAST_LEVEL; i++) {
        if (*length <= limits[i])
            continue;
        *length = cut(text, *length, limits[i], 0, room);
        text = room;
    }
    return text;
}

uint32_t name_bound_add(struct name_bound *bound, struct strings *table, const char *text,
                        size_t length)
{
    char room[TRACE_NAME_MAX + 1];

    for (;;) {
        size_t now = length;
        const char *shown = cut_to(bound->level, text, &now, room);
        bool fits =
            bound->level == LAST_LEVEL || table->arena_length + now < bound->bytes;

        if (fits || strings_find(table, shown, now) != STRINGS_NONE)
            return strings_add(table, shown, now);
        if (raise(bound, table) != 0)
            return STRINGS_NONE;
    }
}

uint32_t name_bound_count(const struct name_bound *bound, const struct strings *table)
{
    uint32_t count = 0;

    for (uint32_t id = 0; bound->level > 0 && id < table->count; id++) {
        size_t length = strings_length(table, id);
        const char *tail = strings_text(table, id) + length - 20;

        count += length >= limits[bound->level] - 8 &&
                 memcmp(tail, "\xE2\x80\xA6#", 4) == 0 &&
                 strspn(tail + 4, "0123456789abcdef") == 16;
    }
    return count;
}
