/* Probable replacements as one row each, and the row that a link means; see
 * compare_fold.h. */
#include "analysis/compare/compare_fold.h"
#include "analysis/compare/row_id.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <string.h>

static const char *name_of(const struct compare_result *result,
                           const struct compare_row *row, enum pair_side side)
{
    return row->pair == 0 ? row->name : result->replacements[row->pair - 1].name[side];
}

/* The control's kernel of a pair has no calls in the test. */
static bool is_replaced(const struct compare_row *row)
{
    return row->pair != 0 && row->count[PAIR_TEST] == 0;
}

/* What the control did with the old kernel. */
static void join(const struct compare_replacement *replacement, struct compare_row *row)
{
    row->count[PAIR_CONTROL] = replacement->count[PAIR_CONTROL];
    row->total[PAIR_CONTROL] = replacement->total[PAIR_CONTROL];
    row->self[PAIR_CONTROL] = replacement->total[PAIR_CONTROL]; /* device work */
}

void compare_fold_rows(struct compare_result *result)
{
    size_t kept = 0;

    if (!result->request.fold)
        return;
    for (size_t i = 0; i < result->row_count; i++) {
        struct compare_row *row = &result->all[i];

        if (is_replaced(row))
            continue;
        if (row->pair != 0)
            join(&result->replacements[row->pair - 1], row);
        result->all[kept++] = *row;
    }
    result->rows_before_filters -= result->row_count - kept;
    result->row_count = kept;
}

bool compare_row_contains(const struct compare_result *result,
                          const struct compare_row *row, const char *text)
{
    const char *operator_name =
        row->pair == 0 ? NULL : result->replacements[row->pair - 1].operator_name;

    return text_contains_nocase(name_of(result, row, PAIR_TEST), text) ||
           (row->pair != 0 &&
            text_contains_nocase(name_of(result, row, PAIR_CONTROL), text)) ||
           (operator_name != NULL && text_contains_nocase(operator_name, text));
}

bool compare_row_matches(const struct compare_result *result,
                         const struct compare_row *row, const char *glob)
{
    return text_glob(glob, name_of(result, row, PAIR_TEST)) ||
           (row->pair != 0 && text_glob(glob, name_of(result, row, PAIR_CONTROL)));
}

static bool is_selected(const struct compare_result *result,
                        const struct compare_row *row)
{
    const struct compare_replacement *pair =
        row->pair == 0 ? NULL : &result->replacements[row->pair - 1];

    return row_id_is(result->request.row, row->name, row->category) ||
           (pair != NULL && row_id_is(result->request.row, pair->name[PAIR_CONTROL],
                                      pair->category[PAIR_CONTROL]));
}

void compare_find_selected(struct compare_result *result)
{
    for (size_t i = 0; result->request.row != NULL && i < result->row_count; i++)
        if (is_selected(result, &result->all[i])) {
            result->selected = &result->all[i];
            return;
        }
}
