/* The walk over the host rows. */
#ifndef TRACEDIFF_DIAGNOSIS_GATHER_WALK_H
#define TRACEDIFF_DIAGNOSIS_GATHER_WALK_H

#include "diagnosis/gather_state.h"

/* A nest_visit (trace/resolve/nest.h): counts the call and books the gaps of its thread.
 */
void gather_visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row);
/* After the last row. */
void gather_finish_walk(struct gather *gather);

#endif
