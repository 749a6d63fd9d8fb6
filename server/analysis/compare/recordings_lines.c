/* See recordings_lines.h. */
#include "analysis/compare/recordings_lines.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

/* The Python functions of each side, and what becomes of each row. */
struct line_join {
    const char **names[2];
    uint32_t *rows[2];
    size_t count[2];
    bool *there[2];  /* by row: a recording of the side has it */
    uint32_t *first; /* by merged name: 1 + its first row */
    uint32_t *into;  /* by row: the row that it becomes, later its new number */
    uint32_t *place; /* by row that stays: its new number */
};

static void free_join(struct line_join *join)
{
    for (int side = 0; side < 2; side++) {
        free(join->names[side]);
        free(join->rows[side]);
        free(join->there[side]);
    }
    free(join->first);
    free(join->into);
    free(join->place);
}

/* False if memory is refused. */
static bool make_join(struct recordings_result *result, struct line_join *join)
{
    size_t rows = result->row_count + 1;
    bool fine = true;

    if (budget_share_take(&result->memory,
                          rows * (2 * sizeof(char *) + 5 * sizeof(uint32_t) + 2),
                          NULL) != 0)
        return false;
    for (int side = 0; side < 2; side++) {
        join->names[side] = calloc(rows, sizeof *join->names[side]);
        join->rows[side] = calloc(rows, sizeof *join->rows[side]);
        join->there[side] = calloc(rows, sizeof *join->there[side]);
        fine = fine && join->names[side] != NULL && join->rows[side] != NULL &&
               join->there[side] != NULL;
    }
    join->into = calloc(rows, sizeof *join->into);
    join->place = calloc(rows, sizeof *join->place);
    return fine && join->into != NULL && join->place != NULL;
}

static int list_names(struct recordings_result *result,
                      const struct recordings_cells *cells, struct line_join *join,
                      struct error *error)
{
    for (size_t i = 0; i < cells->count; i++) {
        int side = cells->items[i].recording >= result->count[PAIR_CONTROL];

        join->there[side][cells->items[i].row] = true;
    }
    for (uint32_t i = 0; i < result->row_count; i++) {
        join->into[i] = i;
        if (strcmp(result->rows[i].category, "python_function") != 0)
            continue;
        for (int side = 0; side < 2; side++)
            if (join->there[side][i]) {
                join->names[side][join->count[side]] = result->rows[i].name;
                join->rows[side][join->count[side]++] = i;
            }
    }
    return python_rows_make((const char *const *const[2]){join->names[0], join->names[1]},
                            join->count, result->budget, &result->python, error);
}

/* A row of several names gets the merged name. */
static void find_rows(struct recordings_result *result, struct line_join *join)
{
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < join->count[side]; i++) {
            uint32_t name = result->python.row[side][i], row = join->rows[side][i];

            if (name == STRINGS_NONE)
                continue;
            if (join->first[name] == 0)
                join->first[name] = row + 1;
            uint32_t first = join->first[name] - 1;
            if (first == row)
                continue;
            join->into[row] = first;
            result->rows[first].name = python_rows_name(&result->python, side, i);
        }
}

/* The rows that stay move together; `into` becomes their new numbers. */
static void keep_rows(struct recordings_result *result, struct line_join *join)
{
    size_t kept = 0;

    for (uint32_t i = 0; i < result->row_count; i++)
        if (join->into[i] == i) {
            join->place[i] = (uint32_t)kept;
            result->rows[kept++] = result->rows[i];
        }
    for (uint32_t i = 0; i < result->row_count; i++)
        join->into[i] = join->place[join->into[i]];
    result->row_count = kept;
}

int recordings_join_lines(struct recordings_result *result,
                          struct recordings_cells *cells, struct error *error)
{
    CLEANUP(free_join) struct line_join join = {0};

    if (!make_join(result, &join))
        return budget_or_memory(result->budget, error);
    int failed = list_names(result, cells, &join, error);
    if (failed != 0)
        return failed;
    join.first = calloc((size_t)result->python.merged.count + 1, sizeof *join.first);
    if (join.first == NULL)
        return error_set_memory(error);
    find_rows(result, &join);
    keep_rows(result, &join);
    for (size_t i = 0; i < cells->count; i++)
        cells->items[i].row = join.into[cells->items[i].row];
    return budget_look(result->budget, error);
}

int recordings_add_cells(const struct recordings_result *result,
                         struct recordings_cells *cells, struct error *error)
{
    size_t all = result->count[0] + result->count[1], kept = 0, begin = 0;
    CLEANUP_FREE size_t *place = calloc(all + 1, sizeof *place); /* 1 + the cell */

    if (place == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < cells->count; i++) {
        const struct recordings_cell cell = cells->items[i];

        if (kept > 0 && cells->items[kept - 1].row != cell.row)
            begin = kept;
        if (place[cell.recording] <= begin) {
            cells->items[kept++] = cell;
            place[cell.recording] = kept;
            continue;
        }
        struct recordings_cell *sum = &cells->items[place[cell.recording] - 1];
        sum->count += cell.count;
        sum->total += cell.total;
        sum->self += cell.self;
    }
    cells->count = kept;
    return budget_look(result->budget, error);
}
