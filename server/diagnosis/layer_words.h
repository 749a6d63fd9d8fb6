/* The layer that a change comes from, as a sentence and as the JSON of the API. */
#ifndef TRACEDIFF_DIAGNOSIS_LAYER_WORDS_H
#define TRACEDIFF_DIAGNOSIS_LAYER_WORDS_H

#include "analysis/compare/compare.h"
#include "analysis/tree/tree_layer.h"

#include <jansson.h>

enum layer_certainty {
    LAYER_UNSURE, /* not said */
    LAYER_UNTESTED,
    LAYER_SURE
};

/* The frames of the folded tree from below the root to a row, as a new array. */
json_t *layer_path(const struct tree_rows *rows, uint32_t row);

/* A new entry of the diagnosis; NULL: no memory. `steps`: samples are steps, else whole
 * recordings. */
json_t *layer_entry(const struct compare_result *result, const struct tree_rows *rows,
                    const struct tree_layer *layer, enum layer_certainty certainty,
                    bool steps);

#endif
