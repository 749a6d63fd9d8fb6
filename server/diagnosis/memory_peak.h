/* The sentence of the diagnosis on the peak of memory (docs/diagnosis.md, "The peak of
 * memory"): by how much it changed, and which module holds more, or less, at the peak. */
#ifndef TRACEDIFF_DIAGNOSIS_MEMORY_PEAK_H
#define TRACEDIFF_DIAGNOSIS_MEMORY_PEAK_H

#include "analysis/compare/compare.h"

#include <jansson.h>

struct store;

/* Adds the sentence, if both sides record memory and the peak changed noticeably: at the
 * end of the array, or if it changed much after the second sentence. Errors: timeout,
 * memory, damaged sets. */
int memory_peak_add(struct store *store, const struct compare_result *result,
                    json_t *sentences, struct error *error);

#endif
