/* The ops and shapes that a file uses. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_USED_H
#define TRACEDIFF_STORE_SET_SET_LOAD_USED_H

#include "base/error.h"
#include "store/set/set_load_parts.h"

#include <stdint.h>

/* Of a file with fewer rows than its set has ops, or shapes, only those that its rows use
 * are loaded: many files with names of their own would each load those of all. The counts
 * are those of the set. */
struct load_counts {
    uint32_t ops, shapes;
};
int load_count(const struct load_source *source, struct load_counts *counts,
               struct error *error);
/* The ops of a file, by their number, into ->ops and ->set_ops. */
int load_used_ops(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);
/* The shapes of a file whose events are there, with the numbers of the set as links; the
 * links become the numbers in ->shapes. */
int load_used_shapes(const struct load_source *source, struct trace_recording *recording,
                     struct error *error);

#endif
