/* Makes the catalogue and sets/ agree. */
#ifndef TRACEDIFF_STORE_RECONCILE_H
#define TRACEDIFF_STORE_RECONCILE_H

#include "base/budget.h"
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

struct store;

/* For owners, at start: finishes interrupted removals, warns of rows whose file is gone,
 * and lists complete set files that have no row. */
int store_reconcile(struct store *store, struct budget *budget, struct error *error);
/* The ids of the files in sets/ that the catalogue lacks: 32 digits and a NUL each, in
 * the order of the ids. The caller frees `ids`. */
int store_list_unlisted(struct store *store, char (**ids)[33], size_t *count,
                        struct error *error);

#endif
