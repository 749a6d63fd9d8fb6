/* See formula_parts.h. */
#include "formula_parts.h"
#include "compare/formulas.h"
#include "compare/parameters.h"

#include <stdbool.h>

/* ---- sql/compare.sql ---- */

/* The length of the longest chain of formulas that ends in a column. */
static int rounds_to(const char *name)
{
    const struct compare_formula *formula = compare_find_formula(name);

    if (formula == NULL)
        return 0;
    int of = rounds_to(formula->of), by = rounds_to(formula->by);
    return 1 + (of > by ? of : by);
}

static bool is_column(const char *name)
{
    return compare_find_column(name) < COL_COUNT;
}

/* Counts and times are read as integers: their quotient would be an integer, and a
 * difference of times might overflow. */
static void append_number(const char *name, bool whole, struct buffer *out)
{
    buffer_printf(out, whole ? "CAST(%s AS REAL)" : "%s", name);
}

static void append_expression(const struct compare_formula *formula, struct buffer *out)
{
    const char *of = formula->of, *by = formula->by;
    bool given = rounds_to(of) == 0;
    bool times = compare_columns[compare_find_column(of)].type == COLUMN_TIME;

    if (formula->rule == FORMULA_CHANGE) {
        append_number(of, given && times, out);
        buffer_printf(out, " - %s", by);
        return;
    }
    if (formula->rule == FORMULA_GROWTH) {
        buffer_printf(out,
                      "CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN "
                      "-100\n        WHEN %s > 0 THEN %d * (%s / %s) END",
                      by, formula->times, of, by);
        return;
    }
    if (formula->times != 1)
        buffer_printf(out, "%d * ", formula->times);
    append_number(of, given && is_column(by), out);
    buffer_printf(out, is_column(by) ? " / %s" : " / (SELECT %s FROM asked)", by);
}

static void append_column(const struct compare_formula *formula, const char *before,
                          struct buffer *out)
{
    buffer_append_text(out, before);
    append_expression(formula, out);
    buffer_printf(out, " AS %s", formula->name);
}

static void write_round(int round, struct buffer *out)
{
    bool first = true;

    for (size_t i = 0; i < compare_formula_count; i++) {
        const struct compare_formula *formula = &compare_formulas[i];

        if (formula->rule == FORMULA_GROWTH || rounds_to(formula->name) != round)
            continue;
        append_column(formula, first ? "        " : ",\n        ", out);
        first = false;
    }
    buffer_append_char(out, '\n');
}

void write_first_columns(struct buffer *out)
{
    write_round(1, out);
}

void write_second_columns(struct buffer *out)
{
    write_round(2, out);
}

void write_third_columns(struct buffer *out)
{
    write_round(3, out);
}

void write_growth_columns(struct buffer *out)
{
    for (size_t i = 0; i < compare_formula_count; i++) {
        if (compare_formulas[i].rule != FORMULA_GROWTH)
            continue;
        append_column(&compare_formulas[i], "    ", out);
        buffer_append_text(out, ",\n");
    }
}

/* ---- web/js/rows.js ---- */

void write_page_formulas(struct buffer *out)
{
    static const char *const rules[] = {[FORMULA_QUOTIENT] = "quotient",
                                        [FORMULA_CHANGE] = "change",
                                        [FORMULA_GROWTH] = "growth"};

    for (size_t i = 0; i < compare_formula_count; i++) {
        const struct compare_formula *formula = &compare_formulas[i];

        buffer_printf(out, "    %s: { rule: '%s', of: '%s', by: '%s'", formula->name,
                      rules[formula->rule], formula->of, formula->by);
        if (formula->rule != FORMULA_CHANGE)
            buffer_printf(out, ", times: %d", formula->times);
        buffer_append_text(out, " },\n");
    }
}
