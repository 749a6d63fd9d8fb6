/* The bound on the memory of ingest, with an address space that is limited too.
 *
 * Writes traces of about 5 MB and 100 MB, runs `tracediff ingest` on them under RLIMIT_AS
 * (ulimit -v) and looks at its peak (ru_maxrss):
 *
 *     peak <= 24 MB + 48 bytes * kept events of the files in work
 *
 * the program and its libraries included (about 9 MB of the 24), and the size of the JSON
 * must not show: as many events with longer arguments take no more.
 *
 * The limit on the address space is the bound and LIBRARIES_BYTES on top, for what is
 * mapped but not there: libraries, the stack of a thread, arrays that double. A reader
 * that held the larger traces in memory would not fit in. */
#include "measure.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#define LIBRARIES_BYTES INT64_C(64000000)
/* How much more the same events may take in more JSON: noise of the allocator, and the
 * window, of which a small file needs a part. */
#define GROWTH_BYTES INT64_C(3000000)

/* ---- the traces ---- */

#define STEP_CALLS 10000

struct trace {
    const char *name;
    uint32_t calls;     /* of four kept events each: operator, launch, kernel, copy */
    uint32_t arguments; /* bytes that nobody keeps, per event */
    int files;
    bool gzip;
};

struct out {
    FILE *plain;
    gzFile gzip;
    int64_t bytes;
    bool failed;
};

static void put(struct out *out, const char *text, size_t length)
{
    if (out->gzip != NULL)
        out->failed = gzwrite(out->gzip, text, (unsigned)length) <= 0 || out->failed;
    else
        out->failed = fwrite(text, 1, length, out->plain) != length || out->failed;
    out->bytes += (int64_t)length;
}

/* One call: an operator, the launch inside it, and what it launched. */
static void put_call(struct out *out, const struct trace *trace, uint32_t i,
                     const char *filling)
{
    char text[2048];
    uint64_t ts = UINT64_C(1700000000000000) + (uint64_t)i * 100;
    int length = snprintf(
        text, sizeof text,
        "{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"aten::op_%u\",\"pid\":1,\"tid\":%u,"
        "\"ts\":%" PRIu64 ".%03u,\"dur\":40.5,\"args\":{\"External id\":%u,"
        "\"Input Dims\":[[%u,64],[64]],\"filling\":\"",
        i % 400, 7 + i % 3, ts, i % 1000, i, i % 32);

    put(out, text, (size_t)length);
    put(out, filling, trace->arguments);
    length = snprintf(
        text, sizeof text,
        "\"}},\n{\"ph\":\"X\",\"cat\":\"cuda_runtime\",\"name\":\"cudaLaunchKernel\","
        "\"pid\":1,\"tid\":%u,\"ts\":%" PRIu64 ".5,\"dur\":6,\"args\":{"
        "\"correlation\":%u}},\n"
        "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"void kernel_%u<float>(float*)\","
        "\"pid\":0,\"tid\":7,\"ts\":%" PRIu64 ".25,\"dur\":55,\"args\":{\"device\":0,"
        "\"stream\":7,\"correlation\":%u,\"filling\":\"",
        7 + i % 3, ts + 10, i, i % 150, ts + 60, i);
    put(out, text, (size_t)length);
    put(out, filling, trace->arguments);
    length = snprintf(text, sizeof text,
                      "\"}},\n{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"aten::empty\","
                      "\"pid\":1,\"tid\":%u,\"ts\":%" PRIu64 ",\"dur\":2,\"args\":{}},\n"
                      "{\"ph\":\"s\",\"id\":%u,\"pid\":1,\"tid\":7,\"ts\":%" PRIu64
                      ",\"cat\":\"ac2g\",\"name\":\"ac2g\"},\n",
                      7 + i % 3, ts + 20, i, ts + 10);
    put(out, text, (size_t)length);
}

static bool write_trace(const char *path, const struct trace *trace, int rank,
                        int64_t *bytes)
{
    struct out out = {0};
    char text[256];
    char *filling = malloc(trace->arguments + 1);

    if (filling == NULL)
        return false;
    memset(filling, 'x', trace->arguments);
    if (trace->gzip)
        out.gzip = gzopen(path, "wb1");
    else
        out.plain = fopen(path, "wb");
    if (out.gzip == NULL && out.plain == NULL) {
        free(filling);
        return false;
    }
    int length = snprintf(text, sizeof text,
                          "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[\n", rank);
    put(&out, text, (size_t)length);
    for (uint32_t i = 0; i < trace->calls; i++) {
        if (i % STEP_CALLS == 0) {
            length =
                snprintf(text, sizeof text,
                         "{\"ph\":\"X\",\"cat\":\"user_annotation\",\"name\":"
                         "\"ProfilerStep#%u\",\"pid\":1,\"tid\":7,\"ts\":%" PRIu64
                         ",\"dur\":999990},\n",
                         i / STEP_CALLS, UINT64_C(1700000000000000) + (uint64_t)i * 100);
            put(&out, text, (size_t)length);
        }
        put_call(&out, trace, i, filling);
    }
    put(&out, "{\"ph\":\"M\",\"name\":\"end\"}]}\n", 25);
    free(filling);
    out.failed =
        (out.gzip != NULL ? gzclose(out.gzip) : fclose(out.plain)) != 0 || out.failed;
    *bytes += out.bytes;
    return !out.failed;
}

/* Kept events of all files of a trace. */
static int64_t kept_events(const struct trace *trace)
{
    int64_t steps = (trace->calls + STEP_CALLS - 1) / STEP_CALLS;

    return trace->files * ((int64_t)trace->calls * 4 + steps);
}

/* ---- running ---- */

/* The peak, or -1 when something failed or the bound does not hold. */
static int64_t measure(const char *program, const char *folder, const struct trace *trace)
{
    char traces[4096], data[4096], path[8192];
    int64_t json = 0;
    bool written = true;

    snprintf(traces, sizeof traces, "%s/traces", folder);
    snprintf(data, sizeof data, "%s/data", folder);
    mkdir(traces, 0700);
    for (int rank = 0; rank < trace->files; rank++) {
        snprintf(path, sizeof path, "%s/rank%d.json%s", traces, rank,
                 trace->gzip ? ".gz" : "");
        written = write_trace(path, trace, rank, &json) && written;
    }
    int64_t kept = kept_events(trace), bound = FIXED_BYTES + EVENT_BYTES * kept;
    int64_t peak =
        written ? memory_ingest(program, data, traces, bound + LIBRARIES_BYTES) : -1;
    memory_remove(traces);
    memory_remove(data);
    printf("%s: %-34s %6.1f MB of JSON, %7" PRId64 " events kept: peak %5.1f MB, "
           "bound %5.1f MB\n",
           peak >= 0 && peak <= bound ? "ok" : "FAIL", trace->name, (double)json / 1e6,
           kept, (double)peak / 1e6, (double)bound / 1e6);
    return peak <= bound ? peak : -1;
}

static int run_all(const char *program, const char *folder)
{
    static const struct trace small = {"small", 4200, 250, 1, false};
    static const struct trace long_arguments = {"as many events, long arguments", 4200,
                                                12000, 1, false};
    static const struct trace large = {"large, compressed", 84000, 250, 1, true};
    static const struct trace two = {"large, two files at once", 42000, 250, 2, false};
    int64_t small_peak = measure(program, folder, &small);
    int64_t long_peak = measure(program, folder, &long_arguments);
    bool good = small_peak > 0 && long_peak > 0;

    good = measure(program, folder, &large) > 0 && good;
    good = measure(program, folder, &two) > 0 && good;
    if (good && long_peak - small_peak > GROWTH_BYTES) {
        printf("FAIL: as many events in 20 times the JSON took %.1f MB more\n",
               (double)(long_peak - small_peak) / 1e6);
        good = false;
    }
    return good ? 0 : 1;
}

int main(void)
{
    return memory_main(run_all);
}
