/* The sentence of a single slow step. */
#ifndef TRACEDIFF_DIAGNOSIS_SLOW_WORDS_H
#define TRACEDIFF_DIAGNOSIS_SLOW_WORDS_H

#include "diagnosis/explainer.h"

#include <jansson.h>

/* Adds it to the sentences; false when memory is refused. */
bool slow_words_say(const struct explainer *explainer, const struct slow_step *step,
                    json_t *sentences);

#endif
