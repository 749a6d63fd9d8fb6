/* The parts that follow from server/compare/formulas.h; see query/describe.c. */
#ifndef TESTS_DOCS_FORMULA_PARTS_H
#define TESTS_DOCS_FORMULA_PARTS_H

#include "base/text.h"

/* Columns for sql/compare.sql: the first follow from the columns that are read,
 * the second from the first, the third from the second. */
void write_first_columns(struct buffer *out);
void write_second_columns(struct buffer *out);
void write_third_columns(struct buffer *out);
/* The columns of the view `sortable` in sql/compare.sql. */
void write_growth_columns(struct buffer *out);

/* Properties of an object for web/js/rows.js. */
void write_page_formulas(struct buffer *out);

#endif
