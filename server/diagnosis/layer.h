/* The sentence of the diagnosis that names the layer (docs/diagnosis.md, "The layer"):
 * the module, or other frame, whose calls hold most of the change in device time. It
 * needs the trees of calls of both sides, which take longer than the other sentences, so
 * the Compare page asks for it in a second request. */
#ifndef TRACEDIFF_DIAGNOSIS_LAYER_H
#define TRACEDIFF_DIAGNOSIS_LAYER_H

#include "analysis/compare/compare.h"

#include <jansson.h>

struct store;

/* Adds the sentence at the end of the array, if there is one. Errors: timeout, memory,
 * damaged sets. */
int layer_add(struct store *store, const struct compare_result *result, json_t *sentences,
              struct error *error);

#endif
