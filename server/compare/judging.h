#ifndef TRACEDIFF_COMPARE_JUDGING_H
#define TRACEDIFF_COMPARE_JUDGING_H

#include "compare/compare.h"

/* ---- between rows ---- */

/* Part of judging.c: whether the change of a row is more than what two
 * recordings of one program differ by (docs/semantics.md §5, docs/statistics.md).
 *
 * The steps of a recording share its clock and its host, so the tests find what differs
 * between the recordings, too. The rows show how much that is: if most host rows differ
 * by a tenth, a tenth is nothing that one of them can be called slower for. Host rows and
 * other rows are apart, because the one follow the host, the others the device.
 *
 *   T = the median of d^2 over the rows / the median of chi^2, less what the steps
 * explain
 *
 * The moderated test is made again with T more variance of d. */

/* Fewer rows of a side do not tell T: it is 0 then. */
#define BETWEEN_ROWS_MIN 10
/* The most that T explains, as standard deviations of d. Between recordings of one
 * program, the host took up to twice as long, and the clock of a device differed by a
 * twentieth. */
#define BETWEEN_HOST_MOST 0.35
#define BETWEEN_DEVICE_MOST 0.05

/* Rows that are slower or faster by the tests, but not by more than that, become
 * SIGNIFICANCE_CANNOT_JUDGE. `rows` are those of the result, NULL for rows that are not
 * judged. */
int between_rows_judge(struct compare_result *result, struct significance *const *rows,
                       struct error *error);

struct store;

/* Which rows changed for real? Works on all rows, before any filter. Makes both tests,
 * and the test of the calls, for every row of the device type. If rows will be folded,
 * the new kernel gets the tests of the pair: the control's observations of the old kernel
 * against the test's observations of the new one. */
int compare_answer_significance(struct store *store, struct compare_result *result,
                                struct error *error);

#endif
