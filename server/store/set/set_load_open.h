/* Reads a recording back from an open set file (set_load.h), within the budget of the
 * connection. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_OPEN_H
#define TRACEDIFF_STORE_SET_SET_LOAD_OPEN_H

#include "base/error.h"
#include "store/sqlite/database.h"
#include "trace/decode/recording.h"

#include <stdint.h>

/* How much of a recording to load: LINKED, with the numbers of correlations, with the
 * stored arguments, or everything. */
enum load_extent { LOAD_LINKED, LOAD_ROWS, LOAD_KEPT, LOAD_WHOLE };

int set_load_open(struct database *database, uint32_t file, enum load_extent extent,
                  struct trace_recording **out, struct error *error);

#endif
