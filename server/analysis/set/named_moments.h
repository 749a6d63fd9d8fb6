/* Durations summed up by name and kind. */
#ifndef TRACEDIFF_ANALYSIS_SET_NAMED_MOMENTS_H
#define TRACEDIFF_ANALYSIS_SET_NAMED_MOMENTS_H

#include "analysis/statistics/statistics.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stddef.h>

#define NAMED_KINDS 4 /* 0 .. 3: enum trace_kind */

struct named_sum {
    uint32_t name; /* in named_moments.names; STRINGS_NONE: no name */
    unsigned kind;
    struct moments moments;
};

struct named_moments {
    struct strings names;
    struct named_sum *items;
    size_t count, capacity;
    uint32_t *index; /* by (name + 1) * NAMED_KINDS + kind: item + 1 */
    size_t index_names;
    struct budget_share memory;
};

void named_moments_init(struct named_moments *moments, size_t names_maximum,
                        struct budget *budget);
void named_moments_free(struct named_moments *moments);
/* The sum of a name (in `names`, or STRINGS_NONE) and kind; NULL: no memory. It is valid
 * until the next call. */
struct moments *named_moments_at(struct named_moments *moments, uint32_t name,
                                 unsigned kind);
/* Sorts: largest sum first, then by name (no name last), then by kind. Nothing may be
 * added afterwards.
 */
void named_moments_sort(struct named_moments *moments);

#endif
