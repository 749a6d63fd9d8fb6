/* The additional parts that set_load_whole() reads: sums and launches of one file, with
 * the recording's own numbers. See set_load.h. */
#include "store/set/set_load_whole.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/set/set_load_parts.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* The recording's number of an op of the set; TRACE_NONE: no row of the file has it. */
static uint32_t own_op(const struct trace_recording *recording, uint32_t op)
{
    const uint32_t *found = bsearch(&op, recording->set_ops, recording->op_count,
                                    sizeof *recording->set_ops, compare_numbers);

    return found == NULL ? TRACE_NONE : (uint32_t)(found - recording->set_ops);
}

static int cells_error(const struct load_source *source, enum cells_result result,
                       struct error *error)
{
    return result == CELLS_NO_MEMORY ? error_set_memory(error)
                                     : load_damaged(source, "sums of a step", error);
}

/* ---- cells ---- */

struct cells_scratch {
    struct cells list, sum; /* which ops a blob has; what it says of them */
    size_t capacity;        /* of recording->cells */
};

static void free_scratch(struct cells_scratch *scratch)
{
    cells_free(&scratch->list);
    cells_free(&scratch->sum);
}

static int make_room(struct trace_recording *recording, struct cells_scratch *scratch,
                     size_t count, uint32_t more, struct error *error)
{
    size_t capacity = scratch->capacity < 256 ? 256 : scratch->capacity;

    while (capacity < count + more)
        capacity *= 2;
    if (capacity == scratch->capacity)
        return 0;
    int result = budget_share_take(
        &recording->memory, (capacity - scratch->capacity) * sizeof *recording->cells,
        error);
    if (result != 0)
        return result;
    struct trace_cell *cells =
        reallocarray(recording->cells, capacity, sizeof *recording->cells);
    if (cells == NULL)
        return error_set_memory(error);
    recording->cells = cells;
    scratch->capacity = capacity;
    return 0;
}

static bool take_cell(const struct trace_recording *recording, const struct cells *sum,
                      uint32_t op, uint32_t step, struct trace_cell *out)
{
    uint32_t own = own_op(recording, op);

    if (own == TRACE_NONE)
        return false;
    *out = (struct trace_cell){
        .op = own,
        .step = step,
        .count = (uint64_t)sum->count[op],
        .total = sum->total[op],
        .self = (int64_t)((uint64_t)sum->total[op] - (uint64_t)sum->nested[op]),
        .min = sum->min[op],
        .max = sum->max[op]};
    return true;
}

/* Appends the cells of a step. */
static int add_step(const struct load_source *source, struct trace_recording *recording,
                    struct cells_scratch *scratch, struct statement *row, uint32_t step,
                    struct error *error)
{
    size_t length, end = recording->cell_begin[step];
    const void *blob = statement_blob(row, 0, &length);
    struct cells_read read;

    cells_clear(&scratch->sum);
    enum cells_result added = cells_read(&scratch->list, blob, length, &read);
    if (added == CELLS_OK)
        added = cells_add_blob(&scratch->sum, blob, length);
    if (added != CELLS_OK)
        return cells_error(source, added, error);
    int result = make_room(recording, scratch, end, read.count, error);
    for (uint32_t i = 0; result == 0 && i < read.count; i++)
        if (!take_cell(recording, &scratch->sum, read.ops[i], step,
                       &recording->cells[end++]))
            result = load_damaged(source, "sums of a step", error);
    recording->cell_begin[step + 1] = end;
    return result;
}

int load_cells(const struct load_source *source, uint32_t file,
               struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_scratch) struct cells_scratch scratch = {0};
    CLEANUP_STATEMENT struct statement row = {0};
    uint32_t step = 0;
    int result = load_prepare(source, "sql/load_step_cells", file, &row, error);

    recording->cell_begin =
        calloc((size_t)recording->step_count + 1, sizeof *recording->cell_begin);
    if (recording->cell_begin == NULL)
        return error_set_memory(error);
    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (step == recording->step_count)
            return load_damaged(source, "step", error);
        result = add_step(source, recording, &scratch, &row, step++, error);
    }
    if (result == 0 && step != recording->step_count)
        return load_damaged(source, "step", error);
    return result;
}

/* ---- launches ---- */

/* The number of a text that may be NULL, in *out; false: no memory. */
static bool take_text(struct strings *texts, struct statement *row, int column,
                      uint32_t *out)
{
    size_t length;

    *out = TRACE_NONE;
    if (statement_is_null(row, column))
        return true;
    const char *text = statement_text(row, column, &length);
    *out = strings_add(texts, text, length);
    return *out != STRINGS_NONE;
}

int load_launches(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    uint32_t capacity = 0;
    int result = load_prepare(source, "sql/load_launch_shapes", file, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (recording->launch_shape_count == capacity) {
            capacity = capacity == 0 ? 64 : capacity * 2;
            struct trace_launch_shape *grown =
                reallocarray(recording->launch_shapes, capacity, sizeof *grown);
            if (grown == NULL)
                return error_set_memory(error);
            recording->launch_shapes = grown;
        }
        struct trace_launch_shape *launch =
            &recording->launch_shapes[recording->launch_shape_count++];
        *launch = (struct trace_launch_shape){
            .op = own_op(recording, (uint32_t)statement_int64(&row, 0)),
            .count = (uint64_t)statement_int64(&row, 3),
            .total = statement_int64(&row, 4)};
        if (launch->op == TRACE_NONE)
            return load_damaged(source, "launch", error);
        if (!take_text(&recording->names, &row, 1, &launch->operator_name) ||
            !take_text(&recording->shapes, &row, 2, &launch->shape))
            return error_set_memory(error);
        result = budget_share_take(&recording->memory, sizeof *launch, error);
    }
    return result;
}
