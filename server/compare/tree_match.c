#include "analyse/tree.h"
#include "base/array.h"
#include "base/error.h"
#include "compare/tree.h"

#include <stdlib.h>
#include <string.h>

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

        if (budget_is_over(sides->memory->budget))
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

        if (budget_is_over(sides->memory->budget) ||
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
        if (budget_is_over(children->sides->memory->budget))
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
         child < tree->nodes[frame].end && !budget_is_over(sides->memory->budget);
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
                                                !budget_is_over(sides->memory->budget);
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

        if (budget_is_over(children->sides->memory->budget))
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

    for (uint32_t child = node + 1; child < tree->nodes[node].end &&
                                    !budget_is_over(children->sides->memory->budget);
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

        if (budget_is_over(sides->memory->budget))
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

bool tree_match_children(struct tree_sides *sides, const uint32_t nodes[2],
                         unsigned replaced, struct tree_matches *out)
{
    struct budget *budget = sides->memory->budget;
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
