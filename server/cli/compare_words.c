/* See compare_words.h. */
#include "cli/compare_words.h"

#include <math.h>

const char *compare_time_name(const struct compare_result *result)
{
    for (int side = 0; side < 2; side++)
        if (result->selection[side].pseudo_count < result->selection[side].step_count)
            return "step time";
    return "whole recording";
}

const char *compare_recording_words(const struct compare_result *result)
{
    return result->one_recording && result->verdict.has_interval
               ? "one recording a side: what differs between any two recordings (clocks, "
                 "neighbours, another node) is in the change too; record each side "
                 "several "
                 "times"
               : NULL;
}

const char *compare_row_words(const struct compare_result *result,
                              const struct compare_row *row)
{
    const struct significance_test *test = compare_test(result, row);

    return test->too_few ? "too few steps" : significance_words(test->verdict);
}

void compare_write_calls(const struct compare_row *row, struct buffer *out)
{
    if (row->significance.calls == CALLS_FACT)
        buffer_printf(out, "always %d, now always %d",
                      row->significance.always[PAIR_CONTROL],
                      row->significance.always[PAIR_TEST]);
}

void compare_write_too_few(const struct compare_result *result, struct buffer *out)
{
    const size_t *count = result->observations.count;
    bool any = false;

    for (size_t i = 0; i < result->page_count; i++)
        any = any || compare_test(result, &result->page[i])->too_few;
    if (any)
        buffer_printf(out, "too few steps: %zu are too few to tell among %zu rows",
                      count[0] < count[1] ? count[0] : count[1],
                      result->families[result->measure].tests);
}

const char *compare_condition_words(const struct compare_outcome *outcome)
{
    return outcome->outcome == FAIL_IF_CANNOT_JUDGE && !isnan(outcome->change.shift)
               ? "mean and shift contradict each other"
               : "";
}
