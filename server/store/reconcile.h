/* The catalogue and sets/ in agreement. */
#ifndef TRACEDIFF_STORE_RECONCILE_H
#define TRACEDIFF_STORE_RECONCILE_H

#include "base/budget.h"
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

struct store;

/* For owners, at start: finishes interrupted removals, warns of rows whose file is gone,
 * lists whole set files that have no row. */
int store_reconcile(struct store *store, struct budget *budget, struct error *error);
/* Set files that were refused, so that each is looked at once, until it changes. */
#define FOLLOW_REFUSED_MAX 256
struct follow {
    struct {
        char id[33];
        int64_t size, changed_ns;
    } refused[FOLLOW_REFUSED_MAX];
    size_t count, next; /* next: where the oldest is, once there are so many */
};
/* For a folder of sets that others fill (`serve --sets`): lists the files that came, and
 * forgets those that went. Writes nothing there. A file that cannot be read is named in
 * the log. Rows of the catalogue wait meanwhile, some milliseconds a file that came. */
int store_follow_sets(struct store *store, struct follow *follow, struct budget *budget,
                      struct error *error);
/* The ids of the files in sets/ that the catalogue lacks: 32 digits and a NUL each, in
 * the order of the ids. The caller frees `ids`. */
int store_list_unlisted(struct store *store, char (**ids)[33], size_t *count,
                        struct error *error);

#endif
