/* The account and the facts as JSON (docs/api.md). */
#ifndef TRACEDIFF_DIAGNOSIS_ACCOUNT_JSON_H
#define TRACEDIFF_DIAGNOSIS_ACCOUNT_JSON_H

#include "diagnosis/explainer.h"

#include <jansson.h>

#define FACTS_MAX 5

/* Both are owned by the caller; NULL: no memory. */
json_t *account_json_lines(const struct explainer *explainer);
/* The rows of the comparison that a fact is about. */
json_t *account_json_rows(const struct explainer *explainer,
                          const struct explainer_fact *fact);
json_t *account_json_facts(const struct explainer *explainer);

#endif
