/* See compare_replacements.h and matching.h.
 */
#include "analysis/compare/compare_replacements.h"
#include "analysis/compare/compare_join.h"
#include "analysis/compare/compare_launches.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)

/* The kernels that only one side has. */
struct unmatched_kernels {
    struct matching_kernel *kernels;
    struct launches_kernel *names;
    size_t *rows;     /* in result->all, ascending */
    uint32_t *joined; /* 1 + the pair that a kernel joins */
    size_t count;
    struct compare_launches launches;
};

static void free_unmatched(struct unmatched_kernels *unmatched)
{
    free(unmatched->kernels);
    free(unmatched->names);
    free(unmatched->rows);
    free(unmatched->joined);
    compare_launches_free(&unmatched->launches);
}

static int collect_kernels(const struct compare_result *result, enum pair_side side,
                           struct unmatched_kernels *out, struct error *error)
{
    enum pair_side other = side == PAIR_TEST ? PAIR_CONTROL : PAIR_TEST;
    size_t most = 0;

    for (size_t i = 0; i < result->row_count; i++)
        most += result->all[i].side == TRACE_DEVICE && result->all[i].count[other] == 0;
    out->kernels = calloc(most + 1, sizeof *out->kernels);
    out->names = calloc(most + 1, sizeof *out->names);
    out->rows = calloc(most + 1, sizeof *out->rows);
    out->joined = calloc(most + 1, sizeof *out->joined);
    if (out->kernels == NULL || out->names == NULL || out->rows == NULL ||
        out->joined == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (row->side != TRACE_DEVICE || row->count[other] != 0 || row->count[side] == 0)
            continue;
        out->kernels[out->count] =
            (struct matching_kernel){row->name, row->kind, row->total[side]};
        out->names[out->count] = (struct launches_kernel){row->name, row->category};
        out->rows[out->count++] = i;
    }
    return 0;
}

/* A text that both sides interned, or NULL. */
static const char *text_of(const struct compare_result *result, uint32_t id)
{
    return id == MATCHING_NONE ? NULL : strings_text(&result->launch_texts, id);
}

static int keep_pairs(struct compare_result *result,
                      const struct unmatched_kernels sides[2],
                      const struct matching_pair *pairs, size_t count,
                      struct error *error)
{
    result->replacements = calloc(count + 1, sizeof *result->replacements);
    if (result->replacements == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        struct compare_replacement *out = &result->replacements[i];

        out->rule = matching_rule_name(pairs[i].rule);
        out->shared = pairs[i].shared;
        out->operator_name = text_of(result, pairs[i].operator_id);
        out->input_dims = text_of(result, pairs[i].shape_id);
        for (int side = 0; side < 2; side++) {
            struct compare_row *row =
                &result->all[sides[side].rows[pairs[i].kernel[side]]];

            out->name[side] = row->name;
            out->category[side] = row->category;
            out->kind = row->kind;
            out->count[side] = row->count[side];
            out->total[side] = row->total[side];
            row->pair = result->request.fold ? (uint32_t)i + 1 : 0;
        }
    }
    result->replacement_count = count;
    return 0;
}

/* ---- kernels that join a pair ---- */

static bool has_more(const struct unmatched_kernels sides[2], size_t pair)
{
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++)
            if (sides[side].joined[i] == pair + 1)
                return true;
    return false;
}

static int add_members(struct compare_join *join, const struct unmatched_kernels sides[2],
                       const struct matching_pair *matched, size_t pair,
                       struct error *error)
{
    struct compare_replacement *out = &join->result->replacements[pair];
    int failed = 0;

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count && failed == 0; i++) {
            const struct join_member member = {(uint32_t)sides[side].rows[i],
                                               side == 0 ? PAIR_CONTROL : PAIR_TEST};
            const struct compare_row *row = &join->result->all[member.row];
            bool joins = sides[side].joined[i] == pair + 1;

            if (joins || matched->kernel[side] == i)
                failed = compare_join_add(join, &member, error);
            out->count[side] += joins ? row->count[side] : 0;
            out->total[side] += joins ? row->total[side] : 0;
        }
    return failed;
}

/* A pair that other kernels join is one row of several names. */
static int join_more(struct compare_result *result,
                     const struct unmatched_kernels sides[2],
                     const struct matching_pair *pairs, size_t count, struct error *error)
{
    CLEANUP(compare_join_free) struct compare_join join;
    int failed = 0;

    compare_join_init(&join, result);
    for (size_t i = 0; i < count && failed == 0; i++) {
        if (!has_more(sides, i))
            continue;
        failed =
            compare_join_begin(&join, result->replacements[i].name[PAIR_TEST], error);
        if (failed == 0)
            failed = add_members(&join, sides, &pairs[i], i, error);
        if (failed == 0)
            join.groups[join.group_count - 1].row.pair = (uint32_t)i + 1;
    }
    return failed == 0 ? compare_join_rows(&join, error) : failed;
}

static int match(struct store *store, struct compare_result *result,
                 struct unmatched_kernels sides[2], struct error *error)
{
    CLEANUP_FREE struct matching_pair *pairs = NULL;
    struct matching_side matched[2];
    size_t count = 0;
    int failed = 0;

    for (int side = 0; side < 2 && failed == 0; side++)
        failed = collect_kernels(result, (enum pair_side)side, &sides[side], error);
    if (failed != 0 || sides[0].count == 0 || sides[1].count == 0)
        return failed;
    for (int side = 0; side < 2 && failed == 0; side++) {
        failed =
            compare_launches_load(store, result, (enum pair_side)side, sides[side].names,
                                  sides[side].count, &sides[side].launches, error);
        matched[side] = (struct matching_side){
            sides[side].kernels, sides[side].count, sides[side].launches.list,
            sides[side].launches.count, sides[side].joined};
    }
    if (failed == 0)
        failed = matching_find(matched, result->budget, &pairs, &count, error);
    if (failed == 0)
        failed = keep_pairs(result, sides, pairs, count, error);
    return failed == 0 && result->request.fold
               ? join_more(result, sides, pairs, count, error)
               : failed;
}

int compare_answer_replacements(struct store *store, struct compare_result *result,
                                struct error *error)
{
    strings_init(&result->launch_texts, TEXTS_MAX);
    struct unmatched_kernels sides[2] = {{.count = 0}, {.count = 0}};
    for (int side = 0; side < 2; side++) {
        compare_launches_init(&sides[side].launches, &result->launch_texts);
        sides[side].launches.use_short_name = result->request.use_short_name;
        sides[side].launches.merge_addresses = result->request.merge_addresses;
    }
    int failed = match(store, result, sides, error);

    for (int side = 0; side < 2; side++)
        free_unmatched(&sides[side]);
    return failed;
}
