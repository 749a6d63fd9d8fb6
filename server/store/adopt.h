/* Set files that the catalogue does not know. */
#ifndef TRACEDIFF_STORE_ADOPT_H
#define TRACEDIFF_STORE_ADOPT_H

#include "base/budget.h"
#include "base/error.h"

#include <stdint.h>

struct set_look;
struct store;

/* The processor time that the check of a file of `bytes` may take, ns: some milliseconds,
 * and the time of its digest. */
int64_t store_look_ns(uint64_t bytes);
/* The remedy for a file that takes longer. */
#define STORE_LOOK_NARROW "it was made to be slow, or is damaged; remove it"

/* Inside a transaction: reads a set file that the catalogue lacks and lists it. */
int store_adopt_set(struct store *store, const char *id, struct budget *budget,
                    struct error *error);
/* Inside a transaction: lists a set file that was checked already. */
int store_list_look(struct store *store, const char *id, const struct set_look *look,
                    struct error *error);
/* ERROR_DAMAGED if the catalogue must not take what a look at the set found. */
int store_check_look(const struct set_look *look, const char *id, struct error *error);

#endif
