/* The only definition of which columns of a comparison follow from others, and how. `make
 * docs` writes the formulas into sql/compare.sql, which computes the columns of
 * JSON, CSV and SQL, and into web/js/rows.js: the pages read the columns that an
 * answer has, and compute those that it lacks. */
#ifndef TRACEDIFF_COMPARE_FORMULAS_H
#define TRACEDIFF_COMPARE_FORMULAS_H

#include <stddef.h>

enum compare_rule {
    FORMULA_QUOTIENT, /* times * of / by; no value if `by` is 0 or not known */
    FORMULA_CHANGE,   /* of - by */
    FORMULA_GROWTH    /* times * of / by; infinite for a row that only the test has, and
                         -100 for one that only the control has */
};
struct compare_formula {
    const char *name; /* the column */
    enum compare_rule rule;
    int times;
    const char *of, *by; /* columns; `by` may also be a column of the table `asked`: the
                            samples of a side, or the time of its step */
};
/* Columns come after those that they follow from. */
extern const struct compare_formula compare_formulas[];
extern const size_t compare_formula_count;

/* The formula of a column; NULL: it follows from no other, or by a rule of its own. */
const struct compare_formula *compare_find_formula(const char *name);

#endif
