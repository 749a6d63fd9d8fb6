/* An analysis of both sides of a comparison, for the diagnosis. */
#ifndef TRACEDIFF_DIAGNOSIS_ANALYSIS_OF_SIDES_H
#define TRACEDIFF_DIAGNOSIS_ANALYSIS_OF_SIDES_H

#include "analysis/compare/compare.h"
#include "analysis/set/run.h"

struct store;

/* Uses the sets, ranks and markers of the comparison. `steps`: its steps, too; otherwise
 * whole recordings. `limit`: the analysis' parameter of that name, or NULL. Free `out`
 * with analysis_result_free(), also after errors. */
int analysis_of_sides(struct store *store, const struct compare_result *result,
                      const char *name, bool steps, const char *limit,
                      struct budget *budget, struct analysis_result *out,
                      struct error *error);

#endif
