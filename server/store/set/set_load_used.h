/* The ops and inputs that a file uses. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_USED_H
#define TRACEDIFF_STORE_SET_SET_LOAD_USED_H

#include "base/error.h"
#include "store/set/set_load_parts.h"

#include <stdbool.h>
#include <stdint.h>

/* If a file has fewer rows than its set has ops, or inputs, only those that its rows use
 * are loaded. Otherwise many files with different names would each load the names of all.
 * The counts are those of the set. */
struct load_counts {
    uint32_t ops, inputs;
};
int load_count(const struct load_source *source, struct load_counts *counts,
               struct error *error);
/* The ops of a file, by their number, into ->ops and ->set_ops. */
int load_used_ops(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error);
/* The inputs of a file whose events are loaded with the set's numbers as links; the links
 * become the numbers in ->inputs. `arguments`: with types and concrete inputs. */
int load_used_inputs(const struct load_source *source, bool arguments,
                     struct trace_recording *recording, struct error *error);

#endif
