/* Ranks with collectives, made by hand. */
#ifndef TRACEDIFF_TESTS_COLLECTIVE_TRACE_H
#define TRACEDIFF_TESTS_COLLECTIVE_TRACE_H

#include "analysis_text.h"

/* Rows of steps. */
extern const struct rows_options trace_options;

void trace_step(struct span_text *span, int number, int ts, int dur);
/* A collective kernel with these arguments, launched 5 µs earlier. */
void trace_collective(struct span_text *span, int ts, int dur, int correlation,
                      const char *args);

#endif
