/* The memory that devices hold, added up by frame, by module or by operator. */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_GROUPS_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_GROUPS_H

#include "analysis/memory/memory_names.h"

enum memory_grouping {
    MEMORY_BY_FRAME,   /* keys: frames of the names */
    MEMORY_BY_MODULE,  /* folded frames of the names */
    MEMORY_BY_OPERATOR /* names.frames.names */
};

struct memory_group {
    uint32_t device; /* in the sums */
    uint32_t key;
    uint32_t frame;  /* of the names: the first one in it */
    uint32_t frames; /* how many are in it */
    uint32_t place;  /* how many groups of its device come before it */
    struct memory_count count;
};

struct memory_groups {
    struct memory_group *items; /* by device, most bytes first */
    size_t count, capacity;
    struct budget_share memory;
};
void memory_groups_free(struct memory_groups *groups); /* also the cleanup function */

/* Adds up the memory that the devices of a side hold. Costs n log n. The caller frees
 * `out` in any case. */
int memory_groups_make(const struct memory_sums *sums, const struct memory_names *names,
                       size_t side, enum memory_held_sort sort,
                       enum memory_grouping grouping, struct memory_groups *out,
                       struct error *error);

/* How many keys there are. */
size_t memory_groups_keys(const struct memory_names *names,
                          enum memory_grouping grouping);
/* Marks the keys of the first `limit` groups of each device. */
void memory_groups_mark(const struct memory_groups *groups, size_t limit, bool *shown);
/* Appends the name of a key. */
void memory_groups_append_name(const struct memory_names *names,
                               enum memory_grouping grouping, uint32_t key,
                               struct buffer *out);

#endif
