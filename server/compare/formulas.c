#include "compare/formulas.h"

#include <string.h>

#define CHANGE(name, of)                                                                 \
    {                                                                                    \
        (name), FORMULA_CHANGE, 1, "test_" of, "control_" of                             \
    }
/* A column of each side, and its change. */
#define SIDES(name, times, of, by)                                                       \
    {"control_" name, FORMULA_QUOTIENT, (times), "control_" of, "control_" by},          \
        {"test_" name, FORMULA_QUOTIENT, (times), "test_" of, "test_" by},               \
        CHANGE("diff_" name, name)
#define GROWTH(name, of, by)                                                             \
    {                                                                                    \
        (name), FORMULA_GROWTH, 100, (of), (by)                                          \
    }

const struct compare_formula compare_formulas[] = {
    CHANGE("diff_counts", "counts"),
    CHANGE("diff_duration", "total_duration"),
    CHANGE("diff_self_duration", "self_duration"),
    SIDES("per_step", 1, "total_duration", "samples"),
    SIDES("self_per_step", 1, "self_duration", "samples"),
    SIDES("per_call", 1, "total_duration", "counts"),
    SIDES("self_per_call", 1, "self_duration", "counts"),
    SIDES("counts_per_step", 1, "counts", "samples"),
    SIDES("percent_of_step", 100, "per_step", "step"),
    SIDES("self_percent_of_step", 100, "self_per_step", "step"),
    GROWTH("diff_percent", "diff_per_step", "control_per_step"),
    GROWTH("diff_self_percent", "diff_self_per_step", "control_self_per_step"),
    GROWTH("diff_per_call_percent", "diff_per_call", "control_per_call"),
    GROWTH("diff_self_per_call_percent", "diff_self_per_call", "control_self_per_call"),
    GROWTH("diff_duration_percent", "diff_duration", "control_total_duration"),
    GROWTH("diff_self_duration_percent", "diff_self_duration", "control_self_duration"),
};
const size_t compare_formula_count = sizeof compare_formulas / sizeof compare_formulas[0];

const struct compare_formula *compare_find_formula(const char *name)
{
    for (size_t i = 0; i < compare_formula_count; i++)
        if (strcmp(compare_formulas[i].name, name) == 0)
            return &compare_formulas[i];
    return NULL;
}
