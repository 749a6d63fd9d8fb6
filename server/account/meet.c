/* See meet.h. First a tree of both sides with the names that they share; in it the calls
 * that only one side has around nearly all of its time are found; then the tree without
 * them, and the places in it. */
#include "account/meet.h"
#include "account/meet_names.h"
#include "account/meet_places.h"
#include "account/tree.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* A name that holds this part of its side's time may be a wrapper. */
#define WRAPPER_PERCENT 80

struct meeting {
    struct account_side *sides;
    struct account *out;
    struct budget *budget;
    struct meet_names names;
    struct account_tree full, tree;
    uint32_t *full_of[2]; /* by raw node */
    uint32_t *own_of;     /* by node of the full tree: in the last one */
    uint32_t *inside_of;  /* the same for what is below it: of a wrapper what is above */
    uint32_t *place_of[2];
    bool failed;
};

static bool stops(struct meeting *meeting, size_t turn)
{
    meeting->failed |= budget_is_over_at(meeting->budget, turn);
    return meeting->failed;
}

/* ---- the full tree ---- */

/* Nodes in order of their depth, so that parents come first and the modules below one
 * parent, whichever raw nodes became it, come together. */
static uint32_t *order_by_depth(const struct account_side *side, size_t begin[])
{
    uint32_t *order = calloc((size_t)side->node_count + 1, sizeof *order);
    size_t at = 0;

    if (order == NULL)
        return NULL;
    memset(begin, 0, (ACCOUNT_DEPTH_MAX + 3) * sizeof *begin);
    for (uint32_t i = 0; i < side->node_count; i++)
        begin[side->nodes[i].depth + 1]++;
    for (size_t depth = 1; depth < ACCOUNT_DEPTH_MAX + 3; depth++)
        begin[depth] += begin[depth - 1];
    size_t *next = calloc(ACCOUNT_DEPTH_MAX + 3, sizeof *next);
    if (next == NULL) {
        free(order);
        return NULL;
    }
    memcpy(next, begin, (ACCOUNT_DEPTH_MAX + 3) * sizeof *next);
    for (uint32_t i = 0; i < side->node_count; i++) {
        at = next[side->nodes[i].depth]++;
        order[at] = i;
    }
    free(next);
    return order;
}

/* Rows of Python functions have the names that both sides share. */
static uint32_t label_of(const struct meeting *meeting, int which,
                         const struct account_raw_node *node)
{
    return node->sort == ACCOUNT_FUNCTION
               ? meeting->names.function_of[which][node->label]
               : meet_names_text(&meeting->names, which, node->label);
}

static void add_full(struct meeting *meeting, int which, uint32_t raw, uint32_t parent)
{
    const struct account_raw_node *node = &meeting->sides[which].nodes[raw];
    struct account_node made = {
        .parent = parent,
        .name = meet_names_of(&meeting->names, which, raw),
        .category = meet_names_text(&meeting->names, which, node->category),
        .label = label_of(meeting, which, node),
        .shape = {ACCOUNT_NONE, ACCOUNT_NONE},
        .types = {ACCOUNT_NONE, ACCOUNT_NONE},
        .sort = node->sort,
        .about = node->about};

    if (node->shape != ACCOUNT_NONE)
        made.shape[which] = meet_names_text(&meeting->names, which, node->shape);
    if (node->types != ACCOUNT_NONE)
        made.types[which] = meet_names_text(&meeting->names, which, node->types);
    meeting->full_of[which][raw] = account_tree_child(&meeting->full, &made);
}

static bool make_full(struct meeting *meeting, int which)
{
    struct account_side *side = &meeting->sides[which];
    CLEANUP_FREE size_t *begin = calloc(ACCOUNT_DEPTH_MAX + 3, sizeof *begin);
    CLEANUP_FREE uint32_t *order = begin == NULL ? NULL : order_by_depth(side, begin);

    meeting->full_of[which] =
        calloc((size_t)side->node_count + 1, sizeof *meeting->full_of[which]);
    if (order == NULL || meeting->full_of[which] == NULL)
        return false;
    for (size_t depth = 1; depth <= ACCOUNT_DEPTH_MAX + 1; depth++) {
        const uint32_t *nodes = order + begin[depth];
        size_t count = begin[depth + 1] - begin[depth];

        if (count == 0)
            break;
        if (!meet_names_number(&meeting->names, which, nodes, count,
                               meeting->full_of[which]))
            return false;
        for (size_t i = 0; i < count && !stops(meeting, i); i++)
            add_full(meeting, which, nodes[i],
                     meeting->full_of[which][side->nodes[nodes[i]].parent]);
    }
    return !meeting->failed && !meeting->full.failed;
}

/* ---- wrappers ---- */

/* The call at the end of a place's path: of device work its launch. */
static uint32_t last_of_path(const struct meeting *meeting, int which,
                             const struct account_raw_place *place)
{
    uint32_t node = meeting->full_of[which][place->node];

    return place->sort == ACCOUNT_ROW ? meeting->full.nodes[node].parent : node;
}

struct name_facts {
    bool stands[2];   /* in a path of the side */
    int64_t below[2]; /* ns of the side at and below it */
    uint32_t open;    /* while the tree is walked: how often it is above */
};

/* Time at and below each node, and which names stand in paths. */
static int64_t *sum_paths(struct meeting *meeting, int which, struct name_facts *facts)
{
    const struct account_side *side = &meeting->sides[which];
    const struct account_tree *tree = &meeting->full;
    int64_t *sums = calloc((size_t)tree->count + 1, sizeof *sums);
    CLEANUP_FREE bool *has = calloc((size_t)tree->count + 1, sizeof *has);

    if (sums == NULL || has == NULL) {
        free(sums);
        return NULL;
    }
    for (size_t i = 0; i < side->time.count; i++) {
        const struct sum *cell = &side->time.list[i];
        uint32_t node = last_of_path(meeting, which, &side->places[cell->row]);

        sums[node] += cell->sum;
        has[node] |= cell->sum != 0;
    }
    for (uint32_t i = tree->count; i-- > 0;) {
        if (has[i])
            facts[tree->nodes[i].name].stands[which] = true;
        if (tree->nodes[i].parent == ACCOUNT_NONE)
            continue;
        sums[tree->nodes[i].parent] += sums[i];
        has[tree->nodes[i].parent] |= has[i];
    }
    return sums;
}

/* Adds the time below each name once, also if the name stands twice in a path. Walks the
 * tree without recursion. */
static void sum_names(const struct account_tree *tree, const int64_t *sums, int which,
                      struct name_facts *facts)
{
    uint32_t node = 0;
    bool down = true;

    for (;;) {
        struct name_facts *name = &facts[tree->nodes[node].name];

        if (down && name->open++ == 0)
            name->below[which] += sums[node];
        if (down && tree->nodes[node].child != ACCOUNT_NONE) {
            node = tree->nodes[node].child;
            continue;
        }
        name->open--;
        if (node == 0)
            return;
        down = tree->nodes[node].next != ACCOUNT_NONE;
        node = down ? tree->nodes[node].next : tree->nodes[node].parent;
    }
}

/* The names that do not count: on one side only, around nearly all of its time. */
static bool *find_wrappers(struct meeting *meeting)
{
    size_t count = meeting->out->names.count;
    CLEANUP_FREE struct name_facts *facts = calloc(count + 1, sizeof *facts);
    bool *wraps = calloc(count + 1, sizeof *wraps);
    bool made = facts != NULL && wraps != NULL;

    for (int which = 0; made && which < 2; which++) {
        CLEANUP_FREE int64_t *sums = sum_paths(meeting, which, facts);

        made = sums != NULL;
        if (made)
            sum_names(&meeting->full, sums, which, facts);
    }
    for (size_t i = 0; made && i < count; i++)
        for (int which = 0; which < 2; which++)
            wraps[i] |= facts[i].stands[which] && !facts[i].stands[1 - which] &&
                        (double)facts[i].below[which] * 100 >=
                            (double)meeting->out->ns[which] * WRAPPER_PERCENT;
    if (!made) {
        free(wraps);
        return NULL;
    }
    wraps[meeting->names.empty] = false;
    return wraps;
}

/* The tree without wrappers. Their own calls and time stay: the last name of a path
 * always counts. */
static bool make_tree(struct meeting *meeting)
{
    const struct account_tree *full = &meeting->full;
    CLEANUP_FREE bool *wraps = find_wrappers(meeting);

    meeting->own_of = calloc((size_t)full->count + 1, sizeof *meeting->own_of);
    meeting->inside_of = calloc((size_t)full->count + 1, sizeof *meeting->inside_of);
    if (wraps == NULL || meeting->own_of == NULL || meeting->inside_of == NULL)
        return false;
    for (uint32_t i = 1; i < full->count && !stops(meeting, i); i++) {
        struct account_node node = full->nodes[i];
        bool is_work = node.sort == ACCOUNT_WORK;
        uint32_t parent = node.parent;

        node.parent = is_work ? meeting->own_of[parent] : meeting->inside_of[parent];
        meeting->own_of[i] = account_tree_child(&meeting->tree, &node);
        meeting->inside_of[i] =
            wraps[node.name] && !is_work ? node.parent : meeting->own_of[i];
    }
    return !meeting->failed && !meeting->tree.failed;
}

/* ---- places ---- */

/* The places of both sides by their names. */
static bool make_places(struct meeting *meeting)
{
    struct account *out = meeting->out;
    size_t most = (size_t)meeting->sides[0].place_count + meeting->sides[1].place_count;
    bool made = true;

    out->places = calloc(most + 1, sizeof *out->places);
    for (int which = 0; which < 2 && made && out->places != NULL; which++) {
        const struct account_side *side = &meeting->sides[which];
        CLEANUP_FREE int64_t *sums = calloc((size_t)side->place_count + 1, sizeof *sums);

        meeting->place_of[which] =
            calloc((size_t)side->place_count + 1, sizeof *meeting->place_of[which]);
        made = sums != NULL && meeting->place_of[which] != NULL;
        for (size_t i = 0; made && i < side->time.count; i++)
            sums[side->time.list[i].row] += side->time.list[i].sum;
        for (uint32_t i = 0; made && i < side->place_count; i++) {
            const struct account_raw_place *raw = &side->places[i];
            struct account_place place = {
                .node = meeting->own_of[meeting->full_of[which][raw->node]],
                .before =
                    meet_names_label(&meeting->names, which, raw->node, raw->before),
                .after = meet_names_label(&meeting->names, which, raw->node, raw->after),
                .part = raw->part,
                .sort = raw->sort};

            place.ns[which] = sums[i];
            meeting->place_of[which][i] = out->place_count;
            out->places[out->place_count++] = place;
        }
    }
    return made && out->places != NULL;
}

/* ---- the whole ---- */

/* Moves sums of a side to the numbers of the account. */
static bool move_sums(struct meeting *meeting, const struct sums *from,
                      const uint32_t *to, struct sums *out)
{
    out->memory.budget = meeting->budget;
    return sums_move(from, to, out) && !stops(meeting, 0);
}

/* Moves counts of pairs of nodes. */
static bool move_pairs(struct meeting *meeting, const struct sums *from,
                       const uint32_t *to, struct sums *out)
{
    out->memory.budget = meeting->budget;
    for (size_t i = 0; i < from->count && !stops(meeting, i); i++)
        if (!sums_add(out, to[from->list[i].row], to[from->list[i].sample],
                      from->list[i].sum))
            return false;
    return !meeting->failed && sums_sort(out);
}

static bool move_all(struct meeting *meeting)
{
    struct account *out = meeting->out;

    for (int which = 0; which < 2; which++) {
        struct account_side *side = &meeting->sides[which];
        CLEANUP_FREE uint32_t *to = calloc((size_t)side->node_count + 1, sizeof *to);

        if (to == NULL)
            return false;
        for (uint32_t i = 0; i < side->node_count; i++)
            to[i] = meeting->own_of[meeting->full_of[which][i]];
        if (!move_sums(meeting, &side->time, meeting->place_of[which],
                       &out->time[which]) ||
            !move_sums(meeting, &side->tally, to, &out->tally[which]) ||
            !move_pairs(meeting, &side->forwards, to, &out->forwards[which]))
            return false;
    }
    return true;
}

/* ---- refills ---- */

struct raw_refill {
    struct account_refill of;
    uint32_t which, raw;
};

static int compare_refills(const void *a, const void *b)
{
    const struct raw_refill *x = a, *y = b;

    if (x->of.place != y->of.place)
        return x->of.place < y->of.place ? -1 : 1;
    return (x->of.wait > y->of.wait) - (x->of.wait < y->of.wait);
}

/* Lists the raw places that are refills, those that meet one after the other. */
static struct raw_refill *list_refills(const struct meeting *meeting, size_t *count)
{
    size_t most = (size_t)meeting->sides[0].place_count + meeting->sides[1].place_count;
    struct raw_refill *list = calloc(most + 1, sizeof *list);

    *count = 0;
    for (uint32_t which = 0; list != NULL && which < 2; which++)
        for (uint32_t i = 0; i < meeting->sides[which].place_count; i++) {
            uint32_t wait = meeting->sides[which].places[i].refill;

            if (wait != 0)
                list[(*count)++] =
                    (struct raw_refill){{meeting->place_of[which][i],
                                         meeting->own_of[meeting->full_of[which][wait]]},
                                        which,
                                        i};
        }
    if (*count > 0)
        qsort(list, *count, sizeof *list, compare_refills);
    return list;
}

static bool move_refills(struct meeting *meeting)
{
    struct account *out = meeting->out;
    size_t count = 0;
    CLEANUP_FREE struct raw_refill *list = list_refills(meeting, &count);
    CLEANUP_FREE uint32_t *control =
        malloc(((size_t)meeting->sides[0].place_count + 1) * sizeof *control);
    CLEANUP_FREE uint32_t *test =
        malloc(((size_t)meeting->sides[1].place_count + 1) * sizeof *test);
    uint32_t *const to[2] = {control, test};

    out->refills = calloc(count + 1, sizeof *out->refills);
    if (list == NULL || out->refills == NULL || control == NULL || test == NULL)
        return false;
    for (int which = 0; which < 2; which++)
        memset(to[which], 0xFF, meeting->sides[which].place_count * sizeof *to[which]);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || compare_refills(&list[i - 1], &list[i]) != 0)
            out->refills[out->refill_count++] = list[i].of;
        to[list[i].which][list[i].raw] = out->refill_count - 1;
    }
    return move_sums(meeting, &meeting->sides[0].time, control, &out->refilled[0]) &&
           move_sums(meeting, &meeting->sides[1].time, test, &out->refilled[1]);
}

static bool meet(struct meeting *meeting)
{
    struct account *out = meeting->out;

    for (int which = 0; which < 2; which++) {
        struct account_side *side = &meeting->sides[which];

        if (!sums_sort(&side->time))
            return false;
        out->samples[which] = side->samples;
        for (size_t i = 0; i < side->time.count; i++)
            out->ns[which] += side->time.list[i].sum;
    }
    account_tree_init(&meeting->full, meeting->names.empty);
    account_tree_init(&meeting->tree, meeting->names.empty);
    out->shared = meet_names_shared(&meeting->names, &out->shared_count);
    if (out->shared == NULL || !make_full(meeting, 0) || !make_full(meeting, 1) ||
        !make_tree(meeting) || !make_places(meeting))
        return false;
    out->nodes = TAKE_PTR(meeting->tree.nodes);
    out->node_count = meeting->tree.count;
    const uint32_t counts[2] = {meeting->sides[0].place_count,
                                meeting->sides[1].place_count};
    return meet_places(out, meeting->place_of, counts) && move_all(meeting) &&
           move_refills(meeting);
}

int account_meet(struct account_side sides[2], struct budget *budget, struct account *out,
                 struct error *error)
{
    struct meeting meeting = {.sides = sides, .out = out, .budget = budget};
    int result = meet_names_make(sides, budget, &out->names, &meeting.names, error);

    if (result == 0 && !meet(&meeting)) {
        result = budget_look(budget, error);
        result = result != 0 ? result : error_set_memory(error);
    }
    meet_names_free(&meeting.names);
    account_tree_free(&meeting.full);
    account_tree_free(&meeting.tree);
    free(meeting.own_of);
    free(meeting.inside_of);
    for (int which = 0; which < 2; which++) {
        free(meeting.full_of[which]);
        free(meeting.place_of[which]);
    }
    return result;
}
