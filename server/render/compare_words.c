/* See compare_words.h. */
#include "render/compare_words.h"
#include "store/set/set_pair.h"

#include <math.h>

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

void compare_write_groups(const struct compare_result *result, struct buffer *out)
{
    bool all = result->request.change == CHANGE_ANY &&
               result->request.significant == COMPARE_EVERY_ROW;
    size_t names = 0;

    for (int change = 0; change < CHANGE_COUNT; change++)
        names += result->ops_diff[change];
    buffer_printf(out, "%zu operation%s", names, plural(names));
    if (all && result->row_count != names)
        buffer_printf(out, " in %zu rows, one for each category;", result->row_count);
    buffer_append_text(out, " by calls:");
    for (int change = 0; change < CHANGE_COUNT; change++)
        buffer_printf(out, "%s %u %s", change > 0 ? "," : "", result->ops_diff[change],
                      compare_change_words((enum compare_change)change));
    if (result->request.significance)
        buffer_printf(out, "; by time: %zu row%s slower and %zu faster", result->slower,
                      plural(result->slower), result->faster);
}

void compare_write_too_few(const struct compare_result *result, struct buffer *out)
{
    const size_t *count = result->observations.count;
    bool any = false;

    for (size_t i = 0; i < result->page_count; i++) {
        const struct compare_row *row = &result->page[i];

        any = any || (compare_test(result, row)->too_few && row->change != CHANGE_ADDED &&
                      row->change != CHANGE_DELETED);
    }
    if (any)
        buffer_printf(out,
                      "too few steps: %zu are too few to judge these rows among all %zu",
                      count[0] < count[1] ? count[0] : count[1],
                      result->families[result->request.measure].tests);
}

const char *compare_condition_words(const struct compare_outcome *outcome)
{
    return outcome->outcome == FAIL_IF_CANNOT_JUDGE && !isnan(outcome->change.shift)
               ? "mean and shift contradict each other"
           : outcome->change.equal_clock ? "at equal clock"
                                         : "";
}
