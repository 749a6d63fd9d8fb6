/* A folder of set files that others fill (`serve --sets`): lists the files that came, and
 * forgets those that are gone. Writes nothing there. A file that cannot be read is named
 * in the log, once until it changes. Several threads may look at files at once; a look
 * takes the catalogue only to list what it found. */
#ifndef TRACEDIFF_STORE_FOLLOW_H
#define TRACEDIFF_STORE_FOLLOW_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct store;

/* From now on, a set that the store does not know may be in a file that is not checked
 * yet: the error is then not_checked_yet instead of unknown_set. `lookers`: threads that
 * will call store_follow_next(). */
int store_follow_begin(struct store *store, unsigned lookers, struct error *error);
/* Before the store is closed, when no thread is in one of these functions. */
void store_follow_end(struct store *store);

/* One thread: finds the files that came, the latest of each owner first, and forgets
 * those that are gone. */
int store_follow_find(struct store *store, struct error *error);
/* Any thread: looks at some of the files that were found, all of one owner, and lists
 * them. False: none is left, or the budget is over. */
bool store_follow_next(struct store *store, struct budget *budget);

struct follow_progress {
    bool counted;            /* whether the folder has been looked at */
    bool readable;           /* false: it could not be read at the last look */
    size_t found;            /* set files in the folder */
    size_t checked, refused; /* of them; `checked` includes refused ones */
};
/* False: this store follows no folder. Any thread. */
bool store_follow_progress(struct store *store, struct follow_progress *out);
#endif
