/* The sentences of a diagnosis: what, where, how much per step, how much of the change.
 * Plain and short; what is only seen together is not called a cause. */
#ifndef TRACEDIFF_DIAGNOSIS_WORDS_H
#define TRACEDIFF_DIAGNOSIS_WORDS_H

#include "base/buffer.h"
#include "diagnosis/candidate.h"
#include "diagnosis/words_numbers.h"

#include <stdint.h>

/* How a recording without steps is spoken of: "per step", or "in the recording". */
struct words_context {
    const struct books *books;
    bool steps;            /* samples are steps */
    bool device;           /* there is device work; else all time is the host's */
    double change;         /* of the step time, ns; NaN: not sure, or none */
    size_t ranks;          /* in the selection of the test */
    const char *meanwhile; /* of CAUSE_WAITING: what the rank does longer; or NULL */
};

/* Appends the sentence of a cause, valid UTF-8 without control characters. */
void words_say(const struct words_context *context, const struct cause *cause,
               struct buffer *out);

/* Appends what a cause is about in a few words, to stand in another sentence:
 * "`aten::mm`", "no recorded call between `a` and `b`". */
void words_subject(const struct words_context *context, const struct cause *cause,
                   struct buffer *out);

/* The share of the change that an amount explains, 0 .. 1; NaN where that says nothing.
 */
double words_share(const struct words_context *context, double change);

#endif
