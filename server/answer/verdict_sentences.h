/* The verdict in sentences. */
#ifndef TRACEDIFF_ANSWER_VERDICT_SENTENCES_H
#define TRACEDIFF_ANSWER_VERDICT_SENTENCES_H

#include "analysis/compare/compare.h"
#include "analysis/data/step_time.h"
#include "base/sentence.h"

/* Each appends to a sentence. In short: "slower by 21.4 % (between +20.9 % and +22.7 %)",
 * "not certain: between -33.0 % and 0.0 %, probably faster". */
void verdict_say(const struct verdict *verdict, struct sentence *out);
/* "Recorded 27.2 → 19.7 ms (-27.6 %): recording makes steps 2.08 times as long …" */
void verdict_say_profiled(const double means[2], double percent, const double factor[2],
                          struct sentence *out);
/* The recorded steps, of a verdict without the profiler: "Recorded 27.2 → 19.7 ms …";
 * else nothing. */
void verdict_say_recorded(const struct compare_result *result, struct sentence *out);
/* Beside the shift and the means: "The typical change lies between +20.9 % and +22.7 %."
 */
void verdict_say_range(const struct verdict *verdict, struct sentence *out);
/* "95.9 % confidence, p = 0.0022, by 6 steps against 6 (means of their ranks)"; without
 * an interval only the last. */
void verdict_say_basis(const struct verdict *verdict, struct sentence *out);
/* What limits the sides: "The host was the limit, now the device is."; nothing if nothing
 * alone does. */
void verdict_say_limits(const struct step_time pair[2], struct sentence *out);

#endif
