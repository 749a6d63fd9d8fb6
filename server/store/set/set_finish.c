/* Writes the names, after the last recording of a set file. */
#include "store/set/set_finish.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/set/set_build.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <string.h>

static int put_texts(struct set_writer *writer, const char *path,
                     const struct strings *texts, struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    int result = statement_prepare(&writer->database, path, false, &put, error);

    for (uint32_t i = 0; result == 0 && i < texts->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_bytes_as_text(&put, ":text", strings_text(texts, i),
                                     strings_length(texts, i));
        result = statement_run(&put, error);
    }
    return result;
}

static int put_ops(struct set_writer *writer, struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    int result =
        statement_prepare(&writer->database, "sql/set_put_op", false, &put, error);

    for (uint32_t i = 0; result == 0 && i < writer->ops.count; i++) {
        struct build_op op;

        memcpy(&op, strings_text(&writer->ops, i), sizeof op);
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":name", op.name);
        statement_bind_int64(&put, ":short_name", op.short_name);
        statement_bind_int64(&put, ":merged_name", op.merged_name);
        statement_bind_int64(&put, ":merged_short_name", op.merged_short_name);
        statement_bind_int64(&put, ":category", op.category);
        statement_bind_int64(&put, ":side", op.side);
        statement_bind_int64(&put, ":kind", op.kind);
        result = statement_run(&put, error);
    }
    return result;
}

/* Two names, by their bytes. */
static int compare_names(const void *a, const void *b, void *context)
{
    const struct strings *names = context;
    const uint32_t *x = a, *y = b;
    size_t m = strings_length(names, *x), n = strings_length(names, *y);
    int order = memcmp(strings_text(names, *x), strings_text(names, *y), m < n ? m : n);

    return order == 0 ? (m > n) - (m < n) : order;
}

/* The place of each name in the order of all names, so that sorting rows needs no
 * texts. */
static uint32_t *order_names(struct strings *names)
{
    CLEANUP_FREE uint32_t *order = calloc((size_t)names->count + 1, sizeof *order);
    uint32_t *positions = calloc((size_t)names->count + 1, sizeof *positions);

    if (order == NULL || positions == NULL) {
        free(positions);
        return NULL;
    }
    for (uint32_t i = 0; i < names->count; i++)
        order[i] = i;
    qsort_r(order, names->count, sizeof *order, compare_names, names);
    for (uint32_t i = 0; i < names->count; i++)
        positions[order[i]] = i;
    return positions;
}

static int put_names(struct set_writer *writer, struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    CLEANUP_FREE uint32_t *positions = order_names(&writer->names);
    const struct strings *names = &writer->names;

    if (positions == NULL)
        return error_set_memory(error);
    int result =
        statement_prepare(&writer->database, "sql/set_put_name", false, &put, error);
    for (uint32_t i = 0; result == 0 && i < names->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":position", positions[i]);
        statement_bind_bytes_as_text(&put, ":text", strings_text(names, i),
                                     strings_length(names, i));
        result = statement_run(&put, error);
    }
    return result;
}

static int64_t number_or_none(uint32_t id)
{
    return id == TRACE_NONE ? -1 : (int64_t)id;
}

static int put_inputs(struct set_writer *writer, struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    int result =
        statement_prepare(&writer->database, "sql/set_put_inputs", false, &put, error);

    for (uint32_t i = 0; result == 0 && i < writer->inputs.count; i++) {
        struct build_inputs inputs;

        memcpy(&inputs, strings_text(&writer->inputs, i), sizeof inputs);
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":shape", number_or_none(inputs.shape));
        statement_bind_int64(&put, ":types", number_or_none(inputs.types));
        statement_bind_int64(&put, ":concrete", number_or_none(inputs.concrete));
        result = statement_run(&put, error);
    }
    return result;
}

int build_names(struct set_writer *writer, struct error *error)
{
    int result = put_names(writer, error);

    if (result == 0)
        result = put_texts(writer, "sql/set_put_category", &writer->categories, error);
    if (result == 0)
        result = put_texts(writer, "sql/set_put_shape", &writer->shapes, error);
    if (result == 0)
        result = put_texts(writer, "sql/set_put_argument", &writer->arguments, error);
    if (result == 0)
        result = put_inputs(writer, error);
    return result == 0 ? put_ops(writer, error) : result;
}
