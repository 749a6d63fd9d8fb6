/* What a file has beyond its rows. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_WHOLE_H
#define TRACEDIFF_STORE_SET_SET_LOAD_WHOLE_H

#include "base/error.h"
#include "store/set/set_load_parts.h"

#include <stdint.h>

/* Loads the cells of the steps and the launch shapes of a file. Its steps, ops and shapes
 * must be loaded already, limited to those that it uses. */
int load_cells(const struct load_source *source, uint32_t file,
               struct trace_recording *recording, struct error *error);
int load_launches(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);

#endif
