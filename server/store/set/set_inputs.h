/* The inputs that two sets have. */
#ifndef TRACEDIFF_STORE_SET_SET_INPUTS_H
#define TRACEDIFF_STORE_SET_SET_INPUTS_H

#include "base/budget.h"
#include "base/error.h"

struct store;

/* The part of the distinct inputs (shapes with types) of the set with more of them that
 * the other has, too; blanks in their texts do not count. NaN: a set has none. */
int set_inputs_shared(struct store *store, const char *const ids[2],
                      struct budget *budget, double *out, struct error *error);

#endif
