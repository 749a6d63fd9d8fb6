/* See set_rollups.h. The sums are made from the cells of the steps (codec/cells.h), so
 * the rows of each table can be written in the order of its key. */
#include "store/set/set_rollups.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "store/codec/cells.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>

/* Makes roll-ups one after another, each the sum of some steps. */
struct rollup {
    struct statement put; /* a row */
    struct cells sum;
    struct trace_cell *list; /* scratch of put_rows() */
    size_t capacity;
};

static void free_rollup(struct rollup *rollup)
{
    statement_finish(&rollup->put);
    cells_free(&rollup->sum);
    free(rollup->list);
}

/* Adds the blob in a column of the current row. */
static int add_blob(struct statement *select, int column, struct cells *sum,
                    struct error *error)
{
    size_t length;
    const void *blob = statement_blob(select, column, &length);

    return build_cells_error(cells_add_blob(sum, blob, length), error);
}

static int list_sum(struct rollup *rollup, size_t *count, struct error *error)
{
    *count = cells_list(&rollup->sum, NULL);
    if (*count > rollup->capacity) {
        free(rollup->list);
        rollup->capacity = 0;
        rollup->list = calloc(*count, sizeof *rollup->list);
        if (rollup->list == NULL)
            return error_set_memory(error);
        rollup->capacity = *count;
    }
    cells_list(&rollup->sum, rollup->list);
    return 0;
}

/* Writes a row for each op of the sum, and empties it. The caller has bound the rest of
 * the key. */
static int put_rows(struct rollup *rollup, struct error *error)
{
    struct statement *put = &rollup->put;
    size_t count;
    int result = list_sum(rollup, &count, error);

    for (size_t i = 0; result == 0 && i < count; i++) {
        const struct trace_cell *cell = &rollup->list[i];

        statement_bind_int64(put, ":op", cell->op);
        statement_bind_int64(put, ":count", (int64_t)cell->count);
        statement_bind_int64(put, ":total", cell->total);
        statement_bind_int64(put, ":self", cell->self);
        statement_bind_int64(put, ":min", cell->min);
        statement_bind_int64(put, ":max", cell->max);
        result = statement_run(put, error);
    }
    cells_clear(&rollup->sum);
    return result;
}

static int prepare_rollup(struct set_writer *writer, const char *path,
                          struct rollup *rollup, struct error *error)
{
    return statement_prepare(&writer->database, path, false, &rollup->put, error);
}

/* ---- of files ---- */

static int put_file(struct rollup *rollup, int64_t file, struct error *error)
{
    statement_bind_int64(&rollup->put, ":file", file);
    return put_rows(rollup, error);
}

/* `all`: the sum of all files; NULL: not wanted. */
static int roll_up_files(struct set_writer *writer, struct cells *all,
                         struct error *error)
{
    CLEANUP(free_rollup) struct rollup rollup = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    int64_t last = -1;
    int result = prepare_rollup(writer, "sql/set_put_op_file", &rollup, error);

    if (result == 0)
        result = statement_prepare(&writer->database, "sql/rollup_files", false, &select,
                                   error);
    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        int64_t file = statement_int64(&select, 0);

        result = file != last ? put_file(&rollup, last, error) : 0;
        last = file;
        if (result == 0)
            result = add_blob(&select, 1, &rollup.sum, error);
        if (result == 0 && all != NULL)
            result = add_blob(&select, 1, all, error);
    }
    return result == 0 ? put_file(&rollup, last, error) : result;
}

/* ---- of step numbers ---- */

/* The steps of one number, from sql/rollup_numbers. */
struct number_sum {
    struct statement select; /* reads a step's cells */
    struct rollup rollup;
    int64_t number, step; /* the last step of that number, perhaps not yet added */
    uint32_t steps;
};

static void free_number_sum(struct number_sum *number)
{
    statement_finish(&number->select);
    free_rollup(&number->rollup);
}

static int add_step(struct number_sum *number, int64_t step, struct error *error)
{
    statement_bind_int64(&number->select, ":step", step);
    int result = statement_step(&number->select, error);

    if (result == 1)
        result = add_blob(&number->select, 0, &number->rollup.sum, error);
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
    statement_bind_int64(&number->rollup.put, ":n", number->number);
    return put_rows(&number->rollup, error);
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
    int result = statement_prepare(database, "sql/rollup_numbers", false, &select, error);

    if (result == 0)
        result =
            statement_prepare(database, "sql/step_cells", false, &number.select, error);
    if (result == 0)
        result = prepare_rollup(writer, "sql/set_put_op_number", &number.rollup, error);
    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = next_step(&number, statement_int64(&select, 0),
                           statement_int64(&select, 1), error);
    return result == 0 ? put_number(&number, error) : result;
}

/* ---- of the set ---- */

static int add_pseudo_steps(struct set_writer *writer, struct cells *sum,
                            struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(&writer->database, "sql/rollup_set_any", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = add_blob(&select, 0, sum, error);
    return result;
}

/* The sum of the files is in the roll-up already. */
static int roll_up_set(struct set_writer *writer, struct rollup *rollup,
                       struct error *error)
{
    int result = prepare_rollup(writer, "sql/set_put_op_set", rollup, error);

    if (result != 0)
        return result;
    statement_bind_text(&rollup->put, ":scope", "steps");
    result = put_rows(rollup, error);
    if (result == 0)
        result = add_pseudo_steps(writer, &rollup->sum, error);
    if (result != 0)
        return result;
    statement_bind_text(&rollup->put, ":scope", "any");
    return put_rows(rollup, error);
}

static int count_files(struct set_writer *writer, int64_t *count, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(&writer->database, "sql/rollup_count_files", false,
                                   &select, error);

    if (result == 0)
        result = statement_step(&select, error);
    *count = result == 1 ? statement_int64(&select, 0) : 0;
    return result == 1 ? 0 : result;
}

int build_rollups(struct set_writer *writer, struct error *error)
{
    CLEANUP(free_rollup) struct rollup set = {0};
    int64_t files;
    int result = count_files(writer, &files, error);

    if (result == 0)
        result = roll_up_files(writer, files > 1 ? &set.sum : NULL, error);
    if (result == 0)
        result = roll_up_numbers(writer, error);
    return result == 0 && files > 1 ? roll_up_set(writer, &set, error) : result;
}
