#include "base/array.h"
#include "base/text.h"
#include "trace/decode.h"
#include "trace/recording.h"
#include "trace/scan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Further processes and threads are as if they had no name. */
#define PROCESS_NAMES_MAX ((uint32_t)1 << 12)
#define THREAD_NAMES_MAX ((uint32_t)1 << 16)
#define TEXTS_MAX ((size_t)64 << 20)
#define TEXT_LONGEST ((size_t)256) /* of names and places */

/* ---- processes ---- */

enum process_kind {
    PROCESS_PLAIN,
    PROCESS_XLA_DEVICE,  /* "/device:GPU:0" */
    PROCESS_XLA_HOST,    /* "/host:CPU" */
    PROCESS_NPU,         /* "Ascend Hardware" */
    PROCESS_NPU_GROUPS,  /* "Communication", "HCCL" */
    PROCESS_NPU_DERIVED, /* "Overlap Analysis" */
    PROCESS_NPU_RUNTIME, /* "CANN" */
    PROCESS_AMD,         /* "GPU0", of rocprof */
    PROCESS_AMD_COPIES,  /* "COPY" */
    PROCESS_AMD_RUNTIME, /* "CPU HIP API" */
    PROCESS_UNKNOWN      /* named like a device */
};
#define KIND_BIT(kind) ((uint32_t)1 << (kind))

static bool is_prefix(const char *prefix, const char *text, size_t length)
{
    size_t size = strlen(prefix);

    return length >= size && memcmp(prefix, text, size) == 0;
}

static bool is_text(const char *expected, const char *text, size_t length)
{
    return strlen(expected) == length && memcmp(expected, text, length) == 0;
}

/* The number that text[at..] begins with; -1: none. */
static int64_t number_at(const char *text, size_t length, size_t at)
{
    int64_t number = -1;

    for (; at < length && text_is_digit(text[at]) && number < INT32_MAX / 10; at++)
        number = (number < 0 ? 0 : number * 10) + (text[at] - '0');
    return number;
}

/* "/device:GPU:0", perhaps with a host before and "SparseCore 0" behind. */
static enum process_kind xla_kind(const char *name, size_t length, int32_t *device)
{
    static const char key[] = "/device:";
    const char *found = memmem(name, length, key, sizeof key - 1);

    if (found == NULL)
        return is_prefix("/host:", name, length) ? PROCESS_XLA_HOST : PROCESS_PLAIN;
    size_t at = (size_t)(found - name) + sizeof key - 1;
    if (is_prefix("CPU", name + at, length - at))
        return PROCESS_XLA_HOST;
    while (at < length && name[at] != ':')
        at++;
    *device = (int32_t)number_at(name, length, at + 1);
    return PROCESS_XLA_DEVICE;
}

/* Whether a name has one of these words, in any case. */
static bool names_a_device(const char *name, size_t length)
{
    static const char *const words[] = {"gpu", "npu", "tpu", "xpu"};

    for (size_t at = 0; at + 3 <= length; at++)
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            bool same = (at == 0 || (name[at - 1] | 0x20) < 'a');

            for (size_t k = 0; k < 3 && same; k++)
                same = (name[at + k] | 0x20) == words[i][k];
            if (same && (at + 3 == length || (name[at + 3] | 0x20) < 'a'))
                return true;
        }
    return false;
}

static enum process_kind process_kind(const char *name, size_t length, int32_t *device)
{
    static const struct {
        const char *name;
        enum process_kind kind;
    } known[] = {{"Communication", PROCESS_NPU_GROUPS},
                 {"HCCL", PROCESS_NPU_GROUPS},
                 {"Overlap Analysis", PROCESS_NPU_DERIVED},
                 {"CANN", PROCESS_NPU_RUNTIME},
                 {"COPY", PROCESS_AMD_COPIES},
                 {"CPU HIP API", PROCESS_AMD_RUNTIME},
                 {"CPU HSA API", PROCESS_AMD_RUNTIME}};

    *device = -1;
    enum process_kind kind = xla_kind(name, length, device);
    if (kind != PROCESS_PLAIN)
        return kind;
    if (is_prefix("Ascend Hardware", name, length))
        return PROCESS_NPU;
    /* rocprof numbers them: "0 CPU HIP API". */
    size_t at = 0;
    while (at < length && text_is_digit(name[at]))
        at++;
    at = at > 0 && at < length && name[at] == ' ' ? at + 1 : 0;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (is_text(known[i].name, name + at, length - at))
            return known[i].kind;
    *device = (int32_t)number_at(name, length, at + 3);
    if (is_prefix("GPU", name + at, length - at) && *device >= 0)
        return PROCESS_AMD;
    return names_a_device(name, length) ? PROCESS_UNKNOWN : PROCESS_PLAIN;
}

/* ---- what names say ---- */

/* Other threads are not kept. */
enum thread_kind {
    THREAD_STREAM, /* "Stream #14(Compute)" */
    THREAD_WORK, /* the operations of a device without streams, the collectives of a group
                  */
    THREAD_DERIVED
};

void lanes_init(struct lane_names *lanes)
{
    strings_init(&lanes->pids, TEXTS_MAX);
    strings_init(&lanes->threads, TEXTS_MAX);
}

void lanes_free(struct lane_names *lanes)
{
    strings_free(&lanes->pids);
    strings_free(&lanes->threads);
    free(lanes->processes);
    free(lanes->thread);
}

static int note_process(struct lane_names *lanes, struct interner *interner,
                        const struct raw_event *event, const char *name, size_t length)
{
    struct lane_process made = {0};
    struct intern_text pid;

    made.kind = (uint8_t)process_kind(name, length, &made.device);
    if (made.kind == PROCESS_PLAIN || lanes->pids.count >= PROCESS_NAMES_MAX)
        return 0;
    if (!intern_decode(interner, event->pid.bytes, event->pid.length, &pid))
        return -1;
    uint32_t count = lanes->pids.count;
    uint32_t id = strings_add(&lanes->pids, pid.bytes, pid.length);
    if (id == STRINGS_NONE ||
        !ARRAY_RESERVE(lanes->processes, lanes->process_capacity, (size_t)id + 1))
        return -1;
    if (id == count) {
        if (made.kind == PROCESS_NPU)
            made.device = lanes->npus++;
        else if (made.kind == PROCESS_NPU_GROUPS)
            made.device = lanes->npu_groups++;
        lanes->processes[id] = made;
        lanes->kinds |= KIND_BIT(made.kind);
    }
    return 0;
}

/* pid, NUL, tid. */
static bool thread_key(struct buffer *out, const char *pid, size_t pid_length,
                       const char *tid, size_t tid_length)
{
    buffer_clear(out);
    buffer_append(out, pid, pid_length);
    buffer_append_char(out, '\0');
    buffer_append(out, tid, tid_length);
    return !buffer_failed(out);
}

static int add_thread(struct lane_names *lanes, struct interner *interner,
                      const struct raw_event *event, struct lane_thread made)
{
    struct buffer *key = &interner->counter_name;
    CLEANUP_BUFFER struct buffer pid = BUFFER(TEXTS_MAX);
    struct intern_text text;

    if (lanes->threads.count >= THREAD_NAMES_MAX)
        return 0;
    if (!intern_decode(interner, event->pid.bytes, event->pid.length, &text))
        return -1;
    buffer_append(&pid, text.bytes, text.length);
    buffer_append_text(&pid, "");
    if (buffer_failed(&pid) ||
        !intern_decode(interner, event->tid.bytes, event->tid.length, &text) ||
        !thread_key(key, pid.bytes, pid.length, text.bytes, text.length))
        return -1;
    uint32_t id = strings_add(&lanes->threads, key->bytes, key->length);
    if (id == STRINGS_NONE ||
        !ARRAY_RESERVE(lanes->thread, lanes->thread_capacity, (size_t)id + 1))
        return -1;
    lanes->thread[id] = made;
    return 0;
}

static int note_thread(struct lane_names *lanes, struct interner *interner,
                       const struct raw_event *event, const char *name, size_t length)
{
    static const char stream[] = "Stream #", group[] = "Communication";
    struct lane_thread made = {.kind = THREAD_WORK, .stream = -1};

    if (is_prefix(stream, name, length)) {
        made.kind = THREAD_STREAM;
        made.stream = number_at(name, length, sizeof stream - 1);
    } else if (is_prefix("Step Trace", name, length)) {
        made.kind = THREAD_DERIVED;
    } else if (!is_text("XLA Ops", name, length) &&
               !is_text("Sparse Core Ops", name, length) &&
               (length < sizeof group - 1 ||
                memcmp(name + length - sizeof group + 1, group, sizeof group - 1) != 0)) {
        return 0;
    }
    return add_thread(lanes, interner, event, made);
}

int lanes_note(struct lane_names *lanes, struct interner *interner,
               const struct raw_event *event)
{
    struct span label = event->arguments[KEPT_LABEL];
    bool process =
        is_text("process_name", (const char *)event->name.bytes, event->name.length);
    char name[TEXT_LONGEST];
    struct intern_text text;

    if ((!process &&
         !is_text("thread_name", (const char *)event->name.bytes, event->name.length)) ||
        label.length < 2 || *label.bytes != '"' || event->pid.length > TEXT_LONGEST ||
        event->tid.length > TEXT_LONGEST)
        return 0;
    /* PyTorch's threads, of which a file may have very many: "stream 7", "thread 8". */
    if (!process && strchr("SXGC\\", label.bytes[1]) == NULL)
        return 0;
    if (!intern_decode(interner, label.bytes + 1, label.length - 2, &text))
        return -1;
    if (text.length > sizeof name)
        return 0;
    memcpy(name, text.bytes, text.length);
    return (process ? note_process : note_thread)(lanes, interner, event, name,
                                                  text.length);
}

/* ---- what rows are ---- */

enum lane_use {
    LANE_HOST,
    LANE_WORK,
    LANE_NPU,
    LANE_COPIES,
    LANE_COLLECTIVES,
    LANE_COLLECTIVES_BY_NAME, /* or left out */
    LANE_RUNTIME,
    LANE_LAUNCHES, /* rows with a correlation are launches */
    LANE_LEFT_OUT,
    LANE_UNKNOWN
};

/* Of a place. */
struct lane {
    uint8_t use;
    const char *category; /* of a runtime */
};

struct settling {
    struct lane_names *lanes;
    struct interner *interner;
    struct lane *lanes_of; /* by place */
    uint32_t *made;        /* by op, as it was before: what it became last */
    uint8_t *made_for;     /* the use, 0: nothing yet */
    uint64_t work, unknown;
};

static void free_settling(struct settling *settling)
{
    free(settling->lanes_of);
    free(settling->made);
    free(settling->made_for);
}

static bool has(const struct lane_names *lanes, enum process_kind kind)
{
    return (lanes->kinds & KIND_BIT(kind)) != 0;
}

static struct lane lane_of(const struct lane_names *lanes,
                           const struct lane_process *process,
                           const struct lane_thread *thread)
{
    struct lane lane = {LANE_HOST, NULL};

    switch ((enum process_kind)process->kind) {
    case PROCESS_XLA_DEVICE:
        lane.use = thread != NULL && thread->kind ==
                                         (process->streams ? THREAD_STREAM : THREAD_WORK)
                       ? LANE_WORK
                       : LANE_LEFT_OUT;
        break;
    case PROCESS_XLA_HOST:
        lane = (struct lane){LANE_LAUNCHES, "cuda_driver"};
        break;
    case PROCESS_NPU:
        lane.use =
            thread != NULL && thread->kind == THREAD_DERIVED ? LANE_LEFT_OUT : LANE_NPU;
        break;
    case PROCESS_NPU_GROUPS:
        lane.use = thread != NULL ? LANE_COLLECTIVES : LANE_COLLECTIVES_BY_NAME;
        break;
    case PROCESS_NPU_DERIVED:
        lane.use = LANE_LEFT_OUT;
        break;
    case PROCESS_NPU_RUNTIME:
        lane = (struct lane){LANE_RUNTIME, "privateuse1_runtime"};
        break;
    case PROCESS_AMD:
        lane.use = LANE_WORK;
        break;
    case PROCESS_AMD_COPIES:
        lane.use = LANE_COPIES;
        break;
    case PROCESS_AMD_RUNTIME:
        lane = (struct lane){LANE_RUNTIME, "cuda_runtime"};
        break;
    default:
        lane.use = LANE_UNKNOWN;
    }
    /* These names mean it only beside others of their program. */
    bool npu = process->kind >= PROCESS_NPU && process->kind <= PROCESS_NPU_RUNTIME;
    bool amd = process->kind >= PROCESS_AMD && process->kind <= PROCESS_AMD_RUNTIME;
    if ((npu && !has(lanes, PROCESS_NPU)) || (amd && !has(lanes, PROCESS_AMD_RUNTIME)))
        lane.use = process->kind == PROCESS_AMD ? LANE_UNKNOWN : LANE_HOST;
    return lane;
}

/* The device and the stream of a place whose rows are work. */
static void place_lane(struct trace_place *place, const struct lane_process *process,
                       const struct lane_thread *thread, bool is_group, const char *tid)
{
    int64_t number;

    if (place->device < 0)
        place->device = process->device;
    if (place->stream != -1)
        return;
    if (thread != NULL && thread->stream >= 0)
        place->stream = thread->stream;
    else if (number_integer_text((const uint8_t *)tid, strlen(tid), false, &number) ==
                 NUMBER_OK &&
             number >= 0 && number < INT64_MAX - 2)
        place->stream = is_group ? -2 - number : number; /* a group is no stream */
}

static const struct lane_thread *find_thread(const struct settling *settling,
                                             const struct trace_place *place)
{
    const struct strings *names = &settling->interner->recording->names;
    const struct lane_names *lanes = settling->lanes;
    struct buffer *key = &settling->interner->counter_name;

    if (!thread_key(key, strings_text(names, place->pid),
                    strings_length(names, place->pid), strings_text(names, place->tid),
                    strings_length(names, place->tid)))
        return NULL;
    uint32_t id = strings_find(&lanes->threads, key->bytes, key->length);
    return id == STRINGS_NONE ? NULL : &lanes->thread[id];
}

static bool settle_places(struct settling *settling)
{
    struct trace_recording *recording = settling->interner->recording;
    struct lane_names *lanes = settling->lanes;

    for (uint32_t i = 0; i < lanes->threads.count; i++) {
        const char *pid = strings_text(&lanes->threads, i);
        uint32_t process = strings_find(&lanes->pids, pid, strlen(pid));

        if (process != STRINGS_NONE)
            lanes->processes[process].streams |= lanes->thread[i].kind == THREAD_STREAM;
    }
    for (uint32_t i = 0; i < recording->place_count; i++) {
        struct trace_place *place = &recording->places[i];
        uint32_t id =
            strings_find(&lanes->pids, strings_text(&recording->names, place->pid),
                         strings_length(&recording->names, place->pid));
        if (id == STRINGS_NONE)
            continue;
        const struct lane_thread *thread = find_thread(settling, place);
        struct lane *lane = &settling->lanes_of[i];
        *lane = lane_of(lanes, &lanes->processes[id], thread);
        if (lane->use >= LANE_WORK && lane->use <= LANE_COLLECTIVES_BY_NAME)
            place_lane(place, &lanes->processes[id], thread,
                       lane->use >= LANE_COLLECTIVES,
                       strings_text(&recording->names, place->tid));
    }
    return !buffer_failed(&settling->interner->counter_name);
}

static bool is_one_of(const char *const *prefixes, const char *name, size_t length)
{
    while (*prefixes != NULL && !is_prefix(*prefixes, name, length))
        prefixes++;
    return *prefixes != NULL;
}

/* The category of work, by its name; NULL: it is none, and left out. */
static const char *category_of(enum lane_use use, const char *name, size_t length)
{
    /* Of XLA, on devices that name their operations. */
    static const char *const collectives[] = {
        "all-reduce",           "all-gather",
        "all-to-all",           "ragged-all-to-all",
        "reduce-scatter",       "collective-permute",
        "collective-broadcast", NULL};
    /* Tasks of an NPU that wait, signal or mark. */
    static const char *const waits[] = {
        "EVENT_",      "NOTIFY_",    "Notify ",   "PLACE_HOLDER", "WRITE_VALUE",
        "Write Value", "CONDITION_", "END_SQE",   "CAPTURE_",     "MODEL_",
        "STREAM_",     "LABEL_",     "PROFILER_", "MAINTENANCE",  NULL};
    static const char *const copies[] = {"MEMCPY", "SDMA", "PCIE_DMA", "Memcpy", NULL};

    switch (use) {
    case LANE_COPIES:
        return "gpu_memcpy";
    case LANE_COLLECTIVES:
        return "collective_comm";
    case LANE_COLLECTIVES_BY_NAME:
        return is_prefix("hcom_", name, length) ? "collective_comm" : NULL;
    case LANE_NPU:
        if (is_one_of(waits, name, length))
            return "npu_sync";
        return is_one_of(copies, name, length) ? "gpu_memcpy" : "kernel";
    default:
        if (is_prefix("Memset", name, length))
            return "gpu_memset";
        if (is_one_of(copies, name, length))
            return "gpu_memcpy";
        return is_one_of(collectives, name, length) ? "collective_comm" : "kernel";
    }
}

/* What an op is in a lane: the op, or a new one of its name. *left_out: nothing. False
 * when memory is refused. */
static bool make_op(struct settling *settling, const struct lane *lane, uint32_t op,
                    uint32_t *out)
{
    const struct trace_recording *recording = settling->interner->recording;
    uint32_t name = recording->ops[op].name;

    if (settling->made_for[op] != lane->use) {
        const char *category = lane->category;

        if (category == NULL)
            category = category_of(lane->use, strings_text(&recording->names, name),
                                   strings_length(&recording->names, name));
        settling->made[op] = category == NULL
                                 ? TRACE_NONE
                                 : intern_op_as(settling->interner, op, category);
        if (category != NULL && settling->made[op] == TRACE_NONE)
            return false;
        settling->made_for[op] = lane->use;
    }
    *out = settling->made[op];
    return true;
}

static void leave_out(struct settling *settling, uint32_t row)
{
    struct trace_recording *recording = settling->interner->recording;
    const struct trace_place *place = &recording->places[recording->events.place[row]];

    if (recording->events.dur[row] < 0) /* it goes anyway */
        return;
    trace_note_add(
        recording, "derived_rows", 1, "%.80s (pid %.40s, tid %.40s)",
        strings_text(&recording->names, recording->ops[recording->events.op[row]].name),
        strings_text(&recording->names, place->pid),
        strings_text(&recording->names, place->tid));
    recording->events.dur[row] = -1;
    settling->lanes->left_out++;
}

static bool settle_row(struct settling *settling, uint32_t row)
{
    struct trace_recording *recording = settling->interner->recording;
    struct trace_events *events = &recording->events;
    const struct lane *lane = &settling->lanes_of[events->place[row]];
    const struct trace_op *op = &recording->ops[events->op[row]];
    uint32_t made = TRACE_NONE;

    if (lane->use == LANE_LEFT_OUT) {
        leave_out(settling, row);
        return true;
    }
    if (op->side != TRACE_HOST)
        return true;
    bool stated = strcmp(strings_text(&recording->names, op->category), "cpu_op") != 0;
    settling->unknown += lane->use == LANE_UNKNOWN && !stated;
    if (lane->use == LANE_UNKNOWN || (lane->category != NULL && stated) ||
        (lane->use == LANE_LAUNCHES && events->correlation[row] == 0))
        return true;
    if (!make_op(settling, lane, events->op[row], &made))
        return false;
    if (made == TRACE_NONE) {
        leave_out(settling, row);
        return true;
    }
    events->op[row] = made;
    if (recording->ops[made].side == TRACE_HOST)
        return true;
    events->self[row] = events->dur[row];
    events->link[row] = TRACE_NONE;
    settling->work += recording->ops[made].side == TRACE_DEVICE;
    return true;
}

static void say(const struct settling *settling)
{
    const struct lane_names *lanes = settling->lanes;
    struct trace_recording *recording = settling->interner->recording;

    if (settling->work > 0)
        trace_note_add(recording, "other_maker", settling->work, "written by %s",
                       has(lanes, PROCESS_NPU) ? "Ascend's profiler: NPU"
                       : has(lanes, PROCESS_XLA_DEVICE)
                           ? "XLA's profiler: JAX, TensorFlow"
                           : "rocprof");
    if (settling->unknown > 0)
        trace_note_add(recording, "device_unknown", settling->unknown,
                       "rows without a category in a process that is named like a "
                       "device count as host rows");
}

int lanes_settle(struct lane_names *lanes, struct interner *interner)
{
    struct trace_recording *recording = interner->recording;
    CLEANUP(free_settling)
    struct settling settling = {.lanes = lanes, .interner = interner};
    const uint32_t alone = KIND_BIT(PROCESS_XLA_HOST);

    if ((lanes->kinds & ~alone) == 0)
        return 0;
    settling.lanes_of =
        calloc((size_t)recording->place_count + 1, sizeof *settling.lanes_of);
    settling.made = calloc((size_t)recording->op_count + 1, sizeof *settling.made);
    settling.made_for = calloc((size_t)recording->op_count + 1, 1);
    if (settling.lanes_of == NULL || settling.made == NULL || settling.made_for == NULL ||
        !settle_places(&settling))
        return -1;
    for (uint32_t row = 0; row < recording->events.count; row++)
        if (settling.lanes_of[recording->events.place[row]].use != LANE_HOST &&
            !settle_row(&settling, row))
            return -1;
    say(&settling);
    return 0;
}
