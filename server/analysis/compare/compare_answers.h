/* The answers that compare_run() adds to the rows: is the test slower, which changes are
 * real, where does the change come from, which kernel replaced which, and do the
 * conditions hold. Each works on all rows of the selected steps (`result->all`, ordered
 * by name and category), before any filter, so that a search changes no answer. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ANSWERS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ANSWERS_H

#include "analysis/compare/compare.h"

/* Whether the row is of the device type that was asked for. */
bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row);

/* The verdict on the step time, and the waterfall of its change. Idle lists the host
 * operations whose self time per step moved with it; operations that only wait for the
 * device (…Synchronize) and the steps themselves are not listed at all. */
int compare_answer_verdict(struct compare_result *result, struct error *error);

/* A verdict on one time of every selected sample, [PAIR_CONTROL] and [PAIR_TEST]; ns,
 * NULL for lack of memory. */
int compare_make_verdict(const struct compare_result *result,
                         const int64_t *const times[2], struct verdict *out,
                         struct error *error);

/* Both tests, and that of the calls, of every row of the device type. Of rows that will
 * be folded the new kernel gets the tests of the pair: the control's observations of the
 * old one against its own. */
int compare_answer_significance(struct store *store, struct compare_result *result,
                                struct error *error);

/* Pairs deleted kernels with added ones. Looks at the launches in at most eight of the
 * chosen files a side, spread evenly: the ranks of a job do much the same. */
int compare_answer_replacements(struct store *store, struct compare_result *result,
                                struct error *error);

/* Makes one row of each pair of replacements; the rows must have been judged. */
void compare_fold_rows(struct compare_result *result);
/* Whether a name of the row contains `text`, ASCII without case; a folded row has both
 * kernels' names and that of the operator. `glob` likewise, of the whole name. */
bool compare_row_contains(const struct compare_result *result,
                          const struct compare_row *row, const char *text);
bool compare_row_matches(const struct compare_result *result,
                         const struct compare_row *row, const char *glob);
/* Finds the row whose id was asked for among the sorted rows. */
void compare_find_selected(struct compare_result *result);

/* Judges the conditions; the rows must have been judged. Unknown and ambiguous operations
 * are ERROR_PARAMETER (unknown_op, bad_fail_if). */
int compare_answer_fail_if(struct store *store, const struct fail_if *conditions,
                           struct compare_result *result, struct error *error);

/* The ids of the selected steps of a side; owned by the caller, NULL for lack of memory.
 */
uint32_t *compare_step_ids(const struct compare_result *result, enum pair_side side);

#endif
