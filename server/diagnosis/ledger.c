/* See ledger.h. */
#include "diagnosis/ledger.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_BYTES_MAX ((size_t)512 << 20)

bool ledger_init(struct ledger *ledger, size_t bins)
{
    *ledger = (struct ledger){.bins = bins};
    strings_init(&ledger->names, NAMES_BYTES_MAX);
    strings_init(&ledger->collective_keys, NAMES_BYTES_MAX);
    ledger->samples = calloc(bins + 1, sizeof *ledger->samples);
    uint32_t empty = strings_add(&ledger->names, "", 0);
    return ledger->samples != NULL && empty != STRINGS_NONE &&
           ledger_child(ledger, LEDGER_NONE, empty, empty, LEDGER_STEP, 0) == LEDGER_ROOT;
}

void ledger_free(struct ledger *ledger)
{
    strings_free(&ledger->names);
    free(ledger->samples);
    free(ledger->nodes);
    free(ledger->node_table.slots);
    free(ledger->calls);
    free(ledger->time);
    free(ledger->share);
    free(ledger->shapes);
    free(ledger->idle);
    free(ledger->idle_table.slots);
    free(ledger->idle_share);
    free(ledger->hole_time);
    free(ledger->idle_gaps);
    strings_free(&ledger->collective_keys);
    free(ledger->collectives);
    *ledger = (struct ledger){0};
}

/* ---- growing ---- */

/* Makes room for rows of `size` bytes after the `used` ones, and clears it. */
static bool grow_rows(void *place, size_t used, size_t *capacity, size_t size)
{
    char *rows;

    *capacity = used;
    if (!array_reserve(place, capacity, used + 1, size))
        return false;
    memcpy(&rows, place, sizeof rows);
    memset(rows + used * size, 0, (*capacity - used) * size);
    return true;
}
#define GROW_ROWS(rows, used, capacity, width)                                           \
    grow_rows(&(rows), used, &(capacity), (width) * sizeof *(rows))

static bool grow_nodes(struct ledger *ledger)
{
    size_t used = ledger->node_count, bins = ledger->bins;

    return GROW_ROWS(ledger->nodes, used, ledger->node_capacity, 1) &&
           GROW_ROWS(ledger->shapes, used, ledger->node_capacity, 1) &&
           GROW_ROWS(ledger->calls, used, ledger->node_capacity, bins) &&
           GROW_ROWS(ledger->time, used, ledger->node_capacity, bins) &&
           GROW_ROWS(ledger->share, used, ledger->node_capacity, bins);
}

static bool grow_idle(struct ledger *ledger)
{
    size_t used = ledger->idle_count, bins = ledger->bins;

    return GROW_ROWS(ledger->idle, used, ledger->idle_capacity, 1) &&
           GROW_ROWS(ledger->hole_time, used, ledger->idle_capacity, bins) &&
           GROW_ROWS(ledger->idle_share, used, ledger->idle_capacity, bins) &&
           GROW_ROWS(ledger->idle_gaps, used, ledger->idle_capacity, bins);
}

static uint64_t hash_node(const struct ledger *ledger, const struct ledger_node *node)
{
    return hash_number((uint64_t)node->parent << 32 | node->name,
                       hash_number(node->category, ledger->names.seed));
}

static uint64_t hash_idle(const struct ledger *ledger, const struct ledger_idle *idle)
{
    uint64_t hash =
        hash_number((uint64_t)idle->drain << 8 | idle->sort, ledger->names.seed);

    return hash_number((uint64_t)idle->node << 32 | idle->before,
                       hash_number(idle->after, hash));
}

/* Makes room for one more number; `hash_of(ledger, number)` places the existing ones.
 */
static bool table_grow(struct ledger_table *table, uint32_t count,
                       uint64_t (*hash_of)(const struct ledger *, uint32_t),
                       const struct ledger *ledger)
{
    if (table->size >= 2 * (count + 1))
        return true;
    uint32_t size = table->size == 0 ? 1024 : table->size * 4;
    uint32_t *slots = calloc(size, sizeof *slots);
    if (slots == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = (uint32_t)hash_of(ledger, i) & (size - 1);

        while (slots[slot] != 0)
            slot = (slot + 1) & (size - 1);
        slots[slot] = i + 1;
    }
    free(table->slots);
    *table = (struct ledger_table){slots, size};
    return true;
}

static uint64_t hash_node_at(const struct ledger *ledger, uint32_t at)
{
    return hash_node(ledger, &ledger->nodes[at]);
}

static uint64_t hash_idle_at(const struct ledger *ledger, uint32_t at)
{
    return hash_idle(ledger, &ledger->idle[at]);
}

/* ---- search ---- */

/* Device work for which there is no more room: one node for each category and kind. */
static const char rest_name[] = "other device work";
#define RESTS_MAX 64

uint32_t ledger_child(struct ledger *ledger, uint32_t parent, uint32_t name,
                      uint32_t category, uint8_t sort, uint8_t kind)
{
    uint16_t depth =
        parent == LEDGER_NONE ? 0 : (uint16_t)(ledger->nodes[parent].depth + 1);
    const struct ledger_node wanted = {.parent = parent,
                                       .name = name,
                                       .category = category,
                                       .sort = sort,
                                       .kind = kind,
                                       .depth = depth};

    if (!table_grow(&ledger->node_table, ledger->node_count, hash_node_at, ledger))
        return LEDGER_NONE;
    uint32_t mask = ledger->node_table.size - 1,
             slot = (uint32_t)hash_node(ledger, &wanted) & mask;
    for (uint32_t at; (at = ledger->node_table.slots[slot]) != 0;
         slot = (slot + 1) & mask) {
        const struct ledger_node *node = &ledger->nodes[at - 1];

        /* Arguments, too, can make a kernel communication, so one name can have two
         * kinds. */
        if (node->parent == parent && node->name == name && node->category == category &&
            node->kind == kind)
            return at - 1;
    }
    if ((ledger->node_count >= LEDGER_NODES_MAX || depth > LEDGER_DEPTH_MAX) &&
        sort != LEDGER_DEVICE)
        return parent;
    if (ledger->node_count >= 2 * LEDGER_NODES_MAX) {
        uint32_t rest = strings_add(&ledger->names, rest_name, sizeof rest_name - 1);

        if (rest == STRINGS_NONE)
            return LEDGER_NONE;
        if (name != rest || parent != LEDGER_ROOT)
            return ledger_child(ledger, LEDGER_ROOT, rest, category, sort, kind);
        if (ledger->node_count >= 2 * LEDGER_NODES_MAX + RESTS_MAX)
            return parent;
    }
    if (ledger->node_count == ledger->node_capacity && !grow_nodes(ledger))
        return LEDGER_NONE;
    ledger->nodes[ledger->node_count] = wanted;
    ledger->shapes[ledger->node_count].example = LEDGER_NONE;
    ledger->node_table.slots[slot] = ++ledger->node_count;
    return ledger->node_count - 1;
}

uint32_t ledger_idle_at(struct ledger *ledger, const struct ledger_idle *idle)
{
    if (!table_grow(&ledger->idle_table, ledger->idle_count, hash_idle_at, ledger))
        return LEDGER_NONE;
    uint32_t mask = ledger->idle_table.size - 1,
             slot = (uint32_t)hash_idle(ledger, idle) & mask;
    for (uint32_t at; (at = ledger->idle_table.slots[slot]) != 0;
         slot = (slot + 1) & mask) {
        const struct ledger_idle *found = &ledger->idle[at - 1];

        if (found->node == idle->node && found->before == idle->before &&
            found->after == idle->after && found->drain == idle->drain &&
            found->sort == idle->sort)
            return at - 1;
    }
    if (ledger->idle_count >= 2 * LEDGER_NODES_MAX) { /* too many: only the sort of place
                                                         is kept */
        const struct ledger_idle plain = {LEDGER_ROOT, LEDGER_NONE, LEDGER_NONE,
                                          LEDGER_NONE, idle->sort};

        if (ledger->idle_count >= 2 * LEDGER_NODES_MAX + 8)
            return 0;
        if (idle->node != plain.node || idle->before != plain.before ||
            idle->after != plain.after || idle->drain != plain.drain)
            return ledger_idle_at(ledger, &plain);
    }
    if (ledger->idle_count == ledger->idle_capacity && !grow_idle(ledger))
        return LEDGER_NONE;
    ledger->idle[ledger->idle_count] = *idle;
    ledger->idle_table.slots[slot] = ++ledger->idle_count;
    return ledger->idle_count - 1;
}

bool ledger_add_collective(struct ledger *ledger, uint32_t bin, uint32_t name, uint32_t n,
                           int64_t duration)
{
    const uint32_t key[3] = {bin, name, n};
    uint32_t count = ledger->collective_keys.count;

    if (count >= LEDGER_COLLECTIVES_MAX)
        return true;
    uint32_t at = strings_add(&ledger->collective_keys, (const char *)key, sizeof key);
    if (at == STRINGS_NONE)
        return false;
    if (!ARRAY_RESERVE(ledger->collectives, ledger->collective_capacity, at + 1))
        return false;
    if (at == count)
        ledger->collectives[at] = (struct ledger_collective){bin, 0, INT64_MAX};
    struct ledger_collective *found = &ledger->collectives[at];
    found->ranks++;
    found->least = duration < found->least ? duration : found->least;
    return true;
}

void ledger_file_ends(struct ledger *ledger)
{
    for (uint32_t i = 0; i < ledger->node_count && ledger->files < LEDGER_FILES_TOLD;
         i++) {
        struct ledger_node *node = &ledger->nodes[i];
        uint64_t calls = 0;

        for (size_t bin = 0; bin < ledger->bins; bin++)
            calls += ledger->calls[ledger_cell(ledger, i, (uint32_t)bin)];
        if (calls > node->known)
            node->files |= (uint32_t)1 << ledger->files;
        node->known = calls;
    }
    ledger->files++;
}
