/* A short name of a row for links: names of kernels may take 2 kB of a URL.
 *
 * 48 bits of FNV-1a (64 bits) over the name, a NUL and the category, as 12 hexadecimal
 * digits. The page computes the same (web/js/rows.js). With 10,000 rows, two share an id
 * in one comparison out of five million; the id then means the first in order. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_ROW_ID_H
#define TRACEDIFF_ANALYSIS_COMPARE_ROW_ID_H

#include "base/error.h"

#include <stdbool.h>

#define ROW_ID_SIZE 13 /* with the NUL */

void row_id_write(const char *name, const char *category, char out[ROW_ID_SIZE]);

/* Whether the row has this id; `id` is spelled as row_id_write() spells it. */
bool row_id_is(const char *id, const char *name, const char *category);

/* 0 if it has the form of an id; else the error has the slug bad_row. */
int row_id_check(const char *id, struct error *error);

/* A row is chosen by its id or, if `id` is NULL, by name and category. The first function
 * reports what is missing or malformed (missing_parameter, bad_row); the second makes the
 * error for a row that does not exist (unknown_operation). */
int row_id_check_choice(const char *id, const char *name, const char *category,
                        struct error *error);
int row_id_refuse(const char *id, const char *name, const char *category,
                  struct error *error);

#endif
