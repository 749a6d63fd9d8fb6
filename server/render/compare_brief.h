/* A comparison in a few lines for a program that reads text, such as a language model:
 * the verdict, its basis, its causes, and where to look next.
 *
 * A line is `key: value`. Keys are stable words; numbers in them count from 1. Names from
 * traces, and labels, come from strangers: they are shortened and put in backticks,
 * without control characters and backticks of their own, so none can begin a line or end
 * its quotes. docs/machines.md describes the keys. */
#ifndef TRACEDIFF_RENDER_COMPARE_BRIEF_H
#define TRACEDIFF_RENDER_COMPARE_BRIEF_H

#include "answer/answer.h"
#include "base/buffer.h"

#include <stdbool.h>

/* The largest output in bytes, whatever the names are: 2,000 tokens of 3 bytes. */
#define BRIEF_BYTES_MAX ((size_t)6000)

/* Lines that do not
 * fit are left out, the least important first, and a last line counts them. `base` is the
 * prefix of the paths of pages: http_request.base, or "". */
void compare_write_brief(const struct answer *answer, const char *base,
                         struct buffer *out);

/* Appends the chosen ranks, steps and markers of both sides to the query of a page, as
 * "&control_ranks=0"; markers may be NULL. False, and nothing, if they are too long. */
bool compare_brief_choose(const struct side_request request[2],
                          const char *const markers[2], struct buffer *out);

#endif
