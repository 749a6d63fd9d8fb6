#ifndef TRACEDIFF_TRACE_DECODE_H
#define TRACEDIFF_TRACE_DECODE_H

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "trace/recording.h"
#include "trace/scan.h"
#include "trace/slices.h"

/* ---- decode ---- */

/* Walked events -> columns of a recording (docs/semantics.md §2–4). */

struct decoder;

/* The caller owns the recording; the decoder fills its columns and tables. */
int decoder_new(struct trace_recording *recording, struct decoder **out,
                struct error *error);
void decoder_free(struct decoder *decoder); /* NULL is fine */

/* Counts the event and keeps it if it counts (and may repair it). `offset`: its place in
 * the uncompressed file, for notes. */
int decoder_add(struct decoder *decoder, struct raw_event *event, uint64_t offset,
                struct error *error);

/* Counts the event, whose end comes later, and keeps it if it counts. `track`: what its
 * end names; ends of one track close its slices (slices.h). */
int decoder_begin(struct decoder *decoder, struct raw_event *event, uint64_t track,
                  uint64_t offset, struct error *error);
int decoder_end(struct decoder *decoder, uint64_t track, int64_t ts, struct error *error);
/* Keeps a value of a counter: the event has name, process and time. */
int decoder_value(struct decoder *decoder, const struct raw_event *event, double value,
                  struct error *error);
struct slices *decoder_slices(struct decoder *decoder);

/* Whether an object was no event, but a layer or a run of TensorRT's trtexec. */
bool decoder_saw_layers(const struct decoder *decoder);

/* Counts an element of traceEvents that is not an object, or is damaged. */
void decoder_add_invalid(struct decoder *decoder);

/* Pairs begins and ends, and chooses the step rows. Call once, after the last event. */
int decoder_finish(struct decoder *decoder, struct error *error);

/* ---- interner ---- */

/* Inside the decoder: what the interner keeps, and how a raw name becomes text.
 *
 * An event costs one look at each list of the last finds, and one comparison of its
 * bytes. Escapes are undone, categories mapped and kinds found once per distinct raw
 * name. */

#define INTERN_CATEGORIES_MAX 256
#define INTERN_CATEGORY_LENGTH 64
#define INTERN_CATEGORY_RAW 200 /* where there are escapes */
#define INTERN_NO_STEP INT64_MIN
#define INTERN_COMMS (INT64_MIN + 1) /* the name is `record_param_comms` */

/* A category as the file writes it. */
struct intern_category {
    char raw[INTERN_CATEGORY_RAW];
    uint32_t raw_length;
    uint32_t name; /* canonical, in recording.names */
    uint8_t side;
    bool is_trace;      /* category `Trace`: ignored */
    bool is_annotation; /* user_annotation: may hold step rows */
    bool is_counters;   /* cuda_profiler_range: its arguments are counters */
    bool is_cpu_op;     /* may hold step rows, too */
    bool is_instant;    /* cpu_instant_event */
};

/* A name as the file writes it, with its category: leads to an op. */
struct intern_raw_op {
    uint64_t raw; /* offset of its bytes in interner.raw */
    uint32_t raw_length;
    uint32_t category;
    uint32_t op;
    bool collective;
};

/* A (pid, tid, device, stream) as the file writes it: leads to a place. */
struct intern_raw_place {
    uint64_t pid, tid;             /* offsets in interner.raw_texts */
    uint64_t pid_start, tid_start; /* their first bytes */
    uint32_t pid_length, tid_length;
    int64_t stream;
    int32_t device;
    uint32_t place;
    bool stream_is_wide;
};

/* Small caches: for each mark (made of a few bytes), the place where the last item with
 * that mark was found. An event seldom needs more than one look. The found item is
 * compared in full. */
#define INTERN_RECENT_CATEGORIES 32
#define INTERN_RECENT_PLACES 64
#define INTERN_RECENT_OPS 1024
#define INTERN_RECENT_INPUTS 4096

struct interner {
    struct trace_recording *recording;
    struct buffer raw;       /* raw bytes of names */
    struct buffer raw_texts; /* of pids and tids */
    struct intern_category categories[INTERN_CATEGORIES_MAX];
    uint32_t category_count;
    uint16_t recent_categories[INTERN_RECENT_CATEGORIES]; /* index + 1 */
    struct intern_raw_op *raw_ops;
    uint32_t raw_op_count;
    size_t raw_op_capacity;
    uint32_t recent_ops[INTERN_RECENT_OPS]; /* index in raw_ops + 1 */
    int64_t *op_steps; /* by recording op: number of a ProfilerStep name, or as above */
    struct intern_raw_place *raw_places;
    uint32_t raw_place_count;
    size_t raw_place_capacity;
    uint32_t recent_places[INTERN_RECENT_PLACES]; /* index in raw_places + 1 */
    size_t ops_capacity, steps_capacity, places_capacity, correlation_capacity;
    struct map raw_op_map, op_map, place_map, inputs_map;
    uint64_t seed; /* of the hashes of raw names and places */
    struct buffer text;
    uint32_t recent_inputs[INTERN_RECENT_INPUTS]; /* index in recording.inputs + 1 */
    size_t inputs_capacity;
    struct strings counters; /* by number in recording.counters: what tells them apart */
    struct buffer counter_name;
};

/* A text without escapes. */
struct intern_text {
    const char *bytes;
    size_t length;
};

/* Undoes the escapes of a raw span; the text is valid until the next call. */
bool intern_decode(struct interner *interner, const uint8_t *raw, size_t length,
                   struct intern_text *out);

/* Unescapes a raw span and interns it in recording.names. */
uint32_t intern_raw_name(struct interner *interner, const uint8_t *raw, size_t length);

/* The op of the name of an op under another category, a canonical one. TRACE_NONE when
 * memory is refused. */
uint32_t intern_op_as(struct interner *interner, uint32_t op, const char *category);

/* The object `args` of a complete event; the last one if there are several. */
struct span intern_find_arguments(const struct span *text);
/* The place after the string whose opening quote is at `at`. */
uint32_t intern_pass_string(const struct span *text, uint32_t at);

/* Where an event ran: index into recording.places; TRACE_NONE if memory is refused or a
 * limit is reached. */
uint32_t intern_place(struct interner *interner, const struct raw_event *event);

/* ---- keep ---- */

/* Inside the decoder: arguments that few events have (recording.h). */

/* Room of the lists of the recording. */
struct list_room {
    struct interner *interner;
    size_t sequences, memory, collectives, samples, counters;
};

/* Keeps the arguments of a row that was just added, beyond the columns. 0, or -1 when
 * memory is refused. */
int keep_arguments(struct list_room *keeping, const struct raw_event *event,
                   uint32_t row);
/* Keeps the event if it is an instant `[memory]`, or the values of an event of phase C.
 * 0, or -1 when memory is refused. */
int keep_memory(struct list_room *keeping, const struct raw_event *event,
                uint64_t offset);
int keep_counter(struct list_room *keeping, const struct raw_event *event,
                 uint64_t offset);
/* Keeps one value. 0, or -1 when memory is refused. */
int keep_value(struct list_room *keeping, const struct raw_event *event, double value);

/* ---- lanes ---- */

/* Inside the decoder: files of other programs than PyTorch (docs/semantics.md §2). Their
 * rows have no category: what is device work, and what was made of other rows, follows
 * from the names of processes and threads, which may come after the rows.
 *
 * A file of PyTorch costs a look at the names of its processes and threads, and nothing
 * for each row. */

struct lane_process {
    uint8_t kind;   /* enum process_kind in decode_lanes.c */
    bool streams;   /* it has threads that are streams */
    int32_t device; /* -1: none */
};

struct lane_thread {
    uint8_t kind; /* enum thread_kind in decode_lanes.c */
    int64_t stream;
};

struct lane_names {
    struct strings pids;    /* of the processes below */
    struct strings threads; /* pid, NUL, tid of the threads below */
    struct lane_process *processes;
    struct lane_thread *thread;
    size_t process_capacity, thread_capacity;
    uint32_t kinds; /* a bit for each kind of process */
    int32_t npus, npu_groups;
    uint64_t left_out; /* rows that were marked to be removed: their duration is -1 */
};

void lanes_init(struct lane_names *lanes);
void lanes_free(struct lane_names *lanes);

/* Whether an event of phase M names a process or a thread: many are none. */
static inline bool lanes_want(const struct raw_event *event)
{
    return event->phase == 'M' && (event->kept & KEPT_BIT(KEPT_LABEL)) != 0;
}
/* 0, or -1 when memory is refused. */
int lanes_note(struct lane_names *lanes, struct interner *interner,
               const struct raw_event *event);

/* Once, after the last event: makes device rows of rows that are device work, and marks
 * those that are to be left out. 0, or -1 when memory is refused. */
int lanes_settle(struct lane_names *lanes, struct interner *interner);

#endif
