/* See compare_replacements.h and matching.h.
 */
#include "analysis/compare/compare_replacements.h"
#include "analysis/compare/compare_join.h"
#include "analysis/compare/matching.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/set/set_launches.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

#define FILES_MAX 8
#define TEXTS_MAX ((size_t)256 << 20)
#define SHAPE_MAX ((size_t)1 << 20)

/* The kernels that only one side has. */
struct unmatched_kernels {
    struct matching_kernel *kernels;
    struct launches_kernel *names;
    size_t *rows;     /* in result->all, ascending */
    uint32_t *joined; /* 1 + the pair that a kernel joins */
    size_t count;
    struct matching_launch *launches;
    size_t launch_count, launch_capacity;
    struct strings *texts;
    struct buffer shape; /* scratch */
};

static void free_unmatched(struct unmatched_kernels *unmatched)
{
    free(unmatched->kernels);
    free(unmatched->names);
    free(unmatched->rows);
    free(unmatched->joined);
    free(unmatched->launches);
    buffer_free(&unmatched->shape);
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

/* Shapes without a number ("[]", "[[], []]": scalars and arguments that are no tensors)
 * say nothing. */
static bool tells_something(const char *shape)
{
    return strpbrk(shape, "0123456789") != NULL;
}

/* Writers space their JSON differently; the numbers are what counts. */
static int add_shape(struct unmatched_kernels *unmatched, const char *shape, uint32_t *id)
{
    static const char blanks[] = " \t\r\n";

    buffer_clear(&unmatched->shape);
    while (*(shape += strspn(shape, blanks)) != '\0') {
        size_t length = strcspn(shape, blanks);

        buffer_append(&unmatched->shape, shape, length);
        shape += length;
    }
    if (buffer_failed(&unmatched->shape))
        return -1;
    *id = strings_add(unmatched->texts, unmatched->shape.bytes, unmatched->shape.length);
    return *id == STRINGS_NONE ? -1 : 0;
}

static int add_launch(void *context, const struct launches_row *row)
{
    struct unmatched_kernels *unmatched = context;
    uint32_t operator_id = MATCHING_NONE, shape_id = MATCHING_NONE;

    if (unmatched->launch_count == unmatched->launch_capacity) {
        size_t capacity =
            unmatched->launch_capacity == 0 ? 256 : unmatched->launch_capacity * 2;
        struct matching_launch *launches =
            reallocarray(unmatched->launches, capacity, sizeof *launches);

        if (launches == NULL)
            return -ERROR_MEMORY;
        unmatched->launches = launches;
        unmatched->launch_capacity = capacity;
    }
    if (row->operator_name != NULL) {
        operator_id =
            strings_add(unmatched->texts, row->operator_name, strlen(row->operator_name));
        if (operator_id == STRINGS_NONE)
            return -ERROR_MEMORY;
    }
    if (row->shape != NULL && tells_something(row->shape) &&
        add_shape(unmatched, row->shape, &shape_id) != 0)
        return -ERROR_MEMORY;
    unmatched->launches[unmatched->launch_count++] = (struct matching_launch){
        (uint32_t)row->kernel, operator_id, shape_id, row->count};
    return 0;
}

static int load_launches(struct store *store, const struct compare_result *result,
                         enum pair_side side, struct unmatched_kernels *unmatched,
                         struct error *error)
{
    const struct selection *selection = &result->selection[side];
    CLEANUP_FREE uint32_t *all = calloc(selection->step_count + 1, sizeof *all);
    uint32_t files[FILES_MAX];
    size_t distinct = 0, count = 0;

    if (all == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t file = result->view[side].steps[selection->steps[i]].file;

        if (distinct == 0 || all[distinct - 1] != file)
            all[distinct++] = file;
    }
    for (; count < FILES_MAX && count < distinct; count++)
        files[count] = all[distinct <= FILES_MAX ? count : count * distinct / FILES_MAX];
    const struct launches_query query = {
        .id = result->info[side].id,
        .use_short_name = result->request.use_short_name,
        .merge_addresses = result->request.merge_addresses,
        .kernels = unmatched->names,
        .kernel_count = unmatched->count,
        .files = files,
        .file_count = count,
    };
    int failed =
        set_launches(store, &query, result->budget, add_launch, unmatched, error);
    return failed == -ERROR_MEMORY ? error_set_memory(error) : failed;
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
        failed = load_launches(store, result, (enum pair_side)side, &sides[side], error);
        matched[side] = (struct matching_side){
            sides[side].kernels, sides[side].count, sides[side].launches,
            sides[side].launch_count, sides[side].joined};
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
    struct unmatched_kernels sides[2] = {{.texts = &result->launch_texts},
                                         {.texts = &result->launch_texts}};
    for (int side = 0; side < 2; side++)
        buffer_init(&sides[side].shape, SHAPE_MAX);
    int failed = match(store, result, sides, error);

    for (int side = 0; side < 2; side++)
        free_unmatched(&sides[side]);
    return failed;
}
