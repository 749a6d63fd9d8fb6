/* Interned strings: equal texts get the same number; numbers count from 0 in order of
 * arrival.
 *
 * Texts are bytes, not necessarily UTF-8 and possibly with NULs inside. They live in one
 * growing arena; a pointer from strings_text() holds only until the next
 * strings_add(). */
#ifndef TRACEDIFF_BASE_STRINGS_H
#define TRACEDIFF_BASE_STRINGS_H

#include "base/budget.h"

#include <stddef.h>
#include <stdint.h>

#define STRINGS_NONE UINT32_MAX

struct strings {
    char *arena;
    size_t arena_length, arena_capacity;
    uint64_t *offsets; /* count + 1 of them */
    size_t capacity;   /* of offsets */
    uint32_t count;
    uint32_t *table; /* open addressing, ids + 1 */
    uint32_t table_size;
    size_t maximum; /* arena bytes never exceed this */
    uint64_t seed;  /* of the hashes */
    /* Set it while there are no texts: their memory counts for the budget until
     * strings_free(). If that is too much, no text is added, and the budget is over.
     * NULL: none. */
    struct budget *budget;
    uint64_t counted; /* bytes */
};

void strings_init(struct strings *strings, size_t maximum_bytes);
/* The same with a budget, which must outlive the texts. */
void strings_init_counted(struct strings *strings, size_t maximum_bytes,
                          struct budget *budget);
void strings_free(struct strings *strings);
/* The number of the text, added if it is new; STRINGS_NONE if memory is refused or the
 * maximum is reached. */
uint32_t strings_add(struct strings *strings, const char *text, size_t length);
uint32_t strings_find(const struct strings *strings, const char *text, size_t length);
/* NUL-terminated bytes and their length (NUL not counted). */
const char *strings_text(const struct strings *strings, uint32_t id);
size_t strings_length(const struct strings *strings, uint32_t id);

#endif
