/* See compare_lines.h. */
#include "analysis/compare/compare_lines.h"
#include "analysis/compare/python_rows.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* What a row has on one side, with its merged name. */
struct merged_member {
    uint32_t name; /* in result->python.merged */
    struct join_member member;
};

/* The Python functions of a side; ascending rows. */
struct side_names {
    const char **names;
    uint32_t *rows;
    size_t count, name_room, row_room;
};

static void free_names(struct side_names (*sides)[2])
{
    for (int side = 0; side < 2; side++) {
        free((*sides)[side].names);
        free((*sides)[side].rows);
    }
}

static int list_names(struct compare_result *result, struct side_names sides[2],
                      struct error *error)
{
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (strcmp(row->category, "python_function") != 0)
            continue;
        for (int side = 0; side < 2; side++) {
            struct side_names *of = &sides[side];

            if (row->count[side] == 0)
                continue;
            if (!ARRAY_RESERVE_COUNTED(&result->memory, of->names, of->name_room,
                                       of->count + 1) ||
                !ARRAY_RESERVE_COUNTED(&result->memory, of->rows, of->row_room,
                                       of->count + 1))
                return budget_or_memory(result->budget, error);
            of->names[of->count] = row->name;
            of->rows[of->count++] = (uint32_t)i;
        }
    }
    return budget_look(result->budget, error);
}

static int compare_members(const void *a, const void *b)
{
    const struct merged_member *x = a, *y = b;

    if (x->name != y->name)
        return x->name < y->name ? -1 : 1;
    if (x->member.side != y->member.side)
        return x->member.side < y->member.side ? -1 : 1;
    return (x->member.row > y->member.row) - (x->member.row < y->member.row);
}

/* The members by merged name, control first; NULL if memory is refused. */
static struct merged_member *list_members(struct compare_result *result,
                                          const struct side_names sides[2], size_t *count)
{
    size_t room = sides[0].count + sides[1].count;
    struct merged_member *list = NULL;

    *count = 0;
    if (budget_share_take(&result->memory, room * sizeof *list, NULL) == 0)
        list = calloc(room + 1, sizeof *list);
    for (int side = 0; list != NULL && side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++) {
            uint32_t name = result->python.row[side][i], row = sides[side].rows[i];

            if (name == STRINGS_NONE)
                continue;
            result->all[row].merged = python_rows_name(&result->python, side, i);
            list[(*count)++] =
                (struct merged_member){name, {row, side == 0 ? PAIR_CONTROL : PAIR_TEST}};
        }
    if (list != NULL)
        qsort(list, *count, sizeof *list, compare_members);
    return list;
}

static int add_group(struct compare_join *join, const struct merged_member *list,
                     size_t begin, size_t end, struct error *error)
{
    const struct strings *names = &join->result->python.merged;
    int failed = compare_join_begin(join, strings_text(names, list[begin].name), error);

    for (size_t i = begin; i < end && failed == 0; i++)
        failed = compare_join_add(join, &list[i].member, error);
    return failed;
}

int compare_find_lines(struct compare_join *join, struct error *error)
{
    struct compare_result *result = join->result;
    CLEANUP(free_names) struct side_names sides[2] = {0};
    size_t count;
    int failed = list_names(result, sides, error);

    if (failed != 0)
        return failed;
    failed =
        python_rows_make((const char *const *const[2]){sides[0].names, sides[1].names},
                         (const size_t[2]){sides[0].count, sides[1].count},
                         result->budget, &result->python, error);
    if (failed != 0)
        return failed;
    CLEANUP_FREE struct merged_member *list = list_members(result, sides, &count);
    if (list == NULL)
        return budget_or_memory(result->budget, error);
    for (size_t begin = 0, end; begin < count && failed == 0; begin = end) {
        bool several = false;

        for (end = begin + 1; end < count && list[end].name == list[begin].name; end++)
            several |= list[end].member.row != list[begin].member.row;
        if (several)
            failed = add_group(join, list, begin, end, error);
    }
    return failed;
}
