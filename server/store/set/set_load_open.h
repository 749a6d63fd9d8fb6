/* One recording of an open set file, read back (set_load.h). */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_OPEN_H
#define TRACEDIFF_STORE_SET_SET_LOAD_OPEN_H

#include "base/error.h"
#include "store/sqlite/database.h"
#include "trace/decode/recording.h"

#include <stdint.h>

/* How much of a recording to load: the counters alone, LINKED, with the numbers of
 * correlations, with the stored arguments, or everything. */
enum load_extent { LOAD_COUNTERS, LOAD_LINKED, LOAD_ROWS, LOAD_KEPT, LOAD_WHOLE };

/* Within the budget of the connection. Owned by the caller. */
int set_load_open(struct database *database, uint32_t file, enum load_extent extent,
                  struct trace_recording **out, struct error *error);

#endif
