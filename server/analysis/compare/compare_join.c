/* See compare_join.h. */
#include "analysis/compare/compare_join.h"
#include "analysis/compare/compare_work.h"
#include "analysis/compare/row_id.h"
#include "base/array.h"

#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)
/* The names of a row are at most this many of each side, the first ones. */
#define NAMES_SHOWN 16

void compare_join_init(struct compare_join *join, struct compare_result *result)
{
    *join = (struct compare_join){.result = result};
    buffer_init(&join->texts, TEXTS_MAX);
}

void compare_join_free(struct compare_join *join)
{
    free(join->members);
    free(join->groups);
    buffer_free(&join->texts);
}

int compare_join_begin(struct compare_join *join, const char *name, struct error *error)
{
    if (!ARRAY_RESERVE_COUNTED(&join->result->memory, join->groups, join->group_room,
                               join->group_count + 1))
        return budget_or_memory(join->result->budget, error);
    struct join_group *group = &join->groups[join->group_count++];
    *group = (struct join_group){.begin = join->member_count,
                                 .end = join->member_count,
                                 .name = name != NULL ? join->texts.length : SIZE_MAX};
    if (name != NULL)
        buffer_append(&join->texts, name, strlen(name) + 1);
    significance_clear(&group->row.significance);
    compare_work_clear(&group->row.work);
    return 0;
}

int compare_join_add(struct compare_join *join, const struct join_member *member,
                     struct error *error)
{
    if (!ARRAY_RESERVE_COUNTED(&join->result->memory, join->members, join->member_room,
                               join->member_count + 1))
        return budget_or_memory(join->result->budget, error);
    join->members[join->member_count++] = *member;
    join->groups[join->group_count - 1].end++;
    return 0;
}

/* ---- the names ---- */

/* "a + b / c"; a name of two categories is written once. */
static void write_names(struct compare_join *join, struct join_group *group)
{
    struct buffer *out = &join->texts;
    const char *last = NULL;
    size_t names = 0;

    group->names = out->length;
    for (size_t i = group->begin; i < group->end; i++) {
        const struct join_member *member = &join->members[i];
        const char *name = join->result->all[member->row].name;
        bool next = i > group->begin && member->side != member[-1].side;

        if (next) {
            names = 0;
            last = NULL;
        }
        if (last != NULL && strcmp(last, name) == 0)
            continue;
        last = name;
        buffer_append_text(out, next ? " / " : "");
        if (names > 0 && names <= NAMES_SHOWN)
            buffer_append_text(out, " + ");
        if (names <= NAMES_SHOWN)
            buffer_append_text(out, names == NAMES_SHOWN ? "…" : last);
        names++;
    }
    buffer_append_char(out, '\0');
}

/* ---- the sum ---- */

static void add_time(int64_t *sum, int64_t time)
{
    if (__builtin_add_overflow(*sum, time, sum))
        *sum = INT64_MAX;
}

static void add_row(struct compare_row *sum, const struct compare_row *row,
                    enum pair_side side)
{
    bool first = sum->count[side] == 0;

    sum->side = row->side;
    sum->kind = row->kind > sum->kind ? row->kind : sum->kind;
    sum->count[side] += row->count[side];
    add_time(&sum->total[side], row->total[side]);
    add_time(&sum->self[side], row->self[side]);
    sum->min[side] =
        first || row->min[side] < sum->min[side] ? row->min[side] : sum->min[side];
    sum->max[side] =
        first || row->max[side] > sum->max[side] ? row->max[side] : sum->max[side];
}

static void add_up(const struct compare_join *join, struct join_group *group,
                   const char *texts)
{
    struct compare_result *result = join->result;
    struct compare_row *sum = &group->row;
    uint64_t most = 0;

    sum->names = texts + group->names;
    sum->name = group->name == SIZE_MAX ? sum->names : texts + group->name;
    sum->merged = result->all[join->members[group->begin].row].merged;
    sum->alias = (uint32_t)result->alias_count;
    sum->alias_count = (uint32_t)(group->end - group->begin);
    for (size_t i = group->begin; i < group->end; i++) {
        enum pair_side side = join->members[i].side;
        const struct compare_row *row = &result->all[join->members[i].row];

        add_row(sum, row, side);
        if (row->count[side] > most) {
            most = row->count[side];
            sum->category = row->category;
        }
        result->aliases[result->alias_count++] =
            (struct compare_alias){.name = row->name,
                                   .category = row->category,
                                   .side = side,
                                   .count = row->count[side],
                                   .total = row->total[side],
                                   .row_name = sum->name};
    }
    for (uint32_t i = 0; i < sum->alias_count; i++)
        result->aliases[sum->alias + i].row_category = sum->category;
}

/* ---- the rows ---- */

static int compare_rows(const struct compare_row *x, const struct compare_row *y)
{
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static int compare_groups(const void *a, const void *b)
{
    return compare_rows(&((const struct join_group *)a)->row,
                        &((const struct join_group *)b)->row);
}

/* Replaces the rows of each group by the row of the group, at its place. */
static void replace_rows(struct compare_join *join)
{
    struct compare_result *result = join->result;
    struct compare_row *rows = result->all;
    size_t left = 0, groups = join->group_count;

    for (size_t i = 0; i < join->member_count; i++) {
        struct compare_row *row = &rows[join->members[i].row];

        row->count[PAIR_CONTROL] = row->count[PAIR_TEST] = 0;
    }
    for (size_t i = 0; i < result->row_count; i++)
        if (rows[i].count[PAIR_CONTROL] + rows[i].count[PAIR_TEST] > 0)
            rows[left++] = rows[i];
    if (groups > 0)
        qsort(join->groups, groups, sizeof *join->groups, compare_groups);
    result->row_count = left + groups;
    for (size_t at = result->row_count; groups > 0; at--)
        if (left > 0 && compare_rows(&rows[left - 1], &join->groups[groups - 1].row) > 0)
            rows[at - 1] = rows[--left];
        else
            rows[at - 1] = join->groups[--groups].row;
}

static void number_names(struct compare_result *result)
{
    for (size_t i = 0; i < result->row_count; i++)
        result->all[i].name_row =
            i > 0 && strcmp(result->all[i].name, result->all[i - 1].name) == 0
                ? result->all[i - 1].name_row
                : (uint32_t)i;
}

int compare_join_rows(struct compare_join *join, struct error *error)
{
    struct compare_result *result = join->result;
    char **texts = &result->alias_texts[result->alias_texts[0] != NULL];
    size_t room = result->alias_count;

    for (size_t i = 0; i < join->group_count; i++)
        write_names(join, &join->groups[i]);
    if (join->group_count > 0) {
        *texts = buffer_take(&join->texts);
        if (*texts == NULL ||
            !ARRAY_RESERVE_COUNTED(&result->memory, result->aliases, room,
                                   result->alias_count + join->member_count))
            return budget_or_memory(result->budget, error);
    }
    for (size_t i = 0; i < join->group_count; i++)
        add_up(join, &join->groups[i], *texts);
    replace_rows(join);
    number_names(result);
    return budget_look(result->budget, error);
}

bool compare_row_has_name(const struct compare_result *result,
                          const struct compare_row *row, const char *name,
                          const char *category)
{
    if (strcmp(row->category, category) == 0 &&
        (strcmp(row->name, name) == 0 ||
         (row->merged != NULL && strcmp(row->merged, name) == 0)))
        return true;
    for (uint32_t i = 0; i < row->alias_count; i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        if (strcmp(alias->name, name) == 0 && strcmp(alias->category, category) == 0)
            return true;
    }
    return false;
}

bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id)
{
    if (row_id_is(id, row->name, row->category) ||
        (row->merged != NULL && row_id_is(id, row->merged, row->category)))
        return true;
    for (uint32_t i = 0; i < row->alias_count; i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        if (row_id_is(id, alias->name, alias->category))
            return true;
    }
    return false;
}
