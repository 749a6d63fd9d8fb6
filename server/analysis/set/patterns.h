/* Sequences of names, counted. */
#ifndef TRACEDIFF_ANALYSIS_SET_PATTERNS_H
#define TRACEDIFF_ANALYSIS_SET_PATTERNS_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/strings.h"

#include <stddef.h>
#include <stdint.h>

struct pattern {
    uint32_t operator_name; /* in patterns.names */
    size_t begin, length;   /* in patterns.ids */
    uint64_t count, hash;
    int64_t kernel_duration, operator_duration; /* ns, sums */
};

struct patterns {
    struct strings names;
    uint32_t *ids; /* in names; one sequence after another */
    size_t id_count, id_capacity;
    struct pattern *items;
    size_t count, capacity;
    uint32_t *table; /* open addressing, number + 1 */
    size_t table_size;
    struct budget *budget; /* for sorting: once it is used up, the order is undefined */
};

void patterns_init(struct patterns *patterns, size_t names_maximum);
void patterns_free(struct patterns *patterns);

/* Counts one case of the operator's name followed by `length` names, all in
 * patterns.names. -1: no memory. */
int patterns_count(struct patterns *patterns, uint32_t operator_name, const uint32_t *ids,
                   size_t length, int64_t kernel_duration, int64_t operator_duration);

/* Merges patterns with the same text (names may contain a `|`), and sorts by count, the
 * most frequent first, then by text. Count no more patterns afterwards. */
void patterns_sort(struct patterns *patterns);

/* Appends the names joined by `|`; a text longer than `maximum` bytes is cut after a name
 * and ends in "|…". */
void patterns_write_text(const struct patterns *patterns, const struct pattern *pattern,
                         size_t maximum, struct buffer *out);

#endif
