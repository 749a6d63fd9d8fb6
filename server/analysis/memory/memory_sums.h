/* Memory of the devices of a set (docs/semantics.md §11): the sums over ranks.
 */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_SUMS_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_SUMS_H

#include "analysis/memory/memory_frames.h"
#include "base/error.h"

#include <stddef.h>

/* Number and bytes of allocations or of frees. */
struct memory_count {
    uint64_t count;
    int64_t bytes; /* above 0 for frees, too; stays at INT64_MAX once it reaches it */
};
void memory_count_add(struct memory_count *to, const struct memory_count *more);

/* Which device: what the instants say. */
struct memory_place {
    int32_t type; /* 0: host memory, 1: CUDA, 6: HIP; meaningless without has_type */
    int32_t id;
    bool has_type, has_id;
};

/* The largest value of a curve. */
struct memory_peak {
    bool is_known;
    int64_t value; /* bytes */
    int64_t ts;    /* ns, where it is reached first */
    bool has_step;
    int64_t step;
    bool has_unused;
    int64_t unused; /* reserved - allocated there */
};

/* One device of one span of a rank. */
struct memory_device {
    int64_t rank;
    uint32_t span;
    struct memory_place place;
    uint64_t rows;
    bool is_summed; /* a row lacks `Total Allocated`: running sums of `Bytes` from 0 */
    bool has_addresses; /* every row has one; otherwise the fields after `reserved` are
                           unknown */
    int64_t before;     /* allocated before the first row */
    struct memory_peak allocated, reserved;
    struct memory_count live; /* at the peak of `allocated` */
    int64_t from_before;      /* the rest of that peak, 0 or more */
    struct memory_count never_freed, unseen_frees;
};

/* What one frame holds on a device. */
enum memory_held_sort { MEMORY_LIVE, MEMORY_NEVER_FREED };
struct memory_held {
    uint32_t device; /* in memory_sums.devices */
    uint32_t frame;
    struct memory_count count;
    uint8_t sort; /* enum memory_held_sort */
};

/* The allocations and frees of one operator in the selected samples, on devices of one
 * type.
 */
struct memory_operator {
    int32_t type;
    bool has_type;
    uint32_t name; /* in memory_frames.names */
    struct memory_count allocated, freed;
};

struct memory_step {
    int64_t rank;
    uint32_t span;
    int64_t number, ts, dur; /* ns */
};

struct memory_sums {
    struct memory_frames frames;
    struct memory_device *devices; /* by rank, span, type, id; host last */
    size_t device_count, device_capacity;
    struct memory_held *held; /* by device and sort, most bytes first */
    size_t held_count, held_capacity;
    struct memory_operator *operators; /* in any order */
    size_t operator_count, operator_capacity;
    struct tree_map operator_places; /* type, name: operator + 1 */
    struct memory_step *steps;       /* of spans with instants */
    size_t step_count, step_capacity;
    uint64_t samples;    /* selected, of all spans */
    int64_t origin_ns;   /* first event of the set */
    uint64_t line_bytes; /* of the curves, which the budget counts here */
};

/* The sums must not move. */
void memory_sums_init(struct memory_sums *sums, struct budget *budget);
void memory_sums_free(struct memory_sums *sums); /* also the cleanup function */

/* The sums of an operator, added if it is new. NULL: no memory, or the budget is over. */
struct memory_operator *memory_sums_operator(struct memory_sums *sums,
                                             const struct memory_place *place,
                                             uint32_t name);
/* Room for one more element in one of the arrays, counted by the budget; false: no
 * memory, or the budget is over. */
bool memory_sums_room(struct memory_sums *sums, void *array, size_t *capacity,
                      size_t count, size_t size);
/* Adds the sums of further ranks. */
int memory_sums_append(struct memory_sums *sums, const struct memory_sums *part,
                       struct error *error);

#endif
