#include "trace_file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define DEVICE_SMS 132

/* Either of the two is open. */
struct output {
    FILE *plain;
    FILE *file; /* where the gzip member goes */
    z_stream deflate;
    unsigned char *packed;
    bool first_event, failed;
};
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

static void put(struct output *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static void put(struct output *out, const char *format, ...)
{
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof text)
        out->failed = true;
    else
        put_bytes(out, text, (size_t)length, Z_NO_FLUSH);
}

/* ns as the profiler prints microseconds: always three decimals. */
#define US "%" PRId64 ".%03" PRId64
#define US_VALUES(ns) (ns) / 1000, (ns) % 1000

static void put_begin(struct output *out)
{
    put(out, out->first_event ? "\n  {" : ",\n  {");
    out->first_event = false;
}

static bool is_device(const struct event *event)
{
    return event->type >= EVENT_KERNEL;
}

static uint32_t track_number(const struct machine *machine, const struct event *event)
{
    return is_device(event) ? stream_numbers[event->track]
                            : machine->threads[event->track].tid;
}

static uint32_t event_pid(const struct machine *machine, const struct event *event)
{
    return is_device(event) ? machine->rank : machine->threads[THREAD_MAIN].tid;
}

/* One of the four lists that record_shapes makes of the inputs of an operator. */
enum input_list { LIST_CONCRETE, LIST_TYPE, LIST_STRIDES, LIST_DIMS };

static void put_strides(struct output *out, const char *dims, size_t length)
{
    int64_t sizes[8], stride[8];
    size_t count = 0;
    for (size_t i = 0; i < length && count < 8;) {
        char *end;
        sizes[count++] = strtoll(dims + i, &end, 10);
        i = (size_t)(end - dims) + 1;
    }
    for (size_t i = count; i-- > 0;)
        stride[i] = i + 1 == count ? 1 : stride[i + 1] * sizes[i + 1];
    for (size_t i = 0; i < count; i++)
        put(out, "%s%" PRId64, i > 0 ? ", " : "", stride[i]);
}

static void put_input(struct output *out, enum input_list list, const char *input,
                      size_t length)
{
    static const char letters[] = "bflosSn";
    static const char *const types[] = {"c10::BFloat16", "float",      "long int", "bool",
                                        "Scalar",        "ScalarList", ""};
    const char *bracket = memchr(input, '[', length);
    const char *dims = bracket != NULL ? bracket + 1 : input;
    size_t dims_length = bracket != NULL ? length - (size_t)(dims - input) - 1 : 0;
    switch (list) {
    case LIST_CONCRETE:
        if (input[0] == 's')
            put(out, "\"%.*s\"", (int)length - 2, input + 2);
        else
            put(out, "\"\"");
        break;
    case LIST_TYPE:
        put(out, "\"%s\"", types[strchr(letters, input[0]) - letters]);
        break;
    case LIST_STRIDES:
        put(out, "[");
        put_strides(out, dims, dims_length);
        put(out, "]");
        break;
    case LIST_DIMS:
        put(out, "[");
        for (size_t i = 0; i < dims_length; i++)
            put(out, dims[i] == ',' ? ", " : "%c", dims[i]);
        put(out, "]");
        break;
    }
}

static void put_input_lists(struct output *out, const char *inputs)
{
    static const char *const keys[] = {"Concrete Inputs", "Input type", "Input Strides",
                                       "Input Dims"};
    for (unsigned list = LIST_CONCRETE; list <= LIST_DIMS; list++) {
        put(out, ", \"%s\": [", keys[list]);
        for (const char *input = inputs; *input != '\0';) {
            size_t length = strcspn(input, " ");
            if (input != inputs)
                put(out, ", ");
            put_input(out, list, input, length);
            input += length;
            input += strspn(input, " ");
        }
        put(out, "]");
    }
}

static void put_collective(struct output *out, const struct machine *machine,
                           const struct event *event)
{
    put(out,
        ", \"Collective name\": \"allreduce\", \"dtype\": \"BFloat16\", "
        "\"In msg nelems\": %" PRId64 ", \"Out msg nelems\": %" PRId64
        ", \"Group size\": %u, \"In split size\": \"[]\", \"Out split size\": \"[]\", "
        "\"Process Group Name\": \"0\", \"Process Group Description\": \"default_pg\", "
        "\"Process Group Ranks\": \"[",
        event->bytes, event->bytes, machine->world_size);
    /* The profiler shortens long lists in the same way. */
    for (uint32_t rank = 0; rank < machine->world_size && rank < 30; rank++)
        put(out, "%s%u", rank > 0 ? ", " : "", rank);
    put(out, "%s]\", \"Rank\": %u, \"Seq\": %u", machine->world_size > 30 ? ", ..." : "",
        machine->rank, event->sequence);
}

/* millionths without trailing zeros */
static void put_ratio(struct output *out, uint64_t millionths)
{
    char digits[32];
    int length = snprintf(digits, sizeof digits, "%" PRIu64 ".%06" PRIu64,
                          millionths / 1000000, millionths % 1000000);
    while (length > 1 && digits[length - 1] == '0')
        length--;
    if (digits[length - 1] == '.')
        length--;
    put(out, "%.*s", length, digits);
}

static void put_kernel_args(struct output *out, const struct machine *machine,
                            const struct event *event)
{
    const struct kernel *kernel = event->kernel;
    uint64_t blocks = (uint64_t)kernel->grid[0] * kernel->grid[1] * kernel->grid[2];
    uint64_t threads = (uint64_t)kernel->block[0] * kernel->block[1] * kernel->block[2];
    uint64_t per_sm = (blocks * 1000000 + DEVICE_SMS / 2) / DEVICE_SMS;
    put(out,
        "\"External id\": %u, \"queued\": 0, \"device\": %u, \"context\": 1,\n"
        "      \"stream\": %u, \"correlation\": %u,\n"
        "      \"registers per thread\": %u,\n      \"shared memory\": %u,\n"
        "      \"blocks per SM\": ",
        event->id, machine->rank, stream_numbers[event->track], event->correlation,
        kernel->registers, kernel->shared_memory);
    put_ratio(out, per_sm);
    put(out, ",\n      \"warps per SM\": ");
    put_ratio(out, per_sm * (threads / 32));
    put(out,
        ",\n      \"grid\": [%u, %u, %u],\n      \"block\": [%u, %u, %u],\n"
        "      \"est. achieved occupancy %%\": %u",
        kernel->grid[0], kernel->grid[1], kernel->grid[2], kernel->block[0],
        kernel->block[1], kernel->block[2], kernel->occupancy);
    if (event->collective)
        put_collective(out, machine, event);
}

static void put_copy_args(struct output *out, const struct machine *machine,
                          const struct event *event)
{
    put(out,
        "\"External id\": %u, \"device\": %u, \"context\": 1,\n      \"stream\": %u, "
        "\"correlation\": %u,\n      \"bytes\": %" PRId64
        ", \"memory bandwidth (GB/s)\": ",
        event->id, machine->rank, stream_numbers[event->track], event->correlation,
        event->bytes);
    put_ratio(out, (uint64_t)event->bytes * 1000000 / (uint64_t)event->dur);
}

static void put_args(struct output *out, const struct machine *machine,
                     const struct event *event, size_t index)
{
    switch ((enum event_type)event->type) {
    case EVENT_CPU_OP:
    case EVENT_USER_ANNOTATION:
        put(out, "\"External id\": %u, \"Record function id\": 0", event->id);
        if (event->sequence != 0 && !event->collective)
            put(out, ", \"Sequence number\": %u, \"Fwd thread id\": %d", event->sequence,
                event->track == THREAD_AUTOGRAD ? 1 : 0);
        if (event->collective)
            put_collective(out, machine, event);
        if (event->inputs != NULL)
            put_input_lists(out, event->inputs);
        put(out, ", \"Ev Idx\": %zu", index);
        break;
    case EVENT_PYTHON:
        if (event->bytes != 0)
            put(out, "\"Python parent id\": %" PRId64 ", ", event->bytes);
        else
            put(out, "\"Python parent id\": null, ");
        put(out, "\"Python id\": %u, \"Ev Idx\": %zu", event->id, index);
        break;
    case EVENT_RUNTIME:
    case EVENT_DRIVER:
        put(out, "\"External id\": %u, \"cbid\": %u, \"correlation\": %u", event->id,
            event->cbid, event->correlation);
        break;
    case EVENT_KERNEL:
        put_kernel_args(out, machine, event);
        break;
    case EVENT_MEMCPY:
    case EVENT_MEMSET:
        put_copy_args(out, machine, event);
        break;
    case EVENT_SYNC:
        put(out,
            "\"cuda_sync_kind\": \"Stream Synchronize\",\n      \"stream\": %u, "
            "\"correlation\": %u,\n      \"device\": %u, \"context\": 1",
            stream_numbers[event->track], event->correlation, machine->rank);
        break;
    case EVENT_GPU_ANNOTATION:
        put(out, "\"External id\": %u", event->id);
        break;
    }
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

/* As in real files: first what PyTorch recorded, then what the driver did. */
static void put_events(struct output *out, const struct machine *machine)
{
    size_t index = 0;
    for (size_t i = 0; i < machine->event_count; i++) {
        const struct event *event = &machine->events[i];
        if (event->type > EVENT_PYTHON)
            continue;
        put_event(out, machine, event, index++);
        if (event->flow != FLOW_NONE)
            put_flow(out, machine, event, "fwdbwd", event->sequence,
                     event->flow == FLOW_FORWARD);
    }
    for (size_t i = 0; i < machine->event_count; i++) {
        const struct event *event = &machine->events[i];
        if (event->type <= EVENT_PYTHON)
            continue;
        put_event(out, machine, event, 0);
        if (event->type >= EVENT_KERNEL && event->type <= EVENT_MEMSET) {
            put_flow(out, machine, event, "ac2g", event->correlation, false);
            continue;
        }
        /* The call of a launch stands right before what it launched. */
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
        "  \"with_stack\": 1,\n"
        "  \"trace_id\": \"%016" PRIX64 "%016" PRIX64 "\",\n"
        "  \"distributedInfo\": {\"backend\": \"nccl\", \"rank\": %u, \"world_size\": "
        "%u, "
        "\"pg_count\": 1, \"pg_config\": [{\"pg_name\": \"0\", \"pg_desc\": "
        "\"default_pg\", \"backend_config\": \"cuda:nccl\", \"pg_size\": %u, \"ranks\": "
        "[",
        machine->random.state, machine->random.state ^ UINT64_C(0x5a5a5a5a5a5a5a5a),
        machine->rank, machine->world_size, machine->world_size);
    for (uint32_t rank = 0; rank < machine->world_size; rank++)
        put(out, "%s%u", rank > 0 ? ", " : "", rank);
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
    struct output out = {.first_event = true};
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
