/* The sentences of a diagnosis: what, where, how much per step, how much of the change.
 * They are plain and short; things that only occur together are not called causes. */
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
    bool device;           /* there is device work; otherwise all time is host time */
    double change;         /* of the step time, ns; NaN: not sure, or none */
    size_t ranks;          /* in the selection of the test */
    const char *meanwhile; /* for CAUSE_WAITING: why the rank takes longer; or NULL */
};

/* Appends the sentence of a cause, valid UTF-8 without control characters. */
void words_say(const struct words_context *context, const struct cause *cause,
               struct buffer *out);

/* Appends the subject of a cause in a few words, for use in another sentence:
 * "`aten::mm`", "no recorded call between `a` and `b`". */
void words_subject(const struct words_context *context, const struct cause *cause,
                   struct buffer *out);

/* The share of the change that an amount explains, 0 .. 1; NaN if that is meaningless. */
double words_share(const struct words_context *context, double change);

#endif
