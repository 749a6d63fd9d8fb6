/* The facts of an explanation (docs/semantics.md §16.3). */
#ifndef TRACEDIFF_DIAGNOSIS_EXPLAINER_FACTS_H
#define TRACEDIFF_DIAGNOSIS_EXPLAINER_FACTS_H

#include "diagnosis/explainer.h"

/* Fills the facts of one that was made; false when memory is refused. */
bool explainer_facts_make(struct explainer *explainer);
/* Whether a sentence tells a fact already: that on copies tells their numbers, too. */
bool explainer_facts_told(const struct explainer *explainer,
                          const struct explainer_fact *fact, const json_t *sentences);
enum cause_kind explainer_facts_kind(const struct explainer_fact *fact);
void explainer_facts_say(const struct explainer *explainer,
                         const struct explainer_fact *fact, struct sentence *out);

#endif
