/* Makes sets out of stored sets, without the traces: one is split, or several are joined.
 * The new sets are the same as if their files had been read in together: same id, same
 * rows. Only one recording is in memory at a time, plus the names of the set that is
 * being written.
 *
 * The new sets are stored first, and then the old ones go to the bin; if the program ends
 * in between, all of them remain. Kept traces are linked to the new sets. */
#ifndef TRACEDIFF_INGEST_REGROUP_H
#define TRACEDIFF_INGEST_REGROUP_H

#include "base/budget.h"
#include "base/error.h"
#include "base/progress.h"
#include "ingest/regroup_request.h"

#include <stdint.h>

struct store;

/* Checks whether it is possible, as far as that is known without reading rows:
 * ERROR_NOT_FOUND (unknown_set, unknown_file, unknown_rank), ERROR_PARAMETER
 * (nothing_to_split, nothing_to_join, part_twice), ERROR_LIMIT (too_many_sets),
 * ERROR_CONFLICT (names_cut: the set file does not have the whole names). */
int regroup_check(struct store *store, const struct regroup_request *request,
                  struct budget *budget, struct error *error);
/* Makes the sets. `memory`: the limit for one recording; 0: no limit. On error all new
 * sets are in the bin, and no old ones. */
int regroup_run(struct store *store, const struct regroup_request *request,
                uint64_t memory, struct progress *progress, struct regroup_result *out,
                struct error *error);

#endif
