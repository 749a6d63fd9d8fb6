/* The sentences of lines of the account (docs/semantics.md §16.3). */
#ifndef TRACEDIFF_DIAGNOSIS_LINE_WORDS_H
#define TRACEDIFF_DIAGNOSIS_LINE_WORDS_H

#include "diagnosis/account_words.h"

/* What the exposed time of collectives changed by. */
enum account_communication {
    COMMUNICATION_UNKNOWN,
    COMMUNICATION_OVERLAP, /* less, or more, of it runs beside compute */
    COMMUNICATION_WAITING, /* for other ranks */
    COMMUNICATION_TRANSFER
};
enum account_communication line_words_communication(const struct account_words *words,
                                                    const struct line *line);

/* Whether the time of an edit changed against what was edited: more calls or larger
 * inputs take less time. Then it explains nothing of a change. */
bool line_words_is_against(const struct account_words *words, const struct line *line);
/* A line with its amounts. */
void line_words_say(const struct account_words *words, const struct line *line,
                    struct sentence *out);

#endif
