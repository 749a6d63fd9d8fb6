/* Finds possible causes: the functions of find_*.c, one for each sort of cause, which
 * find_all() calls in turn. They share a type; a header for each would add nothing. */
#ifndef TRACEDIFF_DIAGNOSIS_FIND_H
#define TRACEDIFF_DIAGNOSIS_FIND_H

#include "analysis/compare/compare.h"
#include "diagnosis/calls.h"
#include "diagnosis/candidate.h"
#include "diagnosis/sides.h"

struct cause_search {
    const struct compare_result *result;
    const struct observations *observations;
    const struct sides_plan *plans; /* [PAIR_CONTROL], [PAIR_TEST] */
    const struct books *books;
    const struct calls *calls;
    struct causes *causes;
    double least; /* ns of a step: a smaller change is not a cause */
};

/* Device work whose calls take more or less time (per_call); or all of it changed by the
 * same factor (alike; not searched if different work explains it). */
bool find_device(struct cause_search *search, bool other_work);
/* Kernels of one side only, under one operator or paired by it (replaced). */
bool find_replaced(struct cause_search *search);
/* Calls that run more or less often; the outermost of them is named (more_calls; copies
 * if most of their time is copies). */
bool find_more_calls(struct cause_search *search);
/* Places where the device waits for the host (host_late, input), for launches (launches),
 * or for other device work (dependency). */
bool find_idle(struct cause_search *search);
/* Time of the host that shows as idle time elsewhere (host_late). */
bool find_host(struct cause_search *search);
/* Copies (copies) and communication (transfer, overlap, waiting). */
bool find_copies(struct cause_search *search);
bool find_communication(struct cause_search *search);
/* A rank for which the others wait (waiting). */
bool find_waiting(struct cause_search *search);
/* The same work with larger or smaller shapes (other_work). */
bool find_other_work(struct cause_search *search);

/* False when memory is refused or the budget of the books is over. */
bool find_all(struct cause_search *search);

#endif
