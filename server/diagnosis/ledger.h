/* Where the time of the steps of one side went. Every nanosecond of a step is booked
 * once: on the device work that ran (compute before exposed communication before exposed
 * memory, as in docs/semantics.md §6; of several rows of one class, on the one that began
 * first), or, if no device work ran, on the place of the host that the device waited for.
 *
 * Calls form a tree: a node is a path of names. Each node has a number of calls and a
 * time in each *bin*; a bin is one observation (§5), or one odd step. Device rows are
 * nodes below the call that launched them.
 *
 * Memory: 20 bytes for each node and bin, and for each idle place and bin. */
#ifndef TRACEDIFF_DIAGNOSIS_LEDGER_H
#define TRACEDIFF_DIAGNOSIS_LEDGER_H

#include "base/strings.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LEDGER_NONE UINT32_MAX
#define LEDGER_ROOT 0U
/* Beyond this many nodes, calls are booked on the node above them. */
#define LEDGER_NODES_MAX 32768U
/* So are calls deeper than this. */
#define LEDGER_DEPTH_MAX 1024U
/* Longer recordings are folded: neighbouring observations share a bin. */
#define LEDGER_BINS_MAX 32U

enum ledger_sort {
    LEDGER_STEP,       /* the root, and step rows */
    LEDGER_ANNOTATION, /* a named period, not a call */
    LEDGER_OPERATOR,   /* cpu_op */
    LEDGER_PYTHON,     /* a Python function or module */
    LEDGER_RUNTIME,    /* a call of the runtime or driver that does not launch or wait */
    LEDGER_LAUNCH,
    LEDGER_WAIT, /* does nothing but wait, for the device or another thread */
    LEDGER_OTHER,
    LEDGER_DEVICE /* device work */
};

struct ledger_node {
    uint32_t parent;         /* a smaller number; LEDGER_NONE for the root */
    uint32_t name, category; /* in names */
    uint8_t sort;            /* enum ledger_sort */
    uint8_t kind;            /* enum trace_kind of device work */
    bool launches;           /* it ran on a thread that launches device work */
    uint16_t depth;
    uint32_t files; /* that have calls of it, as bits: see ledger_file_ends() */
    uint64_t known; /* calls in all bins when a file ended last */
};

#define LEDGER_INPUTS 4
/* The input shapes of a node's calls in all bins: of the first inputs that have any. */
struct ledger_shapes {
    uint32_t calls;                 /* that have shapes */
    uint32_t example;               /* of the first of them, in names; LEDGER_NONE */
    double log_sums[LEDGER_INPUTS]; /* of the natural logarithms of their elements */
    int64_t bytes;                  /* of copies, in all bins */
};

/* What the host did while the device was idle. */
enum ledger_idle_sort {
    LEDGER_IN_CALL,     /* in `node` itself */
    LEDGER_IN_HOLE,     /* in no call, between the calls `before` and `after` in `node` */
    LEDGER_IN_LAUNCH,   /* in the call that launched the next device row */
    LEDGER_DEVICE_SIDE, /* the next row was launched in time: it waited for something
                           else, or for the latency of launching */
    LEDGER_UNLAUNCHED   /* the next row has no launch */
};

struct ledger_idle {
    uint32_t node;          /* LEDGER_NONE if no thread is known */
    uint32_t before, after; /* names; LEDGER_NONE: none */
    uint32_t drain;         /* the node whose wait emptied the queue; LEDGER_NONE: none */
    uint8_t sort;           /* enum ledger_idle_sort */
};

/* A collective: the n-th of its name in a bin, over the ranks that were read. */
struct ledger_collective {
    uint32_t bin;
    uint32_t ranks; /* that have it */
    int64_t least;  /* ns: the shortest time over the ranks, without waiting; any longer
                       time of a rank is waiting */
};
#define LEDGER_COLLECTIVES_MAX ((uint32_t)1 << 20)

/* A table of slots that finds a number by a hash; grows. */
struct ledger_table {
    uint32_t *slots; /* number + 1 */
    uint32_t size;   /* a power of two, or 0 */
};

/* A name that differs on the other side: both get the name of their common row in the
 * comparison, so that they match. */
struct ledger_alias {
    const char *name, *category, *row_name, *row_category;
};

struct ledger {
    const struct ledger_alias *aliases; /* by name, then category; borrowed */
    size_t alias_count;
    struct strings names;
    size_t bins;
    uint32_t *samples; /* by bin: how many (rank, step) were added */

    struct ledger_node *nodes;
    uint32_t node_count;
    size_t node_capacity;
    struct ledger_table node_table;
    /* By node * bins + bin. `time`: self time of host rows, duration of device rows;
     * `share`: of the time of the steps, device rows only. ns. */
    uint32_t *calls;
    int64_t *time;
    int64_t *share;
    struct ledger_shapes *shapes; /* by node */

    struct ledger_idle *idle;
    uint32_t idle_count;
    size_t idle_capacity;
    struct ledger_table idle_table;
    /* By idle * bins + bin: ns of the steps, and how many gaps. */
    int64_t *hole_time; /* holes without a drain: ns that the host spent there, with or
                           without a gap */
    int64_t *idle_share;
    uint32_t *idle_gaps;

    uint32_t files; /* that were added */
    struct strings collective_keys;
    struct ledger_collective *collectives;
    size_t collective_capacity;
};

/* False when memory is refused, here and below. */
bool ledger_init(struct ledger *ledger, size_t bins);
void ledger_free(struct ledger *ledger); /* also the cleanup function */

/* The child of a node with this name and category; makes it if it is new. If there are
 * too many nodes, returns the parent itself; for device work, which may have twice as
 * many, "other device work". LEDGER_NONE when memory is refused. */
uint32_t ledger_child(struct ledger *ledger, uint32_t parent, uint32_t name,
                      uint32_t category, uint8_t sort, uint8_t kind);
/* The number of an idle place, made if it is new; LEDGER_NONE when memory is refused. */
uint32_t ledger_idle_at(struct ledger *ledger, const struct ledger_idle *idle);

/* Records how long a rank took for the n-th collective of a name in a bin. */
bool ledger_add_collective(struct ledger *ledger, uint32_t bin, uint32_t name, uint32_t n,
                           int64_t duration);

/* After each file: records which nodes it has. Only the first LEDGER_FILES_TOLD files are
 * distinguished. */
#define LEDGER_FILES_TOLD 32U
void ledger_file_ends(struct ledger *ledger);

static inline size_t ledger_cell(const struct ledger *ledger, uint32_t at, uint32_t bin)
{
    return (size_t)at * ledger->bins + bin;
}

#endif
