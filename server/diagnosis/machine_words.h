/* The sentence that tells the machine's part of a change from the program's
 * (docs/semantics.md §18). */
#ifndef TRACEDIFF_DIAGNOSIS_MACHINE_WORDS_H
#define TRACEDIFF_DIAGNOSIS_MACHINE_WORDS_H

#include "diagnosis/explainer.h"

#include <jansson.h>
#include <stdbool.h>

/* Adds the sentences of explainer->machine; they tell the lines of what the factors
 * explain. False when memory is refused. */
bool machine_words_say(struct explainer *explainer, json_t *sentences);

#endif
