/* Why a diagnosis has no sentences. */
#ifndef TRACEDIFF_DIAGNOSIS_NONE_H
#define TRACEDIFF_DIAGNOSIS_NONE_H

#include "analysis/compare/compare.h"

/* One line for readers: "No cause can be named for sure: ..."; NULL if there are
 * sentences, or if none were requested. */
const char *diagnosis_none_words(const struct compare_result *result);

#endif
