/* What recordings keep of few events, for those that are not read from a trace. */
#ifndef TRACEDIFF_TESTS_FIXTURE_KEPT_H
#define TRACEDIFF_TESTS_FIXTURE_KEPT_H

#include "trace/recording.h"

/* Up to three counters; together they have about as many samples as there are rows. */
void fixture_counters(struct trace_recording *recording);
/* The facts of a collective on every second row. */
void fixture_collectives(struct trace_recording *recording);

#endif
