/* See edit.h. */
#include "account/edit.h"

#include <stdlib.h>

void edits_free(struct edits *edits)
{
    for (size_t i = 0; i < edits->count; i++)
        free(edits->list[i].frames);
    free(edits->list);
    free(edits->of_frame);
    *edits = (struct edits){0};
}

double edit_calls(const struct frame *frame, int side)
{
    const struct fold_count *calls = &frame->calls[side];

    return calls->is_constant && calls->ranks > 0
               ? (double)calls->usual / (double)calls->ranks
               : calls->mean;
}
