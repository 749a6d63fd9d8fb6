/* Odd steps: single steps that took much longer than the others of their side. */
#ifndef TRACEDIFF_DIAGNOSIS_ODD_STEPS_H
#define TRACEDIFF_DIAGNOSIS_ODD_STEPS_H

#include "analysis/compare/compare.h"
#include "analysis/compare/observations.h"
#include "diagnosis/books.h"
#include "diagnosis/sides.h"

#include <stdbool.h>

/* The step times of a side, by observation. */
struct odd_steps {
    int64_t *times[2]; /* ns */
    bool *odd[2];
    double median[2];   /* ns */
    double mean_change; /* ns, of all observations; NaN if a side has none */
    bool moved;         /* the change of the means is far from that of the typical step */
};

/* Finds steps beyond the median + 5 MAD of their side, if these shift the mean by more
 * than half of its change and by 2 % of the step. False: no memory. Always free `out`. */
bool odd_steps_find(const struct compare_result *result,
                    const struct observations *observations, struct odd_steps *out);
void odd_steps_free(struct odd_steps *steps);

/* Where an odd step took longer than the typical one: its four parts, ns, and the item
 * that grew most. */
struct odd_step {
    int64_t number; /* -1: a pseudo-step */
    double extra;   /* ns over the median */
    double parts[WATERFALL_PARTS];
    uint32_t item; /* BOOKS_NONE: unknown */
    double item_extra;
};
void odd_steps_explain(const struct compare_result *result,
                       const struct observations *observations,
                       const struct sides_plan *plan, const struct odd_steps *steps,
                       const struct books *books, int side, size_t which,
                       struct odd_step *out);

#endif
