/* Writes the facts that only few events have into a set file. */
#ifndef TRACEDIFF_STORE_SET_SET_WRITE_BLOCKS_H
#define TRACEDIFF_STORE_SET_SET_WRITE_BLOCKS_H

#include "base/error.h"
#include "trace/decode/recording.h"

#include <stdint.h>

struct set_writer;

/* Writes the instants `[memory]` and the facts of collectives of a recording.
 * `arguments`: the numbers in the set of its texts. */
int build_blocks(struct set_writer *writer, uint32_t file,
                 const struct trace_recording *recording, const uint32_t *arguments,
                 struct error *error);

#endif
