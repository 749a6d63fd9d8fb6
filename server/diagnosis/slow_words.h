/* The sentence of a single slow step; what a line takes without such steps. */
#ifndef TRACEDIFF_DIAGNOSIS_SLOW_WORDS_H
#define TRACEDIFF_DIAGNOSIS_SLOW_WORDS_H

#include "diagnosis/explainer.h"

#include <jansson.h>

/* Adds it to the sentences; false when memory is refused. */
bool slow_words_say(const struct explainer *explainer, const struct slow_step *step,
                    json_t *sentences);

/* The part of the change of a line that slow steps hold; 0: there are none. */
double slow_words_share(const struct explainer *explainer, const struct line *line);
/* Of a line of whose change slow steps hold more than half: what it is without them. */
void slow_words_without(const struct explainer *explainer, const struct line *line,
                        struct sentence *out);

#endif
