/* A table of an answer as GitHub-flavoured Markdown. */
#ifndef TRACEDIFF_RENDER_ANSWER_TABLE_MARKDOWN_H
#define TRACEDIFF_RENDER_ANSWER_TABLE_MARKDOWN_H

#include "answer/answer_tables.h"
#include "base/buffer.h"

/* Appends the table; nothing without rows. `tables`: all of the text, up to NULL: a long
 * name is cut where it still differs from every name in them. */
void answer_table_write_markdown(const struct answer_table *table,
                                 const struct answer_table *const *tables,
                                 struct buffer *out);

#endif
