#include "account/edits.h"
#include "account/walk.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- edit ---- */

double edit_calls(const struct frame *frame, int side)
{
    const struct fold_count *calls = &frame->calls[side];

    return calls->is_constant && calls->ranks > 0
               ? (double)calls->usual / (double)calls->ranks
               : calls->mean;
}

/* ---- join ---- */

/* Edits that become one, after all frames were looked at. Those that another took over
 * have no frames left. */

static void append(const struct fold *fold, struct edit *edit, const uint32_t *frames,
                   size_t count, bool is_fact)
{
    if (count == 0)
        return;
    ARENA_RESERVE(fold->account->arena, edit->frames, edit->capacity,
                  edit->count + count);
    memcpy(edit->frames + edit->count, frames, count * sizeof *frames);
    edit->count += count;
    edit->is_fact &= is_fact;
}

/* Moves frames of the backward pass to the edits of their forward calls. */
static void join_backward(const struct fold *fold, struct edits *edits)
{
    double *changes = arena_new(fold->account->arena, edits->count + 1, sizeof *changes);

    for (size_t e = 0; e < edits->count; e++) {
        struct edit *edit = &edits->list[e];
        size_t kept = 0;

        for (size_t i = 0; i < edit->count; i++) {
            uint32_t frame = edit->frames[i];
            uint32_t into = fold->frames[frame].is_backward
                                ? forward_group(fold, frame, edits->of_frame,
                                                (uint32_t)edits->count, changes)
                                : ACCOUNT_NONE;

            if (into == ACCOUNT_NONE || into == e) {
                edit->frames[kept++] = frame;
                continue;
            }
            append(fold, &edits->list[into], &frame, 1,
                   fold->frames[frame].calls[0].is_constant &&
                       fold->frames[frame].calls[1].is_constant);
        }
        edit->count = kept;
    }
}

/* The names of an edit and which side has them, those of the forward pass if it has any:
 * of equal ones the same. */
static uint64_t hash_names(const struct fold *fold, const struct edit *edit,
                           uint64_t seed)
{
    uint64_t *keys = arena_new(fold->account->arena, edit->count + 1, sizeof *keys);
    size_t count = 0;

    for (int backward = 0; backward < 2 && count == 0; backward++)
        for (size_t i = 0; i < edit->count; i++) {
            const struct frame *frame = &fold->frames[edit->frames[i]];

            if (frame->is_backward == (backward == 1))
                keys[count++] = (uint64_t)frame->name << 1 | (edit_calls(frame, 1) > 0);
        }
    qsort(keys, count, sizeof *keys, number_order_uint64);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || keys[i] != keys[i - 1])
            seed = hash_number(keys[i], seed);
    return seed;
}

struct named_edit {
    uint64_t hash;
    size_t edit;
};

static int compare_named(const void *a, const void *b)
{
    const struct named_edit *x = a, *y = b;

    return x->hash != y->hash ? (x->hash < y->hash ? -1 : 1)
                              : (x->edit > y->edit) - (x->edit < y->edit);
}

/* Calls that others replace are one edit, below however many frames, if they have the
 * same names on both sides: they are told by the same words. */
static void join_replaced(const struct fold *fold, struct edits *edits)
{
    struct named_edit *named =
        arena_new(fold->account->arena, edits->count + 1, sizeof *named);
    uint64_t seed = hash_seed();
    size_t count = 0, first = 0;

    for (size_t e = 0; e < edits->count; e++)
        if (edits->list[e].kind == EDIT_REPLACED && edits->list[e].count > 0)
            named[count++] =
                (struct named_edit){hash_names(fold, &edits->list[e], seed), e};
    if (count > 1)
        qsort(named, count, sizeof *named, compare_named);
    for (size_t i = 1; i < count; i++) {
        struct edit *edit = &edits->list[named[i].edit];

        if (named[i].hash != named[first].hash) {
            first = i;
            continue;
        }
        append(fold, &edits->list[named[first].edit], edit->frames, edit->count,
               edit->is_fact);
        edit->count = 0;
    }
}

static bool has_name(const struct fold *fold, const struct edit *edit, uint32_t name)
{
    for (size_t i = 0; i < edit->count; i++)
        if (fold->frames[edit->frames[i]].name == name)
            return true;
    return false;
}

/* The edit of most weight that says as much as the e-th, and has its first name, too. */
static size_t find_larger(const struct fold *fold, const struct edits *edits, size_t e)
{
    const struct edit *edit = &edits->list[e];
    size_t found = e;

    for (size_t k = 0; k < edits->count; k++) {
        const struct edit *other = &edits->list[k];

        if (other->count > 0 && other->kind == edit->kind &&
            other->is_fact == edit->is_fact &&
            (other->weight > edits->list[found].weight ||
             (other->weight == edits->list[found].weight && k < found)) &&
            has_name(fold, other, fold->frames[edit->frames[0]].name))
            found = k;
    }
    return found;
}

/* Edits of calls that are new (gone) are one if a larger one has the name that weighs
 * most in the other, too: one change at several places. Their frames are sorted; those of
 * edits that took others over (`joined`, by edit) no longer. */
static void join_names(const struct fold *fold, struct edits *edits, bool joined[])
{
    size_t *into = arena_new(fold->account->arena, edits->count + 1, sizeof *into);

    for (size_t e = 0; e < edits->count; e++) {
        const struct edit *edit = &edits->list[e];
        bool is_one = edit->kind == EDIT_NEW || edit->kind == EDIT_GONE;

        into[e] = is_one && edit->count > 0 ? find_larger(fold, edits, e) : e;
    }
    for (size_t e = 0; e < edits->count; e++) {
        struct edit *edit = &edits->list[e];
        size_t to = e;

        while (into[to] != to) /* each is larger, or earlier */
            to = into[to];
        if (to == e)
            continue;
        append(fold, &edits->list[to], edit->frames, edit->count, edit->is_fact);
        edit->count = 0;
        joined[to] = true;
    }
}

/* ---- edits ---- */

/* The tree is walked from the root; below a frame that was edited nothing is
 * looked at. */

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
};

static struct edit *new_edit(struct edit_walk *walk, enum edit_kind kind, uint32_t at)
{
    struct edits *out = walk->out;

    if (out->count >= EDITS_MAX) /* what is left is told by its time */
        return NULL;
    ARENA_RESERVE(walk->fold->account->arena, out->list, out->capacity, out->count + 1);
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
        append(walk->fold, edit, &frame, 1, is_fact);
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
    for (uint32_t i = frames[at].child; i != ACCOUNT_NONE; i = frames[i].next) {
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
static void sort_frames(const struct fold *fold, struct edit *edit)
{
    struct weighed_frame *list =
        arena_new(fold->account->arena, edit->count + 1, sizeof *list);
    bool sides[2] = {false, false}, told[2] = {false, false};

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

void edits_make(const struct fold *fold, struct edits *out)
{
    struct arena *arena = fold->account->arena;
    uint32_t *stack = arena_new(arena, (size_t)fold->count + 1, sizeof *stack);
    struct edit_walk walk = {fold, out};

    *out =
        (struct edits){.of_frame = arena_new(arena, fold->count, sizeof *out->of_frame)};
    for (size_t depth = 1; depth > 0;) {
        depth--;
        depth = look_below(&walk, stack[depth], stack, depth);
    }
    number_frames(fold, out);
    join_backward(fold, out);
    join_replaced(fold, out);
    bool *joined = arena_new(arena, out->count + 1, sizeof *joined);
    for (size_t i = 0; i < out->count; i++)
        sort_frames(fold, &out->list[i]);
    join_names(fold, out, joined);
    for (size_t i = 0; i < out->count; i++)
        if (joined[i])
            sort_frames(fold, &out->list[i]);
    if (out->count > 0)
        qsort(out->list, out->count, sizeof *out->list, compare_edits);
    while (out->count > 0 && out->list[out->count - 1].count == 0)
        out->count--;
    number_frames(fold, out);
}

/* ---- own time ---- */

#define FACTOR_MIN 0.03
#define FACTOR_SHARE 0.7
/* So many rows at least: names of kernels, and of calls. */
#define FACTOR_KERNELS 3
#define FACTOR_CALLS 5
/* Nearer to the factor than this, as a logarithm, a row is not apart from it. */
#define APART_LEAST 0.1

double own_change(const struct own_row *row)
{
    return row->spent[1] - row->spent[0];
}

bool own_starts_backward(const struct fold *fold, const struct frame *frame)
{
    const char *name = strings_text(&fold->account->names, frame->name);

    return frame->sort == ACCOUNT_FUNCTION &&
           (strstr(name, "run_backward") != NULL ||
            (strstr(name, "autograd/") != NULL && strstr(name, ": backward") != NULL));
}

/* Whether what a frame takes itself can be compared. */
static bool is_counted(const struct fold *fold, const struct edits *edits, uint32_t at)
{
    const struct frame *frame = &fold->frames[at];

    return frame->sort != ACCOUNT_ROOT && frame->sort != ACCOUNT_ANNOTATION &&
           edits->of_frame[at] == ACCOUNT_NONE &&
           (frame->about & (ACCOUNT_WAITS | ACCOUNT_DRAINS)) == 0 &&
           !own_starts_backward(fold, frame);
}

static void own_time_add_frame(const struct fold *fold, uint32_t at, struct own_row *row)
{
    const struct frame *frame = &fold->frames[at], *most = &fold->frames[row->frame];

    if (frame->spent[0] + frame->spent[1] > most->spent[0] + most->spent[1])
        row->frame = at;
    for (int side = 0; side < 2; side++) {
        row->calls[side] += frame->calls[side].mean;
        row->spent[side] += frame->spent[side];
    }
}

static void make_rows(const struct fold *fold, const struct edits *edits,
                      struct own_time *out)
{
    size_t names = fold->account->names.count;

    out->of_name = arena_new(fold->account->arena, 2 * names + 2, sizeof *out->of_name);
    out->rows =
        arena_new(fold->account->arena, (size_t)fold->count + 1, sizeof *out->rows);
    out->of_frame =
        arena_new(fold->account->arena, (size_t)fold->count + 1, sizeof *out->of_frame);
    for (uint32_t i = 0; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        bool on_device = frame->sort == ACCOUNT_WORK;
        uint32_t *slot = &out->of_name[2 * (size_t)frame->name + on_device];

        out->of_frame[i] = ACCOUNT_NONE;
        if (!is_counted(fold, edits, i))
            continue;
        if (*slot == 0) {
            out->rows[out->count++] =
                (struct own_row){.name = frame->name, .frame = i, .on_device = on_device};
            *slot = (uint32_t)out->count;
        }
        out->of_frame[i] = *slot - 1;
        own_time_add_frame(fold, i, &out->rows[*slot - 1]);
    }
}

/* Which device work computes: what moves data does not follow the clock. */
static void mark_compute(const struct fold *fold, struct own_time *own)
{
    const struct account *account = fold->account;

    for (uint32_t i = 0; i < account->place_count; i++) {
        uint32_t row = own->of_frame[fold->of_place[i]];

        if (row != ACCOUNT_NONE && account->places[i].part == ACCOUNT_COMPUTE)
            own->rows[row].is_compute = true;
    }
}

/* ---- one factor on all ---- */

static double ratio_of(const struct own_row *row)
{
    bool known =
        row->spent[0] > 0 && row->spent[1] > 0 && row->calls[0] > 0 && row->calls[1] > 0;

    return known ? log(row->spent[1] / row->calls[1] / (row->spent[0] / row->calls[0]))
                 : NAN;
}

/* Whether rows take longer, or shorter, by one factor: 70 % of their time between half of
 * it and twice it, also if the largest row is left out. */
static void find_factor(const struct fold *fold, const struct own_time *own,
                        bool on_device, struct own_factor *out)
{
    struct weighted *list = arena_new(fold->account->arena, own->count + 1, sizeof *list);
    double total = 0, within = 0, largest = 0;
    size_t count = 0, agree = 0;

    for (size_t i = 0; i < own->count; i++) {
        const struct own_row *row = &own->rows[i];
        double log = ratio_of(row);

        if (row->on_device != on_device || isnan(log) || (on_device && !row->is_compute))
            continue;
        list[count] = (struct weighted){log, row->spent[0] + row->spent[1]};
        total += list[count++].weight;
    }
    weighted_sort(list, count);
    out->median = weighted_quantile(list, count, 0.5);
    out->low = weighted_quantile(list, count, 0.25);
    out->high = weighted_quantile(list, count, 0.75);
    for (size_t i = 0; i < count; i++) {
        if (list[i].value / out->median < 0.5 || list[i].value / out->median > 2)
            continue;
        within += list[i].weight;
        largest = fmax(largest, list[i].weight);
        agree++;
    }
    out->holds = agree >= (on_device ? FACTOR_KERNELS : FACTOR_CALLS) &&
                 fabs(out->median) > FACTOR_MIN && within >= FACTOR_SHARE * total &&
                 within - largest >= FACTOR_SHARE * (total - largest);
}

bool own_is_apart(const struct own_factor *factor, const struct own_row *row)
{
    double log = ratio_of(row);

    if (isnan(log))
        return true;
    return log >
               factor->median + fmax(2 * (factor->high - factor->median), APART_LEAST) ||
           log < factor->median - fmax(2 * (factor->median - factor->low), APART_LEAST);
}

const struct own_row *own_of_call(const struct own_time *own, uint32_t name)
{
    uint32_t slot = own->of_name[2 * (size_t)name];

    return slot == 0 ? NULL : &own->rows[slot - 1];
}

void own_add(const struct fold *fold, const struct own_time *own,
             const struct own_row *row, int side, int64_t *out)
{
    const struct sums *tally = &fold->account->tally[side];
    uint32_t at = (uint32_t)(row - own->rows);

    for (size_t i = 0; i < tally->count; i++)
        if (own->of_frame[fold->of_node[tally->list[i].row]] == at)
            out[tally->list[i].sample] += tally->list[i].spent;
}

void own_time_make(const struct fold *fold, const struct edits *edits,
                   struct own_time *out)
{
    *out = (struct own_time){0};
    make_rows(fold, edits, out);
    mark_compute(fold, out);
    find_factor(fold, out, false, &out->host);
    find_factor(fold, out, true, &out->device);
}

/* ---- work facts ---- */

/* Numbers and bytes that differ by this part say nothing. */
#define SLACK 0.01
/* Streams weigh as other edits do whose time is not known. */
#define STREAMS_WEIGHT 0.05

/* All copies of a name, or all collectives. */
struct moving {
    struct work_moved all;
    double open[2];                  /* rows whose number no edit implies */
    double sized[2], sized_bytes[2]; /* rows whose size none implies */
    double weight, most;
    bool varies, resized;
};

/* ---- what edits imply ---- */

static bool implies(const struct edits *edits, uint32_t frame, bool size)
{
    if (edits->of_frame[frame] == ACCOUNT_NONE)
        return false;
    switch (edits->list[edits->of_frame[frame]].kind) {
    case EDIT_NEW:
    case EDIT_GONE:
    case EDIT_SHAPES:
    case EDIT_TYPES:
        return true;
    case EDIT_MORE:
    case EDIT_FEWER:
        return !size;
    default:
        return false;
    }
}

static bool differ(const double values[2], double least)
{
    return fabs(values[1] - values[0]) >= least + SLACK * fmax(values[0], values[1]);
}

/* Whether one row moves other amounts on both sides. */
static bool is_resized(const double rows[2], const double bytes[2])
{
    if (!(rows[0] > 0 && rows[1] > 0 && bytes[0] >= 0 && bytes[1] >= 0))
        return false;
    const double each[2] = {bytes[0] / rows[0], bytes[1] / rows[1]};
    return differ(each, 0) && each[0] != each[1];
}

/* ---- copies and collectives ---- */

static void work_facts_add_frame(const struct fold *fold, const struct edits *edits,
                                 uint32_t at, struct moving *moving)
{
    const struct frame *frame = &fold->frames[at];
    double rows[2], bytes[2];

    for (int side = 0; side < 2; side++) {
        const struct fold_count *size = &frame->bytes[side];

        rows[side] = edit_calls(frame, side);
        bytes[side] = size->is_constant && size->least >= 0 && size->ranks > 0
                          ? (double)size->usual / (double)size->ranks
                          : -1;
        moving->varies |= !frame->calls[side].is_constant;
        moving->all.count[side] += rows[side];
        if (bytes[side] < 0)
            moving->all.bytes[side] = NAN;
        moving->all.bytes[side] += bytes[side];
        if (!implies(edits, at, false))
            moving->open[side] += rows[side];
        if (!implies(edits, at, true)) {
            moving->sized[side] += rows[side];
            moving->sized_bytes[side] += bytes[side] < 0 ? NAN : bytes[side];
        }
    }
    if (!implies(edits, at, true))
        moving->resized |= is_resized(rows, bytes);
    moving->weight += fabs(frame->spent[1] - frame->spent[0]);
    if (frame->spent[0] + frame->spent[1] >= moving->most) {
        moving->most = frame->spent[0] + frame->spent[1];
        moving->all.frame = at;
    }
}

/* Adds what differs to a fact: first what the control has, then the most time. */
static void add_moving(const struct moving *moving, double weights[WORK_NAMES_TOLD],
                       struct work_fact *fact)
{
    bool is_old = moving->all.count[0] > 0;
    size_t at = fact->count < WORK_NAMES_TOLD ? fact->count : WORK_NAMES_TOLD;

    fact->is_true = true;
    fact->weight += moving->weight;
    fact->count++;
    for (; at > 0; at--) {
        bool was_old = fact->names[at - 1].count[0] > 0;

        if (was_old != is_old ? was_old : weights[at - 1] >= moving->weight)
            break;
        if (at < WORK_NAMES_TOLD) {
            fact->names[at] = fact->names[at - 1];
            weights[at] = weights[at - 1];
        }
    }
    if (at < WORK_NAMES_TOLD) {
        fact->names[at] = moving->all;
        weights[at] = moving->weight;
    }
}

static void find_moved(const struct fold *fold, const struct edits *edits,
                       struct work_facts *out)
{
    size_t names = fold->account->names.count;
    struct moving *copies = arena_new(fold->account->arena, names + 1, sizeof *copies);
    struct moving collectives = {.varies = false};
    double weights[WORK_NAMES_TOLD] = {0};
    bool wider = false;

    for (uint32_t i = 1; i < fold->count; i++)
        if (fold_is_copy(fold, i))
            work_facts_add_frame(fold, edits, i, &copies[fold->frames[i].name]);
        else if (fold->frames[i].about & ACCOUNT_IS_COLLECTIVE)
            work_facts_add_frame(fold, edits, i, &collectives);
    for (size_t i = 0; i < names; i++)
        if (!copies[i].varies && (differ(copies[i].open, 0.5) || copies[i].resized))
            add_moving(&copies[i], weights, &out->of[WORK_COPIES]);
    for (size_t i = 0; i < edits->count; i++) /* gradients are as large as weights */
        wider |= edits->list[i].kind == EDIT_SHAPES || edits->list[i].kind == EDIT_TYPES;
    if (!collectives.varies &&
        (differ(collectives.open, 0.5) ||
         (!wider && is_resized(collectives.sized, collectives.sized_bytes))))
        add_moving(&collectives, weights, &out->of[WORK_COLLECTIVES]);
}

/* ---- streams ---- */

/* Whether work is on its stream because of something that another fact tells. */
static bool is_told(const struct fold *fold, const struct edits *edits,
                    const struct work_facts *facts, uint32_t frame)
{
    return implies(edits, frame, false) ||
           (facts->of[WORK_COPIES].is_true && fold_is_copy(fold, frame)) ||
           (facts->of[WORK_COLLECTIVES].is_true &&
            (fold->frames[frame].about & ACCOUNT_IS_COLLECTIVE));
}

/* The streams that a sample uses: all, or without work that other facts tell.
 * `known`: they could be counted, and are as many in all samples. */
static void count_streams(const struct fold *fold, const struct edits *edits,
                          const struct work_facts *facts, int side, double streams[2],
                          bool *known)
{
    const struct sums *tally = &fold->account->tally[side];
    size_t samples = fold->account->samples[side];
    uint64_t *used = arena_new(fold->account->arena, 2 * samples + 1, sizeof *used);
    int64_t *counts = arena_new(fold->account->arena, samples + 1, sizeof *counts);

    for (size_t i = 0; i < tally->count; i++) {
        const struct sum *sum = &tally->list[i];

        used[sum->sample] |= sum->streams;
        if (!is_told(fold, edits, facts, fold->of_node[sum->row]))
            used[samples + sum->sample] |= sum->streams;
    }
    for (int rest = 0; rest < 2; rest++) {
        for (size_t i = 0; i < samples; i++) {
            uint64_t bits = used[(rest == 0 ? 0 : samples) + i];

            counts[i] = __builtin_popcountll(bits);
            *known &= bits >> 63 == 0;
        }
        struct fold_count count = fold_count_of(counts, samples, samples);
        *known &= count.is_constant && count.usual > 0;
        streams[rest] = (double)count.usual;
    }
}

static void find_streams(const struct fold *fold, const struct edits *edits,
                         struct work_facts *facts)
{
    struct work_fact *out = &facts->of[WORK_STREAMS];
    double streams[2][2] = {{0}};
    bool known = true;

    for (int side = 0; side < 2; side++) {
        double samples = (double)fold->account->samples[side];

        count_streams(fold, edits, facts, side, streams[side], &known);
        out->streams[side] = streams[side][0];
        if (samples > 0)
            out->weight = fmax(
                out->weight, STREAMS_WEIGHT * (double)fold->account->ns[side] / samples);
    }
    out->is_true =
        known && streams[0][0] != streams[1][0] && streams[0][1] != streams[1][1];
}

void work_facts_make(const struct fold *fold, const struct edits *edits,
                     struct work_facts *out)
{
    *out = (struct work_facts){0};
    find_moved(fold, edits, out);
    find_streams(fold, edits, out);
}
