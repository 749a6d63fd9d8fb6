#include "analyse/tree.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/error.h"
#include "compare/tree.h"

#include <stdlib.h>
#include <string.h>

/* ---- tree sides ---- */

/* Two trees that are compared. */

#define TREE_ALIGN_MAX ((uint64_t)4000000)
#define TREE_WRAPPERS_DEEP 8
/* Each frame that may have been replaced sums the times at and below it by class. This
 * bounds how often the time of one node is summed. */
#define TREE_REPLACED_DEEP 64

/* Data of the whole difference. */
struct tree_sides {
    const struct tree *trees[2];
    uint32_t *common[2];   /* by name of a side: a number that equal names share */
    bool by_host;          /* a side has no device time */
    bool *passed[2];       /* by node: a wrapper, or a frame in one that was passed */
    bool *moved[2];        /* by node: matched from inside a wrapper, so no longer below
                              it */
    struct arena *arena;   /* of the rows */
    struct arena *scratch; /* of the two frames whose children are matched */
};

/* The time that shares are made of. */
static inline int64_t tree_time(const struct tree_sides *sides,
                                const struct tree_node *node)
{
    return sides->by_host ? node->host : node->device;
}

/* What frames of one class share, on either side. */
static inline uint64_t tree_class(const struct tree_sides *sides, int side, uint32_t node)
{
    const struct tree_node *frame = &sides->trees[side]->nodes[node];

    return (uint64_t)sides->common[side][frame->name] << 8 | frame->sort;
}

/* A child of two matched frames, or a frame that was matched with one inside a wrapper.
 * */
struct tree_match {
    uint32_t node[2]; /* TREE_NONE: only the other side has it */
    uint32_t wrapper; /* the child that it was found in; TREE_NONE: none */
    uint8_t wrapper_side;
    bool is_replaced;
    /* Its place among the others: after child number `after` of the control, those of the
     * test in their order. */
    uint32_t after, turn;
};

struct tree_matches {
    struct tree_match *list; /* in order */
    size_t count, capacity;
};

/* ---- tree children ---- */

/* The children of two matched frames, while their partners are searched. */

enum tree_child_state {
    TREE_FREE,    /* no partner */
    TREE_MET,     /* by sort, class and number */
    TREE_THROUGH, /* matched a frame in a wrapper of the other side */
    TREE_WRAPS,   /* a wrapper */
    TREE_REPLACES /* paired between fences */
};

struct tree_child_link {
    uint32_t node;
    uint32_t partner; /* index in the other list, if met or replaced; of TREE_THROUGH the
                         node */
    uint32_t wrapper; /* of TREE_THROUGH: index in the other list */
    uint8_t state;
};

struct tree_child_list {
    struct tree_child_link *items; /* in order of first call */
    size_t count;
};

struct tree_children {
    struct tree_sides *sides;
    struct tree_child_list lists[2];
    bool are_aligned; /* those without a partner, between fences */
};

/* ---- by partners ---- */

/* lengths[i]: of the longest rising subsequence that begins with i; the result: of the
 * longest of all. tails[k]: the highest partner with which one of length k + 1 begins. */
static size_t rising_lengths(const uint32_t *partners, size_t count, uint32_t *lengths,
                             uint32_t *tails)
{
    size_t longest = 0;

    for (size_t i = count; i-- > 0;) {
        size_t low = 0, high = longest;

        while (low < high) { /* the first tail that is not over this partner */
            size_t middle = low + (high - low) / 2;

            if (tails[middle] > partners[i])
                low = middle + 1;
            else
                high = middle;
        }
        tails[low] = partners[i];
        lengths[i] = (uint32_t)low + 1;
        longest = low + 1 > longest ? low + 1 : longest;
    }
    return longest;
}

/* Elements with equal lengths have falling partners. So the last of those that may come
 * next is taken: the first list is skipped before the second. */
void tree_align_partners(struct arena *arena, const uint32_t *partners, size_t count,
                         bool *chosen)
{
    uint32_t *lengths = arena_new(arena, count + 1, sizeof *lengths);
    uint32_t *tails = arena_new(arena, count + 1, sizeof *tails);
    uint32_t *last = arena_new(arena, count + 2, sizeof *last); /* of a length + 1 */
    uint32_t *before = arena_new(arena, count + 1, sizeof *before);

    size_t longest = rising_lengths(partners, count, lengths, tails);
    for (size_t i = 0; i < count; i++) {
        chosen[i] = false;
        before[i] = last[lengths[i]];
        last[lengths[i]] = (uint32_t)i + 1;
    }
    uint32_t least = 0;
    for (size_t length = longest; length > 0; length--) {
        uint32_t at = last[length] - 1;

        while (partners[at] < least)
            at = before[at] - 1;
        chosen[at] = true;
        least = partners[at] + 1;
    }
}

/* ---- by any rule ---- */

#define MAY_PAIR 0x8000U /* beside the length, which is at most 2000 */

static void trace_back(const uint16_t *table, size_t first, size_t second,
                       uint32_t *partners)
{
    size_t width = second + 1, i = 0, j = 0;

#define LENGTH(i, j) (table[(i)*width + (j)] & ~MAY_PAIR)
    while (i < first && j < second) {
        unsigned here = LENGTH(i, j);

        if ((table[i * width + j] & MAY_PAIR) != 0 && LENGTH(i + 1, j + 1) + 1 == here) {
            partners[i++] = (uint32_t)j++;
            continue;
        }
        if (LENGTH(i + 1, j) == here)
            i++;
        else
            j++;
    }
#undef LENGTH
}

bool tree_align_lists(struct arena *arena, const struct tree_align_rule *rule,
                      size_t first, size_t second, uint32_t *partners)
{
    size_t width = second + 1;
    uint16_t *table = arena_new(arena, (first + 1) * width, sizeof *table);

    for (size_t i = 0; i < first; i++)
        partners[i] = UINT32_MAX;
    for (size_t i = first; i-- > 0;)
        for (size_t j = second; j-- > 0;) {
            unsigned down = table[(i + 1) * width + j] & ~MAY_PAIR;
            unsigned right = table[i * width + j + 1] & ~MAY_PAIR;
            unsigned best = down > right ? down : right;

            if (budget_is_over(arena->budget))
                return false;
            if (rule->may_pair(rule->context, i, j)) {
                unsigned both = (table[(i + 1) * width + j + 1] & ~MAY_PAIR) + 1;

                best = (both > best ? both : best) | MAY_PAIR;
            }
            table[i * width + j] = (uint16_t)best;
        }
    trace_back(table, first, second, partners);
    arena_release(arena, table);
    return true;
}

/* ---- tree shares ---- */

/* Whether two frames without a partner may have replaced each other. */

/* The time at or below a frame, by class of the frame directly above it. */
struct tree_share {
    uint64_t class; /* see tree_class() */
    int64_t time;
};
struct tree_shares {
    struct tree_share *list; /* by class; no time is 0 */
    size_t count;
    int64_t whole;
};

__extension__ typedef unsigned __int128 wide;

static int compare_classes(const void *a, const void *b)
{
    const struct tree_share *x = a, *y = b;

    return (x->class > y->class) - (x->class < y->class);
}

/* False: the budget is over. */
static bool tree_shares_of(const struct tree_sides *sides, int side, uint32_t node,
                           struct tree_shares *out)
{
    const struct tree *tree = sides->trees[side];
    uint32_t end = tree->nodes[node].end;
    size_t count = 0, merged = 0;

    *out = (struct tree_shares){
        .list = arena_new(sides->scratch, (size_t)(end - node) + 1, sizeof *out->list)};
    for (uint32_t i = node; i < end; i++) {
        int64_t time = sides->by_host ? tree->nodes[i].self : tree->nodes[i].own;

        if (budget_is_over(sides->arena->budget))
            return false;
        if (time > 0)
            out->list[count++] = (struct tree_share){tree_class(sides, side, i), time};
    }
    if (count > 1)
        qsort(out->list, count, sizeof *out->list, compare_classes);
    for (size_t i = 0; i < count; i++) {
        out->whole += out->list[i].time;
        if (merged > 0 && out->list[merged - 1].class == out->list[i].class)
            out->list[merged - 1].time += out->list[i].time;
        else
            out->list[merged++] = out->list[i];
    }
    out->count = merged;
    return true;
}

/* Whether they overlap by at least half. */
static bool tree_shares_overlap(const struct tree_shares *a, const struct tree_shares *b)
{
    wide both = 0;

    for (size_t i = 0, k = 0; i < a->count && k < b->count;) {
        if (a->list[i].class != b->list[k].class) {
            if (a->list[i].class < b->list[k].class)
                i++;
            else
                k++;
            continue;
        }
        wide x = (wide)a->list[i++].time * (wide)b->whole;
        wide y = (wide)b->list[k++].time * (wide)a->whole;
        both += x < y ? x : y;
    }
    wide all = (wide)a->whole * (wide)b->whole;
    return all > 0 && both >= all - both;
}

/* Whether two numbers per step are equal. */
static bool tree_same_per_step(const struct tree_sides *sides, uint64_t control,
                               uint64_t test)
{
    return (wide)control * sides->trees[1]->samples ==
           (wide)test * sides->trees[0]->samples;
}

/* Whether both have the same inputs for as many calls. Both lists are in order. */
static bool same_shapes(const struct tree_sides *sides, const struct tree_node *control,
                        const struct tree_node *test)
{
    if (control->shape_count == 0 || control->shape_count != test->shape_count)
        return false;
    for (uint32_t i = 0; i < control->shape_count; i++) {
        const struct tree_shape *wanted = &sides->trees[0]->shapes[control->shapes + i];
        const struct tree_shape *got = &sides->trees[1]->shapes[test->shapes + i];

        if (budget_is_over(sides->arena->budget) ||
            sides->common[0][wanted->text] != sides->common[1][got->text] ||
            !tree_same_per_step(sides, wanted->calls, got->calls))
            return false;
    }
    return true;
}

static bool same_operators(const struct tree_sides *sides,
                           const struct tree_node *control, const struct tree_node *test)
{
    return tree_same_per_step(sides, control->calls, test->calls) &&
           (control->device > 0) == (test->device > 0) &&
           same_shapes(sides, control, test);
}

/* `Optimizer.step#SGD.step` and `Optimizer.step#AdamW.step`. */
static bool same_start(const struct tree_sides *sides, const struct tree_node *control,
                       const struct tree_node *test)
{
    const char *a = strings_text(&sides->trees[0]->names, control->name);
    const char *b = strings_text(&sides->trees[1]->names, test->name);
    size_t length = strcspn(a, "#");

    return length > 0 && a[length] == '#' && strcspn(b, "#") == length &&
           b[length] == '#' && memcmp(a, b, length) == 0;
}

/* `nodes`: one of each side. */
static bool tree_may_replace(const struct tree_sides *sides, const uint32_t nodes[2],
                             const struct tree_shares *const shares[2])
{
    const struct tree_node *control = &sides->trees[0]->nodes[nodes[0]];
    const struct tree_node *test = &sides->trees[1]->nodes[nodes[1]];

    return control->sort == test->sort &&
           (tree_shares_overlap(shares[0], shares[1]) ||
            (control->sort == TREE_OPERATOR && same_operators(sides, control, test)) ||
            (control->sort == TREE_ANNOTATION && same_start(sides, control, test)));
}

/* ---- tree fences ---- */

/* Matched children are fences; children between two fences may have replaced each other.
 * */

/* The frames of one side without partners, between two fences. */
struct child_stretch {
    uint32_t *places; /* in the list */
    struct tree_shares *shares;
    size_t count;
};

struct fence_gap {
    struct tree_children *children;
    struct child_stretch sides[2];
};

static uint32_t node_at(const struct fence_gap *between, int side, size_t i)
{
    return between->children->lists[side].items[between->sides[side].places[i]].node;
}

static bool may_pair(const void *context, size_t first, size_t second)
{
    const struct fence_gap *between = context;
    const uint32_t nodes[2] = {node_at(between, 0, first), node_at(between, 1, second)};
    const struct tree_shares *const shares[2] = {&between->sides[0].shares[first],
                                                 &between->sides[1].shares[second]};

    return tree_may_replace(between->children->sides, nodes, shares);
}

static void pair(struct fence_gap *between, size_t control, size_t test)
{
    uint32_t places[2] = {between->sides[0].places[control],
                          between->sides[1].places[test]};

    for (int side = 0; side < 2; side++) {
        struct tree_child_link *child =
            &between->children->lists[side].items[places[side]];

        child->state = TREE_REPLACES;
        child->partner = places[1 - side];
    }
}

/* Takes those from `from` up to `until`. */
static void take_stretch(struct fence_gap *between, int side, size_t from, size_t until)
{
    const struct tree_child_list *list = &between->children->lists[side];
    struct child_stretch *stretch = &between->sides[side];

    stretch->places = arena_new(between->children->sides->scratch, until - from + 1,
                                sizeof *stretch->places);
    for (size_t i = from; i < until; i++)
        if (list->items[i].state == TREE_FREE)
            stretch->places[stretch->count++] = (uint32_t)i;
}

static bool share_times(struct fence_gap *between, int side)
{
    struct child_stretch *stretch = &between->sides[side];

    stretch->shares = arena_new(between->children->sides->scratch, stretch->count + 1,
                                sizeof *stretch->shares);
    for (size_t i = 0; i < stretch->count; i++)
        if (!tree_shares_of(between->children->sides, side, node_at(between, side, i),
                            &stretch->shares[i]))
            return false;
    return true;
}

/* If exactly one module is left on each side and is called as often, they pair. */
static void pair_last_modules(struct fence_gap *between)
{
    const struct tree_sides *sides = between->children->sides;
    size_t left[2] = {0}, places[2] = {0};

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < between->sides[side].count; i++) {
            const struct tree_child_link *child =
                &between->children->lists[side].items[between->sides[side].places[i]];

            if (child->state != TREE_FREE ||
                sides->trees[side]->nodes[child->node].sort != TREE_MODULE)
                continue;
            left[side]++;
            places[side] = i;
        }
    if (left[0] == 1 && left[1] == 1 &&
        tree_same_per_step(sides,
                           sides->trees[0]->nodes[node_at(between, 0, places[0])].calls,
                           sides->trees[1]->nodes[node_at(between, 1, places[1])].calls))
        pair(between, places[0], places[1]);
}

static bool align(struct fence_gap *between)
{
    struct arena *scratch = between->children->sides->scratch;
    size_t control = between->sides[0].count, test = between->sides[1].count;
    uint32_t *partners = arena_new(scratch, control, sizeof *partners);
    const struct tree_align_rule rule = {may_pair, between};

    if (!share_times(between, 0) || !share_times(between, 1) ||
        !tree_align_lists(scratch, &rule, control, test, partners))
        return false;
    for (size_t i = 0; i < control; i++)
        if (partners[i] != UINT32_MAX)
            pair(between, i, partners[i]);
    return true;
}

/* From one fence to the next, on each side. */
static bool pair_stretch(struct tree_children *children, const size_t from[2],
                         const size_t until[2])
{
    struct fence_gap between = {.children = children};

    take_stretch(&between, 0, from[0], until[0]);
    take_stretch(&between, 1, from[1], until[1]);
    size_t control = between.sides[0].count, test = between.sides[1].count;
    if (control == 0 || test == 0)
        return true;
    if (children->are_aligned && (uint64_t)control * test <= TREE_ALIGN_MAX &&
        !align(&between))
        return false;
    pair_last_modules(&between);
    return true;
}

/* Chooses the fences among the matched children of the control; returns how many. */
static size_t choose_fences(const struct tree_children *children, uint32_t *places,
                            bool *fences)
{
    const struct tree_child_list *control = &children->lists[0];
    struct arena *scratch = children->sides->scratch;
    uint32_t *partners = arena_new(scratch, control->count, sizeof *partners);
    size_t count = 0;

    for (size_t i = 0; i < control->count; i++)
        if (control->items[i].state == TREE_MET) {
            places[count] = (uint32_t)i;
            partners[count++] = control->items[i].partner;
        }
    if ((uint64_t)count * count > TREE_ALIGN_MAX)
        return 0;
    tree_align_partners(scratch, partners, count, fences);
    return count;
}

/* Pairs the children that replaced each other. False: the budget is over. */
static bool tree_pair_between_fences(struct tree_children *children)
{
    const struct tree_child_list *control = &children->lists[0];
    struct arena *scratch = children->sides->scratch;
    uint32_t *places = arena_new(scratch, control->count, sizeof *places);
    bool *fences = arena_new(scratch, control->count, sizeof *fences);
    size_t count = choose_fences(children, places, fences), from[2] = {0, 0};

    for (size_t i = 0; i < count; i++) {
        if (!fences[i])
            continue;
        const size_t until[2] = {places[i], control->items[places[i]].partner};

        if (!pair_stretch(children, from, until))
            return false;
        from[0] = until[0] + 1;
        from[1] = until[1] + 1;
    }
    const size_t until[2] = {control->count, children->lists[1].count};
    return pair_stretch(children, from, until);
}

/* ---- tree wrappers ---- */

/* Wrappers: frames around others, such as DDP, a checkpoint, an annotation. */

/* The frames of one side without partners, by class, in order. */
struct partnerless {
    struct tree_map first; /* by class: 2 + the index of the first that still waits; 1:
                              none is left */
    uint32_t *next;        /* of the same class: likewise */
    size_t count;          /* how many wait */
};

static bool wait_for_partners(const struct tree_children *children, int side,
                              struct partnerless *out)
{
    const struct tree_child_list *list = &children->lists[side];

    tree_map_init(&out->first, children->sides->scratch);
    out->next = arena_new(children->sides->scratch, list->count + 1, sizeof *out->next);
    for (size_t i = list->count; i-- > 0;) {
        if (list->items[i].state != TREE_FREE)
            continue;
        uint32_t *first = tree_map_at(
            &out->first, tree_class(children->sides, side, list->items[i].node), 0);
        if (budget_is_over(children->sides->arena->budget))
            return false;
        out->next[i] = *first == 0 ? 1 : *first;
        *first = (uint32_t)i + 2;
        out->count++;
    }
    return true;
}

/* The time of those children of a frame that have the class of a waiting frame. */
static int64_t time_that_meets(const struct tree_sides *sides, int side, uint32_t frame,
                               const struct partnerless *waiting, uint32_t *heaviest)
{
    const struct tree *tree = sides->trees[side];
    int64_t sum = 0, most = -1;

    *heaviest = TREE_NONE;
    for (uint32_t child = frame + 1;
         child < tree->nodes[frame].end && !budget_is_over(sides->arena->budget);
         child = tree->nodes[child].end) {
        int64_t time = tree_time(sides, &tree->nodes[child]);

        if (tree_map_find(&waiting->first, tree_class(sides, side, child), 0) > 1)
            sum += time;
        if (time > most) {
            most = time;
            *heaviest = child;
        }
    }
    return sum;
}

/* The frames from the child to the one whose children meet the other side, TREE_NONE at
 * the end; 0: it is no wrapper. */
static size_t find_chain(const struct tree_sides *sides, int side, uint32_t child,
                         const struct partnerless *waiting,
                         uint32_t chain[TREE_WRAPPERS_DEEP])
{
    const struct tree *tree = sides->trees[side];
    int64_t time = tree_time(sides, &tree->nodes[child]);
    uint32_t frame = child, heaviest;

    if (time <= 0)
        return 0;
    for (size_t depth = 0; depth < TREE_WRAPPERS_DEEP; depth++) {
        int64_t meets = time_that_meets(sides, side, frame, waiting, &heaviest);

        chain[depth] = frame;
        if (meets >= time - meets)
            return depth + 1;
        if (heaviest == TREE_NONE)
            return 0;
        int64_t most = tree_time(sides, &tree->nodes[heaviest]);
        if (most < time - most)
            return 0;
        frame = heaviest;
    }
    return 0;
}

/* Pairs the children of the passed frames with the waiting frames of the other side. */
static void meet_through(struct tree_children *children, int side, size_t wrapper,
                         struct partnerless *waiting, const uint32_t *chain,
                         size_t length)
{
    struct tree_sides *sides = children->sides;
    const struct tree *tree = sides->trees[side];
    struct tree_child_list *others = &children->lists[1 - side];

    for (size_t depth = 0; depth < length; depth++)
        sides->passed[side][chain[depth]] = true;
    for (size_t depth = 0; depth < length; depth++)
        for (uint32_t child = chain[depth] + 1; child < tree->nodes[chain[depth]].end &&
                                                !budget_is_over(sides->arena->budget);
             child = tree->nodes[child].end) {
            uint64_t class = tree_class(sides, side, child);
            uint32_t first = tree_map_find(&waiting->first, class, 0);

            if (first < 2 || sides->passed[side][child])
                continue;
            *tree_map_at(&waiting->first, class, 0) = waiting->next[first - 2];
            waiting->count--;
            struct tree_child_link *other = &others->items[first - 2];
            other->state = TREE_THROUGH;
            other->partner = child;
            other->wrapper = (uint32_t)wrapper;
            sides->moved[side][child] = true;
        }
}

static bool find_on_side(struct tree_children *children, int side)
{
    struct tree_child_list *list = &children->lists[side];
    struct partnerless waiting = {0};

    if (!wait_for_partners(children, 1 - side, &waiting))
        return false;
    for (size_t i = 0; i < list->count && waiting.count > 0; i++) {
        uint32_t chain[TREE_WRAPPERS_DEEP];

        if (budget_is_over(children->sides->arena->budget))
            return false;
        if (list->items[i].state != TREE_FREE)
            continue;
        size_t length =
            find_chain(children->sides, side, list->items[i].node, &waiting, chain);
        if (length == 0)
            continue;
        list->items[i].state = TREE_WRAPS;
        meet_through(children, side, i, &waiting, chain, length);
    }
    return true;
}

/* Finds wrappers among the children, the test's first; the frames inside them are matched
 * with children of the other side. False: no memory, or the budget is over. */
static bool tree_find_wrappers(struct tree_children *children)
{
    return find_on_side(children, 1) && find_on_side(children, 0);
}

/* ---- tree match ---- */

static void list_children(struct tree_children *children, int side, uint32_t node)
{
    const struct tree *tree = children->sides->trees[side];
    struct tree_child_list *out = &children->lists[side];
    size_t capacity = 0;

    for (uint32_t child = node + 1;
         child < tree->nodes[node].end && !budget_is_over(children->sides->arena->budget);
         child = tree->nodes[child].end) {
        ARENA_RESERVE(children->sides->scratch, out->items, capacity, out->count + 1);
        out->items[out->count++] =
            (struct tree_child_link){child, TREE_NONE, TREE_NONE, TREE_FREE};
    }
}

/* Children of the same sort, class and number meet. */
static bool meet_by_name(struct tree_children *children)
{
    struct tree_sides *sides = children->sides;
    struct tree_child_list *control = &children->lists[0], *test = &children->lists[1];
    struct tree_map places;

    tree_map_init(&places, sides->scratch);
    for (size_t i = 0; i < test->count; i++) {
        uint32_t node = test->items[i].node;
        uint32_t *place = tree_map_at(&places, tree_class(sides, 1, node),
                                      sides->trees[1]->nodes[node].number);

        if (budget_is_over(sides->arena->budget))
            return false;
        *place = (uint32_t)i + 1;
    }
    for (size_t i = 0; i < control->count; i++) {
        uint32_t node = control->items[i].node;
        uint32_t place = tree_map_find(&places, tree_class(sides, 0, node),
                                       sides->trees[0]->nodes[node].number);

        if (place == 0)
            continue;
        control->items[i].state = test->items[place - 1].state = TREE_MET;
        control->items[i].partner = place - 1;
        test->items[place - 1].partner = (uint32_t)i;
    }
    return true;
}

/* ---- the list of those that met, and of the others ---- */

static void add(const struct tree_children *children, struct tree_matches *out,
                const struct tree_match *met)
{
    ARENA_RESERVE(children->sides->arena, out->list, out->capacity, out->count + 1);
    out->list[out->count++] = *met;
}

static int compare_met(const void *a, const void *b)
{
    const struct tree_match *x = a, *y = b;

    if (x->after != y->after)
        return x->after < y->after ? -1 : 1;
    return (x->turn > y->turn) - (x->turn < y->turn);
}

static bool has_partner_in_list(const struct tree_child_link *child)
{
    return child->state == TREE_MET || child->state == TREE_REPLACES;
}

static void add_control(const struct tree_children *children, struct tree_matches *out)
{
    const struct tree_child_list *control = &children->lists[0];
    const struct tree_child_list *test = &children->lists[1];

    for (size_t i = 0; i < control->count; i++) {
        const struct tree_child_link *child = &control->items[i];
        struct tree_match met = {.node = {child->node, TREE_NONE},
                                 .wrapper = TREE_NONE,
                                 .after = (uint32_t)i + 1,
                                 .is_replaced = child->state == TREE_REPLACES};

        if (has_partner_in_list(child))
            met.node[1] = test->items[child->partner].node;
        if (child->state == TREE_THROUGH) {
            met.node[1] = child->partner;
            met.wrapper = test->items[child->wrapper].node;
            met.wrapper_side = 1;
        }
        add(children, out, &met);
    }
}

/* Children that only the test has, or that matched a frame in a wrapper of the control,
 * follow the nearest earlier child that matched one of the control. */
static void add_test(const struct tree_children *children, struct tree_matches *out)
{
    const struct tree_child_list *control = &children->lists[0];
    const struct tree_child_list *test = &children->lists[1];
    uint32_t after = 0;

    for (size_t i = 0; i < test->count; i++) {
        const struct tree_child_link *child = &test->items[i];
        struct tree_match met = {.node = {TREE_NONE, child->node},
                                 .wrapper = TREE_NONE,
                                 .turn = (uint32_t)i + 1};

        if (has_partner_in_list(child)) {
            after = child->partner + 1;
            continue;
        }
        if (child->state == TREE_THROUGH) {
            met.node[0] = child->partner;
            met.wrapper = control->items[child->wrapper].node;
        }
        met.after = after;
        add(children, out, &met);
    }
}

/* `nodes`: the two frames; `replaced`: how many of the pairs at and above them replaced
 * each other. False: no memory, or the budget is over. */
static bool tree_match_children(struct tree_sides *sides, const uint32_t nodes[2],
                                unsigned replaced, struct tree_matches *out)
{
    struct budget *budget = sides->arena->budget;
    CLEANUP(arena_free) struct arena *scratch = arena_make(budget);
    struct tree_children children = {.sides = sides,
                                     .are_aligned = replaced < TREE_REPLACED_DEEP};

    sides->scratch = scratch;
    out->count = 0;
    for (int side = 0; side < 2; side++)
        list_children(&children, side, nodes[side]);
    if (!meet_by_name(&children) || !tree_find_wrappers(&children) ||
        !tree_pair_between_fences(&children))
        return false;
    add_control(&children, out);
    add_test(&children, out);
    if (out->count > 1)
        qsort(out->list, out->count, sizeof *out->list, compare_met);
    return !budget_is_over(budget);
}

/* ---- tree rows ---- */

const char *tree_status_name(enum tree_status status)
{
    static const char *const names[TREE_STATUSES] = {[TREE_SAME] = "same",
                                                     [TREE_REPLACED] = "replaced",
                                                     [TREE_ONLY_CONTROL] =
                                                         "only_in_control",
                                                     [TREE_ONLY_TEST] = "only_in_test"};

    return status < TREE_STATUSES ? names[status] : "";
}

void tree_rows_free(struct tree_rows *rows)
{
    arena_free(&rows->arena);
    *rows = (struct tree_rows){0};
}

double tree_per_step(const struct tree_rows *rows, int side, int64_t value)
{
    return (double)value / (double)rows->trees[side]->samples;
}

double tree_change(const struct tree_rows *rows, const int64_t value[2])
{
    return tree_per_step(rows, 1, value[1]) - tree_per_step(rows, 0, value[0]);
}

/* ---- tree difference ---- */

/* A child of a row that is still to come. */
struct child_to_come {
    struct tree_match met;
    uint32_t parent;   /* row */
    unsigned replaced; /* how many pairs above it replaced each other */
};

struct row_maker {
    struct tree_sides sides;
    struct tree_rows *out;
    size_t row_capacity, through_capacity;
    struct arena *scratch;
    struct child_to_come *stack;
    size_t depth, stack_capacity;
    struct tree_matches matching;
    uint32_t *row_of_node; /* of the side that has a whole subtree alone */
    struct budget *budget;
};

/* ---- rows ---- */

static void take_figures(struct tree_row *row, const struct tree *tree, int side,
                         uint32_t node)
{
    const struct tree_node *from = &tree->nodes[node];

    row->node[side] = node;
    row->calls[side] = from->calls;
    row->host[side] = from->host;
    row->self[side] = from->self;
    row->own[side] = from->own;
    row->flops[side] = from->own_flops;
    row->has_flops[side] = from->has_own_flops;
    row->known_calls[side] = from->known_calls;
    row->unknown[side] = from->own_unknown;
}

static struct tree_row *add_row(struct row_maker *making, uint32_t parent)
{
    struct tree_rows *out = making->out;

    ARENA_RESERVE(out->arena, out->rows, making->row_capacity, out->count + 1);
    struct tree_row *row = &out->rows[out->count++];
    *row = (struct tree_row){
        .parent = parent, .node = {TREE_NONE, TREE_NONE}, .instances = 1};
    return row;
}

/* Adds the frames that only one side has, without frames in them that matched the other
 * side. */
static void add_alone(struct row_maker *making, int side, uint32_t node, uint32_t parent)
{
    const struct tree *tree = making->sides.trees[side];
    uint32_t end = tree->nodes[node].end;

    for (uint32_t i = node; i < end && !budget_is_over(making->budget);) {
        if (making->sides.moved[side][i]) {
            i = tree->nodes[i].end;
            continue;
        }
        struct tree_row *row = add_row(
            making, i == node ? parent : making->row_of_node[tree->nodes[i].parent]);
        take_figures(row, tree, side, i);
        row->sort = tree->nodes[i].sort;
        row->status = side == 0 ? TREE_ONLY_CONTROL : TREE_ONLY_TEST;
        row->is_wrapper = making->sides.passed[side][i];
        making->row_of_node[i] = (uint32_t)making->out->count - 1;
        i++;
    }
}

/* Notes the frames from the wrapper down to the one above the matched frame. */
static void note_through(struct row_maker *making, const struct tree_match *met,
                         struct tree_row *row)
{
    struct tree_rows *out = making->out;
    const struct tree *tree = making->sides.trees[met->wrapper_side];
    uint32_t node = met->node[met->wrapper_side];

    row->through = (uint32_t)out->through_count;
    if (met->wrapper == TREE_NONE)
        return;
    do {
        node = tree->nodes[node].parent;
        ARENA_RESERVE(out->arena, out->through, making->through_capacity,
                      out->through_count + 1);
        out->through[out->through_count++] =
            (struct tree_passed_frame){node, met->wrapper_side};
        row->through_count++;
    } while (node != met->wrapper);
    for (uint32_t low = row->through, high = (uint32_t)out->through_count - 1; low < high;
         low++, high--) {
        struct tree_passed_frame other = out->through[low];

        out->through[low] = out->through[high];
        out->through[high] = other;
    }
}

static void add_pair(struct row_maker *making, const struct child_to_come *coming)
{
    struct tree_row *row = add_row(making, coming->parent);
    uint32_t at = (uint32_t)making->out->count - 1;
    const struct tree_match *met = &coming->met;
    unsigned replaced = coming->replaced + (met->is_replaced ? 1 : 0);

    note_through(making, met, row);
    for (int side = 0; side < 2; side++)
        take_figures(row, making->sides.trees[side], side, met->node[side]);
    row->sort = making->sides.trees[0]->nodes[met->node[0]].sort;
    row->status = met->is_replaced ? TREE_REPLACED : TREE_SAME;
    if (!tree_match_children(&making->sides, met->node, replaced, &making->matching))
        return; /* the budget is over */
    ARENA_RESERVE(making->scratch, making->stack, making->stack_capacity,
                  making->depth + making->matching.count);
    for (size_t i = making->matching.count; i-- > 0;)
        making->stack[making->depth++] =
            (struct child_to_come){making->matching.list[i], at, replaced};
}

static void add_rows(struct row_maker *making)
{
    const struct child_to_come root = {
        {.node = {TREE_ROOT_NODE, TREE_ROOT_NODE}, .wrapper = TREE_NONE}, TREE_NONE, 0};

    add_pair(making, &root);
    while (making->depth > 0 && !budget_is_over(making->budget)) {
        const struct child_to_come coming = making->stack[--making->depth];
        const uint32_t *nodes = coming.met.node;

        if (nodes[0] != TREE_NONE && nodes[1] != TREE_NONE)
            add_pair(making, &coming);
        else if (nodes[0] != TREE_NONE)
            add_alone(making, 0, nodes[0], coming.parent);
        else
            add_alone(making, 1, nodes[1], coming.parent);
    }
}

/* ---- sums ---- */

static bool is_of_both(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}

static void add_up(struct tree_rows *out)
{
    for (size_t i = 0; i < out->count; i++)
        for (int side = 0; side < 2; side++)
            out->rows[i].device[side] = out->rows[i].here[side] = out->rows[i].own[side];
    for (size_t i = out->count; i-- > 0;) {
        struct tree_row *row = &out->rows[i];

        row->end = row->end == 0 ? (uint32_t)i + 1 : row->end;
        if (row->parent == TREE_NONE)
            continue;
        struct tree_row *parent = &out->rows[row->parent];
        parent->end = parent->end < row->end ? row->end : parent->end;
        for (int side = 0; side < 2; side++) {
            parent->device[side] += row->device[side];
            parent->flops[side] += row->flops[side];
            parent->has_flops[side] |= row->has_flops[side];
            parent->unknown[side] += row->unknown[side];
            if (!is_of_both(row))
                parent->here[side] += row->here[side];
        }
    }
    for (size_t i = 0; i < out->count; i++)
        for (int side = 0; side < 2 && !is_of_both(&out->rows[i]); side++) {
            out->alone[side] += out->rows[i].own[side];
            out->rows[i].here[side] = 0;
        }
}

/* ---- the whole ---- */

/* Gives names numbers that equal names of both sides share: those of the control, then
 * further ones.
 */
static void share_names(struct row_maker *making)
{
    const struct strings *control = &making->sides.trees[0]->names;
    const struct strings *test = &making->sides.trees[1]->names;
    uint32_t **common = making->sides.common;

    common[0] = arena_new(making->scratch, control->count, sizeof(uint32_t));
    common[1] = arena_new(making->scratch, test->count, sizeof(uint32_t));
    for (uint32_t i = 0; i < control->count; i++)
        common[0][i] = i;
    for (uint32_t i = 0; i < test->count; i++) {
        uint32_t found =
            strings_find(control, strings_text(test, i), strings_length(test, i));

        if (budget_is_over(making->budget))
            return;
        common[1][i] = found == STRINGS_NONE ? control->count + i : found;
    }
}

static void prepare(struct row_maker *making)
{
    size_t most = 0;

    for (int side = 0; side < 2; side++) {
        size_t count = making->sides.trees[side]->count;

        making->sides.passed[side] = arena_new(making->scratch, count, sizeof(bool));
        making->sides.moved[side] = arena_new(making->scratch, count, sizeof(bool));
        most = count > most ? count : most;
    }
    making->row_of_node = arena_new(making->scratch, most, sizeof *making->row_of_node);
    share_names(making);
}

bool tree_difference(const struct tree *control, const struct tree *test,
                     struct budget *budget, struct tree_rows *out)
{
    bool by_host = control->nodes[0].device == 0 || test->nodes[0].device == 0;
    CLEANUP(arena_free) struct arena *scratch = arena_make(budget);
    struct row_maker making = {
        .sides = {.trees = {control, test}, .by_host = by_host, .arena = scratch},
        .out = out,
        .scratch = scratch,
        .budget = budget};

    *out = (struct tree_rows){
        .trees = {control, test}, .by_host = by_host, .arena = arena_make(budget)};
    prepare(&making);
    add_rows(&making);
    add_up(out);
    out->rows_in_all = out->count;
    return !budget_is_over(budget);
}

/* ---- tree split ---- */

static bool has_flops(const struct tree_row *row, int side)
{
    return row->has_flops[side] &&
           work_flops_are_known(row->calls[side], row->known_calls[side],
                                row->device[side], row->unknown[side]);
}

bool tree_split_of(const struct tree_rows *rows, const struct tree_row *row,
                   struct tree_split *out)
{
    bool met = row->status == TREE_SAME || row->status == TREE_REPLACED;

    if (!met || row->is_rest || row->calls[0] == 0 || row->calls[1] == 0)
        return false;
    *out =
        (struct tree_split){.by_flops = row->sort == TREE_OPERATOR && has_flops(row, 0) &&
                                        has_flops(row, 1) && row->flops[0] > 0};
    double work[2], time[2];
    for (int side = 0; side < 2; side++) {
        double samples = (double)rows->trees[side]->samples;

        work[side] =
            (out->by_flops ? row->flops[side] : (double)row->calls[side]) / samples;
        time[side] = tree_per_step(rows, side, row->device[side]);
    }
    out->more = (work[1] - work[0]) * time[0] / work[0];
    out->slower = time[1] - time[0] - out->more;
    return true;
}

/* ---- tree work ---- */

/* The other calls of a name, whose FLOPs are not known. */
struct unknown_calls {
    uint64_t calls[2];
    int64_t time[2]; /* ns: their own device time */
};

struct unknown_work {
    struct tree_rows *out;
    size_t capacity;
    struct strings names;          /* the name of a row has its number - 1 */
    struct unknown_calls *unknown; /* by row */
};

static uint32_t row_of(struct unknown_work *finding, const struct tree *tree,
                       uint32_t name)
{
    struct tree_rows *out = finding->out;
    uint32_t id = strings_add(&finding->names, strings_text(&tree->names, name),
                              strings_length(&tree->names, name));

    if (id + 1 == out->count) {
        ARENA_RESERVE(out->arena, out->rows, finding->capacity, out->count + 1);
        out->rows[out->count] = (struct tree_row){.node = {TREE_NONE, TREE_NONE},
                                                  .instances = 1,
                                                  .sort = TREE_OPERATOR,
                                                  .end = (uint32_t)out->count + 1};
        out->count++;
    }
    return id + 1;
}

static bool has_work(const struct tree_node *node)
{
    return node->sort == TREE_OPERATOR && node->has_own_flops;
}

/* The row of each node: that of the outermost operator with FLOPs at or above it. */
static void place_nodes(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    uint32_t *places = arena_new(finding->out->arena, tree->count + 1, sizeof *places);

    finding->out->row_of_node[side] = places;
    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->arena->budget, i))
            return;
        places[i] = places[node->parent];
        if (places[i] != 0 || !has_work(node))
            continue;
        places[i] = row_of(finding, tree, node->name);
        struct tree_row *row = &finding->out->rows[places[i]];
        if (row->node[side] == TREE_NONE)
            row->node[side] = (uint32_t)i;
        row->calls[side] += node->calls;
        row->device[side] += node->device;
        row->flops[side] += node->flops;
        row->has_flops[side] = true;
        row->known_calls[side] += node->known_calls;
        row->unknown[side] += node->unknown;
    }
}

static void add_unknown(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    const uint32_t *places = finding->out->row_of_node[side];

    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->arena->budget, i))
            return;
        if (places[i] == 0 && node->sort == TREE_OPERATOR) {
            uint32_t id =
                strings_find(&finding->names, strings_text(&tree->names, node->name),
                             strings_length(&tree->names, node->name));

            if (id == STRINGS_NONE)
                continue;
            finding->unknown[id + 1].calls[side] += node->calls - node->known_calls;
            finding->unknown[id + 1].time[side] += node->own;
        }
    }
}

/* The known calls represent a name if they are most of it. */
static void settle(struct tree_row *row, const struct unknown_calls *unknown)
{
    for (int side = 0; side < 2; side++)
        row->has_flops[side] =
            row->has_flops[side] &&
            work_flops_are_known(row->calls[side] + unknown->calls[side],
                                 row->known_calls[side],
                                 row->device[side] + unknown->time[side],
                                 row->unknown[side] + unknown->time[side]);
    row->status = row->node[0] == TREE_NONE   ? TREE_ONLY_TEST
                  : row->node[1] == TREE_NONE ? TREE_ONLY_CONTROL
                                              : TREE_SAME;
}

bool tree_work_find(const struct tree *control, const struct tree *test,
                    struct budget *budget, struct tree_rows *out)
{
    struct unknown_work finding = {.out = out};

    *out = (struct tree_rows){.trees = {control, test}, .arena = arena_make(budget)};
    strings_init_in(&finding.names, (size_t)1 << 28, out->arena);
    ARENA_RESERVE(out->arena, out->rows, finding.capacity, 1);
    out->rows[0] = (struct tree_row){.parent = TREE_NONE, .sort = TREE_ROOT};
    for (int side = 0; side < 2; side++) {
        out->rows[0].node[side] = 0;
        out->rows[0].device[side] = out->trees[side]->nodes[0].device;
    }
    out->count = 1;
    place_nodes(&finding, 0);
    place_nodes(&finding, 1);
    finding.unknown = arena_new(out->arena, out->count, sizeof *finding.unknown);
    add_unknown(&finding, 0);
    add_unknown(&finding, 1);
    for (size_t i = 1; i < out->count; i++)
        settle(&out->rows[i], &finding.unknown[i]);
    out->rows[0].end = (uint32_t)out->count;
    out->rows_in_all = out->count;
    return !budget_is_over(budget);
}

/* ---- tree fold ---- */

struct row_fold {
    const struct tree_rows *rows;
    struct arena *scratch;
    struct tree_row *made; /* in the order of their first rows */
    size_t count, capacity;
    uint32_t *place; /* of those in preorder */
    uint32_t *row_of;
    struct budget *budget;
};

static void add_figures(struct tree_row *to, const struct tree_row *from)
{
    to->instances += from->instances;
    to->is_wrapper |= from->is_wrapper;
    for (int side = 0; side < 2; side++) {
        to->calls[side] += from->calls[side];
        to->host[side] += from->host[side];
        to->self[side] += from->self[side];
        to->own[side] += from->own[side];
        to->device[side] += from->device[side];
        to->flops[side] += from->flops[side];
        to->has_flops[side] |= from->has_flops[side];
        to->known_calls[side] += from->known_calls[side];
        to->unknown[side] += from->unknown[side];
        to->here[side] += from->here[side];
    }
}

static uint32_t name_on(const struct tree_rows *rows, const struct tree_row *row,
                        int side)
{
    return row->node[side] == TREE_NONE ? TREE_NONE
                                        : rows->trees[side]->nodes[row->node[side]].name;
}

static bool fold_add_rows(struct row_fold *folding)
{
    struct tree_map known;

    tree_map_init(&known, folding->scratch);
    for (size_t i = 0; i < folding->rows->count; i++) {
        struct tree_row row = folding->rows->rows[i];
        uint64_t parent =
            row.parent == TREE_NONE ? TREE_NONE : folding->row_of[row.parent];
        uint32_t *place =
            tree_map_at(&known, parent << 32 | name_on(folding->rows, &row, 0),
                        (uint64_t)name_on(folding->rows, &row, 1) << 16 |
                            (uint64_t)row.sort << 8 | row.status);

        if (budget_is_over(folding->budget))
            return false;
        if (*place == 0 || folding->made == NULL) {
            ARENA_RESERVE(folding->scratch, folding->made, folding->capacity,
                          folding->count + 1);
            row.parent = (uint32_t)parent;
            folding->made[folding->count++] = row;
            *place = (uint32_t)folding->count;
        } else {
            add_figures(&folding->made[*place - 1], &row);
        }
        folding->row_of[i] = *place - 1;
    }
    return true;
}

/* The place of each row: after its parent, and after the siblings that came before it
 * with all rows below them. */
static bool place_rows(struct row_fold *folding)
{
    struct tree_row *made = folding->made;
    uint32_t *size = arena_new(folding->scratch, folding->count + 1, sizeof *size);
    uint32_t *next = arena_new(folding->scratch, folding->count + 1, sizeof *next);

    for (size_t i = folding->count; i-- > 0;) {
        size[i]++;
        if (made[i].parent != TREE_NONE)
            size[made[i].parent] += size[i];
    }
    for (size_t i = 0; i < folding->count; i++) {
        uint32_t at = 0;

        if (made[i].parent != TREE_NONE) {
            at = next[made[i].parent];
            next[made[i].parent] += size[i];
        }
        folding->place[i] = at;
        next[i] = at + 1;
        made[i].end = at + size[i];
    }
    return !budget_is_over(folding->budget);
}

bool tree_fold(struct tree_rows *rows, uint32_t *row_of)
{
    CLEANUP(arena_free) struct arena *scratch = arena_make(rows->arena->budget);
    struct row_fold folding = {.rows = rows,
                               .scratch = scratch,
                               .row_of = row_of,
                               .budget = rows->arena->budget};

    if (!fold_add_rows(&folding))
        return false;
    folding.place = arena_new(scratch, folding.count, sizeof *folding.place);
    if (!place_rows(&folding))
        return false;
    for (size_t i = 0; i < rows->count; i++)
        row_of[i] = folding.place[row_of[i]];
    for (size_t i = 0; i < folding.count; i++) {
        struct tree_row row = folding.made[i];

        row.parent = row.parent == TREE_NONE ? TREE_NONE : folding.place[row.parent];
        rows->rows[folding.place[i]] = row; /* the list gets no longer */
    }
    rows->count = folding.count;
    return true;
}
