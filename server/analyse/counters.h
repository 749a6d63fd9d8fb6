/* Counter events to add to the trace of a file, for a timeline viewer: the series of
 * queue_length and memory_bw as events of phase C, as HTA's generate_trace_with_counters
 * writes them. */
#ifndef TRACEDIFF_ANALYSE_COUNTERS_H
#define TRACEDIFF_ANALYSE_COUNTERS_H

#include "base/text.h"
#include "store/set_view.h"

#include <stdbool.h>

struct store;

enum counters_kind { COUNTERS_QUEUE_LENGTH = 1 << 0, COUNTERS_MEMORY_BW = 1 << 1 };
#define COUNTERS_ALLOWED "all, or some of queue_length,memory_bw"

/* Reads a list of kinds. ERROR_PARAMETER, bad_counters. */
int counters_parse(const char *text, unsigned *kinds, struct error *error);

struct counters;

/* The counters of one file of a set, for the rows that the analyses of its rank use
 * (docs/semantics.md §7, also for `include_last_profiler_step`). ERROR_NOT_FOUND
 * (no_counters): there is nothing to count. ERROR_CONFLICT (trace_damaged): the file was
 * read with damage, so nothing can be added. */
int counters_make(struct store *store, const struct set_view *view,
                  const struct set_file *file, unsigned kinds,
                  bool include_last_profiler_step, struct budget *budget,
                  struct counters **out, struct error *error);
void counters_free(struct counters *counters); /* NULL is fine */

/* How many events there are. */
size_t counters_count(const struct counters *counters);
/* append_more() of trace/append.h: the next events as JSON, from a struct counters.
 */
bool counters_write(void *context, struct buffer *out);

#endif
