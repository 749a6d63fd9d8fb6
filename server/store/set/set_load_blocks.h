/* Decodes the facts that only few events of a file have. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_BLOCKS_H
#define TRACEDIFF_STORE_SET_SET_LOAD_BLOCKS_H

#include "base/error.h"
#include "store/set/set_load_parts.h"

#include <stdint.h>

/* Appends the instants `[memory]` of a file whose places are loaded. */
int load_memory(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error);
/* The counters of a file, into a recording without any. */
int load_counters(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);
/* Appends the facts of the collectives of a file whose rows are loaded. Their texts are
 * added to ->arguments if only those that the file uses are loaded (`used`). */
int load_collectives(const struct load_source *source, uint32_t file, bool used,
                     struct trace_recording *recording, struct error *error);

#endif
