/* Random trace documents: valid JSON in every style, with everything that
 * docs/semantics.md §2 speaks of. The same seed gives the same text on every machine. */
#ifndef TRACEDIFF_TESTS_RANDOM_TRACE_H
#define TRACEDIFF_TESTS_RANDOM_TRACE_H

#include "trace_text.h"

struct random_trace_options {
    uint64_t seed;
    unsigned events;  /* elements of traceEvents, about */
    unsigned oddness; /* one event in so many has something odd in it; 0: none */
    bool long_values; /* some events are longer than any small piece */
    bool bare_array;  /* no object around the list */
};

void random_trace(struct buffer *out, const struct random_trace_options *options);

#endif
