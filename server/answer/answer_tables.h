/* The tables of an answer in each format. */
#ifndef TRACEDIFF_ANSWER_ANSWER_TABLES_H
#define TRACEDIFF_ANSWER_ANSWER_TABLES_H

#include "answer/answer.h"
#include "answer/text.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/* A line for each of the first rows, "row.1: id … `name`, control …"; if the rows have
 * labels, for each part: "part.compute: control …". */
void answer_table_write_brief(const struct answer_table *table, const char *key,
                              struct brief_lines *lines);
/* Nothing without rows. `tables`: all of the text, up to NULL: a long name is cut where
 * it still differs from every name in them. */
void answer_table_write_markdown(const struct answer_table *table,
                                 const struct answer_table *const *tables,
                                 struct buffer *out);
/* For a terminal; nothing without rows. Pairs of names, sentences and what a row is made
 * of stand below its numbers. */
void answer_table_write_text(const struct answer_table *table, bool colour, size_t width,
                             struct buffer *out);

#endif
