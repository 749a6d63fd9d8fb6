/* Chooses blobs of cells that add up to a selection of steps, as few as the roll-ups
 * allow. Pure; knows no SQL. There are two kinds of roll-ups: op_file has the files of
 * two numbered steps or more, op_number the numbers of two files or more
 * (sql/set_schema.sql). */
#ifndef TRACEDIFF_STORE_SET_SET_COVER_H
#define TRACEDIFF_STORE_SET_SET_COVER_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One sample of the set. Samples of the same file are adjacent. */
struct cover_step {
    int64_t id, file, number;
    bool pseudo;
};

struct cover_numbers {
    int64_t *values;
    size_t count;
};

struct cover {
    struct cover_numbers steps, files, numbers; /* step_cells, op_file, op_number */
    const char *scope; /* of op_set: NULL, "steps" or "any"; then the rest is empty */
};

void cover_free(struct cover *cover);

/* `chosen[i]` says whether steps[i] is selected. False when memory is refused, or the
 * budget is over. */
bool cover_make(const struct cover_step *steps, const bool *chosen, size_t count,
                struct budget *budget, struct cover *out);

#endif
