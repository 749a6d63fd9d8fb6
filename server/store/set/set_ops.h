/* The operations of one set. */
#ifndef TRACEDIFF_STORE_SET_SET_OPS_H
#define TRACEDIFF_STORE_SET_SET_OPS_H

#include "base/budget.h"
#include "base/error.h"

#include <stdint.h>

struct store;

struct set_op_row {
    const char *name, *short_name, *category;
    uint8_t side, kind;
    uint64_t count;
    int64_t total; /* ns, over every kept row */
};
/* Calls back with names (addresses merged) that contain `query` (NULL: all; the case of
 * ASCII letters does not matter), largest total first. */
int set_list_ops(struct store *store, const char *id, const char *query, unsigned limit,
                 struct budget *budget,
                 int (*each)(void *context, const struct set_op_row *row), void *context,
                 struct error *error);

#endif
