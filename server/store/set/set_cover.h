/* Chooses blobs and roll-ups that together sum a selection of steps. Blobs are of single
 * steps; roll-ups are rows (sql/set.sql): op_file sums one file, op_number one
 * step number over two or more files, op_set all of two or more files. Reading the rows
 * of a roll-up takes as long as several blobs, so it must replace more steps than that.
 * Pure; knows no SQL. */
#ifndef TRACEDIFF_STORE_SET_SET_COVER_H
#define TRACEDIFF_STORE_SET_SET_COVER_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How many blobs can be summed in the time of the rows of one roll-up. An estimate for
 * 1,500 names: a blob takes about 16 us, the rows about 270. */
#define COVER_ROLL_UP_COST 16

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
