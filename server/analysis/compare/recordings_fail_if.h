/* Part of compare_recordings.c: --fail-if between recordings. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_FAIL_IF_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_FAIL_IF_H

#include "analysis/compare/recordings_result.h"

/* Judges each condition by the recordings, on all rows. The `median` of a change is the
 * geometric mean of the control's recordings, its `shift` is the test's geometric mean
 * less that; ns. Errors: unknown_op; bad_fail_if for a name of several rows. */
int recordings_answer_fail_if(const struct fail_if *conditions,
                              struct recordings_result *result, struct error *error);

#endif
