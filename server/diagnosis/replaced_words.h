/* The sentence of a line whose kernels were replaced by others (docs/semantics.md §16).
 */
#ifndef TRACEDIFF_DIAGNOSIS_REPLACED_WORDS_H
#define TRACEDIFF_DIAGNOSIS_REPLACED_WORDS_H

#include "diagnosis/account_words.h"

/* `change`: ns a sample, what the sentence says. */
void replaced_words_say(const struct account_words *words, const struct line *line,
                        double change, struct sentence *out);

#endif
