/* The step time of several recordings a side, and the verdict on it (docs/semantics.md
 * §5, without the profiler §22). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_STEP_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_STEP_H

#include "analysis/compare/recordings_result.h"

/* Fills `unprofiled`; before recorded times are corrected, because the profiler's factor
 * is about times as they were. */
void recordings_judge_unprofiled(struct recordings_result *result);
/* Fills `time`, `step`, `verdict` and `without_profiler`. */
void recordings_judge_step(struct recordings_result *result);

#endif
