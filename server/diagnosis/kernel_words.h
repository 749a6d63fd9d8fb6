/* The sentence of a line of device work that takes another time (docs/semantics.md §16).
 */
#ifndef TRACEDIFF_DIAGNOSIS_KERNEL_WORDS_H
#define TRACEDIFF_DIAGNOSIS_KERNEL_WORDS_H

#include "diagnosis/account_words.h"

/* What the exposed time of collectives changed by. */
enum account_communication {
    COMMUNICATION_UNKNOWN,
    COMMUNICATION_OVERLAP, /* less, or more, of it runs beside compute */
    COMMUNICATION_WAITING, /* for other ranks */
    COMMUNICATION_TRANSFER
};
enum account_communication kernel_words_communication(const struct account_words *words,
                                                      const struct line *line);

/* "34.7 → 55.6 µs per call, 24 calls per step"; of other numbers of calls these first.
 * `spent`: ns a sample of all calls. */
void kernel_words_calls(const struct account_words *words, const double calls[2],
                        const double spent[2], struct sentence *out);
/* `change`: ns a sample, what the sentence says. */
void kernel_words_say(const struct account_words *words, const struct line *line,
                      double change, struct sentence *out);

#endif
