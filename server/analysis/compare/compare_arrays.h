/* The arrays of a comparison as tables; sql/compare.sql describes them.
 */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ARRAYS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ARRAYS_H

#include "analysis/compare/compare_tables.h"
#include "analysis/compare/significance.h"
#include "store/sqlite/array_table.h"

/* Without rows. `joined` has the tests of the total. */
extern const struct array_table compare_arrays[COMPARE_ARRAYS];
/* The columns of `joined`, with the tests of this measure. */
const struct array_column *compare_joined_columns(enum significance_measure measure);

#endif
