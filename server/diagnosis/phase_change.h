/* The sentence of the diagnosis on the phases of serving (docs/diagnosis.md, "Phases"):
 * which phases take more, or less, time per call. */
#ifndef TRACEDIFF_DIAGNOSIS_PHASE_CHANGE_H
#define TRACEDIFF_DIAGNOSIS_PHASE_CHANGE_H

#include "analysis/compare/compare.h"

#include <jansson.h>

struct store;

/* Adds the sentence at the end of the array, if names of both sides contain phases and a
 * phase certainly changed. Errors: timeout, memory, damaged sets. */
int phase_change_add(struct store *store, const struct compare_result *result,
                     json_t *sentences, struct error *error);

#endif
