/* Books one recording on a ledger: its calls, its device rows, and what the host did in
 * every gap of the device. */
#ifndef TRACEDIFF_DIAGNOSIS_GATHER_H
#define TRACEDIFF_DIAGNOSIS_GATHER_H

#include "base/error.h"
#include "diagnosis/ledger.h"
#include "trace/decode/recording.h"

#include <stdint.h>

/* `bin_of_step`: by recording.steps, the bin that the step counts in; LEDGER_NONE: in
 * none. Rows belong to the steps of docs/semantics.md §3, moments to the step in which
 * they pass (§6). In a recording without device rows every moment of a step is a
 * gap, and what the host did is looked for on the thread of the steps. */
int gather_recording(struct trace_recording *recording, const uint32_t *bin_of_step,
                     struct ledger *ledger, struct error *error);

#endif
