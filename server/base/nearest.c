/* See nearest.h. */
#include "base/nearest.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define WORD_MAX 40
/* A word is near if it has at most one mistake per this many letters. */
#define LETTERS_A_MISTAKE 3

static size_t least(size_t a, size_t b, size_t c)
{
    size_t low = a < b ? a : b;

    return low < c ? low : c;
}

/* How many letters to change, add, leave out or swap with the next one. */
static size_t distance(const char *from, const char *to)
{
    size_t rows[3][WORD_MAX + 1], length = strlen(to);
    size_t *above = rows[0], *last = rows[1], *now = rows[2];

    if (length > WORD_MAX || strlen(from) > WORD_MAX)
        return SIZE_MAX;
    for (size_t i = 0; i <= length; i++)
        last[i] = i;
    for (size_t row = 1; from[row - 1] != '\0'; row++) {
        now[0] = row;
        for (size_t i = 1; i <= length; i++) {
            size_t cost = from[row - 1] == to[i - 1] ? 0 : 1;

            now[i] = least(last[i] + 1, now[i - 1] + 1, last[i - 1] + cost);
            if (row > 1 && i > 1 && from[row - 1] == to[i - 2] &&
                from[row - 2] == to[i - 1] && above[i - 2] + 1 < now[i])
                now[i] = above[i - 2] + 1;
        }
        size_t *free_row = above;
        above = last;
        last = now;
        now = free_row;
    }
    return last[length];
}

const char *nearest_word(const char *typed,
                         const char *(*words)(const void *context, size_t index),
                         const void *context)
{
    size_t best = strlen(typed) / LETTERS_A_MISTAKE + 1;
    const char *nearest = NULL, *word;

    for (size_t i = 0; (word = words(context, i)) != NULL; i++) {
        size_t mistakes = distance(typed, word);
        bool begins = strlen(typed) > 2 && strncmp(word, typed, strlen(typed)) == 0;

        mistakes = begins ? 1 : mistakes;
        if (mistakes < best) {
            best = mistakes;
            nearest = word;
        }
    }
    return nearest;
}
