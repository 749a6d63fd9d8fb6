/* See compare_aliases.h. */
#include "analysis/compare/compare_aliases.h"
#include "analysis/compare/alias_class.h"
#include "analysis/compare/compare_work.h"
#include "analysis/compare/row_id.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

/* The name of a row has at most this many names of each side, the first ones. */
#define NAMES_SHOWN 16
#define TEXTS_MAX ((size_t)256 << 20)

/* A row that only one side has, with the class of its name. */
struct alias_candidate {
    struct alias_class class;
    uint32_t row; /* in result->all; ascending is by name, then category */
    uint8_t trace_side;
    uint8_t side; /* enum pair_side */
};

/* The rows of aliases that become one. */
struct alias_group {
    size_t begin, end; /* of the candidates: control first */
    struct compare_row row;
    size_t name; /* in the texts, which still move */
};

struct alias_merge {
    struct compare_result *result;
    struct alias_candidate *candidates;
    size_t candidate_count;
    struct alias_group *groups;
    size_t group_count;
    struct buffer texts;
};

static void free_merging(struct alias_merge *merging)
{
    free(merging->candidates);
    free(merging->groups);
    buffer_free(&merging->texts);
}

/* ---- finding ---- */

static int compare_candidates(const void *a, const void *b)
{
    const struct alias_candidate *x = a, *y = b;

    if (x->trace_side != y->trace_side)
        return x->trace_side < y->trace_side ? -1 : 1;
    int order = alias_class_compare(&x->class, &y->class);
    if (order != 0)
        return order;
    if (x->side != y->side)
        return x->side < y->side ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

static int find_candidates(struct alias_merge *merging, struct error *error)
{
    struct compare_result *result = merging->result;
    size_t room = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        struct alias_candidate candidate = {.row = (uint32_t)i, .trace_side = row->side};

        if ((row->count[PAIR_CONTROL] == 0) == (row->count[PAIR_TEST] == 0) ||
            !alias_class_of(row->name, row->category, row->side, &candidate.class))
            continue;
        candidate.side = row->count[PAIR_TEST] > 0;
        if (merging->candidate_count == room) {
            size_t more = room == 0 ? 64 : room;
            struct alias_candidate *grown = NULL;
            int over = budget_share_take(&result->memory, more * sizeof *grown, error);

            if (over != 0)
                return over;
            grown = reallocarray(merging->candidates, room + more, sizeof *grown);
            if (grown == NULL)
                return error_set_memory(error);
            merging->candidates = grown;
            room += more;
        }
        merging->candidates[merging->candidate_count++] = candidate;
    }
    if (merging->candidate_count > 1)
        qsort(merging->candidates, merging->candidate_count, sizeof *merging->candidates,
              compare_candidates);
    return budget_look(result->budget, error);
}

/* Copies are the same only if one side leaves open which host memory it means: pinned and
 * pageable memory differ. */
static bool are_same(const struct alias_candidate *list, const struct alias_group *group)
{
    bool there[2] = {false, false}, vague[2] = {true, true};

    for (size_t i = group->begin; i < group->end; i++) {
        there[list[i].side] = true;
        vague[list[i].side] &= list[i].class.is_vague;
    }
    return there[PAIR_CONTROL] && there[PAIR_TEST] &&
           (list[group->begin].trace_side == TRACE_HOST || vague[PAIR_CONTROL] ||
            vague[PAIR_TEST]);
}

static bool is_of_group(const struct alias_candidate *list, size_t first, size_t other)
{
    return list[first].trace_side == list[other].trace_side &&
           alias_class_compare(&list[first].class, &list[other].class) == 0;
}

/* ---- the sum ---- */

static void add_time(int64_t *sum, int64_t time)
{
    if (__builtin_add_overflow(*sum, time, sum))
        *sum = INT64_MAX;
}

static void add_row(struct compare_row *sum, const struct compare_row *row, int side)
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

/* "a + b / c"; a name of two categories is written once. */
static void write_name(const struct alias_merge *merging, const struct alias_group *group,
                       struct buffer *out)
{
    const struct compare_row *rows = merging->result->all;
    const char *last = NULL;
    size_t names = 0;

    for (size_t i = group->begin; i < group->end; i++) {
        const struct alias_candidate *candidate = &merging->candidates[i];
        bool next = i > group->begin && candidate->side != candidate[-1].side;

        if (next) {
            names = 0;
            last = NULL;
        }
        if (last != NULL && strcmp(last, rows[candidate->row].name) == 0)
            continue;
        last = rows[candidate->row].name;
        buffer_append_text(out, i == group->begin ? "" : next ? " / " : "");
        if (names > 0 && names <= NAMES_SHOWN)
            buffer_append_text(out, " + ");
        if (names <= NAMES_SHOWN)
            buffer_append_text(out, names == NAMES_SHOWN ? "…" : last);
        names++;
    }
    buffer_append_char(out, '\0');
}

static void make_group(struct alias_merge *merging, struct alias_group *group)
{
    struct compare_result *result = merging->result;
    uint64_t most = 0;

    significance_clear(&group->row.significance);
    compare_work_clear(&group->row.work);
    group->row.alias = (uint32_t)result->alias_count;
    group->row.alias_count = (uint32_t)(group->end - group->begin);
    for (size_t i = group->begin; i < group->end; i++) {
        const struct alias_candidate *candidate = &merging->candidates[i];
        const struct compare_row *row = &result->all[candidate->row];

        add_row(&group->row, row, candidate->side);
        if (row->count[candidate->side] > most) {
            most = row->count[candidate->side];
            group->row.category = row->category;
        }
        result->aliases[result->alias_count++] =
            (struct compare_alias){.name = row->name,
                                   .category = row->category,
                                   .side = (enum pair_side)candidate->side,
                                   .count = row->count[candidate->side],
                                   .total = row->total[candidate->side]};
    }
    group->name = merging->texts.length;
    write_name(merging, group, &merging->texts);
}

static int make_groups(struct alias_merge *merging, struct error *error)
{
    struct compare_result *result = merging->result;
    size_t count = merging->candidate_count;
    int over = budget_share_take(
        &result->memory, count * (sizeof *merging->groups / 2 + sizeof *result->aliases),
        error);

    if (over != 0)
        return over;
    merging->groups = calloc(count / 2 + 1, sizeof *merging->groups);
    result->aliases = calloc(count + 1, sizeof *result->aliases);
    if (merging->groups == NULL || result->aliases == NULL)
        return error_set_memory(error);
    for (size_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1; end < count && is_of_group(merging->candidates, begin, end);
             end++)
            ;
        struct alias_group *group = &merging->groups[merging->group_count];
        *group = (struct alias_group){.begin = begin, .end = end};
        if (are_same(merging->candidates, group)) {
            make_group(merging, group);
            merging->group_count++;
        }
    }
    result->alias_texts = buffer_take(&merging->texts);
    if (result->alias_texts == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < merging->group_count; i++) {
        struct compare_row *row = &merging->groups[i].row;

        row->name = result->alias_texts + merging->groups[i].name;
        for (uint32_t k = 0; k < row->alias_count; k++) {
            result->aliases[row->alias + k].row_name = row->name;
            result->aliases[row->alias + k].row_category = row->category;
        }
    }
    return 0;
}

/* ---- the rows ---- */

static int compare_rows(const struct compare_row *x, const struct compare_row *y)
{
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static int compare_groups(const void *a, const void *b)
{
    return compare_rows(&((const struct alias_group *)a)->row,
                        &((const struct alias_group *)b)->row);
}

/* Replaces the rows of each group by the row of the group, at its place. */
static void replace_rows(struct alias_merge *merging)
{
    struct compare_result *result = merging->result;
    struct compare_row *rows = result->all;
    size_t left = 0, groups = merging->group_count;

    for (size_t i = 0; i < groups; i++)
        for (size_t j = merging->groups[i].begin; j < merging->groups[i].end; j++)
            rows[merging->candidates[j].row].count[PAIR_CONTROL] =
                rows[merging->candidates[j].row].count[PAIR_TEST] = 0;
    for (size_t i = 0; i < result->row_count; i++)
        if (rows[i].count[PAIR_CONTROL] + rows[i].count[PAIR_TEST] > 0)
            rows[left++] = rows[i];
    qsort(merging->groups, groups, sizeof *merging->groups, compare_groups);
    result->row_count = left + groups;
    for (size_t at = result->row_count; groups > 0; at--)
        if (left > 0 &&
            compare_rows(&rows[left - 1], &merging->groups[groups - 1].row) > 0)
            rows[at - 1] = rows[--left];
        else
            rows[at - 1] = merging->groups[--groups].row;
}

int compare_merge_aliases(struct compare_result *result, struct error *error)
{
    CLEANUP(free_merging) struct alias_merge merging = {.result = result};

    buffer_init(&merging.texts, TEXTS_MAX);
    buffer_append_char(&merging.texts, '\0');
    int failed = find_candidates(&merging, error);
    if (failed != 0 || merging.candidate_count < 2)
        return failed;
    failed = make_groups(&merging, error);
    if (failed == 0 && merging.group_count > 0)
        replace_rows(&merging);
    return failed;
}

bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id)
{
    if (row_id_is(id, row->name, row->category))
        return true;
    for (uint32_t i = 0; i < row->alias_count; i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        if (row_id_is(id, alias->name, alias->category))
            return true;
    }
    return false;
}
