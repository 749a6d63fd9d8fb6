/* Timelines of random rows, and the rows themselves, to be looked at one by one. */
#ifndef TRACEDIFF_TESTS_SPANS_GIVEN_H
#define TRACEDIFF_TESTS_SPANS_GIVEN_H

#include "analyse/span.h"
#include "naive.h"
#include "rounds.h"
#include "trace_text.h"

#define SPANS_ROUNDS ROUNDS(150)

/* A recording, its index, and what the slow way knows of them. */
struct spans_given {
    struct trace_recording *recording;
    struct naive naive;
    struct span_index *index;
    uint32_t *order;    /* rows by (start, longer first, file order) */
    uint32_t *position; /* by row: room for that in the index */
    char **names;       /* by row, addresses merged */
    size_t count;
};

/* Some threads, streams and steps; rows that nest, overlap and take no time. The same
 * seed gives the same rows. */
void spans_give(unsigned seed, struct spans_given *out);
void spans_take_back(struct spans_given *given);
#define GIVEN __attribute__((cleanup(spans_take_back))) struct spans_given

int64_t spans_start(const struct spans_given *given, uint32_t row);
int64_t spans_duration(const struct spans_given *given, uint32_t row);

#endif
