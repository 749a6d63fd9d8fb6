/* See booked.h. */
#include "account/booked.h"
#include "account/run.h"
#include "analysis/compare/compare_rows.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

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

/* Device work without a place of its own met the others of its call (meet_places.c). */
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

int booked_sum(const struct account *account, const char *name, const char *category,
               struct budget *budget, struct booked *out, struct error *error)
{
    const struct wanted_row row = find_row(account, name, category);
    CLEANUP_FREE uint8_t *marks = calloc((size_t)account->node_count + 1, sizeof *marks);

    *out = (struct booked){.samples = {account->samples[0], account->samples[1]}};
    if (marks == NULL)
        return error_set_memory(error);
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
    CLEANUP(compare_result_free)
    struct compare_result compared = {
        .request = *request, .budget = budget, .memory = {.budget = budget}};
    CLEANUP(account_free) struct account account = {0};
    int failed = compare_rows_load(store, &compared, error);

    if (failed == 0)
        failed = account_make(store, &compared, budget, &account, error);
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
