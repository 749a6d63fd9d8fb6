/* See account_program.h. */
#include "account_program.h"
#include "step_text.h"
#include "trace/resolve.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define LENGTH 160 /* of a program, about */
#define THREADS 3

struct call_name {
    const char *category, *name;
};

/* `?` becomes a small number. */
static const struct call_name calls[] = {
    {"cpu_op", "aten::mm"},
    {"cpu_op", "aten::add"},
    {"cpu_op", "aten::mm"},
    {"cpu_op", "autograd::engine::evaluate_function: MmBackward0"},
    {"cpu_op", "MmBackward0"},
    {"cpu_op", "mark"},
    {"cpu_op", "gloo:all_reduce"},
    {"user_annotation", "mark"},
    {"user_annotation", "forward"},
    {"user_annotation", "forward"},
    {"user_annotation", "iteration ?"},
    {"user_annotation", "layer#?"},
    {"user_annotation", "gloo:broadcast"},
    {"user_annotation", "mpi:send"},
    {"user_annotation", "enumerate(DataLoader)#_SingleProcess.__next__"},
    {"python_function", "a/b/model.py(?): forward"},
    {"python_function", "/home/u/b/model.py(6?): forward"},
    {"python_function", "/v/site-packages/torch/nn.py(1?): call"},
    {"python_function", "torch/nn.py(1?): call"},
    {"python_function", "<built-in method mm of object at 0x7f00dead?000>"},
    {"python_function", "<built-in method acquire of _thread.lock object at 0x7f00?0>"},
    {"python_function", "<method 'join' of 'str' objects>"},
    {"python_function", "threading.py(11?): join"},
    {"python_function", "posixpath.py(7?): join"},
    {"python_function", "selectors.py(4?): select"},
    {"python_function", "torch/utils/data/dataloader.py(63?): __next__"},
    {"python_function", "model.py(7): __next__"},
    {"python_function", "Python GC"},
    {"python_function", "<built-in function collect>"},
    {"cuda_runtime", "cudaDeviceSynchronize"},
    {"cuda_driver", "cuStreamSynchronize"},
    {"cuda_runtime", "cudaMalloc"},
    {"overhead", "Buffer Flush"},
    {"cpu_op", "ProfilerStep#x"},
    /* Modules: on one thread only. */
    {"python_function", "nn.Module: Linear_?"},
    {"python_function", "nn.Module: Linear_?"},
    {"python_function", "nn.Module: Block_?"},
};
#define CALLS (sizeof calls / sizeof *calls)
#define MODULES 3

static const struct step_lane lanes[] = {
    {"kernel", "void gemm<float>(int)", 0, 7},
    {"kernel", "ncclDevKernel_AllReduce", 0, 20},
    {"gpu_memcpy", "Memcpy HtoD", 0, 8},
    {"kernel", "softmax", 1, 9},
    {"gpu_memset", "Memset (Device)", 0, 7},
    {"collective_comm", "reduce", 1, 9},
};
#define LANES (sizeof lanes / sizeof *lanes)

struct writer {
    struct account_program *program;
    struct step_text trace;
    struct chance chance, noise;
    int side;
};

static int below(struct writer *writer, int limit)
{
    return (int)chance_below(&writer->chance, (unsigned)limit);
}

static bool one_in(struct writer *writer, int limit)
{
    return below(writer, limit) == 0;
}

/* Threads 1 and 2 are of the process 1, thread 3 of another. Where the sides are alike,
 * some rows of the test are missing or longer. */
static void add_row(struct writer *writer, const char *category, const char *name,
                    int thread, int64_t ts, int64_t dur, const char *args)
{
    bool varies = writer->program->is_alike && writer->side == 1;
    char begin[40], length[40];

    if (varies && chance_below(&writer->noise, 15) == 0)
        return;
    if (varies && chance_below(&writer->noise, 10) == 0)
        dur += chance_below(&writer->noise, 5);
    ts = ts * writer->program->scale + writer->program->shift;
    dur *= writer->program->scale;
    snprintf(begin, sizeof begin, "%" PRId64 ".%03d", ts / 1000, (int)(ts % 1000));
    snprintf(length, sizeof length, "%" PRId64 ".%03d", dur / 1000, (int)(dur % 1000));
    int pid = thread == 3 ? 2 : 1, tid = thread == 3 ? 1 : thread;
    bool is_renamed = writer->program->is_renamed;
    add_event(&writer->trace.text, category, name, is_renamed ? 900 - pid : pid,
              is_renamed ? 700 - tid : tid, begin, length, args);
}

/* ---- device rows ---- */

/* Some rows have names that only this side has. */
static void add_device_row(struct writer *writer, int64_t launch, int correlation)
{
    const struct step_lane *lane = &lanes[below(writer, (int)LANES)];
    int64_t start = launch + below(writer, one_in(writer, 5) ? 120 : 12) - 2;
    int64_t dur = one_in(writer, 6) ? 0 : below(writer, one_in(writer, 8) ? 90 : 12);
    char name[60], args[120];

    snprintf(name, sizeof name, "%s%s", lane->name,
             writer->program->has_own_rows && one_in(writer, 2)
                 ? (writer->side == 0 ? "_a" : "_b")
                 : "");
    snprintf(args, sizeof args, "\"device\":%d,\"stream\":%d,\"correlation\":%d",
             lane->device, lane->stream, correlation);
    add_row(writer, lane->category, name, 9 + lane->stream, start < 0 ? 0 : start, dur,
            args);
}

static void add_work(struct writer *writer, int thread, int64_t at)
{
    static const char *const names[] = {"cudaLaunchKernel", "cudaLaunchKernel",
                                        "cudaMemcpyAsync", "cudaGraphLaunch"};
    char args[40];
    int correlation = ++writer->trace.correlation;

    if (one_in(writer, 10)) {
        add_device_row(writer, at, 1000000);
        return;
    }
    bool is_first = one_in(writer, 5); /* the device row comes first in the file */
    if (is_first)
        add_device_row(writer, at, correlation);
    snprintf(args, sizeof args, "\"correlation\":%d", correlation);
    add_row(writer, one_in(writer, 6) ? "cuda_driver" : "cuda_runtime",
            names[below(writer, 4)], thread, at, below(writer, 5), args);
    for (int count = is_first ? below(writer, 2) : 1; count > 0; count--)
        add_device_row(writer, at, correlation);
}

/* ---- host rows ---- */

/* A call in [from, to) with calls in it; now and then one that only overlaps it. */
static void add_calls(struct writer *writer, int thread, int64_t from, int64_t to,
                      int depth)
{
    int64_t room = to - from;

    for (int count = 1 + below(writer, 3); count > 0 && writer->program->calls > 0;
         count--) {
        const struct call_name *call =
            &calls[below(writer, (int)(thread == 1 ? CALLS : CALLS - MODULES))];
        int64_t start = from + below(writer, (int)room + 1);
        int64_t end = start + below(writer, (int)(to - start) + 1);
        char name[100];

        if (one_in(writer, 12))
            end += below(writer, 30);
        if (one_in(writer, 6))
            start = from;
        if (one_in(writer, 8))
            end = start;
        size_t number = strcspn(call->name, "?");
        snprintf(name, sizeof name, "%s", call->name);
        if (name[number] == '?')
            name[number] = (char)('0' + below(writer, 3));
        writer->program->calls--;
        bool is_late = one_in(writer, 6); /* inner rows come first in the file */
        if (!is_late)
            add_row(writer, call->category, name, thread, start, end - start, NULL);
        if (depth < 5 && !one_in(writer, 3))
            add_calls(writer, thread, start, end, depth + 1);
        if (is_late)
            add_row(writer, call->category, name, thread, start, end - start, NULL);
        if (writer->program->has_device && writer->program->work > 0 &&
            one_in(writer, 3)) {
            writer->program->work--;
            add_work(writer, one_in(writer, 8) ? 1 + below(writer, THREADS) : thread,
                     start + below(writer, (int)(end - start) + 1));
        }
    }
}

static void add_thread(struct writer *writer, int thread)
{
    struct account_program *program = writer->program;

    program->calls = 1 + below(writer, 14);
    program->work = 6;
    if (thread == 1 && program->is_wrapped[writer->side])
        add_row(writer, "python_function",
                writer->side == 0 ? "train_a.py(3): main" : "train_b.py(9): main", 1, 0,
                LENGTH + 40, NULL);
    while (program->calls > 0 && !one_in(writer, 5)) {
        int64_t from = below(writer, LENGTH / 2);

        add_calls(writer, thread, from, from + below(writer, LENGTH), 0);
    }
}

/* ---- steps ---- */

static void add_steps(struct writer *writer)
{
    int64_t at = below(writer, 30);
    bool is_odd = one_in(writer, 3), is_operator = one_in(writer, 6);
    int threads = is_odd && !writer->program->is_marked ? THREADS : 1;

    for (int i = 0, count = 1 + below(writer, 4); i < count; i++) {
        int64_t dur = one_in(writer, 10) ? 0 : below(writer, 70);
        char name[40];

        if (writer->program->is_marked)
            snprintf(name, sizeof name, ACCOUNT_MARKER " %d", i);
        else
            snprintf(name, sizeof name, "ProfilerStep#%d", is_odd ? below(writer, 3) : i);
        if (is_odd && one_in(writer, 4)) /* a call of the same time */
            add_row(writer, "cpu_op", "aten::mm", 1, at, dur, NULL);
        add_row(writer, is_operator ? "cpu_op" : "user_annotation", name,
                1 + below(writer, threads), at, dur, NULL);
        at += is_odd && one_in(writer, 3) ? below(writer, (int)dur + 1) : dur;
        at += one_in(writer, 3) ? below(writer, 30) : 0;
    }
}

/* ---- the whole ---- */

void account_program_begin(struct account_program *program, uint64_t seed)
{
    *program = (struct account_program){.chance = {seed}, .seed = seed, .scale = 1};
    struct chance *chance = &program->chance;

    program->has_device = chance_below(chance, 3) > 0;
    program->has_steps = chance_below(chance, 4) > 0;
    program->is_marked = program->has_steps && chance_below(chance, 5) == 0;
    program->is_wrapped[0] = chance_below(chance, 3) == 0;
    program->is_wrapped[1] = chance_below(chance, 4) == 0;
    program->has_own_rows = chance_below(chance, 2) == 0;
    program->is_alike = chance_below(chance, 3) > 0;
    program->threads = 1 + (int)chance_below(chance, THREADS);
}

struct trace_recording *account_program_read(struct account_program *program, int side,
                                             int file)
{
    struct writer writer = {.program = program, .side = side};
    struct error error;

    writer.noise.state = chance_next(&program->chance);
    writer.chance.state =
        program->is_alike ? 1000 * program->seed + (uint64_t)file : writer.noise.state;
    bool steps_come_first = one_in(&writer, 2);

    step_begin(&writer.trace);
    if (program->has_steps && steps_come_first)
        add_steps(&writer);
    for (int thread = 1; thread <= program->threads; thread++)
        if (!one_in(&writer, 12))
            add_thread(&writer, thread);
    if (program->has_device && one_in(&writer, 3))
        add_device_row(&writer, below(&writer, LENGTH), 1000000);
    if (program->has_steps && !steps_come_first)
        add_steps(&writer);
    add_row(&writer, "cuda_sync", "Stream Wait Event", 40, 5, 100, NULL);
    struct trace_recording *recording = step_read(&writer.trace);
    if (program->is_marked)
        assert_int_equal(markers_make_steps(recording, ACCOUNT_MARKER, MARKER_UNTIL_END,
                                            &(struct marker_cover){0}, &error),
                         0);
    return recording;
}

uint32_t account_program_choose(struct account_program *program,
                                const struct trace_recording *recording, uint32_t samples,
                                uint32_t *sample_of_step)
{
    struct chance *chance = &program->chance;
    bool is_whole = !recording->has_steps || chance_below(chance, 5) == 0;
    unsigned most = 1 + chance_below(chance, 4);

    for (uint32_t i = 0; i < recording->step_count; i++) {
        bool is_chosen = i == 0 ? is_whole : !is_whole && chance_below(chance, 4) < most;

        sample_of_step[i] = is_chosen ? samples++ : UINT32_MAX;
    }
    assert_true(samples <= ACCOUNT_SAMPLES);
    return samples;
}
