/* The names of rows in a ledger, so that the two sides match. */
#ifndef TRACEDIFF_DIAGNOSIS_GATHER_NAMES_H
#define TRACEDIFF_DIAGNOSIS_GATHER_NAMES_H

#include "diagnosis/ledger.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stdint.h>

/* The meaning of an op of the recording in the ledger. */
struct gather_op {
    uint32_t name, category; /* in ledger.names */
    uint8_t sort;            /* enum ledger_sort */
    uint8_t kind;            /* enum trace_kind */
};

/* One for each op of the recording. Host names lose memory addresses, annotations their
 * number at the end.
 * NULL when memory is refused or the budget is over; owned by the caller. */
struct gather_op *gather_name_ops(const struct trace_recording *recording,
                                  struct ledger *ledger);

#endif
