/* Traces for the tests of windows (docs/semantics.md §19), row by row; times in ns. */
#ifndef TRACEDIFF_TESTS_STEP_TEXT_H
#define TRACEDIFF_TESTS_STEP_TEXT_H

#include "trace_text.h"

#define US(n) ((int64_t)(n)*1000)
#define MS(n) ((int64_t)(n)*1000000)

struct step_text {
    struct buffer text;
    int correlation; /* of the last launch */
};

void step_begin(struct step_text *trace);
/* Appends a row of any category; `args`: the members, or NULL. */
void step_row(struct step_text *trace, const char *category, const char *name, int tid,
              int64_t ts, int64_t dur, const char *args);
/* Appends a ProfilerStep row. */
void step_host(struct step_text *trace, int number, int64_t ts, int64_t dur);

/* Where device rows run, and of which category and name they are. */
struct step_lane {
    const char *category, *name;
    int device, stream;
};
/* gemm on the stream 7, a copy on 20, a collective on 30; all on device 0. */
extern const struct step_lane step_kernels, step_copies, step_collectives;
/* Appends a launch, and a device row of it. */
void step_work_on(struct step_text *trace, const struct step_lane *lane,
                  int64_t launch_ts, int64_t launch_dur, int64_t ts, int64_t end);
/* The same: a kernel whose launch takes 1 ns. */
void step_work(struct step_text *trace, int64_t launch_ts, int64_t ts, int64_t end);
/* Appends a device row without a launch. */
void step_unlaunched(struct step_text *trace, const struct step_lane *lane, int64_t ts,
                     int64_t end);

/* The recording, resolved. The text is gone. */
struct trace_recording *step_read(struct step_text *trace);

#endif
