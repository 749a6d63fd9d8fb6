#ifndef TRACEDIFF_BASE_ARENA_H
#define TRACEDIFF_BASE_ARENA_H

#include "base/budget.h"

#include <stddef.h>
#include <stdint.h>

/* Memory that is freed at once: of a request, of a rank, of a job.
 *
 *     CLEANUP(arena_free) struct arena *arena = arena_make(budget);
 *     struct item *items = arena_new(arena, count, sizeof *items);
 *
 * Allocation does not fail, so nobody checks. The bytes count in the budget of the arena.
 * What is too much for the budget is still allocated, but the budget is then over: loops
 * end early, the next budget_look() returns the error, and what was made so far is thrown
 * away. It holds together all the same, since all memory is zero at first.
 *
 * If the machine refuses memory, a reserve is freed and the budget is over (too_expensive
 * for this request); without a budget, work goes on. If the reserve does not suffice
 * either, the process ends with a line on stderr, and with the status of
 * arena_end_with().
 *
 * One thread at a time uses an arena. Several arenas may count in one budget. */

struct arena {
    struct budget *budget; /* NULL: none */

    /* Used inside arena.c. */
    struct arena_block *blocks; /* of small pieces, the newest first */
    struct arena_large *large;
    char *next; /* the free part of the newest block */
    size_t left;
    uint64_t counted; /* bytes */
};

/* The status of the process if the machine refuses memory; EXIT_FAILURE if it is not
 * said. */
void arena_end_with(int status);

struct arena *arena_make(struct budget *budget);
void arena_free(struct arena **arena); /* also the cleanup function; NULL is fine */

/* `count` elements of `size` bytes, and one more, all zero. The one more is for the index
 * that means "none", which often is the count; and so the result is never NULL. If the
 * product is too large for any memory, the process ends: check a count that is not that
 * of something in memory already. */
void *arena_new(struct arena *arena, size_t count, size_t size);
/* `count` numbers and one more, all UINT32_MAX. */
uint32_t *arena_numbers(struct arena *arena, size_t count);
/* A copy with a NUL behind it. */
char *arena_text(struct arena *arena, const char *bytes, size_t length);
char *arena_printf(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The same for the caller to free(), such as a path. */
void *owned_new(size_t count, size_t size);
char *owned_copy(const char *text);
void owned_reserve(void *place, size_t *capacity, size_t count, size_t size);
#define OWNED_RESERVE(array, capacity, count)                                            \
    owned_reserve(&(array), &(capacity), (count), sizeof *(array))
char *owned_text(const char *bytes, size_t length);
char *owned_printf(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* See ARENA_RESERVE(). */
void arena_grow(struct arena *arena, void *place, size_t *capacity, size_t count,
                size_t size);
static inline void arena_reserve(struct arena *arena, void *place, size_t *capacity,
                                 size_t count, size_t size)
{
    if (count > *capacity)
        arena_grow(arena, place, capacity, count, size);
}
/* Makes room for `count` elements in `array`, which is NULL or of the same arena and has
 * room for `capacity`; both are variables. At least doubles it, so that it may move. New
 * room is not cleared. For arrays that share a capacity, pass a copy of it for each. */
#define ARENA_RESERVE(arena, array, capacity, count)                                     \
    arena_reserve((arena), &(array), &(capacity), (count), sizeof *(array))

/* Gives a piece back early if it is large: a small one stays until arena_free(). NULL is
 * fine. */
void arena_release(struct arena *arena, void *piece);

/* It no longer counts in its budget, and may outlive it. */
void arena_uncount(struct arena *arena);

/* For a thing that cannot be made although there is memory, such as one text more than
 * may be numbered: the budget is then over, as if memory were refused. */
void arena_refuse(struct arena *arena);

#endif
