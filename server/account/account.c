#include "account/account.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- sums ---- */

static void join(struct sum *to, const struct sum *from)
{
    to->sum += from->sum;
    to->spent += from->spent;
    to->longest = to->longest > from->longest ? to->longest : from->longest;
    to->shapes += from->shapes;
    to->types += from->types;
    to->streams |= from->streams;
    sum_add_bytes(to, from->bytes);
}

static int compare_samples(const void *a, const void *b)
{
    const struct sum *x = a, *y = b;

    return (x->sample > y->sample) - (x->sample < y->sample);
}

/* Joins the sums of each pair; the list is in order of rows. */
static void join_pairs(struct sums *sums)
{
    struct sum *list = sums->list;
    size_t kept = 0;

    for (size_t i = 0, end; i < sums->count; i = end) {
        bool is_sorted = true;

        for (end = i + 1; end < sums->count && list[end].row == list[i].row; end++)
            is_sorted &= list[end - 1].sample <= list[end].sample;
        if (!is_sorted)
            qsort(list + i, end - i, sizeof *list, compare_samples);
        for (size_t first = kept; i < end; i++)
            if (kept > first && list[kept - 1].sample == list[i].sample)
                join(&list[kept - 1], &list[i]);
            else
                list[kept++] = list[i];
    }
    sums->count = kept;
}

/* The row that a sum moves to; UINT32_MAX: it is left out. */
static uint32_t row_of(const struct sum *sum, const uint32_t *to)
{
    if (to == NULL)
        return sum->row;
    return sum->sum == 0 && sum->spent == 0 ? UINT32_MAX : to[sum->row];
}

/* Sorts the sums of `from` by row, by counting, and then by sample, into a new list of
 * `out`, which may be the same. */
static void settle(const struct sums *from, const uint32_t *to, struct sums *out)
{
    size_t rows = 0, count = from->count;

    for (size_t i = 0; i < count; i++) {
        size_t end = (size_t)row_of(&from->list[i], to) + 1;

        rows = end > rows && end <= UINT32_MAX ? end : rows;
    }
    size_t *begin = arena_new(out->arena, rows + 1, sizeof *begin);
    struct sum *list = arena_new(out->arena, out->capacity + 1, sizeof *list);
    for (size_t i = 0; i < count; i++)
        if (row_of(&from->list[i], to) != UINT32_MAX)
            begin[row_of(&from->list[i], to) + 1]++;
    for (size_t row = 0; row < rows; row++)
        begin[row + 1] += begin[row];
    out->count = begin[rows];
    for (size_t i = 0; i < count; i++) {
        uint32_t row = row_of(&from->list[i], to);

        if (row == UINT32_MAX)
            continue;
        list[begin[row]] = from->list[i];
        list[begin[row]++].row = row;
    }
    arena_release(out->arena, begin);
    arena_release(out->arena, out->list);
    out->list = list;
    join_pairs(out);
}

/* Makes room for one more: joins pairs, if that can be worth its time, and otherwise
 * doubles the list. */
static void grow(struct sums *sums)
{
    if (sums->is_mixed && sums->count >= sums->rows) {
        settle(sums, NULL, sums);
        sums->is_mixed = false;
        for (size_t i = 0; i < sums->count; i++)
            sums->recent[sums->list[i].row] = (uint32_t)i + 1;
    }
    if (sums->count >= sums->capacity / 2)
        ARENA_RESERVE(sums->arena, sums->list, sums->capacity, sums->capacity + 1);
}

/* Where the last sum of a row is noted. */
static uint32_t *recent_of(struct sums *sums, uint32_t row)
{
    size_t rows = (size_t)row + 1;

    if (rows > sums->rows) {
        ARENA_RESERVE(sums->arena, sums->recent, sums->row_capacity, rows);
        memset(sums->recent + sums->rows, 0, (rows - sums->rows) * sizeof *sums->recent);
        sums->rows = rows;
    }
    return &sums->recent[row];
}

struct sum *sums_at(struct sums *sums, uint32_t row, uint32_t sample)
{
    uint32_t *recent = recent_of(sums, row);

    if (*recent != 0 && sums->list[*recent - 1].sample == sample)
        return &sums->list[*recent - 1];
    sums->is_mixed |= *recent != 0 && sums->list[*recent - 1].sample > sample;
    if (sums->count == sums->capacity)
        grow(sums);
    sums->list[sums->count++] = (struct sum){.row = row, .sample = sample};
    *recent = (uint32_t)sums->count;
    return &sums->list[*recent - 1];
}

void sum_add_bytes(struct sum *sum, int64_t bytes)
{
    if (bytes < 0 || sum->bytes < 0 ||
        __builtin_add_overflow(sum->bytes, bytes, &sum->bytes))
        sum->bytes = -1;
}

void sums_move(const struct sums *from, const uint32_t *to, struct sums *out)
{
    out->capacity = from->count;
    settle(from, to, out);
}

void sums_sort(struct sums *sums)
{
    arena_release(sums->arena, sums->recent);
    sums->recent = NULL;
    sums->rows = sums->row_capacity = 0;
    sums->is_mixed = false;
    settle(sums, NULL, sums);
}

const struct sum *sums_of(const struct sums *sums, uint32_t row, size_t *count)
{
    size_t low = 0, high = sums->count, end;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sums->list[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    for (end = low; end < sums->count && sums->list[end].row == row; end++)
        ;
    *count = end - low;
    return sums->list == NULL ? NULL : sums->list + low;
}

/* ---- side ---- */

#define NAMES_MAX ((size_t)1 << 30)

void account_side_init(struct account_side *side, size_t samples, struct budget *budget)
{
    struct arena *arena = arena_make(budget);

    *side =
        (struct account_side){.arena = arena, .samples = samples, .seed = hash_seed()};
    side->time.arena = side->tally.arena = side->forwards.arena = arena;
    side->node_map.arena = side->place_map.arena = arena;
    strings_init_in(&side->names, NAMES_MAX, arena);
}

uint32_t account_side_name(struct account_side *side, const char *text, size_t length)
{
    return strings_add(&side->names, text, length);
}

/* ---- tables ---- */

static uint64_t hash_node(const struct account_side *side, uint32_t parent,
                          const struct account_raw_node *node)
{
    uint64_t hash = hash_number((uint64_t)parent << 32 | node->name, side->seed);

    return hash_number((uint64_t)node->category << 8 | node->sort, hash);
}

static bool same_node(const struct account_raw_node *x, uint32_t parent,
                      const struct account_raw_node *y)
{
    return x->parent == parent && x->name == y->name && x->category == y->category &&
           x->sort == y->sort;
}

static uint64_t hash_place(const struct account_side *side,
                           const struct account_raw_place *place)
{
    uint64_t hash = hash_number((uint64_t)place->before << 32 | place->after, side->seed);

    hash = hash_number(
        (uint64_t)place->node << 16 | (uint64_t)place->part << 8 | place->sort, hash);
    return place->refill == 0 ? hash : hash_number(place->refill, hash);
}

static bool same_place(const struct account_raw_place *x,
                       const struct account_raw_place *y)
{
    return x->node == y->node && x->before == y->before && x->after == y->after &&
           x->part == y->part && x->sort == y->sort && x->refill == y->refill;
}

/* The number of a node; `parent` counts, not that of the node. MAP_NONE: it is new. */
static uint32_t find_node(const struct account_side *side, uint32_t parent,
                          const struct account_raw_node *node, uint64_t hash)
{
    uint32_t at;

    MAP_EACH(at, &side->node_map, hash)
    if (same_node(&side->nodes[at], parent, node))
        break;
    return at;
}

/* ---- nodes and places ---- */

static uint32_t add_node(struct account_side *side, const struct account_raw_node *node)
{
    ARENA_RESERVE(side->arena, side->nodes, side->node_capacity,
                  (size_t)side->node_count + 1);
    side->nodes[side->node_count] = *node;
    return side->node_count++;
}

uint32_t account_side_begin(struct account_side *side)
{
    return add_node(side, &(struct account_raw_node){.parent = ACCOUNT_NONE,
                                                     .shape = ACCOUNT_NONE,
                                                     .types = ACCOUNT_NONE,
                                                     .sort = ACCOUNT_ROOT});
}

/* Makes a node below a parent; the parent itself if there are too many. */
static uint32_t make_child(struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    struct account_raw_node child = *node;

    child.parent = parent;
    child.shape = ACCOUNT_NONE;
    child.types = ACCOUNT_NONE;
    child.next = 0;
    child.depth = (uint16_t)(side->nodes[parent].depth + 1);
    child.about |= side->nodes[parent].about & ACCOUNT_INHERITED;
    if ((side->node_count >= ACCOUNT_NODES_MAX || child.depth > ACCOUNT_DEPTH_MAX) &&
        child.sort != ACCOUNT_WORK)
        return parent;
    return add_node(side, &child);
}

static uint32_t find_child(struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    uint64_t hash = hash_node(side, parent, node);
    uint32_t found = find_node(side, parent, node, hash);

    if (found != MAP_NONE)
        return found;
    uint32_t made = make_child(side, parent, node);
    if (made != parent)
        map_add(&side->node_map, hash, made);
    return made;
}

uint32_t account_side_child(struct account_side *side, uint32_t parent,
                            const struct account_raw_node *node)
{
    /* Steps repeat: mostly, what came after the last one before comes again. */
    uint32_t child = side->nodes[side->last_node].next;
    if (!same_node(&side->nodes[child], parent, node)) {
        child = find_child(side, parent, node);
        side->nodes[side->last_node].next = child;
    }
    side->last_node = child;
    if (child != parent && node->first < side->nodes[child].first)
        side->nodes[child].first = node->first;
    return child;
}

uint32_t account_side_find(const struct account_side *side, uint32_t parent,
                           uint32_t name, uint32_t category, enum account_node_sort sort)
{
    const struct account_raw_node wanted = {
        .name = name, .category = category, .sort = (uint8_t)sort};

    return find_node(side, parent, &wanted, hash_node(side, parent, &wanted));
}

uint32_t account_side_place(struct account_side *side,
                            const struct account_raw_place *place)
{
    if (side->last_place < side->place_count &&
        same_place(&side->places[side->last_place], place))
        return side->last_place;
    uint64_t hash = hash_place(side, place);
    uint32_t at;
    MAP_EACH(at, &side->place_map, hash)
    if (same_place(&side->places[at], place))
        break;
    if (at == MAP_NONE) {
        ARENA_RESERVE(side->arena, side->places, side->place_capacity,
                      (size_t)side->place_count + 1);
        at = side->place_count++;
        side->places[at] = *place;
        map_add(&side->place_map, hash, at);
    }
    side->last_place = at;
    return at;
}

/* ---- account ---- */

void account_init(struct account *account, struct budget *budget)
{
    *account = (struct account){.arena = arena_make(budget)};
    strings_init_in(&account->names, 2 * NAMES_MAX, account->arena);
    for (int side = 0; side < 2; side++)
        account->time[side].arena = account->tally[side].arena =
            account->forwards[side].arena = account->refilled[side].arena =
                account->arena;
}

void account_free(struct account *account)
{
    arena_free(&account->arena);
    *account = (struct account){0};
}

const char *account_sort_name(enum account_sort sort)
{
    static const char *const names[] = {
        "", "other rows", "in call", "hole", "in the launch", "device side", "not told"};

    return names[sort];
}

bool account_is_python(const struct account_node *node)
{
    return node->sort == ACCOUNT_FUNCTION || node->sort == ACCOUNT_MODULE;
}

bool account_as_often(double control, double test)
{
    return fabs(control - test) <= 0.01 * fmax(control, test);
}

size_t account_path(const struct account *account, uint32_t node, uint32_t *path,
                    size_t room)
{
    size_t length = 0;

    if (account->nodes[node].sort == ACCOUNT_WORK)
        node = account->nodes[node].parent;
    for (; node != 0 && length < room; node = account->nodes[node].parent)
        path[length++] = node;
    for (size_t i = 0; i < length / 2; i++) {
        uint32_t name = path[i];

        path[i] = path[length - 1 - i];
        path[length - 1 - i] = name;
    }
    return length;
}

void account_sum_parts(const struct account *account, double means[ACCOUNT_PARTS][2])
{
    for (uint32_t i = 0; i < account->place_count; i++)
        for (int side = 0; side < 2; side++)
            if (account->samples[side] > 0)
                means[account->places[i].part][side] +=
                    (double)account->places[i].ns[side] / (double)account->samples[side];
}

double account_longer_step(const struct account *account)
{
    double step = 0;

    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            step = fmax(step, (double)account->ns[side] / (double)account->samples[side]);
    return step;
}

double account_place_change(const struct account *account, uint32_t place)
{
    double change = 0;

    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            change += (side == 1 ? 1.0 : -1.0) * (double)account->places[place].ns[side] /
                      (double)account->samples[side];
    return change;
}

/* ---- tree ---- */

uint32_t account_tree_child(struct account_tree *tree, const struct account_node *node)
{
    uint64_t hash = hash_number((uint64_t)node->parent << 32 | node->name, tree->seed);
    bool is_work = node->sort == ACCOUNT_WORK;
    struct account_node *found = NULL;
    uint32_t at;

    hash = is_work ? hash_number(node->category, hash) : hash;
    MAP_EACH(at, &tree->map, hash)
    {
        found = &tree->nodes[at];
        if (found->parent == node->parent && found->name == node->name &&
            (found->sort == ACCOUNT_WORK) == is_work &&
            (!is_work || found->category == node->category))
            break;
    }
    if (at != MAP_NONE) {
        for (int side = 0; side < 2; side++) {
            if (found->shape[side] == ACCOUNT_NONE)
                found->shape[side] = node->shape[side];
            if (found->types[side] == ACCOUNT_NONE)
                found->types[side] = node->types[side];
        }
        found->about |= node->about;
        return at;
    }
    ARENA_RESERVE(tree->arena, tree->nodes, tree->capacity, (size_t)tree->count + 1);
    struct account_node *made = &tree->nodes[tree->count];
    *made = *node;
    made->child = ACCOUNT_NONE;
    made->next = ACCOUNT_NONE;
    made->depth = 0;
    if (node->parent != ACCOUNT_NONE) {
        struct account_node *parent = &tree->nodes[node->parent];

        made->next = parent->child;
        parent->child = tree->count;
        made->depth = parent->depth < UINT8_MAX ? parent->depth + 1 : UINT8_MAX;
    }
    map_add(&tree->map, hash, tree->count);
    return tree->count++;
}

void account_tree_init(struct account_tree *tree, uint32_t empty, struct arena *arena)
{
    *tree =
        (struct account_tree){.arena = arena, .map.arena = arena, .seed = hash_seed()};
    account_tree_child(tree, &(struct account_node){.parent = ACCOUNT_NONE,
                                                    .name = empty,
                                                    .category = empty,
                                                    .label = empty,
                                                    .shape = {ACCOUNT_NONE, ACCOUNT_NONE},
                                                    .types = {ACCOUNT_NONE, ACCOUNT_NONE},
                                                    .sort = ACCOUNT_ROOT});
}

/* ---- parts ---- */

/* Of a place: the row that it is booked on. */
struct part_row {
    uint8_t part;
    uint32_t label, category, node;
    int64_t ns[2];
};

static int compare_rows(const void *a, const void *b)
{
    const struct part_row *x = a, *y = b;

    if (x->part != y->part)
        return x->part < y->part ? -1 : 1;
    if (x->label != y->label)
        return x->label < y->label ? -1 : 1;
    if (x->category != y->category)
        return x->category < y->category ? -1 : 1;
    return (x->node > y->node) - (x->node < y->node);
}

static bool same_row(const struct part_row *x, const struct part_row *y)
{
    return x->part == y->part && x->label == y->label && x->category == y->category;
}

void account_parts(const struct account *account, struct waterfall_sums sums[2],
                   struct waterfall *out)
{
    size_t count = 0, made = 0;
    struct part_row *rows = arena_new(account->arena, account->place_count, sizeof *rows);
    struct waterfall_operation *operations =
        arena_new(account->arena, account->place_count, sizeof *operations);

    for (int side = 0; side < 2; side++)
        sums[side] =
            (struct waterfall_sums){account->samples[side], account->ns[side], {0}, true};
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];
        const struct account_node *node = &account->nodes[place->node];

        for (int side = 0; side < 2; side++)
            sums[side].parts[place->part] += place->ns[side];
        if (node->sort != ACCOUNT_ROOT)
            rows[count++] = (struct part_row){place->part,
                                              node->label,
                                              node->category,
                                              place->node,
                                              {place->ns[0], place->ns[1]}};
    }
    qsort(rows, count, sizeof *rows, compare_rows);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || !same_row(&rows[i - 1], &rows[i]))
            operations[made++] = (struct waterfall_operation){
                rows[i].node, (enum waterfall_part)rows[i].part, {0, 0}};
        for (int side = 0; side < 2; side++)
            operations[made - 1].total[side] += rows[i].ns[side];
    }
    waterfall_make(&sums[0], &sums[1], operations, made, out);
}
