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
static bool settle(const struct sums *from, const uint32_t *to, struct sums *out)
{
    size_t rows = 0, count = from->count;

    for (size_t i = 0; i < count; i++) {
        size_t end = (size_t)row_of(&from->list[i], to) + 1;

        rows = end > rows && end <= UINT32_MAX ? end : rows;
    }
    CLEANUP_FREE size_t *begin = calloc(rows + 1, sizeof *begin);
    struct sum *list = machine_array(out->capacity + 1, sizeof *list);
    if (begin == NULL || list == NULL) {
        free(list);
        return false;
    }
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
    free(out->list);
    out->list = list;
    join_pairs(out);
    return true;
}

/* Makes room for one more: joins pairs, if that can be worth its time, and otherwise
 * doubles the list. */
static bool grow(struct sums *sums)
{
    if (sums->is_mixed && sums->count >= sums->rows) {
        if (!settle(sums, NULL, sums))
            return false;
        sums->is_mixed = false;
        for (size_t i = 0; i < sums->count; i++)
            sums->recent[sums->list[i].row] = (uint32_t)i + 1;
    }
    return sums->count < sums->capacity / 2 ||
           ARRAY_RESERVE_COUNTED(&sums->memory, sums->list, sums->capacity,
                                 sums->capacity + 1);
}

/* Where the last sum of a row is noted; NULL when memory is refused. */
static uint32_t *recent_of(struct sums *sums, uint32_t row)
{
    size_t rows = (size_t)row + 1;

    if (rows > sums->rows) {
        if (!ARRAY_RESERVE_COUNTED(&sums->memory, sums->recent, sums->row_capacity, rows))
            return NULL;
        memset(sums->recent + sums->rows, 0, (rows - sums->rows) * sizeof *sums->recent);
        sums->rows = rows;
    }
    return &sums->recent[row];
}

struct sum *sums_at(struct sums *sums, uint32_t row, uint32_t sample)
{
    uint32_t *recent = recent_of(sums, row);

    if (recent == NULL)
        return NULL;
    if (*recent != 0 && sums->list[*recent - 1].sample == sample)
        return &sums->list[*recent - 1];
    sums->is_mixed |= *recent != 0 && sums->list[*recent - 1].sample > sample;
    if (sums->count == sums->capacity && !grow(sums))
        return NULL;
    sums->list[sums->count++] = (struct sum){.row = row, .sample = sample};
    *recent = (uint32_t)sums->count;
    return &sums->list[*recent - 1];
}

bool sums_add(struct sums *sums, uint32_t row, uint32_t sample, int64_t amount)
{
    struct sum *sum = sums_at(sums, row, sample);

    if (sum != NULL)
        sum->sum += amount;
    return sum != NULL;
}

void sum_add_bytes(struct sum *sum, int64_t bytes)
{
    if (bytes < 0 || sum->bytes < 0 ||
        __builtin_add_overflow(sum->bytes, bytes, &sum->bytes))
        sum->bytes = -1;
}

bool sums_move(const struct sums *from, const uint32_t *to, struct sums *out)
{
    if (budget_share_take(&out->memory, from->count * sizeof *out->list, NULL) != 0)
        return false;
    out->capacity = from->count;
    return settle(from, to, out);
}

bool sums_sort(struct sums *sums)
{
    free(sums->recent);
    sums->recent = NULL;
    sums->rows = sums->row_capacity = 0;
    sums->is_mixed = false;
    return settle(sums, NULL, sums);
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

void sums_free(struct sums *sums)
{
    free(sums->list);
    free(sums->recent);
    budget_share_return(&sums->memory);
    *sums = (struct sums){0};
}

/* ---- side ---- */

#define NAMES_MAX ((size_t)1 << 30)

void account_side_init(struct account_side *side, size_t samples)
{
    *side = (struct account_side){.samples = samples, .seed = hash_seed()};
    strings_init(&side->names, NAMES_MAX);
}

void account_side_free(struct account_side *side)
{
    strings_free(&side->names);
    free(side->nodes);
    free(side->node_table.slots);
    free(side->places);
    free(side->place_table.slots);
    sums_free(&side->time);
    sums_free(&side->tally);
    sums_free(&side->forwards);
}

uint32_t account_side_name(struct account_side *side, const char *text, size_t length)
{
    uint32_t name = strings_add(&side->names, text, length);

    side->failed |= name == STRINGS_NONE;
    return name == STRINGS_NONE ? 0 : name;
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

/* Makes room for one more number; the caller fills the slots again if it is true. */
static bool table_is_full(const struct account_table *table, uint32_t count)
{
    return 2 * ((uint64_t)count + 1) > table->size;
}

static bool table_grow(struct account_table *table)
{
    uint32_t size = table->size == 0 ? 1024 : 2 * table->size;
    uint32_t *slots = calloc(size, sizeof *slots);

    if (slots == NULL)
        return false;
    free(table->slots);
    *table = (struct account_table){slots, size};
    return true;
}

/* `parent` counts, not that of the node. */
static uint32_t *find_node(const struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    const struct account_table *table = &side->node_table;
    uint32_t at = (uint32_t)hash_node(side, parent, node) & (table->size - 1);

    while (table->slots[at] != 0 &&
           !same_node(&side->nodes[table->slots[at] - 1], parent, node))
        at = (at + 1) & (table->size - 1);
    return &table->slots[at];
}

static uint32_t *find_place(const struct account_side *side,
                            const struct account_raw_place *place)
{
    const struct account_table *table = &side->place_table;
    uint32_t at = (uint32_t)hash_place(side, place) & (table->size - 1);

    while (table->slots[at] != 0 &&
           !same_place(&side->places[table->slots[at] - 1], place))
        at = (at + 1) & (table->size - 1);
    return &table->slots[at];
}

/* ---- nodes and places ---- */

static uint32_t add_node(struct account_side *side, const struct account_raw_node *node)
{
    if (!ARRAY_RESERVE(side->nodes, side->node_capacity, (size_t)side->node_count + 1)) {
        side->failed = true;
        return 0;
    }
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
    uint32_t made = add_node(side, &child);
    return side->failed ? parent : made;
}

static uint32_t find_child(struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    if (table_is_full(&side->node_table, side->node_count)) {
        if (!table_grow(&side->node_table)) {
            side->failed = true;
            return parent;
        }
        for (uint32_t i = 0; i < side->node_count; i++)
            if (side->nodes[i].sort != ACCOUNT_ROOT)
                *find_node(side, side->nodes[i].parent, &side->nodes[i]) = i + 1;
    }
    uint32_t *slot = find_node(side, parent, node);
    if (*slot != 0)
        return *slot - 1;
    uint32_t made = make_child(side, parent, node);
    if (made != parent)
        *slot = made + 1;
    return made;
}

uint32_t account_side_child(struct account_side *side, uint32_t parent,
                            const struct account_raw_node *node)
{
    if (side->failed)
        return parent;
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
    uint32_t slot = side->node_table.size == 0 ? 0 : *find_node(side, parent, &wanted);

    return slot == 0 ? ACCOUNT_NONE : slot - 1;
}

uint32_t account_side_place(struct account_side *side,
                            const struct account_raw_place *place)
{
    if (side->last_place < side->place_count &&
        same_place(&side->places[side->last_place], place))
        return side->last_place;
    if (table_is_full(&side->place_table, side->place_count)) {
        if (!table_grow(&side->place_table)) {
            side->failed = true;
            return 0;
        }
        for (uint32_t i = 0; i < side->place_count; i++)
            *find_place(side, &side->places[i]) = i + 1;
    }
    uint32_t *slot = find_place(side, place);
    if (*slot == 0) {
        if (!ARRAY_RESERVE(side->places, side->place_capacity,
                           (size_t)side->place_count + 1)) {
            side->failed = true;
            return 0;
        }
        side->places[side->place_count++] = *place;
        *slot = side->place_count;
    }
    side->last_place = *slot - 1;
    return side->last_place;
}

/* ---- account ---- */

void account_free(struct account *account)
{
    strings_free(&account->names);
    free(account->shared);
    free(account->nodes);
    free(account->places);
    free(account->refills);
    for (int side = 0; side < 2; side++) {
        sums_free(&account->time[side]);
        sums_free(&account->tally[side]);
        sums_free(&account->refilled[side]);
        free(account->rank_of[side]);
        sums_free(&account->forwards[side]);
    }
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

/* ---- tree ---- */

static uint32_t *tree_find_child(const struct account_tree *tree,
                                 const struct account_node *node)
{
    uint64_t hash = hash_number((uint64_t)node->parent << 32 | node->name, tree->seed);
    bool is_work = node->sort == ACCOUNT_WORK;
    uint32_t at = (uint32_t)(is_work ? hash_number(node->category, hash) : hash);

    for (at &= tree->size - 1; tree->slots[at] != 0; at = (at + 1) & (tree->size - 1)) {
        const struct account_node *found = &tree->nodes[tree->slots[at] - 1];

        if (found->parent == node->parent && found->name == node->name &&
            (found->sort == ACCOUNT_WORK) == is_work &&
            (!is_work || found->category == node->category))
            break;
    }
    return &tree->slots[at];
}

static bool tree_grow(struct account_tree *tree)
{
    uint32_t size = tree->size == 0 ? 1024 : 2 * tree->size;
    uint32_t *slots = calloc(size, sizeof *slots);

    if (slots == NULL)
        return false;
    free(tree->slots);
    tree->slots = slots;
    tree->size = size;
    for (uint32_t i = 0; i < tree->count; i++)
        *tree_find_child(tree, &tree->nodes[i]) = i + 1;
    return true;
}

uint32_t account_tree_child(struct account_tree *tree, const struct account_node *node)
{
    if (2 * ((size_t)tree->count + 1) > tree->size && !tree_grow(tree)) {
        tree->failed = true;
        return 0;
    }
    uint32_t *slot = tree_find_child(tree, node);
    if (*slot != 0) {
        struct account_node *found = &tree->nodes[*slot - 1];

        for (int side = 0; side < 2; side++) {
            if (found->shape[side] == ACCOUNT_NONE)
                found->shape[side] = node->shape[side];
            if (found->types[side] == ACCOUNT_NONE)
                found->types[side] = node->types[side];
        }
        found->about |= node->about;
        return *slot - 1;
    }
    if (!ARRAY_RESERVE(tree->nodes, tree->capacity, (size_t)tree->count + 1)) {
        tree->failed = true;
        return 0;
    }
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
    *slot = ++tree->count;
    return tree->count - 1;
}

void account_tree_init(struct account_tree *tree, uint32_t empty)
{
    *tree = (struct account_tree){.seed = hash_seed()};
    account_tree_child(tree, &(struct account_node){.parent = ACCOUNT_NONE,
                                                    .name = empty,
                                                    .category = empty,
                                                    .label = empty,
                                                    .shape = {ACCOUNT_NONE, ACCOUNT_NONE},
                                                    .types = {ACCOUNT_NONE, ACCOUNT_NONE},
                                                    .sort = ACCOUNT_ROOT});
}

void account_tree_free(struct account_tree *tree)
{
    free(tree->nodes);
    free(tree->slots);
    *tree = (struct account_tree){0};
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

bool account_parts(const struct account *account, struct waterfall_sums sums[2],
                   struct waterfall *out)
{
    size_t count = 0, made = 0;
    CLEANUP_FREE struct part_row *rows =
        calloc((size_t)account->place_count + 1, sizeof *rows);
    CLEANUP_FREE struct waterfall_operation *operations =
        calloc((size_t)account->place_count + 1, sizeof *operations);

    if (rows == NULL || operations == NULL)
        return false;
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
    return true;
}
