/* Books one recording in a ledger: its calls, its device rows, and what the host did in
 * every gap of the device. */
#ifndef TRACEDIFF_DIAGNOSIS_GATHER_H
#define TRACEDIFF_DIAGNOSIS_GATHER_H

#include "base/error.h"
#include "diagnosis/ledger.h"
#include "trace/decode/recording.h"

#include <stdint.h>

/* `bin_of_step`: for each of recording.steps the bin in which the step counts;
 * LEDGER_NONE: none. Rows belong to the steps of docs/semantics.md §3, moments to those
 * whose windows (§19) contain them. In a recording without device rows every moment of a
 * step is a gap, and the thread of the steps says what the host did. */
int gather_recording(struct trace_recording *recording, const uint32_t *bin_of_step,
                     struct ledger *ledger, struct error *error);

#endif
