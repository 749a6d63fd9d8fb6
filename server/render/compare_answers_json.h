/* The answers above the rows, as JSON. */
#ifndef TRACEDIFF_RENDER_COMPARE_ANSWERS_JSON_H
#define TRACEDIFF_RENDER_COMPARE_ANSWERS_JSON_H

#include "analysis/compare/compare.h"
#include "answer/answer.h"

#include <jansson.h>

/* The step times, with the windows of the samples. */
json_t *compare_json_step_time(const struct compare_result *result);
/* The waterfall is null if a side has no parts. NULL: no memory. */
json_t *compare_json_verdict(const struct answer *answer);
json_t *compare_json_waterfall(const struct answer *answer);
/* Its text and parts; null if it is empty. */
json_t *compare_json_sentence(const struct sentence *sentence);
/* Null if not both sides have times without the profiler. */
json_t *compare_json_unprofiled(const struct compare_result *result);
json_t *compare_json_profiler_factor(const struct compare_result *result);
/* Null if nothing can be compared. */
json_t *compare_json_machine(const struct compare_result *result);
/* Null if not requested. */
json_t *compare_json_operators(const struct compare_result *result);
json_t *compare_json_replacements(const struct compare_result *result);
json_t *compare_json_fail_if(const struct fail_if *conditions,
                             const struct compare_outcome *results);

#endif
