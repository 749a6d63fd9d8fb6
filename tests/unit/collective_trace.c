/* See collective_trace.h. */
#include "collective_trace.h"

#include <stdio.h>

const struct rows_options trace_options = {.which = ROWS_OF_STEPS};

void trace_step(struct span_text *span, int number, int ts, int dur)
{
    char name[32];

    snprintf(name, sizeof name, "ProfilerStep#%d", number);
    span_host(span, "user_annotation", name, ts, dur, 0);
}

void trace_collective(struct span_text *span, int ts, int dur, int correlation,
                      const char *args)
{
    char all[1024], ts_text[16], dur_text[16];

    span_host(span, "cuda_runtime", "cudaLaunchKernel", ts - 5, 2, correlation);
    snprintf(all, sizeof all, "\"device\":0,\"stream\":20,\"correlation\":%d%s%s",
             correlation, args[0] == '\0' ? "" : ",", args);
    snprintf(ts_text, sizeof ts_text, "%d", ts);
    snprintf(dur_text, sizeof dur_text, "%d", dur);
    add_event(&span->text, "kernel", "ncclDevKernel_AllReduce_Sum_f32(void*)", 1, 120,
              ts_text, dur_text, all);
}
