/* The commits between the sides of a comparison, for people. */
#ifndef TRACEDIFF_RENDER_COMMITS_TEXT_H
#define TRACEDIFF_RENDER_COMMITS_TEXT_H

#include "answer/answer.h"
#include "base/buffer.h"

#include <stddef.h>

/* Nothing if they are unknown. */
void commits_write_table(const struct answer_commits *commits, size_t width,
                         struct buffer *out);
void commits_write_markdown(const struct answer_commits *commits, struct buffer *out);

#endif
