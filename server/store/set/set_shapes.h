/* The input shapes that two sets have. */
#ifndef TRACEDIFF_STORE_SET_SET_SHAPES_H
#define TRACEDIFF_STORE_SET_SET_SHAPES_H

#include "base/budget.h"
#include "base/error.h"

struct store;

/* The part of the distinct shapes of the set with more of them that the other has, too;
 * blanks in their texts do not count. NaN: a set has none. */
int set_shapes_shared(struct store *store, const char *const ids[2],
                      struct budget *budget, double *out, struct error *error);

#endif
