#include "account/run.h"
#include "account/meet.h"
#include "account/walk.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/rows.h"
#include "store/set_view.h"
#include "trace/recording.h"

#include <stdlib.h>
#include <string.h>

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
