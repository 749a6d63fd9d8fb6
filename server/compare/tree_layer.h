#ifndef TRACEDIFF_COMPARE_TREE_LAYER_H
#define TRACEDIFF_COMPARE_TREE_LAYER_H

#include "compare/tree_difference.h"
#include "compare/tree_run.h"

/* ---- tree layer ---- */

/* Which layer a change comes from: the frame of the folded difference of two trees
 * (docs/semantics.md §9) that holds most of the changes and is no larger than necessary.
 * Pure. */

/* A layer holds at least this part of all changes in the direction of the change. */
#define TREE_LAYER_MOST 0.5
/* It holds at least this part of the change of the frame above it. */
#define TREE_LAYER_OF_ABOVE 0.75
/* It changes by at least this part of the control's device time. */
#define TREE_LAYER_LEAST 0.005
/* Its change, relative to its time, is at least this many times that of all other frames:
 * otherwise everything changed alike, and the layer is merely large. */
#define TREE_LAYER_STANDS_OUT 2.0
/* It, or its named instances, has less than this part of the device time of both sides,
 * or a place inside it is named; otherwise its name says little. */
#define TREE_LAYER_WHOLE 0.8
/* The named instances hold at least this part of its change. */
#define TREE_LAYER_NAMED 0.8
/* At most this many instances are named. */
#define TREE_LAYER_NUMBERS 4

/* Rows are those of the folded difference; TREE_NONE: none. */
struct tree_layer {
    uint32_t row; /* the layer; a module that only one side has is itself the change */
    uint32_t
        repeated;    /* the outermost module at or above it that has several instances */
    uint32_t within; /* the module right above it, if it is below `repeated` */
    uint32_t what;   /* the operator below it that holds most of its change */
    uint32_t gone, come; /* the largest frames below it that only one side has, if each
                            side has such frames of some weight */
    size_t has[2]; /* how many modules of that name each side has there ([0]: control), if
                      only one side has the layer, or only `gone` or `come` is set;
                      otherwise both 0 */
    double change; /* of its device time, ns per step: that of the instances that
                      are named, if there are some */
    double time[2];
    double share;      /* of all that moved in its direction */
    size_t instances;  /* of `repeated` */
    size_t changed;    /* of them; 0: not known which */
    uint32_t *numbers; /* of those, in order; owned */
    uint32_t *row_of;  /* by row of the difference before it was folded; owned */
};

/* Folds the rows of a difference and finds the layer in them: `row` is TREE_NONE if no
 * frame holds most of a change in device time. Fills rows->row_of_node if there is one,
 * so that tree_judge() can judge it. Costs n log n. False: no memory, or the budget is
 * over. Free `out` in either case. */
bool tree_layer_find(struct tree_rows *rows, struct tree_layer *out);
void tree_layer_free(struct tree_layer *layer); /* also the cleanup function */

/* ---- tree judge ---- */

/* Which frames of an answer changed significantly (docs/semantics.md §9): judges their
 * times, sample by sample, like the rows of a comparison. */

/* Fills rows->judgements of two sides, which needs rows->row_of_node. Reads the
 * recordings again, and needs memory for rows x observations. */
int tree_judge(struct store *store, struct tree_side sides[2], enum tree_level level,
               bool by_host, struct tree_rows *rows, struct error *error);

#endif
