/* The arguments of an event, as the profiler writes them. */
#include "trace_args.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void put_input_lists(struct output *out, const char *inputs, bool compact)
{
    static const char *const keys[] = {"Concrete Inputs", "Input type", "Input Strides",
                                       "Input Dims"};
    for (unsigned list = LIST_CONCRETE; list <= LIST_DIMS; list++) {
        if (compact && list == LIST_STRIDES)
            continue;
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
    static const struct group everyone = {"0", "default_pg"};
    static const struct collective_kind reduce = {.name = "allreduce",
                                                  .dtype = "BFloat16"};
    const struct group *group = event->group != NULL ? event->group : &everyone;
    const struct collective_kind *kind = event->kind != NULL ? event->kind : &reduce;
    int64_t in = event->bytes, out_elements = event->bytes;
    if (kind->output_larger)
        out_elements *= machine->world_size;
    if (kind->input_larger)
        in *= machine->world_size;
    put(out,
        ", \"Collective name\": \"%s\", \"dtype\": \"%s\", "
        "\"In msg nelems\": %" PRId64 ", \"Out msg nelems\": %" PRId64
        ", \"Group size\": %u, \"In split size\": \"[]\", \"Out split size\": \"[]\", "
        "\"Process Group Name\": \"%s\", \"Process Group Description\": \"%s\", "
        "\"Process Group Ranks\": \"[",
        kind->name, kind->dtype, in, out_elements, machine->world_size, group->name,
        group->description);
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
    if (!machine->compact)
        put(out, "\"External id\": %u, ", event->id);
    put(out,
        "\"queued\": 0, \"device\": %u, \"context\": 1,\n"
        "      \"stream\": %u, \"correlation\": %u,\n"
        "      \"registers per thread\": %u,\n      \"shared memory\": %u,\n"
        "      \"blocks per SM\": ",
        machine->rank, stream_numbers[event->track], event->correlation,
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

void put_args(struct output *out, const struct machine *machine,
              const struct event *event, size_t index)
{
    switch ((enum event_type)event->type) {
    case EVENT_CPU_OP:
    case EVENT_USER_ANNOTATION:
        put(out, "\"External id\": %u", event->id);
        if (!machine->compact)
            put(out, ", \"Record function id\": 0");
        if (event->sequence != 0 && !event->collective)
            put(out, ", \"Sequence number\": %u, \"Fwd thread id\": %d", event->sequence,
                event->track == THREAD_AUTOGRAD ? 1 : 0);
        if (event->collective)
            put_collective(out, machine, event);
        if (event->inputs != NULL)
            put_input_lists(out, event->inputs, machine->compact);
        if (!machine->compact)
            put(out, ", \"Ev Idx\": %zu", index);
        break;
    case EVENT_PYTHON:
        if (machine->compact)
            ;
        else if (event->bytes != 0)
            put(out, "\"Python parent id\": %" PRId64 ", ", event->bytes);
        else
            put(out, "\"Python parent id\": null, ");
        put(out, "\"Python id\": %u", event->id);
        if (!machine->compact)
            put(out, ", \"Ev Idx\": %zu", index);
        break;
    case EVENT_RUNTIME:
    case EVENT_DRIVER:
        if (!machine->compact)
            put(out, "\"External id\": %u, ", event->id);
        put(out, "\"cbid\": %u, \"correlation\": %u", event->cbid, event->correlation);
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
    case EVENT_MEMORY: /* not a row */
        break;
    case EVENT_GPU_ANNOTATION:
        put(out, "\"External id\": %u", event->id);
        break;
    }
}
