#include "store/set_load.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/segment.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- set load parts ---- */

/* Ops and shapes keep the numbers that they have in the set. */

#define NAMES_BYTES_MAX ((size_t)1 << 31)

struct statement load_of(const struct load_source *source, const char *path)
{
    return statement_in(source->database, source->schema, path);
}

struct statement load_of_file(const struct load_source *source, const char *path,
                              uint32_t file)
{
    struct statement statement = load_of(source, path);

    statement_bind_int64(&statement, ":file", file);
    return statement;
}

int load_damaged(const struct load_source *source, const char *what, struct error *error)
{
    return database_damaged(source->database->name, what, error);
}

void load_init_names(struct trace_recording *recording)
{
    strings_init(&recording->names, NAMES_BYTES_MAX);
    strings_init(&recording->shapes, NAMES_BYTES_MAX);
    strings_init(&recording->arguments, NAMES_BYTES_MAX);
}

/* The numbers of texts in the recording, by their id in the set. */
struct text_numbers {
    uint32_t *values;
    uint32_t count;
};

static void free_numbers(struct text_numbers *numbers)
{
    free(numbers->values);
}

static int load_texts(const struct load_source *source, const char *path,
                      struct strings *out, struct text_numbers *numbers,
                      struct budget_share *memory, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = load_of(source, path);
    size_t capacity = 0;
    int result = 0;

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        size_t length;
        const char *text = statement_text(&select, 1, &length);

        if (statement_int64(&select, 0) != numbers->count)
            return load_damaged(source, path, error);
        if (!ARRAY_RESERVE(numbers->values, capacity, numbers->count + (size_t)1))
            return error_set_memory(error);
        result = budget_share_take(memory, length + TEXT_BYTES, error);
        if (result != 0)
            return result;
        uint32_t number = strings_add(out, text, length);
        if (number == STRINGS_NONE)
            return error_set_memory(error);
        numbers->values[numbers->count++] = number;
        result = 0;
    }
    return result;
}

static int add_ops(const struct load_source *source, const struct text_numbers *names,
                   const struct text_numbers *categories,
                   struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = load_of(source, "sql/load_ops");
    size_t capacity = 0;
    int result;

    while ((result = statement_step(&select, error)) == 1) {
        int64_t name = statement_int64(&select, 1);
        int64_t category = statement_int64(&select, 2);
        int64_t side = statement_int64(&select, 3), kind = statement_int64(&select, 4);

        if (statement_int64(&select, 0) != recording->op_count ||
            recording->op_count >= CELLS_OPS_MAX || name < 0 || name >= names->count ||
            category < 0 || category >= categories->count || side < TRACE_HOST ||
            side > TRACE_NEITHER || kind < TRACE_KIND_NONE || kind > TRACE_KIND_MEMORY)
            return load_damaged(source, "op", error);
        if (!ARRAY_RESERVE(recording->ops, capacity, recording->op_count + (size_t)1))
            return error_set_memory(error);
        recording->ops[recording->op_count++] =
            (struct trace_op){.name = names->values[name],
                              .category = categories->values[category],
                              .side = (uint8_t)side,
                              .kind = (uint8_t)kind};
    }
    return result;
}

int load_ops(const struct load_source *source, struct trace_recording *recording,
             struct error *error)
{
    CLEANUP(free_numbers) struct text_numbers names = {0}, categories = {0};
    int result = load_texts(source, "sql/load_names", &recording->names, &names,
                            &recording->memory, error);

    if (result == 0)
        result = load_texts(source, "sql/load_categories", &recording->names, &categories,
                            &recording->memory, error);
    return result == 0 ? add_ops(source, &names, &categories, recording, error) : result;
}

static int load_shapes(const struct load_source *source,
                       struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_numbers) struct text_numbers shapes = {0};
    int result = load_texts(source, "sql/load_shapes", &recording->shapes, &shapes,
                            &recording->memory, error);

    if (result == 0 && shapes.count != recording->shapes.count)
        result = load_damaged(source, "shape", error);
    return result;
}

/* Takes the number of a text, or -1. *out is TRACE_NONE for -1, and for types and values
 * whose texts are not wanted. False for any other number. */
static bool take_number(struct statement *row, int column, uint32_t count, bool wanted,
                        uint32_t *out)
{
    int64_t number = statement_int64(row, column);

    *out = number < 0 || !wanted ? TRACE_NONE : (uint32_t)number;
    return number >= -1 && (!wanted || number < count);
}

static int load_inputs_rows(const struct load_source *source, bool arguments,
                            struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = load_of(source, "sql/load_inputs");
    size_t capacity = 0;
    uint32_t texts = recording->arguments.count;
    int result = 0;

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        struct trace_inputs inputs;

        if (statement_int64(&select, 0) != recording->inputs_count ||
            !take_number(&select, 1, recording->shapes.count, true, &inputs.shape) ||
            !take_number(&select, 2, texts, arguments, &inputs.types) ||
            !take_number(&select, 3, texts, arguments, &inputs.values))
            return load_damaged(source, "inputs", error);
        result = budget_share_take(&recording->memory, sizeof inputs, error);
        if (result != 0)
            return result;
        if (!ARRAY_RESERVE(recording->inputs, capacity,
                           recording->inputs_count + (size_t)1))
            return error_set_memory(error);
        recording->inputs[recording->inputs_count++] = inputs;
    }
    return result;
}

/* Inputs and shapes; with `arguments`, types and concrete inputs, which are otherwise
 * TRACE_NONE. */
static int load_inputs(const struct load_source *source, bool arguments,
                       struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_numbers) struct text_numbers texts = {0};
    int result = load_shapes(source, recording, error);

    if (result == 0 && arguments)
        result = load_texts(source, "sql/load_arguments", &recording->arguments, &texts,
                            &recording->memory, error);
    if (result == 0 && arguments && texts.count != recording->arguments.count)
        result = load_damaged(source, "argument", error);
    return result == 0 ? load_inputs_rows(source, arguments, recording, error) : result;
}

int load_dictionary(const struct load_source *source, struct trace_recording *recording,
                    struct error *error)
{
    int result = load_ops(source, recording, error);

    return result == 0 ? load_inputs(source, false, recording, error) : result;
}

static uint32_t add_text(struct trace_recording *recording, struct statement *row,
                         int column)
{
    size_t length;
    const char *text = statement_text(row, column, &length);

    return strings_add(&recording->names, text, length);
}

int load_places(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_places", file);
    size_t capacity = 0;
    int result;

    while ((result = statement_step(&row, error)) == 1) {
        struct trace_place place = {.pid = add_text(recording, &row, 1),
                                    .tid = add_text(recording, &row, 2),
                                    .stream = statement_int64(&row, 4),
                                    .stream_is_wide = statement_int64(&row, 5) != 0};
        int64_t device = statement_int64(&row, 3);

        if (statement_int64(&row, 0) != recording->place_count || device < INT32_MIN ||
            device > INT32_MAX)
            return load_damaged(source, "place", error);
        place.device = (int32_t)device;
        if (place.pid == STRINGS_NONE || place.tid == STRINGS_NONE ||
            !ARRAY_RESERVE(recording->places, capacity,
                           recording->place_count + (size_t)1))
            return error_set_memory(error);
        recording->places[recording->place_count++] = place;
    }
    return result;
}

int load_step_rows(const struct load_source *source, uint32_t file,
                   struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_step_rows", file);
    size_t capacity = 0;
    int result;

    while ((result = statement_step(&row, error)) == 1) {
        if (!ARRAY_RESERVE(recording->step_rows, capacity,
                           recording->step_row_count + (size_t)1))
            return error_set_memory(error);
        recording->step_rows[recording->step_row_count++] =
            (struct trace_step_row){.number = statement_int64(&row, 0),
                                    .ts = statement_int64(&row, 1),
                                    .dur = statement_int64(&row, 2),
                                    .begin = statement_int64(&row, 3),
                                    .end = statement_int64(&row, 4)};
    }
    return result;
}

/* ---- set load used ---- */

/* The ops and inputs that a file uses. */

/* The ops and inputs of a set that the rows of one file use: see set_view.h. */

/* If a file has fewer rows than its set has ops, or inputs, only those that its rows use
 * are loaded. Otherwise many files with different names would each load the names of all.
 * The counts are those of the set. */
struct load_counts {
    uint32_t ops, inputs;
};

static int load_count(const struct load_source *source, struct load_counts *counts,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_counts");
    int result = statement_step(&row, error);
    if (result < 0)
        return result;
    int64_t ops = statement_int64(&row, 0), inputs = statement_int64(&row, 1);
    if (ops < 0 || ops > CELLS_OPS_MAX || inputs < 0 || inputs >= TRACE_NONE)
        return load_damaged(source, "number of an op or of inputs", error);
    *counts = (struct load_counts){(uint32_t)ops, (uint32_t)inputs};
    return 0;
}

/* ---- numbers of the set ---- */

static int compare_in_budget(const void *a, const void *b, void *budget)
{
    return budget_is_over(budget) ? 0 : number_order_uint32(a, b);
}

/* Makes the numbers ascending, each once. Returns how many are left; if the budget is
 * over, they are in no order. */
static uint32_t sort_numbers(uint32_t *numbers, size_t count, struct budget *budget)
{
    uint32_t distinct = 0;

    if (count > 1)
        qsort_r(numbers, count, sizeof *numbers, compare_in_budget, budget);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || numbers[i] != numbers[distinct - 1])
            numbers[distinct++] = numbers[i];
    return distinct;
}

/* ---- ops ---- */

/* The ops of the segments of a file, as their numbers in the set. */
static int list_ops(const struct load_source *source, uint32_t file,
                    struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_segments", file);
    CLEANUP_FREE uint32_t *listed = malloc(SEGMENT_ROWS * sizeof *listed);
    size_t total = 0, capacity = 0;
    int result;

    if (listed == NULL)
        return error_set_memory(error);
    while ((result = statement_step(&row, error)) == 1) {
        size_t length;
        const void *ops = statement_blob(&row, 2, &length);
        uint32_t count;

        if (!segment_list_ops(ops, length, listed, &count))
            return load_damaged(source, "segment", error);
        if (!ARRAY_RESERVE(recording->set_ops, capacity, total + count))
            return error_set_memory(error);
        if (count > 0) /* else there may be no array yet */
            memcpy(recording->set_ops + total, listed, count * sizeof *listed);
        total += count;
    }
    struct budget *budget = recording->memory.budget;
    recording->op_count = sort_numbers(recording->set_ops, total, budget);
    return result == 0 ? budget_look(budget, error) : result;
}

/* STRINGS_NONE: failed, and `error` is set. */
static uint32_t used_add_text(struct trace_recording *recording, struct strings *into,
                              struct statement *row, int column, struct error *error)
{
    size_t length;
    const char *text = statement_text(row, column, &length);

    if (budget_share_take(&recording->memory, length + TEXT_BYTES, error) != 0)
        return STRINGS_NONE;
    uint32_t number = strings_add(into, text, length);
    if (number == STRINGS_NONE)
        error_set_memory(error);
    return number;
}

static int load_op(const struct load_source *source, struct statement *row,
                   struct trace_recording *recording, uint32_t op, struct error *error)
{
    statement_bind_int64(row, ":id", recording->set_ops[op]);
    int result = statement_step(row, error);
    if (result < 0)
        return result;
    int64_t side = statement_int64(row, 2), kind = statement_int64(row, 3);
    if (result == 0 || side < TRACE_HOST || side > TRACE_NEITHER ||
        kind < TRACE_KIND_NONE || kind > TRACE_KIND_MEMORY)
        return load_damaged(source, "op", error);
    uint32_t name = used_add_text(recording, &recording->names, row, 0, error);
    if (name == STRINGS_NONE)
        return -(int)error->code;
    uint32_t category = used_add_text(recording, &recording->names, row, 1, error);
    if (category == STRINGS_NONE)
        return -(int)error->code;
    recording->ops[op] = (struct trace_op){
        .name = name, .category = category, .side = (uint8_t)side, .kind = (uint8_t)kind};
    statement_reset(row);
    return 0;
}

/* The ops of a file, by their number, into ->ops and ->set_ops. */
static int load_used_ops(const struct load_source *source, uint32_t file,
                         struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_op");
    int result = list_ops(source, file, recording, error);
    if (result != 0)
        return result;
    recording->ops = calloc((size_t)recording->op_count + 1, sizeof *recording->ops);
    if (recording->ops == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->op_count && result == 0; i++)
        result = load_op(source, &row, recording, i, error);
    return result;
}

/* ---- inputs ---- */

static bool has_inputs(const struct trace_recording *recording, uint32_t row)
{
    const struct trace_events *events = &recording->events;

    return recording->ops[events->op[row]].side != TRACE_DEVICE &&
           events->link[row] != TRACE_NONE;
}

/* Adds a text that may be NULL to a table: its number there, or TRACE_NONE. */
static int take_text(struct trace_recording *recording, struct strings *into,
                     struct statement *row, int column, uint32_t *out,
                     struct error *error)
{
    *out = TRACE_NONE;
    if (statement_is_null(row, column))
        return 0;
    *out = used_add_text(recording, into, row, column, error);
    return *out == STRINGS_NONE ? -(int)error->code : 0;
}

static int load_one(const struct load_source *source, struct statement *row,
                    bool arguments, struct trace_recording *recording,
                    struct trace_inputs *out, struct error *error)
{
    int result = statement_step(row, error);

    if (result == 0)
        return load_damaged(source, "inputs", error);
    if (result == 1)
        result = take_text(recording, &recording->shapes, row, 0, &out->shape, error);
    out->types = out->values = TRACE_NONE;
    if (result == 0 && arguments)
        result = take_text(recording, &recording->arguments, row, 1, &out->types, error);
    if (result == 0 && arguments)
        result = take_text(recording, &recording->arguments, row, 2, &out->values, error);
    statement_reset(row);
    return result;
}

static int load_all(const struct load_source *source, const uint32_t *numbers,
                    uint32_t count, bool arguments, struct trace_recording *recording,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_inputs_of");
    int result = budget_share_take(&recording->memory,
                                   (uint64_t)count * sizeof *recording->inputs, error);
    if (result != 0)
        return result;
    recording->inputs = calloc((size_t)count + 1, sizeof *recording->inputs);
    if (recording->inputs == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < count && result == 0; i++) {
        statement_bind_int64(&row, ":id", numbers[i]);
        result =
            load_one(source, &row, arguments, recording, &recording->inputs[i], error);
        recording->inputs_count = i + 1;
    }
    return result;
}

/* The inputs of a file whose events are loaded with the set's numbers as links; the links
 * become the numbers in ->inputs. `arguments`: with types and concrete inputs. */
static int load_used_inputs(const struct load_source *source, bool arguments,
                            struct trace_recording *recording, struct error *error)
{
    struct trace_events *events = &recording->events;
    struct budget *budget = recording->memory.budget;
    CLEANUP_FREE uint32_t *numbers =
        malloc(((size_t)events->count + 1) * sizeof *numbers);
    size_t rows = 0;

    if (numbers == NULL)
        return error_set_memory(error);
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        if (has_inputs(recording, row))
            numbers[rows++] = events->link[row];
    uint32_t count = sort_numbers(numbers, rows, budget);
    int over = budget_look(budget, error);
    if (over != 0)
        return over;
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        if (has_inputs(recording, row)) {
            const uint32_t *found = bsearch(&events->link[row], numbers, count,
                                            sizeof *numbers, number_order_uint32);

            events->link[row] = (uint32_t)(found - numbers);
        }
    return load_all(source, numbers, count, arguments, recording, error);
}

/* ---- set load whole ---- */

/* What a file has beyond its rows. */

/* The additional parts that set_load_whole() reads: sums and launches of one file, with
 * the recording's own numbers. See set_view.h. */

/* The recording's number of an op of the set; TRACE_NONE: no row of the file has it. */
static uint32_t own_op(const struct trace_recording *recording, uint32_t op)
{
    const uint32_t *found = bsearch(&op, recording->set_ops, recording->op_count,
                                    sizeof *recording->set_ops, number_order_uint32);

    return found == NULL ? TRACE_NONE : (uint32_t)(found - recording->set_ops);
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
    if (!cells_read(&scratch->list, blob, length, &read) ||
        !cells_add_blob(&scratch->sum, blob, length))
        return load_damaged(source, "sums of a step", error);
    if (!ARRAY_RESERVE_COUNTED(&recording->memory, recording->cells, scratch->capacity,
                               end + read.count))
        return budget_or_memory(recording->memory.budget, error);
    int result = 0;
    for (uint32_t i = 0; result == 0 && i < read.count; i++)
        if (!take_cell(recording, &scratch->sum, read.ops[i], step,
                       &recording->cells[end++]))
            result = load_damaged(source, "sums of a step", error);
    recording->cell_begin[step + 1] = end;
    return result;
}

/* Loads the cells of the steps and the launch shapes of a file. Its steps, ops and shapes
 * must be loaded already, limited to those that it uses. */
static int load_cells(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_scratch) struct cells_scratch scratch = {0};
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_step_cells", file);
    uint32_t step = 0;
    int result = 0;

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
static bool whole_take_text(struct strings *texts, struct statement *row, int column,
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

static int load_launches(const struct load_source *source, uint32_t file,
                         struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_launch_shapes", file);
    size_t capacity = 0;
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (!ARRAY_RESERVE(recording->launch_shapes, capacity,
                           recording->launch_shape_count + (size_t)1))
            return error_set_memory(error);
        struct trace_launch_shape *launch =
            &recording->launch_shapes[recording->launch_shape_count++];
        *launch = (struct trace_launch_shape){
            .op = own_op(recording, (uint32_t)statement_int64(&row, 0)),
            .count = (uint64_t)statement_int64(&row, 3),
            .total = statement_int64(&row, 4)};
        if (launch->op == TRACE_NONE)
            return load_damaged(source, "launch", error);
        if (!whole_take_text(&recording->names, &row, 1, &launch->operator_name) ||
            !whole_take_text(&recording->shapes, &row, 2, &launch->shape))
            return error_set_memory(error);
        result = budget_share_take(&recording->memory, sizeof *launch, error);
    }
    return result;
}

/* ---- set load open ---- */

/* Ops and inputs keep the numbers that they have in the set, or are
 * only those that the file uses. */

#define ROWS_MAX ((int64_t)UINT32_MAX - 1)

/* ---- what belongs to the file ---- */

static int load_file(const struct load_source *source, uint32_t file,
                     struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_file", file);
    int result = statement_step(&row, error);
    if (result < 0)
        return result;
    if (result == 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_file", "%s has no file %u",
                         source->database->name, file);
    recording->rank = statement_int64(&row, 0);
    recording->rank_source = (enum trace_rank_source)statement_int64(&row, 1);
    recording->raw_bytes = (uint64_t)statement_int64(&row, 2);
    recording->disk_bytes = (uint64_t)statement_int64(&row, 3);
    statement_read_hash(&row, 4, recording->hash);
    statement_read_hash(&row, 5, recording->disk_hash);
    recording->has_steps = statement_int64(&row, 6) != 0;
    recording->base_time_known = statement_int64(&row, 7) != 0;
    recording->first_ns = statement_int64(&row, 8);
    int64_t rows = statement_int64(&row, 9);
    if (rows < 0 || rows > ROWS_MAX)
        return load_damaged(source, "file", error);
    recording->events.count = (uint32_t)rows;
    recording->metadata = statement_copy_text(&row, 10);
    recording->quality = (struct trace_quality){
        .events = (uint64_t)statement_int64(&row, 11),
        .kept = (uint64_t)statement_int64(&row, 12),
        .repaired = (uint64_t)statement_int64(&row, 13),
        .dropped = (uint64_t)statement_int64(&row, 14),
        .invalid = (uint64_t)statement_int64(&row, 15),
        .ignored = (uint64_t)statement_int64(&row, 16),
        .device_rows_without_step = (uint64_t)statement_int64(&row, 17),
    };
    return recording->metadata == NULL ? error_set_memory(error) : 0;
}

static int load_notes(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_notes", file);
    int result = 0;

    while (result == 0 && recording->note_count < TRACE_NOTES_MAX &&
           (result = statement_step(&row, error)) == 1) {
        struct trace_note *note = &recording->notes[recording->note_count++];

        snprintf(note->kind, sizeof note->kind, "%s", statement_text(&row, 0, NULL));
        note->count = (uint64_t)statement_int64(&row, 1);
        snprintf(note->example, sizeof note->example, "%s",
                 statement_text(&row, 2, NULL));
        result = 0;
    }
    return result;
}

static int load_steps(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_steps", file);
    size_t capacity = 0;
    int result;

    while ((result = statement_step(&row, error)) == 1) {
        if (!ARRAY_RESERVE(recording->steps, capacity, recording->step_count + (size_t)1))
            return error_set_memory(error);
        recording->steps[recording->step_count++] = (struct trace_step){
            .pseudo = statement_is_null(&row, 0),
            .number = statement_int64(&row, 0),
            .ts = statement_int64(&row, 1),
            .dur = statement_int64(&row, 2),
            .end = statement_int64(&row, 3),
            .host_ts = statement_int64(&row, 4),
            .host = statement_int64(&row, 5),
            .lag = statement_int64(&row, 6),
            .has_parts = !statement_is_null(&row, 7),
            .compute = statement_int64(&row, 7),
            .exposed_communication = statement_int64(&row, 8),
            .exposed_memory = statement_int64(&row, 9),
            .idle = statement_int64(&row, 10),
        };
    }
    return result;
}

/* The rows, and the tables that they point to. */
static int load_rows(const struct load_source *source, uint32_t file,
                     enum load_extent extent, struct trace_recording *recording,
                     struct error *error)
{
    struct load_counts counts = {0};
    int result = load_count(source, &counts, error);

    if (result != 0)
        return result;
    bool whole = extent == LOAD_WHOLE, kept = extent >= LOAD_KEPT;
    bool use_ops = whole || counts.ops > recording->events.count;
    bool use_inputs = whole || counts.inputs > recording->events.count;
    const struct load_extras wanted = {.correlations = extent == LOAD_ROWS || whole,
                                       .sequences = kept,
                                       .self = extent != LOAD_COLLECTIVES};
    result = use_ops ? load_used_ops(source, file, recording, error)
                     : load_ops(source, recording, error);
    if (result == 0 && !use_inputs)
        result = load_inputs(source, kept, recording, error);
    if (result == 0)
        result = load_places(source, file, recording, error);
    if (result == 0)
        result = load_events(source, file, wanted,
                             use_inputs ? counts.inputs : recording->inputs_count,
                             recording, error);
    if (result == 0 && use_inputs)
        result = load_used_inputs(source, kept, recording, error);
    if (result == 0 && kept)
        result = load_memory(source, file, recording, error);
    if (result == 0 && kept)
        result = load_counters(source, file, recording, error);
    if (result == 0 && (kept || extent == LOAD_COLLECTIVES))
        result = load_collectives(source, file, use_inputs || !kept, recording, error);
    return result;
}

/* Notes that the set added and the file does not contain: see set_write_file.c. */
static void drop_rank_notes(struct trace_recording *recording)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, "rank_assumed") != 0 &&
            strcmp(recording->notes[i].kind, "rank_from_file_name") != 0 &&
            strcmp(recording->notes[i].kind, "recordings_overlap") != 0)
            recording->notes[kept++] = recording->notes[i];
    recording->note_count = kept;
}

/* The results of trace_resolve() besides the rows. */
static int load_rest(const struct load_source *source, uint32_t file,
                     struct trace_recording *recording, struct error *error)
{
    int result = load_cells(source, file, recording, error);

    if (result == 0)
        result = load_launches(source, file, recording, error);
    if (result == 0)
        result = markers_find(recording, error);
    drop_rank_notes(recording);
    return result;
}

int set_load_open(struct database *database, uint32_t file, enum load_extent extent,
                  struct trace_recording **out, struct error *error)
{
    const struct load_source source = {database, "main"};
    CLEANUP_RECORDING
    struct trace_recording *recording = calloc(1, sizeof *recording);

    *out = NULL;
    if (recording == NULL)
        return error_set_memory(error);
    recording->memory.budget = database->budget;
    load_init_names(recording);
    if (extent == LOAD_COUNTERS) {
        int failed = load_counters(&source, file, recording, error);

        if (failed == 0)
            *out = TAKE_PTR(recording);
        return failed;
    }
    int result = load_file(&source, file, recording, error);
    if (result == 0)
        result = load_notes(&source, file, recording, error);
    if (result == 0)
        result = load_steps(&source, file, recording, error);
    if (result == 0)
        result = load_step_rows(&source, file, recording, error);
    if (result == 0)
        result = load_rows(&source, file, extent, recording, error);
    if (result == 0 && extent == LOAD_WHOLE)
        result = load_rest(&source, file, recording, error);
    if (result == 0)
        *out = TAKE_PTR(recording);
    return result;
}
