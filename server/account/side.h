/* The account of one side before both sides meet: every nanosecond of its samples, booked
 * on one place (docs/semantics.md §16.1).
 *
 * A place is a part, a sort and a node; a node is a call in the tree of calls of one
 * file, or device work below the call that launched it. Names of Python functions and
 * modules are still those of the file: what they become depends on the other side
 * (meet.h). */
#ifndef TRACEDIFF_ACCOUNT_SIDE_H
#define TRACEDIFF_ACCOUNT_SIDE_H

#include "account/sums.h"
#include "analysis/compare/waterfall.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ACCOUNT_NONE UINT32_MAX
/* Beyond this many nodes of a side, calls are booked on the node above them; so are calls
 * that are deeper. */
#define ACCOUNT_NODES_MAX ((uint32_t)1 << 20)
#define ACCOUNT_DEPTH_MAX 1000

/* The bars of the waterfall: the four parts of a step, then those of files without device
 * rows. */
enum account_part {
    ACCOUNT_COMPUTE = WATERFALL_COMPUTE,
    ACCOUNT_COMMUNICATION = WATERFALL_EXPOSED_COMMUNICATION,
    ACCOUNT_MEMORY = WATERFALL_EXPOSED_MEMORY,
    ACCOUNT_IDLE = WATERFALL_IDLE,
    ACCOUNT_OPERATORS = WATERFALL_OPERATORS,
    ACCOUNT_PYTHON = WATERFALL_PYTHON,
    ACCOUNT_INPUT = WATERFALL_INPUT,
    ACCOUNT_WAITING = WATERFALL_WAITING,
    ACCOUNT_COLLECTION = WATERFALL_COLLECTION,
    ACCOUNT_NO_CALL = WATERFALL_NO_CALL,
    ACCOUNT_PARTS = WATERFALL_PARTS
};

/* What happens at a place. */
enum account_sort {
    ACCOUNT_ROW,         /* device work runs */
    ACCOUNT_OTHER_ROWS,  /* device work of a call that each side does with other rows */
    ACCOUNT_IN_CALL,     /* the host is in this call itself */
    ACCOUNT_HOLE,        /* the host is in no call, between two of them */
    ACCOUNT_IN_LAUNCH,   /* from the entry of the launch on */
    ACCOUNT_DEVICE_SIDE, /* the host was in time, or waits for the device itself */
    ACCOUNT_NOT_TOLD     /* no host rows */
};

enum account_node_sort {
    ACCOUNT_ROOT, /* of a file */
    ACCOUNT_OPERATOR,
    ACCOUNT_ANNOTATION,
    ACCOUNT_FUNCTION, /* of Python */
    ACCOUNT_MODULE,
    ACCOUNT_RUNTIME, /* a call of the runtime or driver */
    ACCOUNT_OTHER,
    ACCOUNT_WORK /* device work */
};

/* The rows of PyTorch's record_python_gc_info. */
#define ACCOUNT_PYTHON_GC "Python GC"

/* What a call or one above it is: decides the part of host time. */
enum account_about {
    ACCOUNT_IS_INPUT = 1,
    ACCOUNT_IS_TRANSPORT = 2, /* gloo, mpi */
    ACCOUNT_HAS_OPERATOR = 4,
    ACCOUNT_HAS_FUNCTION = 8,
    ACCOUNT_IS_COLLECTION = 16,  /* of garbage */
    ACCOUNT_WAITS = 32,          /* it only waits; not inherited */
    ACCOUNT_DRAINS = 64,         /* it waits for the device; not inherited */
    ACCOUNT_IS_AGAIN = 128,      /* of a call's row: it is one call with a row below it */
    ACCOUNT_IS_COLLECTIVE = 128, /* of device work, which has no row below it */
    ACCOUNT_INHERITED = 31
};

struct account_raw_node {
    uint32_t parent; /* a smaller number; ACCOUNT_NONE of the root of a file */
    uint32_t name;   /* in side.names: in a path; of device work the row's */
    uint32_t category;
    uint32_t label;        /* the name of its rows */
    uint32_t shape, types; /* an example of the shapes and the types of its inputs, in
                              side.names; ACCOUNT_NONE */
    uint32_t next;         /* the node that was asked for after it last */
    int64_t first;         /* ns; when it was called first */
    uint16_t depth;
    uint8_t sort;  /* enum account_node_sort */
    uint8_t about; /* enum account_about */
};

struct account_raw_place {
    uint32_t node;
    uint32_t before, after; /* of a hole, names of its calls; ACCOUNT_NONE */
    uint8_t part, sort;
    uint32_t refill; /* the wait after which the queue fills again; 0: none */
};

/* Numbers by a hash of what they stand for. */
struct account_table {
    uint32_t *slots;
    uint32_t size;
};

struct account_side {
    struct strings names;
    struct account_raw_node *nodes;
    uint32_t node_count;
    size_t node_capacity;
    struct account_table node_table;
    uint32_t last_node; /* that was asked for */
    struct account_raw_place *places;
    uint32_t place_count;
    size_t place_capacity;
    struct account_table place_table;
    uint32_t last_place;
    size_t samples;
    struct sums time;     /* ns by (place, sample) */
    struct sums tally;    /* by (node, sample of the row, docs/semantics.md §3) */
    struct sums forwards; /* rows of all samples by (node, node of the forward call) */
    bool failed;          /* memory was refused */
    uint64_t seed;
};

void account_side_init(struct account_side *side, size_t samples);
void account_side_free(struct account_side *side);

/* The root of a new file. */
uint32_t account_side_begin(struct account_side *side);
/* The node below a parent, made if it is new; the parent itself if there are too many. */
uint32_t account_side_child(struct account_side *side, uint32_t parent,
                            const struct account_raw_node *node);
/* The same if it is there; ACCOUNT_NONE if not. */
uint32_t account_side_find(const struct account_side *side, uint32_t parent,
                           uint32_t name, uint32_t category, enum account_node_sort sort);
/* The number of a place, made if it is new. */
uint32_t account_side_place(struct account_side *side,
                            const struct account_raw_place *place);
uint32_t account_side_name(struct account_side *side, const char *text, size_t length);

#endif
