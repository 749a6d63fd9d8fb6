/* Frames to which changes of memory belong (docs/semantics.md §11): paths of modules,
 * annotations and operators, each path once, for any number of recordings. */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_FRAMES_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_FRAMES_H

#include "analysis/tree/tree.h"
#include "analysis/tree/tree_map.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stdint.h>

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
    struct budget_share memory;
    bool failed; /* no memory, or the budget is over */
};

/* Begins with the root. The frames must not move in memory: the maps point to their
 * budget share. */
void memory_frames_init(struct memory_frames *frames, struct budget *budget);
void memory_frames_free(struct memory_frames *frames); /* also the cleanup function */

uint32_t memory_frames_name(struct memory_frames *frames, const char *text,
                            size_t length);
/* The frame below a parent; added if it is new. `wanted` has the name as a number of
 * these frames. MEMORY_NONE: no memory; the frames have then failed. */
uint32_t memory_frames_child(struct memory_frames *frames,
                             const struct memory_frame *wanted);
/* Adds the frames of `from`. Returns, by frame of `from`, its number in `into`; owned by
 * the caller. NULL: no memory, or the budget is over. */
uint32_t *memory_frames_add(struct memory_frames *into, const struct memory_frames *from);

/* Appends `Net / Linear #1 / aten::linear`, or "no frame". Without `numbers`, those of
 * instances are left out. A path of more than 256 names or 8 kB begins with `…` and a
 * hash of what is left out, so that no two paths read the same. */
void memory_frames_append_path(const struct memory_frames *frames, uint32_t frame,
                               bool numbers, struct buffer *out);

#endif
