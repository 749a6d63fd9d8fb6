/* tracediff compare with several recordings per side: CONTROL and TEST are lists. */
#ifndef TRACEDIFF_CLI_SEVERAL_H
#define TRACEDIFF_CLI_SEVERAL_H

#include "analysis/compare/recordings_result.h"
#include "cli/compare_options.h"

/* Whether a side is a list, a tag or a pattern, and neither a folder nor a stored set. */
bool several_are_named(struct store *store, const struct compare_request *request);

/* Finds the sets of such sides, after the folders in the lists are read in. Free `out`
 * with recording_sets_free(), also after an error. */
int several_find(struct store *store, const struct compare_request *request,
                 struct recording_sets *out, struct error *error);

/* Reads the folders in the lists, compares and prints. Free `out` with
 * recordings_result_free() if it returns 0. */
int several_compare(struct store *store, const struct compare_arguments *arguments,
                    struct recordings_result *out, struct error *error);

#endif
