#include "analyse/tree.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <stdlib.h>
#include <string.h>

/* ---- tree ---- */

const char *tree_sort_name(enum tree_sort sort)
{
    static const char *const names[TREE_SORTS] = {[TREE_ROOT] = "root",
                                                  [TREE_MODULE] = "module",
                                                  [TREE_ANNOTATION] = "annotation",
                                                  [TREE_OPERATOR] = "operator",
                                                  [TREE_PYTHON] = "python",
                                                  [TREE_BACKWARD] = "backward",
                                                  [TREE_RECOMPUTE] = "recompute",
                                                  [TREE_LAUNCH] = "launch",
                                                  [TREE_NO_LAUNCH] = "no launch"};

    return sort < TREE_SORTS ? names[sort] : "";
}

void tree_free(struct tree *tree)
{
    arena_free(&tree->arena);
    *tree = (struct tree){0};
}

void tree_append_name(const struct tree *tree, const struct tree_node *node,
                      struct buffer *out)
{
    buffer_append(out, strings_text(&tree->names, node->name),
                  strings_length(&tree->names, node->name));
    if (node->number != TREE_NONE && !node->is_only)
        buffer_printf(out, " #%u", node->number);
}

/* ---- tree map ---- */

#define SIZE_MIN ((size_t)16)

void tree_map_init(struct tree_map *map, struct arena *arena)
{
    *map = (struct tree_map){.seed = hash_seed(), .arena = arena};
}

/* Where a key is, or belongs. The table has free slots. */
static struct tree_map_slot *slot_of(const struct tree_map *map, uint64_t first,
                                     uint64_t second)
{
    size_t at = hash_number(second, hash_number(first, map->seed)) & (map->size - 1);

    while (map->slots[at].value != 0 &&
           (map->slots[at].first != first || map->slots[at].second != second))
        at = (at + 1) & (map->size - 1);
    return &map->slots[at];
}

static void grow(struct tree_map *map)
{
    struct tree_map larger = *map;

    larger.size = map->size == 0 ? SIZE_MIN : map->size * 2;
    larger.slots = arena_new(map->arena, larger.size, sizeof *larger.slots);
    for (size_t i = 0; i < map->size; i++)
        if (map->slots[i].value != 0)
            *slot_of(&larger, map->slots[i].first, map->slots[i].second) = map->slots[i];
    arena_release(map->arena, map->slots);
    *map = larger;
}

uint32_t *tree_map_at(struct tree_map *map, uint64_t first, uint64_t second)
{
    if (map->size > 0) {
        struct tree_map_slot *known = slot_of(map, first, second);

        if (known->value != 0)
            return &known->value;
    }
    if (map->count * 4 >= map->size * 3)
        grow(map);
    struct tree_map_slot *slot = slot_of(map, first, second);
    slot->first = first; /* the caller fills it */
    slot->second = second;
    map->count++;
    return &slot->value;
}

uint32_t tree_map_find(const struct tree_map *map, uint64_t first, uint64_t second)
{
    return map->size == 0 ? 0 : slot_of(map, first, second)->value;
}

/* ---- tree build ---- */

#define NAMES_MAX ((size_t)1 << 30)

static uint32_t tree_build_name(struct tree_build *build, const char *text, size_t length)
{
    return strings_add(&build->tree.names, text, length);
}

/* The child of a node with this sort and key; added with that name and number if it is
 * new. */
struct tree_child {
    uint32_t parent;
    uint32_t key; /* distinguishes frames of one sort: by name, or by name and number */
    uint32_t name, number;
    enum tree_sort sort;
};

static uint32_t tree_build_child(struct tree_build *build, const struct tree_child *child)
{
    struct tree *tree = &build->tree;
    uint32_t *place =
        tree_map_at(&build->children, (uint64_t)child->parent << 32 | child->key,
                    (uint64_t)child->number << 8 | child->sort);

    if (*place != 0)
        return *place - 1;
    ARENA_RESERVE(build->arena, tree->nodes, build->node_capacity, tree->count + 1);
    tree->nodes[tree->count++] = (struct tree_node){.parent = child->parent,
                                                    .name = child->name,
                                                    .number = child->number,
                                                    .sort = (uint8_t)child->sort};
    *place = (uint32_t)tree->count;
    return (uint32_t)tree->count - 1;
}

void tree_build_init(struct tree_build *build, struct budget *budget)
{
    struct arena *arena = arena_make(budget);

    *build = (struct tree_build){.arena = arena};
    strings_init_in(&build->tree.names, NAMES_MAX, arena);
    tree_map_init(&build->children, arena);
    tree_map_init(&build->kernels, arena);
    tree_map_init(&build->shapes, arena);
    uint32_t name = tree_build_name(build, "root", 4);
    const struct tree_child root = {TREE_NONE, name, name, TREE_NONE, TREE_ROOT};
    tree_build_child(build, &root);
}

void tree_build_free(struct tree_build *build)
{
    arena_free(&build->arena);
}

static void tree_build_kernel(struct tree_build *build, uint32_t node, uint32_t name,
                              uint64_t count, int64_t time)
{
    struct tree *tree = &build->tree;
    uint32_t *place = tree_map_at(&build->kernels, node, name);

    if (*place == 0) {
        ARENA_RESERVE(build->arena, tree->kernels, build->kernel_capacity,
                      tree->kernel_count + 1);
        tree->kernels[tree->kernel_count++] = (struct tree_kernel){node, name, 0, 0};
        *place = (uint32_t)tree->kernel_count;
    }
    tree->kernels[*place - 1].count += count;
    tree->kernels[*place - 1].time += time;
    tree->nodes[node].own += time;
    tree->nodes[node].kernel_count = 1; /* it has some; tree_build_finish() counts */
    tree->device_rows += count;
}

static void tree_build_shape(struct tree_build *build, uint32_t node, uint32_t text,
                             uint64_t calls)
{
    struct tree *tree = &build->tree;
    uint32_t *place = tree_map_at(&build->shapes, node, text);

    if (*place == 0) {
        ARENA_RESERVE(build->arena, tree->shapes, build->shape_capacity,
                      tree->shape_count + 1);
        tree->shapes[tree->shape_count++] = (struct tree_shape){node, text, 0};
        *place = (uint32_t)tree->shape_count;
    }
    tree->shapes[*place - 1].calls += calls;
}

static void tree_build_sample(struct tree_build *build, const struct tree_sample *sample)
{
    if (!build->keeps_samples)
        return;
    ARENA_RESERVE(build->arena, build->samples, build->sample_capacity,
                  build->sample_count + 1);
    build->samples[build->sample_count++] = *sample;
}

/* ---- one tree into another ---- */

static void add_nodes(struct tree_build *build, const struct tree *tree,
                      const uint32_t *names, uint32_t *places)
{
    for (size_t i = 0; i < tree->count && !budget_is_over(build->arena->budget); i++) {
        const struct tree_node *from = &tree->nodes[i];
        uint32_t name = names[from->name];
        const struct tree_child child = {
            from->parent == TREE_NONE ? TREE_NONE : places[from->parent], name, name,
            from->number, (enum tree_sort)from->sort};

        places[i] = tree_build_child(build, &child);
        struct tree_node *to = &build->tree.nodes[places[i]];
        to->calls += from->calls;
        to->host += from->host;
        to->self += from->self;
        to->work += from->work;
        to->own_flops += from->own_flops;
        to->has_own_flops |= from->has_own_flops;
        to->known_calls += from->known_calls;
        to->own_known += from->own_known;
        to->communication += from->communication;
        to->memory += from->memory;
    }
}

void tree_build_add(struct tree_build *build, const struct tree_build *recording)
{
    const struct tree *tree = &recording->tree;
    struct budget *budget = build->arena->budget;
    uint32_t *names = strings_append(&build->tree.names, &tree->names);
    uint32_t *places = arena_new(build->arena, tree->count, sizeof *places);

    add_nodes(build, tree, names, places);
    for (size_t i = 0; i < tree->kernel_count && !budget_is_over(budget); i++) {
        const struct tree_kernel *kernel = &tree->kernels[i];

        tree_build_kernel(build, places[kernel->node], names[kernel->name], kernel->count,
                          kernel->time);
    }
    for (size_t i = 0; i < tree->shape_count && !budget_is_over(budget); i++) {
        const struct tree_shape *shape = &tree->shapes[i];

        tree_build_shape(build, places[shape->node], names[shape->text], shape->calls);
    }
    build->tree.moved += tree->moved;
    build->tree.no_forward += tree->no_forward;
    arena_release(build->arena, names);
    arena_release(build->arena, places);
}

/* ---- tree finish ---- */

/* By node in the order in which they were added. */
struct tree_finisher {
    const struct tree *from;
    bool *kept;
    uint32_t *first, *next; /* the kept children of a node, in order */
    uint32_t *place;        /* its number in the finished tree */
};

/* Parents come before their children, so a walk from the end has seen all below a node.
 */
static void link_children(struct tree_finisher *work)
{
    const struct tree *from = work->from;

    for (size_t i = from->count; i-- > 1;) {
        const struct tree_node *node = &from->nodes[i];

        work->kept[i] |= node->calls > 0 || node->kernel_count > 0 || node->has_own_flops;
        if (!work->kept[i])
            continue;
        work->kept[node->parent] = true;
        work->next[i] = work->first[node->parent];
        work->first[node->parent] = (uint32_t)i;
    }
}

/* Whether the host time of a node is that of its children. */
static bool has_no_calls(const struct tree_node *node)
{
    return node->sort == TREE_ROOT || node->sort == TREE_BACKWARD ||
           node->sort == TREE_RECOMPUTE;
}

static void place_nodes(struct tree_finisher *work, struct tree *out)
{
    const struct tree *from = work->from;
    uint32_t at = TREE_ROOT_NODE;

    /* A child of 0 is none: the root is no child. */
    for (size_t turn = 0; turn <= 2 * from->count; turn++) {
        struct tree_node node = from->nodes[at];

        node.parent = at == 0 ? TREE_NONE : work->place[node.parent];
        node.device = node.own;
        node.flops = node.own_flops;
        node.has_flops = node.has_own_flops;
        work->place[at] = (uint32_t)out->count;
        out->nodes[out->count++] = node;
        if (work->first[at] != 0) {
            at = work->first[at];
            continue;
        }
        while (at != 0 && work->next[at] == 0) {
            at = from->nodes[at].parent;
            out->nodes[work->place[at]].end = (uint32_t)out->count;
        }
        if (at == 0)
            break;
        at = work->next[at];
    }
}

/* If only some calls of an operator have FLOPs, the FLOPs of its other calls, and of
 * everything below them, are unknown. */
static void mark_unknown(struct tree *out, struct arena *scratch)
{
    bool *inside = arena_new(scratch, out->count, sizeof *inside);

    for (size_t i = 1; i < out->count; i++) {
        struct tree_node *node = &out->nodes[i];

        inside[i] = node->has_own_flops || inside[node->parent];
        if (inside[i])
            node->unknown = node->own_unknown = node->own - node->own_known;
    }
}

static void add_up(struct tree *out)
{
    for (size_t i = out->count; i-- > 0;) {
        struct tree_node *node = &out->nodes[i];

        if (node->end == 0) /* a leaf */
            node->end = (uint32_t)i + 1;
        if (node->parent == TREE_NONE)
            continue;
        struct tree_node *parent = &out->nodes[node->parent];
        parent->device += node->device;
        parent->flops += node->flops;
        parent->has_flops |= node->has_flops;
        parent->unknown += node->unknown;
        if (has_no_calls(parent))
            parent->host += node->host;
    }
}

/* Modules that are the only one of their class below their parent. */
static void mark_only(struct tree *out, struct arena *scratch)
{
    struct tree_map seen;

    tree_map_init(&seen, scratch);
    for (size_t i = 1; i < out->count; i++) {
        struct tree_node *node = &out->nodes[i];

        node->is_only = true;
        if (node->number == TREE_NONE)
            continue;
        uint32_t *other = tree_map_at(&seen, node->parent, node->name);
        if (*other != 0)
            node->is_only = out->nodes[*other - 1].is_only = false;
        *other = (uint32_t)i + 1;
    }
}

/* ---- lists of nodes ---- */

static void sort_kernels(const struct tree_finisher *work, struct tree *out,
                         struct arena *scratch)
{
    const struct tree *from = work->from;
    uint32_t *next = arena_new(scratch, out->count + 1, sizeof *next);

    out->kernels = arena_new(out->arena, from->kernel_count, sizeof *out->kernels);
    for (size_t i = 0; i < from->kernel_count; i++)
        next[work->place[from->kernels[i].node] + 1]++;
    for (size_t i = 0; i < out->count; i++) {
        out->nodes[i].kernels = next[i];
        out->nodes[i].kernel_count = next[i + 1];
        next[i + 1] += next[i];
    }
    for (size_t i = 0; i < from->kernel_count; i++) {
        struct tree_kernel kernel = from->kernels[i];

        kernel.node = work->place[kernel.node];
        out->kernels[next[kernel.node]++] = kernel;
    }
    out->kernel_count = from->kernel_count;
}

static int compare_texts(const void *a, const void *b, void *context)
{
    const struct tree_shape *x = a, *y = b;
    const struct strings *names = context;

    return strcmp(strings_text(names, x->text), strings_text(names, y->text));
}

static void sort_shapes(const struct tree_finisher *work, struct tree *out,
                        struct arena *scratch)
{
    const struct tree *from = work->from;
    uint32_t *next = arena_new(scratch, out->count + 1, sizeof *next);

    out->shapes = arena_new(out->arena, from->shape_count, sizeof *out->shapes);
    for (size_t i = 0; i < from->shape_count; i++)
        next[work->place[from->shapes[i].node] + 1]++;
    for (size_t i = 0; i < out->count; i++) {
        out->nodes[i].shapes = next[i];
        out->nodes[i].shape_count = next[i + 1];
        next[i + 1] += next[i];
    }
    for (size_t i = 0; i < from->shape_count; i++) {
        struct tree_shape shape = from->shapes[i];

        shape.node = work->place[shape.node];
        out->shapes[next[shape.node]++] = shape;
    }
    out->shape_count = from->shape_count;
    for (size_t i = 0; i < out->count && !budget_is_over(scratch->budget); i++)
        if (out->nodes[i].shape_count > 1)
            qsort_r(out->shapes + out->nodes[i].shapes, out->nodes[i].shape_count,
                    sizeof *out->shapes, compare_texts, (void *)&from->names);
}

void tree_build_finish(struct tree_build *build, struct tree *out)
{
    struct tree *from = &build->tree;
    CLEANUP(arena_free) struct arena *scratch = arena_make(build->arena->budget);
    struct tree_finisher work = {
        .from = from,
        .kept = arena_new(scratch, from->count, sizeof *work.kept),
        .first = arena_new(scratch, from->count, sizeof *work.first),
        .next = arena_new(scratch, from->count, sizeof *work.next),
        .place = arena_new(scratch, from->count, sizeof *work.place)};

    arena_release(build->arena, build->children.slots);
    arena_release(build->arena, build->kernels.slots);
    arena_release(build->arena, build->shapes.slots);
    *out =
        (struct tree){.arena = build->arena,
                      .nodes = arena_new(build->arena, from->count, sizeof *out->nodes),
                      .device_rows = from->device_rows,
                      .moved = from->moved,
                      .no_forward = from->no_forward};
    link_children(&work);
    place_nodes(&work, out);
    mark_unknown(out, scratch);
    add_up(out);
    mark_only(out, scratch);
    sort_kernels(&work, out, scratch);
    sort_shapes(&work, out, scratch);
    out->names = from->names;
    arena_release(out->arena, from->nodes);
    arena_release(out->arena, from->kernels);
    arena_release(out->arena, from->shapes);
    arena_release(out->arena, build->samples);
    arena_uncount(out->arena); /* trees are kept from one request to another */
    *build = (struct tree_build){0};
}

/* ---- the state of a walk ---- */

/* The first non-empty input of operators, counted by node. */

struct tree_shapes {
    const struct trace_recording *recording;
    uint32_t *texts; /* by shape of the recording: number in the tree's names + 1; 0: not
                        looked up yet; TREE_NONE: it has no such input */
};

/* What the rows of an op are. */
struct tree_op {
    uint32_t name; /* in the tree's names; of a module its class */
    uint32_t
        key; /* the same, but the whole name of a module, which distinguishes instances */
    uint8_t sort; /* enum tree_sort; TREE_LAUNCH: its rows are no frames */
    bool is_cpu_op;
    bool is_wait;     /* its rows only wait (trace/resolve.h) */
    bool may_be_step; /* its rows may be the steps of a marker */
};

/* A row on the stack of its thread. */
struct tree_level_row {
    int64_t end, duration;
    int64_t covered, covered_end; /* of a frame: the union of the frames directly below */
    int64_t spent, spent_end;     /* the same, and of the calls in it that only wait */
    int64_t backward_number;      /* of the nearest backward row at or above; -1: none */
    uint32_t node;                /* of the nearest frame at or above */
    uint32_t frame;               /* the nearest frame above, on the stack; TREE_NONE */
    uint32_t step;                /* of the recording, if it is chosen */
    bool is_frame, is_chosen;
    bool is_wait;       /* it only waits */
    bool in_flops;      /* a row whose FLOPs are known is at or above it */
    bool has_flops;     /* the same, or it is below, as far as the walk has come */
    bool in_backward;   /* a backward row is at or above it */
    bool may_recompute; /* the same, with no recomputed module between */
};

struct tree_lane {
    struct tree_level_row *stack;
    size_t depth, capacity;
};

/* The walk over the rows of a recording. */
struct tree_walk {
    const struct tree_input *input;
    const struct trace_recording *recording;
    struct tree_build *build;
    struct step_pieces pieces;
    struct tree_op *ops;
    struct tree_lane *lanes;
    size_t lane_count;
    uint32_t *lane_of_place;
    uint32_t *node_of_row;     /* of host rows: the nearest frame at or above */
    bool *is_in_flops;         /* of host rows: whether a row with FLOPs is at or above */
    uint32_t *sequence_of_row; /* index + 1; NULL: there are none */
    bool has_backward;         /* a row of the recording is a backward one */
    bool *is_step_row;         /* NULL: their names say so */
    struct tree_map forwards;  /* sequence number: node of its last forward row + 1 */
    struct tree_map first_calls; /* module: the node above its first call + 1 */
    struct tree_map instances;   /* parent and class: how many it has */
    struct tree_shapes shapes;
    struct work_memo work;
    uint32_t next_instant; /* in input->instants */
    struct arena *arena;
};

/* ---- tree lines ---- */

void tree_lines_free(struct tree_lines *lines)
{
    strings_free(&lines->names);
    strings_free(&lines->merged);
    free(lines->merged_of);
    *lines = (struct tree_lines){0};
}

/* The name of a frame whose row has this name, addresses merged; NULL: it has none of its
 * own. */
static const char *tree_lines_name(const struct tree_lines *lines, const char *name,
                                   size_t length)
{
    uint32_t id = lines->apart ? STRINGS_NONE : strings_find(&lines->names, name, length);

    return id == STRINGS_NONE ? NULL : strings_text(&lines->merged, lines->merged_of[id]);
}

/* ---- tree names ---- */

#define NAME_MAX_BYTES ((size_t)4 * TRACE_NAME_MAX)
#define HASH_LENGTH 40
#define MODULE "nn.Module: "
#define EVALUATE "autograd::engine::evaluate_function: "
#define STEP "ProfilerStep#"

static bool is_small(char c)
{
    return text_is_digit(c) || (c >= 'a' && c <= 'z');
}

static bool is_word(char c)
{
    return is_small(c) || (c >= 'A' && c <= 'Z') || c == '_';
}

/* ---- one name ---- */

/* Appends it with `…` for each word that is a hash. */
static void append_without_hashes(struct buffer *out, const char *name, size_t length)
{
    size_t done = 0, end;

    for (size_t at = 0; at < length; at = end) {
        bool digits = false, small = true;

        for (end = at; end < length && is_word(name[end]); end++) {
            digits |= text_is_digit(name[end]);
            small &= is_small(name[end]);
        }
        if (small && digits && end - at >= HASH_LENGTH) {
            buffer_append(out, name + done, at - done);
            buffer_append_text(out, "\u2026");
            done = end;
        }
        end += end == at;
    }
    buffer_append(out, name + done, length - done);
}

/* The last place of a text; NULL: none. */
static const char *find_last(const char *bytes, size_t length, const char *text)
{
    size_t size = strlen(text);
    const char *last = NULL, *found = bytes;

    while ((found = memmem(found, length - (size_t)(found - bytes), text, size)) !=
           NULL) {
        last = found;
        found += 1;
    }
    return last;
}

/* The path of `PATH(LINE): NAME`: its length, and where the rest begins with `: `. False:
 * the name is not of that form. */
static bool find_path(const char *name, size_t length, size_t *path, size_t *rest)
{
    for (size_t at = 1; at < length; at++) {
        size_t end = at + 1;

        if (name[at] != '(')
            continue;
        while (end < length && text_is_digit(name[end]))
            end++;
        if (end > at + 1 && end + 2 < length && memcmp(name + end, "): ", 3) == 0) {
            *path = at;
            *rest = end + 1;
            return true;
        }
    }
    return false;
}

static size_t path_start(const char *path, size_t length)
{
    static const char *const packages[] = {"/site-packages/", "/dist-packages/"};

    for (size_t i = 0; i < 2; i++) {
        const char *found = find_last(path, length, packages[i]);

        if (found != NULL)
            return (size_t)(found - path) + strlen(packages[i]);
    }
    bool drive = length >= 3 && path[1] == ':' && (path[2] == '\\' || path[2] == '/');
    if (length == 0 || (path[0] != '/' && path[0] != '\\' && !drive))
        return 0;
    for (size_t at = length; at > 0; at--)
        if (path[at - 1] == '/' || (path[at - 1] == '\\' && path[0] != '/'))
            return at;
    return 0;
}

static void append_python(struct buffer *out, const char *name, size_t length)
{
    size_t path, rest;

    if (!find_path(name, length, &path, &rest)) {
        append_without_hashes(out, name, length);
        return;
    }
    size_t start = path_start(name, path);
    append_without_hashes(out, name + start, path - start);
    append_without_hashes(out, name + rest, length - rest);
}

static bool starts_with(const char *name, size_t length, const char *prefix)
{
    return length >= strlen(prefix) && memcmp(name, prefix, strlen(prefix)) == 0;
}

/* `nn.Module: Linear_12` → `Linear`. */
static void append_class(struct buffer *out, const char *name, size_t length)
{
    size_t end = length;

    while (end > 0 && text_is_digit(name[end - 1]))
        end--;
    if (end == length || end < 2 || name[end - 1] != '_')
        end = length;
    else
        end--;
    append_without_hashes(out, name, end);
}

static void append_plain(struct buffer *out, enum tree_sort sort, const char *name,
                         size_t length)
{
    if (sort == TREE_MODULE)
        append_class(out, name + strlen(MODULE), length - strlen(MODULE));
    else if (sort == TREE_PYTHON)
        append_python(out, name, length);
    else if (sort == TREE_OPERATOR && starts_with(name, length, EVALUATE))
        append_without_hashes(out, name + strlen(EVALUATE), length - strlen(EVALUATE));
    else
        append_without_hashes(out, name, length);
}

void tree_name_append(struct buffer *out, enum tree_sort sort, const char *name,
                      size_t length)
{
    CLEANUP_BUFFER struct buffer merged = BUFFER(NAME_MAX_BYTES);

    if (trace_merge_addresses(&merged, name, length)) {
        if (!buffer_failed(&merged))
            append_plain(out, sort, merged.bytes, merged.length);
        out->failed |= buffer_failed(&merged);
    } else {
        append_plain(out, sort, name, length);
    }
}

size_t tree_name_number(const char *name, size_t length)
{
    size_t start = length;

    while (start > 0 && text_is_digit(name[start - 1]))
        start--;
    if (start == length || start < 2 || memchr(" #=:", name[start - 1], 4) == NULL)
        return length;
    return start - 1;
}

/* ---- the names of a recording ---- */

static enum tree_sort sort_of(const char *category, const char *name, size_t length)
{
    size_t step = strlen(STEP);

    if (starts_with(name, length, STEP) && length > step) {
        size_t digits = step;

        while (digits < length && text_is_digit(name[digits]))
            digits++;
        if (digits == length)
            return TREE_LAUNCH;
    }
    if (strcmp(category, "cpu_op") == 0)
        return TREE_OPERATOR;
    if (strcmp(category, "user_annotation") == 0)
        return TREE_ANNOTATION;
    if (strcmp(category, "python_function") == 0)
        return starts_with(name, length, MODULE) && length > strlen(MODULE) ? TREE_MODULE
                                                                            : TREE_PYTHON;
    return TREE_LAUNCH;
}

struct name_builder {
    const struct trace_recording *recording;
    const struct tree_lines *lines;
    struct tree_build *build;
    struct buffer name, plain, marker;
    bool has_marker;
};

static void name_frame(struct name_builder *naming, enum tree_sort sort, const char *name,
                       size_t length)
{
    const char *merged = NULL;

    if (sort != TREE_PYTHON || naming->lines == NULL) {
        tree_name_append(&naming->name, sort, name, length);
        return;
    }
    buffer_clear(&naming->plain);
    if (!trace_merge_addresses(&naming->plain, name, length))
        buffer_append(&naming->plain, name, length);
    naming->name.failed |= buffer_failed(&naming->plain);
    if (buffer_failed(&naming->plain))
        return;
    merged = tree_lines_name(naming->lines, naming->plain.bytes, naming->plain.length);
    if (merged == NULL)
        append_without_hashes(&naming->name, naming->plain.bytes, naming->plain.length);
    else
        append_without_hashes(&naming->name, merged, strlen(merged));
}

static struct tree_op name_op(struct name_builder *naming, const struct trace_op *op)
{
    const struct strings *names = &naming->recording->names;
    const char *text = strings_text(names, op->name);
    size_t length = strings_length(names, op->name);
    const char *category = strings_text(names, op->category);
    struct tree_op out = {.sort = TREE_LAUNCH};

    if (op->side == TRACE_HOST) {
        out.sort = (uint8_t)sort_of(category, text, length);
        out.is_cpu_op = strcmp(category, "cpu_op") == 0;
        out.is_wait = trace_is_wait(category, text);
    }
    buffer_clear(&naming->name);
    if (op->side == TRACE_HOST)
        name_frame(naming, (enum tree_sort)out.sort, text, length);
    else
        buffer_append(&naming->name, text, length);
    if (buffer_failed(&naming->name))
        arena_refuse(naming->build->arena);
    out.name = out.key =
        tree_build_name(naming->build, naming->name.length > 0 ? naming->name.bytes : "",
                        naming->name.length);
    if (out.sort == TREE_MODULE)
        out.key = op->name;
    if (naming->has_marker && op->side == TRACE_HOST) {
        enum trace_marker_fit fit = trace_marker_fits(
            naming->marker.bytes, strings_text(&naming->recording->names, op->category),
            text, length);

        out.may_be_step = fit == TRACE_MARKER_FITS;
        if (fit == TRACE_MARKER_FAILED)
            arena_refuse(naming->build->arena);
    }
    return out;
}

/* ---- annotations that count iterations ---- */

/* Facts about the name of an annotation. */
struct step_text {
    uint32_t text; /* the name without its number, in `texts` */
    uint32_t step; /* in which it was seen; 0: none */
};

struct name_counts {
    struct strings names, texts;
    struct step_text *names_seen; /* by name */
    uint32_t *name_of;            /* by op; TREE_NONE: it has no number */
    bool *repeats;                /* by text: the same number in two steps */
};

static void note_texts(struct name_counts *counting,
                       const struct trace_recording *recording, struct arena *arena)
{
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_MAX_BYTES);

    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *text = strings_text(&recording->names, op->name);
        size_t length = strings_length(&recording->names, op->name);

        if (op->side != TRACE_HOST ||
            sort_of(strings_text(&recording->names, op->category), text, length) !=
                TREE_ANNOTATION)
            continue;
        buffer_clear(&name);
        tree_name_append(&name, TREE_ANNOTATION, text, length);
        if (buffer_failed(&name)) {
            arena_refuse(arena);
            return;
        }
        size_t cut = tree_name_number(name.bytes, name.length);
        if (cut == name.length)
            continue;
        uint32_t id = strings_add(&counting->names, name.bytes, name.length);
        counting->name_of[i] = id;
        counting->names_seen[id].text =
            strings_add(&counting->texts, name.bytes, cut + 1);
    }
}

static void note_steps(struct name_counts *counting,
                       const struct trace_recording *recording,
                       struct step_pieces *pieces)
{
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(recording->memory.budget, row);
         row++) {
        uint32_t id = counting->name_of[events->op[row]];

        if (id == TREE_NONE)
            continue;
        struct step_text *name = &counting->names_seen[id];
        uint32_t step = step_pieces_find(pieces, events->ts[row]);
        if (step == 0)
            continue;
        if (name->step != 0 && name->step != step)
            counting->repeats[name->text] = true;
        name->step = step;
    }
}

bool *tree_names_counting(const struct trace_recording *recording,
                          struct step_pieces *pieces, struct arena *arena)
{
    size_t ops = recording->op_count;
    bool *counts = arena_new(arena, ops, sizeof *counts);

    if (recording->step_count < 3) /* the whole file, and one step */
        return counts;
    CLEANUP(arena_free) struct arena *scratch = arena_make(arena->budget);
    struct name_counts counting = {
        .names_seen = arena_new(scratch, ops, sizeof *counting.names_seen),
        .name_of = arena_numbers(scratch, ops),
        .repeats = arena_new(scratch, ops, sizeof *counting.repeats)};
    strings_init_in(&counting.names, (size_t)1 << 30, scratch);
    strings_init_in(&counting.texts, (size_t)1 << 30, scratch);
    note_texts(&counting, recording, scratch);
    if (counting.texts.count > 0)
        note_steps(&counting, recording, pieces);
    for (size_t i = 0; i < ops; i++)
        counts[i] = counting.name_of[i] != TREE_NONE &&
                    !counting.repeats[counting.names_seen[counting.name_of[i]].text];
    return counts;
}

/* The numbers of annotations that count iterations are cut off. */
static void cut_numbers(const struct trace_recording *recording,
                        struct step_pieces *pieces, struct tree_build *build,
                        struct arena *arena, struct tree_op *ops)
{
    const bool *counts = tree_names_counting(recording, pieces, arena);
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_MAX_BYTES);

    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(arena->budget); i++) {
        if (!counts[i])
            continue;
        buffer_clear(&name);
        buffer_append_text(&name, strings_text(&build->tree.names, ops[i].name));
        if (buffer_failed(&name))
            arena_refuse(arena);
        else
            ops[i].name = ops[i].key = tree_build_name(
                build, name.bytes, tree_name_number(name.bytes, name.length));
    }
}

/* For each op of the recording; adds the names to the tree. `marker`: of the set, or
 * NULL. `lines`: names of Python frames; NULL: they are without lines. */
static struct tree_op *tree_names_make(const struct trace_recording *recording,
                                       struct step_pieces *pieces, const char *marker,
                                       const struct tree_lines *lines,
                                       struct tree_build *build, struct arena *arena)
{
    struct name_builder naming = {.recording = recording,
                                  .lines = lines,
                                  .build = build,
                                  .has_marker = marker != NULL};
    struct tree_op *ops = arena_new(arena, recording->op_count, sizeof *ops);

    buffer_init(&naming.name, NAME_MAX_BYTES);
    buffer_init(&naming.plain, NAME_MAX_BYTES);
    buffer_init(&naming.marker, NAME_MAX_BYTES);
    if (marker != NULL)
        trace_marker_name(&naming.marker, marker, strlen(marker));
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(arena->budget); i++)
        ops[i] = name_op(&naming, &recording->ops[i]);
    cut_numbers(recording, pieces, build, arena, ops);
    buffer_free(&naming.name);
    buffer_free(&naming.plain);
    buffer_free(&naming.marker);
    return ops;
}

/* ---- tree shapes ---- */

size_t tree_shapes_first(const char *text, size_t length, const char **first)
{
    size_t at = 0;

    while (at < length && text[at] != '[')
        at++;
    for (at++; at < length; at++) {
        size_t end = at + 1, depth = 1;

        if (text[at] != '[')
            continue;
        while (end < length && text_is_blank(text[end]))
            end++;
        if (end < length && text[end] == ']') {
            at = end;
            continue;
        }
        for (end = at + 1; end < length && depth > 0; end++)
            depth += text[end] == '[' ? 1 : text[end] == ']' ? (size_t)-1 : 0;
        *first = text + at;
        return end - at;
    }
    return 0;
}

/* Blanks don't count. */
static uint32_t add_text(struct tree_shapes *shapes, struct tree_build *build,
                         uint32_t shape)
{
    const struct strings *texts = &shapes->recording->shapes;
    const char *first = NULL;
    size_t length = tree_shapes_first(strings_text(texts, shape),
                                      strings_length(texts, shape), &first);

    if (length == 0)
        return TREE_NONE;
    CLEANUP_BUFFER struct buffer plain;
    buffer_init(&plain, length + 1);
    for (size_t i = 0; i < length; i++)
        if (!text_is_blank(first[i]))
            buffer_append_char(&plain, first[i]);
    if (buffer_failed(&plain)) {
        arena_refuse(build->arena);
        return TREE_NONE;
    }
    return tree_build_name(build, plain.bytes, plain.length) + 1;
}

static void tree_shapes_count(struct tree_shapes *shapes, struct tree_build *build,
                              uint32_t node, uint32_t row)
{
    uint32_t shape = trace_row_shape(shapes->recording, row);

    if (shape == TRACE_NONE)
        return;
    if (shapes->texts[shape] == 0)
        shapes->texts[shape] = add_text(shapes, build, shape);
    if (shapes->texts[shape] != TREE_NONE)
        tree_build_shape(build, node, shapes->texts[shape] - 1, 1);
}

/* ---- tree place ---- */

/* Where in the tree of its recording a row makes its frame. */

/* A child of the build's tree by its key; modules get the number of their instance. */
static uint32_t add_child(struct tree_walk *walk, uint32_t parent,
                          const struct tree_op *op)
{
    struct tree_build *build = walk->build;
    const struct tree_child child = {parent, op->key, op->name, TREE_NONE,
                                     (enum tree_sort)op->sort};
    size_t before = build->tree.count;
    uint32_t node = tree_build_child(build, &child);

    if (build->tree.count > before && op->sort == TREE_MODULE)
        build->tree.nodes[node].number =
            (*tree_map_at(&walk->instances, parent, op->name))++;
    return node;
}

/* The frame `backward` or `recompute` of a node. */
static uint32_t add_plain_child(struct tree_walk *walk, uint32_t parent,
                                enum tree_sort sort)
{
    const char *text = tree_sort_name(sort);
    uint32_t name = tree_build_name(walk->build, text, strlen(text));
    const struct tree_child child = {parent, name, name, TREE_NONE, sort};

    return tree_build_child(walk->build, &child);
}

static const struct trace_sequence *sequence_of(const struct tree_walk *walk,
                                                uint32_t row)
{
    uint32_t at = walk->sequence_of_row == NULL ? 0 : walk->sequence_of_row[row];

    return at == 0 ? NULL : &walk->recording->sequences[at - 1];
}

/* The frame `backward` for a backward row whose number is not that of the nearest one
 * above it. TREE_NONE: the row stays on its thread. */
static uint32_t backward_place(struct tree_walk *walk,
                               const struct trace_sequence *sequence,
                               const struct tree_level_row *level)
{
    const struct tree *tree = &walk->build->tree;
    uint32_t node;

    if (level->backward_number == sequence->number)
        return TREE_NONE;
    node = tree_map_find(&walk->forwards, (uint64_t)sequence->number, 0);
    if (node == 0) {
        walk->build->tree.no_forward++;
        return TREE_NONE;
    }
    walk->build->tree.moved++;
    for (node--; tree->nodes[node].sort == TREE_OPERATOR;)
        node = tree->nodes[node].parent;
    return tree->nodes[node].sort == TREE_BACKWARD
               ? node
               : add_plain_child(walk, node, TREE_BACKWARD);
}

/* Notes a row with a sequence number for later rows. */
static void note_sequence(struct tree_walk *walk, const struct trace_sequence *sequence,
                          struct tree_level_row *level)
{
    if (sequence == NULL || !walk->has_backward)
        return;
    if (sequence->forward_thread != 0) {
        level->backward_number = sequence->number;
        level->in_backward = level->may_recompute = true;
        return;
    }
    *tree_map_at(&walk->forwards, (uint64_t)sequence->number, 0) = level->node + 1;
}

/* The frame above a module: `recompute`, if the module is below a backward row and was
 * called before outside of such rows. */
static uint32_t module_place(struct tree_walk *walk, const struct tree_op *op,
                             struct tree_level_row *level)
{
    uint32_t first = tree_map_find(&walk->first_calls, op->key, 0);

    if (level->may_recompute && first != 0) {
        level->may_recompute = false;
        return add_plain_child(walk, first - 1, TREE_RECOMPUTE);
    }
    if (!level->in_backward && first == 0)
        *tree_map_at(&walk->first_calls, op->key, 0) = level->node + 1;
    return level->node;
}

/* Records what other rows need to know about an operator that makes no frame. */
static void tree_place_note_operator(struct tree_walk *walk, uint32_t row,
                                     struct tree_level_row *level)
{
    note_sequence(walk, sequence_of(walk, row), level);
}

/* Places a row that makes frames at the level. `level` has what the thread's stack says,
 * and gets the row's node. */
static void tree_place_row(struct tree_walk *walk, const struct tree_op *op, uint32_t row,
                           struct tree_level_row *level)
{
    const struct tree_node *above = &walk->build->tree.nodes[level->node];
    const struct trace_sequence *sequence = op->is_cpu_op ? sequence_of(walk, row) : NULL;
    uint32_t parent = level->node, moved = TREE_NONE;

    if (sequence != NULL && sequence->forward_thread != 0)
        moved = backward_place(walk, sequence, level);
    /* The same operator again, at another level of the dispatcher. */
    bool repeats = moved == TREE_NONE && above->sort == op->sort &&
                   above->name == op->name && op->sort != TREE_MODULE &&
                   op->sort != TREE_PYTHON;
    if (moved != TREE_NONE)
        parent = moved;
    else if (op->sort == TREE_MODULE)
        parent = module_place(walk, op, level);
    if (!repeats) {
        level->node = add_child(walk, parent, op);
        level->is_frame = true;
    }
    note_sequence(walk, sequence, level);
}

/* ---- tree walk ---- */

/* The host rows of all threads come in one order (ts, longer first, file order). So what
 * decides the place of a row (the frames above it on its thread, its forward operator,
 * the first call of its module) comes before it. Each thread has a stack of the rows that
 * may contain the next one, as in trace/resolve_nest.c. */

/* ---- before the walk ---- */

/* Places of one (pid, tid) share a lane. */
static void make_lanes(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    struct tree_map lanes;

    tree_map_init(&lanes, walk->arena);
    walk->lane_of_place =
        arena_new(walk->arena, recording->place_count, sizeof(uint32_t));
    walk->lanes = arena_new(walk->arena, recording->place_count, sizeof *walk->lanes);
    for (uint32_t i = 0; i < recording->place_count; i++) {
        uint32_t *lane =
            tree_map_at(&lanes, recording->places[i].pid, recording->places[i].tid);

        if (*lane == 0)
            *lane = (uint32_t)++walk->lane_count;
        walk->lane_of_place[i] = *lane - 1;
    }
}

static void make_sequences(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;

    if (recording->sequence_count == 0)
        return;
    walk->sequence_of_row =
        arena_new(walk->arena, recording->events.count, sizeof *walk->sequence_of_row);
    for (uint32_t i = 0;
         i < recording->sequence_count && !budget_is_over_at(walk->arena->budget, i); i++)
        if (recording->sequences[i].row < recording->events.count) {
            walk->sequence_of_row[recording->sequences[i].row] = i + 1;
            walk->has_backward |= recording->sequences[i].forward_thread != 0;
        }
}

/* The host rows in order. */
static uint32_t *order_host_rows(struct tree_walk *walk, size_t *count)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    uint32_t *rows = arena_new(walk->arena, events->count, sizeof *rows);

    *count = 0;
    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(walk->arena->budget, row); row++)
        if (recording->ops[events->op[row]].side == TRACE_HOST)
            rows[(*count)++] = row;
    uint32_t *scratch = arena_new(walk->arena, *count / 2 + 1, sizeof *scratch);
    order_rows(events, rows, *count, scratch);
    arena_release(walk->arena, scratch);
    return rows;
}

/* ---- the stack of a thread ---- */

/* Adds what is not covered yet: rows come in the order of their starts. */
static void cover(int64_t *covered, int64_t *covered_end, int64_t start, int64_t end)
{
    if (start < *covered_end)
        start = *covered_end;
    if (end > start) {
        *covered += end - start;
        *covered_end = end;
    }
}

static void cover_frame(struct tree_level_row *frame, const struct tree_level_row *row,
                        int64_t start)
{
    if (row->is_frame)
        cover(&frame->covered, &frame->covered_end, start, row->end);
    cover(&frame->spent, &frame->spent_end, start, row->end);
}

static void pop_row(struct tree_walk *walk, struct tree_lane *lane)
{
    const struct tree_level_row *top = &lane->stack[--lane->depth];

    if (lane->depth > 0)
        lane->stack[lane->depth - 1].has_flops |= top->has_flops;

    if (top->is_frame && top->is_chosen) {
        int64_t self = top->duration - top->covered;
        const struct tree_sample sample = {top->node, top->step, self, 0};

        walk->build->tree.nodes[top->node].self += self;
        walk->build->tree.nodes[top->node].known_calls += top->has_flops;
        if (!top->is_wait)
            walk->build->tree.nodes[top->node].work += top->duration - top->spent;
        tree_build_sample(walk->build, &sample);
    }
}

/* ---- the walk ---- */

static bool is_step_row(struct tree_walk *walk, uint32_t row)
{
    return walk->is_step_row != NULL && walk->is_step_row[row];
}

/* Whether rows of this sort make frames at the level. */
static bool makes_frames(enum tree_level level, uint8_t sort)
{
    return sort == TREE_ANNOTATION || sort == TREE_OPERATOR ||
           (sort == TREE_MODULE && level != TREE_OPERATORS) ||
           (sort == TREE_PYTHON && level == TREE_PYTHON_LEVEL);
}

/* `step`: which one it is in, if it is chosen; 0: the recording as a whole. */
static bool is_chosen(struct tree_walk *walk, int64_t time, uint32_t *step)
{
    *step = 0;
    if (walk->recording->step_count == 0)
        return false;
    if (walk->input->chosen[0])
        return true;
    *step = step_pieces_find(&walk->pieces, time);
    return *step != 0 && walk->input->chosen[*step];
}

static void count_row(struct tree_walk *walk, const struct tree_level_row *level,
                      uint32_t row)
{
    struct tree_node *node = &walk->build->tree.nodes[level->node];

    if (!level->is_chosen)
        return;
    node->calls++;
    node->host += level->duration;
    if (node->sort == TREE_OPERATOR && !walk->input->is_frames_alone)
        tree_shapes_count(&walk->shapes, walk->build, level->node, row);
}

/* The outermost operator of a thread that has FLOPs gives them to its frame. */
static void count_flops(struct tree_walk *walk, struct tree_level_row *level,
                        uint32_t row)
{
    uint32_t step;

    level->has_flops = level->in_flops;
    if (level->in_flops || walk->input->is_frames_alone)
        return;
    const struct work_amount work = work_memo_of(&walk->work, row);
    level->in_flops = level->has_flops = work.kind == WORK_FLOPS;
    if (!level->in_flops || !is_chosen(walk, walk->recording->events.ts[row], &step))
        return;
    walk->build->tree.nodes[level->node].own_flops += (double)work.amount;
    walk->build->tree.nodes[level->node].has_own_flops = true;
}

static void visit(struct tree_walk *walk, uint32_t row)
{
    const struct trace_events *events = &walk->recording->events;
    struct tree_lane *lane = &walk->lanes[walk->lane_of_place[events->place[row]]];
    int64_t start = events->ts[row], end = start + events->dur[row];
    const struct tree_op *op = &walk->ops[events->op[row]];
    struct tree_level_row level = {.end = end,
                                   .duration = events->dur[row],
                                   .covered_end = INT64_MIN,
                                   .spent_end = INT64_MIN,
                                   .is_wait = op->is_wait,
                                   .node = TREE_ROOT_NODE,
                                   .frame = TREE_NONE,
                                   .backward_number = -1};

    while (lane->depth > 0 && lane->stack[lane->depth - 1].end < end)
        pop_row(walk, lane);
    if (lane->depth > 0) {
        const struct tree_level_row *top = &lane->stack[lane->depth - 1];

        level.node = top->node;
        level.frame = top->is_frame ? (uint32_t)(lane->depth - 1) : top->frame;
        level.backward_number = top->backward_number;
        level.in_flops = top->in_flops;
        level.in_backward = top->in_backward;
        level.may_recompute = top->may_recompute;
    }
    if (makes_frames(walk->input->level, op->sort) && !is_step_row(walk, row))
        tree_place_row(walk, op, row, &level);
    else if (op->is_cpu_op)
        tree_place_note_operator(walk, row, &level);
    if (level.frame != TREE_NONE && (level.is_frame || level.is_wait))
        cover_frame(&lane->stack[level.frame], &level, start);
    if (level.is_frame) {
        level.is_chosen = is_chosen(walk, start, &level.step);
        count_row(walk, &level, row);
    }
    count_flops(walk, &level, row);
    walk->node_of_row[row] = level.node;
    walk->is_in_flops[row] = level.in_flops;
    ARENA_RESERVE(walk->arena, lane->stack, lane->capacity, lane->depth + 1);
    lane->stack[lane->depth++] = level;
}

/* Places the instants before a time: all rows that start no later than these instants
 * have come. Rows that ended before an instant contain no later row either. */
static void place_instants(struct tree_walk *walk, int64_t until, bool all)
{
    const struct trace_recording *recording = walk->recording;
    uint32_t *next = &walk->next_instant;

    if (walk->input->instants == NULL)
        return;
    for (; *next < recording->memory_count &&
           !budget_is_over_at(walk->arena->budget, *next);
         (*next)++) {
        uint32_t number = walk->input->instants[*next];
        const struct trace_memory *instant = &recording->memory_instants[number];
        struct tree_lane *lane = &walk->lanes[walk->lane_of_place[instant->place]];

        if (!all && instant->ts >= until)
            break;
        while (lane->depth > 0 && lane->stack[lane->depth - 1].end < instant->ts)
            pop_row(walk, lane);
        walk->input->node_of_instant[number] =
            lane->depth == 0 ? TREE_ROOT_NODE : lane->stack[lane->depth - 1].node;
    }
}

static void visit_host_rows(struct tree_walk *walk)
{
    size_t count;
    uint32_t *rows = order_host_rows(walk, &count);

    for (size_t i = 0; i < count && !budget_is_over_at(walk->arena->budget, i); i++) {
        place_instants(walk, walk->recording->events.ts[rows[i]], false);
        visit(walk, rows[i]);
    }
    place_instants(walk, INT64_MAX, true);
    for (size_t i = 0; i < walk->lane_count; i++)
        while (walk->lanes[i].depth > 0)
            pop_row(walk, &walk->lanes[i]);
    arena_release(walk->arena, rows);
}

/* ---- device rows ---- */

/* Below the innermost frame that contains the launch; else in a frame below the root. */
static uint32_t place_of_device_row(struct tree_walk *walk, uint32_t launch)
{
    struct tree_child child = {.parent = TREE_ROOT_NODE, .number = TREE_NONE};

    if (launch != TREE_NONE && walk->node_of_row[launch] != TREE_ROOT_NODE)
        return walk->node_of_row[launch];
    if (launch != TREE_NONE) {
        child.sort = TREE_LAUNCH;
        child.name = walk->ops[walk->recording->events.op[launch]].name;
    } else {
        child.sort = TREE_NO_LAUNCH;
        child.name = tree_build_name(walk->build, "no launch", 9);
    }
    child.key = child.name;
    return tree_build_child(walk->build, &child);
}

static void count_kind(struct tree_node *node, uint8_t kind, int64_t time)
{
    if (kind == TRACE_KIND_COMMUNICATION)
        node->communication += time;
    else if (kind == TRACE_KIND_MEMORY)
        node->memory += time;
}

static void visit_device_rows(struct tree_walk *walk)
{
    const struct trace_events *events = &walk->recording->events;

    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(walk->arena->budget, row); row++) {
        if (walk->recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        uint32_t launch = events->link[row], step = 0;
        bool chosen = launch != TRACE_NONE
                          ? is_chosen(walk, events->ts[launch], &step)
                          : walk->recording->step_count > 0 && walk->input->chosen[0];
        if (!chosen)
            continue;
        const struct tree_sample sample = {place_of_device_row(walk, launch), step, 0,
                                           events->dur[row]};
        tree_build_kernel(walk->build, sample.node, walk->ops[events->op[row]].name, 1,
                          events->dur[row]);
        if (launch != TRACE_NONE && walk->is_in_flops[launch])
            walk->build->tree.nodes[sample.node].own_known += events->dur[row];
        count_kind(&walk->build->tree.nodes[sample.node],
                   walk->recording->ops[events->op[row]].kind, events->dur[row]);
        tree_build_sample(walk->build, &sample);
    }
}

/* ---- the whole ---- */

/* Rows of a marker that are steps make no frames, whatever their names. */
static void mark_step_rows(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    uint32_t next = 0;

    if (walk->input->marker.name == NULL)
        return;
    walk->is_step_row = arena_new(walk->arena, events->count, sizeof *walk->is_step_row);
    for (uint32_t row = 0; row < events->count && next < recording->step_row_count &&
                           !budget_is_over_at(walk->arena->budget, row);
         row++)
        if (walk->ops[events->op[row]].may_be_step &&
            events->ts[row] == recording->step_rows[next].ts &&
            (walk->input->marker.until == MARKER_UNTIL_NEXT ||
             events->dur[row] == recording->step_rows[next].dur)) {
            walk->is_step_row[row] = true;
            next++;
        }
}

static void prepare(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    struct arena *arena = walk->arena;
    size_t rows = recording->events.count;

    walk->pieces = rows_pieces(recording, STEP_HOST, arena);
    if (!walk->input->is_frames_alone)
        work_memo_init(&walk->work, recording, arena);
    tree_map_init(&walk->forwards, arena);
    tree_map_init(&walk->first_calls, arena);
    tree_map_init(&walk->instances, arena);
    walk->node_of_row = arena_new(arena, rows, sizeof *walk->node_of_row);
    walk->is_in_flops = arena_new(arena, rows, sizeof *walk->is_in_flops);
    walk->ops = tree_names_make(recording, &walk->pieces, walk->input->marker.name,
                                walk->input->lines, walk->build, arena);
    make_lanes(walk);
    make_sequences(walk);
    mark_step_rows(walk);
    walk->shapes = (struct tree_shapes){
        recording, arena_new(arena, recording->shapes.count, sizeof(uint32_t))};
}

void tree_walk(const struct tree_input *input, struct tree_build *build)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(build->arena->budget);
    struct tree_walk walk = {
        .input = input, .recording = input->recording, .build = build, .arena = arena};

    prepare(&walk);
    if (budget_is_over(arena->budget))
        return;
    visit_host_rows(&walk);
    if (!input->is_frames_alone)
        visit_device_rows(&walk);
}
