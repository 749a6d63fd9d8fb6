/* Set files of formats before, brought up to date when they are first opened
 * (docs/store.md): what can be computed from the stored rows is computed.
 *
 * Format 6 lacks the windows of steps (docs/semantics.md §19); it and format 7 lack
 * counters, which is noted of each file. */
#ifndef TRACEDIFF_STORE_SET_SET_UPGRADE_H
#define TRACEDIFF_STORE_SET_SET_UPGRADE_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>

struct store;

/* Makes the file of a set anew in the current format. It replaces sets/<id>.db; in a
 * store that is only read it is a copy elsewhere (marked_path()). The digest of the old
 * file is right. *out is the path of the new file, owned by the caller. */
int set_upgrade(struct store *store, const char *id, struct budget *budget, char **out,
                struct error *error);

#endif
