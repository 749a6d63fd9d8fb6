/* What follows from server/analysis/compare/formulas.h; see describe.c. */
#ifndef TESTS_DOCS_FORMULA_PARTS_H
#define TESTS_DOCS_FORMULA_PARTS_H

#include "base/buffer.h"

/* Columns for sql/compare_schema.sql: those that follow from what the rows are read with,
 * from these, and from these again. */
void write_first_columns(struct buffer *out);
void write_second_columns(struct buffer *out);
void write_third_columns(struct buffer *out);
/* Those of its view `sortable`. */
void write_growth_columns(struct buffer *out);

/* Properties of an object for web/js/formulas.js. */
void write_page_formulas(struct buffer *out);

#endif
