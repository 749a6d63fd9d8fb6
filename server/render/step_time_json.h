/* The step times of two sides and their difference, as JSON. */
#ifndef TRACEDIFF_RENDER_STEP_TIME_JSON_H
#define TRACEDIFF_RENDER_STEP_TIME_JSON_H

#include "analysis/data/step_time.h"

#include <jansson.h>

/* µs; values that a side does not know are null. */
json_t *step_time_json(const struct step_time *time);
/* "control", "test" and "diff", of PAIR_CONTROL and PAIR_TEST. NULL: no memory. */
json_t *step_times_json(const struct step_time pair[2]);

#endif
