/* See column_values.h. */
#include "analysis/compare/column_values.h"
#include "store/set/set_pair.h"

#include <math.h>

double compare_value(const struct compare_result *result, const struct compare_row *row,
                     size_t column, bool *null)
{
    (void)result;
    *null = isnan(row->values[column]);
    return *null ? 0 : row->values[column];
}

static const char *too_few(const struct significance_test *test)
{
    return test->verdict == SIGNIFICANCE_NONE ? "" : test->too_few ? "true" : "false";
}

const char *compare_text(const struct compare_result *result,
                         const struct compare_row *row, size_t column)
{
    uint64_t control = row->count[PAIR_CONTROL], test = row->count[PAIR_TEST];

    switch ((enum column)column) {
    case COL_NAME:
        return row->name;
    case COL_CATEGORY:
        return row->category;
    case COL_KIND:
        return trace_kind_name((enum trace_kind)row->kind);
    case COL_COUNTS_CHANGE:
        return test > control ? "+" : test < control ? "-" : "=";
    case COL_REPLACES:
        return row->pair == 0 ? ""
                              : result->replacements[row->pair - 1].name[PAIR_CONTROL];
    case COL_CHANGE:
        return compare_change_name(row->change);
    case COL_SIGNIFICANCE:
        return significance_name(compare_test(result, row)->verdict);
    case COL_TOO_FEW:
        return too_few(compare_test(result, row));
    case COL_CALLS:
        return significance_calls_name(row->significance.calls);
    default:
        return "";
    }
}
