/* See store_fixture.h. */
#include "store_fixture.h"
#include "fixture_kept.h"
#include "store/set_build.h"
#include "store/set_draft.h"
#include "store/set_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <ftw.h>

/* ---- directories ---- */

char *fixture_directory(void)
{
    const char *base = getenv("TMPDIR");
    char *path = fixture_path(base != NULL ? base : "/tmp", "tracediff-store-XXXXXX");

    assert_non_null(mkdtemp(path));
    return path;
}

char *fixture_path(const char *directory, const char *name)
{
    char *path = NULL;

    assert_true(asprintf(&path, "%s/%s", directory, name) > 0);
    return path;
}

static int remove_one(const char *path, const struct stat *status, int type,
                      struct FTW *place)
{
    (void)status;
    (void)type;
    (void)place;
    return remove(path);
}

void fixture_remove(char *directory)
{
    nftw(directory, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    free(directory);
}

/* ---- recordings ---- */

/* A small generator, the same everywhere. */
static uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

struct made_op {
    const char *name;
    size_t length;
    const char *category;
    enum trace_side side;
    enum trace_kind kind;
};
#define NAMED(text) text, sizeof(text) - 1

static const struct made_op made_ops[] = {
    {NAMED("cudaLaunchKernel"), "cuda_runtime", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("aten::mm"), "cpu_op", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("aten::mm"), "user_annotation", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("void gemm<float, 4>(int*)"), "cpu_op", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("void gemm<float, 4>(int*)"), "user_annotation", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED(""), "cpu_op", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("bad \xff\xfe\x80 bytes"), "cpu_op", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("bad \xff\xfe\x81 bytes"), "cpu_op", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("nul \0 inside"), "python_function", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("nul \0 other"), "python_function", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("\xce\xa3 \xe2\x82\xac"), "cpu_op", TRACE_HOST, TRACE_KIND_NONE},
    {NAMED("void gemm<float, 4>(int*)"), "kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION},
    {NAMED("void gemm<half, 8>(int*)"), "kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION},
    {NAMED("gemm"), "kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION},
    {NAMED("gemm"), "kernel", TRACE_DEVICE, TRACE_KIND_COMMUNICATION},
    {NAMED("ncclKernel_AllReduce"), "kernel", TRACE_DEVICE, TRACE_KIND_COMMUNICATION},
    {NAMED("Memcpy HtoD (Pageable -> Device)"), "gpu_memcpy", TRACE_DEVICE,
     TRACE_KIND_MEMORY},
    {NAMED("ProfilerStep#7"), "gpu_user_annotation", TRACE_NEITHER, TRACE_KIND_NONE},
};
#define MADE_OPS (sizeof made_ops / sizeof made_ops[0])
#define OWN_OPS 5 /* more, whose names depend on the seed */

static void *must_alloc(size_t count, size_t size)
{
    void *memory = calloc(count + 1, size);

    assert_non_null(memory);
    return memory;
}

static void make_ops(struct trace_recording *recording, unsigned seed, bool host_only)
{
    recording->ops = must_alloc(MADE_OPS + OWN_OPS, sizeof *recording->ops);
    /* The seed decides the order: numbers differ from file to file. */
    for (size_t i = 0; i < MADE_OPS; i++) {
        const struct made_op *made = &made_ops[(i + seed) % MADE_OPS];

        if (host_only && made->side != TRACE_HOST)
            continue;
        recording->ops[recording->op_count++] = (struct trace_op){
            .name = strings_add(&recording->names, made->name, made->length),
            .category =
                strings_add(&recording->names, made->category, strlen(made->category)),
            .side = (uint8_t)made->side,
            .kind = (uint8_t)made->kind};
    }
    for (unsigned i = 0; i < OWN_OPS; i++) {
        char name[64];
        int length = snprintf(name, sizeof name, "op %u of %u", i, seed);

        recording->ops[recording->op_count++] = (struct trace_op){
            .name = strings_add(&recording->names, name, (size_t)length),
            .category = strings_add(&recording->names, "cpu_op", 6),
            .side = TRACE_HOST};
    }
}

/* Four inputs with a shape, and two of these with types, one with values too. */
static void make_inputs(struct trace_recording *recording, uint32_t seed)
{
    static const char *const types[] = {"[\"float\",\"\"]", "[\"Scalar\"]"};
    const char *type = types[seed % 2];

    recording->inputs_count = 4;
    recording->inputs = must_alloc(4, sizeof *recording->inputs);
    for (uint32_t i = 0; i < 4; i++)
        recording->inputs[i] = (struct trace_inputs){i, TRACE_NONE, TRACE_NONE};
    recording->inputs[1].types = recording->inputs[2].types =
        strings_add(&recording->arguments, type, strlen(type));
    recording->inputs[2].values = strings_add(&recording->arguments, "[\"7\"]", 5);
}

static void make_sequences(struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;

    recording->sequences = must_alloc(events->count, sizeof *recording->sequences);
    for (uint32_t row = 0; row < events->count; row++)
        if (recording->ops[events->op[row]].side == TRACE_HOST && row % 3 == 0)
            recording->sequences[recording->sequence_count++] = (struct trace_sequence){
                .row = row,
                .forward_thread = row % 2 == 0   ? 0
                                  : row % 7 == 0 ? UINT32_MAX
                                                 : row % 5,
                .number = row % 11 == 0 ? INT64_MAX - row : (int64_t)row / 2};
}

static void make_memory(struct trace_recording *recording)
{
    uint32_t count = recording->events.count / 3;

    recording->memory_instants = must_alloc(count, sizeof *recording->memory_instants);
    recording->memory_count = count;
    for (uint32_t i = 0; i < count; i++)
        recording->memory_instants[i] = (struct trace_memory){
            .ts = recording->events.ts[i],
            .bytes = i % 5 == 0 ? INT64_MIN + i : (int64_t)i * 512 - 9000,
            .address = i % 4 == 0 ? 0 : UINT64_MAX - i,
            .allocated = i % 6 == 0 ? INT64_MAX - i : 0,
            .device_type = i % 3 == 0 ? (int32_t)(i % 7) - 1 : -1,
            .device_id = -1,
            .place = i % recording->place_count,
            .fields = (uint8_t)((i % 4 == 0 ? 0 : TRACE_MEMORY_ADDRESS) |
                                (i % 6 == 0 ? TRACE_MEMORY_ALLOCATED : 0) |
                                (i % 3 == 0 ? TRACE_MEMORY_DEVICE_TYPE : 0))};
}

static void make_places(struct trace_recording *recording, unsigned seed)
{
    static const char *const pids[] = {"100", "Spans", "", "-1"};

    recording->place_count = 7;
    recording->places = must_alloc(recording->place_count, sizeof *recording->places);
    for (uint32_t i = 0; i < recording->place_count; i++) {
        const char *pid = pids[(i + seed) % 4];
        char tid[32];
        int length = snprintf(tid, sizeof tid, "stream %u", i % 3);

        recording->places[i] = (struct trace_place){
            .pid = strings_add(&recording->names, pid, strlen(pid)),
            .tid = strings_add(&recording->names, tid, (size_t)length),
            .device = (int32_t)i - 1,
            .stream = i == 3 ? INT64_MIN : (int64_t)i * 7 - 1};
    }
    for (unsigned i = 0; i < 4; i++) {
        char shape[32];
        int length = snprintf(shape, sizeof shape, "[[%u, 16]]", i * (seed % 3 + 1));

        strings_add(&recording->shapes, shape, (size_t)length);
    }
    make_inputs(recording, seed);
}

static void alloc_events(struct trace_recording *recording, uint32_t count)
{
    struct trace_events *events = &recording->events;

    events->count = events->capacity = count;
    events->ts = must_alloc(count, sizeof *events->ts);
    events->dur = must_alloc(count, sizeof *events->dur);
    events->self = must_alloc(count, sizeof *events->self);
    events->op = must_alloc(count, sizeof *events->op);
    events->place = must_alloc(count, sizeof *events->place);
    events->correlation = must_alloc(count, sizeof *events->correlation);
    events->link = must_alloc(count, sizeof *events->link);
}

#define BASE_NS INT64_C(1739836029603187000)
#define ROW_NS 1000
#define STEP_GAP_NS 2000

static void make_event(struct trace_recording *recording, uint32_t row, uint32_t *random,
                       int64_t unit)
{
    struct trace_events *events = &recording->events;
    uint32_t op = next_random(random) % recording->op_count;
    uint8_t side = recording->ops[op].side;

    events->op[row] = op;
    events->place[row] = next_random(random) % recording->place_count;
    events->ts[row] =
        BASE_NS + (int64_t)row * ROW_NS + (int64_t)(next_random(random) % 5000) * unit;
    if (unit == 1000) /* base time is no whole microsecond, the differences are */
        events->ts[row] = BASE_NS + 7 + (int64_t)(next_random(random) % 90000) * unit;
    events->dur[row] = (int64_t)(next_random(random) % 4000) * unit;
    if (next_random(random) % 1000 == 0)
        events->dur[row] = INT64_C(86400000000000);
    events->self[row] = events->dur[row];
    events->link[row] = TRACE_NONE;
    if (side == TRACE_HOST && next_random(random) % 3 == 0)
        events->self[row] -= (int64_t)(next_random(random) % 4000) * unit;
    if (events->self[row] < 0)
        events->self[row] = 0;
    if (side != TRACE_DEVICE && next_random(random) % 2 == 0)
        events->link[row] = next_random(random) % recording->inputs_count;
    if (side == TRACE_DEVICE && next_random(random) % 8 != 0)
        events->link[row] = next_random(random) % events->count; /* checked later */
    if (next_random(random) % 2 == 0)
        events->correlation[row] = 1 + next_random(random) % recording->correlation_count;
}

static void make_events(struct trace_recording *recording,
                        const struct fixture_options *options)
{
    struct trace_events *events = &recording->events;
    uint32_t random = options->seed * 2654435761u + 1;

    alloc_events(recording, options->events);
    recording->correlation_count = 500;
    recording->correlations = must_alloc(500, sizeof *recording->correlations);
    for (uint32_t i = 0; i < 500; i++)
        recording->correlations[i] = (int64_t)i * 3 + 1000;
    recording->correlations[0] = INT64_MIN; /* the widest differences */
    recording->correlations[1] = INT64_MAX;
    recording->correlations[2] = 0;
    for (uint32_t row = 0; row < events->count; row++)
        make_event(recording, row, &random, options->whole_us ? 1000 : 1);
    recording->copies = must_alloc(events->count, sizeof *recording->copies);
    for (uint32_t row = 0; row < events->count; row++) {
        const struct trace_op *op = &recording->ops[events->op[row]];

        if (op->side == TRACE_DEVICE && events->link[row] != TRACE_NONE &&
            recording->ops[events->op[events->link[row]]].side != TRACE_HOST)
            events->link[row] = TRACE_NONE;
        if (op->kind == TRACE_KIND_MEMORY && row % 5 != 0)
            recording->copies[recording->copy_count++] =
                (struct trace_copy){.row = row,
                                    .bytes = row % 3 == 0 ? -1 : (int64_t)row * 4096,
                                    .bandwidth = row % 4 == 0 ? 0 : (double)row / 7.0};
    }
    recording->first_ns = events->count == 0 ? 0 : events->ts[0];
    for (uint32_t row = 0; row < events->count; row++)
        if (events->ts[row] < recording->first_ns)
            recording->first_ns = events->ts[row];
}

int fixture_step_of(const struct trace_recording *recording, uint32_t row,
                    int64_t *number)
{
    const struct trace_events *events = &recording->events;
    int64_t best = INT64_MIN;
    int found = 0;

    if (recording->ops[events->op[row]].side == TRACE_DEVICE) {
        if (events->link[row] == TRACE_NONE)
            return 0;
        row = events->link[row];
    }
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        const struct trace_step_row *step = &recording->step_rows[i];

        if (step->ts > events->ts[row] || events->ts[row] >= step->ts + step->dur ||
            step->ts < best)
            continue;
        best = step->ts;
        *number = step->number;
        found = 1;
    }
    return found;
}

/* The window begins and ends later than the row. */
static void add_step_row(struct trace_recording *recording, int64_t number, int64_t ts,
                         int64_t dur)
{
    recording->step_rows[recording->step_row_count++] =
        (struct trace_step_row){number, ts, dur, ts + 3, ts + dur + 7};
}

/* Step rows over the time of the events, in no order, some inside others, two of one
 * number. */
static void make_step_rows(struct trace_recording *recording,
                           const struct fixture_options *options)
{
    int64_t length = ((int64_t)options->events * ROW_NS + 5000) / (options->steps + 1);

    recording->has_steps = options->steps > 0;
    recording->step_rows =
        must_alloc(options->steps * 2 + 2, sizeof *recording->step_rows);
    for (uint32_t i = options->steps; i-- > 0;) {
        int64_t start = BASE_NS + 1000 + i * length;
        add_step_row(recording, options->first_step + i, start, length - STEP_GAP_NS);
        if (i == 1) /* a second row of the number, and one that overlaps it */
            add_step_row(recording, options->first_step + i, start + length / 2, length);
    }
}

/* The cells of one step, event by event. */
static size_t sum_cells(const struct trace_recording *recording, bool pseudo,
                        int64_t number, struct trace_cell *cells)
{
    const struct trace_events *events = &recording->events;
    size_t count = 0;

    for (uint32_t op = 0; op < recording->op_count; op++) {
        struct trace_cell cell = {.op = op, .min = INT64_MAX, .max = INT64_MIN};

        for (uint32_t row = 0; row < events->count; row++) {
            int64_t step = 0;

            if (events->op[row] != op ||
                (!pseudo &&
                 (fixture_step_of(recording, row, &step) == 0 || step != number)))
                continue;
            cell.count++;
            cell.total += events->dur[row];
            cell.self += events->self[row];
            cell.min = events->dur[row] < cell.min ? events->dur[row] : cell.min;
            cell.max = events->dur[row] > cell.max ? events->dur[row] : cell.max;
        }
        if (cell.count > 0)
            cells[count++] = cell;
    }
    return count;
}

static void make_steps(struct trace_recording *recording,
                       const struct fixture_options *options)
{
    uint32_t count = options->steps + 1;
    size_t next = 0;

    recording->step_count = count;
    recording->steps = must_alloc(count, sizeof *recording->steps);
    recording->cell_begin = must_alloc(count + 1, sizeof *recording->cell_begin);
    recording->cells =
        must_alloc((size_t)count * recording->op_count, sizeof *recording->cells);
    for (uint32_t i = 0; i < count; i++) {
        int64_t number = options->first_step + (int64_t)i - 1;

        recording->steps[i] =
            (struct trace_step){.pseudo = i == 0,
                                .number = i == 0 ? 0 : number,
                                .ts = BASE_NS + i,
                                .end = BASE_NS + 1100 + 5 * i,
                                .dur = 1000 + i,
                                .host_ts = BASE_NS + i - (i > 0 ? 3 : 0),
                                .host = i == 0 ? 1000 : 900 + i,
                                .lag = i == 0 ? 0 : 40 + i,
                                .has_parts = !options->host_only,
                                .compute = options->host_only ? 0 : 400,
                                .exposed_communication = options->host_only ? 0 : 300,
                                .exposed_memory = options->host_only ? 0 : 200,
                                .idle = options->host_only ? 0 : 100 + i};
        recording->cell_begin[i] = next;
        next += sum_cells(recording, i == 0, number, recording->cells + next);
    }
    recording->cell_begin[count] = next;
}

static void make_launch_shapes(struct trace_recording *recording)
{
    recording->launch_shapes = must_alloc(3, sizeof *recording->launch_shapes);
    recording->launch_shapes[0] =
        (struct trace_launch_shape){1, recording->ops[0].name, 1, 5, 500};
    recording->launch_shapes[1] =
        (struct trace_launch_shape){1, TRACE_NONE, TRACE_NONE, 2, 20};
    recording->launch_shape_count = 2;
}

struct trace_recording *fixture_empty_recording(void)
{
    static const struct fixture_options none = {0};
    struct trace_recording *recording = must_alloc(1, sizeof *recording);

    strings_init(&recording->names, (size_t)1 << 24);
    strings_init(&recording->shapes, (size_t)1 << 24);
    strings_init(&recording->arguments, (size_t)1 << 24);
    make_steps(recording, &none);
    recording->metadata = strdup("{}");
    recording->hash[0] = 1;
    return recording;
}

struct trace_recording *fixture_recording(const struct fixture_options *options)
{
    struct trace_recording *recording = must_alloc(1, sizeof *recording);

    strings_init(&recording->names, (size_t)1 << 24);
    strings_init(&recording->shapes, (size_t)1 << 24);
    strings_init(&recording->arguments, (size_t)1 << 24);
    make_ops(recording, options->seed, options->host_only);
    make_places(recording, options->seed);
    make_events(recording, options);
    make_step_rows(recording, options);
    make_steps(recording, options);
    make_launch_shapes(recording);
    make_sequences(recording);
    make_memory(recording);
    fixture_counters(recording);
    fixture_collectives(recording);
    recording->rank_source = TRACE_RANK_STATED;
    recording->base_time_known = true;
    recording->metadata =
        strdup("{\"schemaVersion\":1,\"deviceProperties\":[{\"id\":0,\"name\":\"Test "
               "GPU\"},{\"id\":1,\"name\":\"Test GPU\"}],\"distributedInfo\":"
               "{\"rank\":0,\"world_size\":4}}");
    recording->quality =
        (struct trace_quality){options->events + 5, options->events, 1, 2, 2, 1, 3};
    snprintf(recording->notes[0].kind, sizeof recording->notes[0].kind,
             "duration_over_24h");
    snprintf(recording->notes[0].example, sizeof recording->notes[0].example, "row 3");
    recording->notes[0].count = 2;
    recording->note_count = 1;
    recording->hash[0] = options->seed * UINT64_C(0x9e3779b97f4a7c15);
    recording->hash[1] = ~recording->hash[0] + options->events;
    recording->disk_hash[0] = recording->hash[0] ^ 0xff;
    recording->disk_hash[1] = options->seed;
    memcpy(recording->seal.bytes, recording->hash, sizeof recording->hash);
    memcpy(recording->disk_seal.bytes, recording->disk_hash, sizeof recording->hash);
    recording->raw_bytes = options->events * UINT64_C(300);
    recording->disk_bytes = options->events * UINT64_C(15) + options->seed;
    return recording;
}

void fixture_write(struct store *store, struct trace_recording *const *recordings,
                   size_t count, const char *label, char id[33], bool *already_stored)
{
    struct set_file_place *places = must_alloc(count, sizeof *places);
    struct set_contents contents;
    struct set_draft *draft = NULL;
    struct set_writer *writer = NULL;
    struct error error = {0};

    assert_ok(set_draft_make(store, &draft, &error), error);
    assert_ok(set_writer_open(set_draft_path(draft), &writer, &error), error);
    for (size_t i = count; i-- > 0;) { /* any order of calls */
        char name[32];

        snprintf(name, sizeof name, "rank%zu.json", i);
        assert_ok(set_writer_add(writer, (uint32_t)i, name, recordings[i], &error),
                  error);
        places[i] =
            (struct set_file_place){(uint32_t)i, (int64_t)i, 0, TRACE_RANK_STATED, false};
    }
    assert_ok(set_writer_finish(writer, places, count, label, &contents, &error), error);
    assert_ok(
        set_draft_publish(draft, &contents, label, NULL, id, already_stored, &error),
        error);
    set_contents_free(&contents);
    free(places);
}
