/* A comparison as text for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_TABLE_H
#define TRACEDIFF_RENDER_COMPARE_TABLE_H

#include "answer/answer.h"
#include "base/buffer.h"

#include <stdbool.h>

struct compare_look {
    bool colour;
    size_t width;      /* characters in a line; SIZE_MAX: as many as there are */
    bool steps_hidden; /* COMPARE_STEP_ROWS are left out by default, not by request */
};

/* Appends the verdict, sentences on the cause, the waterfall, replaced kernels, the five
 * groups, and the page of rows. Names are made printable and shortened in the middle. */
void compare_write_table(const struct answer *answer, const struct compare_look *look,
                         struct buffer *out);

#endif
