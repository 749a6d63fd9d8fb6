/* Calls by name, summed over their places in the tree. */
#ifndef TRACEDIFF_DIAGNOSIS_CALLS_H
#define TRACEDIFF_DIAGNOSIS_CALLS_H

#include "diagnosis/books.h"

#include <stdbool.h>
#include <stdint.h>

/* One name, host calls and device rows alike; per step, means over the usual steps. */
struct call {
    uint8_t sort; /* enum ledger_sort, of the first; LEDGER_STEP: no call has the name */
    uint8_t kind; /* enum trace_kind */
    uint32_t category;
    double calls[2];
    double time[2];      /* ns: self time of host calls, durations of device rows */
    double waited[2];    /* ns: self time of Python's waits directly below it */
    double inclusive[2]; /* ns of the steps at and below its outermost calls, and of the
                            gaps after the waits there: for ranking only; do not add */
    uint32_t files[2];   /* that have it, as bits (ledger.h) */
    double least[2], most[2]; /* calls in the steps with the fewest and the most */
};

struct calls {
    struct call *list; /* by name of the books */
    uint32_t count;
};

/* False when memory is refused or the budget is over; free in any case. */
bool calls_make(const struct books *books, struct calls *out);
void calls_free(struct calls *calls); /* also the cleanup function */

/* Whether the number of calls certainly differs: every step of one side has more than
 * every step of the other, by 1 % or more. */
bool call_count_differs(const struct call *call);
/* Whether the number of calls is constant over the steps of each side. */
bool call_count_is_constant(const struct call *call);

/* The nearest node at or above a parent that is a call, and not a launch, wait or step.
 * */
uint32_t calls_frame(const struct ledger *ledger, uint32_t node);

#endif
