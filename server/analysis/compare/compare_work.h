/* How the change of a row splits into more work and slower work (docs/semantics.md §12).
 */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_WORK_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_WORK_H

#include "analysis/compare/compare.h"

void compare_work_clear(struct compare_work *work);

/* Fills `work` of all rows of the result, which are in the order of the store. Reads the
 * events of both sides. */
int compare_answer_work(struct store *store, struct compare_result *result,
                        struct error *error);

#endif
