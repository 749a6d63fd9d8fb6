/* See compare_run.h. The store computes the sums by SQL; a few thousand rows remain to
 * be filtered, grouped by name and sorted. */
#include "analysis/compare/compare_run.h"
#include "analysis/compare/column_values.h"
#include "analysis/compare/compare_fail_if.h"
#include "analysis/compare/compare_fold.h"
#include "analysis/compare/compare_replacements.h"
#include "analysis/compare/compare_significance.h"
#include "analysis/compare/compare_verdict.h"
#include "analysis/compare/recorded.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)1 << 30)

/* A row with its places in the texts. */
#define ROW_BYTES (sizeof(struct compare_row) + 2 * sizeof(size_t))

/* Rows as they come from the store. */
struct collecting {
    struct compare_row *rows;
    size_t *names, *categories; /* offsets into `texts`, which still moves */
    size_t count, capacity;
    struct buffer texts;
    struct budget_share *memory; /* of the result */
};

static void free_collecting(struct collecting *collecting)
{
    free(collecting->rows);
    free(collecting->names);
    free(collecting->categories);
    buffer_free(&collecting->texts);
}

static int grow(struct collecting *collecting)
{
    size_t capacity = collecting->capacity == 0 ? 512 : collecting->capacity * 2;
    int over = budget_share_take(collecting->memory,
                                 (capacity - collecting->capacity) * ROW_BYTES, NULL);
    if (over != 0)
        return over;
    void *rows = reallocarray(collecting->rows, capacity, sizeof *collecting->rows);
    if (rows == NULL)
        return -ERROR_MEMORY;
    collecting->rows = rows;
    void *names = reallocarray(collecting->names, capacity, sizeof *collecting->names);
    if (names == NULL)
        return -ERROR_MEMORY;
    collecting->names = names;
    void *categories =
        reallocarray(collecting->categories, capacity, sizeof *collecting->categories);
    if (categories == NULL)
        return -ERROR_MEMORY;
    collecting->categories = categories;
    collecting->capacity = capacity;
    return 0;
}

static int collect_row(void *context, const struct pair_row *row)
{
    struct collecting *collecting = context;

    int grown = collecting->count == collecting->capacity ? grow(collecting) : 0;
    if (grown != 0)
        return grown;
    struct compare_row *out = &collecting->rows[collecting->count];
    *out = (struct compare_row){.side = row->side, .kind = row->kind};
    significance_clear(&out->significance);
    for (int side = 0; side < 2; side++) {
        out->count[side] = row->count[side];
        out->total[side] = row->total[side];
        out->self[side] = row->self[side];
        out->min[side] = row->min[side];
        out->max[side] = row->max[side];
    }
    collecting->names[collecting->count] = collecting->texts.length;
    buffer_append(&collecting->texts, row->name, row->name_length);
    buffer_append_char(&collecting->texts, '\0');
    collecting->categories[collecting->count] = collecting->texts.length;
    buffer_append_text(&collecting->texts, row->category);
    buffer_append_char(&collecting->texts, '\0');
    collecting->count++;
    return buffer_failed(&collecting->texts) ? -ERROR_MEMORY : 0;
}

/* ---- the sides ---- */

static int open_side(struct store *store, enum pair_side side, struct compare_result *out,
                     struct error *error)
{
    int result = selection_open_side(store, &out->request.side[side], &out->info[side],
                                     &out->view[side], &out->selection[side], error);

    if (result == 0)
        selection_step_time(&out->view[side], &out->selection[side],
                            &out->step_time[side]);
    return result;
}

static int select_steps(struct set_pair *pair, enum pair_side side,
                        const struct compare_result *result, struct error *error)
{
    const struct selection *selection = &result->selection[side];
    CLEANUP_FREE uint32_t *steps = calloc(selection->step_count + 1, sizeof *steps);

    if (steps == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++)
        steps[i] = result->view[side].steps[selection->steps[i]].id;
    return set_pair_select(pair, side, steps, selection->step_count, error);
}

static void close_pair(struct set_pair **pair)
{
    set_pair_close(*pair);
}

static int collect_rows(struct store *store, const struct compare_result *out,
                        struct collecting *collecting, struct error *error)
{
    CLEANUP(close_pair) struct set_pair *pair = NULL;
    int result = set_pair_open(store, out->info[PAIR_CONTROL].id, out->info[PAIR_TEST].id,
                               out->budget, &pair, error);

    if (result == 0)
        result = select_steps(pair, PAIR_CONTROL, out, error);
    if (result == 0)
        result = select_steps(pair, PAIR_TEST, out, error);
    if (result == 0)
        result =
            set_pair_rows(pair, out->request.use_short_name, out->request.merge_addresses,
                          collect_row, collecting, error);
    int over = result != 0 ? budget_look(out->budget, error) : 0;
    if (over != 0)
        return over;
    return result == -ERROR_MEMORY ? error_set_memory(error) : result;
}

/* ---- filters ---- */

static bool is_in_list(const char *const *list, const char *text)
{
    for (; *list != NULL; list++)
        if (strcmp(*list, text) == 0)
            return true;
    return false;
}

static bool passes(const struct compare_result *result, const struct compare_row *row)
{
    const struct compare_request *request = &result->request;

    if (!compare_is_of_device(result, row))
        return false;
    if (*request->q != '\0' && !compare_row_contains(result, row, request->q))
        return false;
    for (const char *const *glob = request->exclude; *glob != NULL; glob++)
        if (compare_row_matches(result, row, *glob))
            return false;
    return true;
}

static int compare_categories(const void *a, const void *b)
{
    const struct compare_category *left = a, *right = b;

    return strcmp(left->name, right->name);
}

/* Makes one of each that are of one name, one for each row before. */
static void join_categories(struct compare_result *result)
{
    struct compare_category *categories = result->categories;
    size_t kept = 0;

    if (result->category_count > 1)
        qsort(categories, result->category_count, sizeof *categories, compare_categories);
    for (size_t i = 0; i < result->category_count; i++)
        if (kept > 0 && strcmp(categories[kept - 1].name, categories[i].name) == 0)
            categories[kept - 1].rows += categories[i].rows;
        else
            categories[kept++] = categories[i];
    result->category_count = kept;
}

static bool category_is_known(const struct compare_result *result, const char *category)
{
    const struct compare_category wanted = {.name = category};

    return result->category_count > 0 &&
           bsearch(&wanted, result->categories, result->category_count, sizeof wanted,
                   compare_categories) != NULL;
}

static int refuse_category(const struct compare_result *result, const char *category,
                           struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed;

    buffer_init(&allowed, 4096);
    for (size_t i = 0; i < result->category_count && !buffer_failed(&allowed); i++)
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", result->categories[i].name);
    return error_set(error, ERROR_PARAMETER, "bad_category",
                     "category: no row has \"%.60s\"; there are: %s", category,
                     result->category_count > 0 ? allowed.bytes : "none");
}

static int filter_rows(struct compare_result *result, struct error *error)
{
    const struct compare_request *request = &result->request;
    size_t kept = 0;

    result->categories = calloc(result->row_count + 1, sizeof *result->categories);
    if (result->categories == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        bool good = passes(result, row);
        int over = budget_look(result->budget, error);

        if (over != 0)
            return over;
        result->categories[result->category_count++] =
            (struct compare_category){row->category, good};
        if (!good)
            continue;
        if (request->category[0] != NULL && !is_in_list(request->category, row->category))
            continue;
        result->all[kept++] = *row;
    }
    result->row_count = kept;
    join_categories(result);
    for (const char *const *wanted = request->category; *wanted != NULL; wanted++)
        if (!category_is_known(result, *wanted))
            return refuse_category(result, *wanted, error);
    return 0;
}

/* ---- ops_diff ---- */

static enum compare_change change_of(uint64_t control, uint64_t test)
{
    if (control == 0)
        return CHANGE_ADDED;
    if (test == 0)
        return CHANGE_DELETED;
    return test > control   ? CHANGE_INCREASED
           : test < control ? CHANGE_DECREASED
                            : CHANGE_UNCHANGED;
}

/* Rows of the same name are adjacent, because they are sorted by name. */
static void group_names(struct compare_result *result)
{
    for (size_t start = 0, end; start < result->row_count; start = end) {
        uint64_t count[2] = {0, 0};

        for (end = start; end < result->row_count &&
                          strcmp(result->all[end].name, result->all[start].name) == 0;
             end++)
            for (int side = 0; side < 2; side++)
                count[side] += result->all[end].count[side];
        enum compare_change change = change_of(count[PAIR_CONTROL], count[PAIR_TEST]);
        result->ops_diff[change]++;
        for (size_t i = start; i < end; i++)
            result->all[i].change = change;
    }
}

static bool is_chosen(const struct compare_result *result, const struct compare_row *row)
{
    bool slower = compare_test(result, row)->verdict == SIGNIFICANCE_SLOWER;
    bool faster = compare_test(result, row)->verdict == SIGNIFICANCE_FASTER;

    switch (result->request.significant) {
    case COMPARE_EVERY_ROW:
        break;
    case COMPARE_SIGNIFICANT:
        if (!slower && !faster)
            return false;
        break;
    case COMPARE_SLOWER:
        if (!slower)
            return false;
        break;
    case COMPARE_FASTER:
        if (!faster)
            return false;
        break;
    }
    return result->request.change == CHANGE_ANY || row->change == result->request.change;
}

static void add_to(struct compare_totals *totals, const struct compare_row *row)
{
    for (int side = 0; side < 2; side++) {
        totals->count[side] += row->count[side];
        totals->total[side] += row->total[side];
        totals->self[side] += row->self[side];
    }
}

static void choose_rows(struct compare_result *result)
{
    size_t kept = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        enum significance_verdict verdict =
            compare_test(result, &result->all[i])->verdict;

        result->slower += verdict == SIGNIFICANCE_SLOWER;
        result->faster += verdict == SIGNIFICANCE_FASTER;
        if (is_chosen(result, &result->all[i]))
            result->all[kept++] = result->all[i];
    }
    result->row_count = kept;
    for (size_t i = 0; i < kept; i++) {
        add_to(&result->totals, &result->all[i]);
        add_to(&result->parts[result->all[i].side], &result->all[i]);
    }
}

/* ---- sorting ---- */

struct sorting {
    const struct compare_result *result;
    size_t column;
};

static int compare_rows(const void *a, const void *b, void *context)
{
    const struct sorting *sorting = context;
    const struct compare_row *left = a, *right = b;
    int sign = sorting->result->request.order == COMPARE_DESCENDING ? -1 : 1, order = 0;

    if (budget_is_over(sorting->result->budget))
        return 0; /* the order is not used */
    if (compare_column_is_text(sorting->column)) {
        order = strcmp(compare_text(sorting->result, left, sorting->column),
                       compare_text(sorting->result, right, sorting->column));
        order = sign < 0 ? (order < 0) - (order > 0) : order;
    } else {
        bool left_null, right_null;
        double x = compare_sort_value(sorting->result, left, sorting->column, &left_null);
        double y =
            compare_sort_value(sorting->result, right, sorting->column, &right_null);

        if (left_null || right_null) /* rows without a value come last either way */
            order = (int)left_null - (int)right_null;
        else
            order = sign * (x < y ? -1 : x > y);
    }
    if (order == 0)
        order = strcmp(left->name, right->name);
    return order != 0 ? order : strcmp(left->category, right->category);
}

static void sort_rows(struct compare_result *result)
{
    const struct compare_request *request = &result->request;
    struct sorting sorting = {.result = result,
                              .column = compare_find_column(request->sort)};

    if (result->row_count > 1)
        qsort_r(result->all, result->row_count, sizeof *result->all, compare_rows,
                &sorting);
    size_t offset = (uint64_t)request->offset < result->row_count
                        ? (size_t)request->offset
                        : result->row_count;
    size_t left = result->row_count - offset;
    result->page = result->all + offset;
    bool all = request->limit == PARAMETER_NONE || (uint64_t)request->limit >= left;
    result->page_count = all ? left : (size_t)request->limit;
}

/* ---- the whole ---- */

static int answer(struct store *store, struct compare_result *out, struct error *error)
{
    const struct fail_if *conditions = out->request.fail_if;
    int result = compare_answer_verdict(out, error);

    if (result == 0)
        result = compare_answer_replacements(store, out, error);
    if (result == 0 && out->request.significance)
        result = compare_answer_significance(store, out, error);
    if (result == 0 && conditions != NULL)
        result = compare_answer_fail_if(store, conditions, out, error);
    return result;
}

/* Files without rows have no samples; where a side has no others, nothing is left to
 * compare. */
static int refuse_empty(const struct compare_result *result, struct error *error)
{
    static const char *const names[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};
    bool control = result->selection[PAIR_CONTROL].step_count == 0;
    bool test = result->selection[PAIR_TEST].step_count == 0;

    if (!control && !test)
        return 0;
    return error_set(error, ERROR_PARAMETER, "nothing_selected",
                     "%s: no file of the chosen ranks has a row, so there is nothing to "
                     "compare; choose other ranks or another set",
                     control && test ? "control and test"
                                     : names[control ? PAIR_CONTROL : PAIR_TEST]);
}

static int run(struct store *store, struct compare_result *out, struct error *error)
{
    CLEANUP(free_collecting) struct collecting collecting = {.memory = &out->memory};
    int result = 0;

    buffer_init(&collecting.texts, TEXTS_MAX);
    collecting.texts.budget = out->budget;
    result = open_side(store, PAIR_CONTROL, out, error);
    if (result == 0)
        result = open_side(store, PAIR_TEST, out, error);
    if (result == 0)
        result = refuse_empty(out, error);
    if (result == 0)
        result = collect_rows(store, out, &collecting, error);
    if (result != 0)
        return result;
    out->texts = buffer_take(&collecting.texts);
    out->all = TAKE_PTR(collecting.rows);
    if (out->texts == NULL)
        return error_set_memory(error);
    if (out->all == NULL && (out->all = calloc(1, sizeof *out->all)) == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < collecting.count; i++) {
        out->all[i].name = out->texts + collecting.names[i];
        out->all[i].category = out->texts + collecting.categories[i];
    }
    out->row_count = out->rows_before_filters = collecting.count;
    recorded_measure(out, &out->recorded);
    result = answer(store, out, error);
    compare_fold_rows(out);
    if (result == 0)
        result = filter_rows(out, error);
    if (result != 0)
        return result;
    group_names(out);
    choose_rows(out);
    sort_rows(out);
    compare_find_selected(out);
    return budget_look(out->budget, error);
}

int compare_run(struct store *store, const struct compare_request *request,
                struct compare_result *out, struct error *error)
{
    *out = (struct compare_result){.request = *request,
                                   .budget = request->budget,
                                   .memory = {.budget = request->budget}};
    compare_request_settle(&out->request);
    int result = run(store, out, error);
    if (result != 0)
        compare_result_free(out);
    return result;
}
