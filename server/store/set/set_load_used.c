/* The ops and inputs of a set that the rows of one file use: see set_load.h. */
#include "store/set/set_load_used.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/codec/segment_layout.h"
#include "store/codec/segment_read.h"
#include "store/set/set_load_parts.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>

int load_count(const struct load_source *source, struct load_counts *counts,
               struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare_in(source->database, source->schema, "sql/load_counts",
                                      &row, error);

    if (result == 0)
        result = statement_step(&row, error);
    if (result < 0)
        return result;
    int64_t ops = statement_int64(&row, 0), inputs = statement_int64(&row, 1);
    if (ops < 0 || ops > CELLS_OPS_MAX || inputs < 0 || inputs >= TRACE_NONE)
        return load_damaged(source, "number of an op or of inputs", error);
    *counts = (struct load_counts){(uint32_t)ops, (uint32_t)inputs};
    return 0;
}

/* ---- numbers of the set ---- */

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

static int compare_in_budget(const void *a, const void *b, void *budget)
{
    return budget_is_over(budget) ? 0 : compare_numbers(a, b);
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
    CLEANUP_STATEMENT struct statement row = {0};
    CLEANUP_FREE uint32_t *listed = malloc(SEGMENT_ROWS * sizeof *listed);
    size_t total = 0;
    int result = load_prepare(source, "sql/load_segments", file, &row, error);

    if (listed == NULL)
        return error_set_memory(error);
    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        size_t length;
        const void *ops = statement_blob(&row, 2, &length);
        uint32_t count;

        if (!segment_list_ops(ops, length, listed, &count))
            return load_damaged(source, "segment", error);
        uint32_t *grown =
            reallocarray(recording->set_ops, total + count + 1, sizeof *grown);
        if (grown == NULL)
            return error_set_memory(error);
        recording->set_ops = grown;
        for (uint32_t i = 0; i < count; i++)
            grown[total++] = listed[i];
        result = 0;
    }
    struct budget *budget = recording->memory.budget;
    recording->op_count = sort_numbers(recording->set_ops, total, budget);
    return result == 0 ? budget_look(budget, error) : result;
}

/* STRINGS_NONE: failed, and `error` is set. */
static uint32_t add_text(struct trace_recording *recording, struct strings *into,
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
    uint32_t name = add_text(recording, &recording->names, row, 0, error);
    if (name == STRINGS_NONE)
        return -(int)error->code;
    uint32_t category = add_text(recording, &recording->names, row, 1, error);
    if (category == STRINGS_NONE)
        return -(int)error->code;
    recording->ops[op] = (struct trace_op){
        .name = name, .category = category, .side = (uint8_t)side, .kind = (uint8_t)kind};
    statement_reset(row);
    return 0;
}

int load_used_ops(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = list_ops(source, file, recording, error);

    if (result == 0)
        result = statement_prepare_in(source->database, source->schema, "sql/load_op",
                                      &row, error);
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
    *out = add_text(recording, into, row, column, error);
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
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare_in(source->database, source->schema,
                                      "sql/load_inputs_of", &row, error);

    if (result == 0)
        result = budget_share_take(&recording->memory,
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

int load_used_inputs(const struct load_source *source, bool arguments,
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
                                            sizeof *numbers, compare_numbers);

            events->link[row] = (uint32_t)(found - numbers);
        }
    return load_all(source, numbers, count, arguments, recording, error);
}
