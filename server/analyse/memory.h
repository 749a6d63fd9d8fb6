#ifndef TRACEDIFF_ANALYSE_MEMORY_H
#define TRACEDIFF_ANALYSE_MEMORY_H

#include "analyse/rows.h"
#include "analyse/table.h"
#include "analyse/tree.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- memory frames ---- */

/* Frames to which changes of memory belong (docs/semantics.md §11): paths of modules,
 * annotations and operators, each path once, for any number of recordings. */

#define MEMORY_NONE UINT32_MAX
#define MEMORY_ROOT ((uint32_t)0)
/* The name of the empty path, and of its operator. */
#define MEMORY_NO_FRAME "no frame"

struct memory_frame {
    uint32_t parent; /* MEMORY_NONE: the root, which is the empty path */
    uint32_t name;   /* in memory_frames.names; for a module, its class */
    uint32_t number; /* of a module: its instance; TREE_NONE: none */
    uint8_t sort;    /* enum tree_sort */
    /* The nearest frame at or above it that is a module or `backward`; MEMORY_ROOT: there
     * is none. memory_frames_child() sets it. */
    uint32_t module;
    uint64_t
        hash; /* of the names and numbers down to it; memory_frames_child() sets it */
};

struct memory_frames {
    struct strings names;
    struct memory_frame *items; /* parents come first */
    size_t count, capacity;
    struct tree_map places;  /* parent, name, number, sort: frame + 1 */
    struct tree_map classes; /* parent, class: its highest number + 1 */
    struct arena *arena;
};

/* Begins with the root. */
void memory_frames_init(struct memory_frames *frames, struct arena *arena);
/* The frame below a parent; added if it is new. `wanted` has the name as a number of
 * these frames. */
uint32_t memory_frames_child(struct memory_frames *frames,
                             const struct memory_frame *wanted);
/* Adds the frames of `from`. Returns, by frame of `from`, its number in `into`. */
uint32_t *memory_frames_add(struct memory_frames *into, const struct memory_frames *from);

/* Appends `Net / Linear #1 / aten::linear`, or "no frame". Without `numbers`, those of
 * instances are left out. A path of more than 256 names or 8 kB begins with `…` and a
 * hash of what is left out, so that no two paths read the same. */
void memory_frames_append_path(const struct memory_frames *frames, uint32_t frame,
                               bool numbers, struct buffer *out);

/* ---- memory sums ---- */

/* Memory of the devices of a set (docs/semantics.md §11): the sums over ranks.
 */

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
    uint64_t samples;  /* selected, of all spans */
    int64_t origin_ns; /* first event of the set */
};

void memory_sums_init(struct memory_sums *sums, struct arena *arena);
/* Adds the sums of further ranks. */
void memory_sums_append(struct memory_sums *sums, const struct memory_sums *part);

/* ---- memory gather ---- */

/* Computes the memory of the devices of a rank from its rows (docs/semantics.md §11). */

/* Adds a rank, whose recordings have their instants and sequence numbers, to empty sums.
 * `marker`: of the set. `lines`, if not NULL, gets
 * the curves of each device: allocated, and reserved if any row states it. Costs n log n.
 * */
void memory_gather(const struct rows_rank *rank, struct step_marker marker,
                   struct memory_sums *sums, struct series_list *lines);

#endif
