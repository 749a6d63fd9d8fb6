/* See compare_aliases.h. */
#include "analysis/compare/compare_aliases.h"
#include "analysis/compare/alias_class.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* A row that only one side has, with the class of its name. */
struct alias_candidate {
    struct alias_class class;
    struct join_member member; /* ascending rows are by name, then category */
    uint8_t trace_side;
};

/* ---- finding ---- */

static int compare_candidates(const void *a, const void *b)
{
    const struct alias_candidate *x = a, *y = b;

    if (x->trace_side != y->trace_side)
        return x->trace_side < y->trace_side ? -1 : 1;
    int order = alias_class_compare(&x->class, &y->class);
    if (order != 0)
        return order;
    if (x->member.side != y->member.side)
        return x->member.side < y->member.side ? -1 : 1;
    return (x->member.row > y->member.row) - (x->member.row < y->member.row);
}

static int find_candidates(struct compare_result *result, struct alias_candidate **out,
                           size_t *count, struct error *error)
{
    size_t room = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        struct alias_candidate candidate = {.member = {.row = (uint32_t)i},
                                            .trace_side = row->side};

        if ((row->count[PAIR_CONTROL] == 0) == (row->count[PAIR_TEST] == 0) ||
            !alias_class_of(row->name, row->category, row->side, &candidate.class))
            continue;
        candidate.member.side = row->count[PAIR_TEST] > 0 ? PAIR_TEST : PAIR_CONTROL;
        if (!ARRAY_RESERVE_COUNTED(&result->memory, *out, room, *count + 1))
            return budget_or_memory(result->budget, error);
        (*out)[(*count)++] = candidate;
    }
    if (*count > 1)
        qsort(*out, *count, sizeof **out, compare_candidates);
    return budget_look(result->budget, error);
}

/* Copies are the same only if one side leaves open which host memory it means: pinned and
 * pageable memory differ. */
static bool are_same(const struct alias_candidate *list, size_t begin, size_t end)
{
    bool there[2] = {false, false}, vague[2] = {true, true};

    for (size_t i = begin; i < end; i++) {
        there[list[i].member.side] = true;
        vague[list[i].member.side] &= list[i].class.is_vague;
    }
    return there[PAIR_CONTROL] && there[PAIR_TEST] &&
           (list[begin].trace_side == TRACE_HOST || vague[PAIR_CONTROL] ||
            vague[PAIR_TEST]);
}

static bool is_of_group(const struct alias_candidate *list, size_t first, size_t other)
{
    return list[first].trace_side == list[other].trace_side &&
           alias_class_compare(&list[first].class, &list[other].class) == 0;
}

static int add_group(struct compare_join *join, const struct alias_candidate *list,
                     size_t begin, size_t end, struct error *error)
{
    int failed = compare_join_begin(join, NULL, error);

    for (size_t i = begin; i < end && failed == 0; i++)
        failed = compare_join_add(join, &list[i].member, error);
    return failed;
}

int compare_find_aliases(struct compare_join *join, struct error *error)
{
    CLEANUP_FREE struct alias_candidate *list = NULL;
    size_t count = 0;
    int failed = find_candidates(join->result, &list, &count, error);

    for (size_t begin = 0, end; begin < count && failed == 0; begin = end) {
        for (end = begin + 1; end < count && is_of_group(list, begin, end);)
            end++;
        if (are_same(list, begin, end))
            failed = add_group(join, list, begin, end, error);
    }
    return failed;
}
