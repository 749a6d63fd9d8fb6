/* Set files that the catalogue does not know. */
#ifndef TRACEDIFF_STORE_ADOPT_H
#define TRACEDIFF_STORE_ADOPT_H

#include "base/budget.h"
#include "base/error.h"

struct store;

/* Inside a transaction: reads a set file that the catalogue lacks and lists it. */
int store_adopt_set(struct store *store, const char *id, struct budget *budget,
                    struct error *error);

#endif
