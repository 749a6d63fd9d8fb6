/* A folder of set files that others fill (`serve --sets`): lists new files, and forgets
 * those that are gone. Writes nothing there. The log names a file that cannot be read,
 * once until it changes. Several threads may look at files at once; a look locks the
 * catalogue only to list what it found. */
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
/* Call it before closing the store, when no thread is in one of these functions. */
void store_follow_end(struct store *store);

/* One thread: finds new files, the latest of each owner first, and forgets those that
 * are gone. */
int store_follow_find(struct store *store, struct error *error);
/* Any thread: looks at some of the found files, all of one owner, and lists them. False:
 * no file is left, or the budget is over. */
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
