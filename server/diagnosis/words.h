/* The sentences of a diagnosis: what, where, how much per step, how much of the change.
 * They are plain and short, and do not call things causes that only occur together. */
#ifndef TRACEDIFF_DIAGNOSIS_WORDS_H
#define TRACEDIFF_DIAGNOSIS_WORDS_H

#include "base/sentence.h"
#include "diagnosis/words_parts.h"

#include <stdint.h>

/* Appends the sentence of a cause. */
void words_say(const struct words_context *context, const struct cause *cause,
               struct sentence *out);

/* Appends the subject of a cause in a few words, for use in another sentence:
 * "`aten::mm`", "no recorded call between `a` and `b`". */
void words_subject(const struct words_context *context, const struct cause *cause,
                   struct sentence *out);

#endif
