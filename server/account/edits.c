/* See edits.h. The tree is walked from the root; below a frame that was edited nothing is
 * looked at. */
#include "account/edits.h"
#include "account/join.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A frame with this part of the time of a side says nothing: its children do. */
#define WHOLE_PERCENT 80
/* Calls that run more often are one edit if the logarithms of their factors differ by
 * this part at most: a model with one more layer runs some calls of its own besides. */
#define RATIO_SLACK 0.35
/* Counts that differ by this part explain nothing. */
#define COUNT_SLACK 0.01
/* So many edits at most: each frame is compared with all of its kind. */
#define EDITS_MAX 256
/* Host time beside a busy device counts this much: it may not show in the step at all. */
#define HOST_WEIGHT 0.1

/* ---- one frame ---- */

enum call_change { CHANGE_NONE, CHANGE_NEW, CHANGE_GONE, CHANGE_MORE, CHANGE_FEWER };

struct frame_change {
    enum call_change change;
    bool is_fact;
};

/* Whether the own number of calls of a frame differs. */
static struct frame_change change_of(const struct frame *frame)
{
    const struct fold_count *a = &frame->calls[0], *b = &frame->calls[1];
    bool constant = a->is_constant && b->is_constant;

    if (a->most == 0 && b->most == 0)
        return (struct frame_change){CHANGE_NONE, false};
    if (a->most == 0)
        return (struct frame_change){
            b->is_constant && b->usual == 0 ? CHANGE_NONE : CHANGE_NEW, b->is_constant};
    if (b->most == 0)
        return (struct frame_change){
            a->is_constant && a->usual == 0 ? CHANGE_NONE : CHANGE_GONE, a->is_constant};
    if (constant) {
        /* All ranks together: one call of one of them is a change. */
        double ranks = a->ranks > b->ranks ? a->ranks : b->ranks;
        double wanted = ranks * edit_calls(frame, 0),
               found = ranks * edit_calls(frame, 1);

        if (fabs(found - wanted) < 0.5 + COUNT_SLACK * fmax(wanted, found))
            return (struct frame_change){CHANGE_NONE, true};
        if (wanted == 0 || found == 0)
            return (struct frame_change){wanted == 0 ? CHANGE_NEW : CHANGE_GONE, true};
        return (struct frame_change){found > wanted ? CHANGE_MORE : CHANGE_FEWER, true};
    }
    if ((double)b->least > (double)a->most * (1 + COUNT_SLACK))
        return (struct frame_change){CHANGE_MORE, false};
    if ((double)b->most * (1 + COUNT_SLACK) < (double)a->least)
        return (struct frame_change){CHANGE_FEWER, false};
    return (struct frame_change){CHANGE_NONE, false};
}

/* Whether the inputs differ although as many calls run; `counts`: of shapes or of types.
 */
static bool has_other_inputs(const struct frame *frame, const struct fold_count counts[2])
{
    const struct fold_count *a = &counts[0], *b = &counts[1];

    return a->is_constant && b->is_constant && a->usual != 0 && b->usual != 0 &&
           a->usual != b->usual && a->ranks == b->ranks && frame->calls[0].is_constant &&
           frame->calls[1].is_constant;
}

/* Whether nearly all time of both sides is at and below a frame that only calls others.
 */
static bool is_whole(const struct fold *fold, const struct frame *frame)
{
    if (frame->sort == ACCOUNT_OPERATOR || frame->sort == ACCOUNT_RUNTIME)
        return false;
    for (int side = 0; side < 2; side++)
        if ((double)frame->below[side] * 100 <
            (double)fold->account->ns[side] * WHOLE_PERCENT)
            return false;
    return true;
}

/* Calls that only look at the state of the runtime come and go with the libraries, and
 * garbage is collected after so many allocations. */
static bool is_worth_telling(const struct fold *fold, const struct frame *frame)
{
    static const char *const parts[] = {"Synchronize", "Memcpy", "Memset", "Malloc",
                                        "Free",        "Graph",  "Alloc"};
    const char *name = strings_text(&fold->account->names, frame->name);

    if (frame->sort != ACCOUNT_RUNTIME)
        return frame->sort != ACCOUNT_OTHER && strcmp(name, ACCOUNT_PYTHON_GC) != 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(name, parts[i]) != NULL)
            return true;
    return false;
}

/* ns a sample that hang on a frame's difference. */
static double weight_of(const struct fold *fold, const struct frame *frame,
                        enum edit_kind kind)
{
    double ns[2], host[2], larger, change;

    for (int side = 0; side < 2; side++) {
        double samples = (double)fold->account->samples[side];

        ns[side] = samples > 0 ? (double)frame->below[side] / samples : 0;
        host[side] = frame->host_below[side];
        if (frame->sort == ACCOUNT_WORK)
            host[side] = frame->spent[side];
        ns[side] += HOST_WEIGHT * host[side];
    }
    larger = fmax(ns[0], ns[1]);
    if (kind == EDIT_MORE || kind == EDIT_FEWER || kind == EDIT_KERNELS) {
        double a = edit_calls(frame, 0), b = edit_calls(frame, 1);

        change = larger * (1 - fmin(a, b) / fmax(fmax(a, b), 1e-9));
    } else {
        change = kind == EDIT_SHAPES || kind == EDIT_TYPES
                     ? fabs(ns[1] - ns[0]) + 0.05 * larger
                     : larger;
    }
    return change;
}

/* ---- edits ---- */

struct edit_walk {
    const struct fold *fold;
    struct edits *out;
    bool failed;
};

static void add_frame(struct edit_walk *walk, struct edit *edit, uint32_t frame,
                      bool is_fact)
{
    if (!ARRAY_RESERVE(edit->frames, edit->capacity, edit->count + 1)) {
        walk->failed = true;
        return;
    }
    edit->frames[edit->count++] = frame;
    edit->is_fact &= is_fact;
}

static struct edit *new_edit(struct edit_walk *walk, enum edit_kind kind, uint32_t at)
{
    struct edits *out = walk->out;

    if (out->count >= EDITS_MAX) /* what is left is told by its time */
        return NULL;
    if (!ARRAY_RESERVE(out->list, out->capacity, out->count + 1)) {
        walk->failed = true;
        return NULL;
    }
    out->list[out->count] = (struct edit){.kind = kind, .at = at, .is_fact = true};
    return &out->list[out->count++];
}

static bool same_ratio(double x, double y)
{
    return fabs(log(x) - log(y)) <= RATIO_SLACK * fabs(log(x));
}

/* The edit that a frame belongs to; made if there is none. */
static struct edit *edit_for(struct edit_walk *walk, enum edit_kind kind, uint32_t at,
                             const struct frame *frame)
{
    double a = edit_calls(frame, 0), b = edit_calls(frame, 1);
    double ratio = a > 0 && b > 0 ? b / a : 1;
    int64_t delta = llround(b - a);

    for (size_t i = 0; i < walk->out->count; i++) {
        struct edit *edit = &walk->out->list[i];

        if (edit->kind != kind)
            continue;
        if (kind == EDIT_SHAPES || kind == EDIT_TYPES ||
            ((kind == EDIT_REPLACED || kind == EDIT_KERNELS) && edit->at == at) ||
            ((kind == EDIT_NEW || kind == EDIT_GONE) &&
             (edit->delta == delta || edit->name == frame->name)) ||
            ((kind == EDIT_MORE || kind == EDIT_FEWER) && same_ratio(edit->ratio, ratio)))
            return edit;
    }
    struct edit *edit = new_edit(walk, kind, at);
    if (edit != NULL) {
        edit->name = frame->name;
        edit->ratio = ratio;
        edit->delta = delta;
    }
    return edit;
}

static void add_to(struct edit_walk *walk, enum edit_kind kind, uint32_t at,
                   uint32_t frame, bool is_fact)
{
    struct edit *edit = edit_for(walk, kind, at, &walk->fold->frames[frame]);

    if (edit != NULL)
        add_frame(walk, edit, frame, is_fact);
}

/* Device work below a call that itself runs as often as before: only the number of its
 * rows is an edit, not which kernel a library chose. */
static void look_at_work(struct edit_walk *walk, uint32_t at)
{
    const struct frame *frames = walk->fold->frames;
    double rows[2] = {0, 0};
    bool constant = true, any = false;

    for (uint32_t i = frames[at].child; i != ACCOUNT_NONE; i = frames[i].next)
        for (int side = 0; side < 2 && frames[i].sort == ACCOUNT_WORK; side++) {
            rows[side] += edit_calls(&frames[i], side);
            constant &= frames[i].calls[side].is_constant;
            any = true;
        }
    if (!any || !constant || rows[0] == 0 || rows[1] == 0 ||
        edit_calls(&frames[at], 0) != edit_calls(&frames[at], 1) ||
        fabs(rows[0] - rows[1]) < 1e-9) /* sums of quotients, where ranks differ */
        return;
    for (uint32_t i = frames[at].child; i != ACCOUNT_NONE; i = frames[i].next)
        if (frames[i].sort == ACCOUNT_WORK && change_of(&frames[i]).change != CHANGE_NONE)
            add_to(walk, EDIT_KERNELS, at, i, true);
}

static enum edit_kind kind_of(enum call_change change, bool both)
{
    switch (change) {
    case CHANGE_NEW:
        return both ? EDIT_REPLACED : EDIT_NEW;
    case CHANGE_GONE:
        return both ? EDIT_REPLACED : EDIT_GONE;
    case CHANGE_MORE:
        return EDIT_MORE;
    default:
        return EDIT_FEWER;
    }
}

/* Looks at the children of a frame; those to go on with are put on the stack. */
static size_t look_below(struct edit_walk *walk, uint32_t at, uint32_t *stack,
                         size_t depth)
{
    const struct frame *frames = walk->fold->frames;
    bool has_new = false, has_gone = false;

    for (uint32_t i = frames[at].child; i != ACCOUNT_NONE; i = frames[i].next) {
        enum call_change change =
            frames[i].sort == ACCOUNT_WORK || !is_worth_telling(walk->fold, &frames[i])
                ? CHANGE_NONE
                : change_of(&frames[i]).change;

        has_new |= change == CHANGE_NEW;
        has_gone |= change == CHANGE_GONE;
    }
    for (uint32_t i = frames[at].child; i != ACCOUNT_NONE && !walk->failed;
         i = frames[i].next) {
        struct frame_change change = change_of(&frames[i]);

        if (frames[i].sort == ACCOUNT_WORK)
            continue;
        if (change.change != CHANGE_NONE && is_worth_telling(walk->fold, &frames[i]) &&
            !is_whole(walk->fold, &frames[i])) {
            add_to(walk, kind_of(change.change, has_new && has_gone), at, i,
                   change.is_fact);
        } else if (has_other_inputs(&frames[i], frames[i].shapes)) {
            add_to(walk, EDIT_SHAPES, 0, i, true);
        } else if (has_other_inputs(&frames[i], frames[i].types)) {
            add_to(walk, EDIT_TYPES, 0, i, true);
        } else {
            stack[depth++] = i;
        }
    }
    look_at_work(walk, at);
    return depth;
}

struct weighed_frame {
    uint32_t frame;
    bool is_backward;
    double weight;
};

static int compare_weighed(const void *a, const void *b)
{
    const struct weighed_frame *x = a, *y = b;

    if (x->is_backward != y->is_backward)
        return x->is_backward ? 1 : -1;
    if (x->weight != y->weight)
        return x->weight > y->weight ? -1 : 1;
    return (x->frame > y->frame) - (x->frame < y->frame);
}

/* Operators and modules before Python functions before calls of the runtime: names that
 * say more. */
static double telling(const struct frame *frame)
{
    switch (frame->sort) {
    case ACCOUNT_MODULE:
        return 4;
    case ACCOUNT_OPERATOR:
    case ACCOUNT_ANNOTATION:
        return 2;
    default:
        return 1;
    }
}

/* Sorts the frames, and weighs the edit. */
static bool sort_frames(const struct fold *fold, struct edit *edit)
{
    struct weighed_frame *list = calloc(edit->count + 1, sizeof *list);
    bool sides[2] = {false, false}, told[2] = {false, false};

    if (list == NULL)
        return false;
    edit->told = 0;
    edit->weight = 0;
    for (size_t i = 0; i < edit->count; i++) {
        const struct frame *frame = &fold->frames[edit->frames[i]];

        double weight = weight_of(fold, frame, edit->kind);

        list[i] = (struct weighed_frame){edit->frames[i], frame->is_backward,
                                         telling(frame) * weight};
        edit->told += !list[i].is_backward;
        edit->weight += weight;
        for (int side = 0; side < 2; side++) {
            bool runs = edit_calls(frame, side) > 0;

            sides[side] |= runs;
            told[side] |= runs && !list[i].is_backward;
        }
    }
    if (edit->told == 0 || (edit->kind == EDIT_REPLACED && !(told[0] && told[1])))
        edit->told = edit->count;
    if (edit->kind == EDIT_REPLACED && !(sides[0] && sides[1]))
        edit->kind = sides[1] ? EDIT_NEW : EDIT_GONE; /* the other frames joined others */
    qsort(list, edit->count, sizeof *list, compare_weighed);
    for (size_t i = 0; i < edit->count; i++)
        edit->frames[i] = list[i].frame;
    free(list);
    return true;
}

/* Empty ones last. */
static int compare_edits(const void *a, const void *b)
{
    const struct edit *x = a, *y = b;

    if ((x->count == 0) != (y->count == 0))
        return x->count == 0 ? 1 : -1;
    if (x->weight != y->weight)
        return x->weight > y->weight ? -1 : 1;
    return (int)x->kind - (int)y->kind;
}

/* Says of each frame which edit it is in or below. */
static void number_frames(const struct fold *fold, struct edits *out)
{
    for (uint32_t i = 0; i < fold->count; i++)
        out->of_frame[i] = ACCOUNT_NONE;
    for (size_t e = 0; e < out->count; e++)
        for (size_t i = 0; i < out->list[e].count; i++)
            out->of_frame[out->list[e].frames[i]] = (uint32_t)e;
    for (uint32_t i = 1; i < fold->count; i++)
        if (out->of_frame[i] == ACCOUNT_NONE)
            out->of_frame[i] = out->of_frame[fold->frames[i].parent];
}

bool edits_make(const struct fold *fold, struct edits *out)
{
    uint32_t *stack = calloc((size_t)fold->count + 1, sizeof *stack);
    struct edit_walk walk = {fold, out, stack == NULL};
    size_t depth = 0;

    *out = (struct edits){.of_frame =
                              malloc(((size_t)fold->count + 1) * sizeof *out->of_frame)};
    walk.failed |= out->of_frame == NULL;
    if (!walk.failed) {
        stack[depth++] = 0;
    }
    while (depth > 0 && !walk.failed) {
        depth--;
        depth = look_below(&walk, stack[depth], stack, depth);
    }
    free(stack);
    if (walk.failed)
        return false;
    number_frames(fold, out);
    if (!join_backward(fold, out) || !join_replaced(fold, out))
        return false;
    CLEANUP_FREE bool *joined = calloc(out->count + 1, sizeof *joined);
    for (size_t i = 0; i < out->count; i++)
        if (!sort_frames(fold, &out->list[i]))
            return false;
    if (joined == NULL || !join_names(fold, out, joined))
        return false;
    for (size_t i = 0; i < out->count; i++)
        if (joined[i] && !sort_frames(fold, &out->list[i]))
            return false;
    if (out->count > 0)
        qsort(out->list, out->count, sizeof *out->list, compare_edits);
    while (out->count > 0 && out->list[out->count - 1].count == 0)
        free(out->list[--out->count].frames);
    number_frames(fold, out);
    return true;
}
