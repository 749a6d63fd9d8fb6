/* Probable replacements as one row each, and the row that a link means; see
 * compare_fold.h. */
#include "analysis/compare/compare_fold.h"
#include "analysis/compare/row_id.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <string.h>

static bool is_selected(const struct compare_result *result,
                        const struct compare_row *row)
{
    const struct compare_replacement *pair =
        row->pair == 0 ? NULL : &result->replacements[row->pair - 1];

    return row_id_is(result->request.row, row->name, row->category) ||
           (pair != NULL && row_id_is(result->request.row, pair->name[PAIR_CONTROL],
                                      pair->category[PAIR_CONTROL]));
}

struct compare_row *compare_find_selected(const struct compare_result *result)
{
    for (size_t i = 0; result->request.row != NULL && i < result->row_count; i++)
        if (is_selected(result, &result->all[i]))
            return &result->all[i];
    return NULL;
}
