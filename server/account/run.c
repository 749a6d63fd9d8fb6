#include "account/run.h"
#include "account/account.h"
#include "account/walk.h"
#include "analyse/tree.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "compare/compare.h"
#include "compare/rows.h"
#include "store/set_view.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- meet names ---- */

/* The names of the account of both sides (docs/semantics.md §16.2). */

struct meet_names {
    const struct account_side *sides;
    struct strings *out;
    struct budget *budget;
    struct arena *scratch;
    struct python_rows python;
    uint32_t *text_of[2];     /* by name of a side: the same text in `out` */
    uint32_t *function_of[2]; /* by name of a side: of a Python function, in `out` */
    uint32_t *name_of[2];     /* by raw node, once it is known: in `out` */
    uint32_t *root_of[2];     /* by raw node: the root of its file */
    uint32_t empty;
};

#define NAME_MAX_BYTES ((size_t)1 << 20)
#define MODULE "nn.Module: "

/* ---- Python functions ---- */

/* The names of a side's Python functions, and where each is in the side. */
static const char **list_functions(const struct account_side *side, struct arena *arena,
                                   uint32_t **places, size_t *count)
{
    const char **list = arena_new(arena, (size_t)side->names.count + 1, sizeof *list);

    *places = arena_numbers(arena, (size_t)side->names.count + 1);
    *count = 0;
    for (uint32_t i = 0; i < side->node_count; i++) {
        uint32_t name = side->nodes[i].name;

        if (side->nodes[i].sort != ACCOUNT_FUNCTION || (*places)[name] != ACCOUNT_NONE)
            continue;
        (*places)[name] = (uint32_t)*count;
        list[(*count)++] = strings_text(&side->names, name);
    }
    return list;
}

static int name_functions(struct meet_names *names, struct error *error)
{
    size_t counts[2] = {0, 0};
    const char *const *lists[2];

    for (int side = 0; side < 2; side++)
        lists[side] = list_functions(&names->sides[side], names->scratch,
                                     &names->function_of[side], &counts[side]);
    python_rows_make(lists, counts, names->scratch, &names->python);
    int result = budget_look(names->budget, error);
    for (int side = 0; result == 0 && side < 2; side++)
        for (uint32_t i = 0; i < names->sides[side].names.count; i++) {
            uint32_t at = names->function_of[side][i];
            const char *merged =
                at == ACCOUNT_NONE ? NULL : python_rows_name(&names->python, side, at);

            names->function_of[side][i] =
                merged == NULL ? names->text_of[side][i]
                               : strings_add(names->out, merged, strlen(merged));
        }
    return result;
}

/* ---- all names ---- */

static void copy_side(struct meet_names *names, int which)
{
    const struct account_side *side = &names->sides[which];
    struct arena *arena = names->scratch;
    size_t texts = (size_t)side->names.count + 1, nodes = (size_t)side->node_count + 1;

    names->text_of[which] = arena_new(arena, texts, sizeof *names->text_of[which]);
    names->name_of[which] = arena_new(arena, nodes, sizeof *names->name_of[which]);
    names->root_of[which] = arena_new(arena, nodes, sizeof *names->root_of[which]);
    for (uint32_t i = 0; i < side->names.count; i++)
        names->text_of[which][i] = strings_add(names->out, strings_text(&side->names, i),
                                               strings_length(&side->names, i));
}

/* Python functions whose line or folder differs get one name. Free names->python in any
 * case. */
static int meet_names_make(const struct account_side sides[2], struct budget *budget,
                           struct strings *out, struct meet_names *names,
                           struct error *error)
{
    names->sides = sides;
    names->out = out;
    names->budget = budget;
    names->empty = strings_add(out, "", 0);
    copy_side(names, 0);
    copy_side(names, 1);
    int result = name_functions(names, error);
    for (int which = 0; which < 2; which++)
        for (uint32_t i = 0; result == 0 && i < sides[which].node_count; i++) {
            const struct account_raw_node *node = &sides[which].nodes[i];

            names->root_of[which][i] =
                node->parent == ACCOUNT_NONE ? i : names->root_of[which][node->parent];
            if (node->sort != ACCOUNT_ROOT)
                names->name_of[which][i] = node->sort == ACCOUNT_FUNCTION
                                               ? names->function_of[which][node->name]
                                               : names->text_of[which][node->name];
        }
    return result;
}

/* By name of `out`, of those that a side has: of a Python function the name that both
 * sides share, otherwise itself. */
static uint32_t *meet_names_shared(const struct meet_names *names, uint32_t *count)
{
    uint32_t *shared =
        arena_new(names->out->memory, (size_t)names->out->count + 1, sizeof *shared);

    *count = names->out->count;
    for (uint32_t i = 0; i < *count; i++)
        shared[i] = i;
    for (int which = 0; which < 2; which++)
        for (uint32_t i = 0; i < names->sides[which].names.count; i++)
            if (names->function_of[which][i] != names->text_of[which][i])
                shared[names->text_of[which][i]] = names->function_of[which][i];
    return shared;
}

/* ---- modules ---- */

struct module {
    uint32_t parent, class, root, name, raw;
    int64_t first;
};

static int compare_numbers(uint32_t x, uint32_t y)
{
    return (x > y) - (x < y);
}

static int compare_group(const struct module *x, const struct module *y)
{
    int order = compare_numbers(x->parent, y->parent);

    order = order != 0 ? order : compare_numbers(x->root, y->root);
    return order != 0 ? order : compare_numbers(x->class, y->class);
}

static int compare_names(const void *a, const void *b)
{
    const struct module *x = a, *y = b;
    int order = compare_group(x, y);

    order = order != 0 ? order : compare_numbers(x->name, y->name);
    return order != 0 ? order : (x->first > y->first) - (x->first < y->first);
}

static int compare_calls(const void *a, const void *b)
{
    const struct module *x = a, *y = b;
    int order = compare_group(x, y);

    order = order != 0 ? order : (x->first > y->first) - (x->first < y->first);
    order = order != 0 ? order : compare_numbers(x->name, y->name);
    return order;
}

static void name_module(struct meet_names *names, int side, const struct module *module,
                        unsigned number)
{
    const char *name = arena_printf(names->scratch, MODULE "%s #%u",
                                    strings_text(names->out, module->class), number);

    names->name_of[side][module->raw] = strings_add(names->out, name, strlen(name));
}

/* The modules among the nodes. */
static struct module *list_modules(struct meet_names *names, int which,
                                   const uint32_t *nodes, size_t *count,
                                   const uint32_t *node_of)
{
    const struct account_side *side = &names->sides[which];
    struct module *list = arena_new(names->scratch, *count + 1, sizeof *list);
    size_t found = 0;
    CLEANUP_BUFFER struct buffer class = BUFFER(NAME_MAX_BYTES);

    for (size_t i = 0; i < *count; i++) {
        const struct account_raw_node *node = &side->nodes[nodes[i]];

        if (node->sort != ACCOUNT_MODULE)
            continue;
        buffer_clear(&class);
        tree_name_append(&class, TREE_MODULE, strings_text(&side->names, node->name),
                         strings_length(&side->names, node->name));
        if (buffer_failed(&class))
            arena_refuse(names->scratch);
        list[found++] =
            (struct module){node_of[node->parent],
                            strings_add(names->out, class.bytes, class.length),
                            names->root_of[which][nodes[i]],
                            node->name,
                            nodes[i],
                            node->first};
    }
    *count = found;
    return list;
}

/* Numbers the modules among raw nodes of one depth: those of a class below one node of
 * both sides' tree, in order of their first call in the file. `node_of`: by raw node, for
 * those above. */
static void meet_names_number(struct meet_names *names, int side, const uint32_t *nodes,
                              size_t count, const uint32_t *node_of)
{
    struct module *list = list_modules(names, side, nodes, &count, node_of);
    unsigned number = 0;

    if (count == 0)
        return;
    /* Raw nodes of one instance are one module, called first when the first of them was.
     */
    qsort(list, count, sizeof *list, compare_names);
    for (size_t i = 1; i < count; i++)
        if (compare_group(&list[i - 1], &list[i]) == 0 &&
            list[i - 1].name == list[i].name)
            list[i].first = list[i - 1].first;
    qsort(list, count, sizeof *list, compare_calls);
    for (size_t i = 0; i < count; i++) {
        bool in_group = i > 0 && compare_group(&list[i - 1], &list[i]) == 0;

        if (!in_group)
            number = 0;
        else if (list[i - 1].name != list[i].name)
            number++;
        name_module(names, side, &list[i], number);
    }
}

/* ---- asking ---- */

/* In `out`: the name of a raw node in paths; of modules, once they are numbered. */
static uint32_t meet_names_of(const struct meet_names *names, int side, uint32_t raw)
{
    return names->name_of[side][raw];
}

/* The text of a name of the side. */
static uint32_t meet_names_text(const struct meet_names *names, int side, uint32_t name)
{
    return names->text_of[side][name];
}

/* A name beside a hole in a raw node; ACCOUNT_NONE stays. */
static uint32_t meet_names_label(const struct meet_names *names, int which, uint32_t raw,
                                 uint32_t name)
{
    const struct account_side *side = &names->sides[which];

    if (name == ACCOUNT_NONE)
        return ACCOUNT_NONE;
    if (strncmp(strings_text(&side->names, name), MODULE, strlen(MODULE)) == 0) {
        uint32_t function = strings_find(&side->names, "python_function", 15);
        uint32_t module = account_side_find(side, raw, name, function, ACCOUNT_MODULE);

        if (module != ACCOUNT_NONE)
            return names->name_of[which][module];
    }
    return names->function_of[which][name];
}

/* ---- meet places ---- */

/* Places that are one, or that meet because each stands on one side only
 * (docs/semantics.md §16.2, 3 and 4). */

/* ---- equal places ---- */

static uint64_t hash_place(const struct account_place *place, uint64_t seed)
{
    uint64_t hash = hash_number((uint64_t)place->before << 32 | place->after, seed);

    return hash_number((uint64_t)place->node << 20 | (uint64_t)place->part << 12 |
                           (uint64_t)place->sort << 1 | place->elsewhere,
                       hash);
}

static bool same_place(const struct account_place *x, const struct account_place *y)
{
    return x->node == y->node && x->before == y->before && x->after == y->after &&
           x->part == y->part && x->sort == y->sort && x->elsewhere == y->elsewhere;
}

/* Places that are equal become the first of them. `moved`: by place, where it went. */
static void fold_equal(struct account *out, struct arena *scratch, uint32_t *moved)
{
    struct map map = {.arena = scratch};
    uint64_t seed = hash_seed();

    for (uint32_t i = 0; i < out->place_count; i++) {
        const struct account_place *place = &out->places[i];
        uint64_t hash = hash_place(place, seed);
        uint32_t at;

        MAP_EACH(at, &map, hash)
        if (same_place(&out->places[at], place))
            break;
        moved[i] = at == MAP_NONE ? i : at;
        if (at == MAP_NONE) {
            map_add(&map, hash, i);
            continue;
        }
        for (int side = 0; side < 2; side++)
            out->places[moved[i]].ns[side] += place->ns[side];
    }
}

/* ---- rows that stand on one side only ---- */

struct lone_row {
    uint64_t key; /* rows that may meet have the same */
    uint32_t place;
};

static int compare_lone(const void *a, const void *b)
{
    const struct lone_row *x = a, *y = b;

    if (x->key != y->key)
        return x->key < y->key ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

static bool is_lone_row(const struct account_place *place)
{
    return place->sort == ACCOUNT_ROW && place->part <= ACCOUNT_MEMORY &&
           (place->ns[0] == 0) != (place->ns[1] == 0);
}

/* A place with the row's own name, whatever launched it. The number of the first node of
 * that name and category stands for both. */
static uint64_t key_of(const struct account *out, const struct account_place *place,
                       bool by_call, const uint32_t *first_of_node)
{
    uint32_t launch = out->nodes[place->node].parent;
    uint32_t call = launch == 0 ? ACCOUNT_NONE : out->nodes[launch].parent;

    return (uint64_t)place->part << 32 | (by_call ? call : first_of_node[place->node]);
}

/* Lone rows of one key on both sides become one place. `moved`: by place. */
static void meet_rows(struct account *out, struct arena *scratch, bool by_call,
                      const uint32_t *first_of_node, uint32_t *moved)
{
    struct lone_row *rows =
        arena_new(scratch, (size_t)out->place_count + 1, sizeof *rows);
    size_t count = 0;

    for (uint32_t i = 0; i < out->place_count; i++) {
        if (moved[i] != i || !is_lone_row(&out->places[i]))
            continue;
        uint64_t key = key_of(out, &out->places[i], by_call, first_of_node);
        if ((uint32_t)key != ACCOUNT_NONE)
            rows[count++] = (struct lone_row){key, i};
    }
    qsort(rows, count, sizeof *rows, compare_lone);
    for (size_t i = 0, end; i < count; i = end) {
        bool has[2] = {false, false};

        for (end = i; end < count && rows[end].key == rows[i].key; end++)
            has[out->places[rows[end].place].ns[0] == 0] = true;
        if (!has[0] || !has[1])
            continue;
        struct account_place *first = &out->places[rows[i].place];
        for (size_t k = i + 1; k < end; k++) {
            for (int side = 0; side < 2; side++)
                first->ns[side] += out->places[rows[k].place].ns[side];
            moved[rows[k].place] = rows[i].place;
        }
        first->sort = by_call ? ACCOUNT_OTHER_ROWS : ACCOUNT_ROW;
        first->elsewhere = !by_call;
        first->node = (uint32_t)rows[i].key;
    }
}

/* By node of device work: the first node of the same name and category. */
static uint32_t *find_first_nodes(const struct account *out, struct arena *scratch)
{
    uint32_t *first = arena_new(scratch, (size_t)out->node_count + 1, sizeof *first);
    struct map map = {.arena = scratch};
    uint64_t seed = hash_seed();

    for (uint32_t i = 0; i < out->node_count; i++) {
        const struct account_node *node = &out->nodes[i];
        uint64_t hash = hash_number((uint64_t)node->category << 32 | node->name, seed);
        uint32_t at;

        if (node->sort != ACCOUNT_WORK)
            continue;
        MAP_EACH(at, &map, hash)
        if (out->nodes[at].name == node->name &&
            out->nodes[at].category == node->category)
            break;
        first[i] = at == MAP_NONE ? i : at;
        if (at == MAP_NONE)
            map_add(&map, hash, i);
    }
    return first;
}

/* ---- the whole ---- */

/* Leaves out the places that met others, and those without time. */
static void settle(struct account *out, struct arena *scratch, const uint32_t *moved,
                   uint32_t *const place_of[2], const uint32_t counts[2])
{
    uint32_t *number = arena_new(scratch, (size_t)out->place_count + 1, sizeof *number);
    uint32_t kept = 0;

    for (uint32_t i = 0; i < out->place_count; i++)
        if (moved[i] == i && (out->places[i].ns[0] != 0 || out->places[i].ns[1] != 0)) {
            number[i] = kept;
            out->places[kept++] = out->places[i];
        }
    for (int which = 0; which < 2; which++)
        for (uint32_t i = 0; i < counts[which]; i++) {
            uint32_t at = place_of[which][i];

            while (moved[at] != at)
                at = moved[at];
            place_of[which][i] = number[at];
        }
    out->place_count = kept;
}

/* out->places holds those of the control, then those of the test; afterwards each once,
 * with the time of both sides, without those that have none. place_of[side][i]: the
 * number of the i-th of counts[side] places; it follows. Costs n log n. */
static void meet_places(struct account *out, struct arena *scratch,
                        uint32_t *const place_of[2], const uint32_t counts[2])
{
    uint32_t *first = find_first_nodes(out, scratch);
    uint32_t *moved = arena_new(scratch, (size_t)out->place_count + 1, sizeof *moved);

    fold_equal(out, scratch, moved);
    meet_rows(out, scratch, true, first, moved);
    meet_rows(out, scratch, false, first, moved);
    settle(out, scratch, moved, place_of, counts);
}

/* ---- meet ---- */

/* First a tree of both sides with the names that they share; in it the calls
 * that only one side has around nearly all of its time are found; then the tree without
 * them, and the places in it. */

/* A name that holds this part of its side's time may be a wrapper. */
#define WRAPPER_PERCENT 80

struct meeting {
    struct account_side *sides;
    struct account *out;
    struct budget *budget;
    struct arena *scratch;
    struct meet_names names;
    struct account_tree full, tree;
    uint32_t *full_of[2]; /* by raw node */
    uint32_t *own_of;     /* by node of the full tree: in the last one */
    uint32_t *inside_of;  /* the same for what is below it: of a wrapper what is above */
    uint32_t *place_of[2];
};

/* ---- the full tree ---- */

/* Nodes in order of their depth, so that parents come first and the modules below one
 * parent, whichever raw nodes became it, come together. */
static uint32_t *order_by_depth(struct meeting *meeting, int which, size_t begin[])
{
    const struct account_side *side = &meeting->sides[which];
    uint32_t *order =
        arena_new(meeting->scratch, (size_t)side->node_count + 1, sizeof *order);
    size_t *next = arena_new(meeting->scratch, ACCOUNT_DEPTH_MAX + 3, sizeof *next);

    for (uint32_t i = 0; i < side->node_count; i++)
        begin[side->nodes[i].depth + 1]++;
    for (size_t depth = 1; depth < ACCOUNT_DEPTH_MAX + 3; depth++)
        begin[depth] += begin[depth - 1];
    memcpy(next, begin, (ACCOUNT_DEPTH_MAX + 3) * sizeof *next);
    for (uint32_t i = 0; i < side->node_count; i++)
        order[next[side->nodes[i].depth]++] = i;
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

static void make_full(struct meeting *meeting, int which)
{
    struct account_side *side = &meeting->sides[which];
    size_t *begin = arena_new(meeting->scratch, ACCOUNT_DEPTH_MAX + 3, sizeof *begin);
    uint32_t *order = order_by_depth(meeting, which, begin);

    meeting->full_of[which] = arena_new(meeting->scratch, (size_t)side->node_count + 1,
                                        sizeof *meeting->full_of[which]);
    for (size_t depth = 1; depth <= ACCOUNT_DEPTH_MAX + 1; depth++) {
        const uint32_t *nodes = order + begin[depth];
        size_t count = begin[depth + 1] - begin[depth];

        if (count == 0)
            break;
        meet_names_number(&meeting->names, which, nodes, count, meeting->full_of[which]);
        for (size_t i = 0; i < count && !budget_is_over_at(meeting->budget, i); i++)
            add_full(meeting, which, nodes[i],
                     meeting->full_of[which][side->nodes[nodes[i]].parent]);
    }
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
    int64_t *sums = arena_new(meeting->scratch, (size_t)tree->count + 1, sizeof *sums);
    bool *has = arena_new(meeting->scratch, (size_t)tree->count + 1, sizeof *has);

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
    struct name_facts *facts = arena_new(meeting->scratch, count + 1, sizeof *facts);
    bool *wraps = arena_new(meeting->scratch, count + 1, sizeof *wraps);

    for (int which = 0; which < 2; which++)
        sum_names(&meeting->full, sum_paths(meeting, which, facts), which, facts);
    for (size_t i = 0; i < count; i++)
        for (int which = 0; which < 2; which++)
            wraps[i] |= facts[i].stands[which] && !facts[i].stands[1 - which] &&
                        (double)facts[i].below[which] * 100 >=
                            (double)meeting->out->ns[which] * WRAPPER_PERCENT;
    wraps[meeting->names.empty] = false;
    return wraps;
}

/* The tree without wrappers. Their own calls and time stay: the last name of a path
 * always counts. */
static void make_tree(struct meeting *meeting)
{
    const struct account_tree *full = &meeting->full;
    bool *wraps = find_wrappers(meeting);

    meeting->own_of =
        arena_new(meeting->scratch, (size_t)full->count + 1, sizeof *meeting->own_of);
    meeting->inside_of =
        arena_new(meeting->scratch, (size_t)full->count + 1, sizeof *meeting->inside_of);
    for (uint32_t i = 1; i < full->count && !budget_is_over_at(meeting->budget, i); i++) {
        struct account_node node = full->nodes[i];
        bool is_work = node.sort == ACCOUNT_WORK;
        uint32_t parent = node.parent;

        node.parent = is_work ? meeting->own_of[parent] : meeting->inside_of[parent];
        meeting->own_of[i] = account_tree_child(&meeting->tree, &node);
        meeting->inside_of[i] =
            wraps[node.name] && !is_work ? node.parent : meeting->own_of[i];
    }
}

/* ---- places ---- */

/* The places of both sides by their names. */
static void make_places(struct meeting *meeting)
{
    struct account *out = meeting->out;
    size_t most = (size_t)meeting->sides[0].place_count + meeting->sides[1].place_count;

    out->places = arena_new(out->arena, most + 1, sizeof *out->places);
    for (int which = 0; which < 2; which++) {
        const struct account_side *side = &meeting->sides[which];
        size_t places = (size_t)side->place_count + 1;
        int64_t *sums = arena_new(meeting->scratch, places, sizeof *sums);

        meeting->place_of[which] =
            arena_new(meeting->scratch, places, sizeof *meeting->place_of[which]);
        for (size_t i = 0; i < side->time.count; i++)
            sums[side->time.list[i].row] += side->time.list[i].sum;
        for (uint32_t i = 0; i < side->place_count; i++) {
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
}

/* ---- the whole ---- */

/* Moves the sums of the sides to the numbers of the account. */
static void move_all(struct meeting *meeting)
{
    struct account *out = meeting->out;

    for (int which = 0; which < 2; which++) {
        struct account_side *side = &meeting->sides[which];
        const struct sums *pairs = &side->forwards;
        uint32_t *to =
            arena_new(meeting->scratch, (size_t)side->node_count + 1, sizeof *to);

        for (uint32_t i = 0; i < side->node_count; i++)
            to[i] = meeting->own_of[meeting->full_of[which][i]];
        sums_move(&side->time, meeting->place_of[which], &out->time[which]);
        sums_move(&side->tally, to, &out->tally[which]);
        for (size_t i = 0; i < pairs->count && !budget_is_over_at(meeting->budget, i);
             i++)
            sums_at(&out->forwards[which], to[pairs->list[i].row],
                    to[pairs->list[i].sample])
                ->sum += pairs->list[i].sum;
        sums_sort(&out->forwards[which]);
    }
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
    struct raw_refill *list = arena_new(meeting->scratch, most + 1, sizeof *list);

    *count = 0;
    for (uint32_t which = 0; which < 2; which++)
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

static void move_refills(struct meeting *meeting)
{
    struct account *out = meeting->out;
    size_t count = 0;
    struct raw_refill *list = list_refills(meeting, &count);
    uint32_t *to[2];

    out->refills = arena_new(out->arena, count + 1, sizeof *out->refills);
    for (int which = 0; which < 2; which++)
        to[which] = arena_numbers(meeting->scratch,
                                  (size_t)meeting->sides[which].place_count + 1);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || compare_refills(&list[i - 1], &list[i]) != 0)
            out->refills[out->refill_count++] = list[i].of;
        to[list[i].which][list[i].raw] = out->refill_count - 1;
    }
    for (int which = 0; which < 2; which++)
        sums_move(&meeting->sides[which].time, to[which], &out->refilled[which]);
}

static void meet(struct meeting *meeting)
{
    struct account *out = meeting->out;

    for (int which = 0; which < 2; which++) {
        struct account_side *side = &meeting->sides[which];

        sums_sort(&side->time);
        out->samples[which] = side->samples;
        for (size_t i = 0; i < side->time.count; i++)
            out->ns[which] += side->time.list[i].sum;
    }
    account_tree_init(&meeting->full, meeting->names.empty, meeting->scratch);
    account_tree_init(&meeting->tree, meeting->names.empty, out->arena);
    out->shared = meet_names_shared(&meeting->names, &out->shared_count);
    make_full(meeting, 0);
    make_full(meeting, 1);
    make_tree(meeting);
    make_places(meeting);
    out->nodes = meeting->tree.nodes;
    out->node_count = meeting->tree.count;
    const uint32_t counts[2] = {meeting->sides[0].place_count,
                                meeting->sides[1].place_count};
    meet_places(out, meeting->scratch, meeting->place_of, counts);
    move_all(meeting);
    move_refills(meeting);
}

int account_meet(struct account_side sides[2], struct budget *budget, struct account *out,
                 struct error *error)
{
    CLEANUP(arena_free) struct arena *scratch = arena_make(budget);
    struct meeting meeting = {.sides = sides,
                              .out = out,
                              .budget = budget,
                              .scratch = scratch,
                              .names = {.scratch = scratch}};

    account_init(out, budget);
    int result = meet_names_make(sides, budget, &out->names, &meeting.names, error);
    if (result == 0)
        meet(&meeting);
    return result == 0 ? budget_look(budget, error) : result;
}

/* ---- run ---- */

struct account_work {
    struct store *store;
    const struct compare_result *result;
    struct budget *budget;
    enum pair_side which;
    struct account_side *side;
    struct account_naming naming;
    const struct account_reader *reader;
    int failed;
    struct error error;
};

static int compare_aliases(const void *a, const void *b)
{
    const struct account_alias *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

/* The names of a side that share a row with other names. */
static struct account_alias *make_aliases(const struct account_work *work, size_t *count)
{
    const struct compare_result *result = work->result;
    struct account_alias *list =
        arena_new(work->side->arena, result->same_count, sizeof *list);

    *count = 0;
    for (size_t i = 0; i < result->same_count; i++) {
        const struct compare_alias *alias = &result->aliases[i];

        if (alias->side == work->which)
            list[(*count)++] = (struct account_alias){
                alias->name, alias->category, alias->row_name, alias->row_category};
    }
    if (*count > 0)
        qsort(list, *count, sizeof *list, compare_aliases);
    return list;
}

/* The samples of the steps of a file: the chosen ones are neighbours in the selection. */
static int record_file(struct account_work *work, size_t begin, size_t end)
{
    const struct set_view *view = &work->result->view[work->which];
    const struct selection *selection = &work->result->selection[work->which];
    uint32_t file = view->steps[selection->steps[begin]].file;
    size_t first = set_view_first_step(view, file), count = 0;
    CLEANUP_RECORDING struct trace_recording *recording = NULL;

    while (first + count < view->step_count && view->steps[first + count].file == file)
        count++;
    uint32_t *sample_of_step = arena_numbers(work->side->arena, count + 1);
    for (size_t i = begin; i < end; i++)
        sample_of_step[selection->steps[i] - first] = (uint32_t)i;
    int failed = budget_look(work->budget, &work->error);
    if (failed == 0)
        failed = set_load_kept(work->store, view->id, file, work->budget, &recording,
                               &work->error);
    if (failed == 0 && work->reader != NULL)
        failed = work->reader->see(work->reader->context, work->which,
                                   selection_file(view, selection->steps[begin])->rank,
                                   recording, &work->error);
    return failed != 0 ? failed
                       : account_record(recording, sample_of_step, &work->naming,
                                        work->side, &work->error);
}

static void record_side(void *context)
{
    struct account_work *work = context;
    const struct set_view *view = &work->result->view[work->which];
    const struct selection *selection = &work->result->selection[work->which];

    account_side_init(work->side, selection->step_count, work->budget);
    work->naming.aliases = make_aliases(work, &work->naming.alias_count);
    work->naming.marker = set_info_marker(&work->result->info[work->which]);
    work->naming.use_short_name = work->result->request.naming.use_short_name;
    for (size_t i = 0, end; i < selection->step_count && work->failed == 0; i = end) {
        uint32_t file = view->steps[selection->steps[i]].file;

        for (end = i + 1; end < selection->step_count &&
                          view->steps[selection->steps[end]].file == file;)
            end++;
        work->failed = record_file(work, i, end);
    }
}

/* Samples are ordered by rank. */
static void find_ranks(const struct compare_result *result, struct account *out)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];
        uint32_t rank = 0;

        out->rank_of[side] =
            arena_new(out->arena, selection->step_count, sizeof *out->rank_of[side]);
        for (size_t i = 0; i < selection->step_count; i++) {
            int64_t wanted =
                selection_file(&result->view[side], selection->steps[i])->rank;

            while (rank < selection->rank_count && selection->ranks[rank] != wanted)
                rank++;
            out->rank_of[side][i] = rank;
        }
    }
}

int account_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, const struct account_reader *reader,
                 struct account *out, struct error *error)
{
    struct account_side sides[2] = {{0}, {0}};
    struct account_work works[2];

    for (int side = 0; side < 2; side++)
        works[side] = (struct account_work){.store = store,
                                            .result = result,
                                            .budget = budget,
                                            .reader = reader,
                                            .which = (enum pair_side)side,
                                            .side = &sides[side]};
    int failed = 0;

    *out = (struct account){0};
    threads_both(record_side, &works[0], &works[1], true);
    for (int side = 0; side < 2 && failed == 0; side++) {
        failed = works[side].failed;
        if (failed != 0 && error != NULL)
            *error = works[side].error;
    }
    if (failed == 0)
        failed = account_meet(sides, budget, out, error);
    if (failed == 0)
        find_ranks(result, out);
    arena_free(&sides[0].arena);
    arena_free(&sides[1].arena);
    return failed;
}

/* ---- booked ---- */

/* The part of a request's time that this may use. */
#define PART_NS ((int64_t)20 * 1000000000)

/* A row in the names of the account; STRINGS_NONE: no path has it. */
struct wanted_row {
    uint32_t name, shared, category;
};

static struct wanted_row find_row(const struct account *account, const char *name,
                                  const char *category)
{
    struct wanted_row row = {
        .name = strings_find(&account->names, name, strlen(name)),
        .category = strings_find(&account->names, category, strlen(category))};

    row.shared =
        row.name < account->shared_count ? account->shared[row.name] : STRINGS_NONE;
    return row;
}

/* Calls of several rows may be one node: operators of one name inside each other, and
 * Python functions whose line or folder differs. */
static bool is_of_row(const struct account_node *node, const struct wanted_row *row)
{
    if (node->category != row->category)
        return false;
    return node->label == row->name || node->name == row->name ||
           (node->sort == ACCOUNT_FUNCTION && node->label == row->shared);
}

/* What a node is to the row. */
enum node_of_row {
    NODE_OF_ROW = 1,
    NODE_BELOW = 2,
    NODE_HAS_PLACE = 4, /* of device work: it is not booked with others */
    NODE_LAUNCHES = 8   /* a call in which the row is booked with others, if with any */
};

/* Marks the nodes of the row and those below them. Parents come first. False: there is
 * none. */
static bool mark_nodes(const struct account *account, const struct wanted_row *row,
                       struct budget *budget, uint8_t *marks)
{
    bool any = false;

    for (uint32_t i = 1; i < account->node_count; i++) {
        const struct account_node *node = &account->nodes[i];

        if (budget_is_over_at(budget, i))
            break;
        if (is_of_row(node, row))
            marks[i] = NODE_OF_ROW;
        else if ((marks[node->parent] & (NODE_OF_ROW | NODE_BELOW)) != 0)
            marks[i] = NODE_BELOW;
        any |= marks[i] == NODE_OF_ROW;
    }
    return any;
}

static void sum_places(const struct account *account, struct budget *budget,
                       uint8_t *marks, struct booked *out)
{
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];
        struct booked_part *part = &out->parts[place->part];
        uint8_t mark = marks[place->node];

        if (budget_is_over_at(budget, i))
            break;
        marks[place->node] |= NODE_HAS_PLACE;
        for (int side = 0; side < 2; side++)
            if ((mark & NODE_OF_ROW) != 0)
                part->itself[side] += place->ns[side];
            else if ((mark & NODE_BELOW) != 0 && !place->elsewhere)
                part->below[side] += place->ns[side];
    }
}

/* Device work without a place of its own met the others of its call (meet.c). */
static void sum_others(const struct account *account, struct budget *budget,
                       uint8_t *marks, struct booked *out)
{
    for (uint32_t i = 1; i < account->node_count; i++) {
        const struct account_node *node = &account->nodes[i];
        uint32_t above = account->nodes[node->parent].parent;

        if (budget_is_over_at(budget, i))
            break;
        if (node->sort == ACCOUNT_WORK && (marks[i] & NODE_OF_ROW) != 0 &&
            (marks[i] & NODE_HAS_PLACE) == 0 && above != ACCOUNT_NONE)
            marks[above] |= NODE_LAUNCHES;
    }
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        if (budget_is_over_at(budget, i))
            break;
        if (place->sort != ACCOUNT_OTHER_ROWS ||
            (marks[place->node] & NODE_LAUNCHES) == 0)
            continue;
        out->has_others = true;
        for (int side = 0; side < 2; side++)
            out->with_others[side] += place->ns[side];
    }
}

/* The same from an account. ERROR_TIMEOUT, or no memory. */
static int booked_sum(const struct account *account, const char *name,
                      const char *category, struct budget *budget, struct booked *out,
                      struct error *error)
{
    const struct wanted_row row = find_row(account, name, category);
    uint8_t *marks = arena_new(account->arena, account->node_count, sizeof *marks);

    *out = (struct booked){.samples = {account->samples[0], account->samples[1]}};
    if (row.name != STRINGS_NONE && row.category != STRINGS_NONE)
        out->is_known = mark_nodes(account, &row, budget, marks);
    if (out->is_known) {
        sum_places(account, budget, marks, out);
        sum_others(account, budget, marks, out);
    }
    return budget_look(budget, error);
}

static int make(struct store *store, const struct compare_request *request,
                const char *name, const char *category, struct budget *budget,
                struct booked *out, struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result compared;
    CLEANUP(account_free) struct account account = {0};
    struct compare_request part = *request;

    part.budget = budget;
    compare_result_begin(&compared, &part);
    int failed = compare_rows_load(store, &compared, error);
    if (failed == 0)
        failed = account_make(store, &compared, budget, NULL, &account, error);
    return failed == 0 ? booked_sum(&account, name, category, budget, out, error)
                       : failed;
}

int booked_make(struct store *store, const struct compare_request *request,
                const char *name, const char *category, struct booked *out,
                struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = request->budget};
    struct error failure = {0};

    budget_begin(&budget);
    int failed = make(store, request, name, category, &budget, out, &failure);
    if (failed == 0)
        return 0;
    *out = (struct booked){.is_known = false};
    if (failed == -ERROR_TIMEOUT)
        return budget_look(request->budget, error);
    if (error != NULL)
        *error = failure;
    return failed;
}
