/* The sentences of lines of the account (docs/semantics.md §16.3). */
#ifndef TRACEDIFF_DIAGNOSIS_LINE_WORDS_H
#define TRACEDIFF_DIAGNOSIS_LINE_WORDS_H

#include "diagnosis/account_words.h"

/* Whether the time of an edit changed against what was edited: more calls or larger
 * inputs take less time. Then it explains nothing of a change. */
bool line_words_is_against(const struct account_words *words, const struct line *line);
/* A line with its amounts. */
void line_words_say(const struct account_words *words, const struct line *line,
                    struct sentence *out);

#endif
