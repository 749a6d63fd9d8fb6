/* The launches of one recording on their way into a set file. */
#ifndef TRACEDIFF_STORE_SET_SET_WRITE_LAUNCHES_H
#define TRACEDIFF_STORE_SET_SET_WRITE_LAUNCHES_H

#include "base/error.h"
#include "trace/decode/recording.h"

#include <stdint.h>

struct set_writer;

/* Writes the launch shapes of a recording; `ops` and `shapes`: their numbers in the set.
 * Writes the rows by op, then name of the operator, then shape. The order in the
 * recording cannot be used: it differs in a recording that was read back from a set. */
int build_launches(struct set_writer *writer, uint32_t file,
                   const struct trace_recording *recording, const uint32_t *ops,
                   const uint32_t *shapes, struct error *error);

#endif
