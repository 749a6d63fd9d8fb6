/* A table of an answer as text for a terminal. */
#ifndef TRACEDIFF_RENDER_ANSWER_TABLE_TEXT_H
#define TRACEDIFF_RENDER_ANSWER_TABLE_TEXT_H

#include "answer/answer_tables.h"
#include "base/buffer.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends the table; nothing without rows. Pairs of names, sentences and what a row is
 * made of stand below its numbers. */
void answer_table_write_text(const struct answer_table *table, bool colour, size_t width,
                             struct buffer *out);

#endif
