/* The rank that the others wait for: what it does itself takes longer, it waits less, and
 * all others wait more; or the other way round, where the control has it. */
#ifndef TRACEDIFF_ACCOUNT_LATE_RANK_H
#define TRACEDIFF_ACCOUNT_LATE_RANK_H

#include "account/lines.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Ranks of the samples, the same on both sides. */
struct rank_samples {
    size_t ranks;
    const uint32_t *of[2];  /* by sample: its rank, from 0 on; `ranks`: none of them */
    const double *steps[2]; /* by rank: its samples */
};

/* ns a step, test less control. */
struct late_rank {
    bool is_found;
    enum line_certainty certainty; /* LINE_SURE or LINE_LIKELY */
    size_t rank;
    double own;    /* without exposed communication */
    double slack;  /* what it waits itself: its exposed communication */
    double others; /* exposed communication of the others, a mean */
    /* The call or kernel of which it takes most more than the others do: a row of
     * lines.own; NULL: none holds a third of it. */
    const struct own_row *row;
    double row_change;
    /* How much longer its kernels take than before, relative to those of the others, if
     * they share one factor (test/control): then its device is slower. 0: they do not. */
    double kernels;
};

/* `step`: ns; the others must wait for a hundredth of it. `change`: of the step, ns, if
 * it is certain: what the rank does itself has its sign; else NaN. What it runs must
 * differ from the others by half of that change, or of what they wait: ranks that drift
 * apart wait for each other, too. False when memory is refused. */
bool late_rank_find(const struct fold *fold, const struct own_time *own,
                    const struct rank_samples *samples, double step, double change,
                    struct late_rank *out);

#endif
