#ifndef TRACEDIFF_BASE_ARRAY_H
#define TRACEDIFF_BASE_ARRAY_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/hash.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- array ---- */

/* Arrays that grow by doubling.
 *
 *     if (!ARRAY_RESERVE(list->items, list->capacity, list->count + 1))
 *         return false;
 *     list->items[list->count++] = item;
 */

/* The most elements: counts and indices fit in 32 bits, with some to spare. */
#define ARRAY_MAX ((size_t)3 << 30)

/* See array_reserve(). */
bool array_grow(void *place, size_t *capacity, size_t count, size_t size);

/* Makes room for `count` elements of `size` bytes in the array to which the pointer at
 * `place` points (NULL: none yet), and sets *capacity to the number of elements that fit.
 * New room is not cleared. Returns false, and changes nothing, if memory is refused or
 * `count` is over ARRAY_MAX. */
static inline bool array_reserve(void *place, size_t *capacity, size_t count, size_t size)
{
    return count <= *capacity || array_grow(place, capacity, count, size);
}

/* The same; `array` and `capacity` are variables. For arrays that share a capacity, pass
 * a copy of it for each. */
#define ARRAY_RESERVE(array, capacity, count)                                            \
    array_reserve(&(array), &(capacity), (count), sizeof *(array))

/* The same, and the new room counts as memory of the share. Also false if that is too
 * much; then the budget is over. */
bool array_reserve_counted(struct budget_share *share, void *place, size_t *capacity,
                           size_t count, size_t size);
#define ARRAY_RESERVE_COUNTED(share, array, capacity, count)                             \
    array_reserve_counted((share), &(array), &(capacity), (count), sizeof *(array))

/* qsort(), which costs nothing more where the elements are in order already. `count` may
 * be 0 and the array NULL. */
void array_sort(void *array, size_t count, size_t size,
                int (*compare)(const void *, const void *));
#define ARRAY_SORT(array, count, compare)                                                \
    array_sort((array), (count), sizeof *(array), (compare))

/* ---- strings ---- */

/* Interned strings: equal texts get the same number; numbers count from 0 in order of
 * arrival.
 *
 * Texts are bytes, not necessarily UTF-8 and possibly with NULs inside. They live in one
 * growing arena; a pointer from strings_text() holds only until the next
 * strings_add(). */

#define STRINGS_NONE UINT32_MAX

struct strings {
    char *arena;
    size_t arena_length, arena_capacity;
    uint64_t *offsets; /* count + 1 of them */
    size_t capacity;   /* of offsets */
    uint32_t count;
    struct map map;
    size_t maximum; /* arena bytes never exceed this */
    uint64_t seed;  /* of the hashes */
    /* Set it while there are no texts: their memory counts for the budget until
     * strings_free(). If that is too much, no text is added, and the budget is over.
     * NULL: none. */
    struct budget *budget;
    uint64_t counted; /* bytes */
    /* It has all memory of the texts, which are never freed alone; nobody checks
     * strings_add(): if the maximum is reached, the budget is over, and the result is a
     * number of another text. NULL: none. */
    struct arena *memory;
};

void strings_init(struct strings *strings, size_t maximum_bytes);
/* The same with a budget, which must outlive the texts. */
void strings_init_counted(struct strings *strings, size_t maximum_bytes,
                          struct budget *budget);
/* Texts in an arena; the maximum is larger than any text. */
void strings_init_in(struct strings *strings, size_t maximum_bytes, struct arena *arena);
void strings_free(struct strings *strings);
/* The number of the text, added if it is new; STRINGS_NONE if memory is refused or the
 * maximum is reached. */
uint32_t strings_add(struct strings *strings, const char *text, size_t length);
uint32_t strings_find(const struct strings *strings, const char *text, size_t length);
/* Adds a text of other strings. */
uint32_t strings_copy(struct strings *into, const struct strings *from, uint32_t id);
/* The order of two texts by their bytes, for sorting; STRINGS_NONE comes last. */
int strings_compare(const struct strings *strings, uint32_t a, uint32_t b);
/* Adds the texts of `from`: the number of each one in `into`, which has an arena. */
uint32_t *strings_append(struct strings *into, const struct strings *from);
/* NUL-terminated bytes and their length (NUL not counted). */
static inline const char *strings_text(const struct strings *strings, uint32_t id)
{
    return strings->arena + strings->offsets[id];
}

static inline size_t strings_length(const struct strings *strings, uint32_t id)
{
    return (size_t)(strings->offsets[id + 1] - strings->offsets[id] - 1);
}

/* ---- search ---- */

/* The first number `at`, from `from` on and below `to`, for which the condition holds,
 * else `to`; it holds for all numbers after one for which it holds. */
#define ARRAY_FIRST(at, from, to, condition)                                             \
    __extension__({                                                                      \
        __typeof__((from) + (to)) low_ = (from), high_ = (to);                           \
                                                                                         \
        while (low_ < high_) {                                                           \
            const __typeof__(low_) at = low_ + (high_ - low_) / 2;                       \
                                                                                         \
            if (condition)                                                               \
                high_ = at;                                                              \
            else                                                                         \
                low_ = at + 1;                                                           \
        }                                                                                \
        low_;                                                                            \
    })

/* ---- weighted ---- */

/* Medians, and quantiles of values with weights. Pure. */

struct weighted {
    double value, weight;
};

void weighted_sort(struct weighted *list, size_t count); /* ascending */
/* Of a sorted list: the first value up to which there is this part (0 .. 1) of all
 * weight; 0 for none. */
double weighted_quantile(const struct weighted *list, size_t count, double part);

/* Sorts the values. NaN for none. */
double median_of(double *values, size_t count);

/* ---- sums ---- */

/* a + b, or INT64_MAX if that is too large: for sums of the durations of a hostile trace.
 */
static inline int64_t number_add(int64_t a, int64_t b)
{
    int64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

static inline void number_add_to(int64_t *sum, int64_t more)
{
    *sum = number_add(*sum, more);
}

/* ---- orders, for qsort() and bsearch() ---- */

int number_order_uint32(const void *a, const void *b);
int number_order_uint64(const void *a, const void *b);
int number_order_int64(const void *a, const void *b);
int number_order_double(const void *a, const void *b);
/* The same for int64_t and qsort_r() with a budget: once that is over, the order is
 * undefined. */
int number_order_in_budget(const void *a, const void *b, void *budget);

#endif
