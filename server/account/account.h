#ifndef TRACEDIFF_ACCOUNT_ACCOUNT_H
#define TRACEDIFF_ACCOUNT_ACCOUNT_H

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "compare/compare.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- sums ---- */

/* Sums by two numbers: nanoseconds by place and sample, or what is counted of a node in a
 * sample. Most pairs have none, so only those that were added take memory. */

struct sum {
    uint32_t row, sample; /* row: what the sum is of, a place or a node */
    int64_t sum;          /* ns of a place; calls of a node */
    /* Of a node. Hashes of inputs are added modulo 2⁶⁴: equal sums, equal inputs. */
    int64_t spent;          /* ns: durations of device rows, self times of calls */
    int64_t longest;        /* ns: the self time of one call; of device work 0 */
    uint64_t shapes, types; /* of inputs */
    int64_t bytes;          /* of copies and collectives; -1: some do not state them */
    uint64_t streams;       /* of device work: a bit for each of its file */
};

struct sums {
    struct sum *list; /* before it is sorted, a pair may be in it more than once */
    size_t count, capacity;
    uint32_t *recent; /* by row: number + 1 of its sum that was asked for last */
    size_t rows, row_capacity;
    bool is_mixed;       /* samples of a row went back: a pair may be in it twice */
    struct arena *arena; /* set before the first sum */
};

/* Where to add to the sums of (row, sample), which begin at 0; valid until the next call.
 * Rows are numbered from 0 without large gaps. */
struct sum *sums_at(struct sums *sums, uint32_t row, uint32_t sample);
/* Adds bytes of a copy or a collective; -1: not stated. */
void sum_add_bytes(struct sum *sum, int64_t bytes);
/* Sets `out`, which is empty, to the sums of another list, sorted: each of the row that
 * `to` has for its row (UINT32_MAX: left out). Sums that are 0 are left out. */
void sums_move(const struct sums *from, const uint32_t *to, struct sums *out);
/* Sorts the list by (row, sample); each pair is then in it once. */
void sums_sort(struct sums *sums);
/* Where the sums of a row begin in a sorted list, and their number. */
const struct sum *sums_of(const struct sums *sums, uint32_t row, size_t *count);

/* ---- side ---- */

/* The account of one side before both sides meet: every nanosecond of its samples, booked
 * on one place (docs/semantics.md §16.1).
 *
 * A place is a part, a sort and a node; a node is a call in the tree of calls of one
 * file, or device work below the call that launched it. Names of Python functions and
 * modules are still those of the file: what they become depends on the other side
 * (account_meet()). */

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

struct account_side {
    struct arena *arena; /* has all of it */
    struct strings names;
    struct account_raw_node *nodes;
    uint32_t node_count;
    size_t node_capacity;
    struct map node_map;
    uint32_t last_node; /* that was asked for */
    struct account_raw_place *places;
    uint32_t place_count;
    size_t place_capacity;
    struct map place_map;
    uint32_t last_place;
    size_t samples;
    struct sums time;     /* ns by (place, sample) */
    struct sums tally;    /* by (node, sample of the row, docs/semantics.md §3) */
    struct sums forwards; /* rows of all samples by (node, node of the forward call) */
    uint64_t seed;
};

/* Its arena is to be freed. */
void account_side_init(struct account_side *side, size_t samples, struct budget *budget);

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

/* ---- account ---- */

/* The account of a comparison: every nanosecond of the chosen samples of both sides,
 * booked on one place, and the places of both sides met (docs/semantics.md §16).
 *
 * Sums over the places of a side are the sums of its sample times, exactly. Amounts are
 * whole nanoseconds over all samples of a side; per step they are divided by their
 * number. [0]: control, [1]: test. */

/* A path of names, both sides' in one tree. */
struct account_node {
    uint32_t parent; /* a smaller number; ACCOUNT_NONE of the root */
    uint32_t name, category;
    uint32_t label; /* the name of its rows in the comparison, of the first of them */
    uint32_t child, next; /* the first child, the next of the same parent; or NONE */
    uint32_t shape[2], types[2]; /* an example of its inputs; ACCOUNT_NONE */
    uint8_t sort;                /* enum account_node_sort */
    uint8_t about;               /* enum account_about */
    uint8_t depth;               /* at most 255 is told */
};

struct account_place {
    uint32_t node;          /* of a row: the device work, below the call */
    uint32_t before, after; /* of a hole: names; ACCOUNT_NONE */
    uint8_t part;           /* enum account_part */
    uint8_t sort;           /* enum account_sort */
    bool elsewhere;         /* rows that each side launches elsewhere; the path is not
                               told */
    uint32_t after_wait;    /* of a refill that walk.h set apart: the wait; else 0 */
    int64_t ns[2];
};

/* The part of a place in which a queue fills again after a wait. */
struct account_refill {
    uint32_t place, wait; /* wait: a node */
};

struct account {
    struct arena *arena; /* has all of it, and what is made of it */
    struct strings names;
    /* By name, of those that a file has: of a Python function the name that both sides
     * share (compare/compare.h), otherwise itself. */
    uint32_t *shared;
    uint32_t shared_count;
    struct account_node *nodes;
    uint32_t node_count;
    struct account_place *places;
    uint32_t place_count;
    struct account_refill *refills; /* by place, then wait */
    uint32_t refill_count;
    struct sums refilled[2]; /* ns by refill; a part of those of its place */
    size_t samples[2];
    uint32_t *rank_of[2]; /* by sample: the place of its rank among the chosen ones;
                             those of a rank are neighbours. NULL: they have one */
    int64_t ns[2];        /* sums of all places */
    struct sums time[2], tally[2]; /* by place: ns; by node; sorted */
    struct sums forwards[2]; /* rows by node of the backward pass and (as `sample`) node
                                of its forward call; sorted */
};

/* An empty one. */
void account_init(struct account *account, struct budget *budget);
void account_free(struct account *account); /* also the cleanup function */

/* What stands for the name of a place that is no row: "in call", "hole", …; "" for a row,
 * which has its own. */
const char *account_sort_name(enum account_sort sort);

/* Whether it is recorded with the stacks of Python only. */
bool account_is_python(const struct account_node *node);

/* Whether both sides make as many calls: numbers that differ by 1 % explain nothing. */
bool account_as_often(double control, double test);

/* Appends the node's path, the outermost name first: numbers of nodes, at most `room`;
 * returns how many. Of device work the call that launched it is the last. */
size_t account_path(const struct account *account, uint32_t node, uint32_t *path,
                    size_t room);

/* ns a sample: of the side that takes longer; of a place, test less control. */
double account_longer_step(const struct account *account);
double account_place_change(const struct account *account, uint32_t place);

/* Adds what each part takes, ns a sample of a side. */
void account_sum_parts(const struct account *account, double means[ACCOUNT_PARTS][2]);

/* ---- tree ---- */

/* The tree of paths of both sides. */

struct account_tree {
    struct account_node *nodes; /* nodes[0] is the root */
    uint32_t count;
    size_t capacity;
    struct map map; /* by parent and name */
    uint64_t seed;
    struct arena *arena;
};

/* A tree of a root alone; `empty` is its name. */
void account_tree_init(struct account_tree *tree, uint32_t empty, struct arena *arena);
/* The child with this name (of device work, and category) below node->parent, made if it
 * is new. */
uint32_t account_tree_child(struct account_tree *tree, const struct account_node *node);

/* ---- parts ---- */

/* The account by part: its sums, and under each the rows that changed most. They add up
 * to the time of the samples, so they are the waterfall of recordings without device
 * rows. */

/* The contributors of a part are rows of the comparison; their `id` is a node of the row,
 * whose places in that part, on all paths, they sum up. What is in no row counts in the
 * part alone. */
void account_parts(const struct account *account, struct waterfall_sums sums[2],
                   struct waterfall *out);

#endif
