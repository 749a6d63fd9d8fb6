/* What a reader must know before trusting a comparison. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARABILITY_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARABILITY_H

#include "analysis/compare/comparability_note.h"
#include "analysis/compare/compare.h"

/* If a smaller share of a side's kernel time is in names that both sides have, a note
 * says so. Most of the time is then in rows of one side only, which no row-by-row
 * comparison can judge. The limit is half, where "most" begins; docs/statistics.md has
 * the shares of real pairs. */
#define COMPARABILITY_SHARED_MIN 0.5

/* Whether both sides are the same steps of the same set. */
bool comparability_is_same(const struct compare_result *result);

/* Looks at the selections of both sides, at what the sets state about their machines and
 * about the recording, and at the names that they share. No notes: there is no reason
 * against the comparison. */
void comparability_judge(const struct compare_result *result, struct comparability *out);

#endif
