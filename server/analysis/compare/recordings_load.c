/* See recordings_load.h. */
#include "analysis/compare/recordings_load.h"
#include "analysis/compare/observations.h"
#include "analysis/compare/recordings_notes.h"
#include "analysis/compare/unprofiled.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"
#include "store/set/set_shared.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)1 << 30)
#define KEY_MAX ((size_t)1 << 20)
/* Further bytes of a row: its text's place, the order of its cells, the fit, the order of
 * q. */
#define ROW_BESIDES 64

/* A set while it is open. */
struct open_set {
    struct set_info info;
    struct set_view view;
    struct selection selection;
};

struct recordings_loader {
    struct recordings_result *result;
    struct recordings_cells *cells;
    struct recordings_facts *stated; /* of each recording */
    size_t cell_room, row_room;
    struct buffer key;
    size_t recordings[2]; /* of the pair that is read */
    size_t sides;         /* 1: the last recording has no partner */
};

static void close_set(struct open_set *opened)
{
    selection_free(&opened->selection);
    set_view_free(&opened->view);
    set_info_free(&opened->info);
}

/* ---- the step time ---- */

/* The variance of ln(step) by the spread of the steps. What makes a step slow makes its
 * neighbours slow, so the mean of the steps may be as far off as one of them. */
static double variance_of_log(const int64_t *times, size_t count)
{
    double sum = 0, squares = 0;

    for (size_t i = 0; i < count; i++)
        sum += (double)times[i];
    double mean = sum / (double)count;
    for (size_t i = 0; i < count; i++)
        squares += ((double)times[i] - mean) * ((double)times[i] - mean);
    return count >= 2 && mean > 0 ? squares / ((double)count - 1) / (mean * mean)
                                  : (double)NAN;
}

/* The ranks of a step share its noise, so the steps count, not the samples. */
static int measure_steps(const struct open_set *opened, struct recording *out,
                         struct error *error)
{
    CLEANUP(observations_free) struct observations steps = {0};
    const struct selection *selection = &opened->selection;
    int failed = observations_make(
        (const struct set_view *const[]){&opened->view, &opened->view},
        (const struct selection *const[]){selection, selection}, &steps, error);

    if (failed != 0)
        return failed;
    CLEANUP_FREE int64_t *samples = calloc(selection->step_count + 1, sizeof *samples);
    CLEANUP_FREE int64_t *times = calloc(steps.count[0] + 1, sizeof *times);
    if (samples == NULL || times == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++)
        samples[i] = opened->view.steps[selection->steps[i]].step.dur;
    observations_average(&steps, 0, samples, times);
    out->within = variance_of_log(times, steps.count[0]);
    return 0;
}

/* As for steps: the mean may be as far off as one block. */
static int measure_unprofiled(const struct open_set *opened, struct recording *out,
                              struct error *error)
{
    CLEANUP(recorder_means_free) struct recorder_means set;

    if (!unprofiled_read(&opened->view, &opened->selection, &set))
        return error_set_memory(error);
    out->unprofiled = set.mean;
    out->unprofiled_within = variance_of_log(set.blocks, set.count);
    return 0;
}

static int open_set(struct store *store, struct recordings_loader *loading, size_t number,
                    struct open_set *opened, struct error *error)
{
    const struct recordings_result *result = loading->result;
    struct recording *out = &result->recordings[number];
    enum pair_side side = number < result->count[0] ? PAIR_CONTROL : PAIR_TEST;
    size_t place = side == PAIR_CONTROL ? number : number - result->count[0];
    struct side_request request = result->request.side[side];

    out->info = &result->sets.sets[side][place];
    request.set = out->info->stored_id;
    int failed = selection_open_side(store, &request, &opened->info, &opened->view,
                                     &opened->selection, error);
    if (failed == 0 && opened->selection.step_count == 0)
        return error_set(
            error, ERROR_PARAMETER, "nothing_selected",
            "%s: no file of the chosen ranks of %.60s has a row, so there is "
            "nothing to compare; choose other ranks or leave the set out",
            request.name, out->info->label);
    if (failed != 0) {
        error_prefix(error, "%.60s (%.8s)", out->info->label, out->info->id);
        return failed;
    }
    out->ranks = opened->selection.rank_count;
    out->samples = opened->selection.step_count;
    failed = step_time_make(&opened->view, &opened->selection, &out->time, error);
    if (failed != 0)
        return failed;
    if (!recorder_side_add(&opened->view, &opened->selection,
                           &loading->result->recorder[side]))
        return error_set_memory(error);
    recordings_note(&opened->info, &opened->view, &opened->selection,
                    &loading->stated[number]);
    failed = measure_steps(opened, out, error);
    return failed != 0 ? failed : measure_unprofiled(opened, out, error);
}

/* ---- rows ---- */

static int reserve(struct recordings_loader *loading, struct error *error)
{
    struct recordings_result *result = loading->result;
    size_t rows = loading->row_room, cells = loading->cell_room;

    if (!ARRAY_RESERVE(result->rows, loading->row_room, result->row_count + 1) ||
        !ARRAY_RESERVE(loading->cells->items, loading->cell_room,
                       loading->cells->count + 2))
        return error_set_memory(error);
    /* The cells are moved into their order once. */
    uint64_t bytes = (loading->row_room - rows) * sizeof *result->rows +
                     (loading->cell_room - cells) * 2 * sizeof(struct recordings_cell);
    return bytes == 0 ? 0 : budget_share_take(&result->memory, bytes, error);
}

/* The number of the row, which is added if it is new. */
static int find_row(struct recordings_loader *loading, const struct pair_row *row,
                    uint32_t *number, struct error *error)
{
    struct recordings_result *result = loading->result;
    uint32_t known = result->texts.count;

    buffer_clear(&loading->key);
    buffer_append(&loading->key, row->name, row->name_length);
    buffer_append_char(&loading->key, '\0');
    buffer_append_text(&loading->key, row->category);
    *number = buffer_failed(&loading->key)
                  ? STRINGS_NONE
                  : strings_add(&result->texts, loading->key.bytes, loading->key.length);
    if (*number == STRINGS_NONE)
        return error_set_memory(error);
    if (*number == known) {
        result->rows[result->row_count++] =
            (struct recordings_row){.side = row->side, .kind = row->kind};
        return budget_share_take(&result->memory, loading->key.length + ROW_BESIDES,
                                 error);
    }
    if (result->rows[*number].kind < row->kind)
        result->rows[*number].kind = row->kind;
    return 0;
}

static int take_row(void *context, const struct pair_row *row)
{
    struct recordings_loader *loading = context;
    struct recordings_result *result = loading->result;
    struct error ignored;
    uint32_t number;
    int failed = reserve(loading, &ignored);

    if (failed == 0)
        failed = find_row(loading, row, &number, &ignored);
    for (size_t i = 0; i < loading->sides && failed == 0; i++) {
        size_t recording = loading->recordings[i];
        double samples = (double)result->recordings[recording].samples;

        if (row->count[i] > 0)
            loading->cells->items[loading->cells->count++] = (struct recordings_cell){
                number,
                (uint32_t)recording,
                (double)row->count[i] / samples,
                (double)row->total[i] / samples,
                (double)(row->side == TRACE_HOST ? row->self[i] : row->total[i]) /
                    samples,
            };
    }
    return failed;
}

static int select_steps(struct set_pair *pair, enum pair_side side,
                        const struct open_set *opened, struct error *error)
{
    size_t count = opened->selection.step_count;
    CLEANUP_FREE uint32_t *steps = calloc(count + 1, sizeof *steps);

    if (steps == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        steps[i] = opened->view.steps[opened->selection.steps[i]].id;
    return set_pair_select(pair, side, steps, count, error);
}

static void close_pair(struct set_pair **pair)
{
    set_pair_close(*pair);
}

/* Reads two recordings, which may be of one side; a single one is paired with itself. */
static int load_rows(struct store *store, struct recordings_loader *loading,
                     const struct open_set *const opened[2], struct error *error)
{
    CLEANUP(close_pair) struct set_pair *pair = NULL;
    const struct compare_request *request = &loading->result->request;
    struct budget *budget = loading->result->budget;
    int failed = set_pair_open(store, opened[0]->info.id, opened[1]->info.id, budget,
                               &pair, error);

    for (int side = 0; side < 2 && failed == 0; side++)
        failed = select_steps(pair, (enum pair_side)side, opened[side], error);
    if (failed == 0)
        failed = set_pair_rows(pair, request->use_short_name, request->merge_addresses,
                               take_row, loading, error);
    int over = failed != 0 ? budget_look(budget, error) : 0;
    if (over != 0)
        return over;
    return failed == -ERROR_MEMORY ? error_set_memory(error) : failed;
}

static int load_two(struct store *store, struct recordings_loader *loading, size_t first,
                    struct error *error)
{
    CLEANUP(close_set) struct open_set one = {0};
    CLEANUP(close_set) struct open_set other = {0};
    const struct recordings_result *result = loading->result;
    bool alone = first + 1 == result->count[0] + result->count[1];
    int failed = open_set(store, loading, first, &one, error);

    if (failed == 0 && !alone)
        failed = open_set(store, loading, first + 1, &other, error);
    if (failed != 0)
        return failed;
    loading->recordings[0] = first;
    loading->recordings[1] = first + 1;
    loading->sides = alone ? 1 : 2;
    return load_rows(store, loading,
                     (const struct open_set *const[]){&one, alone ? &one : &other},
                     error);
}

/* ---- the whole ---- */

static int order_cells(struct recordings_cells *cells, size_t rows, struct error *error)
{
    struct recordings_cell *ordered = calloc(cells->count + 1, sizeof *ordered);
    CLEANUP_FREE size_t *next = calloc(rows + 2, sizeof *next);

    if (ordered == NULL || next == NULL) {
        free(ordered);
        return error_set_memory(error);
    }
    for (size_t i = 0; i < cells->count; i++)
        next[cells->items[i].row + 1]++;
    for (size_t i = 0; i < rows; i++)
        next[i + 1] += next[i];
    for (size_t i = 0; i < cells->count; i++)
        ordered[next[cells->items[i].row]++] = cells->items[i];
    free(cells->items);
    cells->items = ordered;
    return 0;
}

static void name_rows(struct recordings_result *result)
{
    for (size_t i = 0; i < result->row_count; i++) {
        result->rows[i].name = strings_text(&result->texts, (uint32_t)i);
        result->rows[i].category =
            result->rows[i].name + strlen(result->rows[i].name) + 1;
    }
}

int recordings_load(struct store *store, struct recordings_result *result,
                    struct recordings_cells *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer key;
    CLEANUP_FREE struct recordings_facts *stated = NULL;
    struct recordings_loader loading = {.result = result, .cells = out};
    size_t all = result->sets.count[0] + result->sets.count[1];
    int failed = 0;

    buffer_init(&key, KEY_MAX);
    loading.key = key;
    memcpy(result->count, result->sets.count, sizeof result->count);
    strings_init(&result->texts, TEXTS_MAX);
    result->recordings = calloc(all + 1, sizeof *result->recordings);
    loading.stated = stated = calloc(all + 1, sizeof *stated);
    if (result->recordings == NULL || stated == NULL)
        return error_set_memory(error);
    failed = budget_share_take(&result->memory, all * sizeof *stated, error);
    for (size_t i = 0; i < all && failed == 0; i += 2)
        failed = load_two(store, &loading, i, error);
    key = loading.key;
    if (failed != 0)
        return failed;
    recordings_judge_notes(result, stated);
    name_rows(result);
    if (result->request.merge_lines)
        failed = recordings_join_lines(result, out, error);
    if (failed == 0)
        failed = order_cells(out, result->row_count, error);
    return failed == 0 ? recordings_add_cells(result, out, error) : failed;
}
