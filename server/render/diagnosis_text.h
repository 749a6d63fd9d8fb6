/* The sentences on the cause, as text and as Markdown. */
#ifndef TRACEDIFF_RENDER_DIAGNOSIS_TEXT_H
#define TRACEDIFF_RENDER_DIAGNOSIS_TEXT_H

#include "answer/answer.h"
#include "base/buffer.h"

#include <stddef.h>

/* The sentences, numbered, in lines of at most `width` characters; or why there are none;
 * nothing if none were asked for. */
void compare_write_diagnosis(const struct answer *answer, size_t width,
                             struct buffer *out);
/* The same as a list in Markdown. */
void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out);

#endif
