#ifndef TRACEDIFF_COMPARE_TREE_H
#define TRACEDIFF_COMPARE_TREE_H

#include "analyse/rows.h"
#include "analyse/tree.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* A kernel of a frame; or the shape of the first input of some of its calls. */
struct tree_row_item {
    uint32_t row;
    uint32_t name[2]; /* in the sides' names; TREE_NONE: the side has none */
    uint64_t count[2];
    int64_t weight[2]; /* time of a kernel; else the count */
};

struct tree_row_items {
    struct tree_row_item *list; /* by row, the heaviest first */
    size_t count;
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
    struct tree_row_items kernels, shapes;
    uint32_t *row_of_node[2]; /* of the sides: the row at or above; NULL: not kept */
    struct tree_judgement *judgements; /* by row; NULL: not asked for */
    int64_t alone[2];    /* device time of each side in frames that only it has */
    bool by_host;        /* one side has no device time, so host time decides */
    size_t rows_in_all;  /* before rows were left out */
    struct arena *arena; /* has all of it */
};
void tree_rows_free(struct tree_rows *rows); /* also the cleanup function */

/* A number per step of a side. */
double tree_per_step(const struct tree_rows *rows, int side, int64_t value);
/* The change of a number of both sides per step. */
double tree_change(const struct tree_rows *rows, const int64_t value[2]);

/* The trees of two sides, matched frame by frame (docs/semantics.md §9, "Difference");
 * they must outlive the rows. False: the budget is over; the caller frees the rows in
 * either case. */
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

/* The operators of two trees whose FLOPs both sides know, by name (docs/semantics.md
 * §12): a flat list, so that each can be judged and split like a frame. Makes the root,
 * and a row for each operator name; the FLOPs of a name are known as those of a row, all
 * its calls together. Only the outermost operators with FLOPs count, with all that is
 * below them. Fills row_of_node, for tree_judge(); the trees must outlive the rows. Costs
 * n. False: the budget is over; free `out` in either case. */
bool tree_work_find(const struct tree *control, const struct tree *test,
                    struct budget *budget, struct tree_rows *out);

/* Adds up the rows of paths that differ only in the numbers of instances; row_of[i] is
 * the new row of row i. Costs n. False: the budget is over. */
bool tree_fold(struct tree_rows *rows, uint32_t *row_of);

/* ---- tree parameters ---- */

/* Who asks: bits for parameters_read(). */
enum tree_user {
    TREE_OF_SET = 1,  /* GET /sets/{id}/tree */
    TREE_OF_PAIR = 2, /* GET /compare_traces/tree */
    TREE_COMMAND = 4, /* tracediff tree */
    TREE_COMPARE = 8  /* tracediff compare --format tree */
};

enum tree_measure { TREE_BY_DEVICE, TREE_BY_HOST };
enum tree_judged_measure { TREE_JUDGE_NONE, TREE_JUDGE_DEVICE, TREE_JUDGE_HOST };
enum tree_format { TREE_JSON, TREE_CSV, TREE_TEXT };

/* Texts are borrowed from what was given. */
struct tree_request {
    struct side_request side[2]; /* of one set the first; the second has no set */
    const char *ranks, *steps;   /* for a side without its own */
    const char *marker;
    enum marker_until until;
    bool cut_overlaps;
    enum tree_level level;
    bool instances, merge_lines;
    enum tree_judged_measure significance;
    enum tree_measure by;
    int64_t min_change; /* ns per step */
    int64_t max_nodes;
    enum tree_format format;
    struct budget *budget;
};
extern const struct parameter_table tree_parameters;
extern const char *const tree_level_names[]; /* by enum tree_level; NULL at the end */

/* Reads what was given; the names in it are not checked (parameters_check_names()).
 * `set`: that of the path, or NULL. Errors as parameters_read(). There is nothing to
 * free. */
int tree_request_read(enum tree_user user, const struct given_parameters *given,
                      const char *set, struct budget *budget, struct tree_request *out,
                      struct error *error);

/* ---- tree run ---- */

struct store;

struct tree_side {
    const struct tree_lines *lines; /* borrowed */
    struct set_info info;
    struct set_view view;
    struct selection selection;
    struct tree tree;
};

/* The trees of calls of one set, or of the two sides of a comparison: reads the
 * recordings of the selected samples, one at a time on each thread, and adds their trees
 * in the order of ranks and spans. Errors as selection_open_side(), and nothing_selected.
 * Free `out` with tree_side_free(), also after an error. `lines`: as in
 * tree_names_make(); it must outlive `out`. */
int tree_run(struct store *store, const struct side_request *requests, size_t count,
             enum tree_level level, const struct tree_lines *lines, struct tree_side *out,
             struct error *error);
void tree_side_free(struct tree_side *side);

/* The names of the Python frames of both sides (analyse/tree.h). Errors as
 * compare_run(). Free with tree_lines_free(), also after an error. */
int tree_lines_make(struct store *store, const struct side_request sides[2],
                    struct tree_lines *out, struct error *error);

/* ---- tree times ---- */

/* The time of the frames of one name in each sample of a set (docs/semantics.md §13): a
 * layer that is followed over many sets. */

/* Between the names of a path. */
#define TREE_PATH_BETWEEN " / "
#define TREE_PATH_NAMES_MAX 64

struct tree_times {
    int64_t *of; /* ns, by sample of the selection: at and below the frames */
    bool found;  /* some recording has such a frame */
    bool has_device_rows;
};

/* Reads the recordings of the selection of `side`, at the level of modules. A frame
 * matches if its name is the last of the path and frames above it have the earlier names
 * in this order; others may be between them. `Linear` is each module of this class,
 * `Linear #1` that instance. Frames below a match belong to it. Errors are those of
 * tree_run(), and bad_layer. The times are in the arena. */
int tree_times_read(struct store *store, struct tree_side *side, const char *path,
                    enum tree_measure by, struct arena *arena, struct tree_times *out,
                    struct error *error);

/* bad_layer: the path has an empty name, or too many. */
int tree_path_check(const char *path, struct error *error);

/* ---- tree choose ---- */

/* Which frames an answer shows. */
struct tree_choice {
    bool instances; /* each instance of a module is a frame of its own */
    bool by_host;   /* host time decides what changed; otherwise device time, if there is
                       any */
    double min_change; /* ns per step: frames that change less are left out */
    size_t max_nodes;  /* at most this many, not counting the root */
    bool keeps_places; /* fills row_of_node */
};

/* Unless `instances`, adds up the paths that differ only in instance numbers. Then keeps
 * the frames that changed most. Each frame that lost children gets one frame in their
 * place, so that sums do not change. How much a frame changed is the sum of the absolute
 * changes of own time at and below it; with one set, its time. Lists the kernels and the
 * shapes of the frames that stay. Costs n log n. False: the budget is used up. */
bool tree_choose(struct tree_rows *rows, const struct tree_choice *choice);

/* The answer to a request for a tree of calls. */
struct tree_answer {
    struct tree_request request;
    struct tree_lines lines;
    size_t side_count;
    struct tree_side sides[2];
    struct tree_rows rows;
};

/* Errors as tree_run(). Free with tree_answer_free(), also after an error. */
int tree_answer_make(struct store *store, const struct tree_request *request,
                     struct tree_answer *out, struct error *error);
void tree_answer_free(struct tree_answer *answer); /* also the cleanup function */

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
    uint32_t *numbers; /* of those, in order */
    uint32_t *row_of;  /* by row of the difference before it was folded */
};

/* Folds the rows of a difference and finds the layer in them: `row` is TREE_NONE if no
 * frame holds most of a change in device time. Fills rows->row_of_node if there is one,
 * so that tree_judge() can judge it. Costs n log n. False: no memory, or the budget is
 * over. In the arena of the rows. */
bool tree_layer_find(struct tree_rows *rows, struct tree_layer *out);

/* Which frames of an answer changed significantly (docs/semantics.md §9): judges their
 * times, sample by sample, like the rows of a comparison. Fills rows->judgements of two
 * sides, which needs rows->row_of_node. Reads the recordings again, and needs memory for
 * rows x observations. */
int tree_judge(struct store *store, struct tree_side sides[2], enum tree_level level,
               bool by_host, struct tree_rows *rows, struct error *error);

/* ---- tree align ---- */

/* Longest common subsequences. Pure. */

/* Element i of the first list is element partners[i] of the second; all partners differ.
 * Finds which i are in the longest subsequence that both lists share. Of several, takes
 * the one whose pairs come earliest; otherwise skips elements of the first list first.
 * Costs n log n. */
void tree_align_partners(struct arena *arena, const uint32_t *partners, size_t count,
                         bool *chosen);

/* The same for lists whose elements may pair by any rule: partners[i] becomes the element
 * of the second list that i pairs with, or UINT32_MAX. Costs the product of the lengths.
 * False: no memory, or the budget is over. */
struct tree_align_rule {
    bool (*may_pair)(const void *context, size_t first, size_t second);
    const void *context;
};
bool tree_align_lists(struct arena *arena, const struct tree_align_rule *rule,
                      size_t first, size_t second, uint32_t *partners);

#endif
