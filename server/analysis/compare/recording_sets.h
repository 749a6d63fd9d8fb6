/* The recordings of a side that has several (docs/semantics.md §5): what `control=a,b,c`
 * and `test=tag:nightly` name.
 *
 * A text that is the id or the label of one set means that set, commas or not. Else it is
 * a list with commas. Each part is a set; or `tag:NAME`, all sets with that tag; or a
 * pattern with `*` or `?`, all sets whose labels match it. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDING_SETS_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDING_SETS_H

#include "analysis/compare/compare_parameters.h"
#include "analysis/statistics/recordings.h"
#include "base/error.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"

#include <stdbool.h>
#include <stddef.h>

/* [PAIR_CONTROL], [PAIR_TEST]; in the order of the list, groups from the oldest set on.
 */
struct recording_sets {
    struct set_info *sets[2];
    size_t count[2];
};

/* Whether a side may be more than one set: its text is not a stored set, but a list, a
 * tag or a pattern. Otherwise the comparison is one of two sets. */
bool recording_sets_are_asked(struct store *store, const struct compare_request *request);

/* Finds them: 1 to RECORDINGS_MAX per side. Errors: unknown_set, empty_group (nothing has
 * the tag or matches), bad_pattern, repeated_set (named twice on a side), same_recording
 * (on both sides), too_many_sets. Free with recording_sets_free(), also after an error.
 * */
int recording_sets_find(struct store *store, const struct compare_request *request,
                        struct recording_sets *out, struct error *error);
/* The ids of a side, which belong to `sets`; returns how many. */
size_t recording_sets_ids(const struct recording_sets *sets, enum pair_side side,
                          const char *ids[RECORDINGS_MAX]);
void recording_sets_free(struct recording_sets *sets); /* cleanup function too */

#endif
