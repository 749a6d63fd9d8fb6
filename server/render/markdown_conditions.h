/* The outcomes of the conditions of --fail-if, as a table in Markdown. */
#ifndef TRACEDIFF_RENDER_MARKDOWN_CONDITIONS_H
#define TRACEDIFF_RENDER_MARKDOWN_CONDITIONS_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* Appends the table; nothing without conditions (NULL). `outcomes` has one for each. */
void markdown_write_conditions(const struct fail_if *conditions,
                               const struct compare_outcome *outcomes,
                               struct buffer *out);

#endif
