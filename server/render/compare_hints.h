/* Suggests markers for a side without steps, as text for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_HINTS_H
#define TRACEDIFF_RENDER_COMPARE_HINTS_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

void compare_write_hints(const struct compare_result *result, struct buffer *out);

#endif
