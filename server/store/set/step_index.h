/* Which step a moment belongs to (docs/semantics.md §3). */
#ifndef TRACEDIFF_STORE_SET_STEP_INDEX_H
#define TRACEDIFF_STORE_SET_STEP_INDEX_H

#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stdint.h>

struct step_index {
    struct trace_step_row *rows; /* by start, then file order */
    int64_t *latest_end;         /* the latest end of rows[0] .. rows[i] */
    uint32_t count;
};

/* Copies the rows (in file order). False when memory is refused. */
bool step_index_make(struct step_index *index, const struct trace_step_row *rows,
                     uint32_t count);
void step_index_free(struct step_index *index);

/* The number of the latest-starting step row (the later in the file if equal) with
 * ts <= moment < ts + dur; false if there is none. */
bool step_index_find(const struct step_index *index, int64_t moment, int64_t *number);

#endif
