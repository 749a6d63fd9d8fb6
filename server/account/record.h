/* Books one recording into the account of its side (docs/semantics.md §16.1). */
#ifndef TRACEDIFF_ACCOUNT_RECORD_H
#define TRACEDIFF_ACCOUNT_RECORD_H

#include "account/names.h"
#include "base/error.h"

/* `sample_of_step`: for each step of the recording, the pseudo-step first, its sample;
 * ACCOUNT_NONE: not chosen. Errors: timeout, memory. */
int account_record(struct trace_recording *recording, const uint32_t *sample_of_step,
                   const struct account_naming *naming, struct account_side *side,
                   struct error *error);

#endif
