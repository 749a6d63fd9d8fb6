/* Python functions of both sides that are one, although their line moved or their files
 * lie in other folders. Pure.
 *
 * Such a name is "PATH(LINE): FUNCTION". All that stands up to the last "/site-packages/"
 * of the path, or else up to the last "/dist-packages/", does not count. The *file* of a
 * name is the longest ending of the rest, in whole components, that a path of the other
 * side has too, or else the whole rest. The merged name is "FILE: FUNCTION". But if both
 * sides have the same two or more lines of one function of a file, each of these lines
 * keeps its own name, "FILE(LINE): FUNCTION". Names that get one merged name are one row;
 * so is a name without a line that equals it.
 *
 * So if the longest shared ending of several paths of a side is the same (of
 * "a/model.py" and "b/model.py" where the other side has "/c/model.py"), their functions
 * of one name are one row. Only the set of names of each side matters: not their order,
 * and not which side is the control. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_PYTHON_ROWS_H
#define TRACEDIFF_ANALYSIS_COMPARE_PYTHON_ROWS_H

#include "base/budget.h"
#include "base/error.h"
#include "base/strings.h"

#include <stddef.h>
#include <stdint.h>

/* Lines of more digits are no lines. */
#define PYTHON_LINE_DIGITS 18

struct python_rows {
    struct strings merged; /* names */
    uint32_t *row[2];      /* of each name: its number in `merged`, or STRINGS_NONE */
    struct budget_share memory;
};

/* `names` are those of the category python_function of each side, as rows show them; a
 * name may occur several times. Costs n log n. The budget must outlive `out`, which the
 * caller frees, also after an error. */
int python_rows_make(const char *const *const names[2], const size_t count[2],
                     struct budget *budget, struct python_rows *out, struct error *error);
void python_rows_free(struct python_rows *rows); /* also the cleanup function */

/* The merged name of names[side][index]; NULL: it has none. */
const char *python_rows_name(const struct python_rows *rows, int side, size_t index);

#endif
