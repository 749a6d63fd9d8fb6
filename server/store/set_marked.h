/* Sets whose steps come from a marker (docs/semantics.md §3), or whose rows are cut.
 *
 * Such a set has its own file and its own id. The file is a copy of the set file with
 * other steps. It is made when it is first asked for and kept in DATA/cache/steps, so
 * code that reads it need not know about markers. At most MARKED_FILES_MAX are kept;
 * those unused for longest are deleted first, and deleting a set deletes all of its
 * copies. A read-only store makes them in a temporary folder, which it deletes on
 * closing. */
#ifndef TRACEDIFF_STORE_SET_MARKED_H
#define TRACEDIFF_STORE_SET_MARKED_H

#include "base/budget.h"
#include "base/error.h"
#include "store/sets.h"

struct store;

/* Chooses a marker for a set that store_find_set() found: `id` becomes that of the set
 * with these steps, `marker` the marker name of the given text, `until`, `until_chosen`
 * and `marker_cover` what goes with it; `stored_id` stays. MARKER_UNTIL_CHOSEN: from one
 * to the next if the rows cover less than half of the time. An empty or missing marker
 * changes nothing. `side` ("control", "test", "set") names the parameter in messages.
 * Slugs: bad_marker (the set has steps of its own, or no file two rows), unknown_marker
 * (no file has rows of that name). */
int set_marked_choose(struct store *store, struct set_info *info, const char *side,
                      struct step_marker marker, struct budget *budget,
                      struct error *error);

/* Chooses the set with the rows of each stream cut at the start of the next one
 * (trace/resolve.h), in the same way; before a marker. */
int set_cut_choose(struct store *store, struct set_info *info, struct budget *budget,
                   struct error *error);

#endif
