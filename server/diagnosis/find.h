/* Finds possible causes: each function adds those of its sort to a list. */
#ifndef TRACEDIFF_DIAGNOSIS_FIND_H
#define TRACEDIFF_DIAGNOSIS_FIND_H

#include "analysis/compare/compare.h"
#include "diagnosis/calls.h"
#include "diagnosis/candidate.h"
#include "diagnosis/sides.h"

struct finding {
    const struct compare_result *result;
    const struct observations *observations;
    const struct sides_plan *plans; /* [PAIR_CONTROL], [PAIR_TEST] */
    const struct books *books;
    const struct calls *calls;
    struct causes *causes;
    double least; /* ns of a step: what moves less is no cause */
};

/* Device work whose calls take more or less time (per_call), all of it alike (alike; not
 * looked for where other work explains it). */
bool find_device(struct finding *finding, bool other_work);
/* Kernels of one side only, under one operator or paired by it (replaced). */
bool find_replaced(struct finding *finding);
/* Calls that run more or less often, named at the outermost that do (more_calls; copies
 * where most of their time is copies). */
bool find_more_calls(struct finding *finding);
/* Places where the device waits for the host (host_late, input), launches (launches), and
 * what waits on the device itself (dependency). */
bool find_idle(struct finding *finding);
/* Time of the host that shows as idle time elsewhere (host_late). */
bool find_host(struct finding *finding);
/* Copies (copies) and communication (transfer, overlap, waiting). */
bool find_copies(struct finding *finding);
bool find_communication(struct finding *finding);
/* A rank that the others wait for (waiting). */
bool find_waiting(struct finding *finding);
/* The same work with larger or smaller shapes (other_work). */
bool find_other_work(struct finding *finding);

/* False when memory is refused or the budget of the books is over. */
bool find_all(struct finding *finding);

#endif
