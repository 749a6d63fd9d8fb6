#include "account/account.h"
#include "account/walk.h"
#include "base/array.h"
#include "base/error.h"

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- around ---- */

/* Frames that only stand around what both sides run: an annotation, a Python function or
 * a module that one side lacks, as where one side was recorded with_stack. They are no
 * edits: what runs below them is compared as if they were not there. */

struct around {
    const struct account *account;
    struct arena *scratch;
    const uint32_t *names; /* by node, as frames have them */
    size_t name_count;
    bool *left_out; /* by node */
    bool any;
    bool one_sided;   /* only one side has Python functions or modules */
    double *calls[2]; /* by node: a sample */
};

#define AROUND_SHARE 0.8

/* ---- which one side lacks ---- */

static void count_calls(struct around *around)
{
    const struct account *account = around->account;

    for (int side = 0; side < 2; side++) {
        const struct sums *tally = &account->tally[side];

        around->calls[side] = arena_new(around->scratch, (size_t)account->node_count + 1,
                                        sizeof *around->calls[side]);
        for (size_t i = 0; i < tally->count; i++)
            around->calls[side][tally->list[i].row] +=
                (double)tally->list[i].sum / (double)account->samples[side];
    }
}

/* At first all such frames that one side lacks are left out. */
static void around_find(struct around *out)
{
    const struct account *account = out->account;
    const uint32_t *names = out->names;
    uint8_t *sides = arena_new(out->scratch, out->name_count + 1, sizeof *sides);

    out->left_out =
        arena_new(out->scratch, (size_t)account->node_count + 1, sizeof *out->left_out);
    count_calls(out);
    for (uint32_t i = 1; i < account->node_count; i++)
        for (int side = 0; side < 2; side++)
            if (out->calls[side][i] > 0)
                sides[names[i]] |= (uint8_t)(1 << side);
    for (uint32_t i = 1; i < account->node_count; i++) {
        const struct account_node *node = &account->nodes[i];

        out->left_out[i] =
            (account_is_python(node) || node->sort == ACCOUNT_ANNOTATION) &&
            (sides[names[i]] == 1 || sides[names[i]] == 2);
        out->any = out->any || out->left_out[i];
    }
}

/* ---- which only stand around ---- */

/* ns of both sides: all of it, and what both sides run as often. */
struct around_time {
    double all, shared;
};

/* Whether a side has no Python function and no module at all, but garbage that is
 * collected. */
static bool lacks_python(const struct around *around, int side)
{
    const struct account_node *nodes = around->account->nodes;

    for (uint32_t i = 1; i < around->account->node_count; i++)
        if (around->calls[side][i] > 0 && account_is_python(&nodes[i]) &&
            (nodes[i].about & ACCOUNT_IS_COLLECTION) == 0)
            return false;
    return true;
}

/* By frame: whether both sides run it as often. */
static bool *find_shared(const struct around *around, const uint32_t *of_node,
                         uint32_t frame_count)
{
    bool *shared = arena_new(around->scratch, (size_t)frame_count + 1, sizeof *shared);
    double *calls =
        arena_new(around->scratch, 2 * (size_t)frame_count + 1, sizeof *calls);

    for (uint32_t i = 1; i < around->account->node_count; i++)
        for (size_t side = 0; side < 2 && !around->left_out[i]; side++)
            calls[2 * (size_t)of_node[i] + side] += around->calls[side][i];
    for (uint32_t i = 1; i < frame_count; i++) {
        double a = calls[2 * (size_t)i], b = calls[2 * (size_t)i + 1];

        shared[i] = a > 0 && b > 0 && account_as_often(a, b);
    }
    return shared;
}

/* By node: the time at and below it. */
static struct around_time *sum_times(const struct around *around, const uint32_t *of_node,
                                     const bool *shared)
{
    const struct account *account = around->account;
    struct around_time *times =
        arena_new(around->scratch, (size_t)account->node_count + 1, sizeof *times);

    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        if (!place->elsewhere)
            times[place->node].all += (double)place->ns[0] + (double)place->ns[1];
    }
    for (uint32_t i = account->node_count; i-- > 1;) {
        struct around_time *above = &times[account->nodes[i].parent];

        if (!around->left_out[i])
            times[i].shared = shared[of_node[i]] ? times[i].all : 0;
        above->all += times[i].all;
        above->shared += times[i].shared;
    }
    return times;
}

/* Given the frames without them: takes back those below which less than AROUND_SHARE of
 * the time is of calls that both sides run as often; where a side has no Python at all,
 * all of the other's stays left out. */
static void around_choose(struct around *around, const uint32_t *of_node,
                          uint32_t frame_count)
{
    const struct account *account = around->account;
    struct around_time *of_name =
        arena_new(around->scratch, around->name_count + 1, sizeof *of_name);
    struct around_time *times =
        sum_times(around, of_node, find_shared(around, of_node, frame_count));

    around->one_sided = lacks_python(around, 0) != lacks_python(around, 1);
    for (uint32_t i = 1; i < account->node_count; i++)
        if (around->left_out[i]) {
            of_name[around->names[i]].all += times[i].all;
            of_name[around->names[i]].shared += times[i].shared;
        }
    for (uint32_t i = 1; i < account->node_count; i++) {
        const struct around_time *time = &of_name[around->names[i]];

        around->left_out[i] =
            around->left_out[i] &&
            ((around->one_sided && account_is_python(&account->nodes[i])) ||
             (time->all > 0 && time->shared >= AROUND_SHARE * time->all));
    }
}

/* ---- fold ---- */

#define MODULE "nn.Module: "
#define BACKWARD "autograd::engine::evaluate_function: "
#define LAUNCHES "launches of kernels"

/* ---- the tree ---- */

/* `nn.Module: Linear #3` → `nn.Module: Linear`. */
static uint32_t folded_name(struct account *account, const struct account_node *node)
{
    const char *text = strings_text(&account->names, node->name);
    size_t length = strings_length(&account->names, node->name), end = length;

    if (node->sort != ACCOUNT_MODULE)
        return node->name;
    while (end > 0 && isdigit((unsigned char)text[end - 1]))
        end--;
    if (end == length || end < 2 || text[end - 1] != '#' || text[end - 2] != ' ')
        return node->name;
    const char *copy = arena_text(account->arena, text, end - 2);
    return strings_add(&account->names, copy, end - 2);
}

static bool is_launch(const struct account *account, const struct account_node *node)
{
    return node->sort == ACCOUNT_RUNTIME &&
           strstr(strings_text(&account->names, node->name), "LaunchKernel") != NULL;
}

/* The tree without what is left out; of_node has the frame around that. */
static void make_tree(const struct around *around, struct fold *out,
                      struct account_tree *tree)
{
    const struct account *account = around->account;

    account_tree_init(tree, account->nodes[0].name, around->scratch);
    for (uint32_t i = 1; i < account->node_count; i++) {
        struct account_node node = account->nodes[i];
        uint32_t above = node.parent;

        node.name = around->names[i];
        if (node.sort == ACCOUNT_WORK && is_launch(account, &account->nodes[above]))
            above = account->nodes[above].parent;
        node.parent = out->of_node[above];
        out->of_node[i] =
            around->left_out[i] ? node.parent : account_tree_child(tree, &node);
    }
}

/* The tree without frames that only stand around what both sides run; these have frame 0.
 */
static void make_shared_tree(struct account *account, struct arena *scratch,
                             struct fold *out, struct account_tree *tree)
{
    uint32_t *names = arena_new(scratch, (size_t)account->node_count + 1, sizeof *names);
    struct around around = {.account = account, .scratch = scratch, .names = names};

    for (uint32_t i = 0; i < account->node_count; i++)
        names[i] = is_launch(account, &account->nodes[i])
                       ? out->launches
                       : folded_name(account, &account->nodes[i]);
    around.name_count = account->names.count;
    around_find(&around);
    make_tree(&around, out, tree);
    if (!around.any)
        return;
    around_choose(&around, out->of_node, tree->count);
    out->one_stack = around.one_sided;
    make_tree(&around, out, tree);
    for (uint32_t i = 1; i < account->node_count; i++)
        out->of_node[i] = around.left_out[i] ? 0 : out->of_node[i];
}

static bool is_evaluation(const struct account *account, const struct account_node *node)
{
    return node->sort == ACCOUNT_OPERATOR &&
           strncmp(strings_text(&account->names, node->label), BACKWARD,
                   sizeof BACKWARD - 1) == 0;
}

static void make_frames(struct fold *out, const struct account_tree *tree)
{
    out->count = tree->count;
    out->frames =
        arena_new(out->account->arena, (size_t)tree->count + 1, sizeof *out->frames);
    for (uint32_t i = 0; i < tree->count; i++) {
        const struct account_node *node = &tree->nodes[i];

        out->frames[i] = (struct frame){.parent = node->parent,
                                        .child = node->child,
                                        .next = node->next,
                                        .name = node->name,
                                        .category = node->category,
                                        .label = node->label,
                                        .shape = {node->shape[0], node->shape[1]},
                                        .typed = {node->types[0], node->types[1]},
                                        .sort = node->sort,
                                        .about = node->about};
        out->frames[i].is_backward = is_evaluation(out->account, node) ||
                                     (i > 0 && out->frames[node->parent].is_backward);
    }
}

/* ---- counts ---- */

struct fold_count fold_count_of(int64_t *values, size_t count, size_t samples)
{
    struct fold_count out = {.least = count < samples ? 0 : INT64_MAX};
    size_t zeros = samples - count, most = zeros, slack = samples >= 5 ? samples / 5 : 0;
    double sum = 0;

    if (samples == 0)
        return (struct fold_count){0};
    ARRAY_SORT(values, count, number_order_int64);
    for (size_t i = 0, end; i < count; i = end) {
        for (end = i; end < count && values[end] == values[i]; end++)
            sum += (double)values[i];
        if (end - i > most) {
            most = end - i;
            out.usual = values[i];
        }
    }
    if (count > 0) {
        out.least = values[0] < out.least ? values[0] : out.least;
        out.most = values[count - 1];
    }
    out.mean = sum / (double)samples;
    out.ranks = 1;
    out.is_constant = most + slack >= samples;
    return out;
}

/* The values of a frame by sample, to be counted. */
struct fold_values {
    int64_t *values, *sorted;
    const uint32_t *samples;
    size_t count;
};

static struct fold_count count_part(struct fold_values *from, size_t begin, size_t end,
                                    size_t samples)
{
    memcpy(from->sorted, from->values + begin, (end - begin) * sizeof *from->sorted);
    return fold_count_of(from->sorted, end - begin, samples);
}

/* Of all samples; or, if these differ, rank by rank: ranks of one program may run
 * different numbers of calls in every step. */
static struct fold_count count_values(const struct account *account, int side,
                                      struct fold_values *from)
{
    const uint32_t *ranks = account->rank_of[side];
    size_t samples = account->samples[side], at = 0;
    struct fold_count all = count_part(from, 0, from->count, samples);
    uint64_t usual = 0;
    uint32_t found = 0;

    if (all.is_constant || ranks == NULL)
        return all;
    for (size_t first = 0, next; first < samples; first = next, found++) {
        size_t begin = at;

        for (next = first; next < samples && ranks[next] == ranks[first];)
            next++;
        while (at < from->count && from->samples[at] < next)
            at++;
        struct fold_count rank = count_part(from, begin, at, next - first);
        if (!rank.is_constant)
            return all;
        usual += (uint64_t)rank.usual;
    }
    all.usual = (int64_t)usual;
    all.ranks = found;
    all.is_constant = true;
    return all;
}

/* Fills the counts of one side. */
static void fill_counts(struct fold *fold, int side, struct arena *scratch)
{
    const struct account *account = fold->account;
    size_t samples = account->samples[side];
    int64_t *values = arena_new(scratch, 4 * samples + 1, sizeof *values);
    int64_t *sorted = arena_new(scratch, samples + 1, sizeof *sorted);
    uint32_t *at = arena_new(scratch, samples + 1, sizeof *at);
    struct sums folded = {.arena = scratch};
    const struct sums *tally = &folded;
    struct fold_count none;
    size_t first; /* of a frame; before it are those that have none */

    sums_move(&account->tally[side], fold->of_node, &folded);
    none = fold_count_of(sorted, 0, samples);
    for (uint32_t i = 0; i < fold->count; i++)
        fold->frames[i].calls[side] = fold->frames[i].shapes[side] =
            fold->frames[i].types[side] = fold->frames[i].bytes[side] = none;
    sums_of(tally, 0, &first);
    for (size_t i = first, end; i < tally->count; i = end) {
        struct frame *frame = &fold->frames[tally->list[i].row];
        struct fold_values calls = {values, sorted, at, 0};
        struct fold_values shapes = {values + samples, sorted, at, 0};
        struct fold_values types = {values + 2 * samples, sorted, at, 0};
        struct fold_values bytes = {values + 3 * samples, sorted, at, 0};

        for (end = i; end < tally->count && tally->list[end].row == tally->list[i].row;
             end++) {
            const struct sum *sum = &tally->list[end];

            at[end - i] = sum->sample;
            calls.values[calls.count++] = sum->sum;
            shapes.values[shapes.count++] = (int64_t)(sum->shapes >> 1);
            types.values[types.count++] = (int64_t)(sum->types >> 1);
            frame->spent[side] += (double)sum->spent / (double)samples;
            bytes.values[bytes.count++] = sum->bytes;
        }
        frame->calls[side] = count_values(account, side, &calls);
        frame->shapes[side] = count_values(account, side, &shapes);
        frame->types[side] = count_values(account, side, &types);
        frame->bytes[side] = count_values(account, side, &bytes);
    }
}

/* ---- refills ---- */

/* Moves the time of a refill from its place to another, which is the last so far. */
static void move_refill(struct account *account, int side, uint32_t refill, uint32_t from,
                        uint32_t to)
{
    struct sums *time = &account->time[side];
    size_t count, places;
    const struct sum *moved = sums_of(&account->refilled[side], refill, &count);

    ARENA_RESERVE(account->arena, time->list, time->capacity, time->count + count);
    size_t first = (size_t)(sums_of(time, from, &places) - time->list);
    for (size_t i = 0, at = first; i < count; i++) {
        while (at < first + places && time->list[at].sample < moved[i].sample)
            at++;
        time->list[at].sum -= moved[i].sum;
        time->list[time->count++] =
            (struct sum){.row = to, .sample = moved[i].sample, .sum = moved[i].sum};
        account->places[from].ns[side] -= moved[i].sum;
        account->places[to].ns[side] += moved[i].sum;
    }
}

static void set_refills_apart(struct account *account, const struct fold *fold)
{
    size_t count = account->place_count;
    struct account_place *places =
        arena_new(account->arena, count + account->refill_count + 1, sizeof *places);

    memcpy(places, account->places, count * sizeof *places);
    account->places = places;
    for (uint32_t i = 0; i < account->refill_count; i++) {
        const struct account_refill *refill = &account->refills[i];
        const struct fold_count *calls = fold->frames[fold->of_node[refill->wait]].calls;
        uint32_t to = account->place_count;

        if (account_as_often(calls[0].mean, calls[1].mean))
            continue;
        places[to] = places[refill->place];
        places[to].after_wait = refill->wait;
        places[to].ns[0] = places[to].ns[1] = 0;
        account->place_count++;
        for (int side = 0; side < 2; side++)
            move_refill(account, side, i, refill->place, to);
    }
}

/* The frame of each place. */
static void find_frames(struct fold *fold)
{
    const struct account *account = fold->account;

    fold->of_place = arena_new(account->arena, (size_t)account->place_count + 1,
                               sizeof *fold->of_place);
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        fold->of_place[i] = place->elsewhere         ? 0
                            : place->after_wait != 0 ? fold->of_node[place->after_wait]
                                                     : fold->of_node[place->node];
    }
}

/* ---- sums ---- */

static void fold_forwards(struct fold *fold, int side)
{
    const struct sums *from = &fold->account->forwards[side];
    struct sums *to = &fold->forwards[side];

    to->arena = fold->account->arena;
    for (size_t i = 0; i < from->count; i++)
        sums_at(to, fold->of_node[from->list[i].row], fold->of_node[from->list[i].sample])
            ->sum += from->list[i].sum;
    sums_sort(to);
}

/* What is at and below each frame. */
static void sum_below(struct fold *fold, int side)
{
    const struct account *account = fold->account;

    for (uint32_t i = 0; i < account->place_count; i++)
        fold->frames[fold->of_place[i]].below[side] += account->places[i].ns[side];
    for (uint32_t i = fold->count; i-- > 0;) {
        struct frame *frame = &fold->frames[i];

        if (frame->sort != ACCOUNT_WORK)
            frame->host_below[side] += frame->spent[side];
        if (frame->parent == ACCOUNT_NONE)
            continue;
        fold->frames[frame->parent].below[side] += frame->below[side];
        fold->frames[frame->parent].host_below[side] += frame->host_below[side];
    }
}

void fold_make(struct account *account, struct fold *out)
{
    CLEANUP(arena_free) struct arena *scratch = arena_make(account->arena->budget);
    struct account_tree tree;

    *out = (struct fold){.account = account};
    out->launches = strings_add(&account->names, LAUNCHES, strlen(LAUNCHES));
    out->of_node =
        arena_new(account->arena, (size_t)account->node_count + 1, sizeof *out->of_node);
    make_shared_tree(account, scratch, out, &tree);
    make_frames(out, &tree);
    for (int side = 0; side < 2; side++) {
        fill_counts(out, side, scratch);
        fold_forwards(out, side);
    }
    set_refills_apart(account, out);
    find_frames(out);
    for (int side = 0; side < 2; side++)
        sum_below(out, side);
}

uint32_t fold_call(const struct fold *fold, uint32_t frame)
{
    while (frame != 0 && (fold->frames[frame].sort == ACCOUNT_WORK ||
                          fold->frames[frame].name == fold->launches))
        frame = fold->frames[frame].parent;
    return frame;
}

bool fold_is_copy(const struct fold *fold, uint32_t frame)
{
    return fold->frames[frame].sort == ACCOUNT_WORK &&
           strcmp(strings_text(&fold->account->names, fold->frames[frame].category),
                  "gpu_memcpy") == 0;
}

bool fold_is_below(const struct fold *fold, uint32_t frame, uint32_t top)
{
    while (frame != ACCOUNT_NONE && frame > top)
        frame = fold->frames[frame].parent;
    return frame == top;
}
