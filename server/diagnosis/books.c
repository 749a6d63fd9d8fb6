/* See books.h. */
#include "diagnosis/books.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "diagnosis/python_names.h"
#include "trace/decode/kinds.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_BYTES_MAX ((size_t)1 << 30)

/* The bytes that distinguish items. */
struct item_key {
    uint32_t name, category, operator_name, before, after, drain, drain_frame;
    uint8_t idle, sort, kind, place_sort;
};

struct join {
    struct books *books;
    struct strings keys; /* struct item_key as bytes: the number is that of the item */
    struct item_key *found;
    size_t capacity;
};

static void free_join(struct join *join)
{
    strings_free(&join->keys);
    free(join->found);
}

static uint32_t item_of(struct join *join, const struct item_key *key)
{
    uint32_t item = strings_add(&join->keys, (const char *)key, sizeof *key);

    if (item == STRINGS_NONE)
        return BOOKS_NONE;
    if (!ARRAY_RESERVE(join->found, join->capacity, item + 1))
        return BOOKS_NONE;
    join->found[item] = *key;
    return item;
}

static uint32_t joint(const struct books_side *side, uint32_t name)
{
    return name == LEDGER_NONE ? BOOKS_NONE : side->name_of[name];
}

/* `partners`: for each name, the matching name of the control; NULL: none. */
static bool join_names(struct books *books, struct books_side *side,
                       const uint32_t *partners)
{
    const struct strings *names = &side->ledger->names;

    side->name_of = calloc((size_t)names->count + 1, sizeof *side->name_of);
    if (side->name_of == NULL)
        return false;
    for (uint32_t i = 0; i < names->count; i++) {
        if (budget_is_over(books->budget))
            return false;
        if (partners != NULL && partners[i] != PYTHON_NAMES_NONE) {
            side->name_of[i] = books->sides[0].name_of[partners[i]];
            continue;
        }
        side->name_of[i] =
            strings_add(&books->names, strings_text(names, i), strings_length(names, i));
        if (side->name_of[i] == STRINGS_NONE)
            return false;
    }
    return true;
}

/* The innermost operator at or above a node; without one, the innermost frame. */
static uint32_t operator_above(const struct ledger *ledger, uint32_t node)
{
    uint32_t frame = node;

    while (node != LEDGER_ROOT && ledger->nodes[node].sort != LEDGER_OPERATOR)
        node = ledger->nodes[node].parent;
    if (node != LEDGER_ROOT)
        return node;
    while (frame != LEDGER_ROOT && (ledger->nodes[frame].sort == LEDGER_LAUNCH ||
                                    ledger->nodes[frame].sort == LEDGER_WAIT))
        frame = ledger->nodes[frame].parent;
    return frame;
}

static bool join_nodes(struct join *join, struct books_side *side)
{
    const struct ledger *ledger = side->ledger;

    side->item_of = calloc((size_t)ledger->node_count + 1, sizeof *side->item_of);
    if (side->item_of == NULL)
        return false;
    for (uint32_t i = 0; i < ledger->node_count; i++) {
        const struct ledger_node *node = &ledger->nodes[i];

        if (budget_is_over(join->books->budget))
            return false;
        side->item_of[i] = BOOKS_NONE;
        if (node->sort != LEDGER_DEVICE)
            continue;
        uint32_t above = operator_above(ledger, node->parent);
        struct item_key key;
        memset(&key, 0, sizeof key);
        key.name = joint(side, node->name);
        key.category = joint(side, node->category);
        key.operator_name =
            above == LEDGER_ROOT ? BOOKS_NONE : joint(side, ledger->nodes[above].name);
        key.before = key.after = key.drain = key.drain_frame = BOOKS_NONE;
        key.kind = node->kind;
        side->item_of[i] = item_of(join, &key);
        if (side->item_of[i] == BOOKS_NONE)
            return false;
    }
    return true;
}

/* The call that waited: the outermost operator around the wait, else the frame above. */
static uint32_t drain_frame(const struct ledger *ledger, uint32_t wait)
{
    uint32_t frame = ledger->nodes[wait].parent, best = frame;

    while (frame != LEDGER_ROOT && frame != LEDGER_NONE &&
           (ledger->nodes[frame].sort == LEDGER_OPERATOR ||
            ledger->nodes[frame].sort == LEDGER_RUNTIME ||
            ledger->nodes[frame].sort == LEDGER_WAIT)) {
        best = frame;
        frame = ledger->nodes[frame].parent;
    }
    return best;
}

static bool join_idle(struct join *join, struct books_side *side)
{
    const struct ledger *ledger = side->ledger;

    side->item_of_idle =
        calloc((size_t)ledger->idle_count + 1, sizeof *side->item_of_idle);
    if (side->item_of_idle == NULL)
        return false;
    for (uint32_t i = 0; i < ledger->idle_count; i++) {
        const struct ledger_idle *idle = &ledger->idle[i];
        uint32_t frame =
            idle->drain == LEDGER_NONE ? LEDGER_NONE : drain_frame(ledger, idle->drain);
        bool known = idle->node != LEDGER_NONE && idle->sort != LEDGER_IN_LAUNCH;
        struct item_key key;

        if (budget_is_over(join->books->budget))
            return false;
        memset(&key, 0, sizeof key);
        key.idle = 1;
        key.sort = idle->sort;
        key.name = known ? joint(side, ledger->nodes[idle->node].name) : BOOKS_NONE;
        key.category =
            known ? joint(side, ledger->nodes[idle->node].category) : BOOKS_NONE;
        key.place_sort = known ? ledger->nodes[idle->node].sort : 0;
        key.operator_name = BOOKS_NONE;
        key.before = joint(side, idle->before);
        key.after = joint(side, idle->after);
        key.drain = idle->drain == LEDGER_NONE
                        ? BOOKS_NONE
                        : joint(side, ledger->nodes[idle->drain].name);
        key.drain_frame =
            frame == LEDGER_NONE ? BOOKS_NONE : joint(side, ledger->nodes[frame].name);
        side->item_of_idle[i] = item_of(join, &key);
        if (side->item_of_idle[i] == BOOKS_NONE)
            return false;
    }
    return true;
}

/* ---- sums ---- */

static double per_sample(const struct ledger *ledger, size_t bin, double sum)
{
    return ledger->samples[bin] > 0 ? sum / ledger->samples[bin] : 0;
}

static void add_values(struct books *books, int which)
{
    struct books_side *side = &books->sides[which];
    const struct ledger *ledger = side->ledger;
    double bins = (double)side->typical;

    for (uint32_t i = 0; i < ledger->node_count + ledger->idle_count; i++) {
        bool idle = i >= ledger->node_count;
        uint32_t at = idle ? i - ledger->node_count : i;
        uint32_t item = idle ? side->item_of_idle[at] : side->item_of[at];

        if (item == BOOKS_NONE || budget_is_over(books->budget))
            continue;
        for (size_t bin = 0; bin < ledger->bins; bin++) {
            size_t cell = ledger_cell(ledger, at, (uint32_t)bin);
            int64_t share = idle ? ledger->idle_share[cell] : ledger->share[cell];
            uint32_t calls = idle ? ledger->idle_gaps[cell] : ledger->calls[cell];
            double value = per_sample(ledger, bin, (double)share);

            books->values[which][item * ledger->bins + bin] += value;
            if (bin >= side->typical)
                continue;
            books->items[item].mean[which] += value / bins;
            books->items[item].calls[which] += per_sample(ledger, bin, calls) / bins;
            books->items[item].time[which] +=
                per_sample(
                    ledger, bin,
                    (double)(idle ? ledger->hole_time[cell] : ledger->time[cell])) /
                bins;
        }
    }
    for (uint32_t i = 0; i < books->count; i++)
        books->step[which] += books->items[i].mean[which];
}

static bool make_items(struct books *books, const struct join *join)
{
    books->count = join->keys.count;
    books->items = calloc((size_t)books->count + 1, sizeof *books->items);
    for (int side = 0; side < 2; side++)
        books->values[side] =
            calloc((size_t)books->count * books->sides[side].ledger->bins + 1,
                   sizeof *books->values[side]);
    if (books->items == NULL || books->values[0] == NULL || books->values[1] == NULL)
        return false;
    for (uint32_t i = 0; i < books->count; i++) {
        const struct item_key *key = &join->found[i];

        books->items[i] = (struct books_item){.idle = key->idle != 0,
                                              .sort = key->sort,
                                              .kind = key->kind,
                                              .place_sort = key->place_sort,
                                              .name = key->name,
                                              .category = key->category,
                                              .operator_name = key->operator_name,
                                              .before = key->before,
                                              .after = key->after,
                                              .drain = key->drain,
                                              .drain_frame = key->drain_frame};
    }
    add_values(books, 0);
    add_values(books, 1);
    for (uint32_t i = 0; i < books->count; i++)
        books->items[i].left = books->items[i].mean[1] - books->items[i].mean[0];
    return true;
}

bool books_make(struct ledger ledgers[2], const size_t typical[2], struct budget *budget,
                struct books *out)
{
    CLEANUP(free_join) struct join join = {.books = out};
    CLEANUP_FREE uint32_t *partners =
        python_names_pair(&ledgers[0].names, &ledgers[1].names, budget);
    bool made = partners != NULL;

    *out = (struct books){.budget = budget};
    strings_init(&out->names, NAMES_BYTES_MAX);
    strings_init(&join.keys, NAMES_BYTES_MAX);
    for (int side = 0; side < 2 && made; side++) {
        out->sides[side] =
            (struct books_side){.ledger = &ledgers[side], .typical = typical[side]};
        made = join_names(out, &out->sides[side], side == 1 ? partners : NULL) &&
               join_nodes(&join, &out->sides[side]) &&
               join_idle(&join, &out->sides[side]);
    }
    return made && make_items(out, &join) && budget_look(budget, NULL) == 0;
}

void books_free(struct books *books)
{
    strings_free(&books->names);
    for (int side = 0; side < 2; side++) {
        free(books->sides[side].name_of);
        free(books->sides[side].item_of);
        free(books->sides[side].item_of_idle);
        free(books->values[side]);
    }
    free(books->items);
    *books = (struct books){0};
}

/* ---- asking ---- */

enum waterfall_part books_part(const struct books_item *item)
{
    if (item->idle)
        return WATERFALL_IDLE;
    return item->kind == TRACE_KIND_COMMUNICATION ? WATERFALL_EXPOSED_COMMUNICATION
           : item->kind == TRACE_KIND_MEMORY      ? WATERFALL_EXPOSED_MEMORY
                                                  : WATERFALL_COMPUTE;
}

double books_value(const struct books *books, uint32_t item, int side, size_t bin)
{
    return books->values[side][item * books->sides[side].ledger->bins + bin];
}

const char *books_name(const struct books *books, uint32_t name)
{
    return name == BOOKS_NONE ? "" : strings_text(&books->names, name);
}

double books_calls(const struct books *books, int side, uint32_t node)
{
    const struct ledger *ledger = books->sides[side].ledger;
    size_t bins = books->sides[side].typical;
    double sum = 0;

    for (size_t bin = 0; bin < bins; bin++)
        sum += per_sample(ledger, bin,
                          ledger->calls[ledger_cell(ledger, node, (uint32_t)bin)]);
    return bins > 0 ? sum / (double)bins : 0;
}

double books_time(const struct books *books, int side, uint32_t node)
{
    const struct ledger *ledger = books->sides[side].ledger;
    size_t bins = books->sides[side].typical;
    double sum = 0;

    for (size_t bin = 0; bin < bins; bin++)
        sum += per_sample(ledger, bin,
                          (double)ledger->time[ledger_cell(ledger, node, (uint32_t)bin)]);
    return bins > 0 ? sum / (double)bins : 0;
}

bool books_have_device(const struct books *books)
{
    for (uint32_t i = 0; i < books->count; i++)
        if (!books->items[i].idle)
            return true;
    return false;
}
