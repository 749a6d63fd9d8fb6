/* The values of the cells of an answer's tables, as every text format writes them. */
#ifndef TRACEDIFF_RENDER_ANSWER_VALUE_H
#define TRACEDIFF_RENDER_ANSWER_VALUE_H

#include "answer/answer_tables.h"
#include "base/buffer.h"

#include <stdbool.h>

/* Numbers are aligned to the right. */
bool answer_is_number(enum answer_type type);
/* Appends a number or a label; nothing for names, and where there is no value. `between`
 * stands between two counts. */
void answer_value(enum answer_type type, const struct answer_cell *cell,
                  const char *between, struct buffer *out);

#endif
