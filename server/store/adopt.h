/* Set files that the catalogue does not know. */
#ifndef TRACEDIFF_STORE_ADOPT_H
#define TRACEDIFF_STORE_ADOPT_H

#include "base/budget.h"
#include "base/error.h"

struct set_look;
struct store;

/* Inside a transaction: reads a set file that the catalogue lacks and lists it. */
int store_adopt_set(struct store *store, const char *id, struct budget *budget,
                    struct error *error);
/* Whether the catalogue may take what a look at the set found: ERROR_DAMAGED. */
int store_check_look(const struct set_look *look, const char *id, struct error *error);

#endif
