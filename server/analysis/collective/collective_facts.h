/* What the device rows of a recording say about their collectives (docs/semantics.md
 * §10).
 */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_FACTS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_FACTS_H

#include "analysis/collective/collective_list.h"
#include "trace/decode/recording.h"

/* Adds to `list`, in file order, a row for each of these device rows of kind
 * COMMUNICATION: .facts and the numbers of Seq and Comms Id are filled. The list must
 * have room for them. */
int collective_facts_add(struct trace_recording *recording, const uint32_t *rows,
                         size_t count, struct collective_list *list, struct error *error);

#endif
