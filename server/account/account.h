/* The account of a comparison: every nanosecond of the chosen samples of both sides,
 * booked on one place, and the places of both sides met (docs/semantics.md §16).
 *
 * Sums over the places of a side are the sums of its sample times, exactly. Amounts are
 * whole nanoseconds over all samples of a side; per step they are divided by their
 * number. [0]: control, [1]: test. */
#ifndef TRACEDIFF_ACCOUNT_ACCOUNT_H
#define TRACEDIFF_ACCOUNT_ACCOUNT_H

#include "account/side.h"
#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    uint32_t after_wait;    /* of a refill that fold.h set apart: the wait; else 0 */
    int64_t ns[2];
};

/* The part of a place in which a queue fills again after a wait. */
struct account_refill {
    uint32_t place, wait; /* wait: a node */
};

struct account {
    struct strings names;
    /* By name, of those that a file has: of a Python function the name that both sides
     * share (python_rows.h), otherwise itself. */
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

/* Adds what each part takes, ns a sample of a side. */
void account_sum_parts(const struct account *account, double means[ACCOUNT_PARTS][2]);

#endif
