/* The tables of an answer, but for that of classes of work (answer_classes.h). */
#ifndef TRACEDIFF_ANSWER_ANSWER_TABLES_H
#define TRACEDIFF_ANSWER_ANSWER_TABLES_H

#include "analysis/compare/recordings_result.h"
#include "answer/answer_table.h"

#include <stdbool.h>
#include <stddef.h>

/* A step and its parts, with what changed most in each. Each is false for lack of memory;
 * free the table in any case. */
bool answer_table_of_step(const struct compare_result *result, struct answer_table *out);
/* The device time by operator, if it was asked for. */
bool answer_table_of_operators(const struct compare_result *result,
                               struct answer_table *out);
/* Kernels that were probably replaced. */
bool answer_table_of_replacements(const struct compare_result *result,
                                  struct answer_table *out);
/* Rows of the comparison, where the requested format shows rows to people: the page, or
 * for a brief the first ones. */
bool answer_table_of_rows(const struct compare_result *result, struct answer_table *out);
/* The same between recordings: means of a side. */
bool answer_table_of_recorded_parts(const struct recordings_result *result,
                                    struct answer_table *out);
bool answer_table_of_recorded_rows(const struct recordings_result *result,
                                   struct answer_table *out);

#endif
