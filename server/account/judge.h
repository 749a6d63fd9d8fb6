/* How certain the differences of lines are (docs/semantics.md §16.4). */
#ifndef TRACEDIFF_ACCOUNT_JUDGE_H
#define TRACEDIFF_ACCOUNT_JUDGE_H

#include "account/lines.h"
#include "analysis/compare/observations.h"

/* Each line's amounts by observation are tested as one row: the rank test must agree, and
 * it or the t test must be sure over all groups that could have become a line: the
 * largest were chosen, and of many one is large by chance. A line of an edit whose calls
 * are facts is sure to exist.
 *
 * `one_recording`: a side has one recording, and the host of one program differs between
 * recordings by more than its steps do. Then the host's time in a call, in a launch, or
 * in no call cannot be judged if it is less than a fifth of all that moved (a pause that
 * one side nearly lacks, a tenth); nor can
 * kernels whose time changed by less than 4 %: the clock of one program does. False when
 * memory is refused. */
bool judge_lines(const struct account *account, const struct observations *observations,
                 bool one_recording, struct lines *lines);
/* The host's time in one place: it wanders from recording to recording. */
bool judge_is_host_time(const struct line *line);
/* The same test of any values, of which `tried` could have been chosen. */
bool judge_values(int64_t *const values[2], const size_t counts[2], size_t tried,
                  enum line_certainty *out);

/* Whether a line of the host's time, which wanders from recording to recording, is told
 * after the others: the lines of facts moved half as much together as the largest of it.
 */
bool judge_after_facts(const struct account *account, const struct lines *lines,
                       const struct line *line);

#endif
