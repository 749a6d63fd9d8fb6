/* docs/semantics.md §3, §5, §6, §19 read word by word over the rows of a recording, in
 * time that grows with the square of the rows and with every nanosecond: what
 * trace_resolve() must equal. Uses nothing that trace_resolve() made. */
#ifndef TRACEDIFF_TESTS_NAIVE_H
#define TRACEDIFF_TESTS_NAIVE_H

#include "trace/recording.h"

#include <stdbool.h>

struct naive_step {
    int64_t number;
    int64_t ts, dur, end; /* of the windows */
    int64_t host_ts, host, lag;
    int64_t compute, communication, memory, idle;
};

struct naive {
    const struct trace_recording *recording;
    uint32_t *launch;       /* of device rows; TRACE_NONE */
    uint32_t *parent;       /* of host rows; TRACE_NONE */
    uint32_t *operator_row; /* of host rows; TRACE_NONE */
    int64_t *self;
    int64_t *step;        /* number of the step of a row; INT64_MIN: none */
    uint32_t *step_rows;  /* rows */
    int64_t *begin, *end; /* the window of each of them */
    uint32_t step_row_count;
    struct naive_step *steps; /* by number; steps[0] is the whole file */
    uint32_t step_count;
    uint64_t device_rows_without_step;
    bool has_device_rows;
};

void naive_resolve(const struct trace_recording *recording, struct naive *out);
void naive_free(struct naive *naive);

#endif
