/* An imagined training process: host threads that call operators and launch work, and a
 * device whose streams run it. Everything that happens becomes an event.
 *
 * Times are int64 ns since the base time of the trace. A kernel starts when its stream is
 * free and its launch has arrived, so queues, gaps and overlap come out by themselves. */
#ifndef TRACEDIFF_TESTS_GENERATE_MACHINE_H
#define TRACEDIFF_TESTS_GENERATE_MACHINE_H

#include "kernels.h"
#include "random.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum event_type {
    EVENT_CPU_OP,
    EVENT_USER_ANNOTATION,
    EVENT_PYTHON,
    EVENT_RUNTIME,
    EVENT_DRIVER,
    EVENT_KERNEL,
    EVENT_MEMCPY,
    EVENT_MEMSET,
    EVENT_SYNC,
    EVENT_GPU_ANNOTATION,
    EVENT_MEMORY /* an instant on a thread */
};

enum { THREAD_MAIN, THREAD_AUTOGRAD, THREAD_COUNT };
enum { STREAM_COMPUTE, STREAM_NCCL, STREAM_COUNT };
extern const uint32_t stream_numbers[STREAM_COUNT];

enum { FLOW_NONE, FLOW_FORWARD, FLOW_BACKWARD };

/* A process group. */
struct group {
    const char *name, *description;
};

/* One of the larger sides of a collective has the elements of all ranks. */
struct collective_kind {
    const char *name, *dtype;
    bool output_larger, input_larger;
    const char *operator_name, *annotation;
    const struct kernel *kernel;
};

struct event {
    int64_t ts, dur;
    const char *name;            /* not owned */
    const char *inputs;          /* cpu_op: input list, see machine_begin(); else NULL */
    const struct kernel *kernel; /* EVENT_KERNEL */
    int64_t bytes; /* copies; collectives: elements; python: id of the parent */
    uint32_t id;   /* External id, Python id, or number of a memory instant */
    uint32_t correlation;
    uint32_t sequence; /* cpu_op: Sequence number; collectives: Seq; 0: none */
    uint32_t cbid;     /* runtime and driver calls */
    uint8_t type;      /* enum event_type */
    uint8_t track;     /* thread or stream */
    uint8_t flow;      /* forward or backward end of a fwdbwd arrow */
    bool collective;
    const struct group *group;          /* of a collective; NULL: everyone */
    const struct collective_kind *kind; /* NULL: an all-reduce of bfloat16 */
};

/* The state of the allocator after an allocation or a release. */
struct memory_instant {
    int64_t address, allocated, reserved;
};

struct host_thread {
    uint32_t tid;
    int64_t now;
    int64_t rest;      /* ns not yet in `now`, where the clock is coarse */
    uint32_t open[64]; /* events begun and not ended */
    unsigned depth;
};

/* What a user annotation covers on the device, per stream. */
struct annotation {
    uint32_t event;
    int64_t begin[STREAM_COUNT], end[STREAM_COUNT]; /* end 0: nothing */
};

/* A collective waits for every rank, so its times are settled when all have launched it.
 */
struct collective {
    uint32_t kernel, annotation; /* events */
    int64_t ready;
    int64_t duration; /* ns, once everybody is there */
};
#define COLLECTIVES_MAX 256

struct machine {
    uint32_t rank, world_size;
    bool test; /* the variant */
    struct random random;
    struct host_thread threads[THREAD_COUNT];
    unsigned thread; /* the one that runs */
    int64_t stream_free[STREAM_COUNT];
    int64_t device_pace; /* permille: how long device work takes now */
    uint64_t data;       /* what it works on; 0: nothing depends on it */
    uint32_t next_id, next_python, next_correlation, next_sequence, next_collective;
    struct event *events;
    size_t event_count, event_capacity;
    size_t row_count; /* events and flow ends: what the file will hold */
    struct annotation *annotations;
    size_t annotation_count, annotation_capacity;
    struct collective collectives[COLLECTIVES_MAX];
    size_t collective_count;
    struct memory_instant *instants;
    size_t instant_count, instant_capacity;
    const struct group *more_group; /* beside that of everyone; or NULL */
    /* For small files: no arrows, event numbers and strides in the file, and none of the
     * calls that order streams. */
    bool compact;
    int64_t host_tick, device_tick; /* ns: what the clocks resolve */
    bool failed;                    /* out of memory; nothing more is recorded */
};

void machine_init(struct machine *machine, uint32_t rank, uint32_t world_size, bool test,
                  uint64_t seed, int64_t start);
void machine_free(struct machine *machine);

/* The device gets a little faster or slower, as clocks and heat make it; once a step. */
void machine_change_pace(struct machine *machine);

/* Opens a row on the running thread; machine_end() closes the innermost one. `inputs` of
 * a cpu_op is a list such as "b[8,1024] l[8] s=-1 n": tensors by type (b bfloat16, f
 * float, l long, o bool) with their sizes, scalars with their value, n for an absent one.
 */
size_t machine_begin(struct machine *machine, enum event_type type, const char *name,
                     const char *inputs);
void machine_end(struct machine *machine);
/* A row without rows in it. */
void machine_leaf(struct machine *machine, const char *name, const char *inputs);
/* A cpu_op that autograd will differentiate: *sequence gets its number. */
void machine_begin_forward(struct machine *machine, const char *name, const char *inputs,
                           uint32_t *sequence);
/* The thread computes for about `ns`. */
void machine_work(struct machine *machine, int64_t ns);

/* `duration` in ns in the place of the kernel's own. */
void machine_launch_for(struct machine *machine, const struct kernel *kernel,
                        int64_t duration);
void machine_launch(struct machine *machine, enum kernel_id kernel);
/* `name` must outlive the machine. */
void machine_launch_named(struct machine *machine, const struct kernel *kernel);
/* Copies between host and device; direction as in the name of the device row. A pageable
 * copy holds the calling thread until it is done. */
void machine_copy(struct machine *machine, const char *name, int64_t bytes,
                  int64_t bytes_per_us, bool wait);
void machine_memset(struct machine *machine, int64_t bytes);
void machine_synchronize(struct machine *machine);
/* Launches an all-reduce of `elements` bfloat16 on the communication stream, after the
 * work that is queued on the compute stream now. */
void machine_all_reduce(struct machine *machine, int64_t elements, int64_t duration);

/* An instant on the running thread: memory was allocated (bytes > 0) or released. */
void machine_memory(struct machine *machine, int64_t bytes,
                    const struct memory_instant *after);
/* Launches a collective of `elements` (of the smaller side) in a group, as above. */
void machine_collective(struct machine *machine, const struct collective_kind *kind,
                        const struct group *group, uint32_t sequence, int64_t elements,
                        int64_t duration);
/* Settles the collectives that all ranks have launched; the compute streams go on. */
void machines_settle(struct machine *machines, size_t count);
/* The compute stream waits for the collectives that are settled. */
void machine_wait_for_collectives(struct machine *machine);
/* Settles the collectives launched so far by all ranks and makes the compute streams wait
 * for them, as DistributedDataParallel does at the end of backward. */
void machines_finish_collectives(struct machine *machines, size_t count);
/* Adds the device-side copies of the annotations; once, at the end of each step. */
void machine_copy_annotations(struct machine *machine);

#endif
