#ifndef TRACEDIFF_COMPARE_TREE_DIFFERENCE_H
#define TRACEDIFF_COMPARE_TREE_DIFFERENCE_H

#include "analyse/tree.h"
#include "base/budget.h"

#include <stdbool.h>

/* ---- tree rows ---- */

/* The tree of calls as an answer shows it: that of one set, or of two sides
 * (docs/semantics.md §9). */

enum tree_status {
    TREE_SAME,     /* both sides have it, under one name */
    TREE_REPLACED, /* both sides have it, under two names */
    TREE_ONLY_CONTROL,
    TREE_ONLY_TEST,
    TREE_STATUSES
};
const char *tree_status_name(enum tree_status status);

/* A frame. The sides are [PAIR_CONTROL] and [PAIR_TEST]; the rows of one set have the
 * first alone. Times are ns, sums over the samples of a side. */
struct tree_row {
    uint32_t parent;    /* TREE_NONE: the root */
    uint32_t end;       /* the rows below it are those from its own + 1 up to this one */
    uint32_t node[2];   /* in the sides' trees, the first of those that were added up;
                           TREE_NONE: the side has none */
    uint32_t instances; /* how many were added up */
    uint32_t through, through_count; /* in tree_rows.through: the frames of one side that
                                        were passed to meet the other side */
    uint8_t sort, status;
    bool is_wrapper; /* skipped to match frames of the other side */
    bool is_rest; /* it is the sum of `instances` rows that were left out, with all below
                   */
    uint64_t calls[2];
    int64_t host[2], self[2];
    int64_t own[2];
    double flops[2];   /* of it and of the rows below it */
    bool has_flops[2]; /* false: nothing is known */
    uint64_t
        known_calls[2]; /* FLOPs of the call, or of one above or below it, are known */
    int64_t unknown[2]; /* of `device`: as in struct tree_node */
    int64_t device[2];  /* its own and that of the rows below it */
    int64_t
        here[2]; /* of matched frames: the change of own time, and of all frames below it
                    that only one side has and that are below no other matched frame */
};

struct tree_passed_frame {
    uint32_t node;
    uint8_t side;
};

struct tree_row_kernel {
    uint32_t row;
    uint32_t name[2]; /* in the sides' names; TREE_NONE: the side has none */
    uint64_t count[2];
    int64_t time[2];
};

/* How many calls of a frame have this shape as their first input. */
struct tree_row_shape {
    uint32_t row;
    uint32_t text[2]; /* in the sides' names; TREE_NONE: the side has none */
    uint64_t calls[2];
};

/* Whether the time at and below a frame changed significantly. */
struct tree_judgement {
    uint8_t verdict; /* enum significance_verdict */
    double q;        /* the rate that decides; NaN: nothing can be judged */
};

struct tree_rows {
    const struct tree *trees[2]; /* borrowed; the second is NULL for one set */
    struct tree_row *rows;       /* in preorder */
    size_t count;
    struct tree_passed_frame *through;
    size_t through_count;
    struct tree_row_kernel *kernels; /* by row, then as they came */
    size_t kernel_count;
    struct tree_row_shape *shapes; /* by row, most calls first */
    size_t shape_count;
    uint32_t *row_of_node[2]; /* of the sides: the row at or above; NULL: not kept */
    struct tree_judgement *judgements; /* by row; NULL: not asked for */
    int64_t alone[2];   /* device time of each side in frames that only it has */
    bool by_host;       /* one side has no device time, so host time decides */
    size_t rows_in_all; /* before rows were left out */
    struct budget_share memory;
};
void tree_rows_free(struct tree_rows *rows); /* also the cleanup function */

/* A number per step of a side. */
double tree_per_step(const struct tree_rows *rows, int side, int64_t value);
/* The change of a number of both sides per step. */
double tree_change(const struct tree_rows *rows, const int64_t value[2]);

/* The rows of one tree, which must outlive them. False: no memory, or the budget is over.
 * The caller frees the rows in either case. */
bool tree_rows_of(const struct tree *tree, struct budget *budget, struct tree_rows *out);

/* ---- tree difference ---- */

/* The trees of two sides, matched frame by frame (docs/semantics.md §9, "Difference").
 * Pure. */

/* `trees` must outlive the rows. False: no memory, or the budget is over; the caller
 * frees the rows in either case. */
bool tree_difference(const struct tree *control, const struct tree *test,
                     struct budget *budget, struct tree_rows *out);

/* ---- tree split ---- */

/* How the change of a frame's device time splits into more work and slower work
 * (docs/semantics.md §12): more work is the change if each call, or each FLOP, took as
 * long as in the control; slower work is the rest. */

struct tree_split {
    bool by_flops;       /* else by calls */
    double more, slower; /* ns per step; their sum is the change */
};

/* Returns false if nothing can be split: the frame is on one side only, or has no calls.
 * */
bool tree_split_of(const struct tree_rows *rows, const struct tree_row *row,
                   struct tree_split *out);

/* ---- tree work ---- */

/* The operators of two trees whose FLOPs both sides know, by name (docs/semantics.md
 * §12): a flat list, so that each can be judged and split like a frame. */

/* Makes the root, and a row for each operator name; the FLOPs of a name are known as
 * tree_difference.h says, all its calls together. Only the outermost operators with
 * FLOPs count, with all that is below them. Fills row_of_node, for tree_judge(); the
 * trees must outlive the rows. Costs n. False: no memory, or the budget is over. Free
 * `out` with tree_rows_free() in either case. */
bool tree_work_find(const struct tree *control, const struct tree *test,
                    struct budget *budget, struct tree_rows *out);

/* ---- tree fold ---- */

/* Merges paths that differ only in the numbers of instances. */

/* Adds up the rows; row_of[i] is the new row of row i. Costs n. False: no memory, or the
 * budget is over. */
bool tree_fold(struct tree_rows *rows, uint32_t *row_of);

#endif
