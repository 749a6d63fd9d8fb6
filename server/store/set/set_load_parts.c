/* See set_load_parts.h. Ops and shapes keep the numbers that they have in the set. */
#include "store/set/set_load_parts.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_BYTES_MAX ((size_t)1 << 31)

int load_prepare(const struct load_source *source, const char *path, uint32_t file,
                 struct statement *out, struct error *error)
{
    int result = statement_prepare_in(source->database, source->schema, path, out, error);

    if (result == 0)
        statement_bind_int64(out, ":file", file);
    return result;
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

bool load_room(void **array, uint32_t count, size_t size)
{
    if (count != 0 && (count < 8 || (count & (count - 1)) != 0))
        return true;
    void *grown = reallocarray(*array, count < 8 ? 8 : (size_t)count * 2, size);
    if (grown == NULL)
        return false;
    *array = grown;
    return true;
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
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare_in(source->database, source->schema, path, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        size_t length;
        const char *text = statement_text(&select, 1, &length);

        if (statement_int64(&select, 0) != numbers->count)
            return load_damaged(source, path, error);
        if (!load_room((void **)&numbers->values, numbers->count,
                       sizeof *numbers->values))
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
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare_in(source->database, source->schema, "sql/load_ops",
                                      &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        int64_t name = statement_int64(&select, 1);
        int64_t category = statement_int64(&select, 2);
        int64_t side = statement_int64(&select, 3), kind = statement_int64(&select, 4);

        if (statement_int64(&select, 0) != recording->op_count ||
            recording->op_count >= CELLS_OPS_MAX || name < 0 || name >= names->count ||
            category < 0 || category >= categories->count || side < TRACE_HOST ||
            side > TRACE_NEITHER || kind < TRACE_KIND_NONE || kind > TRACE_KIND_MEMORY)
            return load_damaged(source, "op", error);
        if (!load_room((void **)&recording->ops, recording->op_count,
                       sizeof *recording->ops))
            return error_set_memory(error);
        recording->ops[recording->op_count++] =
            (struct trace_op){.name = names->values[name],
                              .category = categories->values[category],
                              .side = (uint8_t)side,
                              .kind = (uint8_t)kind};
        result = 0;
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
    CLEANUP_STATEMENT struct statement select = {0};
    uint32_t texts = recording->arguments.count;
    int result = statement_prepare_in(source->database, source->schema, "sql/load_inputs",
                                      &select, error);

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
        if (!load_room((void **)&recording->inputs, recording->inputs_count,
                       sizeof *recording->inputs))
            return error_set_memory(error);
        recording->inputs[recording->inputs_count++] = inputs;
    }
    return result;
}

int load_inputs(const struct load_source *source, bool arguments,
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
    CLEANUP_STATEMENT struct statement row = {0};
    int result = load_prepare(source, "sql/load_places", file, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
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
            !load_room((void **)&recording->places, recording->place_count,
                       sizeof *recording->places))
            return error_set_memory(error);
        recording->places[recording->place_count++] = place;
        result = 0;
    }
    return result;
}

int load_step_rows(const struct load_source *source, uint32_t file,
                   struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = load_prepare(source, "sql/load_step_rows", file, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (!load_room((void **)&recording->step_rows, recording->step_row_count,
                       sizeof *recording->step_rows))
            return error_set_memory(error);
        recording->step_rows[recording->step_row_count++] =
            (struct trace_step_row){.number = statement_int64(&row, 0),
                                    .ts = statement_int64(&row, 1),
                                    .dur = statement_int64(&row, 2),
                                    .begin = statement_int64(&row, 3),
                                    .end = statement_int64(&row, 4)};
        result = 0;
    }
    return result;
}
