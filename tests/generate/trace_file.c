#include "trace_file.h"
#include "trace_args.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PACKED_SIZE ((size_t)256 * 1024)

static void put_bytes(struct output *out, const char *bytes, size_t length, int flush)
{
    if (out->plain != NULL) {
        out->failed |= fwrite(bytes, 1, length, out->plain) != length;
        return;
    }
    out->deflate.next_in = (Bytef *)(uintptr_t)bytes;
    out->deflate.avail_in = (uInt)length;
    do {
        out->deflate.next_out = out->packed;
        out->deflate.avail_out = PACKED_SIZE;
        if (deflate(&out->deflate, flush) == Z_STREAM_ERROR)
            out->failed = true;
        size_t got = PACKED_SIZE - out->deflate.avail_out;
        out->failed |= fwrite(out->packed, 1, got, out->file) != got;
    } while (out->deflate.avail_out == 0 && !out->failed);
}

/* Takes away line breaks with the blanks after them; the rest of the text. */
static size_t without_breaks(char *text, size_t length)
{
    size_t kept = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] != '\n') {
            text[kept++] = text[i];
            continue;
        }
        while (i + 1 < length && text[i + 1] == ' ')
            i++;
    }
    return kept;
}

void put(struct output *out, const char *format, ...)
{
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof text) {
        out->failed = true;
        return;
    }
    if (out->compact)
        length = (int)without_breaks(text, (size_t)length);
    put_bytes(out, text, (size_t)length, Z_NO_FLUSH);
}

static void put_begin(struct output *out)
{
    put(out, out->first_event ? "" : ",");
    put_bytes(out, "\n", 1, Z_NO_FLUSH);
    put(out, out->compact ? "{" : "  {");
    out->first_event = false;
}

static void put_event(struct output *out, const struct machine *machine,
                      const struct event *event, size_t index)
{
    static const char *const categories[] = {
        [EVENT_CPU_OP] = "cpu_op",
        [EVENT_USER_ANNOTATION] = "user_annotation",
        [EVENT_PYTHON] = "python_function",
        [EVENT_RUNTIME] = "cuda_runtime",
        [EVENT_DRIVER] = "cuda_driver",
        [EVENT_KERNEL] = "kernel",
        [EVENT_MEMCPY] = "gpu_memcpy",
        [EVENT_MEMSET] = "gpu_memset",
        [EVENT_SYNC] = "cuda_sync",
        [EVENT_GPU_ANNOTATION] = "gpu_user_annotation"};
    put_begin(out);
    put(out,
        "\n    \"ph\": \"X\", \"cat\": \"%s\", \"name\": \"%s\", \"pid\": %u, \"tid\": "
        "%u,"
        "\n    \"ts\": " US ", \"dur\": " US ",\n    \"args\": {\n      ",
        categories[event->type], event->name, event_pid(machine, event),
        track_number(machine, event), US_VALUES(event->ts), US_VALUES(event->dur));
    put_args(out, machine, event, index);
    put(out, "\n    }\n  }");
}

/* One end of an arrow. */
static void put_flow(struct output *out, const struct machine *machine,
                     const struct event *event, const char *name, uint32_t id, bool begin)
{
    put_begin(out);
    put(out,
        "\n    \"ph\": \"%c\", \"id\": %u, \"pid\": %u, \"tid\": %u, \"ts\": " US
        ",\n    \"cat\": \"%s\", \"name\": \"%s\"%s\n  }",
        begin ? 's' : 'f', id, event_pid(machine, event), track_number(machine, event),
        US_VALUES(event->ts), name, name, begin ? "" : ", \"bp\": \"e\"");
}

/* An allocation, or with negative bytes the end of one. */
static void put_memory(struct output *out, const struct machine *machine,
                       const struct event *event)
{
    const struct memory_instant *instant = &machine->instants[event->id];
    put_begin(out);
    put(out,
        "\n    \"ph\": \"i\", \"cat\": \"cpu_instant_event\", \"s\": \"t\", \"name\": "
        "\"[memory]\",\n    \"pid\": %u, \"tid\": %u,\n    \"ts\": " US
        ",\n    \"args\": {\n      \"Total Reserved\": %" PRId64
        ", \"Total Allocated\": %" PRId64 ", \"Bytes\": %" PRId64 ", \"Addr\": %" PRId64
        ", \"Device Id\": %u, \"Device Type\": 1\n    }\n  }",
        event_pid(machine, event), track_number(machine, event), US_VALUES(event->ts),
        instant->reserved, instant->allocated, event->bytes, instant->address,
        machine->rank);
}

/* As in real files: first what PyTorch recorded, then what the driver did. */
static void put_events(struct output *out, const struct machine *machine)
{
    size_t index = 0;
    for (size_t i = 0; i < machine->event_count; i++) {
        const struct event *event = &machine->events[i];
        if (event->type > EVENT_PYTHON && event->type != EVENT_MEMORY)
            continue;
        if (event->type == EVENT_MEMORY) {
            put_memory(out, machine, event);
            continue;
        }
        put_event(out, machine, event, index++);
        if (event->flow != FLOW_NONE && !machine->compact)
            put_flow(out, machine, event, "fwdbwd", event->sequence,
                     event->flow == FLOW_FORWARD);
    }
    for (size_t i = 0; i < machine->event_count; i++) {
        const struct event *event = &machine->events[i];
        if (event->type <= EVENT_PYTHON || event->type == EVENT_MEMORY)
            continue;
        put_event(out, machine, event, 0);
        if (machine->compact)
            continue;
        if (event->type >= EVENT_KERNEL && event->type <= EVENT_MEMSET) {
            put_flow(out, machine, event, "ac2g", event->correlation, false);
            continue;
        }
        /* The call of a launch comes directly before the row that it launched. */
        const struct event *next = event + 1;
        if (i + 1 < machine->event_count && next->type >= EVENT_KERNEL &&
            next->type <= EVENT_MEMSET && next->correlation == event->correlation)
            put_flow(out, machine, event, "ac2g", event->correlation, true);
    }
}

static void put_metadata_row(struct output *out, const char *what, int64_t ts,
                             const char *pid, uint32_t tid, const char *value)
{
    put_begin(out);
    put(out,
        "\n    \"name\": \"%s\", \"ph\": \"M\", \"ts\": " US
        ", \"pid\": %s, \"tid\": %u,\n    \"args\": {\n      %s\n    }\n  }",
        what, US_VALUES(ts), pid, tid, value);
}

static void put_metadata(struct output *out, const struct machine *machine, int64_t ts)
{
    char pid[16], text[96];
    uint32_t process = machine->threads[THREAD_MAIN].tid;
    snprintf(pid, sizeof pid, "%u", process);
    put_metadata_row(out, "process_name", ts, pid, 0, "\"name\": \"python3\"");
    put_metadata_row(out, "process_labels", ts, pid, 0, "\"labels\": \"CPU\"");
    snprintf(text, sizeof text, "\"sort_index\": %u", process);
    put_metadata_row(out, "process_sort_index", ts, pid, 0, text);
    for (unsigned i = 0; i < THREAD_COUNT; i++) {
        uint32_t tid = machine->threads[i].tid;
        snprintf(text, sizeof text, "\"name\": \"thread %u (%s)\"", tid,
                 i == THREAD_MAIN ? "python3" : "pt_autograd_0");
        put_metadata_row(out, "thread_name", ts, pid, tid, text);
    }
    snprintf(pid, sizeof pid, "%u", machine->rank);
    put_metadata_row(out, "process_name", ts, pid, 0, "\"name\": \"python3\"");
    snprintf(text, sizeof text, "\"labels\": \"GPU %u\"", machine->rank);
    put_metadata_row(out, "process_labels", ts, pid, 0, text);
    snprintf(text, sizeof text, "\"sort_index\": %u", 5000000 + machine->rank);
    put_metadata_row(out, "process_sort_index", ts, pid, 0, text);
    for (unsigned i = 0; i < STREAM_COUNT; i++) {
        snprintf(text, sizeof text, "\"name\": \"stream %u \"", stream_numbers[i]);
        put_metadata_row(out, "thread_name", ts, pid, stream_numbers[i], text);
    }
}

static void put_window(struct output *out, const struct machine *machine, int64_t start)
{
    int64_t end = machine->threads[THREAD_MAIN].now + 1500000;
    put_begin(out);
    put(out,
        "\n    \"ph\": \"X\", \"cat\": \"Trace\", \"ts\": " US ", \"dur\": " US
        ",\n    \"pid\": \"Spans\", \"tid\": \"PyTorch Profiler\",\n    \"name\": "
        "\"PyTorch Profiler (0)\",\n    \"args\": {\n      \"Op count\": 0\n    }\n  }",
        US_VALUES(start), US_VALUES(end - start));
    put_metadata_row(out, "process_sort_index", start, "\"Spans\"", 0,
                     "\"sort_index\": 536870912");
    put_begin(out);
    put(out,
        "\n    \"name\": \"Iteration Start: PyTorch Profiler\", \"ph\": \"i\", \"s\": "
        "\"g\",\n    \"pid\": \"Traces\", \"tid\": \"Trace PyTorch Profiler\", "
        "\"ts\": " US "\n  }",
        US_VALUES(start));
    put_begin(out);
    put(out,
        "\n    \"name\": \"Record Window End\", \"ph\": \"i\", \"s\": \"g\",\n    "
        "\"pid\": "
        "\"\", \"tid\": \"\", \"ts\": " US "\n  }",
        US_VALUES(end + 900000));
}

static void put_ranks(struct output *out, const struct machine *machine)
{
    for (uint32_t rank = 0; rank < machine->world_size; rank++)
        put(out, "%s%u", rank > 0 ? ", " : "", rank);
}

static void put_head(struct output *out, const struct machine *machine)
{
    put(out, "\n{\n  \"schemaVersion\": 1,\n  \"deviceProperties\": [");
    for (uint32_t i = 0; i < machine->world_size && i < 8; i++)
        put(out,
            "%s\n    {\n      \"id\": %u, \"name\": \"NVIDIA H100 80GB HBM3\", "
            "\"totalGlobalMem\": 85017755648,\n      \"computeMajor\": 9, "
            "\"computeMinor\": 0,\n      \"maxThreadsPerBlock\": 1024, "
            "\"maxThreadsPerMultiprocessor\": 2048,\n      \"regsPerBlock\": 65536, "
            "\"warpSize\": 32,\n      \"sharedMemPerBlock\": 49152, \"numSms\": %d,\n"
            "      \"regsPerMultiprocessor\": 65536, \"sharedMemPerBlockOptin\": 232448, "
            "\"sharedMemPerMultiprocessor\": 233472\n    }",
            i > 0 ? "," : "", i, DEVICE_SMS);
    put(out,
        "\n  ],\n  \"cuda_runtime_version\": 12060,\n  \"cupti_version\": 24,\n"
        "  \"cuda_driver_version\": 12080,\n  \"record_shapes\": 1,\n"
        "  \"with_stack\": 1,%s\n"
        "  \"trace_id\": \"%016" PRIX64 "%016" PRIX64 "\",\n"
        "  \"distributedInfo\": {\"backend\": \"nccl\", \"rank\": %u, \"world_size\": "
        "%u, "
        "\"pg_count\": %u, \"pg_config\": [{\"pg_name\": \"0\", \"pg_desc\": "
        "\"default_pg\", \"backend_config\": \"cuda:nccl\", \"pg_size\": %u, \"ranks\": "
        "[",
        machine->instant_count > 0 ? "\n  \"profile_memory\": 1," : "",
        machine->random.state, machine->random.state ^ UINT64_C(0x5a5a5a5a5a5a5a5a),
        machine->rank, machine->world_size, machine->more_group != NULL ? 2 : 1,
        machine->world_size);
    put_ranks(out, machine);
    if (machine->more_group != NULL) {
        put(out,
            "]}, {\"pg_name\": \"%s\", \"pg_desc\": \"%s\", \"backend_config\": "
            "\"cuda:nccl\", \"pg_size\": %u, \"ranks\": [",
            machine->more_group->name, machine->more_group->description,
            machine->world_size);
        put_ranks(out, machine);
    }
    put(out,
        "]}], \"nccl_version\": \"2.25.1\"},\n  \"displayTimeUnit\": \"ms\",\n"
        "  \"baseTimeNanoseconds\": %" PRId64 ",\n  \"traceEvents\": [",
        TRACE_BASE_NS);
}

static int open_output(struct output *out, const char *path, bool gzip)
{
    /* A header without time, name and system, so that equal traces are equal files. */
    static gz_header header = {.os = 255};
    FILE *file = fopen(path, "wb");
    if (file == NULL)
        return -1;
    if (!gzip) {
        out->plain = file;
        return 0;
    }
    out->file = file;
    out->packed = malloc(PACKED_SIZE);
    if (out->packed == NULL || deflateInit2(&out->deflate, 9, Z_DEFLATED, 15 + 16, 9,
                                            Z_DEFAULT_STRATEGY) != Z_OK) {
        fclose(file);
        errno = ENOMEM;
        return -1;
    }
    deflateSetHeader(&out->deflate, &header);
    return 0;
}

static int close_output(struct output *out)
{
    if (out->file != NULL) {
        put_bytes(out, "", 0, Z_FINISH);
        deflateEnd(&out->deflate);
        free(out->packed);
    }
    if (fclose(out->plain != NULL ? out->plain : out->file) != 0)
        out->failed = true;
    return out->failed ? -1 : 0;
}

int trace_file_write(const struct machine *machine, const char *path, bool gzip,
                     int64_t window_start)
{
    struct output out = {.first_event = true, .compact = machine->compact};
    if (open_output(&out, path, gzip) < 0) {
        fprintf(stderr, "generate: %s: %s\n", path, strerror(errno));
        return -1;
    }
    put_head(&out, machine);
    put_events(&out, machine);
    put_metadata(&out, machine, window_start);
    put_window(&out, machine, window_start);
    put(&out, "\n  ],\n  \"traceName\": \"/tmp/tmp%08" PRIx64 ".json\"\n}\n",
        machine->random.state & UINT64_C(0xffffffff));
    if (close_output(&out) < 0) {
        fprintf(stderr, "generate: %s: could not be written\n", path);
        return -1;
    }
    return 0;
}
