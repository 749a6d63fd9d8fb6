#include "machine.h"

#include <stdlib.h>
#include <string.h>

/* The resolution of the clocks of device and host, ns. */
#define DEVICE_TICK 32
#define HOST_TICK 10  /* unless the model says otherwise */
#define HOST_NOISE 90 /* permille */
#define DEVICE_NOISE 22

const uint32_t stream_numbers[STREAM_COUNT] = {7, 20};

/* ns that opening and closing a row costs the thread, by type. */
static const int64_t enter_cost[] = {
    [EVENT_CPU_OP] = 950, [EVENT_USER_ANNOTATION] = 2100, [EVENT_PYTHON] = 900};
static const int64_t exit_cost[] = {
    [EVENT_CPU_OP] = 380, [EVENT_USER_ANNOTATION] = 900, [EVENT_PYTHON] = 350};

void machine_init(struct machine *machine, uint32_t rank, uint32_t world_size, bool test,
                  uint64_t seed, int64_t start)
{
    memset(machine, 0, sizeof *machine);
    machine->rank = rank;
    machine->world_size = world_size;
    machine->test = test;
    machine->random.state = seed * 1000003 + rank * 7919 + (test ? 104729 : 0);
    machine->next_id = 1 + 37 * rank;
    machine->next_python = 1;
    machine->next_correlation = 18217 + 1301 * rank;
    machine->next_sequence = 4101;
    machine->next_collective = 61;
    machine->device_pace = 1000;
    machine->host_tick = HOST_TICK;
    machine->device_tick = DEVICE_TICK;
    for (unsigned i = 0; i < THREAD_COUNT; i++) {
        machine->threads[i].tid = 31417 + 211 * rank + 388 * i;
        machine->threads[i].now =
            start + (int64_t)random_below(&machine->random, 6000) * HOST_TICK;
    }
    for (unsigned i = 0; i < STREAM_COUNT; i++)
        machine->stream_free[i] = start;
}

void machine_free(struct machine *machine)
{
    free(machine->events);
    free(machine->annotations);
    free(machine->instants);
}

static struct event *add_event(struct machine *machine, enum event_type type,
                               const char *name, unsigned track)
{
    static struct event nowhere;
    if (machine->event_count == machine->event_capacity) {
        size_t capacity = machine->event_capacity * 2 + 4096;
        struct event *grown = NULL;
        if (capacity < UINT32_MAX / 2)
            grown = realloc(machine->events, capacity * sizeof *grown);
        if (grown == NULL) {
            machine->failed = true;
            nowhere = (struct event){0};
            return &nowhere;
        }
        machine->events = grown;
        machine->event_capacity = capacity;
    }
    struct event *event = &machine->events[machine->event_count++];
    *event = (struct event){.type = (uint8_t)type, .name = name, .track = (uint8_t)track};
    machine->row_count++;
    return event;
}

void machine_change_pace(struct machine *machine)
{
    machine->device_pace = random_around(&machine->random, 1000, 5);
}

static struct host_thread *running(struct machine *machine)
{
    return &machine->threads[machine->thread];
}

void machine_work(struct machine *machine, int64_t ns)
{
    int64_t spent = random_around(&machine->random, ns, HOST_NOISE);
    struct host_thread *thread = running(machine);
    if (machine->compact) {
        spent += thread->rest;
        thread->rest = spent % machine->host_tick;
    }
    thread->now += spent / machine->host_tick * machine->host_tick;
}

/* The innermost open row of one of two types, or NULL. */
static struct event *innermost(struct machine *machine, enum event_type type,
                               enum event_type or_type)
{
    struct host_thread *thread = running(machine);
    for (unsigned i = thread->depth; i-- > 0;) {
        struct event *event = &machine->events[thread->open[i]];
        if (event->type == type || event->type == or_type)
            return event;
    }
    return NULL;
}

static void watch_annotation(struct machine *machine, size_t event)
{
    if (machine->annotation_count == machine->annotation_capacity) {
        size_t capacity = machine->annotation_capacity * 2 + 16;
        struct annotation *grown =
            realloc(machine->annotations, capacity * sizeof *grown);
        if (grown == NULL) {
            machine->failed = true;
            return;
        }
        machine->annotations = grown;
        machine->annotation_capacity = capacity;
    }
    machine->annotations[machine->annotation_count++] =
        (struct annotation){.event = (uint32_t)event};
}

size_t machine_begin(struct machine *machine, enum event_type type, const char *name,
                     const char *inputs)
{
    struct host_thread *thread = running(machine);
    struct event *parent = innermost(machine, EVENT_PYTHON, EVENT_PYTHON);
    int64_t parent_id = parent != NULL ? parent->id : 0;
    struct event *event = add_event(machine, type, name, machine->thread);
    if (machine->failed)
        return 0;
    size_t index = machine->event_count - 1;
    event->ts = thread->now;
    event->inputs = inputs;
    if (type == EVENT_PYTHON) {
        event->id = machine->next_python++;
        event->bytes = parent_id;
    } else {
        event->id = machine->next_id++;
    }
    if (type == EVENT_USER_ANNOTATION)
        watch_annotation(machine, index);
    if (thread->depth == sizeof thread->open / sizeof thread->open[0])
        abort(); /* the model nests far less */
    thread->open[thread->depth++] = (uint32_t)index;
    machine_work(machine, enter_cost[type]);
    return index;
}

void machine_end(struct machine *machine)
{
    struct host_thread *thread = running(machine);
    if (machine->failed)
        return;
    struct event *event = &machine->events[thread->open[--thread->depth]];
    machine_work(machine, exit_cost[event->type]);
    event->dur = thread->now - event->ts;
    machine_work(machine, 240);
}

void machine_leaf(struct machine *machine, const char *name, const char *inputs)
{
    machine_begin(machine, EVENT_CPU_OP, name, inputs);
    machine_end(machine);
}

void machine_begin_forward(struct machine *machine, const char *name, const char *inputs,
                           uint32_t *sequence)
{
    size_t index = machine_begin(machine, EVENT_CPU_OP, name, inputs);
    *sequence = machine->next_sequence++;
    if (machine->failed)
        return;
    machine->events[index].sequence = *sequence;
    machine->events[index].flow = FLOW_FORWARD;
    machine->row_count++;
}

/* A call into the CUDA runtime or driver by the running thread. */
static uint32_t call_runtime(struct machine *machine, enum event_type type,
                             const char *name, uint32_t cbid, int64_t duration)
{
    struct event *owner = innermost(machine, EVENT_CPU_OP, EVENT_USER_ANNOTATION);
    uint32_t id = owner != NULL ? owner->id : 0;
    struct event *event = add_event(machine, type, name, machine->thread);
    struct host_thread *thread = running(machine);
    machine_work(machine, 350);
    event->ts = thread->now;
    machine_work(machine, duration);
    event->dur = thread->now - event->ts;
    event->id = id;
    event->cbid = cbid;
    event->correlation = machine->next_correlation++;
    machine_work(machine, 300);
    return event->correlation;
}

static int64_t tick(const struct machine *machine, int64_t time)
{
    return (time + machine->device_tick - 1) / machine->device_tick *
           machine->device_tick;
}

static void cover(struct annotation *annotation, unsigned stream, int64_t begin,
                  int64_t end)
{
    if (annotation->end[stream] == 0 || begin < annotation->begin[stream])
        annotation->begin[stream] = begin;
    if (end > annotation->end[stream])
        annotation->end[stream] = end;
}

/* Device work belongs to the innermost annotation around its launch. */
static void cover_innermost(struct machine *machine, unsigned stream, int64_t begin,
                            int64_t end)
{
    struct host_thread *thread = running(machine);
    for (unsigned i = thread->depth; i-- > 0;) {
        for (size_t a = machine->annotation_count; a-- > 0;) {
            if (machine->annotations[a].event == thread->open[i]) {
                cover(&machine->annotations[a], stream, begin, end);
                return;
            }
        }
    }
}

/* Queues device work right after the call `correlation` that launched it. */
static struct event *queue_work(struct machine *machine, enum event_type type,
                                const char *name, unsigned stream, uint32_t correlation,
                                int64_t duration)
{
    struct event *owner = innermost(machine, EVENT_CPU_OP, EVENT_USER_ANNOTATION);
    uint32_t id = owner != NULL ? owner->id : 0;
    struct event *event = add_event(machine, type, name, stream);
    int64_t arrival = running(machine)->now + random_around(&machine->random, 1400, 150);
    int64_t start = machine->stream_free[stream];
    if (arrival > start)
        start = arrival;
    event->ts = tick(machine, start);
    duration = kernel_time(name, machine->data, duration) * machine->device_pace / 1000;
    event->dur = tick(machine, random_around(&machine->random, duration, DEVICE_NOISE));
    event->id = id;
    event->correlation = correlation;
    machine->stream_free[stream] =
        event->ts + event->dur + random_around(&machine->random, 1050, 120);
    machine->row_count += 2; /* the two ends of the launch arrow */
    cover_innermost(machine, stream, event->ts, event->ts + event->dur);
    return event;
}

void machine_launch_for(struct machine *machine, const struct kernel *kernel,
                        int64_t duration)
{
    static const struct {
        enum event_type type;
        const char *name;
        uint32_t cbid;
        int64_t duration;
    } calls[] = {[LAUNCH_KERNEL] = {EVENT_RUNTIME, "cudaLaunchKernel", 211, 4100},
                 [LAUNCH_KERNEL_EXC] = {EVENT_RUNTIME, "cudaLaunchKernelExC", 430, 6300},
                 [LAUNCH_DRIVER] = {EVENT_DRIVER, "cuLaunchKernel", 307, 4600}};
    uint32_t correlation =
        call_runtime(machine, calls[kernel->launcher].type, calls[kernel->launcher].name,
                     calls[kernel->launcher].cbid, calls[kernel->launcher].duration);
    struct event *event = queue_work(machine, EVENT_KERNEL, kernel->name, STREAM_COMPUTE,
                                     correlation, duration);
    event->kernel = kernel;
}

void machine_launch_named(struct machine *machine, const struct kernel *kernel)
{
    machine_launch_for(machine, kernel, kernel->duration);
}

void machine_launch(struct machine *machine, enum kernel_id kernel)
{
    machine_launch_named(machine, &kernels[kernel]);
}

/* A call that returns only when the compute stream is idle: stretched to that moment. */
static void wait_in_call(struct machine *machine, size_t call)
{
    struct host_thread *thread = running(machine);
    int64_t done = machine->stream_free[STREAM_COMPUTE] + 900;
    if (machine->failed || done <= thread->now)
        return;
    thread->now = done / machine->host_tick * machine->host_tick;
    machine_work(machine, 2600);
    machine->events[call].dur = thread->now - machine->events[call].ts;
}

void machine_copy(struct machine *machine, const char *name, int64_t bytes,
                  int64_t bytes_per_us, bool wait)
{
    size_t call = machine->event_count;
    uint32_t correlation =
        call_runtime(machine, EVENT_RUNTIME, "cudaMemcpyAsync", 41, 7800);
    struct event *event = queue_work(machine, EVENT_MEMCPY, name, STREAM_COMPUTE,
                                     correlation, 1300 + bytes * 1000 / bytes_per_us);
    event->bytes = bytes;
    if (wait)
        wait_in_call(machine, call);
}

void machine_memset(struct machine *machine, int64_t bytes)
{
    uint32_t correlation =
        call_runtime(machine, EVENT_RUNTIME, "cudaMemsetAsync", 51, 3900);
    struct event *event = queue_work(machine, EVENT_MEMSET, "Memset (Device)",
                                     STREAM_COMPUTE, correlation, 1000 + bytes / 2400);
    event->bytes = bytes;
}

void machine_synchronize(struct machine *machine)
{
    size_t call = machine->event_count;
    uint32_t correlation =
        call_runtime(machine, EVENT_RUNTIME, "cudaStreamSynchronize", 131, 2100);
    wait_in_call(machine, call);
    if (machine->failed)
        return;
    /* The profiler's own row for the wait, on the stream that is waited for. */
    int64_t ts = machine->events[call].ts, dur = machine->events[call].dur;
    struct event *event =
        add_event(machine, EVENT_SYNC, "Stream Synchronize", STREAM_COMPUTE);
    event->ts = ts + 400;
    event->dur = dur > 800 ? dur - 800 : 0;
    event->correlation = correlation;
}

void machine_collective(struct machine *machine, const struct collective_kind *kind,
                        const struct group *group, uint32_t sequence, int64_t elements,
                        int64_t duration)
{
    machine_begin(machine, EVENT_CPU_OP, kind->operator_name, "b[] n n n");
    size_t record = machine_begin(machine, EVENT_CPU_OP, "record_param_comms", NULL);
    size_t annotation =
        machine_begin(machine, EVENT_USER_ANNOTATION, kind->annotation, NULL);
    if (!machine->compact) {
        call_runtime(machine, EVENT_RUNTIME, "cudaEventRecordWithFlags", 392, 900);
        call_runtime(machine, EVENT_RUNTIME, "cudaStreamWaitEvent", 147, 1000);
    }
    uint32_t correlation =
        call_runtime(machine, EVENT_RUNTIME, "cudaLaunchKernelExC", 430, 9700);
    struct event *event =
        add_event(machine, EVENT_KERNEL, kind->kernel->name, STREAM_NCCL);
    event->kernel = kind->kernel;
    event->collective = true;
    event->correlation = correlation;
    event->bytes = elements;
    event->sequence = sequence;
    event->group = group;
    event->kind = kind;
    machine->row_count += 2;
    if (!machine->failed) {
        struct event *recorded = &machine->events[record];
        event->id = recorded->id;
        recorded->collective = true;
        recorded->bytes = elements;
        recorded->sequence = sequence;
        recorded->group = group;
        recorded->kind = kind;
        int64_t ready = machine->stream_free[STREAM_COMPUTE];
        int64_t arrival = running(machine)->now + 1500;
        if (machine->collective_count == COLLECTIVES_MAX)
            abort(); /* the model has far fewer buckets */
        machine->collectives[machine->collective_count++] = (struct collective){
            .kernel = (uint32_t)machine->event_count - 1,
            .annotation = (uint32_t)annotation,
            .ready = ready > arrival ? ready : arrival,
            .duration =
                tick(machine, random_around(&machine->random, duration, DEVICE_NOISE))};
    }
    if (!machine->compact)
        call_runtime(machine, EVENT_RUNTIME, "cudaEventRecordWithFlags", 392, 900);
    machine_end(machine);
    machine_end(machine);
    machine_end(machine);
}

void machine_all_reduce(struct machine *machine, int64_t elements, int64_t duration)
{
    static const struct collective_kind kind = {.name = "allreduce",
                                                .dtype = "BFloat16",
                                                .operator_name = "c10d::allreduce_",
                                                .annotation = "nccl:all_reduce",
                                                .kernel = &kernels[KERNEL_ALL_REDUCE]};
    static const struct group everyone = {"0", "default_pg"};

    uint32_t sequence = machine->next_collective++;
    machine_leaf(machine, "aten::view", "b[] S");
    machine_collective(machine, &kind, &everyone, sequence, elements, duration);
}

static void settle_collective(struct machine *machines, size_t count, size_t which)
{
    int64_t last_start = 0, duration = machines[0].collectives[which].duration;
    for (size_t r = 0; r < count; r++) {
        struct machine *machine = &machines[r];
        struct event *event = &machine->events[machine->collectives[which].kernel];
        int64_t free_at = machine->stream_free[STREAM_NCCL];
        int64_t ready = machine->collectives[which].ready;
        event->ts = tick(machine, ready > free_at ? ready : free_at);
        if (event->ts > last_start)
            last_start = event->ts;
    }
    for (size_t r = 0; r < count; r++) {
        struct machine *machine = &machines[r];
        struct collective *collective = &machine->collectives[which];
        struct event *event = &machine->events[collective->kernel];
        /* The ranks that come early wait inside the kernel; all end within a
         * microsecond. */
        int64_t end = tick(machine, last_start + duration +
                                        (int64_t)random_below(&machine->random, 900));
        event->dur = end - event->ts;
        machine->stream_free[STREAM_NCCL] =
            end + random_around(&machine->random, 1500, 120);
        for (size_t a = 0; a < machine->annotation_count; a++)
            if (machine->annotations[a].event == collective->annotation)
                cover(&machine->annotations[a], STREAM_NCCL, event->ts, end);
    }
}

void machines_settle(struct machine *machines, size_t count)
{
    for (size_t r = 0; r < count; r++)
        if (machines[r].failed)
            return;
    for (size_t which = 0; which < machines[0].collective_count; which++)
        settle_collective(machines, count, which);
    for (size_t r = 0; r < count; r++)
        machines[r].collective_count = 0;
}

void machine_wait_for_collectives(struct machine *machine)
{
    if (machine->stream_free[STREAM_NCCL] > machine->stream_free[STREAM_COMPUTE])
        machine->stream_free[STREAM_COMPUTE] = machine->stream_free[STREAM_NCCL];
}

void machines_finish_collectives(struct machine *machines, size_t count)
{
    machines_settle(machines, count);
    for (size_t r = 0; r < count && !machines[r].failed; r++)
        machine_wait_for_collectives(&machines[r]);
}

void machine_memory(struct machine *machine, int64_t bytes,
                    const struct memory_instant *after)
{
    if (machine->instant_count == machine->instant_capacity) {
        size_t capacity = machine->instant_capacity * 2 + 256;
        struct memory_instant *grown =
            realloc(machine->instants, capacity * sizeof *grown);
        if (grown == NULL) {
            machine->failed = true;
            return;
        }
        machine->instants = grown;
        machine->instant_capacity = capacity;
    }
    struct event *event = add_event(machine, EVENT_MEMORY, "[memory]", machine->thread);
    machine_work(machine, 300);
    event->ts = running(machine)->now;
    event->bytes = bytes;
    event->id = (uint32_t)machine->instant_count;
    machine->instants[machine->instant_count++] = *after;
    machine_work(machine, 200);
}

void machine_copy_annotations(struct machine *machine)
{
    for (size_t a = 0; a < machine->annotation_count; a++) {
        struct annotation annotation = machine->annotations[a];
        for (unsigned stream = 0; stream < STREAM_COUNT; stream++) {
            if (annotation.end[stream] == 0 || machine->failed)
                continue;
            struct event *event =
                add_event(machine, EVENT_GPU_ANNOTATION,
                          machine->events[annotation.event].name, stream);
            event->ts = annotation.begin[stream];
            event->dur = annotation.end[stream] - annotation.begin[stream];
            event->id = machine->events[annotation.event].id;
        }
    }
    machine->annotation_count = 0;
}
