#ifndef TRACEDIFF_COMPARE_REPLACEMENTS_H
#define TRACEDIFF_COMPARE_REPLACEMENTS_H

#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "store/set_pair.h"
#include "store/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- template name ---- */

/* Names of kernels that differ only in their template arguments. Pure. */

/* Two names are of one template if both have arguments and their `outside` is equal: the
 * text outside of <…> and (…). `like` is also equal if the arguments differ only in
 * numbers and in types of numbers: foo<float, 4> and foo<c10::Half, 8>, but not
 * foo<AddFunctor> and foo<MulFunctor>. Both are hashes of 64 bits. */
struct template_name {
    uint64_t outside, like;
    bool has_arguments;
};

/* Takes time proportional to the length of the name. */
struct template_name template_name_of(const char *name);

/* ---- matching ---- */

/* Matching beyond the name: which deleted kernel did which added kernel replace? Pure.
 *
 * Kernels that only one side has are paired one to one, as *probable* replacements, by
 * the operators that launched them. For every launch of a kernel, the innermost operator
 * around it and that operator's input shapes are known. So a kernel has a profile: which
 * share of its launches came from which operator, with which shapes. For a pair of one
 * kind (computation, communication, memory), shared operators = sum over operators of the
 * smaller of both shares, and so for (operator, shapes) and for shapes. The rules, in
 * order; all but the third require that at least half is shared:
 *
 *   operator_and_shapes  the same operators called with the same input shapes
 *   operator             the same operators
 *   template_arguments   names that differ in template arguments alone;
 *                        where the operators of both are recorded, only in numbers and
 *                        types of numbers
 *   shapes               other operators with the same input shapes (and kind)
 *
 * Pairs are chosen greedily, all pairs of a better rule before any of a worse one; within
 * a rule by the sum of three likenesses from 0 to 1: the share, the names (Dice's
 * coefficient over pairs of neighbouring bytes), and the smaller number of launches over
 * the larger.
 *
 * A kernel that is left joins a pair if all three are of one template,
 * and it shares at least half of its operators with the pair's kernel of the other side:
 * the pair with which it shares most, of equal ones the first. */

#define MATCHING_NONE UINT32_MAX
/* At most this many kernels of each side are considered: those that took longest. */
#define MATCHING_KERNELS_MAX 256

enum matching_rule {
    MATCHING_OPERATOR_AND_SHAPES,
    MATCHING_OPERATOR,
    MATCHING_TEMPLATE,
    MATCHING_SHAPES
};
const char *matching_rule_name(enum matching_rule rule);

/* Launches of one kernel by one operator with one set of shapes. The numbers of operators
 * and of shapes mean the same on both sides; MATCHING_NONE if not recorded. */
struct matching_launch {
    uint32_t kernel; /* index into the kernels of the side */
    uint32_t operator_id, shape_id;
    uint64_t count;
};
struct matching_kernel {
    const char *name;
    uint8_t kind;  /* enum trace_kind */
    int64_t total; /* ns */
};
struct matching_side {
    const struct matching_kernel *kernels;
    size_t kernel_count;
    struct matching_launch *launches; /* will be sorted */
    size_t launch_count;
    /* By kernel, set here: 1 + the pair that it joins; 0: it joins none. NULL: not asked
     * for. */
    uint32_t *joined;
};

struct matching_pair {
    size_t kernel[2]; /* indices into the kernels of control and of test */
    enum matching_rule rule;
    double shared;        /* 0.5 .. 1, the shared part by this rule; NaN: by names */
    uint32_t operator_id; /* the operator that launched most of the shared part */
    uint32_t shape_id;    /* likewise; MATCHING_NONE if the rule does not use it */
};

/* The pairs, in the arena, ordered by the time of both sides together, longest first.
 * Ends early if the budget of the arena is over. */
struct matching_pair *matching_find(struct matching_side sides[2], struct arena *arena,
                                    size_t *count);

struct store;

/* Which operators launched kernels of a side of a comparison, with which shapes. */
struct compare_launches {
    struct arena *arena;      /* set it, the texts (in an arena too) and the naming */
    struct strings *texts;    /* of operators and shapes; that of both sides is one */
    struct row_naming naming; /* of kernels and operators */
    struct matching_launch *list;
    size_t count, capacity;
    char *shape; /* scratch */
    size_t shape_room;
};

/* Adds the launches in at most eight of the chosen files, spread evenly: the ranks of a
 * job do nearly the same work. */
int compare_launches_load(struct store *store, const struct compare_result *result,
                          enum pair_side side, const struct launches_kernel *kernels,
                          size_t count, struct compare_launches *out,
                          struct error *error);

/* Which kernels were probably replaced? Works on all rows, before any filter: pairs
 * deleted kernels with added ones by the launches. */
int compare_answer_replacements(struct store *store, struct compare_result *result,
                                struct error *error);

#endif
