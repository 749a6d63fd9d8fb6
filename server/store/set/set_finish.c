/* What a set file needs after its last recording: names and roll-ups. */
#include "store/set/set_finish.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/set/set_build.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <string.h>

/* ---- names ---- */

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
        statement_prepare(&writer->database, "sql/set_put_op.sql", false, &put, error);

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

/* The place of each name in the order of all names, for sorting rows without their
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
        statement_prepare(&writer->database, "sql/set_put_name.sql", false, &put, error);
    for (uint32_t i = 0; result == 0 && i < names->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":position", positions[i]);
        statement_bind_bytes_as_text(&put, ":text", strings_text(names, i),
                                     strings_length(names, i));
        result = statement_run(&put, error);
    }
    return result;
}

int build_names(struct set_writer *writer, struct error *error)
{
    int result = put_names(writer, error);

    if (result == 0)
        result =
            put_texts(writer, "sql/set_put_category.sql", &writer->categories, error);
    if (result == 0)
        result = put_texts(writer, "sql/set_put_shape.sql", &writer->shapes, error);
    return result == 0 ? put_ops(writer, error) : result;
}

/* ---- roll-ups ---- */

/* Adds the blob in the first column of the current row. */
static int add_row(struct statement *select, struct cells *sum, struct error *error)
{
    size_t length;
    const void *blob = statement_blob(select, 0, &length);

    return build_cells_error(cells_add_blob(sum, blob, length), error);
}

static int add_rows(struct set_writer *writer, const char *path, struct cells *sum,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(&writer->database, path, false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = add_row(&select, sum, error);
    return result;
}

static int roll_up_set(struct set_writer *writer, const char *scope, const char *path,
                       struct error *error)
{
    CLEANUP_CELLS struct cells sum = {0};
    CLEANUP_STATEMENT struct statement put = {0};
    int result = add_rows(writer, path, &sum, error);

    if (result == 0)
        result = statement_prepare(&writer->database, "sql/set_put_op_set.sql", false,
                                   &put, error);
    if (result != 0)
        return result;
    statement_bind_text(&put, ":scope", scope);
    return build_put_cells(&put, &sum, error);
}

/* The steps of one number, as they come from sql/rollup_numbers.sql. */
struct number_sum {
    struct statement select, put; /* a step's cells; the sum */
    struct cells sum;
    int64_t number, step; /* the last step of that number, perhaps not yet added */
    uint32_t steps;
};

static void free_number_sum(struct number_sum *number)
{
    statement_finish(&number->select);
    statement_finish(&number->put);
    cells_free(&number->sum);
}

static int add_step(struct number_sum *number, int64_t step, struct error *error)
{
    statement_bind_int64(&number->select, ":step", step);
    int result = statement_step(&number->select, error);

    if (result == 1)
        result = add_row(&number->select, &number->sum, error);
    statement_reset(&number->select);
    return result;
}

/* Ends the sum of a number; one step alone needs no roll-up. */
static int put_number(struct number_sum *number, struct error *error)
{
    uint32_t steps = number->steps;

    number->steps = 0;
    if (steps < 2)
        return 0;
    statement_bind_int64(&number->put, ":n", number->number);
    int result = build_put_cells(&number->put, &number->sum, error);
    cells_clear(&number->sum);
    return result;
}

static int next_step(struct number_sum *number, int64_t n, int64_t step,
                     struct error *error)
{
    int result = 0;

    if (number->steps > 0 && n != number->number)
        result = put_number(number, error);
    number->steps++;
    number->number = n;
    /* The first step of a number is read only when a second one comes. */
    if (result == 0 && number->steps == 2)
        result = add_step(number, number->step, error);
    if (result == 0 && number->steps >= 2)
        result = add_step(number, step, error);
    number->step = step;
    return result;
}

static int roll_up_numbers(struct set_writer *writer, struct error *error)
{
    CLEANUP(free_number_sum) struct number_sum number = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    struct database *database = &writer->database;
    int result =
        statement_prepare(database, "sql/rollup_numbers.sql", false, &select, error);

    if (result == 0)
        result = statement_prepare(database, "sql/step_cells.sql", false, &number.select,
                                   error);
    if (result == 0)
        result = statement_prepare(database, "sql/set_put_op_number.sql", false,
                                   &number.put, error);
    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = next_step(&number, statement_int64(&select, 0),
                           statement_int64(&select, 1), error);
    return result == 0 ? put_number(&number, error) : result;
}

int build_rollups(struct set_writer *writer, struct error *error)
{
    int result = roll_up_numbers(writer, error);

    if (result == 0)
        result = roll_up_set(writer, "steps", "sql/rollup_set_steps.sql", error);
    if (result == 0)
        result = roll_up_set(writer, "any", "sql/rollup_set_any.sql", error);
    return result;
}
