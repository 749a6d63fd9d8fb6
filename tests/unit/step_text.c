/* See step_text.h. */
#include "step_text.h"

#include <inttypes.h>
#include <stdio.h>

const struct step_lane step_kernels = {"kernel", "gemm", 0, 7};
const struct step_lane step_copies = {"gpu_memcpy", "Memcpy HtoD", 0, 20};
const struct step_lane step_collectives = {"kernel", "ncclDevKernel_AllReduce", 0, 30};

void step_begin(struct step_text *trace)
{
    trace->correlation = 0;
    buffer_init(&trace->text, TEXT_MAX);
    buffer_append_text(&trace->text, "{\"traceEvents\":[");
}

void step_row(struct step_text *trace, const char *category, const char *name, int tid,
              int64_t ts, int64_t dur, const char *args)
{
    char begin[40], length[40];

    snprintf(begin, sizeof begin, "%" PRId64 ".%03d", ts / 1000, (int)(ts % 1000));
    snprintf(length, sizeof length, "%" PRId64 ".%03d", dur / 1000, (int)(dur % 1000));
    add_event(&trace->text, category, name, 1, tid, begin, length, args);
}

void step_host(struct step_text *trace, int number, int64_t ts, int64_t dur)
{
    char name[40];

    snprintf(name, sizeof name, "ProfilerStep#%d", number);
    step_row(trace, "user_annotation", name, 1, ts, dur, NULL);
}

static void add_device_row(struct step_text *trace, const struct step_lane *lane,
                           int64_t ts, int64_t end, int correlation)
{
    char args[120];

    snprintf(args, sizeof args, "\"device\":%d,\"stream\":%d,\"correlation\":%d",
             lane->device, lane->stream, correlation);
    step_row(trace, lane->category, lane->name, lane->stream, ts, end - ts, args);
}

void step_work_on(struct step_text *trace, const struct step_lane *lane,
                  int64_t launch_ts, int64_t launch_dur, int64_t ts, int64_t end)
{
    char args[40];

    snprintf(args, sizeof args, "\"correlation\":%d", ++trace->correlation);
    step_row(trace, "cuda_runtime", "cudaLaunchKernel", 1, launch_ts, launch_dur, args);
    add_device_row(trace, lane, ts, end, trace->correlation);
}

void step_work(struct step_text *trace, int64_t launch_ts, int64_t ts, int64_t end)
{
    step_work_on(trace, &step_kernels, launch_ts, 1, ts, end);
}

void step_unlaunched(struct step_text *trace, const struct step_lane *lane, int64_t ts,
                     int64_t end)
{
    add_device_row(trace, lane, ts, end, 1000000000);
}

struct trace_recording *step_read(struct step_text *trace)
{
    buffer_append_text(&trace->text, "]}");
    struct trace_recording *recording = read_bytes(trace->text.bytes, trace->text.length);
    buffer_free(&trace->text);
    return recording;
}
